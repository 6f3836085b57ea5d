"""A count in words: who plays, how it stands, who won and by what, or what cannot be."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QObject

from tabletop import games
from tabletop.kernel.counter import Count, Objection, standing
from tabletop.kernel.seats import Player
from ui import games as looks
from ui.saying import told


class Result(QObject):
    """What is said of *count*, begun then, in the language of the window."""

    def __init__(self, count: Count, begun: datetime):
        super().__init__()
        counter = games.counter(count.game)
        assert counter is not None, f"{count.game} has no score counter"
        self.count, self.counter = count, counter
        self.standing = standing(counter, count)
        self.players = tuple(
            self._called(seat, player) for seat, player in enumerate(count.players)
        )
        self.playing = self.players[: count.seats]
        self.words = looks.words(count.game, self.playing)
        self._begun = begun

    def _called(self, seat: int, player: Player) -> Player:
        """The player by name, or by number where nobody wrote one."""
        return replace(
            player, name=player.name or self.tr("Player {number}").format(number=seat + 1)
        )

    def game(self) -> str:
        """The name of its game."""
        return looks.box(self.count.game).title()

    def thanks(self) -> str:
        """Whose game it is."""
        return looks.box(self.count.game).thanks()

    def total(self) -> str:
        """The label of the totals."""
        return self.tr("Total")

    def place(self) -> str:
        """The label of the places."""
        return self.tr("Place")

    def day(self) -> str:
        """When it was begun."""
        day = self._begun.astimezone().date()
        return QLocale().toString(
            QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat
        )

    def title(self) -> str:
        """What it is called in a list of papers."""
        return self.tr("{game} – result of {day}").format(game=self.game(), day=self.day())

    def totals(self) -> str:
        """Everybody with the total."""
        each = [
            f"{player.name} {total}"
            for player, total in zip(self.playing, self.standing.totals, strict=True)
        ]
        return " · ".join(each)

    def verdict(self) -> str:
        """Who won and by what, or how good it is alone; empty as long as that is not known."""
        if not self.standing.is_final:
            return ""
        said = [self.words.counted(self.standing.ranking)]
        if len(self.playing) == 1:
            said.append(self.words.rating(self.standing.totals[0]))
        return " ".join(filter(None, said))

    def objection(self, objection: Objection) -> str:
        """What cannot be, and why."""
        name, why = self.players[objection.seat].name, told(objection.problem)
        if objection.line is None:
            return self.tr("{name}: {why}.").format(name=name, why=why)
        entry = self.words.entry(self.counter.lines[objection.line].id)
        return self.tr("{name}, {entry}: {why}.").format(name=name, entry=entry, why=why)
