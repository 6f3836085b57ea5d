"""Files that the system hands to the running program: on macOS a double click is an event.

Elsewhere a file is a word of the command line. Qt tells of it as QFileOpenEvent.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class Handed(QObject):
    """The files; those that come before the table is laid wait for it."""

    def __init__(self, app: QCoreApplication):
        super().__init__(app)
        self._waiting: list[Path] = []
        self._open: Callable[[Path], None] = self._waiting.append
        app.installEventFilter(self)

    def give(self, open_file: Callable[[Path], None]) -> None:
        """From now on *open_file* has them."""
        self._open = open_file
        while self._waiting:
            open_file(self._waiting.pop(0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the event that hands a file over."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
