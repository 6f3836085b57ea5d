"""What is printed on the score sheet: dice, areas, cells, groups, bonuses and scales.

A group is what pays when all its cells are crossed: a row or the diagonal of the
yellow area, a row or a column of the blue one. Crosses in these two areas are kept
as bits, so a group is a mask: a yellow cell is the bit of its number in ``YELLOW``,
a blue cell the bit of its sum.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from enum import Enum, IntEnum
from importlib.resources import files
from typing import Any, Final

import msgspec

_PRINTED: Final[dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("sheet.toml").read_text(encoding="utf-8")
)


class Die(IntEnum):
    """The six dice, in the order in which they are told."""

    WHITE = 0
    YELLOW = 1
    BLUE = 2
    GREEN = 3
    ORANGE = 4
    PURPLE = 5


DICE: Final = tuple(Die)


class Area(IntEnum):
    """The five areas; each has the number of its die."""

    YELLOW = 1
    BLUE = 2
    GREEN = 3
    ORANGE = 4
    PURPLE = 5


AREAS: Final = tuple(Area)
AREAS_OF: Final = (AREAS, *((area,) for area in AREAS))
"""By die, where it can be marked: white stands for any colour."""


class Bonus(Enum):
    """What a cell, a group or a round gives."""

    REROLL = "reroll"
    EXTRA_DIE = "extra die"
    FOX = "fox"
    YELLOW_CROSS = "yellow cross"
    BLUE_CROSS = "blue cross"
    GREEN_CROSS = "green cross"
    ORANGE_4 = "orange 4"
    ORANGE_5 = "orange 5"
    ORANGE_6 = "orange 6"
    PURPLE_6 = "purple 6"
    BLACK = "black"

    @property
    def is_action(self) -> bool:
        """Whether it is an action to be used later."""
        return self in (Bonus.REROLL, Bonus.EXTRA_DIE)

    @property
    def number(self) -> int:
        """The number it writes; 0 where it writes none."""
        return _NUMBERS.get(self, 0)

    @property
    def area(self) -> Area | None:
        """Where it makes a mark; None where it makes none, or the player says where."""
        return _AREAS.get(self)


_NUMBERS: Final = {
    Bonus.ORANGE_4: 4,
    Bonus.ORANGE_5: 5,
    Bonus.ORANGE_6: 6,
    Bonus.PURPLE_6: 6,
}
_AREAS: Final = {
    Bonus.YELLOW_CROSS: Area.YELLOW,
    Bonus.BLUE_CROSS: Area.BLUE,
    Bonus.GREEN_CROSS: Area.GREEN,
    Bonus.ORANGE_4: Area.ORANGE,
    Bonus.ORANGE_5: Area.ORANGE,
    Bonus.ORANGE_6: Area.ORANGE,
    Bonus.PURPLE_6: Area.PURPLE,
}


class Won(msgspec.Struct, frozen=True):
    """A bonus, and by the name of a group, a cell or a round where it is printed."""

    bonus: Bonus
    place: str


class Group(msgspec.Struct, frozen=True):
    """Cells that pay together."""

    mask: int
    won: Won


class YellowCell(msgspec.Struct, frozen=True):
    """A yellow cell: its number, and the row and the column (from 1) that it stands in."""

    number: int
    row: int
    column: int


def _cells(grid: Sequence[Sequence[int]]) -> tuple[YellowCell, ...]:
    return tuple(
        YellowCell(number, row, column)
        for row, numbers in enumerate(grid, 1)
        for column, number in enumerate(numbers, 1)
        if number
    )


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


YELLOW: Final = _cells(_PRINTED["yellow"]["grid"])
"""The yellow cells, row by row; a cell is known by its number in this list."""

SUMS: Final = range(2, 13)
"""The blue cells, by their sums."""

ROW: Final = 11
"""Cells of the green, the orange and the purple area each."""

YELLOW_ALL: Final = _mask(range(len(YELLOW)))
BLUE_ALL: Final = _mask(SUMS)

YELLOW_WITH: Final = tuple(
    tuple(cell for cell, printed in enumerate(YELLOW) if printed.number == face)
    for face in range(7)
)
"""By face, the yellow cells with that number."""


def _yellow_mask(**where: int) -> int:
    """The cells whose row or column is that."""
    return _mask(
        cell
        for cell, printed in enumerate(YELLOW)
        if all(getattr(printed, name) == value for name, value in where.items())
    )


def _yellow_groups() -> tuple[Group, ...]:
    yellow = _PRINTED["yellow"]
    rows = [
        Group(_yellow_mask(row=row), Won(Bonus(bonus), f"yellow row {row}"))
        for row, bonus in enumerate(yellow["row_bonus"], 1)
    ]
    diagonal = _mask(cell for cell, printed in enumerate(YELLOW) if printed.row == printed.column)
    return (*rows, Group(diagonal, Won(Bonus(yellow["diagonal_bonus"]), "yellow diagonal")))


def _blue_groups() -> tuple[Group, ...]:
    blue = _PRINTED["blue"]
    rows = [
        Group(_mask(filter(None, sums)), Won(Bonus(bonus), f"blue row {row}"))
        for row, (sums, bonus) in enumerate(zip(blue["grid"], blue["row_bonus"], strict=True), 1)
    ]
    columns = [
        Group(_mask(filter(None, sums)), Won(Bonus(bonus), f"blue column {column}"))
        for column, (sums, bonus) in enumerate(
            zip(zip(*blue["grid"], strict=True), blue["column_bonus"], strict=True), 1
        )
    ]
    return (*rows, *columns)


def _groups_of(bit: int, groups: Iterable[Group]) -> tuple[Group, ...]:
    return tuple(group for group in groups if group.mask >> bit & 1)


YELLOW_GROUPS: Final = _yellow_groups()
BLUE_GROUPS: Final = _blue_groups()
GROUPS_OF_YELLOW: Final = tuple(_groups_of(cell, YELLOW_GROUPS) for cell in range(len(YELLOW)))
"""By yellow cell, the groups it belongs to."""
GROUPS_OF_BLUE: Final = tuple(_groups_of(total, BLUE_GROUPS) for total in range(13))
"""By sum, the groups it belongs to."""

COLUMNS: Final = tuple(
    (_yellow_mask(column=column), points)
    for column, points in enumerate(_PRINTED["yellow"]["column_points"], 1)
)
"""The yellow columns and what each is worth."""

BLUE_POINTS: Final[tuple[int, ...]] = tuple(_PRINTED["blue"]["points"])
GREEN_POINTS: Final[tuple[int, ...]] = tuple(_PRINTED["green"]["points"])
"""Points by the number of crosses."""

AT_LEAST: Final[tuple[int, ...]] = tuple(_PRINTED["green"]["at_least"])
"""What a die must show at least, by green cell."""

TIMES: Final[tuple[int, ...]] = tuple(_PRINTED["orange"]["times"])
"""By orange cell, how many times a number counts there."""


def _row_bonuses(area: Area) -> tuple[Won | None, ...]:
    name = area.name.lower()
    return tuple(
        Won(Bonus(bonus), f"{name} {number}") if bonus else None
        for number, bonus in enumerate(_PRINTED[name]["bonus"], 1)
    )


ROW_BONUSES: Final = {area: _row_bonuses(area) for area in (Area.GREEN, Area.ORANGE, Area.PURPLE)}
"""By area and cell (from 0), the bonus printed there."""

ROUND_BONUSES: Final = tuple(
    Won(Bonus(bonus), f"round {number}") if bonus else None
    for number, bonus in enumerate(_PRINTED["rounds"]["bonus"], 1)
)
"""By round (from 0), what everybody gets before its first roll."""

ROUNDS: Final[tuple[int, ...]] = tuple(_PRINTED["rounds"]["by_players"])
"""By the number of players (from 1), how many rounds are played."""

SLOTS: Final[int] = _PRINTED["actions"]["slots"]
"""How many re-rolls, and how many extra dice, have room on the sheet."""

RATINGS: Final[tuple[int, ...]] = tuple(_PRINTED["solo"]["ratings"])
"""Points from which alone a rating is reached, the best first."""

PLACES: Final = {
    won.place: won
    for won in (
        *(group.won for group in (*YELLOW_GROUPS, *BLUE_GROUPS)),
        *(won for row in ROW_BONUSES.values() for won in row if won),
        *(won for won in ROUND_BONUSES if won),
    )
}
"""Every bonus on the sheet, by its place."""


def rating(total: int) -> int:
    """How good *total* points alone are: 8 is the best, 0 the least."""
    reached = next(number for number, least in enumerate(RATINGS) if total >= least)
    return len(RATINGS) - 1 - reached
