"""A plate: a choice in words that lies on the table and can be clicked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.fonts import FAMILY, fitted, sized
from ui.stage.pixmaps import Pixmaps

HEIGHT = 34.0
"""Units; a line of 15 with room for a finger."""
_TYPE = 15


def width(text: str) -> float:
    """The width, in units, that a plate with these words wants."""
    font = QFont(FAMILY)
    font.setPixelSize(sized(_TYPE))
    font.setBold(True)
    return QFontMetricsF(font).horizontalAdvance(text) + 32


class Plate(QGraphicsItem):
    """A small card with words; its place is its rectangle in the scene."""

    def __init__(self, text: str, where: QRectF, pixmaps: Pixmaps, *, pad: float = 8):
        super().__init__()
        self.text = text
        self._pad = pad
        self.where = QRectF(QPointF(0, 0), where.size())
        self._pixmaps = pixmaps
        self.setPos(where.topLeft())
        self.setZValue(40)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.where.adjusted(-2, -2, 2, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._pixmaps.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawRoundedRect(self.where.translated(0, 2), 8, 8)
        painter.setBrush(theme.colour("paper"))
        painter.setPen(QPen(theme.colour("accent"), 2 * theme.stroke))
        painter.drawRoundedRect(self.where.adjusted(1, 1, -1, -1), 8, 8)
        inside = self.where.adjusted(self._pad, 0, -self._pad, 0)
        font, text = fitted(self.text, _TYPE, inside.size(), bold=True)
        painter.setFont(font)
        painter.setPen(theme.colour("accent"))
        painter.drawText(self.where, int(Qt.AlignmentFlag.AlignCenter), text)


def column(texts: list[str], inside: QRectF, gap: float = 8) -> list[QRectF]:
    """Where plates with these words lie below each other, in the middle of *inside*."""
    wide = min(inside.width(), max((width(text) for text in texts), default=0))
    high = len(texts) * HEIGHT + (len(texts) - 1) * gap
    top = inside.center().y() - high / 2
    left = inside.center().x() - wide / 2
    return [
        QRectF(QPointF(left, top + number * (HEIGHT + gap)), QSizeF(wide, HEIGHT))
        for number in range(len(texts))
    ]


def row(texts: list[str], inside: QRectF, gap: float = 8) -> list[QRectF]:
    """Where plates with these words lie side by side, from the left of *inside*."""
    if not texts:
        return []
    wanted = [width(text) for text in texts]
    room = inside.width() - gap * (len(texts) - 1)
    shrink = min(1.0, room / sum(wanted))
    left, top = inside.left(), inside.center().y() - HEIGHT / 2
    places = []
    for wide in wanted:
        places.append(QRectF(QPointF(left, top), QSizeF(wide * shrink, HEIGHT)))
        left += wide * shrink + gap
    return places
