"""Which of several equal teeth: the player picks, and it changes no odds (reading 4)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import games
from tabletop.games.caries.actions import Knocked
from tabletop.games.caries.position import Phase
from tabletop.kernel.game import CHANCE, one_of


@pytest.fixture
def eating(caries):
    def eating(teeth):
        return caries.position(f"0.01+0 {teeth}", turn="1 sugar", dice="one 1", teeth="choose")

    return eating


# 3.2: "in case of equal teeth the player chooses the place".
class TestSugar:
    def test_equal_teeth_are_asked_for(self, caries, eating):
        state = caries.play(eating("oyoyo"), "roll 2")
        assert caries.may(state) == ["tooth 1", "tooth 3", "tooth 5", "choose for me"]

    def test_one_by_one_until_the_sugar_is_used_up(self, caries, eating):
        state = caries.play(eating("ooo"), "roll 2", "tooth 3")
        assert caries.may(state) == ["tooth 1", "tooth 2", "choose for me"]
        state = caries.play(state, "tooth 1")
        assert caries.player(state) == "0.01+0 ror"
        assert caries.says(state) == "1 move"

    def test_only_the_last_kind_is_asked_for(self, caries, eating):
        state = caries.play(eating("yyor"), "roll 3")
        assert caries.player(state) == "0.01+0 yyrb"
        assert caries.may(state) == ["tooth 1", "tooth 2", "choose for me"]

    def test_nothing_is_asked_where_all_change(self, caries, eating):
        assert caries.says(caries.play(eating("oor"), "roll 3")) == "1 move"

    def test_the_rest_can_be_left_to_the_game(self, caries, eating):
        state = caries.play(eating("oooo"), "roll 3", "tooth 2", "choose for me")
        assert caries.counts(state) == (0, 1, 3, 0)
        assert caries.says(state) == "1 move"


class TestDentist:
    def test_equal_teeth_are_asked_for_and_paid_one_by_one(self, caries):
        before = caries.position("0.27+4 bobob", teeth="choose")
        state = caries.play(before, "one die", "roll 1")
        assert caries.may(state) == ["tooth 1", "tooth 3", "tooth 5", "choose for me"]
        state = caries.play(state, "tooth 3")
        assert caries.player(state) == "0.00+2 bo.ob"
        assert caries.player(caries.play(state, "tooth 5")) == "1.00+0 bo.o"

    def test_a_last_appointment_asks_which_black_turns_orange(self, caries):
        before = caries.position("0.27+1 bob", teeth="choose")
        state = caries.play(before, "one die", "roll 1", "tooth 3")
        assert caries.player(state) == "1.00+0 boo"

    def test_after_the_black_teeth_the_orange_ones_are_asked_for(self, caries):
        before = caries.position("0.27+3 boo", teeth="choose")
        state = caries.play(before, "one die", "roll 1")
        assert caries.player(state) == "0.00+1 .oo"
        assert caries.may(state) == ["tooth 2", "tooth 3", "choose for me"]
        assert caries.player(caries.play(state, "tooth 3")) == "1.00+0 .o"

    def test_a_fifth_lap_is_asked_about_after_the_teeth(self, caries):
        before = caries.position("4.27+1 oo", "0.00+0", teeth="choose")
        state = caries.play(before, "one die", "roll 1", "tooth 2")
        assert caries.says(state) == "1 stop"


# Reading 4: left to the game, the molars go first, left and right in turn.
def test_left_to_the_game_the_molars_go_first(caries):
    state = caries.position("0.01+0", turn="1 sugar", dice="one 1")
    _, story = caries.tell(state, "roll 5")
    assert [event.tooth for event in story[1:]] == [1, 16, 2, 15, 3]


@given(st.integers(0, 10**6), st.sampled_from(["one", "two"]))
def test_whatever_is_picked_the_counts_are_those_of_the_game(seed, dice):
    """The same dice, teeth picked here and left to the game there: always the same markers."""
    game, rng = games.load("caries"), Random(seed)
    left = game.initial({"dice": dice}, 2)
    picked = game.initial({"dice": dice, "teeth": "choose"}, 2)
    while (turn := game.turn(left)) is not None:
        while picked.phase in (Phase.SUGAR_TEETH, Phase.DENTIST_TEETH):
            picked = game.apply(picked, one_of(game.legal_actions(picked), rng)).state
        assert _counts(picked) == _counts(left)
        action = game.sample(left, rng) if turn == CHANCE else one_of(game.legal_actions(left), rng)
        picked = game.apply(picked, _alike(action, left, picked)).state
        left = game.apply(left, action).state


def _counts(state):
    return [
        (sorted(player.mouth), player.space, player.laps, player.appointments)
        for player in state.players
    ]


def _alike(action, left, picked):
    """The same action; a knock hits a tooth that has the same marker."""
    if not isinstance(action, Knocked):
        return action
    return Knocked(1 + picked.player.mouth.index(left.player.mouth[action.tooth - 1]))
