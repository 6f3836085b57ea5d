"""One tooth chart on paper: of a player in a match, or blank for a pencil.

Everything lies where the drawing of the chart says; the band below it, with the
points by kind, is the paper's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from tabletop.games.caries.position import LAPS, Player
from tabletop.games.caries.teeth import POINTS, Tooth, points
from tabletop.kernel.seats import Player as Person
from ui.games.caries.drawings import CHART, PIECES
from ui.games.caries.paper_words import CariesPaper
from ui.paper.art import draw_art
from ui.paper.cutting import fold
from ui.paper.lettering import CENTRE, RIGHT, Lettering, write
from ui.paper.places import Shape
from ui.stage import pixmaps
from ui.stage.pixmaps import Art, place_in
from ui.stage.theme import LIGHT, seat_tint

_TEETH: Final = range(1, 17)
_FOOT: Final = 13.0
"""Millimetres of the band below the jaw."""
_ROW: Final = 4
"""Appointments side by side in the middle of a jaw."""


@dataclass(frozen=True, slots=True)
class Patient:
    """Whose chart it is, and the word beside the name: winner, or an appreciation."""

    person: Person
    player: Player
    distinction: str = ""
    won: bool = False


def shape() -> Shape:
    """How a chart grows: the drawing, and the band with the points."""
    return Shape.of(CHART, "card-edge", _FOOT)


def _drawing(card: QRectF) -> QRectF:
    """Where the whole drawing lies when the edge of its card is as wide as *card*."""
    edge = pixmaps.place(CHART, "card-edge")
    scale = card.width() / edge.width()
    return QRectF(card.topLeft() - edge.topLeft() * scale, pixmaps.size(CHART) * scale)


def mark_places(card: QRectF) -> list[QRectF]:
    """Where the markers of a chart lie, from tooth 1 to 16."""
    drawing = _drawing(card)
    return [place_in(CHART, f"mark-{tooth:02}", drawing) for tooth in _TEETH]


def chart(painter: QPainter, card: QRectF, words: CariesPaper, patient: Patient | None) -> None:
    """The chart of a patient, or a blank one, from the upper left of *card*."""
    drawn = _Chart(painter, _drawing(card), words)
    drawn.ground(won=patient is not None and patient.won)
    drawn.mouth()
    if patient is None:
        drawn.blank()
    else:
        drawn.filled(patient)


def symbol(painter: QPainter, tooth: Tooth, place: QRectF) -> None:
    """The marker of a tooth's state; a healthy one is an empty ring."""
    if tooth is Tooth.HEALTHY:
        free = place.width() * 0.08
        ring = QPainterPath()
        ring.addEllipse(place.adjusted(free, free, -free, -free))
        fold(painter, ring)
        return
    piece(painter, f"mark-{tooth.name.lower()}", place)


def piece(painter: QPainter, element: str, place: QRectF) -> None:
    """A token of the game."""
    draw_art(painter, Art(PIECES, element), place)


class _Chart:
    """A chart being drawn; *whole* is where its drawing lies on the page."""

    def __init__(self, painter: QPainter, whole: QRectF, words: CariesPaper):
        self.painter = painter
        self.whole = whole
        self.words = words
        edge = self.at("card-edge")
        self.card = edge.adjusted(0, 0, 0, _FOOT)
        # Letters follow the chart's size, within what is pleasant to read.
        self.name = Lettering(min(18.0, max(11.0, whole.width() * 0.125)), bold=True)
        self.small = Lettering(min(10.0, max(7.5, whole.width() * 0.075)), colour=LIGHT.quiet)

    def at(self, element: str) -> QRectF:
        """Where an element of the drawing lies on the page."""
        return place_in(CHART, element, self.whole)

    def element(self, name: str) -> None:
        """Draws an element where it lies."""
        draw_art(self.painter, Art(CHART, name), self.at(name))

    def ground(self, *, won: bool) -> None:
        """A card with a band for the name above and one for the points below."""
        painter, card, round_by = self.painter, self.card, 1.8
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.colour("shade"))
        painter.drawRoundedRect(card, round_by, round_by)
        top, bottom = self.at("card-head").bottom(), card.bottom() - _FOOT
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRect(QRectF(card.left(), top, card.width(), bottom - top))
        pen = QPen(LIGHT.colour("ink"), 0.6) if won else QPen(LIGHT.colour("line"), 0.35)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, round_by, round_by)

    def mouth(self) -> None:
        """The gum, and the sixteen teeth without anything on them."""
        for element in ("gum", "palate", *(f"tooth-{tooth:02}" for tooth in _TEETH)):
            self.element(element)

    def blank(self) -> None:
        """Lines for a name and for points, rings for laps, room for appointments."""
        for lap in range(1, LAPS + 1):
            self.element(f"lap-{lap}")
        name, total = self.at("name"), self.at("points")
        name.setLeft(self.at("emblem").left())
        self._line_after(self.words.name(), name)
        self._line_after(self.words.total(), total)
        room = self.at("appointments")
        caption = QRectF(room.left(), room.bottom() - 5, room.width(), 5)
        write(self.painter, self.words.appointments_room(), caption, self.small, CENTRE)
        for tooth, worth, place in self._columns():
            symbol(self.painter, tooth, _square(place, 6.4))
            beside = place.adjusted(7.6, 0, 0, 0)
            lines = QRectF(beside.left(), place.top(), beside.width(), place.height())
            width = self.small.width(f"× {worth}") + 0.8
            write(self.painter, f"× {worth}", _right(lines, width), self.small, RIGHT)
            self._rule(lines.adjusted(0, 0, -width - 0.6, 0))

    def _line_after(self, label: str, place: QRectF) -> None:
        write(self.painter, label, place, self.small)
        self._rule(place.adjusted(self.small.width(label) + 1.5, 0, 0, 0))

    def _rule(self, place: QRectF) -> None:
        """A line to write on, at the foot of letters centred in *place*."""
        self.painter.setPen(QPen(LIGHT.colour("quiet"), 0.2))
        base = place.center().y() + 2.2
        self.painter.drawLine(QPointF(place.left(), base), QPointF(place.right(), base))

    def filled(self, patient: Patient) -> None:
        """A player's teeth, tokens and points."""
        player = patient.player
        for tooth, state in enumerate(player.mouth, 1):
            if state is not Tooth.HEALTHY:
                symbol(self.painter, state, self.at(f"mark-{tooth:02}"))
        self._head(patient)
        self._appointments(player.appointments)
        self._laps(player)
        for tooth, worth, place in self._columns():
            self._worth(tooth, worth, player.mouth.count(tooth), place)

    def _laps(self, player: Player) -> None:
        for lap in range(1, LAPS + 1):
            if lap <= player.laps:
                piece(self.painter, "lap", self.at(f"lap-{lap}"))
            else:
                self.element(f"lap-{lap}")
        first, last = self.at("lap-1"), self.at(f"lap-{LAPS}")
        inset = self.at("emblem").left() - self.card.left()
        left = QRectF(first)
        left.setLeft(self.card.left() + inset)
        left.setRight(first.left() - 1)
        right = QRectF(last)
        right.setRight(self.card.right() - inset)
        right.setLeft(last.right() + 1)
        write(self.painter, self.words.laps(player.laps), left, self.small)
        write(self.painter, self.words.where(player.space), right, self.small, RIGHT)

    def _appointments(self, count: int) -> None:
        if not count:
            return
        room = self.at("appointments")
        caption = QRectF(room.left(), room.bottom() - 5, room.width(), 5)
        write(self.painter, self.words.appointments(count), caption, self.small, CENTRE)
        room.setBottom(caption.top())
        # More than two rows would be small: one token, and the caption counts.
        for place in _rows(room, count if count <= 2 * _ROW else 1):
            piece(self.painter, "appointment", place)

    def _head(self, patient: Patient) -> None:
        person, words = patient.person, self.words
        emblem = Art("common/emblems.svg", person.shape, seat_tint(person.colour))
        draw_art(self.painter, emblem, self.at("emblem"))
        write(self.painter, person.name, self.at("name"), self.name)
        total = points(patient.player.mouth)
        place, unit = self.at("points"), words.points_word(total)
        number = QRectF(place)
        number.setRight(place.right() - self.small.width(unit) - 1)
        write(self.painter, str(total), number, self.name, RIGHT)
        write(self.painter, unit, place, self.small, RIGHT)
        # In the corner that the jaw leaves free, the name keeps its whole line.
        corner = self.at("emblem")
        corner.moveTop(self.at("card-head").bottom() + 1.5)
        corner.setHeight(self.small.height)
        corner.setRight(self.at("tooth-08").left())
        distinction = Lettering(self.small.size + 1, bold=True, colour=LIGHT.accent)
        write(self.painter, patient.distinction, corner, distinction)

    def _columns(self) -> list[tuple[Tooth, int, QRectF]]:
        """The kinds of markers, each with its worth and its part of the band, mildest first."""
        inset = self.at("emblem").left() - self.card.left()
        band = QRectF(
            self.card.left() + inset,
            self.card.bottom() - _FOOT,
            self.card.width() - 2 * inset,
            _FOOT,
        )
        gap = 2.5
        width = (band.width() - 3 * gap) / 4
        kinds = sorted(POINTS.items())
        return [
            (tooth, worth, QRectF(band.left() + at * (width + gap), band.top(), width, _FOOT))
            for at, (tooth, worth) in enumerate(kinds)
        ]

    def _worth(self, tooth: Tooth, worth: int, count: int, place: QRectF) -> None:
        """A marker, how many there are times what one counts, and what that makes."""
        made = Lettering(11, bold=True, colour=LIGHT.ink if count else LIGHT.quiet)
        sum_of = f"{count} × {worth}"
        spare = place.width() - 7.6 - self.small.width(sum_of)
        place = place.adjusted(spare / 2, 0, 0, 0)
        symbol(self.painter, tooth, _square(place, 6.4))
        beside = place.adjusted(7.6, 0, 0, 0)
        write(self.painter, str(count * worth), _half(beside, 0), made)
        write(self.painter, sum_of, _half(beside, 1), self.small)


def _square(place: QRectF, side: float) -> QRectF:
    """A square at the left of *place*, half way down."""
    return QRectF(place.left(), place.center().y() - side / 2, side, side)


def _right(place: QRectF, width: float) -> QRectF:
    return QRectF(place.right() - width, place.top(), width, place.height())


def _half(place: QRectF, row: int) -> QRectF:
    """The upper or the lower of two lines of writing in *place*."""
    line = 4.6
    top = place.center().y() - line + row * line
    return QRectF(place.left(), top, place.width(), line)


def _rows(room: QRectF, count: int) -> Sequence[QRectF]:
    """Squares for *count* tokens, in one or two rows around the middle of *room*."""
    in_row = [count] if count <= _ROW - 1 else [count - count // 2, count // 2]
    pitch = min(room.height() / len(in_row), room.width() / max(*in_row, _ROW - 1))
    side = pitch * 0.92
    top = room.center().y() - pitch * len(in_row) / 2
    return [
        QRectF(
            room.center().x() + (at - many / 2) * pitch + (pitch - side) / 2,
            top + row * pitch + (pitch - side) / 2,
            side,
            side,
        )
        for row, many in enumerate(in_row)
        for at in range(many)
    ]
