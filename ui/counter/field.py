"""A field of the pad: keys go from one to the next as in a spreadsheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QLineEdit, QWidget

_EDGE: Final = 9
_AROUND: Final = 24
"""Padding and edge at both sides of the words."""
_WORTH: Final = 36
"""Room at the right for what a number is worth."""
_Key = Qt.Key


class Field(QLineEdit):
    """One line of text. Its own taking back is the pad's, which knows all fields."""

    went = Signal(int, int)
    """A key leads out of it: so many columns and lines on."""
    entered = Signal()
    """It is written in from now on."""
    settled = Signal()
    """It was left."""
    undone = Signal()
    redone = Signal()

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def minimumSizeHint(self) -> QSize:
        """What stands there before anything is written is never cut."""
        hint = super().minimumSizeHint()
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        return hint.expandedTo(QSize(words + _AROUND, 0))

    def event(self, event: QEvent) -> bool:
        """Taking back belongs to the pad, whatever else has that key."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and (_is_undo(event) or _is_redo(event))
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter lead on; left and right only from the edge of what is written."""
        if _is_undo(event):
            self.undone.emit()
        elif _is_redo(event):
            self.redone.emit()
        elif (way := self._way(event)) is not None:
            self.went.emit(*way)
        else:
            super().keyPressEvent(event)

    def _way(self, event: QKeyEvent) -> tuple[int, int] | None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        whole = self.selectedText() == self.text()
        match event.key():
            case _Key.Key_Up:
                return 0, -1
            case _Key.Key_Down:
                return 0, 1
            case _Key.Key_Return | _Key.Key_Enter:
                return 0, -1 if shift else 1
            case _Key.Key_Left if not shift and (whole or self.cursorPosition() == 0):
                return -1, 0
            case _Key.Key_Right if not shift and (
                whole or self.cursorPosition() == len(self.text())
            ):
                return 1, 0
            case _:
                return None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What stands there is replaced by what is typed."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A long name shows its beginning.
        self.home(False)
        self.settled.emit()

    def show_text(self, text: str) -> None:
        """Shows what stands on the pad; who is typing it keeps the cursor."""
        if self.text() != text:
            self.blockSignals(True)
            self.setText(text)
            if not self.hasFocus():
                self.home(False)
            self.blockSignals(False)


class NumberField(Field):
    """A number of the pad. Where it is not the points themselves, they stand at its right."""

    def __init__(self, *, is_scaled: bool, parent: QWidget | None = None):
        super().__init__(parent)
        self._worth = ""
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,3}"), self))
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft if is_scaled else Qt.AlignmentFlag.AlignRight)
        if is_scaled:
            self.setTextMargins(0, 0, _WORTH, 0)

    @property
    def number(self) -> int | None:
        """What is entered."""
        return int(self.text()) if self.text() else None

    @property
    def worth(self) -> str:
        """The points that stand at its right."""
        return self._worth

    @worth.setter
    def worth(self, points: str) -> None:
        self._worth = points
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The points come on top, where those of the other lines stand."""
        super().paintEvent(event)
        if self._worth:
            painter = QPainter(self)
            painter.setPen(self.palette().placeholderText().color())
            room = self.rect().adjusted(0, 0, -_EDGE - 2, 0)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, int(right), self._worth)
            painter.end()


def _is_undo(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo)


def _is_redo(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Redo)
