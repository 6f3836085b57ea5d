"""The turn with the dice: three rolls, three spaces, and what slides to the platter."""

from __future__ import annotations

import pytest

from tabletop.games.clever.events import (
    DiceRolled,
    DieTaken,
    Marked,
    RerollUsed,
    RollForfeited,
    SlidToPlatter,
    Source,
)
from tabletop.games.clever.printed import DICE, Area, Die

WORN = "y 2.2 5.2 1.3 2.3 4.3 b 7 g 4 o 1 1 1 2 1 1 2 1 2 1 3 p 4"
"""Here b5 w2 g4 o1 p4 can do nothing."""
FULL = (
    "y 3.1 6.1 5.1 2.2 1.2 5.2 1.3 2.3 4.3 3.4 4.4 6.4 b 2 3 4 5 6 7 8 9 10 11 12 "
    "g 11 o 1 1 1 2 1 1 2 1 2 1 3 p 1 2 3 4 5 6 1 2 3 4 5"
)


@pytest.fixture
def rolled(clever):
    """Seat 1 after a roll of these dice in round 5, the others already where they lie."""

    def rolled(dice, *sheets, roll=1, **kept):
        return clever.position(*sheets, turn=f"asked 1 pick {roll}", dice=dice, **kept)

    return rolled


class TestPick:
    # 2: all dice of a lower face go to the platter, the rest is rolled again.
    @pytest.mark.parametrize(
        ("dice", "take", "after"),
        [
            pytest.param(
                "w3 y1 b5 g3 o2 p6 / - / -",
                "take green",
                "w3 b5 p6 / y1 o2 / g3",
                id="dice equal to the chosen one stay, smaller ones slide",
            ),
            pytest.param(
                "w3 y3 b3 g3 o3 p3 / - / -",
                "take purple",
                "w3 y3 b3 g3 o3 / - / p3",
                id="six equal dice: none slides",
            ),
            pytest.param(
                "w1 y2 b3 g4 o5 p6 / - / -",
                "take blue 4",
                "g4 o5 p6 / w1 y2 / b3",
                id="for blue the face counts, not the sum",
            ),
            pytest.param(
                "w4 y2 b3 g4 o5 p6 / - / -",
                "take white as blue 7",
                "g4 o5 p6 / y2 b3 / w4",
                id="white as blue: lower than white goes",
            ),
            pytest.param(
                "w4 y2 b3 g4 o5 p6 / - / -",
                "take white as purple",
                "g4 o5 p6 / y2 b3 / w4",
                id="white as a joker: lower than white goes",
            ),
            pytest.param(
                "w2 b1 o6 / y4 p1 / g5",
                "take orange",
                "- / y4 p1 w2 b1 / g5 o6",
                id="the platter fills",
            ),
        ],
    )
    def test_lower_dice_slide_and_equal_ones_stay(self, clever, rolled, dice, take, after):
        state = clever.play(rolled(dice, "", "", roll=2), take)
        assert clever.dice(state) == after

    # 2: the die is not changed and goes to one of the three spaces.
    def test_a_pick_is_told_in_order(self, clever, rolled):
        _, story = clever.tell(rolled("w3 y1 b5 g3 o2 p6 / - / -"), "take green")
        assert story == (
            DieTaken(0, Die.GREEN, 3, Source.HAND),
            SlidToPlatter((Die.YELLOW, Die.ORANGE), (1, 2)),
            Marked(0, Area.GREEN, 1, 0),
        )

    # 2: white replaces any colour, with its own face; for blue it is the sum.
    def test_white_is_any_colour(self, clever, rolled):
        lines = clever.may(rolled("w4 y1 b5 g6 o6 p6 / - / -"))
        assert [line for line in lines if "white" in line] == [
            "take white as yellow 4.3",
            "take white as yellow 4.4",
            "take white as blue 9",
            "take white as green",
            "take white as orange",
            "take white as purple",
        ]

    def test_each_colour_is_for_its_own_area(self, clever, rolled):
        lines = clever.may(rolled("y1 b5 g6 o6 p6 / - / w4", roll=2))
        assert lines == [
            "take yellow 1.2",
            "take yellow 1.3",
            "take blue 9",
            "take green",
            "take orange",
            "take purple",
        ]

    # Reading 3: a die that can be marked must be taken.
    def test_no_die_is_refused_while_one_can_be_marked(self, clever, rolled):
        state = rolled("w1 y1 b6 g4 o1 p5 / - / -", WORN, "")
        assert clever.may(state) == ["take white as yellow 1.2", "take yellow 1.2", "take purple"]


class TestThreeRolls:
    def test_six_dice_are_thrown_first(self, clever):
        state, story = clever.tell(clever.position("", ""), "roll 3 1 5 3 2 6")
        assert clever.dice(state) == "w3 y1 b5 g3 o2 p6 / - / -"
        assert story == (DiceRolled(0, DICE, (3, 1, 5, 3, 2, 6), 1),)

    # 2: what is left is thrown again, what lies keeps its face.
    def test_only_the_dice_in_hand_are_thrown_again(self, clever):
        start = clever.position("", "", dice="w3 b5 p6 / y1 o2 / g3", turn="asked 1 throw 2")
        state = clever.play(start, "roll 1 2 4")
        assert clever.says(state) == "asked 1 pick 2"
        assert clever.dice(state) == "w1 b2 p4 / y1 o2 / g3"

    # 2: no dice left to roll ends the turn early.
    def test_a_lone_six_first_ends_the_turn(self, clever, rolled):
        state = clever.play(rolled("w3 y1 b5 g3 o2 p6 / - / -", "", ""), "take purple")
        assert clever.dice(state) == "- / w3 y1 b5 g3 o2 / p6"
        assert clever.says(state) == "asked 2 passive 1"

    def test_a_six_beside_another_six_does_not(self, clever, rolled):
        state = clever.play(rolled("w6 y1 b5 g3 o2 p6 / - / -", "", ""), "take purple")
        assert clever.dice(state) == "w6 / y1 b5 g3 o2 / p6"
        assert clever.says(state) == "asked 1 throw 2"

    # 2: after the third roll all that is left goes to the platter, whatever it shows.
    def test_third_pick_sends_higher_dice_to_the_platter_too(self, clever, rolled):
        state = rolled("y3 b5 g1 p6 / - / w2 o2", "", "", roll=3)
        state, story = clever.tell(state, "take yellow 3.1")
        assert clever.dice(state) == "- / g1 b5 p6 / w2 o2 y3"
        assert story == (
            DieTaken(0, Die.YELLOW, 3, Source.HAND),
            SlidToPlatter((Die.GREEN,), (1,)),
            Marked(0, Area.YELLOW, 0, 0),
            SlidToPlatter((Die.BLUE, Die.PURPLE), (5, 6)),
        )
        assert clever.says(state) == "asked 2 passive 3"

    def test_the_next_player_has_all_six_in_hand(self, clever):
        dice = "- / w1 y2 b3 / g4 o5 p6"
        state = clever.position("", "", dice=dice, turn="asked 2 passive 3")
        state = clever.play(state, "decline")
        assert clever.says(state) == "asked 2 throw 1"
        assert clever.dice(state) == "w. y. b. g. o. p. / - / -"

    def test_there_is_no_fourth_roll(self, clever, rolled):
        state = clever.play(rolled("y3 b5 g4 p6 / o2 / w2", "", "", roll=2), "take green")
        assert clever.says(state) == "asked 1 throw 3"
        state = clever.play(state, "roll 1 1", "take purple")
        assert clever.says(state) == "asked 2 passive 3"


class TestForfeit:
    # Reading 3: nothing is marked, the roll counts, the dice stay in hand.
    def test_a_forfeited_roll_counts_and_keeps_the_dice(self, clever, rolled):
        before = "b5 g4 o1 p4 / w2 / y3"
        state = rolled(before, WORN, "", roll=2)
        assert clever.may(state) == ["forfeit"]
        state, story = clever.tell(state, "forfeit")
        assert story == (RollForfeited(0, 2),)
        assert clever.says(state) == "asked 1 throw 3"
        assert clever.dice(state) == before
        assert clever.sheet(state) == WORN

    # Reading 3: after the third roll the rest goes to the platter.
    def test_after_the_third_roll_the_rest_goes_to_the_platter(self, clever, rolled):
        state = rolled("b5 g4 o1 p4 / w2 / y3", WORN, "", roll=3)
        state = clever.play(state, "forfeit")
        assert clever.dice(state) == "- / w2 b5 g4 o1 p4 / y3"
        assert clever.says(state) == "asked 2 passive 3"

    def test_three_times_leaves_the_spaces_empty(self, clever, rolled):
        state = clever.position(FULL, "", round=5)
        state = clever.play(state, *["roll 1 2 3 4 5 6", "forfeit"] * 3)
        assert clever.dice(state) == "- / w1 y2 b3 g4 o5 p6 / -"
        assert clever.says(state) == "asked 2 passive 3"


class TestReroll:
    # 2, reading 3: all dice just thrown, none of the three rolls.
    def test_it_throws_again_what_was_just_thrown(self, clever, rolled):
        state = rolled("w1 y1 b1 / g1 o1 / p2", "r 0/1", "", roll=2)
        state, story = clever.tell(state, "reroll")
        assert story == (RerollUsed(0),)
        assert clever.says(state) == "asked 1 throw 2"
        state = clever.play(state, "roll 4 5 6")
        assert clever.says(state) == "asked 1 pick 2"
        assert clever.dice(state) == "w4 y5 b6 / g1 o1 / p2"
        assert clever.sheet(state) == "r 1/1"

    def test_several_in_a_row_and_still_three_rolls(self, clever):
        state = clever.position("r 1/4", "")
        state = clever.play(state, "roll 1 1 1 1 1 1", *["reroll", "roll 6 5 4 3 2 1"] * 3)
        assert "reroll" not in clever.may(state)
        assert clever.says(state) == "asked 1 pick 1"
        state = clever.play(state, "take purple", "roll 5 4 4 3 3", "take orange")
        assert clever.says(state) == "asked 1 throw 3"

    def test_none_without_one(self, clever, rolled):
        assert "reroll" not in clever.may(rolled("w1 y1 b1 g1 o1 p1 / - / -", "r 2/2", "r 0/1"))

    # Reading 3: it comes before the pick, also where no die can be marked.
    def test_it_may_be_used_where_nothing_can_be_marked(self, clever, rolled):
        state = rolled("b5 g4 o1 p4 / w2 / y3", f"{WORN} r 0/1", "", roll=3)
        assert clever.may(state) == ["forfeit", "reroll"]

    def test_one_that_was_just_won_serves_in_the_same_turn(self, clever, rolled):
        state = clever.play(rolled("w1 y1 b1 g1 o1 p1 / - / -", "o 1 1", ""), "take orange")
        assert clever.sheet(state) == "o 1 1 1 r 0/1"
        state = clever.play(state, "roll 1 1 1 1 1")
        assert "reroll" in clever.may(state)

    # 2: only who is active may.
    def test_not_for_who_is_passive(self, clever):
        state = clever.position(
            "r 0/1", "r 0/3", dice="- / w1 y2 b3 / g4 o5 p6", turn="asked 2 passive 3"
        )
        assert "reroll" not in clever.may(state)


class TestBlueSum:
    # Reading 2: blue and white as they lie now, wherever they lie.
    @pytest.mark.parametrize(
        ("dice", "turn", "line"),
        [
            pytest.param(
                "w3 y1 b5 g3 o2 p6 / - / -", "asked 1 pick 1", "take white as blue 8", id="in hand"
            ),
            pytest.param(
                "w3 p6 / y1 b5 / g3 o2",
                "asked 1 pick 3",
                "take white as blue 8",
                id="blue on the platter",
            ),
            pytest.param(
                "w3 p6 / y1 g3 / o2 b5",
                "asked 1 pick 3",
                "take white as blue 8",
                id="blue on a space",
            ),
            pytest.param(
                "b5 p6 / y1 w3 / g3 o2", "asked 1 pick 3", "take blue 8", id="white on the platter"
            ),
            pytest.param(
                "b5 p6 / y1 g3 / o2 w3", "asked 1 pick 3", "take blue 8", id="white on a space"
            ),
            pytest.param(
                "- / y1 w3 b5 / g3 o2 p6", "asked 2 passive 3", "take blue 8", id="passive"
            ),
            pytest.param(
                "- / y1 w3 g3 / b5 o2 p6",
                "asked 2 passive 3",
                "take white as blue 8",
                id="passive, blue on a space",
            ),
            pytest.param(
                "- / y1 b5 g3 / w3 o2 p6",
                "asked 2 passive 3",
                "take blue 8",
                id="passive, white on a space",
            ),
            pytest.param(
                "- / y1 b5 g3 / w3 o2 p6",
                "asked 1 extra 3",
                "extra white as blue 8",
                id="extra die",
            ),
        ],
    )
    def test_white_as_blue_gives_the_same_sum_wherever_the_other_lies(
        self, clever, dice, turn, line
    ):
        state = clever.position("e 0/1", "", dice=dice, turn=turn)
        assert line in clever.may(state)
        assert {told.split()[-1] for told in clever.may(state) if "blue" in told} == {"8"}
        seat = int(turn.split()[1])
        assert clever.sheet(clever.play(state, line), seat).startswith("b 8")

    def test_a_new_roll_of_one_changes_the_sum(self, clever):
        state = clever.position("", "", dice="b5 p6 / y1 w3 / g3 o2", turn="asked 1 throw 3")
        assert "take blue 5" in clever.may(clever.play(state, "roll 2 6"))
