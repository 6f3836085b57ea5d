"""Cards of paper on the table that can be picked up: one soft shadow, larger when lifted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.icons import drawn
from ui.stage.pixmaps import Art
from ui.stage.theme import Theme

ROOM: Final = 8
"""Around the paper, for its shadow."""

_ROUND: Final = 4.0


class Card(QAbstractButton):
    """A card to click, or to press with the keyboard."""

    def __init__(self, theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper with its shadow; the accent's edge where it has the focus or the mouse."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)
        lifted = self.underMouse() and not self.isDown()
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in range(6 if lifted else 3, 0, -1):
            painter.setBrush(QColor(0, 0, 0, 14))
            shadow = paper.adjusted(-spread, -spread + 2, spread, spread + 1)
            painter.drawRoundedRect(shadow, _ROUND + spread, _ROUND + spread)
        painter.setBrush(self.theme.colour("paper"))
        painter.drawRoundedRect(paper, _ROUND, _ROUND)
        if self.hasFocus() or lifted:
            painter.setPen(QPen(self.theme.colour("accent"), 3 if self.hasFocus() else 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(paper.adjusted(-2, -2, 2, 2), _ROUND + 2, _ROUND + 2)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter picks a card up as a click does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Cover(QWidget):
    """The picture of a game's box."""

    def __init__(self, game: str, theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        self._art = Art(f"{game}/cover.svg", "")
        self._theme = theme
        self._pixmap: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_theme(self, theme: Theme) -> None:
        """Shows the picture in another theme."""
        self._theme, self._pixmap = theme, None
        self.update()

    def set_width(self, width: int) -> None:
        """Boxes are three wide and two high."""
        self.setFixedSize(QSize(width, round(width * 2 / 3)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Drawn once for a size and a ratio."""
        ratio = self.devicePixelRatioF()
        if self._pixmap is None or self._pixmap.size() != self.size() * ratio:
            self._pixmap = drawn(self._art, self.size(), ratio, self._theme)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()
