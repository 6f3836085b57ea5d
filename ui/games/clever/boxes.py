"""The boxes of a score sheet of Clever in words: cells, and what rows and columns bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QRectF

from tabletop.games.clever.printed import (
    AT_LEAST,
    BLUE_GROUPS,
    BLUE_POINTS,
    COLUMNS,
    GREEN_POINTS,
    ROW,
    ROW_BONUSES,
    SUMS,
    TIMES,
    YELLOW,
    YELLOW_GROUPS,
    Area,
    Group,
    Won,
)
from tabletop.games.clever.sheet import Sheet
from ui.games.clever.card import Card, FullCard
from ui.games.clever.drawings import cell
from ui.games.clever.terms import Terms
from ui.stage.things import Kind, Thing

_AFTER_SIX: Final = 6
"""After a 6 the purple row begins again."""


class CleverBoxes(QObject):
    """Tells the boxes of one area after the other."""

    def __init__(self) -> None:
        super().__init__()
        self._terms = Terms()

    def told(self, card: Card, sheet: Sheet, area: Area, group: str) -> Iterator[Thing]:
        """The cells of an area; where the sheet is seen whole, what they bring together, too."""

        def thing(what: str, words: str, where: QRectF, kind: Kind = Kind.TEXT) -> Thing:
            return Thing(f"sheet-{card.seat}-{what}", words, where, group, kind)

        is_full = isinstance(card, FullCard)
        for number in _numbers(area):
            words, where = self._cell(sheet, area, number), card.place(cell(area, number))
            won = _printed(area, number)
            if won is not None and is_full:
                words = self._with_bonus(words, won, is_won=number <= sheet.count(area))
                where = where.united(card.source(won.place))
            yield thing(cell(area, number), words, where, Kind.PLACE)
        if is_full:
            for what, words in self._together(sheet, area):
                yield thing(what, words, card.place(what))

    # Cells

    def _cell(self, sheet: Sheet, area: Area, number: int) -> str:
        """A cell, and what is in it or what it wants."""
        name = self._terms.cell(area, number)
        if area is Area.YELLOW:
            name = self.tr("{cell}, column {column}").format(
                cell=name, column=YELLOW[number].column
            )
        match area:
            case Area.YELLOW | Area.BLUE:
                marks = sheet.yellow if area is Area.YELLOW else sheet.blue
                crossed = marks >> number & 1
                text = self.tr("{cell}, crossed") if crossed else self.tr("{cell}, open")
                return text.format(cell=name)
            case Area.GREEN:
                return self._green(sheet, name, number)
            case Area.ORANGE:
                return self._orange(sheet, name, number)
            case Area.PURPLE:
                return self._purple(sheet, name, number)

    def _green(self, sheet: Sheet, name: str, number: int) -> str:
        if number <= sheet.green:
            text = self.tr("{cell}, crossed")
        elif number == sheet.green + 1:
            text = self.tr("{cell}, next, at least {least}")
        else:
            text = self.tr("{cell}, at least {least}")
        return text.format(cell=name, least=AT_LEAST[number - 1])

    def _orange(self, sheet: Sheet, name: str, number: int) -> str:
        if number <= len(sheet.orange):
            return self._written(name, sheet.orange[number - 1])
        is_next, times = number == len(sheet.orange) + 1, TIMES[number - 1]
        if times == 1:
            text = self.tr("{cell}, next") if is_next else self.tr("{cell}, empty")
        elif is_next:
            text = self.tr("{cell}, next, times {times}")
        else:
            text = self.tr("{cell}, times {times}")
        return text.format(cell=name, times=times)

    def _purple(self, sheet: Sheet, name: str, number: int) -> str:
        if number <= len(sheet.purple):
            return self._written(name, sheet.purple[number - 1])
        if number > len(sheet.purple) + 1:
            return self.tr("{cell}, empty").format(cell=name)
        last = sheet.purple[-1] if sheet.purple else _AFTER_SIX
        if last == _AFTER_SIX:
            return self.tr("{cell}, next, any number").format(cell=name)
        return self.tr("{cell}, next, more than {last}").format(cell=name, last=last)

    def _written(self, name: str, value: int) -> str:
        return self.tr("{cell}: {value}").format(cell=name, value=value)

    def _with_bonus(self, words: str, won: Won, *, is_won: bool) -> str:
        text = self.tr("{cell}, won {bonus}") if is_won else self.tr("{cell}, wins {bonus}")
        return text.format(cell=words, bonus=self._terms.bonus(won.bonus))

    # What cells bring together

    def _together(self, sheet: Sheet, area: Area) -> Iterator[tuple[str, str]]:
        """Rows, columns and scales by their elements."""
        match area:
            case Area.YELLOW:
                yield from self._groups(sheet.yellow, YELLOW_GROUPS, area)
                yield from self._columns(sheet)
            case Area.BLUE:
                yield from self._groups(sheet.blue, BLUE_GROUPS, area)
                yield "blue-scale", self._scale(BLUE_POINTS[1:])
            case Area.GREEN:
                yield "green-scale", self._scale(GREEN_POINTS[1:])
            case _:
                pass

    def _groups(self, marks: int, groups: Iterable[Group], area: Area) -> Iterator[tuple[str, str]]:
        for each in groups:
            place = self._terms.place(each.won.place)
            bonus = self._terms.bonus(each.won.bonus)
            done = (marks & each.mask).bit_count()
            text = (
                self.tr("{place} ({cells}): {bonus}, won")
                if done == each.mask.bit_count()
                else self.tr("{place} ({cells}): {bonus}, {count} of {all} crossed")
            )
            yield (
                f"bonus-{each.won.place.replace(' ', '-')}",
                text.format(
                    place=place,
                    cells=_cells(each.mask, area),
                    bonus=bonus,
                    count=done,
                    all=each.mask.bit_count(),
                ),
            )

    def _columns(self, sheet: Sheet) -> Iterator[tuple[str, str]]:
        """The yellow columns, which bring points."""
        for number, (mask, worth) in enumerate(COLUMNS, 1):
            done = (sheet.yellow & mask).bit_count()
            text = (
                self.tr("yellow column {number} ({cells}): {points}, complete")
                if done == mask.bit_count()
                else self.tr("yellow column {number} ({cells}): {points}, {count} of {all} crossed")
            )
            yield (
                f"points-yellow-{number}",
                text.format(
                    number=number,
                    cells=_cells(mask, Area.YELLOW),
                    points=self.tr("%n point(s)", "", worth),
                    count=done,
                    all=mask.bit_count(),
                ),
            )

    def _scale(self, worth: Iterable[int]) -> str:
        """The points for one cross, two crosses and so on."""
        listed = ", ".join(map(str, worth))
        return self.tr("points by crosses: {points}").format(points=listed)


def _numbers(area: Area) -> Iterable[int]:
    """The cells of an area as they are counted there."""
    match area:
        case Area.YELLOW:
            return range(len(YELLOW))
        case Area.BLUE:
            return SUMS
        case _:
            return range(1, ROW + 1)


def _printed(area: Area, number: int) -> Won | None:
    """The bonus under a cell of a row."""
    return ROW_BONUSES[area][number - 1] if area in ROW_BONUSES else None


def _cells(mask: int, area: Area) -> str:
    """What is printed in cells that belong together."""
    numbers = [number for number in _numbers(area) if mask >> number & 1]
    if area is Area.YELLOW:
        numbers = [YELLOW[number].number for number in numbers]
    return ", ".join(map(str, numbers))


Boxes = CleverBoxes
