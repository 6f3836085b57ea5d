"""No sheet can be worth more, whatever the dice show.

A match gives so many marks: three picks in each active turn, one in each passive one,
and the black bonus. Each bonus that makes a mark gives one more, and so does each extra
die. All numbers are a 6, but for those that a group writes in orange.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

import pytest

from tabletop.games.clever.printed import (
    AREAS,
    BLUE_GROUPS,
    ROUND_BONUSES,
    ROUNDS,
    ROW_BONUSES,
    SUMS,
    TIMES,
    YELLOW,
    YELLOW_GROUPS,
    Area,
    Bonus,
    Group,
    Won,
)
from tabletop.games.clever.sheet import Sheet, points


class Way(NamedTuple):
    """A way to fill an area: marks that it costs, points, foxes, points it costs in orange."""

    marks: int
    points: int
    foxes: int
    lost: int

    def beats(self, other: Way) -> bool:
        return self != other and (
            self.marks <= other.marks
            and self.points >= other.points
            and self.foxes >= other.foxes
            and self.lost <= other.lost
        )


@pytest.mark.parametrize(("seats", "highest"), [(1, 334), (2, 334), (3, 364), (4, 334)])
def test_highest_possible_score(seats, highest):
    turns = 3 + max(1, seats - 1)
    assert max(_totals(ROUNDS[seats - 1] * turns + _more(ROUND_BONUSES))) == highest


def _totals(marks: int) -> Iterator[int]:
    for ways in product(*map(_best, AREAS)):
        if sum(way.marks for way in ways) <= marks:
            worth = [way.points for way in ways]
            worth[Area.ORANGE - 1] -= sum(way.lost for way in ways)
            yield sum(worth) + sum(way.foxes for way in ways) * min(worth)


def _best(area: Area) -> list[Way]:
    """The ways that no other one beats in everything."""
    if area is Area.YELLOW:
        ways = set(_of_groups(area, YELLOW_GROUPS, range(len(YELLOW))))
    elif area is Area.BLUE:
        ways = set(_of_groups(area, BLUE_GROUPS, SUMS))
    else:
        ways = set(_of_row(area))
    return [way for way in ways if not any(other.beats(way) for other in ways)]


def _of_groups(area: Area, groups: Iterable[Group], cells: range) -> Iterator[Way]:
    for choice in range(2 ** len(cells)):
        mask = choice << cells[0]
        sheet = Sheet(yellow=mask) if area is Area.YELLOW else Sheet(blue=mask)
        won = [group.won for group in groups if mask & group.mask == group.mask]
        marks, worth = mask.bit_count() - _more(won), points(sheet)[area - 1]
        short = sum(6 - one.bonus.number for one in won if one.bonus.area is Area.ORANGE)
        yield Way(marks, worth, sheet.foxes, short)
        if short:
            # Where orange is full already its number is lost.
            yield Way(marks + 1, worth, sheet.foxes, 0)


def _of_row(area: Area) -> Iterator[Way]:
    for count, won in enumerate((None, *ROW_BONUSES[area])):
        assert won is None or won.place == f"{area.name.lower()} {count}"
        sheet = {
            Area.GREEN: Sheet(green=count),
            Area.ORANGE: Sheet(orange=tuple(6 * times for times in TIMES[:count])),
            Area.PURPLE: Sheet(purple=(6,) * count),
        }[area]
        marks = count - _more(ROW_BONUSES[area][:count])
        yield Way(marks, points(sheet)[area - 1], sheet.foxes, 0)


def _more(won: Iterable[Won | None]) -> int:
    """How many marks these bonuses make, at once or as an extra die."""
    bonuses = [one.bonus for one in won if one]
    return sum(
        bonus.area is not None or bonus in (Bonus.EXTRA_DIE, Bonus.BLACK) for bonus in bonuses
    )
