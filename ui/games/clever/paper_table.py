"""A table on paper for real dice: the spaces and the silver platter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from tabletop.games.clever.position import ROLLS
from tabletop.games.clever.printed import DICE, Die
from ui.games.clever import CleverBox
from ui.games.clever.drawings import TABLE, die_art
from ui.games.clever.paper_sheet import printed
from ui.games.clever.paper_words import CleverPaper
from ui.paper.lettering import Lettering, number, write
from ui.paper.report import title
from ui.stage import pixmaps
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT

_HUGE: Final = Lettering(60, bold=True, colour=LIGHT.quiet)
_CAPTION: Final = Lettering(11, colour=LIGHT.quiet)
_TEXT: Final = Lettering(10)
_GAP: Final = 8.0
DIE_SHAPE: Final = 112 / 100
"""How high the drawing of a die is, by its width."""


def table(painter: QPainter, field: QRectF, words: CleverPaper) -> None:
    """Three spaces and the six dice above, the platter as wide as the page."""
    title(painter, field, CleverBox().title())
    shape = pixmaps.place(TABLE, "dish")
    dish = QRectF(field.left(), 0, field.width(), field.width() * shape.height() / shape.width())
    dish.moveBottom(field.bottom())
    caption = QRectF(dish.left(), dish.top() - 8, dish.width(), 6)
    write(painter, words.platter(), caption, _CAPTION)
    printed(painter, Art(TABLE, "dish"), dish)
    room = QRectF(field.left(), field.top() + 22, field.width() * 0.76, 0)
    room.setBottom(caption.top() - 6)
    spaces = _spaces(painter, room)
    above = QRectF(field.left(), room.top() - 8, room.width(), 6)
    write(painter, words.spaces(), above, _CAPTION)
    beside = QRectF(QPointF(spaces.right() + 1.5 * _GAP, above.top()), spaces.bottomRight())
    beside.setRight(field.right())
    _six_dice(painter, beside, words)


def _spaces(painter: QPainter, room: QRectF) -> QRectF:
    """Three numbered fields side by side in *room*; answers where they are."""
    width = (room.width() - (ROLLS - 1) * _GAP) / ROLLS
    height = min(room.height(), 1.25 * width)
    for at in range(ROLLS):
        space = QRectF(room.left() + at * (width + _GAP), room.top(), width, height)
        painter.setPen(QPen(LIGHT.colour("quiet"), 0.5))
        painter.setBrush(LIGHT.colour("shade"))
        painter.drawRoundedRect(space.adjusted(0.25, 0.25, -0.25, -0.25), 4, 4)
        number(painter, str(at + 1), space.center(), _HUGE)
    return QRectF(room.left(), room.top(), room.width(), height)


def _six_dice(painter: QPainter, place: QRectF, words: CleverPaper) -> None:
    """Which colour has which shape, for whose dice have only colours."""
    write(painter, words.dice(), QRectF(place.left(), place.top(), place.width(), 6), _CAPTION)
    pitch = (place.height() - 8) / len(DICE)
    for row, die in enumerate(DICE):
        line = QRectF(place.left(), place.top() + 8 + row * pitch, place.width(), pitch)
        side = min(9.0, pitch * 0.8)
        one_die(
            painter, die, 1, QPointF(line.left(), line.center().y() - side * DIE_SHAPE / 2), side
        )
        write(
            painter, words.die(die), line.adjusted(side + 3, -side * 0.06, 0, -side * 0.06), _TEXT
        )


def one_die(painter: QPainter, die: Die, face: int, corner: QPointF, side: float) -> None:
    """A die that shows *face*, from its upper left corner."""
    place = QRectF(corner.x(), corner.y(), side, side * DIE_SHAPE)
    printed(painter, die_art(die, face), place)
