"""A bubble: what is said about a place on the table, on a card beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.fonts import FAMILY, sized
from ui.stage.pixmaps import Pixmaps

_TYPE: Final = 16
_WIDEST: Final = 330.0
_PAD: Final = 11.0
_AWAY: Final = 9.0
"""Units between a place and what is said about it."""
_ON_TOP: Final = 170
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class Bubble(QGraphicsItem):
    """A card with words, above a place or below it, inside the table."""

    def __init__(self, pixmaps: Pixmaps):
        super().__init__()
        self.text = ""
        self._pixmaps = pixmaps
        self._font = QFont(FAMILY)
        self._size = QSizeF()
        self.setZValue(_ON_TOP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(self, text: str, about: QRectF, inside: QRectF) -> None:
        """Says *text* about a place on a table that ends at *inside*; nothing for no text."""
        self.setVisible(bool(text))
        self.prepareGeometryChange()
        self.text = text
        self._font.setPixelSize(sized(_TYPE))
        room = QRectF(0, 0, sized(_WIDEST), inside.height())
        words = QFontMetricsF(self._font).boundingRect(room, _WRAPPED, text)
        self._size = QSizeF(words.width() + 2 * _PAD + 2, words.height() + 2 * _PAD)
        above = about.top() - _AWAY - self._size.height()
        top = above if above >= inside.top() + 2 else about.bottom() + _AWAY
        left = about.center().x() - self._size.width() / 2
        right = inside.right() - 2 - self._size.width()
        self.setPos(QPointF(min(max(left, inside.left() + 2), right), top))

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-2, -2, 2, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, card = self._pixmaps.theme, QRectF(QPointF(0, 0), self._size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(card.translated(0, 2), 8, 8)
        painter.setBrush(theme.colour("paper"))
        painter.setPen(QPen(theme.colour("ink"), 1.5 * theme.stroke))
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 8, 8)
        painter.setFont(self._font)
        painter.setPen(theme.colour("ink"))
        painter.drawText(card.adjusted(_PAD, _PAD, -_PAD, -_PAD), _WRAPPED, self.text)
