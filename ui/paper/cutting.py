"""Lines to cut and to fold along, for what is made of paper.

The lines are drawn in hundredths of a millimetre: Qt's SVG writer counts dashes in
whole widths of a pen and takes one of a fifth of a millimetre for a whole one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from ui.stage.theme import LIGHT

_FINE: Final = 100
_WIDTH: Final = 20
_CUT: Final = (6.0, 5.0)
_FOLD: Final = (1.0, 4.0)


def cut(painter: QPainter, path: QPainterPath) -> None:
    """Dashes: here the scissors go."""
    _draw(painter, path, _CUT)


def fold(painter: QPainter, path: QPainterPath) -> None:
    """Dots: here the paper is bent."""
    _draw(painter, path, _FOLD)


def along(*points: QPointF) -> QPainterPath:
    """A line from point to point."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def around(place: QRectF, rounded: float = 0) -> QPainterPath:
    """The edge of a rectangle."""
    path = QPainterPath()
    path.addRoundedRect(place, rounded, rounded)
    return path


def grid(painter: QPainter, block: QRectF, side: float) -> None:
    """Cuts from edge to edge that make squares of a whole block."""
    for at in range(round(block.width() / side) + 1):
        x = block.left() + at * side
        cut(painter, along(QPointF(x, block.top()), QPointF(x, block.bottom())))
    for at in range(round(block.height() / side) + 1):
        y = block.top() + at * side
        cut(painter, along(QPointF(block.left(), y), QPointF(block.right(), y)))


def cells(block: QRectF, row: int, side: float) -> list[QRectF]:
    """The squares of a row of the grid, a little free along every edge."""
    top, free = block.top() + row * side, side * 0.06
    return [
        QRectF(block.left() + at * side, top, side, side).adjusted(free, free, -free, -free)
        for at in range(round(block.width() / side))
    ]


def _draw(painter: QPainter, path: QPainterPath, dashes: Iterable[float]) -> None:
    pen = QPen(LIGHT.colour("quiet"), _WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(list(dashes))
    painter.save()
    painter.scale(1 / _FINE, 1 / _FINE)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(QTransform.fromScale(_FINE, _FINE).map(path))
    painter.restore()
