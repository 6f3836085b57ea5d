"""When something goes wrong that nobody foresaw: one sentence, a report, and the match again.

What shows the match may be what is broken: so it is made anew from the library. Where
that goes wrong at the same place, the match waits on the shelf.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tabletop.kernel.errors import TabletopError
from ui.saying import say, told

if TYPE_CHECKING:
    from tabletop.kernel.match import Match
    from ui.trouble import Trouble
    from ui.window import Window


class Mishaps(QObject):
    """Takes what escaped from a slot. ``watch`` makes it the last to hear of it."""

    def __init__(self, window: Callable[[], Window], parent: QObject | None = None):
        super().__init__(parent)
        self._window = window
        self._is_said = False
        self._dialog: Trouble | None = None
        self._report = ""
        self._file: Path | None = None
        self._mended: object = None
        """The match that was laid anew last, and how far it was."""
        self._mends = QTimer(self)
        self._mends.setSingleShot(True)
        self._mends.timeout.connect(self._mend)

    def watch(self) -> None:
        """From now on."""
        sys.excepthook = self.happened

    def happened(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Writes it down, and when the slot is left, mends the table and tells the player."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            QApplication.exit(1)
        elif isinstance(error, TabletopError):
            self._say(told(error))
        else:
            self._write("".join(traceback.format_exception(kind, error, trace)))
            self._mends.start(0)

    def _write(self, details: str) -> None:
        """A report of its own; what happens before that is read belongs to it."""
        from ui import reports

        if self._dialog is None and not self._mends.isActive():
            self._report = reports.report(details, self._match())
            self._file = reports.keep(self._report)
        elif self._file is not None:
            reports.add(self._file, details, self._match())

    def _match(self) -> Match | None:
        page = self._window().page
        return None if page is None else page.session.match

    def _say(self, sentence: str) -> None:
        if not self._is_said:
            self._is_said = True
            say(self._window(), sentence).destroyed.connect(self._heard)

    def _heard(self) -> None:
        self._is_said = False

    def _read(self) -> None:
        self._dialog = None

    def _mend(self) -> None:
        """The match anew, or the shelf; then the sentence, once at a time."""
        from ui.trouble import Trouble

        what = self.tr("Something went wrong in Tabletop.")
        sentence = f"{what} {self._laid_anew()}".strip()
        if self._dialog is not None:
            self._dialog.sentence.setText(sentence)
            return
        self._dialog = Trouble(sentence, self._report, self._file, self._window())
        self._dialog.destroyed.connect(self._read)
        self._dialog.open()

    def _laid_anew(self) -> str:
        """Makes anew what shows the match; what became of it."""
        window, match = self._window(), self._match()
        if match is not None:
            state = (match.setup, match.ply)
            fresh, self._mended = state != self._mended, state
            with suppress(Exception):
                if fresh:
                    window.lay_anew()
                    return self.tr("The match is safe and lies on the table again.")
        kept = match is not None and window.keeping.library is not None
        if _is_cleared(window) and kept:
            return self.tr("The match is safe and waits on the shelf.")
        return ""


def _is_cleared(window: Window) -> bool:
    """Whether the shelf can be seen, and nothing lies on the table."""
    for _ in range(2):
        # What is broken may break this, too; the second time nothing lies there any more.
        with suppress(Exception):
            window.show_shelf()
            return window.shelf is not None
    return False
