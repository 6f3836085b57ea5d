"""Forms: a field a row, and its label on the height of the field's first line."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFormLayout, QLabel, QLayout, QSizePolicy, QWidget


class Label(QLabel):
    """A label as high as *line*, so that the words of both are level."""

    def __init__(self, line: QWidget | QLayout, text: str = ""):
        super().__init__(text)
        self._line = line
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        words = super().sizeHint()
        return QSize(words.width(), max(words.height(), self._line.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()


def form(across: int, down: int, inside: QWidget | None = None) -> QFormLayout:
    """A form without margins: so much room between label and field, and between two rows."""
    made = QFormLayout() if inside is None else QFormLayout(inside)
    made.setContentsMargins(0, 0, 0, 0)
    made.setHorizontalSpacing(across)
    made.setVerticalSpacing(down)
    return made
