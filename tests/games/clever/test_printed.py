"""What is printed on the sheet, number by number, and what it adds up to."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.clever.printed import (
    AREAS,
    AT_LEAST,
    BLUE_GROUPS,
    BLUE_POINTS,
    COLUMNS,
    GREEN_POINTS,
    PLACES,
    ROUND_BONUSES,
    ROUNDS,
    ROW_BONUSES,
    SLOTS,
    SUMS,
    TIMES,
    YELLOW,
    YELLOW_GROUPS,
    Area,
    Bonus,
    rating,
)

COUNTED = Counter(won.bonus for won in PLACES.values())


def _yellow(mask: int) -> set[str]:
    return {f"{cell.number}.{cell.row}" for number, cell in enumerate(YELLOW) if mask >> number & 1}


def _blue(mask: int) -> set[int]:
    return {total for total in range(mask.bit_length()) if mask >> total & 1}


class TestYellow:
    def test_the_grid(self):
        grid = [[0] * 4 for _ in range(4)]
        for cell in YELLOW:
            grid[cell.row - 1][cell.column - 1] = cell.number
        assert grid == [[3, 6, 5, 0], [2, 1, 0, 5], [1, 0, 2, 4], [0, 3, 4, 6]]

    def test_each_number_stands_there_twice(self):
        numbers = Counter(cell.number for cell in YELLOW)
        assert numbers == dict.fromkeys(range(1, 7), 2)

    def test_rows_and_the_diagonal_pay(self):
        assert [(_yellow(group.mask), group.won.bonus.value) for group in YELLOW_GROUPS] == [
            ({"3.1", "6.1", "5.1"}, "blue cross"),
            ({"2.2", "1.2", "5.2"}, "orange 4"),
            ({"1.3", "2.3", "4.3"}, "green cross"),
            ({"3.4", "4.4", "6.4"}, "fox"),
            ({"3.1", "1.2", "2.3", "6.4"}, "extra die"),
        ]

    def test_columns_are_worth_points(self):
        assert [(_yellow(mask), worth) for mask, worth in COLUMNS] == [
            ({"3.1", "2.2", "1.3"}, 10),
            ({"6.1", "1.2", "3.4"}, 14),
            ({"5.1", "2.3", "4.4"}, 16),
            ({"5.2", "4.3", "6.4"}, 20),
        ]


class TestBlue:
    def test_rows_and_columns_pay(self):
        assert [(_blue(group.mask), group.won.bonus.value) for group in BLUE_GROUPS] == [
            ({2, 3, 4}, "orange 5"),
            ({5, 6, 7, 8}, "yellow cross"),
            ({9, 10, 11, 12}, "fox"),
            ({5, 9}, "reroll"),
            ({2, 6, 10}, "green cross"),
            ({3, 7, 11}, "purple 6"),
            ({4, 8, 12}, "extra die"),
        ]

    def test_its_scale(self):
        assert BLUE_POINTS == (0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)


class TestRows:
    def test_green_thresholds_and_scale(self):
        assert AT_LEAST == (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)
        assert GREEN_POINTS == (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66)

    def test_orange_multipliers(self):
        assert TIMES == (1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)

    @pytest.mark.parametrize(
        ("area", "bonuses"),
        [
            (Area.GREEN, "- - - extra_die - blue_cross fox - purple_6 reroll -"),
            (Area.ORANGE, "- - reroll - yellow_cross extra_die - fox - purple_6 -"),
            (
                Area.PURPLE,
                "- - reroll blue_cross extra_die yellow_cross fox reroll green_cross orange_6 "
                "extra_die",
            ),
        ],
    )
    def test_bonuses_cell_by_cell(self, area, bonuses):
        printed = [won.bonus.value.replace(" ", "_") if won else "-" for won in ROW_BONUSES[area]]
        assert printed == bonuses.split()


class TestRounds:
    @pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
    def test_rounds_by_players(self, seats, rounds):
        assert ROUNDS[seats - 1] == rounds

    def test_bonuses_of_the_rounds(self):
        given = [won.bonus.value if won else None for won in ROUND_BONUSES]
        assert given == ["reroll", "extra die", "reroll", "black", None, None]


class TestAll:
    def test_fifty_six_cells(self):
        assert len(YELLOW) + len(SUMS) + len(AT_LEAST) + len(TIMES) + 11 == 56
        assert {len(row) for row in ROW_BONUSES.values()} == {11}

    def test_one_fox_an_area(self):
        foxes = [place for place, won in PLACES.items() if won.bonus is Bonus.FOX]
        assert sorted(place.split()[0] for place in foxes) == sorted(
            area.name.lower() for area in AREAS
        )

    @pytest.mark.parametrize("bonus", [Bonus.REROLL, Bonus.EXTRA_DIE])
    def test_as_many_actions_as_slots(self, bonus):
        assert COUNTED[bonus] == SLOTS == 7

    def test_sixteen_bonuses_make_a_mark(self):
        marks = sum(count for bonus, count in COUNTED.items() if bonus.area)
        assert COUNTED[Bonus.BLACK] == 1
        assert marks + COUNTED[Bonus.BLACK] == 16

    def test_there_is_nothing_else(self):
        assert COUNTED.total() == 5 + 7 + 7 + 16


# facts: alone 281 points are the top, below 140 there is nothing.
@pytest.mark.parametrize(
    ("least", "most", "halves"),
    [
        (281, 334, 8),
        (260, 280, 7),
        (240, 259, 6),
        (220, 239, 5),
        (200, 219, 4),
        (180, 199, 3),
        (160, 179, 2),
        (140, 159, 1),
        (0, 139, 0),
    ],
)
def test_solo_rating(least, most, halves):
    assert {rating(total) for total in range(least, most + 1)} == {halves}
