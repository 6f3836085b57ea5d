"""After a violent end: the match is on the table again, and a report tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui import reports
from ui.trouble import Trouble

if TYPE_CHECKING:
    from tabletop.library import Entry
    from ui.running import Left, Running
    from ui.window import Window


class Returning(QObject):
    """Brings back to *window* what others left; *running* is the window's own mark."""

    def __init__(self, window: Window, running: Running):
        super().__init__(window)
        self._window, self._running = window, running

    def bring_back(self, left: Sequence[Left], *, is_free: bool) -> None:
        """Lays out the match that was left last, where the table *is_free*, and tells of it."""
        if not left:
            return
        window, last = self._window, left[-1]
        entry, found = self._entry(last), ""
        if entry is not None:
            # What ends us as soon as it lies there is not laid there again by itself.
            found = self._found(entry, goes_on=is_free and last.brought_back != entry.length)
        sentence = self.tr("Tabletop ended unexpectedly.")
        traces = [one.trace for one in left if one.trace]
        details = "\n\n".join(traces) or "No trace: it was ended from outside."
        match = None if window.page is None else window.page.session.match
        report = reports.report(details, match)
        file = reports.keep(report)
        Trouble(f"{sentence} {found}".strip(), report, file, window).open()

    def _found(self, entry: Entry, *, goes_on: bool) -> str:
        """Lays the match out if it *goes_on*; where it is now."""
        window = self._window
        if goes_on:
            window.go_on(entry)
            self._running.lies(window.lying(), entry.length)
        if window.lying() == entry.id:
            return self.tr("The match is safe and lies on the table again.")
        # What cannot be opened has just been said.
        return "" if goes_on else self.tr("The match is safe and waits on the shelf.")

    def _entry(self, left: Left) -> Entry | None:
        """The match that lay there, if the library has it."""
        library = self._window.keeping.library
        if library is None or left.match is None:
            return None
        known = self._window.keeping.unfinished(1000)
        return next((entry for entry in known if entry.id == left.match), None)
