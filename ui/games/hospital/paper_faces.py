"""The cards of Hospital as they are printed: signs and words on each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from tabletop.games.hospital.content_file import Content
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.drawings import (
    ADMINISTRATOR,
    DEPARTMENT,
    REPORT,
    SPECIALIST,
    fitted,
    worker_art,
)
from ui.games.hospital.effect_art import charge_signs, need_signs, signs
from ui.games.hospital.paper_art import printed, sign_row, whole
from ui.games.hospital.paper_words import HospitalPaper
from ui.paper.lettering import CENTRE, LEFT, Lettering, write
from ui.paper.report import line
from ui.stage.pixmaps import Art, Tint, place_in, size

_SIGN: Final = 0.32
"""The part of a tile's width that the sign of its colour takes below."""
_AIR: Final = 0.1
"""The part of their place's height that signs leave free along every edge."""
# Where a worker stands on the table is written on paper.
_NO_SEAT: Final[Tint] = (('fill="#EFE9DC" stroke="#D8CFBC"', 'fill="none" stroke="none"'),)
_BAND: Final = 15.0
_REPORT_BAND: Final = 7.5
"""Millimetres of words below the drawing of a specialist's card and of a report."""
_NAME: Final = Lettering(8.5, bold=True)
_POINTS: Final = Lettering(9, bold=True)
_SIZES: Final = (8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0)
"""Points of what a card does: the largest that has room."""

_NARROWER: Final = tuple(1 - step / 20 for step in range(1, 10))


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of some contents on paper."""

    content: Content
    words: HospitalCards
    paper: HospitalPaper

    def room(self, painter: QPainter, card: str, where: QRectF) -> None:
        """A starting room or a department."""
        room = self.content.rooms[card]
        at = fitted(size(DEPARTMENT), where)
        printed(painter, Art(DEPARTMENT, room.tile, _NO_SEAT), at)
        self._name(painter, card, place_in(DEPARTMENT, "title", at))
        effect = place_in(DEPARTMENT, "effect", at)
        free = effect.height() * _AIR
        sign_row(painter, signs(room.effect), effect.adjusted(free, free, -free, -free))
        below = QRectF(effect)
        below.setLeft(at.left() + _SIGN * at.width())
        below.setTop(effect.bottom())
        below.setBottom(at.bottom() - (effect.left() - at.left()))
        broken(painter, self.words.effect(card), below)

    def specialist(self, painter: QPainter, card: str, where: QRectF) -> None:
        """A specialist's card, its words below it."""
        one = self.content.workers[card]
        at = fitted(size(SPECIALIST), where.adjusted(0, 0, 0, -_BAND))
        at.moveTop(where.top())
        printed(painter, Art(SPECIALIST, one.tile), at)
        whole(painter, worker_art(one.tile), place_in(SPECIALIST, "figure", at))
        self._name(painter, card, place_in(SPECIALIST, "title", at))
        effect = place_in(SPECIALIST, "effect", at)
        free = effect.height() * _AIR / 2
        row = signs(one.effect, one.treated)
        sign_row(painter, row, effect.adjusted(free, free, -free, -free))
        below = QRectF(where)
        below.setTop(at.bottom())
        broken(painter, self.words.effect(card), below.adjusted(0.7, 0.6, -0.7, 0), CENTRE)

    def administrator(self, painter: QPainter, card: str, where: QRectF) -> None:
        """An administrator's card."""
        at = fitted(size(ADMINISTRATOR), where)
        printed(painter, Art(ADMINISTRATOR, "card"), at)
        figure = place_in(ADMINISTRATOR, "figure", at)
        free = figure.height() * _AIR
        row = charge_signs(self.content.administrators[card].charge)
        sign_row(painter, row, figure.adjusted(free, free, -free, -free))
        said = place_in(ADMINISTRATOR, "title", at).adjusted(0.5, 0, -0.5, 0)
        write(painter, self.words.name(card), line(said, 0, 4.4), _NAME)
        broken(painter, self.words.effect(card), said.adjusted(0, 4.6, 0, 0))

    def report(self, painter: QPainter, card: str, where: QRectF) -> None:
        """A report for one player, its words below it."""
        report = self.content.reports[card]
        at = fitted(size(REPORT), where.adjusted(0, 0, 0, -_REPORT_BAND))
        at.moveTop(where.top())
        printed(painter, Art(REPORT, "report"), at)
        needs = place_in(REPORT, "needs", at)
        free = needs.height() * _AIR
        sign_row(painter, need_signs(report), needs.adjusted(free, free, -free, -free))
        points = self.paper.points_of(report.points)
        write(painter, points, place_in(REPORT, "points", at), _POINTS, CENTRE)
        below = QRectF(where)
        below.setTop(at.bottom())
        broken(painter, self.words.name(card), below.adjusted(0.7, 0, -0.7, 0), CENTRE)

    def _name(self, painter: QPainter, card: str, room: QRectF) -> None:
        """What a card is called, not up to the very edge; rather small than cut short."""
        name, place = self.words.name(card), room.adjusted(0.5, 0, -0.5, 0)
        write(painter, name, place, _NAME.fitted(name, place.width()), CENTRE)


Paint: TypeAlias = Callable[[Cards, QPainter, str, QRectF], None]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of cards: how it is painted, and how many stand side by side and above another."""

    paint: Paint
    drawing: str
    across: int
    down: int
    band: float = 0.0

    def cell(self, room: QRectF) -> tuple[float, float]:
        """The width and height of a card with what is free around it, as large as fits."""
        shape = size(self.drawing)
        steep = shape.height() / shape.width()
        free = 2 * FREE
        wide = min(
            room.width() / self.across,
            (room.height() / self.down - free - self.band) / steep + free,
        )
        return wide, (wide - free) * steep + self.band + free


FREE: Final = 0.9
"""Millimetres between a line to cut and what is printed."""
ROOMS: Final = Kind(Cards.room, DEPARTMENT, 4, 6)
SPECIALISTS: Final = Kind(Cards.specialist, SPECIALIST, 6, 4, _BAND)
ADMINISTRATORS: Final = Kind(Cards.administrator, ADMINISTRATOR, 3, 10)
REPORTS: Final = Kind(Cards.report, REPORT, 5, 5, _REPORT_BAND)


def broken(painter: QPainter, words: str, room: QRectF, align: Qt.AlignmentFlag = LEFT) -> None:
    """Words in as many lines as they need, half way down *room*, as large as has room."""
    for points in _SIZES:
        lettering = Lettering(points)
        rows = _rows(words, lettering, room.width())
        high = len(rows) * lettering.height
        if high <= room.height():
            break
    top = (room.height() - high) / 2
    for at, row in enumerate(_even(rows, lettering, room.width())):
        place = line(room, top + at * lettering.height, lettering.height)
        write(painter, row, place, lettering, align)


def _even(rows: list[str], lettering: Lettering, width: float) -> list[str]:
    """The same number of rows, of as equal a length as they can be."""
    words = " ".join(rows)
    for part in _NARROWER:
        narrower = _rows(words, lettering, width * part)
        if len(narrower) > len(rows):
            break
        rows = narrower
    return rows


def _rows(words: str, lettering: Lettering, width: float) -> list[str]:
    """Words broken into rows that are no wider than *width*."""
    rows: list[str] = []
    for word in words.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and lettering.width(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows
