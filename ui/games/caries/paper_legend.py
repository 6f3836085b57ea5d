"""What the markers mean and how they change, in pictures: for the foot of a sheet of Caries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from tabletop.games.caries.position import Space
from tabletop.games.caries.teeth import POINTS, Tooth
from ui.games.caries.paper_chart import piece, symbol
from ui.games.caries.paper_words import CariesPaper
from ui.paper.lettering import Lettering, write
from ui.stage.theme import LIGHT

_NAME: Final = Lettering(9, bold=True)
_WORTH: Final = Lettering(8, colour=LIGHT.quiet)

Picture: TypeAlias = Callable[[QPainter, QRectF], None]


def _entries(words: CariesPaper) -> list[tuple[Picture, str, str]]:
    """Each marker and token: its picture, its name, what it counts or is good for."""

    def marker(tooth: Tooth) -> Picture:
        return lambda painter, place: symbol(painter, tooth, place)

    def token(element: str) -> Picture:
        return lambda painter, place: piece(painter, element, place)

    return [
        *(
            (marker(tooth), words.tooth(tooth), words.points(worth))
            for tooth, worth in sorted(POINTS.items())
        ),
        (token("appointment"), words.appointment(), words.treats()),
        (token("lap"), words.lap(), words.lap_end()),
    ]


def legend(painter: QPainter, place: QRectF, words: CariesPaper) -> None:
    """All entries in one row, each with the room its words need."""
    entries = _entries(words)
    picture = 7.0
    wanted = [
        picture + 2 + max(_NAME.width(name), _WORTH.width(about)) for _, name, about in entries
    ]
    gap = (place.width() - sum(wanted)) / (len(entries) - 1)
    # Where all is too wide together, each gives up the same part.
    shrink = 1.0 if gap >= 3 else (place.width() - 3 * (len(entries) - 1)) / sum(wanted)
    left = place.left()
    for entry, full in zip(entries, wanted, strict=True):
        width = full * shrink
        _entry(painter, QRectF(left, place.top(), width, place.height()), entry)
        left += width + max(gap, 3)


def legend_column(
    painter: QPainter, place: QRectF, words: CariesPaper, *, markers_only: bool = False
) -> None:
    """All entries (or only the markers) in a column, half way down *place*."""
    entries = _entries(words)[: len(POINTS) if markers_only else None]
    pitch = min(13.0, place.height() / len(entries))
    top = place.center().y() - pitch * len(entries) / 2
    for row, entry in enumerate(entries):
        line = QRectF(place.left(), top + row * pitch, place.width(), pitch)
        _entry(painter, line, entry)


def _entry(painter: QPainter, place: QRectF, entry: tuple[Picture, str, str]) -> None:
    paint, name, about = entry
    side = 7.0
    paint(painter, QRectF(place.left(), place.center().y() - side / 2, side, side))
    beside = place.adjusted(side + 2, 0, 0, 0)
    line = 4.2
    top = place.center().y() - line
    write(painter, name, QRectF(beside.left(), top, beside.width(), line), _NAME)
    write(painter, about, QRectF(beside.left(), top + line, beside.width(), line), _WORTH)


def reminder(painter: QPainter, place: QRectF, words: CariesPaper) -> None:
    """How teeth change: on sugar, when brushing, at the dentist."""
    none, yellow, orange, red, black = Tooth
    strips: list[tuple[str, list[Becoming]]] = [
        (words.space(Space.SUGAR), [Becoming((none, yellow, orange, red, black))]),
        (words.space(Space.BRUSHING), [Becoming((yellow, none)), Becoming((red, orange))]),
        (
            words.space(Space.DENTIST),
            [Becoming((black, none), 2), Becoming((black, orange), 1), Becoming((orange, none), 1)],
        ),
    ]
    lengths = [
        _NAME.width(title) + 2.5 + sum(step.width for step in steps) + 3.5 * (len(steps) - 1)
        for title, steps in strips
    ]
    gap = (place.width() - sum(lengths)) / (len(strips) - 1)
    scale = 1.0 if gap >= 6 else (place.width() - 12) / sum(lengths)
    left = place.left()
    for (title, steps), length in zip(strips, lengths, strict=True):
        painter.save()
        painter.translate(left, place.center().y())
        painter.scale(scale, scale)
        _strip(painter, title, steps)
        painter.restore()
        left += length * scale + max(gap, 6)


class Becoming:
    """Teeth that become one another, after the appointments it costs."""

    side: Final = 5.4
    arrow: Final = 5.0

    def __init__(self, teeth: tuple[Tooth, ...], price: int = 0):
        self.teeth = teeth
        self.price = price

    @property
    def width(self) -> float:
        """Millimetres it takes."""
        tokens = self.price * self.side * 0.8 + (2 if self.price else 0)
        return tokens + len(self.teeth) * self.side + (len(self.teeth) - 1) * self.arrow

    def draw(self, painter: QPainter, left: float) -> None:
        """Draws it from *left* around the height of 0."""
        half = self.side / 2
        for _ in range(self.price):
            piece(painter, "appointment", QRectF(left, -half, self.side, self.side))
            left += self.side * 0.8
        left += 2 if self.price else 0
        for at, tooth in enumerate(self.teeth):
            if at:
                _arrow(painter, left + self.arrow / 2)
                left += self.arrow
            symbol(painter, tooth, QRectF(left, -half, self.side, self.side))
            left += self.side


def _strip(painter: QPainter, title: str, steps: list[Becoming]) -> None:
    width = _NAME.width(title)
    write(painter, title, QRectF(0, -3, width + 0.1, 6), _NAME)
    left = width + 2.5
    for step in steps:
        step.draw(painter, left)
        left += step.width + 3.5


def _arrow(painter: QPainter, middle: float) -> None:
    """A small arrow to the right: the font has none."""
    ink = LIGHT.colour("quiet")
    painter.setPen(QPen(ink, 0.3))
    painter.drawLine(QPointF(middle - 1.5, 0), QPointF(middle + 0.8, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    tip = [QPointF(middle + 1.6, 0), QPointF(middle + 0.3, -0.8), QPointF(middle + 0.3, 0.8)]
    painter.drawPolygon(QPolygonF(tip))
