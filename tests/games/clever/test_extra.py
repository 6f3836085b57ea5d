"""The extra die: any of the six at the end of a turn, each but once."""

from __future__ import annotations

import pytest

from tabletop.games.clever.events import ExtraDieUsed, Marked
from tabletop.games.clever.printed import Area, Die

DICE = "- / w2 b4 g1 / y3 o5 p6"


@pytest.fixture
def ending(clever):
    """Seat 1 has made its picks, and has so many extra dice."""

    def ending(count=1, sheet="", other="", extra="-", dice=DICE, asked=1):
        sheets = [f"{sheet} e 0/{count}".strip(), other]
        turn = f"asked {asked} extra 3"
        return clever.position(
            *sheets[:: -1 if asked == 2 else 1], dice=dice, turn=turn, extra=extra
        )

    return ending


class TestUse:
    # Reading 5: any of the six at its present face, wherever it lies.
    def test_any_of_the_six_dice(self, clever, ending):
        assert clever.may(ending()) == [
            "extra white as yellow 2.2",
            "extra white as yellow 2.3",
            "extra white as blue 6",
            "extra white as green",
            "extra white as orange",
            "extra white as purple",
            "extra yellow 3.1",
            "extra yellow 3.4",
            "extra blue 6",
            "extra green",
            "extra orange",
            "extra purple",
            "done",
        ]

    def test_it_is_crossed_out_and_marked(self, clever, ending):
        state, story = clever.tell(ending(2), "extra orange")
        assert story == (ExtraDieUsed(0, Die.ORANGE, 5), Marked(0, Area.ORANGE, 1, 5))
        assert clever.sheet(state) == "o 5 e 1/2"
        assert clever.dice(state) == DICE
        assert clever.says(state) == "asked 1 extra 3"

    def test_the_last_one_ends_the_turn(self, clever, ending):
        state = clever.play(ending(1), "extra orange")
        assert clever.says(state) == "asked 2 passive 3"

    def test_nobody_needs_to_use_it(self, clever, ending):
        state = clever.play(ending(3), "done")
        assert clever.says(state) == "asked 2 passive 3"
        assert clever.sheet(state) == "e 0/3"

    # Reading 5: a die that is used must be markable.
    def test_a_die_that_fits_nowhere_is_not_offered(self, clever, ending):
        assert "extra yellow 3.1" not in clever.may(ending(sheet="y 3.1"))
        assert "extra green" not in clever.may(ending(sheet="g 1"))

    def test_nobody_is_asked_who_could_mark_nothing(self, clever):
        full = (
            "y 3.1 6.1 5.1 2.2 1.2 5.2 1.3 2.3 4.3 3.4 4.4 6.4 b 2 3 4 5 6 7 8 9 10 11 12 "
            "g 11 o 1 1 1 2 1 1 2 1 2 1 3 p 1 2 3 4 5 6 1 2 3 4 5 e 0/3"
        )
        state = clever.position(full, "", dice="w1 y2 b3 / g3 / o4 p5", turn="asked 1 pick 3")
        assert clever.says(clever.play(state, "forfeit")) == "asked 2 passive 3"


class TestOnceATurn:
    # 2, reading 5: each die once per turn by extra die.
    def test_same_die_twice_by_extra_die_in_a_turn_is_refused(self, clever, ending):
        state = clever.play(ending(2), "extra orange")
        assert "extra orange" not in clever.may(state)
        assert "extra white as orange" in clever.may(state)

    def test_white_too_is_one_die_whatever_it_stands_for(self, clever, ending):
        state = clever.play(ending(2), "extra white as orange")
        assert not [line for line in clever.may(state) if "white" in line]
        assert "extra blue 6" in clever.may(state)

    # Pitfall of the rules: a regular use does not block it.
    def test_regular_and_one_extra_is_fine(self, clever):
        state = clever.position("e 0/1", "", dice="y3 p2 / w1 b2 g2 / o5", turn="asked 1 pick 3")
        state = clever.play(state, "take yellow 3.1", "extra yellow 3.4")
        assert clever.sheet(state) == "y 3.1 3.4 e 1/1"

    def test_regular_and_one_extra_is_fine_for_who_is_passive(self, clever):
        state = clever.position(
            "", "e 0/1", dice="- / w1 y3 b2 g2 / o5 p6", turn="asked 2 passive 3"
        )
        state = clever.play(state, "take yellow 3.1", "extra yellow 3.4")
        assert clever.sheet(state, 2) == "y 3.1 3.4 e 1/1"

    def test_all_six_dice_in_one_turn_and_not_a_seventh(self, clever, ending):
        state = ending(7)
        for line in ("white as green", "yellow 3.1", "blue 6", "orange", "purple", "green"):
            if f"extra {line}" in clever.may(state):
                state = clever.play(state, f"extra {line}")
        assert clever.sheet(state).endswith("e 5/7")
        # Only the green 1 is left, and the next green cell asks for a 2.
        assert clever.says(state) == "asked 2 passive 3"

    def test_the_next_turn_starts_afresh(self, clever, ending):
        state = clever.play(ending(2), "extra orange", "done", "decline")
        assert clever.says(state) == "asked 2 throw 1"
        state = clever.play(state, "roll 1 1 1 1 1 6", "take purple", "decline")
        assert "extra orange" in clever.may(state)

    def test_each_player_has_six_dice_of_its_own(self, clever, ending):
        state = ending(1, other="e 0/1")
        state = clever.play(state, "extra orange", "decline")
        assert clever.says(state) == "asked 2 extra 3"
        assert "extra orange" in clever.may(state)


class TestWhen:
    # Reading 5: active after the regular dice, passive after the regular choice.
    def test_not_before_the_turn_ends(self, clever):
        state = clever.position("e 0/1", "", dice="y3 p6 / w1 b2 g2 / o5", turn="asked 1 pick 2")
        assert not [line for line in clever.may(state) if line.startswith("extra")]
        state = clever.play(state, "take yellow 3.1")
        assert clever.says(state) == "asked 1 throw 3"

    def test_each_passive_player_after_its_own_choice(self, clever):
        state = clever.position("", "e 0/1", "e 0/1", dice=DICE, turn="asked 2 passive 3", round=5)
        says = []
        for line in ("take green", "done", "decline", "extra purple"):
            says.append(clever.says(state))
            state = clever.play(state, line)
        assert says == [
            "asked 2 passive 3",
            "asked 2 extra 3",
            "asked 3 passive 3",
            "asked 3 extra 3",
        ]

    def test_one_that_was_just_won_serves_at_once(self, clever):
        state = clever.position(
            "", "p 1 2 3 4", dice="- / w2 b4 p6 / y3 o5 g1", turn="asked 2 passive 3"
        )
        state = clever.play(state, "take purple")
        assert clever.sheet(state, 2) == "p 1 2 3 4 6 e 0/1"
        assert clever.says(state) == "asked 2 extra 3"

    def test_one_that_an_extra_die_wins_serves_at_once(self, clever, ending):
        state = clever.play(ending(1, sheet="p 1 2 3 4"), "extra purple")
        assert clever.sheet(state) == "p 1 2 3 4 6 e 1/2"
        assert clever.says(state) == "asked 1 extra 3"

    # 2: also later.
    def test_it_may_be_kept_for_later(self, clever, ending):
        state = clever.play(ending(1), "done", "decline", "roll 1 1 1 1 1 6", "take purple")
        assert clever.says(state) == "asked 1 passive 1"
        assert clever.says(clever.play(state, "decline")) == "asked 1 extra 1"
