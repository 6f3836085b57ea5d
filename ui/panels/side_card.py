"""A card beside the table with a few sentences; where it has no room for all of them it scrolls."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.icons import icon
from ui.stage.theme import Theme
from ui.style import lettered

_LEAST: Final = 60
"""Points in height that the words always have."""
_CLOSE: Final = 14
_BESIDE, _ABOVE, _BELOW = 12, 4, 6
"""The room around the card, in points."""
_PADDING, _GAP, _EDGE = (12, 4, 6, 10), 2, 1
"""The room between the edge of the card and its words, and below its head."""


class _Pane(QScrollArea):
    """Tells when its lines break anew."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class SideCard(QWidget):
    """A card of paper with an accent edge, which can be closed."""

    closed = Signal()
    """Who has read it wants no more of it."""
    told = Signal(str)
    """Words that have come onto it."""

    def __init__(self, theme: Theme):
        super().__init__()
        self._room = 0
        self._frame = QFrame()
        self._frame.setObjectName("card")
        self._head = lettered(QLabel(), "strong")
        self._top = QHBoxLayout()
        self._text, self._advice, self._why = _wrapped(), _wrapped(), _wrapped()
        self._inside = QWidget()
        self._words = QVBoxLayout(self._inside)
        self._pane = _Pane()
        self._pane.resized.connect(self._fit)
        self.close_button = QToolButton()
        self.close_button.setIconSize(QSize(_CLOSE, _CLOSE))
        self.close_button.clicked.connect(self.closed)
        self._lay_out()
        self.set_theme(theme)
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        self._words.setContentsMargins(0, 0, 6, 0)
        self._words.setSpacing(6)
        for label in (self._text, lettered(self._advice, "strong"), self._why):
            self._words.addWidget(label)
        self._words.addStretch()
        self._pane.setWidget(self._inside)
        self._pane.setWidgetResizable(True)
        self._pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The paper of the card shows through.
        for widget in (self._pane.viewport(), self._inside):
            widget.setAutoFillBackground(False)
        self._top.addWidget(self._head, 1)
        self._top.addWidget(self.close_button)
        card = QVBoxLayout(self._frame)
        card.setContentsMargins(*_PADDING)
        card.setSpacing(_GAP)
        card.addLayout(self._top)
        card.addWidget(self._pane)
        around = QVBoxLayout(self)
        around.setContentsMargins(_BESIDE, _ABOVE, _BESIDE, _BELOW)
        around.addWidget(self._frame)

    @property
    def text(self) -> str:
        """What it says of the moment."""
        return self._text.text()

    @property
    def advice(self) -> str:
        """What would be a good choice; empty where that is not known."""
        return self._advice.text()

    @property
    def why(self) -> str:
        """Why that is good."""
        return self._why.text()

    def tell(self, text: str, advice: str = "", why: str = "") -> None:
        """Lays the card beside the table, with these words on it."""
        if text != self.text:
            self._pane.verticalScrollBar().setValue(0)
        before = (self.text, self.advice, self.why) if self.isVisible() else ()
        come = [said for said in (text, advice, why) if said and said not in before]
        self._text.setText(text)
        for label, said in ((self._advice, advice), (self._why, why)):
            label.setText(said)
            label.setVisible(bool(said))
        self.show()
        self._fit()
        if come:
            self.told.emit(" ".join(come))

    @property
    def _around(self) -> int:
        """Points in height besides the words."""
        edges = _ABOVE + _BELOW + _PADDING[1] + _PADDING[3] + _GAP + 2 * _EDGE
        return edges + self._top.sizeHint().height()

    @property
    def least_height(self) -> int:
        """How high it is at least."""
        return self._around + _LEAST

    def give_room(self, room: int) -> None:
        """It may be so high."""
        self._room = room
        self._fit()

    def _fit(self) -> None:
        """As high as its words, if there is room."""
        wanted = self._words.totalHeightForWidth(self._pane.viewport().width())
        height = max(_LEAST, min(wanted, self._room - self._around))
        self._pane.setFixedHeight(height)
        # Only what scrolls needs the keyboard.
        scrolls = height < wanted
        policy = Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus
        self._pane.setFocusPolicy(policy)

    @abstractmethod
    def named(self) -> tuple[str, str]:
        """What the card is called, and what its cross does."""

    def retranslate(self) -> None:
        """Its own words in the language of the window; the others come with ``tell``."""
        name, close = self.named()
        self._head.setText(name)
        self.setAccessibleName(name)
        self._pane.setAccessibleName(name)
        self.close_button.setToolTip(close)
        self.close_button.setAccessibleName(close)

    def set_theme(self, theme: Theme) -> None:
        """Paper and edge in the colours of *theme*."""
        self.close_button.setIcon(icon("close", theme))
        self._frame.setStyleSheet(
            f"QFrame#card {{ background: {theme.paper}; border: {_EDGE}px solid {theme.line};"
            f" border-left: 4px solid {theme.accent}; border-radius: 3px; }}"
        )


def _wrapped() -> QLabel:
    """Words in as many lines as they need."""
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
