"""Matches as files: opening, saving, and whether the file is as the match is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop.kernel.errors import TabletopError
from tabletop.kernel.save import SUFFIX, read, write
from tabletop.resources import documents
from ui.naming import Naming
from ui.saying import say, told

if TYPE_CHECKING:
    from tabletop.kernel.match import Match
    from ui.settings import Settings


class Files(QObject):
    """The file of the match on the table, and the dialogs that ask for one."""

    saved = Signal()

    def __init__(self, settings: Settings, window: QWidget):
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._naming = Naming(window)
        self._match: Match | None = None
        self._actions: tuple[Any, ...] = ()
        self.path: Path | None = None

    def lay(self, match: Match | None, path: Path | None = None) -> None:
        """Another match lies on the table, read from *path* or from nowhere."""
        self._match, self.path = match, path
        self._actions = () if match is None else match.actions

    @property
    def is_behind(self) -> bool:
        """Whether the match is not as its file has it."""
        if self._match is None or self.path is None:
            return False
        return self._match.actions != self._actions

    def ask(self) -> Path | None:
        """The file that somebody picks to open."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a match"), str(self._folder()), self._kinds()
        )
        return Path(chosen) if chosen else None

    def read(self, path: Path) -> Match | None:
        """The match of a file; None where there is none, and then it was said why."""
        from tabletop import games

        try:
            match = read(path, games.load, games.bot)
        except TabletopError as error:
            say(self._window, told(error))
            return None
        self._settings.keep_file(path)
        return match

    def save(self) -> None:
        """Saves where it was saved before, or asks where."""
        if self.path is None:
            self.save_as()
        else:
            self._write(self.path)

    def save_as(self) -> None:
        """Asks where, and saves there."""
        if self._match is None:
            return
        proposed = self.path or self._folder() / f"{self._match.game.id}{SUFFIX}"
        self._naming.ask(self.tr("Save the match"), proposed, self._kinds(), SUFFIX, self._write)

    def _write(self, path: Path) -> None:
        if self._match is None:
            return
        try:
            write(self._match, path)
        except TabletopError as error:
            say(self._window, told(error))
            return
        self.path, self._actions = path, self._match.actions
        self._settings.keep_file(path)
        self.saved.emit()

    def _kinds(self) -> str:
        return self.tr("Matches (*{suffix})").format(suffix=SUFFIX)

    def _folder(self) -> Path:
        """Where the last file was."""
        files = self._settings.recent_files
        return files[0].parent if files and files[0].parent.is_dir() else documents()
