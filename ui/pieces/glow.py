"""The soft accent around what may be touched, and the quiet ring where somebody acted."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.stage.pixmaps import Pixmaps, lay

_FULL = 255
_RINGS = ((9.0, 38), (5.5, 80), (2.5, _FULL))
"""Widths in units and opacities of 255, from the outermost in."""


class Glow(QGraphicsItem):
    """A ring around an area; *strong* where the area is aimed at."""

    def __init__(self, area: QPainterPath, pixmaps: Pixmaps, *, token: str = "accent"):
        super().__init__()
        self.area = area
        self.strong = False
        self._pixmaps = pixmaps
        self._token = token
        self._shape = _shape(area)
        self.setZValue(50)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def strengthen(self, strong: bool) -> None:
        """Aimed at, or no longer."""
        if strong != self.strong:
            self.strong = strong
            self.update()

    def boundingRect(self) -> QRectF:
        return self.area.boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # Glows of one shape are many, and their wide soft lines take long to draw.
        bounds = Glow.boundingRect(self)
        key = (self._shape, self._token, self.strong)
        picture = self._pixmaps.kept(key, bounds.size(), self._draw)
        lay(painter, picture, bounds, smooth=not self._pixmaps.stretched)

    def _draw(self, painter: QPainter) -> None:
        painter.translate(-Glow.boundingRect(self).topLeft())
        colour = self._pixmaps.theme.colour(self._token)
        if self.strong:
            fill = QColor(colour)
            fill.setAlpha(48)
            painter.fillPath(self.area, fill)
        stroke = self._pixmaps.theme.stroke
        for width, alpha in _RINGS:
            line = QColor(colour)
            line.setAlpha(alpha)
            pen = QPen(line, width * (stroke if alpha == _FULL else 1))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(self.area)


class Trace(QGraphicsItem):
    """A quiet ring that stays where another player has just done something."""

    def __init__(self, area: QPainterPath, pixmaps: Pixmaps):
        super().__init__()
        self.area = area
        self._pixmaps = pixmaps
        self.setZValue(45)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.area.boundingRect().adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._pixmaps.theme.colour("ink"), 2 * self._pixmaps.theme.stroke)
        pen.setDashPattern([1.5, 2.5])
        painter.setPen(pen)
        painter.drawPath(self.area)


def _shape(area: QPainterPath) -> tuple[float, ...]:
    """The same for areas that differ only in where they lie."""
    corner = area.boundingRect().topLeft()
    elements = (area.elementAt(number) for number in range(area.elementCount()))
    ways = ((element.x - corner.x(), element.y - corner.y()) for element in elements)
    return tuple(round(way, 2) for both in ways for way in both)


def rounded(area: QRectF, radius: float = 10, margin: float = 3) -> QPainterPath:
    """The outline of a rectangle with round corners, a little outside it."""
    path = QPainterPath()
    path.addRoundedRect(area.adjusted(-margin, -margin, margin, margin), radius, radius)
    return path


def circle(area: QRectF, margin: float = 3) -> QPainterPath:
    """The circle around the middle of a rectangle."""
    path = QPainterPath()
    radius = max(area.width(), area.height()) / 2 + margin
    path.addEllipse(area.center(), radius, radius)
    return path
