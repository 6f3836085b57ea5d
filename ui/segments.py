"""A few words of which exactly one holds: side by side, below each other, or in a list.

Tab comes to the word that holds, as to one thing; arrows choose the word before or after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ui.controls import Box

_WAYS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class _Buttons(QWidget):
    """A button for each of *words*; what stands on them is set with ``label``."""

    chosen = Signal(str)
    """Somebody chose another word."""

    def __init__(
        self, words: Sequence[str], buttons: Sequence[QAbstractButton], parent: QWidget | None
    ):
        super().__init__(parent)
        self.words = tuple(words)
        self._group = QButtonGroup(self)
        for number, button in enumerate(buttons):
            button.setCheckable(True)
            button.installEventFilter(self)
            self._group.addButton(button, number)
        self._group.idToggled.connect(self._stop_there)
        buttons[0].setChecked(True)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self.words[number]))

    def _lay(self, line: QBoxLayout, space: int) -> None:
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(space)
        for button in self._group.buttons():
            line.addWidget(button)

    def _stop_there(self) -> None:
        """Tab stops at the word that holds, and at no other."""
        for button in self._group.buttons():
            stops = button.isChecked()
            policy = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows choose the next word; Qt's own only go there."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        way = _WAYS.get(Qt.Key(event.key()))
        if way is None:
            return False
        to = self._group.checkedId() + way
        if 0 <= to < len(self.words):
            self._group.button(to).setFocus(Qt.FocusReason.TabFocusReason)
            self._group.button(to).click()
        return True

    def label(self, labels: Sequence[str], name: str) -> None:
        """Writes on the buttons; *name* is what a screen reader says of all."""
        self.setAccessibleName(name)
        for button, text in zip(self._group.buttons(), labels, strict=True):
            button.setText(text)
            button.setAccessibleName(f"{name}: {text}")

    def button(self, word: str) -> QAbstractButton:
        """The button of a word."""
        return self._group.button(self.words.index(word))

    @property
    def first_line(self) -> QWidget:
        """The button that a label stands beside."""
        return self._group.button(0)

    @property
    def word(self) -> str:
        """The word that holds."""
        return self.words[self._group.checkedId()]

    @word.setter
    def word(self, word: str) -> None:
        self.button(word).setChecked(True)


class Segments(_Buttons):
    """Words side by side, one click away."""

    def __init__(self, words: Sequence[str], parent: QWidget | None = None):
        buttons = [QPushButton() for _ in words]
        for button in buttons:
            button.setAutoDefault(False)
            button.setProperty("part", "segment")
        super().__init__(words, buttons, parent)
        row = QHBoxLayout(self)
        self._lay(row, 4)
        row.addStretch()

    def minimumSizeHint(self) -> QSize:
        """The style sheet's least width of a button knows nothing of its words."""
        return self.sizeHint()


class Radios(_Buttons):
    """Longer words, one below the other."""

    def __init__(self, words: Sequence[str], parent: QWidget | None = None):
        super().__init__(words, [QRadioButton() for _ in words], parent)
        self._lay(QVBoxLayout(self), 0)


class Drop(Box):
    """Many words, in a list that drops down."""

    chosen = Signal(str)
    """Somebody chose another word."""

    def __init__(self, words: Sequence[str], parent: QWidget | None = None):
        super().__init__(parent)
        self.words = tuple(words)
        self.addItems(list(words))
        self.activated.connect(lambda number: self.chosen.emit(self.words[number]))

    def label(self, labels: Sequence[str], name: str) -> None:
        """Writes into the list; *name* is what a screen reader says of it."""
        self.setAccessibleName(name)
        for number, text in enumerate(labels):
            self.setItemText(number, text)

    @property
    def first_line(self) -> QWidget:
        """The line that a label stands beside: all there is of a list."""
        return self

    @property
    def word(self) -> str:
        """The word that holds."""
        return self.words[self.currentIndex()]

    @word.setter
    def word(self, word: str) -> None:
        self.setCurrentIndex(self.words.index(word))
