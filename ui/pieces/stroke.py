"""The line that a pen leaves behind while a hand draws on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.stage.pixmaps import Pixmaps

_WIDE, _EDGE = 6.0, 2.0
"""Units: the line, and the light edge on either side."""
_ON_TOP: Final = 170
"""Above all that lies there."""


class Stroke(QGraphicsItem):
    """Begins at *start* and follows the pen."""

    def __init__(self, start: QPointF, pixmaps: Pixmaps):
        super().__init__()
        self.path = QPainterPath(start)
        self._pixmaps = pixmaps
        self.setZValue(_ON_TOP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw_to(self, where: QPointF) -> None:
        """The pen has come there."""
        self.prepareGeometryChange()
        self.path.lineTo(where)
        self.update()

    def boundingRect(self) -> QRectF:
        wide = self._wide + 1
        return self.path.boundingRect().adjusted(-wide, -wide, wide, wide)

    @property
    def _wide(self) -> float:
        return (_WIDE + 2 * _EDGE) * self._pixmaps.theme.stroke

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._pixmaps.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for token, wide in (("paper", self._wide), ("accent", _WIDE * theme.stroke)):
            pen = QPen(theme.colour(token), wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(self.path)
