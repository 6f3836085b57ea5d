"""A file that is dropped onto the window: a match, which is laid on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from ui.saying import say

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QWidget


class Dropping(QObject):
    """Lets files be dropped onto *window*: one is opened, of several nothing."""

    def __init__(self, window: QWidget, opens: Callable[[Path], None]):
        super().__init__(window)
        self._window, self._opens = window, opens
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self._drop(event)
            return True
        if isinstance(event, QDragEnterEvent | QDragMoveEvent):
            # A question that is open comes first.
            if self._files(event.mimeData()) and QApplication.activeModalWidget() is None:
                event.acceptProposedAction()
            else:
                event.ignore()
            return True
        return False

    def _drop(self, event: QDropEvent) -> None:
        files = self._files(event.mimeData())
        if not files or QApplication.activeModalWidget() is not None:
            event.ignore()
            return
        event.acceptProposedAction()
        if len(files) > 1:
            say(self._window, self.tr("Only one match lies on the table: drop one file."))
        elif files[0].is_dir():
            what = self.tr("{folder} is a folder: drop the file of a match.")
            say(self._window, what.format(folder=files[0]))
        else:
            self._opens(files[0])

    @staticmethod
    def _files(dropped: QMimeData) -> list[Path]:
        """What lies on this computer; links to elsewhere are no files."""
        urls = dropped.urls()
        files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        return files if len(files) == len(urls) else []
