"""A hospital to play in with real dice, and the ambulances that come to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.printed import NURSES
from tabletop.kernel.seats import Player
from ui.games.hospital import HospitalBox
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.drawings import (
    AMBULANCE,
    DEPARTMENT,
    HOSPITAL,
    SPECIALIST,
    fitted,
    worker_art,
)
from ui.games.hospital.paper_art import at_left, emblem, printed, whole
from ui.games.hospital.paper_faces import Cards
from ui.games.hospital.paper_words import HospitalPaper
from ui.paper.lettering import CENTRE, POINT, Lettering, number, paragraph, write
from ui.paper.report import FOOT, line, thanks, title
from ui.paper.sheet import Format
from ui.stage.pixmaps import Art, place, place_in, size
from ui.stage.theme import LIGHT

MOST: Final = 5
"""Ambulances of a blank sheet."""
_HEAD: Final = 11.0
_GAP: Final = 2.5
_STAFF: Final = 35.0
"""Millimetres of the head, at least between two parts, and of the nurses."""
_TITLE: Final = Lettering(22, bold=True)
_NAME: Final = Lettering(13, bold=True)
_STRONG: Final = Lettering(11, bold=True)
_NOTE: Final = Lettering(9.5)
_ABOUT: Final = Lettering(9.5)
_QUIET: Final = Lettering(9, colour=LIGHT.quiet)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a printed hospital lie, one below the other as wide as the page.

    Departments and specialists lie beside it: so there is more room for beds and dice.
    """

    field: QRectF

    @property
    def scale(self) -> float:
        """Millimetres of a unit of the drawing."""
        return self.field.width() / size(HOSPITAL).width()

    def _part(self, element: str, top: float) -> QRectF:
        """Where a part of the drawing lies so far down."""
        drawn = place(HOSPITAL, element)
        return QRectF(
            QPointF(self.field.left() + drawn.left() * self.scale, top), drawn.size() * self.scale
        )

    @property
    def _wide(self) -> float:
        """From the left of the wards to the right of the store."""
        wards, store = place(HOSPITAL, "wards"), place(HOSPITAL, "store")
        return (store.right() - wards.left()) * self.scale

    def _room(self, count: int) -> QSizeF:
        """The size of one of so many rooms side by side."""
        wide = (self._wide - (count - 1) * _GAP) / count
        shape = size(DEPARTMENT)
        return QSizeF(wide, wide * shape.height() / shape.width())

    def gap(self, count: int) -> float:
        """What is left between the four parts, where there are so many rooms."""
        parts = (self.wards.height(), self._room(count).height(), self.exit.height(), _STAFF)
        return max(_GAP, (self.exit.bottom() - self.wards.top() - sum(parts)) / 3)

    @property
    def wards(self) -> QRectF:
        """The four wards."""
        return self._part("wards", self.field.top() + _HEAD)

    def bed(self, element: str) -> QRectF:
        """Where a slot of a bed lies."""
        drawn, wards = place(HOSPITAL, element), place(HOSPITAL, "wards")
        corner = (drawn.topLeft() - wards.topLeft()) * self.scale
        return QRectF(self.wards.topLeft() + corner, drawn.size() * self.scale)

    @property
    def store(self) -> QRectF:
        """Where deaths and blood bags lie, beside the wards."""
        wards, store = place(HOSPITAL, "wards"), place(HOSPITAL, "store")
        return self._part("store", self.wards.top() + (store.top() - wards.top()) * self.scale)

    def rooms(self, count: int) -> list[QRectF]:
        """The starting rooms side by side."""
        room = self._room(count)
        top = self.wards.bottom() + self.gap(count)
        left, step = self.wards.left(), room.width() + _GAP
        return [QRectF(QPointF(left + at * step, top), room) for at in range(count)]

    @property
    def exit(self) -> QRectF:
        """Where the discharged are counted, at the foot."""
        part = self._part("exit-path", 0)
        part.moveBottom(self.field.bottom() - FOOT - 1.5)
        return part

    def staff(self, rooms: Sequence[QRectF]) -> QRectF:
        """What is left between the rooms and the exit."""
        gap = self.gap(len(rooms))
        top, bottom = rooms[0].bottom() + gap, self.exit.top() - gap
        return QRectF(self.wards.left(), top, self._wide, bottom - top)


def hospital(
    painter: QPainter, format: Format, content: Content, player: Player | None, paper: HospitalPaper
) -> None:
    """A hospital with its starting rooms; without a *player* with a line for a name."""
    plan = Plan(format.field(lying=True))
    _head(painter, plan, player)
    printed(painter, Art(HOSPITAL, "wards"), plan.wards)
    printed(painter, Art(HOSPITAL, "store"), plan.store)
    printed(painter, Art(HOSPITAL, "exit-path"), plan.exit)
    rooms = plan.rooms(len(content.starting))
    cards = Cards(content, HospitalCards(content), paper)
    for card, where in zip(content.starting, rooms, strict=True):
        cards.room(painter, card, where)
    _staff(painter, plan.staff(rooms), paper)
    thanks(painter, plan.field, HospitalBox().thanks())


def _head(painter: QPainter, plan: Plan, player: Player | None) -> None:
    """The title, and whose hospital it is."""
    head = line(plan.field, 0, _HEAD - 2)
    write(painter, HospitalBox().title(), head, _TITLE)
    whose = head.adjusted(head.width() / 2, 0, 0, 0)
    if player is not None:
        emblem(painter, player, at_left(whose, 7))
        write(painter, player.name, whose.adjusted(10, 0, 0, 0), _NAME)
        return
    painter.setPen(QPen(LIGHT.colour("quiet"), 0.2))
    base = whose.bottom() - 1
    painter.drawLine(QLineF(whose.left(), base, whose.right(), base))


def _staff(painter: QPainter, room: QRectF, paper: HospitalPaper) -> None:
    """Places for the nurses, and beside them what happens in a round."""
    shape = size(SPECIALIST)
    wide = room.height() * shape.width() / shape.height()
    for at in range(NURSES):
        where = QRectF(room.left() + at * (wide + _GAP), room.top(), wide, room.height())
        printed(painter, Art(SPECIALIST, "nurse"), where)
        whole(painter, worker_art("nurse"), place_in(SPECIALIST, "figure", where))
    beside = room.adjusted(NURSES * (wide + _GAP) + 4, 0, 0, 0)
    half = beside.width() * 0.72
    _round(painter, QRectF(beside.topLeft(), beside.bottomLeft() + QPointF(half, 0)), paper)
    down = 0.0
    for words in (paper.admitting(), paper.beside()):
        about = beside.adjusted(half + 5, down, 0, 0)
        down += paragraph(painter, words, about, _QUIET) + 2


def _round(painter: QPainter, place: QRectF, paper: HospitalPaper) -> None:
    """The phases of a round, one below the other."""
    phases = paper.phases()
    high = min(5.2, place.height() / len(phases))
    for at, words in enumerate(phases):
        row = line(place, at * high, high)
        write(painter, str(at + 1), row, Lettering(_ABOUT.size, bold=True))
        write(painter, words, row.adjusted(5, 0, 0, 0), _ABOUT)


# Ambulances


def ambulance_places(field: QRectF, cells: int) -> list[QRectF]:
    """Places in two columns."""
    room = field.adjusted(0, 22, 0, -FOOT - 4)
    wide, high = (room.width() - 8) / 2, room.height() / 3
    return [
        QRectF(room.left() + (at % 2) * (wide + 8), room.top() + (at // 2) * high, wide, high - 8)
        for at in range(cells)
    ]


def ambulances(painter: QPainter, format: Format, count: int, paper: HospitalPaper) -> None:
    """So many ambulances, and what else one needs."""
    field = format.field()
    title(painter, field, HospitalBox().title(), paper.ambulances())
    *lie, beside = ambulance_places(field, count + 1)
    for at, cell in enumerate(lie):
        where = fitted(size(AMBULANCE), cell)
        printed(painter, Art(AMBULANCE, "ambulance"), where)
        plate = place_in(AMBULANCE, "number", where)
        letters = Lettering(0.7 * plate.height() / POINT, bold=True)
        number(painter, str(at + 1), plate.center(), letters)
        note = place_in(AMBULANCE, "note", where)
        said = paper.any_ambulance() if at else paper.first_ambulance()
        write(painter, said, note.adjusted(1, 0, -1, 0), _NOTE, CENTRE)
    _needed(painter, beside.adjusted(4, 12, -4, 0), paper)
    thanks(painter, field, HospitalBox().thanks())


def _needed(painter: QPainter, place: QRectF, paper: HospitalPaper) -> None:
    write(painter, paper.also(), line(place, 0, 6), _STRONG)
    down = 7.5
    for words in paper.needed():
        write(painter, "•", line(place, down, 4.2), _ABOUT)
        down += paragraph(painter, words, place.adjusted(4, down, 0, 0), _ABOUT) + 1.2
