"""Bots and advisers in this process, who think of nothing and answer soon: always the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QObject

from tabletop import games
from tabletop.analysis import Choice, Luck, Tally, Worths, appraised, in_turn, outplayed, weighed
from tabletop.kernel.game import CHANCE
from tabletop.players import Bots, Question, answer
from tabletop.thinking import Thinking
from ui.soon import soon

Acts = Callable[..., Any]


class Quick(Thinking):
    """What is asked beside the table is answered out of the air."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self._wanted: set[object] = set()
        self._held: list[Callable[[], None]] | None = None
        """Answers that are held back; None where they come."""

    def hold(self) -> None:
        """No answer comes until they are let go."""
        self._held = []

    def let_go(self) -> None:
        """What was held back is answered."""
        held, self._held = self._held or [], None
        for answers in held:
            soon(self, answers)

    def start(self) -> None:
        """No process is needed."""

    def send(self, token: object, act: Acts, *args: Any) -> None:
        self._wanted.add(token)
        soon(self, lambda: self._say(token, act, args))

    def _say(self, token: object, act: Acts, args: tuple[Any, ...]) -> None:
        if self._held is not None:
            self._held.append(lambda: self._say(token, act, args))
        elif token in self._wanted:
            self._wanted.remove(token)
            self.answered.emit(token, said(act, args))

    def drop(self, token: object) -> None:
        self._wanted.discard(token)

    def stop(self) -> None:
        self._wanted.clear()


class QuickBots(Quick, Bots):
    """Bots who choose at random, whatever their level, and answer soon."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self.beside = Quick(self)

    def ask(self, token: object, question: Question) -> None:
        self.send(token, answer, question)

    def stop(self) -> None:
        self.beside.stop()
        super().stop()


def said(act: Acts, args: tuple[Any, ...]) -> Any:
    """What is answered; what is counted in a library is counted."""
    if act is in_turn:
        inner, questions, _ = args
        return [said(inner, question) for question in questions]
    if act is answer:
        (question,) = args
        choose = games.bot(question.game, "random")
        return choose(games.load(question.game), question.state, Random(question.seed), 0.1)
    if act is weighed:
        return _worths(*args[:3])
    if act is outplayed:
        return _tally(*args)
    return _appraised(*args[:3]) if act is appraised else act(*args)


def _worths(game: str, state: Any, seed: str) -> Worths:
    rng = Random(seed)
    found = [(action, rng.random()) for action in games.load(game).legal_actions(state)]
    return tuple(sorted(found, key=lambda each: -each[1]))


def _tally(game: str, state: Any, seed: str, numbers: range) -> Tally:
    rng, seats = Random(f"{seed}/{numbers}"), len(games.load(game).scores(state))
    count = len(numbers)
    points = tuple(rng.randrange(100 * count) for _ in range(seats))
    won = rng.randrange(seats)
    shares = tuple(float(count * (seat == won)) for seat in range(seats))
    return Tally(count, shares, points, tuple(each * each for each in points))


def _appraised(game: str, played: Any, seed: str) -> Choice | Luck | None:
    rng = Random(seed)
    if played.actor == CHANCE:
        seats = len(games.load(game).scores(played.before))
        return Luck(played.ply, tuple(rng.random() for _ in range(seats)), (0.0,) * seats)
    worths = _worths(game, played.before, seed)
    return None if len(worths) == 1 else Choice(played.ply, played.actor, played.action, worths)
