"""What the guide points at: a thick ring, and a wedge that points down at it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.pieces.glow import Glow
from ui.stage.pixmaps import Pixmaps

_WIDE, _HIGH, _INTO = 20.0, 16.0, 5.0
"""Units: the wedge, and how far its tip reaches into the area."""
_RING: Final = 5.0
_ABOVE_GLOWS: Final = 55


class Pointer(Glow):
    """Stays still; on a table that ends at *whole* the wedge never leaves it."""

    def __init__(self, area: QPainterPath, whole: QRectF, pixmaps: Pixmaps):
        super().__init__(area, pixmaps)
        bounds = area.boundingRect()
        top = max(whole.top() + 2, bounds.top() + _INTO - _HIGH)
        middle = bounds.center().x()
        self._wedge = QPolygonF(
            [
                QPointF(middle - _WIDE / 2, top),
                QPointF(middle + _WIDE / 2, top),
                QPointF(middle, top + _HIGH),
            ]
        )
        self.setZValue(_ABOVE_GLOWS)

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(self._wedge.boundingRect().adjusted(-3, -3, 3, 3))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        theme = self._pixmaps.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("accent"), _RING * theme.stroke))
        painter.drawPath(self.area)
        edge = QPen(theme.colour("paper"), 2)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(edge)
        painter.setBrush(theme.colour("accent"))
        painter.drawPolygon(self._wedge)
