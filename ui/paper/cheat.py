"""A game on one page: what one looks up at the table, in two columns, as large as it fits.

A page is a head with the aim, sections of blocks, and a foot as wide as the page. Letters
shrink until everything has room, and what is left is shared out between the sections.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter

from ui.paper.blocks import Beside, Block, Letters, Text
from ui.paper.lettering import Lettering, paragraph, paragraph_height, write
from ui.paper.report import FOOT, thanks
from ui.paper.sheet import Page, Request, SheetKind
from ui.stage.theme import LIGHT

_SIZES: Final = tuple(11.5 - step / 4 for step in range(20))
"""Points of the letters: the largest with which all has room."""
_TITLE: Final = Lettering(24, bold=True)
_AIM: Final = Lettering(11.5, colour=LIGHT.quiet)
_TITLE_HIGH: Final = 11.0
_BELOW_HEAD: Final = 5.0
_COLUMNS: Final = 8.0
_ABOVE_FOOT: Final = 4.0
"""Millimetres between the columns, and above the foot."""
_SECTIONS: Final = 3.4
_MOST: Final = 9.0
"""Millimetres between two sections, at least and at most."""
_PADDING: Final = 3.2


class CheatWords(QObject):
    """What the cheat sheets of all games have in common."""

    def label(self) -> str:
        return self.tr("Cheat sheet")

    def turn(self) -> str:
        return self.tr("Your turn")

    def end(self) -> str:
        return self.tr("The end")

    def variants(self) -> str:
        return self.tr("Variants")

    def good_to_know(self) -> str:
        return self.tr("Good to know")


@dataclass(frozen=True, slots=True)
class Tips(Block):
    """What is good to know, on a shade: a heading, and hints side by side."""

    hints: Sequence[str]

    def _inside(self) -> Beside:
        return Beside([Text(hint) for hint in self.hints], gap=6)

    def height(self, width: float, letters: Letters) -> float:
        head = letters.heading.height + letters.air
        return head + self._inside().height(width - 2 * _PADDING, letters) + 2 * _PADDING - 1

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.colour("shade"))
        painter.drawRoundedRect(place, 1.8, 1.8)
        inner = place.adjusted(_PADDING, _PADDING - 1, -_PADDING, -_PADDING)
        head = QRectF(inner.left(), inner.top(), inner.width(), letters.heading.height)
        write(painter, CheatWords().good_to_know(), head, letters.heading)
        inner.setTop(head.bottom() + letters.air)
        self._inside().paint(painter, inner, letters)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its blocks."""

    heading: str
    blocks: Sequence[Block]

    def height(self, width: float, letters: Letters) -> float:
        """Millimetres that it takes."""
        inner = sum(block.height(width, letters) + letters.air for block in self.blocks)
        return letters.heading.height + letters.air + inner

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        """Draws it from the top of *place*."""
        line = QRectF(place.left(), place.top(), place.width(), letters.heading.height)
        write(painter, self.heading, line, letters.heading)
        y = line.bottom() + letters.air
        for block in self.blocks:
            high = block.height(place.width(), letters)
            block.paint(painter, QRectF(place.left(), y, place.width(), high), letters)
            y += high + letters.air


@dataclass(frozen=True, slots=True)
class Cheat:
    """A game on one page; the sections are read down the first column, then the second."""

    title: str
    aim: str
    sections: Sequence[Section]
    foot: Sequence[Block] = ()
    thanks: str = ""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Draws it as large as it fits into *room*."""
        thanks(painter, room, self.thanks)
        room = room.adjusted(0, 0, 0, -FOOT - 2)
        letters = next((one for one in map(Letters, _SIZES) if self._fits(room, one)), None)
        letters = letters or Letters(_SIZES[-1])
        self._head(painter, room)
        body = self._body(room, letters)
        foot = QRectF(room.left(), body.bottom() + _ABOVE_FOOT, room.width(), 0)
        self._foot(painter, foot, letters)
        wide = _wide(room)
        for at, column in enumerate(self._columns(wide, letters)):
            left = room.left() + at * (wide + _COLUMNS)
            place = QRectF(left, body.top(), wide, body.height())
            _spread(painter, column, place, letters)

    def _aim_high(self, width: float) -> float:
        return paragraph_height(self.aim, width, _AIM)

    def _head(self, painter: QPainter, room: QRectF) -> None:
        write(painter, self.title, QRectF(room.left(), room.top(), room.width(), 10), _TITLE)
        paragraph(painter, self.aim, room.adjusted(0, _TITLE_HIGH, 0, 0), _AIM)

    def _foot_high(self, width: float, letters: Letters) -> float:
        return sum(block.height(width, letters) + _ABOVE_FOOT for block in self.foot)

    def _foot(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        for block in self.foot:
            place.setHeight(block.height(place.width(), letters))
            block.paint(painter, place, letters)
            place.translate(0, place.height() + _ABOVE_FOOT)

    def _body(self, room: QRectF, letters: Letters) -> QRectF:
        """Where the columns lie."""
        head = _TITLE_HIGH + self._aim_high(room.width()) + _BELOW_HEAD
        return room.adjusted(0, head, 0, -self._foot_high(room.width(), letters))

    def _fits(self, room: QRectF, letters: Letters) -> bool:
        wide, high = _wide(room), self._body(room, letters).height()
        return all(_high(column, wide, letters) <= high for column in self._columns(wide, letters))

    def _columns(
        self, wide: float, letters: Letters
    ) -> tuple[Sequence[Section], Sequence[Section]]:
        """The sections broken where the higher of both columns is lowest."""
        ways = [(self.sections[:at], self.sections[at:]) for at in range(1, len(self.sections))]
        return min(ways, key=lambda way: max(_high(column, wide, letters) for column in way))


def _wide(room: QRectF) -> float:
    """Millimetres that a column takes across."""
    return (room.width() - _COLUMNS) / 2


def _high(column: Sequence[Section], wide: float, letters: Letters) -> float:
    """Millimetres that sections take one below the other."""
    inner = sum(section.height(wide, letters) for section in column)
    return inner + _SECTIONS * (len(column) - 1)


def _spread(painter: QPainter, column: Sequence[Section], place: QRectF, letters: Letters) -> None:
    """Draws sections from the top, with what is left over shared out between them."""
    spare = place.height() - _high(column, place.width(), letters)
    between = _SECTIONS
    if len(column) > 1:
        between = min(_MOST, _SECTIONS + max(0.0, spare) / (len(column) - 1))
    top = place.top()
    for section in column:
        section.paint(painter, QRectF(place.left(), top, place.width(), 0), letters)
        top += section.height(place.width(), letters) + between


def cheat_kind(cheat: Callable[[Request], Cheat]) -> SheetKind:
    """The one page of a game, which may say what the table of a match has agreed on."""

    def pages(request: Request) -> list[Page]:
        return [Page(request.format, partial(paint, request))]

    def paint(request: Request, painter: QPainter) -> None:
        cheat(request).paint(painter, request.format.field())

    return SheetKind("cheat", lambda: CheatWords().label(), pages, of_match=True, blank=True)
