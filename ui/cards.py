"""Cards of paper on the table that can be picked up: one soft shadow, larger when lifted.

They lie in rows, as many side by side as there is room for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QPushButton, QSizePolicy, QWidget

from ui.icons import drawn
from ui.stage.pixmaps import Art
from ui.stage.theme import Theme

ROOM: Final = 8
"""Around the paper, for its shadow."""

GAP: Final = 24 - 2 * ROOM
"""Between two cards, beside the room for their shadows."""

_ROUND: Final = 4.0
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Card(QAbstractButton):
    """A card to click, or to press with the keyboard."""

    def __init__(self, theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # A button would stay as low as its own words; cards of a row are equally high.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def narrowest(self) -> int:
        """How wide it must be for the words that stand on one line."""
        return 0

    def set_width(self, width: int) -> None:
        """So wide, and at least as high as its words need then."""
        column = self.layout()
        assert column is not None
        self.setFixedWidth(width)
        self.setMinimumHeight(column.heightForWidth(width))

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
        if event.key() in _ENTER:
            self.click()
        else:
            super().keyPressEvent(event)


class Link(QPushButton):
    """Quiet words on a card, which lead elsewhere than the card itself."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setProperty("part", "flat")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        room = self.sizePolicy()
        # Without it a card looks like the one beside it.
        room.setRetainSizeWhenHidden(True)
        self.setSizePolicy(room)

    def minimumSizeHint(self) -> QSize:
        """The style sheet's least width of a button knows nothing of its words."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter would go on to the card below."""
        if event.key() in _ENTER:
            self.click()
        else:
            super().keyPressEvent(event)


class Rows(QGridLayout):
    """Cards of *narrowest* to *widest* side by side, in line at the top."""

    def __init__(self, narrowest: int, widest: int):
        super().__init__()
        self._narrowest, self._widest = narrowest, widest
        self._cards: list[Card] = []
        self._columns = 0
        self.setSpacing(GAP)

    def hold(self, cards: Sequence[Card]) -> None:
        """Other cards will lie here."""
        for card in self._cards:
            self.removeWidget(card)
        self._cards, self._columns = list(cards), 0

    def lay(self, width: int) -> None:
        """As many beside each other as *width* has room for; fewer than one there never are."""
        if not self._cards:
            return
        room = width + GAP
        # Long words, or large ones, want wider cards.
        narrowest = max(self._narrowest, *(card.narrowest() for card in self._cards))
        columns = max(1, min(len(self._cards), room // (narrowest + GAP)))
        each = min(max(self._widest, narrowest), room // columns - GAP)
        for number, card in enumerate(self._cards):
            card.set_width(each)
            if columns != self._columns:
                self.addWidget(card, *divmod(number, columns))
        self._columns = columns


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
