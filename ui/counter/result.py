"""A count in words: who plays, how it stands, who won and by what, or what cannot be."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject

from tabletop.kernel.counter import Count, Counter, Objection, standing
from tabletop.kernel.game import Seat
from tabletop.kernel.seats import Player
from ui import games as looks
from ui.saying import told
from ui.words import GameWords


class Result(QObject):
    """What is said of *count*, begun then, as its game's *counter* reads it."""

    def __init__(self, count: Count, counter: Counter, begun: datetime):
        super().__init__()
        self.count, self.counter = count, counter
        self.standing = standing(counter, count)
        self.players = tuple(
            self._called(seat, player) for seat, player in enumerate(count.players)
        )
        self.playing = self.players[: count.seats]
        self._begun = begun

    @cached_property
    def words(self) -> GameWords:
        """What the game says; a list of results, which are many, does not ask."""
        return looks.words(self.count.game, self.playing)

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
        """The label of the places; empty as long as there are none."""
        return self.tr("Place") if self._places else ""

    @property
    def _places(self) -> tuple[int, ...]:
        """The places when they are known; alone there are none."""
        ranking = self.standing.ranking
        return () if ranking is None or len(self.playing) == 1 else ranking.places

    def day(self) -> str:
        """When it was begun."""
        day = self._begun.astimezone().date()
        return QLocale().toString(
            QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat
        )

    def title(self) -> str:
        """What it is called in a list of papers and of files, which sort by the day."""
        day = self._begun.astimezone().date().isoformat()
        return self.tr("{game} – result of {day}").format(game=self.game(), day=day)

    def rows(self) -> list[tuple[str, str]]:
        """Everybody by name with the total; the best first, with places, when they are known."""
        seats = [Seat(seat) for seat in range(len(self.playing))]
        if places := self._places:
            seats.sort(key=lambda seat: places[seat])
        names = [f"{self.told_place(seat)} {self.playing[seat].name}".strip() for seat in seats]
        return [(name, self.told_total(seat)) for name, seat in zip(names, seats, strict=True)]

    def told_total(self, seat: Seat) -> str:
        """A player's total so far; empty where nothing is known of it."""
        known = any(points is not None for points in self.standing.points[seat])
        return str(self.standing.totals[seat]) if known else ""

    def told_place(self, seat: Seat) -> str:
        """A player's place; empty before the places are known, and alone."""
        return f"{self._places[seat]}." if self._places else ""

    def wins(self, seat: Seat) -> bool:
        """Whether it is known that a player has won."""
        ranking = self.standing.ranking
        return ranking is not None and seat in ranking.winners

    def verdict(self) -> str:
        """Who won and by what, or how good it is alone; empty as long as that is not known."""
        if self.standing.ranking is None:
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
