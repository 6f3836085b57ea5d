"""Who begins, how many rounds, who has the dice, and what every round gives first."""

from __future__ import annotations

from itertools import groupby

import pytest

from tabletop.games.clever.events import (
    BonusUsed,
    BonusWon,
    Declined,
    DiceRolled,
    Marked,
    MatchEnded,
    RoundBegan,
    StartDrawn,
)
from tabletop.games.clever.printed import Area, Bonus

UNTHROWN = "w. y. b. g. o. p. / - / -"
LAST_DICE = "- / w1 y2 b2 / g3 o4 p5"


@pytest.fixture
def after_round(clever):
    """The last passive player of a round has just declined."""

    def after_round(number, *sheets, first=1):
        seats = len(sheets)
        active, asked = (first - 2) % seats + 1, (first - 3) % seats + 1
        state = clever.position(
            *sheets,
            round=number,
            first=first,
            active=active,
            dice=LAST_DICE,
            turn=f"asked {asked} passive 3",
        )
        return clever.tell(state, "decline")

    return after_round


class TestBeginning:
    # 1: one player takes the dice and opens the match; here by lot.
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_lot_says_who_begins(self, clever, seats):
        state = clever.start(seats)
        assert clever.may(state) == [f"starts {seat}" for seat in range(1, seats + 1)]
        state, story = clever.tell(state, f"starts {seats}")
        assert story[:2] == (StartDrawn(seats - 1), RoundBegan(1))
        assert clever.says(state) == f"asked {seats} throw 1"

    def test_alone_the_lot_has_but_one_to_fall_on(self, clever):
        assert clever.may(clever.start(1)) == ["starts 1"]
        state, story = clever.tell(clever.start(1), "starts 1")
        assert clever.says(state) == "asked 1 throw 1"
        assert story[0] == RoundBegan(1), "nobody is told who begins"


class TestTurns:
    # 1, 2: in each round everybody has the dice once, and is passive in all other turns.
    @pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 5), (4, 4)])
    def test_everybody_has_the_dice_once_a_round(self, clever, seats, rounds):
        start = clever.play(clever.start(seats), "starts 2")
        turns = [
            (state.round, state.active, state.asked)
            for state in clever.walk(start, "turns")
            if " round " not in clever.says(state) and clever.game.turn(state) is not None
        ]
        expected = [
            (number, (1 + turn) % seats, (1 + turn + step) % seats)
            for number in range(1, rounds + 1)
            for turn in range(seats)
            for step in range(seats)
        ]
        assert [turn for turn, _ in groupby(turns)] == expected

    # 1: six rounds for two, five for three, four for four.
    @pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 5), (4, 4)])
    def test_the_match_ends_with_the_last_round(self, clever, after_round, seats, rounds):
        state, story = after_round(rounds, *[""] * seats)
        assert story == (Declined((-2) % seats), MatchEnded())
        assert clever.game.turn(state) is None
        assert clever.may(state) == []

    @pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 5), (4, 4)])
    def test_and_not_before(self, clever, after_round, seats, rounds):
        _, story = after_round(rounds - 1, *[""] * seats)
        assert RoundBegan(rounds) in story

    def test_the_first_of_all_begins_every_round(self, clever, after_round):
        state, _ = after_round(3, "", "", "", first=2)
        assert clever.says(state) == "asked 2 round 1"
        state, _ = after_round(2, "", "", "", first=2)
        assert clever.says(state) == "asked 2 throw 1"


class TestBonus:
    # 1: re-roll, extra die, re-roll, for everybody and before any roll.
    @pytest.mark.parametrize(
        ("before", "sheet"),
        [
            pytest.param(1, "e 0/1", id="round 2: extra die"),
            pytest.param(2, "r 0/1", id="round 3: re-roll"),
        ],
    )
    def test_an_action_for_everybody(self, clever, after_round, before, sheet):
        state, story = after_round(before, "", "", "")
        assert [clever.sheet(state, seat) for seat in (1, 2, 3)] == [sheet] * 3
        assert story[1] == RoundBegan(before + 1)
        assert [told.seat for told in story[2:]] == [0, 1, 2]
        assert not [told for told in story if isinstance(told, DiceRolled)]

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_round_1_is_a_re_roll(self, clever, seats):
        state = clever.play(clever.start(seats), "starts 1")
        assert [clever.sheet(state, seat + 1) for seat in range(seats)] == ["r 0/1"] * seats

    @pytest.mark.parametrize("before", [4, 5])
    def test_rounds_5_and_6_give_nothing(self, clever, after_round, before):
        state, _ = after_round(before, "", "")
        assert clever.says(state) == "asked 1 throw 1"
        assert clever.sheet(state) == clever.sheet(state, 2) == ""


class TestBlack:
    # Reading 6: a cross in yellow, blue or green (the next), or a 6 in orange or purple.
    @pytest.mark.parametrize(
        ("line", "sheet"),
        [
            ("cross yellow 4.3", "y 4.3"),
            ("cross blue 12", "b 12"),
            ("cross green", "g 1"),
            ("write orange 6", "o 6"),
            ("write purple 6", "p 6"),
        ],
    )
    def test_each_of_the_five_choices(self, clever, after_round, line, sheet):
        state, _ = after_round(3, "", "")
        assert clever.due(state) == "black of round 4"
        state, story = clever.tell(state, line)
        assert story[0] == BonusUsed(0, Bonus.BLACK, "round 4")
        assert clever.sheet(state) == sheet

    def test_any_cell_may_be_crossed(self, clever, after_round):
        state, story = after_round(3, "y 3.1 b 7 g 3", "")
        assert story[2] == BonusWon(0, Bonus.BLACK, "round 4")
        lines = clever.may(state)
        assert len([line for line in lines if line.startswith("cross yellow")]) == 11
        assert len([line for line in lines if line.startswith("cross blue")]) == 10
        assert lines[-3:] == ["cross green", "write orange 6", "write purple 6"]
        assert len(lines) == 24

    def test_everybody_chooses_before_any_roll(self, clever, after_round):
        state, _ = after_round(3, "", "", "", first=3)
        asked = []
        while clever.due(state) != "-":
            asked.append(clever.says(state))
            assert clever.dice(state) == UNTHROWN
            state = clever.play(state, "write orange 6")
        assert asked == ["asked 3 round 1", "asked 1 round 1", "asked 2 round 1"]
        assert clever.says(state) == "asked 3 throw 1"
        assert [clever.sheet(state, seat) for seat in (1, 2, 3)] == ["o 6"] * 3

    # Reading 7: thresholds and multipliers hold as for every bonus.
    @pytest.mark.parametrize(
        ("sheet", "line", "after"),
        [
            pytest.param("g 4", "cross green", "g 5", id="no threshold in green"),
            pytest.param("o 1 1 1", "write orange 6", "o 1 1 1 12", id="orange is multiplied"),
            pytest.param("p 5", "write purple 6", "p 5 6", id="6 after 5"),
            pytest.param("p 6", "write purple 6", "p 6 6", id="6 after 6"),
        ],
    )
    def test_it_is_written_like_any_bonus(self, clever, after_round, sheet, line, after):
        state, _ = after_round(3, sheet, "")
        assert clever.sheet(clever.play(state, line)) == after

    def test_it_begins_chains(self, clever, after_round):
        state, _ = after_round(3, "y 6.1 5.1 b 3 4", "")
        state, story = clever.tell(state, "cross yellow 3.1", "cross blue 2")
        assert Marked(0, Area.ORANGE, 1, 5) in story
        assert clever.says(state) == "asked 2 round 1"

    def test_alone_it_comes_too(self, clever):
        dice = "y2 b3 p4 / w1 g1 o1 / -"
        state = clever.position("", dice=dice, turn="asked 1 passive 0", round=3)
        state = clever.play(state, "decline")
        assert clever.due(state) == "black of round 4"
        assert clever.says(state) == "asked 1 round 1"
        assert clever.says(clever.play(state, "write purple 6")) == "asked 1 throw 1"

    def test_full_areas_are_no_choice(self, clever, after_round):
        state, _ = after_round(3, "g 11 o 1 1 1 2 1 1 2 1 2 1 3 p 6 6 6 6 6 6 6 6 6 6 6", "")
        assert {line.split()[1] for line in clever.may(state)} == {"yellow", "blue"}
