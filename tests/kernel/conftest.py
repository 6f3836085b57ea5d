"""A match of Caries as the tests of the kernel know it, told in its own lines.

From the dentist a roll of 1 or 4 comes to sugar (another roll), 2 to brushing (the
turn is over), 3 to an appointment (cube or roll).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Signal

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tabletop.players import Host
from tabletop.session import Session


class Told:
    """Matches of Caries, told in lines."""

    game = games.load("caries")

    def begin(
        self,
        *seats: str,
        seed: int = 7,
        own_dice: bool = False,
        fair_undo: bool = False,
        **options: str,
    ) -> Match:
        """A new match: ``begin("Anna", "bot careful", fair_undo=True, dice="two")``."""
        players = tuple(
            Player(name, COLOURS[seat], SHAPES[seat], bot=name.partition("bot ")[2] or None)
            for seat, name in enumerate(seats)
        )
        agreed = settled(self.game.options, options, self.game.id)
        return Match(self.game, Setup(agreed, players, seed, own_dice, fair_undo))

    def play(self, where: Any, *lines: str) -> None:
        """Plays lines in a match or a session."""
        for line in lines:
            where.play(self.game.decode(line))

    def play_on(self, where: Any, count: int) -> None:
        """Plays the first legal actions and the dice of the seed, *count* in all or to the end."""
        match = getattr(where, "match", where)
        for _ in range(count):
            if match.turn is None:
                break
            listed = self.game.legal_actions(match.state)
            where.play(match.drawn() if match.turn < 0 else listed[0])

    def lines(self, match: Match) -> list[str]:
        """The log."""
        return self._encoded(match.actions)

    def ahead(self, match: Match) -> list[str]:
        """What was taken back, the next to come first."""
        return self._encoded(match.undone[::-1])

    def _encoded(self, actions: Sequence[Any]) -> list[str]:
        return [self.game.encode(action) for action in actions]


@pytest.fixture
def caries() -> Told:
    return Told()


class SlowBots(QObject):
    """Bots that answer when the test wants them to."""

    answered = Signal(object, object)

    def __init__(self):
        super().__init__()
        self.asked = []
        self.dropped = []

    def ask(self, token, question):
        self.asked.append((token, question))

    def drop(self, token):
        self.dropped.append(token)

    def answer(self, found, number=-1):
        """Answers a question (the last one), and lets the answer arrive."""
        self.answered.emit(self.asked[number][0], found)
        QCoreApplication.processEvents()


@pytest.fixture
def bots(qapp):
    return SlowBots()


@pytest.fixture
def seated(caries, bots):
    """Begins a match at a table with a host: ``seated("Anna", "bot random", log=(...))``."""

    def sat(*seats, log=(), keep=None, **setup):
        session = Session(caries.begin(*seats, **setup), keep)
        host = Host(session, bots, session)
        host.told = []
        host.failed.connect(lambda error: host.told.append(str(error)))
        caries.play(session, *log)
        return session, host

    return sat
