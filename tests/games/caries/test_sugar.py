"""Arriving on sugar: how many teeth, which of them, and what becomes of them."""

import pytest

from tabletop.games.caries.events import Cause, NothingChanged, ToothChanged
from tabletop.games.caries.teeth import Tooth


@pytest.fixture
def sugar(caries, mouth):
    """Counts of markers after so much sugar on a mouth of these counts."""

    def sugar(before, amount):
        state = caries.position(f"0.01+0 {mouth(*before)}", turn="1 sugar", dice="one 1")
        return caries.counts(caries.play(state, f"roll {amount}"))

    return sugar


# 3.2: the die is thrown a second time, after the walk.
def test_sugar_asks_for_a_second_throw(caries):
    state = caries.play(caries.position(), "one die", "roll 1")
    assert caries.says(state) == "1 sugar"
    assert caries.may(state) == [f"roll {face}" for face in range(1, 7)]


# 3.2, 1 to 4: red, then orange, then yellow, then healthy teeth; reading 3.
@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        pytest.param((0, 0, 0, 0), 3, (3, 0, 0, 0), id="healthy teeth get sugar"),
        pytest.param((2, 0, 0, 0), 2, (0, 2, 0, 0), id="sugar becomes a cavity"),
        pytest.param((0, 2, 0, 0), 2, (0, 0, 2, 0), id="a cavity gets sugar"),
        pytest.param((0, 0, 2, 0), 2, (0, 0, 0, 2), id="a cavity with sugar becomes deep"),
        pytest.param((3, 3, 3, 0), 2, (3, 3, 1, 2), id="red goes first"),
        pytest.param((3, 3, 1, 0), 2, (3, 2, 1, 1), id="orange only when red is used up"),
        pytest.param((3, 1, 1, 0), 3, (2, 1, 1, 1), id="yellow only when orange is used up"),
        pytest.param((1, 1, 1, 0), 4, (1, 1, 1, 1), id="healthy only when yellow is used up"),
        pytest.param((3, 2, 1, 1), 4, (2, 1, 2, 2), id="the example of the readings"),
        pytest.param((1, 0, 0, 15), 6, (0, 1, 0, 15), id="it stops when nothing can change"),
        pytest.param((0, 0, 0, 16), 6, (0, 0, 0, 16), id="black is never touched"),
        pytest.param((0, 0, 1, 15), 6, (0, 0, 0, 16), id="the last red tooth, then nothing"),
        pytest.param((2, 0, 0, 0), 6, (4, 2, 0, 0), id="each tooth changes once at most"),
    ],
)
def test_sugar_works_on_the_worst_first(sugar, before, amount, after):
    assert sugar(before, amount) == after


# 3.2: one of the four changes a tooth, judged by the mouth before the sugar.
def test_what_has_just_changed_does_not_change_again(sugar):
    assert sugar((1, 1, 1, 0), 6) == (3, 1, 1, 1)


def test_every_change_is_told_worst_first(caries):
    state = caries.position("0.01+0 yor", turn="1 sugar", dice="one 1")
    _, story = caries.tell(state, "roll 3")
    assert story[1:] == (
        ToothChanged(0, 3, Tooth.RED, Tooth.BLACK, Cause.SUGAR),
        ToothChanged(0, 2, Tooth.ORANGE, Tooth.RED, Cause.SUGAR),
        ToothChanged(0, 1, Tooth.YELLOW, Tooth.ORANGE, Cause.SUGAR),
    )


def test_that_nothing_changed_is_told(caries):
    state = caries.position(f"0.01+0 {'b' * 16}", turn="1 sugar", dice="one 1")
    _, story = caries.tell(state, "roll 5")
    assert story[-1] == NothingChanged(0, Cause.SUGAR)


def test_the_turn_is_over_after_the_sugar(caries):
    state = caries.position("0.01+0", "0.00+0", turn="1 sugar", dice="one 1")
    assert caries.says(caries.play(state, "roll 5")) == "2 move"


def test_only_who_arrived_is_touched(caries):
    state = caries.position("0.01+0 yy", "0.01+0 yy", turn="2 sugar", dice="one 1")
    state = caries.play(state, "roll 2")
    assert caries.player(state, 1) == "0.01+0 yy"
    assert caries.player(state, 2) == "0.01+0 oo"
