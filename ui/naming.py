"""Names for files: every system takes them, each gets the ending of its kind, none is replaced
without a question.

Qt's dialog would look at the name as it was typed, before it has its ending.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop.kernel.save import is_there
from ui.saying import ask

_REFUSED: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
"""What a file system somewhere refuses in a name, or reads as more than a name."""


class Naming(QObject):
    """Asks over *window* what a file shall be called."""

    def __init__(self, window: QWidget):
        super().__init__(window)
        self._window = window

    def ask(
        self,
        title: str,
        proposed: Path,
        kinds: str,
        ending: str,
        write: Callable[[Path], None],
        files: Callable[[Path], Sequence[Path]] = lambda path: [path],
    ) -> None:
        """Calls *write* with the name, unless there was none or what is there shall stay.

        *files* tells which files are written under a name.
        """
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            title,
            str(proposed),
            kinds,
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if not chosen:
            return
        path = ended(Path(chosen), ending)
        there = [file.name for file in files(path) if is_there(file)]
        if there:
            ask(self._window, title, self._asked(there), self.tr("Replace"), lambda: write(path))
        else:
            write(path)

    def _asked(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self.tr("{name} exists already. Replace it?").format(name=names[0])
        listed = ", ".join(names)
        return self.tr("{names} exist already. Replace them?").format(names=listed)


def file_name(title: str) -> str:
    """*title* as the name of a file, without its ending."""
    return _REFUSED.sub("-", title).strip(" .") or "Tabletop"


def ended(path: Path, ending: str) -> Path:
    """The path with its ending, however it was typed."""
    if path.name.lower().endswith(ending.lower()):
        return path
    return path.with_name(path.name + ending)
