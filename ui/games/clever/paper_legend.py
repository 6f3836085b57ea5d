"""What the bonuses do and how good a result alone is: for the foot of a sheet of Clever."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.clever.printed import RATINGS, Bonus
from ui.games.clever.drawings import bonus_art
from ui.games.clever.paper_sheet import printed
from ui.games.clever.paper_words import CleverPaper
from ui.games.clever.words import CleverWords
from ui.paper.lettering import CENTRE, Lettering, write
from ui.stage.theme import LIGHT

KINDS: Final = (
    Bonus.REROLL,
    Bonus.EXTRA_DIE,
    Bonus.FOX,
    Bonus.BLUE_CROSS,
    Bonus.ORANGE_5,
    Bonus.BLACK,
)
"""The kinds of bonuses; a cross and a number stand for all of their colours."""
_LARGEST: Final = 11.0
"""Millimetres of a row of the legend, at most."""


def legend(painter: QPainter, place: QRectF, words: CleverPaper, columns: int) -> float:
    """The kinds of bonuses in so many columns, from the top of *place*; answers where it ends."""
    rows = -(-len(KINDS) // columns)
    pitch = min(_LARGEST, place.height() / rows)
    width = place.width() / columns
    for at, bonus in enumerate(KINDS):
        column, row = divmod(at, rows)
        entry = QRectF(place.left() + column * width, place.top() + row * pitch, width - 2, pitch)
        _entry(painter, entry, bonus, words)
    return place.top() + rows * pitch


def _entry(painter: QPainter, place: QRectF, bonus: Bonus, words: CleverPaper) -> None:
    side = place.height() * 0.78
    top = place.center().y() - side / 2
    printed(painter, bonus_art(bonus), QRectF(place.left(), top, side, side))
    beside = place.adjusted(side + 1.8, 0, 0, 0)
    size = min(9.5, 0.95 * place.height())
    name = Lettering(size, bold=True)
    brief = Lettering(max(7.5, size - 1), colour=LIGHT.quiet)
    line = name.height * 0.98
    beside.setTop(place.center().y() - line)
    beside.setHeight(line)
    write(painter, words.bonus(bonus), beside, name)
    write(painter, words.bonus_brief(bonus), beside.translated(0, line), brief)


def ratings(painter: QPainter, place: QRectF, words: CleverPaper, total: int | None) -> None:
    """The ladder of results alone, the least first; the step of *total* is framed."""
    said = CleverWords()
    steps = [*reversed(RATINGS)]
    width = place.width() / len(steps)
    strong, small = Lettering(10, bold=True), Lettering(8, colour=LIGHT.quiet)
    for at, (least, above) in enumerate(pairwise((*steps, 10_000))):
        step = QRectF(place.left() + at * width, place.top(), width, place.height())
        reached = total is not None and least <= total < above
        _box(painter, step.adjusted(0.6, 0, -0.6, 0), reached=reached)
        half = step.height() / 2
        upper = step.adjusted(1.5, 1, -1.5, -half)
        write(painter, words.from_points(least), upper, strong, CENTRE)
        write(painter, said.rating(least), upper.translated(0, half - 1), small, CENTRE)


def _box(painter: QPainter, place: QRectF, *, reached: bool) -> None:
    edge = QPen(LIGHT.colour("ink"), 0.6) if reached else QPen(LIGHT.colour("line"), 0.35)
    painter.setPen(edge)
    painter.setBrush(Qt.GlobalColor.white if reached else LIGHT.colour("shade"))
    painter.drawRoundedRect(place, 1.5, 1.5)
