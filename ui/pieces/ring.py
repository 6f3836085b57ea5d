"""The ring of the keyboard's cursor: dark on light, so that it is seen on anything."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.stage.pixmaps import Pixmaps

_UNDER, _OVER = 9.0, 4.0
"""Widths in units: the light ring, and the dark one that lies in the middle of it."""
_MOST: Final = 2.0
"""Pixels that a unit of the ring takes at most: from near it covers no more."""
_ON_TOP: Final = 160
"""Above a piece that is carried."""


class Ring(QGraphicsItem):
    """Around an area where Enter does something; broken where it is only read."""

    def __init__(self, area: QPainterPath, pixmaps: Pixmaps, *, is_read: bool = False):
        super().__init__()
        self.area = area
        self.is_read = is_read
        self._pixmaps = pixmaps
        self.setZValue(_ON_TOP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        wide = _UNDER * self._pixmaps.theme.stroke / 2 + 1
        return self.area.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._pixmaps.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = theme.stroke * min(1.0, _MOST / painter.worldTransform().m11())
        for token, wide in (("paper", _UNDER), ("ink", _OVER)):
            pen = QPen(theme.colour(token), wide * unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if self.is_read and token == "ink":
                pen.setDashPattern([1.5, 1.5])
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPath(self.area)
