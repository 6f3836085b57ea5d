"""What a guided round is tested with: a stand-in for the guide of a game, and bots that wait.

The guide goes through the first of the games, for what guides knows no game; it says in a
word where the match is.
"""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtTest import QTest

from tabletop import games
from tabletop.kernel.match import Match
from tabletop.players import Question
from tabletop.thinking import Thinking
from ui import language
from ui.guide import GameGuide
from ui.match_page import MatchPage

GAME = games.load("caries")


class StandIn(GameGuide):
    """It guides until *last* actions are made."""

    last = 1000
    played: Match
    told: ClassVar[list[list[int]]] = []
    """What was played by each look at whether it is over."""

    def throw(self, state: Any) -> str:
        return "throw"

    def choice(self, state: Any) -> str:
        return f"choose in {language.current()}"

    def why(self, state: Any, action: Any) -> str:
        return "It is cheap."

    def waiting(self, state: Any) -> str:
        return "wait"

    def farewell(self) -> str:
        return "farewell"

    def is_over(self, began: Any, state: Any) -> bool:
        self.told.append([played.ply for played in self.past])
        match = self.played
        states = [match.state_at(ply) for ply in range(match.ply + 1)]
        return next(ply for ply, found in enumerate(states) if found is state) >= self.last


class SlowBots(QObject):
    """Bots that answer when the test wants them to."""

    answered = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[object, Question]] = []
        self.dropped: list[object] = []
        self.beside = Thinking(self)

    def drop(self, token: object) -> None:
        self.dropped.append(token)

    def ask(self, token: object, question: Question) -> None:
        self.asked.append((token, question))

    def answer(self, found: object, number: int = -1) -> None:
        """Answers a question (the last one), and lets the answer arrive."""
        self.answered.emit(self.asked[number][0], found)
        QCoreApplication.processEvents()


class Guided:
    """A page with a guide, and bots that wait."""

    def __init__(self, page: MatchPage, bots: SlowBots):
        self.page = page
        self.bots = bots
        self.card = page.side.guide
        self.session = page.session

    @property
    def is_open(self) -> bool:
        return self.card.isVisibleTo(self.page)

    @property
    def pointed(self) -> int:
        """How many things are pointed at."""
        return len(self.page.scene.lights.pointers)

    def play(self, line: str) -> None:
        self.session.play(GAME.decode(line))
        self.settle()

    def settle(self) -> None:
        """Till nothing moves and everything is offered."""
        QTest.qWait(5)

    def advise(self, number: int = 0) -> Any:
        """The bot recommends that one of the actions."""
        action = self.session.legal_actions[number]
        self.bots.answer(action)
        return action
