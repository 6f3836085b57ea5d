"""In the middle of a chain: taken back, played again, kept and read back."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.errors import IllegalAction
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed

# Seat 1 crosses 3 and 5 of the first yellow row in its turn; seat 2 leaves it a yellow 6.
BEFORE = (
    "starts 1",
    "roll 3 3 3 3 3 3",
    "take yellow 3.1",
    "roll 5 5 5 5 5",
    "take white as yellow 5.1",
    "roll 6 6 6 6",
    "take purple",
    "decline",
    "roll 6 6 6 6 6 6",
    "take blue 12",
    "roll 6 6 6 6 6",
    "take green",
    "roll 6 6 6 6",
    "take orange",
)
CHAIN = ("take yellow 6.1", "cross blue 7")


@pytest.fixture
def begin(clever):
    """A match of two in which seat 1 is about to complete its yellow row, played on from there."""

    def begin(*lines, fair_undo=False):
        agreed = settled(clever.game.options, {}, "clever")
        players = unnamed([None, None])
        match = Match(clever.game, Setup(agreed, players, 1, own_dice=True, fair_undo=fair_undo))
        match.replayed([clever.game.decode(line) for line in (*BEFORE, *lines)])
        return match

    return begin


def lines(match):
    return [match.game.encode(action) for action in match.actions[len(BEFORE) :]]


@pytest.mark.parametrize("fair_undo", [False, True])
class TestUndo:
    def test_the_mark_that_began_the_chain(self, clever, begin, fair_undo):
        match = begin(CHAIN[0], fair_undo=fair_undo)
        assert clever.due(match.state) == "blue cross of yellow row 1"
        assert match.undo()
        assert lines(match) == []
        assert clever.due(match.state) == "-"
        assert clever.sheet(match.state) == "y 3.1 5.1 p 6 r 0/1"
        assert clever.says(match.state) == "asked 1 passive 3"

    def test_back_into_the_middle_of_the_chain(self, clever, begin, fair_undo):
        match = begin(CHAIN[0], fair_undo=fair_undo)
        middle = match.state
        match = begin(*CHAIN, fair_undo=fair_undo)
        assert clever.says(match.state) == "asked 1 throw 1"
        assert match.undo()
        assert match.state == middle
        assert clever.due(match.state) == "blue cross of yellow row 1"

    def test_step_by_step_and_forth_again(self, clever, begin, fair_undo):
        match = begin(*CHAIN, fair_undo=fair_undo)
        there = match.state
        assert match.undo()
        assert match.undo()
        assert lines(match) == []
        assert match.redo()
        assert lines(match) == [CHAIN[0]]
        assert match.redo()
        assert lines(match) == list(CHAIN)
        assert match.state == there

    def test_another_cross_instead(self, clever, begin, fair_undo):
        match = begin(*CHAIN, fair_undo=fair_undo)
        assert match.undo()
        match.play(clever.game.decode("cross blue 2"))
        assert not match.redo()
        assert clever.sheet(match.state) == "y 3.1 6.1 5.1 b 2 p 6 r 0/1 e 0/1"


class TestWaiting:
    """While a bonus waits nothing else can be done."""

    @pytest.mark.parametrize(
        "line", ["decline", "done", "take yellow 6.4", "cross yellow 6.4", "roll 1 1 1 1 1 1"]
    )
    def test_nothing_but_its_cross(self, clever, begin, line):
        match = begin(CHAIN[0])
        with pytest.raises(IllegalAction, match="blue cross of yellow row 1"):
            match.play(clever.game.decode(line))
        assert lines(match) == [CHAIN[0]]


class TestKept:
    @pytest.mark.parametrize("played", [CHAIN[:1], CHAIN], ids=["in the middle", "after it"])
    def test_a_chain_is_kept_and_read_back(self, clever, begin, tmp_path, played):
        match = begin(*played)
        save.write(match, tmp_path / "chain.tabletop")
        again = save.read(tmp_path / "chain.tabletop", games.load)
        assert again.state == match.state
        assert lines(again) == list(played)
        assert clever.may(again.state) == clever.may(match.state)

    def test_with_what_was_taken_back(self, begin, tmp_path):
        match = begin(*CHAIN)
        there = match.state
        assert match.undo()
        save.write(match, tmp_path / "chain.tabletop")
        again = save.read(tmp_path / "chain.tabletop", games.load)
        assert again.state == match.state
        assert again.redo()
        assert again.state == there

    def test_the_black_bonus_alone(self, clever, tmp_path):
        agreed = settled(clever.game.options, {}, "clever")
        match = Match(clever.game, Setup(agreed, unnamed([None]), 3))
        while clever.due(match.state) != "black of round 4":
            chance = clever.game.turn(match.state) == -1
            match.play(match.drawn() if chance else clever.game.legal_actions(match.state)[0])
        save.write(match, tmp_path / "black.tabletop")
        assert save.read(tmp_path / "black.tabletop", games.load).state == match.state
