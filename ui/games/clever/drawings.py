"""The drawings of Clever, and what a pencil has left on a sheet.

The sheet and the small sheet name their places alike: ``yellow-3-1`` is the 3 in
the first yellow row, ``blue-7`` a sum, ``green-4`` the fourth cell of its row,
``bonus-blue-row-1`` what that row wins. So a mark is a place and what is drawn
there, for the table and for paper.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

from tabletop.games.clever.printed import AREAS, ROUND_BONUSES, SUMS, YELLOW, Area, Bonus, Die
from tabletop.games.clever.sheet import AREA_NAMES, Sheet, places_won
from ui.stage.pixmaps import Art

SHEET: Final = "clever/sheet.svg"
MINI: Final = "clever/mini.svg"
MARKS: Final = "clever/marks.svg"
DICE: Final = "clever/dice.svg"
BONUSES: Final = "clever/bonuses.svg"
TABLE: Final = "clever/table.svg"

CROSS: Final = "x"
CIRCLE: Final = "circle"
STRIKE: Final = "strike"
LOOP: Final = "loop"
_CROSSES: Final = 3
_DIGIT_HEIGHT: Final = 0.62
"""How high a digit is, of its cell."""
_DIGIT_SHAPE: Final = 20 / 30


@dataclass(frozen=True, slots=True)
class Pencilled:
    """A mark: the place it stands at, and CROSS, CIRCLE, STRIKE, LOOP or a number."""

    place: str
    what: str


@dataclass(frozen=True, slots=True)
class Stroke:
    """A drawing of a mark, and where it lies."""

    art: Art
    where: QRectF


def cell(area: Area, number: int) -> str:
    """The place of a cell: a yellow cell, a sum, or its number from 1 in a row."""
    name = AREA_NAMES[area - 1]
    if area is Area.YELLOW:
        printed = YELLOW[number]
        return f"{name}-{printed.number}-{printed.row}"
    return f"{name}-{number}"


def open_cell(sheet: Sheet, area: Area, number: int) -> str:
    """The place of a cell as an action names it: 0 is the next one of a row."""
    return cell(area, number if area in (Area.YELLOW, Area.BLUE) else sheet.count(area) + 1)


def bonus_place(place: str) -> str:
    """Where a bonus is printed, by the rules' name of the place."""
    return f"bonus-{place.replace(' ', '-')}"


def bonus_art(bonus: Bonus) -> Art:
    """The drawing of a bonus."""
    return Art(BONUSES, bonus.value.replace(" ", "-"))


def die_art(die: Die, face: int) -> Art:
    """The drawing of a die's face; 0 is a die that has not been thrown."""
    return Art(DICE, f"{die.name.lower()}-{face or 'blank'}")


die_arts = {die: partial(die_art, die) for die in Die}


def in_cells(sheet: Sheet) -> Iterator[Pencilled]:
    """The crosses and numbers in the cells."""
    for number in range(len(YELLOW)):
        if sheet.yellow >> number & 1:
            yield Pencilled(cell(Area.YELLOW, number), CROSS)
    for total in SUMS:
        if sheet.blue >> total & 1:
            yield Pencilled(cell(Area.BLUE, total), CROSS)
    for number in range(sheet.green):
        yield Pencilled(cell(Area.GREEN, number + 1), CROSS)
    for area, numbers in ((Area.ORANGE, sheet.orange), (Area.PURPLE, sheet.purple)):
        for number, value in enumerate(numbers, 1):
            yield Pencilled(cell(area, number), str(value))


def around_cells(sheet: Sheet, round_number: int) -> Iterator[Pencilled]:
    """Loops around what was won, the slots of the actions, and the rounds crossed out."""
    for won in places_won(sheet):
        yield Pencilled(bonus_place(won.place), LOOP)
    for name, earned, used in (
        ("reroll", sheet.rerolls, sheet.rerolls_used),
        ("extra", sheet.extras, sheet.extras_used),
    ):
        for slot in range(1, earned + 1):
            yield Pencilled(f"{name}-{slot}", CIRCLE)
        for slot in range(1, used + 1):
            yield Pencilled(f"{name}-{slot}", STRIKE)
    for number, given in enumerate(ROUND_BONUSES[:round_number], 1):
        yield Pencilled(f"round-{number}", CROSS)
        if given is not None:
            yield Pencilled(bonus_place(given.place), LOOP)


def strokes(mark: Pencilled, room: QRectF) -> list[Stroke]:
    """How a mark is drawn where its place is *room*: a cross, or digits side by side."""
    if not mark.what.isdigit():
        element = mark.what
        if element == CROSS:
            # Not every cross looks like the other; the same one always does.
            element = f"cross-{1 + sum(map(ord, mark.place)) % _CROSSES}"
            side = min(room.width(), room.height())
            return [Stroke(Art(MARKS, element), _middle(room, side, side))]
        return [Stroke(Art(MARKS, element), room.adjusted(-1, -1, 1, 1))]
    high = room.height() * _DIGIT_HEIGHT
    wide = high * _DIGIT_SHAPE
    whole = _middle(room, wide * len(mark.what), high)
    return [
        Stroke(
            Art(MARKS, f"digit-{digit}"),
            QRectF(whole.left() + number * wide, whole.top(), wide, high),
        )
        for number, digit in enumerate(mark.what)
    ]


def _middle(room: QRectF, width: float, height: float) -> QRectF:
    centre = room.center()
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


CELLS: Final = {
    cell(area, number): (area, number)
    for area in AREAS
    for number in (
        range(len(YELLOW)) if area is Area.YELLOW else SUMS if area is Area.BLUE else range(1, 12)
    )
}
"""Every cell of a sheet by its place: its area and its number there."""
