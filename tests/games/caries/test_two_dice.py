"""The variant with two dice: faster, and more sugar."""

import pytest

from tabletop.games.caries.events import DiceThrown, Purpose


@pytest.fixture
def start(caries):
    def start(player="0.00+0", **kept):
        return caries.position(player, "0.00+0", dice_option="two", **kept)

    return start


# 5: one die or two, chosen before every throw.
def test_one_die_or_two_before_every_throw(caries, start):
    assert caries.may(start()) == ["one die", "two dice"]
    assert caries.may(start("3.17+2 oo")) == ["one die", "two dice"]


def test_without_the_variant_there_is_one_die(caries):
    assert caries.may(caries.position("0.00+0")) == ["one die"]


# 5: the pawn goes the sum of both.
def test_the_pawn_goes_the_sum(caries, start):
    state, story = caries.tell(start(), "two dice", "roll 3 6")
    assert caries.player(state) == "0.09+0"
    assert story[0] == DiceThrown(0, Purpose.MOVE, (3, 6))


def test_two_dice_fall_in_thirty_six_ways(caries, start):
    state = caries.play(start(), "two dice")
    falls = [f"roll {one} {two}" for one in range(1, 7) for two in range(1, 7)]
    assert caries.may(state) == falls


# 5: moved by two, the sugar is the sum of two.
def test_moved_by_two_sugar_is_the_sum_of_two(caries, start):
    state = caries.play(start(), "two dice", "roll 2 2")
    assert len(caries.may(state)) == 36
    assert caries.counts(caries.play(state, "roll 5 6")) == (11, 0, 0, 0)


def test_moved_by_one_sugar_is_one_die(caries, start):
    state = caries.play(start(), "one die", "roll 4")
    assert caries.may(state) == [f"roll {face}" for face in range(1, 7)]


def test_the_cube_spares_the_sugar_of_two_dice_too(caries, start):
    state = caries.play(start(cube="1"), "two dice", "roll 2 2")
    assert state.cube is None
    assert caries.says(state) == "2 move"


# Reading 7: appointments are always one die.
def test_appointments_are_one_die_also_after_two(caries, start):
    state = caries.play(start(cube="2"), "two dice", "roll 1 2")
    assert caries.says(state) == "1 appointments"
    assert caries.may(state) == [f"roll {face}" for face in range(1, 7)]


def test_the_knock_is_the_same_after_two(caries, start):
    state = caries.play(start("0.10+0"), "two dice", "roll 2 2")
    assert len(caries.may(state)) == 16


# 3.6: the dentist stops two dice as well.
def test_the_dentist_stops_two_dice_too(caries, start):
    state = caries.play(start("0.20+0"), "two dice", "roll 6 6")
    assert caries.player(state) == "1.00+0"


# 5: the choice of a throw binds only that throw, and only that player.
def test_the_next_throw_is_chosen_anew(caries, start):
    state = caries.play(start(), "two dice", "roll 1 1", "one die", "roll 4")
    assert caries.may(state) == [f"roll {face}" for face in range(1, 7)]
    assert caries.may(caries.play(state, "roll 1")) == ["one die", "two dice"]
