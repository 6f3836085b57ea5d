"""The others help themselves from the platter."""

from __future__ import annotations

import pytest

from tabletop.games.clever.events import Declined, DieTaken, Marked, Source
from tabletop.games.clever.printed import Area, Die

# What y4 g2 o2 and a sum of 4 cannot be marked on.
NO_USE = "y 4.3 4.4 b 4 g 2 o 1 1 1 2 1 1 2 1 2 1 3"
DICE = "- / y4 b2 g2 / w2 o2 p1"


@pytest.fixture
def passive(clever):
    """Seat 2 chooses after the turn of seat 1."""

    def passive(sheet="", dice=DICE, agreed="may", active="", others=()):
        return clever.position(
            active, sheet, *others, dice=dice, turn="asked 2 passive 3", passive=agreed
        )

    return passive


class TestPlatter:
    # 2: one die of the platter, as it lies.
    def test_one_die_of_the_platter_or_none(self, clever, passive):
        assert clever.may(passive()) == [
            "take yellow 4.3",
            "take yellow 4.4",
            "take blue 4",
            "take green",
            "decline",
        ]

    def test_the_die_stays_for_the_others(self, clever, passive):
        state, story = clever.tell(passive(others=("",)), "take green")
        assert story == (DieTaken(1, Die.GREEN, 2, Source.PLATTER), Marked(1, Area.GREEN, 1, 0))
        assert clever.dice(state) == DICE
        assert clever.says(state) == "asked 3 passive 3"
        assert clever.sheet(clever.play(state, "take green"), 3) == "g 1"

    def test_only_one_die(self, clever, passive):
        state = clever.play(passive(others=("",)), "take yellow 4.3")
        assert clever.says(state) == "asked 3 passive 3"
        assert clever.sheet(state, 2) == "y 4.3"

    def test_white_on_the_platter_is_a_joker_for_the_others_too(self, clever, passive):
        lines = clever.may(passive(dice="- / w1 y2 g5 / b2 o2 p1"))
        assert "take white as blue 3" in lines
        assert "take white as purple" in lines


class TestDecline:
    # Reading 4: a passive player may decline.
    def test_a_passive_player_may_decline(self, clever, passive):
        state, story = clever.tell(passive(others=("",)), "decline")
        assert story == (Declined(1),)
        assert clever.sheet(state, 2) == ""
        assert clever.says(state) == "asked 3 passive 3"

    # Reading 4: house option.
    def test_where_one_must_take_nobody_declines(self, clever, passive):
        lines = clever.may(passive(agreed="must"))
        assert lines == ["take yellow 4.3", "take yellow 4.4", "take blue 4", "take green"]

    def test_where_one_must_take_who_can_take_nothing_declines(self, clever, passive):
        sheet = f"{NO_USE} p 4 5".replace("y 4.3", "y 2.2 2.3 4.3")
        assert clever.may(passive(sheet, agreed="must")) == ["decline"]

    def test_must_take_holds_for_the_fallback_too(self, clever, passive):
        assert clever.may(passive(NO_USE, agreed="must"))[-1] == "take purple"
        assert "decline" not in clever.may(passive(NO_USE, agreed="must"))


class TestFallback:
    # 2, reading 4: only without a usable die on the platter, one from the spaces.
    def test_without_a_usable_die_on_the_platter_one_from_the_spaces(self, clever, passive):
        state = passive(NO_USE)
        assert clever.may(state) == [
            "take white as yellow 2.2",
            "take white as yellow 2.3",
            "take white as purple",
            "take purple",
            "decline",
        ]
        _, story = clever.tell(state, "take purple")
        assert story[0] == DieTaken(1, Die.PURPLE, 1, Source.SPACE)

    @pytest.mark.parametrize(
        ("opened", "line"),
        [("y 4.3 ", "take yellow 4.4"), ("b", "take blue 4"), ("g 1", "take green")],
    )
    def test_one_usable_die_on_the_platter_bars_the_spaces(self, clever, passive, opened, line):
        whole = {"y": "y 4.3 4.4", "b": "b 4", "g": "g 2"}
        sheet = NO_USE.replace(whole[opened[0]], opened.strip(), 1)
        assert clever.may(passive(sheet)) == [line, "decline"]

    # Each player's own sheet says whether the platter is of use.
    def test_it_is_judged_by_each_for_itself(self, clever, passive):
        state = passive("", others=(NO_USE,))
        assert "take purple" not in clever.may(state)
        assert "take purple" in clever.may(clever.play(state, "decline"))


class TestOrder:
    # 2: everybody in turn to the left; readings: each with its extra dice.
    @pytest.mark.parametrize(
        ("active", "asked"), [(1, [2, 3, 4]), (2, [3, 4, 1]), (3, [4, 1, 2]), (4, [1, 2, 3])]
    )
    def test_all_others_are_asked_to_the_left(self, clever, active, asked):
        first = asked[0]
        state = clever.position(
            *[""] * 4,
            round=4,
            first=active,
            active=active,
            turn=f"asked {first} passive 3",
            dice=DICE,
        )
        seen = []
        while " passive " in clever.says(state):
            seen.append(int(clever.says(state).split()[1]))
            state = clever.play(state, "decline")
        assert seen == asked
        assert clever.says(state) == f"asked {first} throw 1"

    # 2: there are at most three spaces, so there is always something to choose from.
    def test_three_dice_or_more_lie_on_the_platter(self, clever):
        seen = 0
        for state in clever.walk(clever.start(3), "platter"):
            if " passive " in clever.says(state):
                seen += 1
                assert len(state.platter) >= 3
                assert not state.hand
        assert seen == 5 * 3 * 2
