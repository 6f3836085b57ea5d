"""A kept match in words: which game, who plays, how far it is, when it was touched, who won."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject, QTime

from ui import games as looks

if TYPE_CHECKING:
    from tabletop.library import Entry


class Told(QObject):
    """What is said of *entry*, in the language of the window."""

    def __init__(self, entry: Entry):
        super().__init__()
        self._entry = entry

    def game(self) -> str:
        """The name of its game."""
        return looks.box(self._entry.game).title()

    def players(self, fitted: Callable[[str], str] = str) -> str:
        """Who plays, in the order of the seats; each name as it is *fitted* to its place."""
        names = [fitted(player.name) for player in self._entry.players]
        return QLocale().createSeparatedList(names)

    def how_far(self) -> str:
        """How many actions were made, and when the last one was."""
        moves = self.tr("%n action(s)", "", self._entry.length)
        return f"{moves} · {self.when()}"

    def when(self, today: date | None = None) -> str:
        """When it was last touched, as people say it."""
        touched = self._entry.touched.astimezone()
        day = touched.date()
        clock = QLocale().toString(
            QTime(touched.hour, touched.minute), QLocale.FormatType.ShortFormat
        )
        today = today or datetime.now().astimezone().date()
        if day == today:
            return self.tr("today at {time}").format(time=clock)
        if day == today - timedelta(days=1):
            return self.tr("yesterday at {time}").format(time=clock)
        return QLocale().toString(
            QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat
        )

    def outcome(self) -> str:
        """How it ended, or that it waits."""
        entry = self._entry
        if not entry.finished or entry.result is None:
            return self.tr("not finished")
        seats = [seat for seat in entry.result.winners if seat < len(entry.players)]
        winners = [entry.players[seat].name for seat in seats]
        if not winners:
            return self.tr("finished")
        names = QLocale().createSeparatedList(winners)
        return self.tr("won by {names}").format(names=names)
