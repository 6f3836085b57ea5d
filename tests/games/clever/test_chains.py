"""Bonuses: at once, in chains, and lost where they find no cell."""

from __future__ import annotations

import pytest

from tabletop.games.clever.events import (
    BonusLost,
    BonusUsed,
    BonusWon,
    DieTaken,
    Marked,
    SlidToPlatter,
    Source,
)
from tabletop.games.clever.printed import Area, Bonus, Die

FULL_PURPLE = "p 6 6 6 6 6 6 6 6 6 6 6"
FULL_ORANGE = "o 1 1 1 2 1 1 2 1 2 1 3"
FULL_YELLOW = "y 3.1 6.1 5.1 2.2 1.2 5.2 1.3 2.3 4.3 3.4 4.4 6.4"
FULL_BLUE = "b 2 3 4 5 6 7 8 9 10 11 12"


@pytest.fixture
def sum_of(clever):
    """Seat 1 may cross a sum of the blue area."""

    def sum_of(sheet, total):
        blue = min(total - 1, 6)
        dice = f"b{blue} / w{total - blue} y1 g1 o1 p1 / -"
        return clever.position(sheet, "", dice=dice, turn="asked 1 pick 3")

    return sum_of


class TestWhere:
    """Every bonus where it is printed; marks that have none beside them."""

    @pytest.mark.parametrize(
        ("sheet", "die", "line", "after"),
        [
            ("y 2.2 1.2", "y5", "yellow 5.2", "o 4"),
            ("y 1.3 2.3", "y4", "yellow 4.3", "g 1"),
            ("y 3.1 1.2 2.3", "y6", "yellow 6.4", "e 0/1"),
            ("g 3", "g6", "green", "e 0/1"),
            ("g 8", "g6", "green", "p 6"),
            ("g 9", "g6", "green", "r 0/1"),
            ("o 1 1", "o1", "orange", "r 0/1"),
            ("o 1 1 1 2 1", "o1", "orange", "e 0/1"),
            ("o 1 1 1 2 1 1 2 1 2", "o1", "orange", "p 6"),
            ("p 6 6", "p1", "purple", "r 0/1"),
            ("p 6 6 6 6", "p1", "purple", "e 0/1"),
            ("p 6 6 6 6 6 6 6", "p1", "purple", "r 0/1"),
            ("p 6 6 6 6 6 6 6 6", "p1", "purple", "g 1"),
            ("p 6 6 6 6 6 6 6 6 6", "p1", "purple", "o 6"),
            ("p 6 6 6 6 6 6 6 6 6 6", "p1", "purple", "e 0/1"),
        ],
    )
    def test_a_bonus_without_a_choice_is_used_at_once(self, clever, sheet, die, line, after):
        state = clever.play(clever.holding(die, sheet), f"take {line}")
        assert clever.due(state) == "-"
        assert after in clever.sheet(state)

    @pytest.mark.parametrize(
        ("sheet", "die", "line", "due"),
        [
            ("y 3.1 6.1", "y5", "yellow 5.1", "blue cross of yellow row 1"),
            ("g 5", "g1", "green", "blue cross of green 6"),
            ("o 1 1 1 2", "o1", "orange", "yellow cross of orange 5"),
            ("p 6 6 6", "p1", "purple", "blue cross of purple 4"),
            ("p 6 6 6 6 6", "p1", "purple", "yellow cross of purple 6"),
        ],
    )
    def test_a_cross_with_a_choice_waits_for_it(self, clever, sheet, die, line, due):
        state = clever.play(clever.holding(die, sheet), f"take {line}")
        assert clever.due(state) == due
        assert clever.says(state) == "asked 1 pick 3"
        words = due.split()
        assert {told.rpartition(" ")[0] for told in clever.may(state)} == {f"cross {words[0]}"}

    @pytest.mark.parametrize(
        ("sheet", "total", "after"),
        [
            pytest.param("b 2 3", 4, "b 2 3 4 o 5", id="row 1: orange 5"),
            pytest.param("b 9 10 11", 12, "b 9 10 11 12", id="row 3: fox"),
            pytest.param("b 5", 9, "b 5 9 r 0/1", id="{5, 9} gives a re-roll without 2"),
            pytest.param("b 6 10", 2, "b 2 6 10 g 1", id="column 2: green cross"),
            pytest.param("b 3 7", 11, "b 3 7 11 p 6", id="column 3: purple 6"),
            pytest.param("b 8 12", 4, "b 4 8 12 e 0/1", id="column 4: extra die"),
        ],
    )
    def test_rows_and_columns_of_the_blue_area(self, clever, sum_of, sheet, total, after):
        state = clever.play(sum_of(sheet, total), f"take blue {total}")
        assert clever.sheet(state) == after

    def test_blue_row_2_is_a_yellow_cross(self, clever, sum_of):
        state = clever.play(sum_of("b 5 6 8", 7), "take blue 7")
        assert clever.due(state) == "yellow cross of blue row 2"

    @pytest.mark.parametrize(
        ("sheet", "die", "line"),
        [
            ("y 3.1 2.2", "y1", "yellow 1.3"),
            ("g 6", "g6", "green"),
            ("o 1 1 1 2 1 1 2", "o1", "orange"),
            ("p 6 6 6 6 6 6", "p1", "purple"),
        ],
    )
    def test_a_fox_or_a_column_asks_nothing(self, clever, sheet, die, line):
        state = clever.play(clever.holding(die, sheet), f"take {line}")
        assert clever.due(state) == "-"
        assert "r" not in clever.sheet(state)
        assert "e" not in clever.sheet(state)


class TestChain:
    def test_what_was_won_first_is_used_first(self, clever, sum_of):
        # The sum 3 completes row 1 and column 3; the 5 of the row comes into the tenth orange
        # cell and wins another 6: after that of the column, which was there before.
        state = sum_of("b 2 4 7 11 o 1 1 1 2 1 1 2 1 2", 3)
        state, story = clever.tell(state, "take blue 3")
        assert [event for event in story if isinstance(event, BonusUsed)] == [
            BonusUsed(0, Bonus.ORANGE_5, "blue row 1"),
            BonusUsed(0, Bonus.PURPLE_6, "blue column 3"),
            BonusUsed(0, Bonus.PURPLE_6, "orange 10"),
        ]
        assert clever.sheet(state) == "b 2 3 4 7 11 o 1 1 1 2 1 1 2 1 2 5 p 6 6"

    def test_yellow_row_1_to_blue_row_1_to_orange_5_in_one_chain(self, clever):
        state = clever.holding("y5", "y 3.1 6.1 b 3 4 o 1 1 1")
        state, story = clever.tell(state, "take yellow 5.1", "cross blue 2")
        # Orange 5 in the fourth cell counts double.
        assert clever.sheet(state) == "y 3.1 6.1 5.1 b 2 3 4 o 1 1 1 10"
        assert clever.says(state) == "asked 2 passive 3"
        assert story == (
            DieTaken(0, Die.YELLOW, 5, Source.HAND),
            Marked(0, Area.YELLOW, 2, 0),
            BonusWon(0, Bonus.BLUE_CROSS, "yellow row 1"),
            BonusUsed(0, Bonus.BLUE_CROSS, "yellow row 1"),
            Marked(0, Area.BLUE, 2, 0),
            BonusWon(0, Bonus.ORANGE_5, "blue row 1"),
            BonusUsed(0, Bonus.ORANGE_5, "blue row 1"),
            Marked(0, Area.ORANGE, 4, 10),
        )

    def test_blue_2_6_10_to_the_green_cross_on_cell_7_to_its_fox(self, clever, sum_of):
        state, story = clever.tell(sum_of("b 2 6 g 6", 10), "take blue 10")
        assert clever.sheet(state) == "b 2 6 10 g 7"
        assert story[1:] == (
            Marked(0, Area.BLUE, 10, 0),
            BonusWon(0, Bonus.GREEN_CROSS, "blue column 2"),
            BonusUsed(0, Bonus.GREEN_CROSS, "blue column 2"),
            Marked(0, Area.GREEN, 7, 0),
            BonusWon(0, Bonus.FOX, "green 7"),
        )

    # Reading 7: groups completed by a mark are listed before any is resolved.
    def test_both_groups_of_a_mark_are_won_before_either_is_used(self, clever):
        state = clever.holding("y3", "y 6.1 5.1 1.2 2.3 6.4")
        state, story = clever.tell(state, "take yellow 3.1")
        assert story[2:] == (
            BonusWon(0, Bonus.BLUE_CROSS, "yellow row 1"),
            BonusWon(0, Bonus.EXTRA_DIE, "yellow diagonal"),
        )
        assert clever.sheet(state).endswith("e 0/1")

    def test_a_row_and_a_column_of_one_sum_both_pay(self, clever, sum_of):
        state, story = clever.tell(sum_of("b 3 4 6 10", 2), "take blue 2")
        assert clever.sheet(state) == "b 2 3 4 6 10 g 1 o 5"
        assert [type(told) for told in story[1:]] == [
            Marked,
            *[BonusWon] * 2,
            *[BonusUsed, Marked] * 2,
        ]

    # Reading 7: each pays once a game.
    def test_a_chain_that_returns_to_an_area_does_not_pay_its_groups_twice(self, clever):
        state = clever.holding("y5", "y 3.1 6.1 b 5 6 7")
        state, story = clever.tell(state, "take yellow 5.1", "cross blue 8", "cross yellow 2.2")
        assert clever.sheet(state) == "y 3.1 6.1 5.1 2.2 b 5 6 7 8"
        assert clever.due(state) == "-"
        won = [told.place for told in story if isinstance(told, BonusWon)]
        assert won == ["yellow row 1", "blue row 2"]

    def test_a_group_that_was_paid_before_does_not_pay_again(self, clever, sum_of):
        state = clever.play(sum_of("b 2 3 4", 5), "take blue 5")
        assert clever.sheet(state) == "b 2 3 4 5"

    # Reading 7: the player orders what needs a choice.
    def test_the_player_says_which_cross_comes_first(self, clever, sum_of):
        # 6 completes row 2 and column 2: a yellow cross, and by the sixth green cell a blue one.
        state = clever.play(sum_of("b 2 5 7 8 10 g 5", 6), "take blue 6")
        assert clever.due(state) == "yellow cross of blue row 2, blue cross of green 6"
        lines = clever.may(state)
        assert {line.split()[1] for line in lines} == {"yellow", "blue"}
        assert len(lines) == 12 + 5
        for line, left in (
            ("cross yellow 3.1", "blue cross of green 6"),
            ("cross blue 12", "yellow cross of blue row 2"),
        ):
            assert clever.due(clever.play(state, line)) == left

    def test_a_chain_through_four_areas(self, clever):
        sheet = f"y 3.1 6.1 b 3 11 o 1 1 1 2 1 1 2 1 2 {FULL_PURPLE[:19]}"
        state = clever.play(clever.holding("y5", sheet), "take yellow 5.1")
        state, story = clever.tell(state, "cross blue 7")
        # Blue column 3 is a purple 6 in the tenth cell, that an orange 6 in the tenth, that
        # another purple 6, and that an extra die.
        assert [told.place for told in story if isinstance(told, BonusUsed)] == [
            "yellow row 1",
            "blue column 3",
            "purple 10",
            "orange 10",
        ]
        assert clever.sheet(state).endswith(f"o 1 1 1 2 1 1 2 1 2 6 {FULL_PURPLE} e 0/1")

    # The turn goes on only when nothing waits any more.
    def test_the_dice_wait_for_the_chain(self, clever):
        dice = "y5 b6 p6 / w1 g1 o1 / -"
        state = clever.position("y 3.1 6.1", "", dice=dice, turn="asked 1 pick 1")
        state = clever.play(state, "take yellow 5.1")
        assert clever.says(state) == "asked 1 pick 1"
        assert clever.says(clever.play(state, "cross blue 12")) == "asked 1 throw 2"

    def test_a_passive_player_has_chains_too(self, clever):
        state = clever.position(
            "", "y 3.1 6.1", "", dice="- / w1 y5 b6 g1 / o1 p1", turn="asked 2 passive 3"
        )
        state = clever.play(state, "take yellow 5.1")
        assert clever.due(state) == "blue cross of yellow row 1"
        state = clever.play(state, "cross blue 2")
        assert clever.says(state) == "asked 3 passive 3"
        assert clever.sheet(state, 2) == "y 3.1 6.1 5.1 b 2"


class TestCross:
    # Reading 7: it must be made if it can; any cell is good.
    def test_a_blue_cross_goes_to_any_sum_and_must_be_made(self, clever):
        state = clever.play(clever.holding("y5", "y 3.1 6.1 b 3 4"), "take yellow 5.1")
        assert clever.may(state) == [f"cross blue {total}" for total in (2, *range(5, 13))]

    def test_a_yellow_cross_goes_to_any_cell(self, clever):
        state = clever.play(clever.holding("o1", "y 3.1 4.4 o 1 1 1 2"), "take orange")
        assert clever.may(state) == [
            f"cross yellow {cell}" for cell in FULL_YELLOW.split()[2:] if cell != "4.4"
        ]

    # Reading 7: it ignores the threshold.
    @pytest.mark.parametrize("count", [4, 7, 10])
    def test_a_green_bonus_cross_ignores_the_threshold(self, clever, count):
        state = clever.play(clever.holding("y4", f"y 1.3 2.3 g {count}"), "take yellow 4.3")
        assert f"g {count + 1}" in clever.sheet(state)


class TestNumber:
    # Reading 7: multiplied by the box it lands in.
    @pytest.mark.parametrize(
        ("before", "written"),
        [
            pytest.param("o 1 1 1", 8, id="the fourth doubles"),
            pytest.param("o 1 1 1 2 1 1", 8, id="the seventh doubles"),
            pytest.param("o 1 1 1 2 1 1 2 1", 8, id="the ninth doubles"),
            pytest.param("o 1 1 1 2 1 1 2 1 2 1", 12, id="the last one trebles"),
            pytest.param("o 1", 4, id="the second counts once"),
        ],
    )
    def test_an_orange_bonus_is_multiplied(self, clever, before, written):
        state = clever.play(clever.holding("y5", f"y 2.2 1.2 {before}"), "take yellow 5.2")
        assert f"{before} {written}" in clever.sheet(state)

    # Reading 7: legal unless purple is full.
    @pytest.mark.parametrize("before", ["", "p 1", "p 5", "p 6"])
    def test_a_purple_6_fits_after_anything(self, clever, sum_of, before):
        state = clever.play(sum_of(f"b 3 7 {before}", 11), "take blue 11")
        assert clever.sheet(state).endswith(f"{before or 'p'} 6")


class TestLost:
    # Reading 7: what is not possible is lost, and play goes on.
    def test_orange_10_with_purple_full_the_6_is_lost_and_play_goes_on(self, clever):
        sheet = f"o 1 1 1 2 1 1 2 1 2 {FULL_PURPLE}"
        state, story = clever.tell(clever.holding("o3", sheet), "take orange")
        assert story[-2:] == (
            BonusWon(0, Bonus.PURPLE_6, "orange 10"),
            BonusLost(0, Bonus.PURPLE_6, "orange 10"),
        )
        assert clever.sheet(state) == f"o 1 1 1 2 1 1 2 1 2 3 {FULL_PURPLE}"
        assert clever.says(state) == "asked 2 passive 3"

    @pytest.mark.parametrize(
        ("sheet", "die", "line", "lost"),
        [
            (f"y 2.2 1.2 {FULL_ORANGE}", "y5", "yellow 5.2", Bonus.ORANGE_4),
            ("y 1.3 2.3 g 11", "y4", "yellow 4.3", Bonus.GREEN_CROSS),
            (f"y 3.1 6.1 {FULL_BLUE}", "y5", "yellow 5.1", Bonus.BLUE_CROSS),
            (f"{FULL_BLUE} g 5", "g6", "green", Bonus.BLUE_CROSS),
            (f"{FULL_YELLOW} o 1 1 1 2", "o1", "orange", Bonus.YELLOW_CROSS),
            (f"{FULL_ORANGE} p 6 6 6 6 6 6 6 6 6", "p6", "purple", Bonus.ORANGE_6),
        ],
    )
    def test_a_bonus_for_a_full_area_is_lost(self, clever, sheet, die, line, lost):
        state, story = clever.tell(clever.holding(die, sheet), f"take {line}")
        assert story[-1] == BonusLost(0, lost, story[-2].place)
        assert clever.due(state) == "-"
        assert clever.says(state) == "asked 2 passive 3"

    def test_two_blue_crosses_due_with_one_cell_left_one_is_lost(self, clever, sum_of):
        sheet = "y 6.1 5.1 b 2 3 4 5 7 8 9 10 11 g 5"
        state = clever.play(sum_of(sheet, 6), "take blue 6", "cross yellow 3.1")
        assert clever.due(state) == "blue cross of green 6, blue cross of yellow row 1"
        assert clever.may(state) == ["cross blue 12"]
        state, story = clever.tell(state, "cross blue 12")
        assert BonusLost(0, Bonus.BLUE_CROSS, "yellow row 1") in story
        assert clever.due(state) == "-"
        assert clever.says(state) == "asked 1 extra 3"

    def test_one_that_waited_is_lost_when_the_last_cell_goes_otherwise(self, clever, sum_of):
        # The yellow cross that was won first can no longer be made.
        sheet = f"{FULL_YELLOW.replace(' 6.4', '')} b 2 5 7 8 10 g 5 o 1 1 1 2"
        state = clever.play(sum_of(sheet, 6), "take blue 6")
        assert clever.due(state) == "yellow cross of blue row 2, blue cross of green 6"
        state = clever.play(state, "cross yellow 6.4")
        assert clever.due(state) == "blue cross of green 6"

    def test_the_platter_is_filled_although_a_bonus_is_lost(self, clever):
        dice = "y5 b6 p1 / w1 g1 o1 / -"
        state = clever.position(f"y 3.1 6.1 {FULL_BLUE}", "", dice=dice, turn="asked 1 pick 1")
        state, story = clever.tell(state, "take yellow 5.1")
        assert SlidToPlatter((Die.PURPLE,), (1,)) in story
        assert clever.says(state) == "asked 1 throw 2"
