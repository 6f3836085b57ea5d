"""A window of statistics over a library of matches that were played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pyqtgraph
import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tabletop.library import Library, MatchId
from tabletop.players import Bots
from ui.statistics.window import StatisticsWindow


class Lying(NamedTuple):
    """A match in the library: its number there, and the points of its seats."""

    match: Match
    id: MatchId
    points: list[int]


class Shelf:
    """Matches that are played at random, and kept."""

    def __init__(self, library: Library):
        self.library = library

    def played(
        self,
        name: str,
        *seats: str,
        seed: int = 1,
        plies: int = -1,
        own_dice: bool = False,
        **options: str,
    ) -> Match:
        """A match to its end, or for so many *plies*; "bot random" sits there as a bot."""
        game = games.load(name)
        players = tuple(
            Player(each, COLOURS[seat], SHAPES[seat], bot=each.partition("bot ")[2] or None)
            for seat, each in enumerate(seats)
        )
        agreed = settled(game.options, options, name)
        match = Match(game, Setup(agreed, players, seed, own_dice))
        choice = Random(seed)
        while match.turn is not None and match.ply != plies:
            drawn = match.turn == CHANCE
            legal = game.legal_actions(match.state)
            match.play(match.drawn() if drawn else choice.choice(legal))
        return match

    def keep(self, name: str, *seats: str, **how: Any) -> Lying:
        """Plays a match and keeps it."""
        match = self.played(name, *seats, **how)
        points = [score.total for score in match.game.scores(match.state)]
        return Lying(match, self.library.begin(match).id, points)


class Seen:
    """The window, as somebody sees it and clicks in it."""

    def __init__(self, window: StatisticsWindow, qtbot: QtBot):
        self.window = window
        self.scores, self.dice, self.matches = window.scores, window.dice, window.matches
        self._qtbot = qtbot

    def come_back(self) -> None:
        """Somebody comes back to the window from another."""
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        QApplication.sendEvent(self.window, QEvent(QEvent.Type.ActivationChange))

    def choose(self, field: str, label: str) -> None:
        """Somebody picks the first line of a list that begins like this."""
        box = getattr(self.window.filters, field)
        lines = [box.itemText(number) for number in range(box.count())]
        number = next(at for at, line in enumerate(lines) if line.startswith(label))
        box.setCurrentIndex(number)
        box.activated.emit(number)

    def chart(self, canvas: Any) -> Any:
        """The chart, as soon as it is drawn."""
        self._qtbot.waitUntil(lambda: canvas.plot is not None, timeout=60_000)
        return canvas.plot

    def wait_for_dice(self) -> None:
        """Until all dice are counted."""
        tallying = self.dice.tallying
        self._qtbot.waitUntil(lambda: not tallying.is_counting, timeout=60_000)

    @staticmethod
    def drawn(chart: Any, kind: type) -> list[Any]:
        """What of one kind is drawn there."""
        return [item for item in chart.getPlotItem().items if isinstance(item, kind)]

    def bars(self) -> list[list[int]]:
        """How high the bars of the points are: those of all, and before them one's own."""
        drawn = self.drawn(self.chart(self.scores.canvas), pyqtgraph.BarGraphItem)
        return [list(bar.opts["height"]) for bar in drawn]

    @staticmethod
    def cells(table: Any) -> list[list[str]]:
        """What stands in a table, row by row."""
        model = table.model()
        return [
            [model.index(row, column).data() for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]


Open = Callable[..., Seen]


@pytest.fixture
def shelf(settings) -> Iterator[Shelf]:
    library = Library()
    yield Shelf(library)
    library.close()


@pytest.fixture(scope="session")
def bots() -> Iterator[Bots]:
    made = Bots()
    yield made
    made.stop()


@pytest.fixture
def opened(qtbot: QtBot, shelf: Shelf, bots: Bots) -> Iterator[Open]:
    """Opens the window on a game; *lies* is the match on the table."""
    made: list[StatisticsWindow] = []

    def open_on(game: str, *, lies: MatchId | None = None, page: str = "scores") -> Seen:
        shown = StatisticsWindow(shelf.library, bots.beside, lambda: lies, game)
        qtbot.addWidget(shown)
        made.append(shown)
        shown.turn_page(page)
        shown.show()
        qtbot.waitExposed(shown)
        return Seen(shown, qtbot)

    yield open_on
    for shown in made:
        shown.close()
