"""Alone: six rounds, each an active turn and a passive one."""

from __future__ import annotations

from itertools import groupby

import pytest

from tabletop.games.clever.events import DiceRolled, MatchEnded, SlidToPlatter
from tabletop.games.clever.printed import DICE, Die


@pytest.fixture
def thrown(clever):
    """Alone and passive: the six dice show these faces."""

    def thrown(*faces, sheet="", number=5, **kept):
        start = clever.position(sheet, turn="asked 1 throw 0", round=number, **kept)
        return clever.play(start, f"roll {' '.join(map(str, faces))}")

    return thrown


class TestTurns:
    # House rules: six times active, six times passive.
    def test_active_and_passive_turns_alternate_for_six_rounds(self, clever):
        turns = [
            (state.round, "active" if state.roll else "passive")
            for state in clever.walk(clever.play(clever.start(), "starts 1"), "alone")
            if clever.game.turn(state) is not None and " round " not in clever.says(state)
        ]
        assert [turn for turn, _ in groupby(turns)] == [
            (number, role) for number in range(1, 7) for role in ("active", "passive")
        ]

    def test_after_the_active_turn_all_six_dice_are_thrown_anew(self, clever):
        dice = "p6 / w1 y1 b1 g1 / o3"
        state = clever.play(clever.position("", dice=dice, turn="asked 1 pick 2"), "take purple")
        assert clever.says(state) == "asked 1 throw 0"
        assert clever.dice(state) == "w. y. b. g. o. p. / - / -"
        state, story = clever.tell(state, "roll 1 2 3 4 5 6")
        assert story[0] == DiceRolled(0, DICE, (1, 2, 3, 4, 5, 6), 0)

    def test_the_last_passive_turn_ends_the_match(self, clever, thrown):
        state, story = clever.tell(thrown(1, 2, 3, 4, 5, 6, number=6), "decline")
        assert story[-1] == MatchEnded()
        assert clever.game.turn(state) is None


class TestThreeLowest:
    # House rules: the three lowest on the platter, equal ones as they fall.
    def test_three_lowest_to_the_platter(self, clever):
        start = clever.position("", turn="asked 1 throw 0")
        state, story = clever.tell(start, "roll 6 1 5 2 4 3")
        assert clever.says(state) == "asked 1 passive 0"
        assert clever.dice(state) == "w6 b5 o4 / y1 g2 p3 / -"
        assert story[-1] == SlidToPlatter((Die.YELLOW, Die.GREEN, Die.PURPLE), (1, 2, 3))

    @pytest.mark.parametrize(
        ("faces", "lots"),
        [
            pytest.param(
                (1, 2, 3, 3, 5, 6), ["nearest blue", "nearest green"], id="two dice for one place"
            ),
            pytest.param(
                (1, 6, 3, 3, 3, 6),
                ["nearest blue green", "nearest blue orange", "nearest green orange"],
                id="three dice for two places",
            ),
            pytest.param(
                (4, 4, 4, 1, 1, 4),
                ["nearest white", "nearest yellow", "nearest blue", "nearest purple"],
                id="four dice for one place",
            ),
        ],
    )
    def test_ties_for_the_third_by_lot(self, clever, thrown, faces, lots):
        state = thrown(*faces)
        assert clever.says(state) == "asked 1 nearest 0"
        assert clever.game.turn(state) == -1
        assert clever.may(state) == lots
        for lot in lots:
            after = clever.play(state, lot)
            assert clever.says(after) == "asked 1 passive 0"
            assert len(after.platter) == 3
            chosen = {Die[name.upper()] for name in lot.split()[1:]}
            third = sorted(faces)[2]
            lower = {die for die in DICE if faces[die] < third}
            assert set(after.platter) == chosen | lower

    def test_six_equal_dice_have_twenty_lots(self, clever, thrown):
        assert len(clever.may(thrown(2, 2, 2, 2, 2, 2))) == 20

    @pytest.mark.parametrize(
        ("faces", "platter"),
        [
            pytest.param((1, 2, 2, 5, 5, 5), "w1 y2 b2", id="equal ones that both fit"),
            pytest.param((5, 5, 5, 1, 1, 1), "g1 o1 p1", id="three equal lowest"),
            pytest.param((3, 1, 1, 4, 4, 6), "w3 y1 b1", id="equal ones above the third"),
        ],
    )
    def test_without_a_tie_for_the_third_there_is_no_lot(self, clever, thrown, faces, platter):
        state = thrown(*faces)
        assert clever.dice(state).split(" / ")[1] == platter


class TestChoice:
    # Reading 9: one of the three, no fallback, no re-roll.
    def test_one_of_the_three(self, clever, thrown):
        state = thrown(6, 1, 5, 2, 4, 3)
        assert clever.may(state) == [
            "take yellow 1.2",
            "take yellow 1.3",
            "take green",
            "take purple",
            "decline",
        ]
        state = clever.play(state, "take green")
        assert clever.sheet(state) == "g 1"
        assert clever.says(state) == "asked 1 throw 1"

    def test_no_fallback_to_the_other_three(self, clever, thrown):
        state = thrown(6, 1, 5, 2, 4, 3, sheet="y 1.2 1.3 g 4 p 4")
        assert clever.may(state) == ["decline"]

    def test_no_re_roll(self, clever, thrown):
        assert "reroll" not in clever.may(thrown(6, 1, 5, 2, 4, 3, sheet="r 0/3"))

    def test_where_one_must_take_one_must_take(self, clever, thrown):
        assert "decline" not in clever.may(thrown(6, 1, 5, 2, 4, 3, passive="must"))

    # Reading 2: blue is the sum here too, also with the white die left in hand.
    def test_blue_is_the_sum_here_too(self, clever, thrown):
        assert "take blue 9" in clever.may(thrown(6, 5, 3, 2, 4, 5))


class TestExtraDie:
    # Reading 9: allowed, any of the six, and its once-per-die starts afresh.
    def test_any_of_the_six_after_the_choice(self, clever, thrown):
        state = clever.play(thrown(6, 1, 5, 2, 4, 3, sheet="e 0/1"), "take green")
        assert clever.says(state) == "asked 1 extra 0"
        assert "extra white as orange" in clever.may(state)
        assert "extra orange" in clever.may(state)
        assert clever.sheet(clever.play(state, "extra orange")) == "g 1 o 4 e 1/1"

    def test_its_once_a_die_starts_afresh_in_the_passive_turn(self, clever):
        dice = "p6 / w1 y1 b1 g1 / o3"
        state = clever.position("e 0/3", dice=dice, turn="asked 1 pick 2")
        state = clever.play(state, "take purple", "extra orange")
        assert "extra orange" not in clever.may(state)
        state = clever.play(state, "done", "roll 6 1 5 2 4 3", "decline")
        assert "extra orange" in clever.may(state)

    # 4: after the last passive choice it may still be used.
    def test_after_the_last_passive_choice_it_may_still_be_used(self, clever, thrown):
        state = clever.play(thrown(6, 1, 5, 2, 4, 3, sheet="e 0/2", number=6), "decline")
        assert clever.says(state) == "asked 1 extra 0"
        state = clever.play(state, "extra orange", "extra purple")
        assert clever.sheet(state) == "o 4 p 3 e 2/2"
        assert clever.game.turn(state) is None
