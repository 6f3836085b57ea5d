"""A dialog in which an option of a match is set up by hand, as the text that the option takes."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QDialog, QWidget

from ui.stage.theme import Theme


class Editor(QDialog):
    """What a game's editor answers; it begins with *value*."""

    def __init__(self, value: str, theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        self.theme = theme

    @property
    @abstractmethod
    def value(self) -> str:
        """What was set up."""
