"""A player's score sheet: what is crossed and written on it, and what that is worth.

A mark never goes away. So a group pays exactly once: when the mark is made that
completes it.
"""

from __future__ import annotations

from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from tabletop.games.clever.printed import (
    AREAS,
    AT_LEAST,
    BLUE_GROUPS,
    BLUE_POINTS,
    COLUMNS,
    GREEN_POINTS,
    GROUPS_OF_BLUE,
    GROUPS_OF_YELLOW,
    ROW,
    ROW_BONUSES,
    SLOTS,
    SUMS,
    TIMES,
    YELLOW,
    YELLOW_GROUPS,
    YELLOW_WITH,
    Area,
    Bonus,
    Won,
)

_FOX_YELLOW: Final = next(g.mask for g in YELLOW_GROUPS if g.won.bonus is Bonus.FOX)
_FOX_BLUE: Final = next(g.mask for g in BLUE_GROUPS if g.won.bonus is Bonus.FOX)
_FOX_AT: Final = {
    area: 1 + next(at for at, won in enumerate(row) if won and won.bonus is Bonus.FOX)
    for area, row in ROW_BONUSES.items()
}
_GREEN_FOX, _ORANGE_FOX, _PURPLE_FOX = (
    _FOX_AT[area] for area in (Area.GREEN, Area.ORANGE, Area.PURPLE)
)
_NEXT: Final = (0,)
_FULL: Final[tuple[int, ...]] = ()


class Sheet(msgspec.Struct, frozen=True):
    """Crosses and numbers of one player, and the actions earned and used.

    *yellow* and *blue* are bits (see ``printed``), *green* a number of crosses,
    *orange* and *purple* what is written there, multiplied already.
    """

    yellow: int = 0
    blue: int = 0
    green: int = 0
    orange: tuple[int, ...] = ()
    purple: tuple[int, ...] = ()
    rerolls: int = 0
    rerolls_used: int = 0
    extras: int = 0
    extras_used: int = 0

    @property
    def rerolls_left(self) -> int:
        """Re-rolls that are earned and not used."""
        return self.rerolls - self.rerolls_used

    @property
    def extras_left(self) -> int:
        """Extra dice that are earned and not used."""
        return self.extras - self.extras_used

    @property
    def foxes(self) -> int:
        """Foxes that are reached."""
        return (
            (self.yellow & _FOX_YELLOW == _FOX_YELLOW)
            + (self.blue & _FOX_BLUE == _FOX_BLUE)
            + (self.green >= _GREEN_FOX)
            + (len(self.orange) >= _ORANGE_FOX)
            + (len(self.purple) >= _PURPLE_FOX)
        )

    def openings(self, area: Area, value: int) -> tuple[int, ...]:
        """The cells of *area* that *value* may be marked in; a row's next cell is 0.

        In the blue area *value* is the sum of the blue and the white die.
        """
        if area is Area.YELLOW:
            yellow = self.yellow
            return tuple([cell for cell in YELLOW_WITH[value] if not yellow >> cell & 1])
        if area is Area.BLUE:
            return _FULL if self.blue >> value & 1 else (value,)
        if area is Area.GREEN:
            fits = self.green < ROW and value >= AT_LEAST[self.green]
        elif area is Area.ORANGE:
            fits = len(self.orange) < ROW
        else:
            purple = self.purple
            fits = len(purple) < ROW and (not purple or purple[-1] == 6 or value > purple[-1])
        return _NEXT if fits else _FULL

    def crossings(self, area: Area) -> tuple[int, ...]:
        """The cells of *area* that a bonus cross may be made in; no threshold holds for it."""
        if area is Area.YELLOW:
            return tuple([cell for cell in range(len(YELLOW)) if not self.yellow >> cell & 1])
        if area is Area.BLUE:
            return tuple([total for total in SUMS if not self.blue >> total & 1])
        return _NEXT if self.count(area) < ROW else _FULL

    def count(self, area: Area) -> int:
        """How many cells of *area* are marked."""
        match area:
            case Area.YELLOW:
                return self.yellow.bit_count()
            case Area.BLUE:
                return self.blue.bit_count()
            case Area.GREEN:
                return self.green
            case Area.ORANGE:
                return len(self.orange)
            case Area.PURPLE:
                return len(self.purple)
            case _:
                assert_never(area)

    def is_full(self, area: Area) -> bool:
        """Whether *area*, which is a row, has no cell left."""
        return self.count(area) == ROW

    def with_action(self, bonus: Bonus) -> Sheet:
        """One more slot of an action bar is circled; a match has as many as there is room for."""
        if bonus is Bonus.REROLL:
            return replace(self, rerolls=min(self.rerolls + 1, SLOTS))
        return replace(self, extras=min(self.extras + 1, SLOTS))


class Mark(msgspec.Struct, frozen=True):
    """A mark that was made: the sheet with it, what it says, and the bonuses it wins.

    *cell* is a yellow cell, a sum, or the number (from 1) of a cell in its row;
    *value* is what was written: 0 for a cross.
    """

    sheet: Sheet
    area: Area
    cell: int
    value: int
    won: tuple[Won, ...]


def mark(sheet: Sheet, area: Area, cell: int, value: int) -> Mark:
    """Marks a cell that is open; *value* counts in the orange and the purple area."""
    yellow, blue, green = sheet.yellow, sheet.blue, sheet.green
    orange, purple = sheet.orange, sheet.purple
    won: tuple[Won, ...]
    written = 0
    match area:
        case Area.YELLOW:
            yellow |= 1 << cell
            won = tuple([g.won for g in GROUPS_OF_YELLOW[cell] if yellow & g.mask == g.mask])
        case Area.BLUE:
            blue |= 1 << cell
            won = tuple([g.won for g in GROUPS_OF_BLUE[cell] if blue & g.mask == g.mask])
        case Area.GREEN:
            green = cell = green + 1
            won = _printed(area, cell)
        case Area.ORANGE:
            written = value * TIMES[len(orange)]
            orange = (*orange, written)
            cell = len(orange)
            won = _printed(area, cell)
        case Area.PURPLE:
            written = value
            purple = (*purple, value)
            cell = len(purple)
            won = _printed(area, cell)
        case _:
            assert_never(area)
    marked = Sheet(
        yellow,
        blue,
        green,
        orange,
        purple,
        sheet.rerolls,
        sheet.rerolls_used,
        sheet.extras,
        sheet.extras_used,
    )
    return Mark(marked, area, cell, written, won)


def _printed(area: Area, cell: int) -> tuple[Won, ...]:
    won = ROW_BONUSES[area][cell - 1]
    return () if won is None else (won,)


def places_won(sheet: Sheet) -> list[Won]:
    """Every bonus that a cell or a group of the sheet has given."""
    groups = [g for g in YELLOW_GROUPS if sheet.yellow & g.mask == g.mask]
    groups += [g for g in BLUE_GROUPS if sheet.blue & g.mask == g.mask]
    cells = [won for area, row in ROW_BONUSES.items() for won in row[: sheet.count(area)] if won]
    return [*(group.won for group in groups), *cells]


def points(sheet: Sheet) -> tuple[int, int, int, int, int]:
    """The points of the five areas, in their order."""
    return (
        sum(worth for mask, worth in COLUMNS if sheet.yellow & mask == mask),
        BLUE_POINTS[sheet.blue.bit_count()],
        GREEN_POINTS[sheet.green],
        sum(sheet.orange),
        sum(sheet.purple),
    )


def total(sheet: Sheet) -> int:
    """All areas, and each fox as much as the lowest of them."""
    areas = points(sheet)
    return sum(areas) + sheet.foxes * min(areas)


def best_area(sheet: Sheet) -> int:
    """The points of the best area: the tie-break."""
    return max(points(sheet))


AREA_NAMES: Final = tuple(area.name.lower() for area in AREAS)
