"""One score sheet on paper: of a player in a match, or blank for a pencil.

Everything lies where the drawing of the sheet says. Cells are white as the paper
is, and nothing casts a shadow.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from tabletop.games.clever.sheet import AREA_NAMES, Sheet, points, total
from tabletop.kernel.seats import Player as Person
from ui.games.clever.drawings import SHEET, around_cells, in_cells, strokes
from ui.games.clever.paper_words import CleverPaper
from ui.paper.art import draw_art
from ui.paper.lettering import POINT, RIGHT, Lettering, number, write
from ui.paper.places import Shape
from ui.stage.pixmaps import Art, Tint, place_within
from ui.stage.theme import LIGHT, seat_tint

_ON_PAPER: Final[Tint] = ((LIGHT.paper, "#FFFFFF"), ("#1A1E20", "#FFFFFF"))
_WINNERS: Final[Tint] = ((LIGHT.line, LIGHT.ink), ('stroke-width="2"', 'stroke-width="3.4"'))
"""What gives the winner's card a strong edge."""
_GROUPS: Final = ("actions", "rounds", *AREA_NAMES, "totals")


@dataclass(frozen=True, slots=True)
class Scored:
    """Whose sheet it is in which round, and the word beside the name: winner, or a rating."""

    person: Person
    sheet: Sheet
    round: int
    distinction: str = ""
    won: bool = False


def shape() -> Shape:
    """How a sheet grows."""
    return Shape.of(SHEET, "card")


def printed(painter: QPainter, art: Art, place: QRectF) -> None:
    """A drawing of the game, as it is printed on white paper."""
    draw_art(painter, replace(art, tint=(*art.tint, *_ON_PAPER)), place)


def blank_sheet(painter: QPainter, place: QRectF, words: CleverPaper) -> None:
    """A sheet with nothing but a line for a name."""
    drawn = _Drawn(painter, place)
    drawn.ground(won=False)
    drawn.name_line(words.name())


def scored_sheet(painter: QPainter, place: QRectF, scored: Scored) -> None:
    """A player's sheet: name, marks and points."""
    drawn = _Drawn(painter, place)
    drawn.ground(won=scored.won)
    drawn.head(scored)
    drawn.marks(scored)
    drawn.totals(scored.sheet)


class _Drawn:
    """A sheet being drawn; *place* is where its card lies on the page."""

    def __init__(self, painter: QPainter, place: QRectF):
        self.painter = painter
        self.place = place
        # Letters follow the sheet's size, within what is pleasant to read.
        size = self.at("name").height() / POINT
        self.name = Lettering(min(18.0, 0.9 * size), bold=True)
        self.small = Lettering(min(11.0, max(7.5, 0.6 * size)), colour=LIGHT.quiet)

    def at(self, element: str) -> QRectF:
        """Where an element of the drawing lies on the page."""
        return place_within(SHEET, element, "card", self.place)

    def ground(self, *, won: bool) -> None:
        """The sheet as it is printed; the winner's has a strong edge."""
        printed(self.painter, Art(SHEET, "card", _WINNERS if won else ()), self.place)
        for group in _GROUPS:
            printed(self.painter, Art(SHEET, group), self.at(group))

    def name_line(self, label: str) -> None:
        """A line to write a name on."""
        room = self.at("name")
        room.setLeft(self.at("sign").left())
        write(self.painter, label, room, self.small)
        left, base = room.left() + self.small.width(label) + 1.5, room.bottom() - 0.6
        self.painter.setPen(QPen(LIGHT.colour("quiet"), 0.2))
        self.painter.drawLine(QPointF(left, base), QPointF(room.right(), base))

    def head(self, scored: Scored) -> None:
        """The player's emblem and name, and what was reached."""
        person = scored.person
        emblem = Art("common/emblems.svg", person.shape, seat_tint(person.colour))
        draw_art(self.painter, emblem, self.at("sign"))
        room = self.at("name")
        if scored.distinction:
            room.setRight(self._distinction(scored.distinction, room) - 2)
        write(self.painter, person.name, room, self.name)

    def _distinction(self, said: str, room: QRectF) -> float:
        """The word at the right of *room*; answers where it begins."""
        letters = Lettering(self.small.size, bold=True, colour=LIGHT.accent)
        beside = QRectF(room)
        beside.setLeft(room.right() - min(letters.width(said) + 0.1, room.width() / 2))
        write(self.painter, said, beside, letters, RIGHT)
        return beside.left()

    def marks(self, scored: Scored) -> None:
        """What the pencil has left."""
        for mark in (*in_cells(scored.sheet), *around_cells(scored.sheet, scored.round)):
            for stroke in strokes(mark, self.at(mark.place)):
                draw_art(self.painter, stroke.art, stroke.where)

    def totals(self, sheet: Sheet) -> None:
        """The points of the areas and of the foxes, and all together."""
        for area, worth in zip(AREA_NAMES, points(sheet), strict=True):
            self._total(f"total-{area}", worth)
        self._total("total-foxes", total(sheet) - sum(points(sheet)))
        self._total("total", total(sheet))

    def _total(self, element: str, worth: int) -> None:
        box = self.at(element)
        size = Lettering(0.78 * box.height() / POINT, bold=True)
        number(self.painter, str(worth), box.center(), size.fitted(str(worth), 0.84 * box.width()))
