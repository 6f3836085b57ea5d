"""Who plays where nobody sits: bots in a process of their own, and the hand that throws for them.

A bot may think for seconds and must never hold the window. It is asked with the
ply it was asked at; an answer that comes when the match is elsewhere is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from tabletop import games
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.game import CHANCE, AnyGame
from tabletop.kernel.seats import people
from tabletop.session import Session
from tabletop.thinking import Thinking

BUDGET = 2.0
"""Seconds a bot may think about one action at the table."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked; it travels to another process."""

    game: str
    level: str
    state: Any
    seed: str
    budget: float = BUDGET


def asked_of(level: str, game: AnyGame, state: Any) -> Question:
    """What a bot is asked in *state*. Of the seed that brings the dice it learns nothing."""
    return Question(game.id, level, state, f"{level}/{game.notation(state)}")


def answer(question: Question) -> Any:
    """The action a bot takes: a pure function of the question."""
    choose = games.bot(question.game, question.level)
    game = games.load(question.game)
    return choose(game, question.state, Random(question.seed), question.budget)


class Bots(Thinking):
    """One process in which bots think, shared by all matches of a window."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self.beside = Thinking(self)
        """Another process, for hints and for looking at matches: no player waits for those."""

    def ask(self, token: object, question: Question) -> None:
        """Asks; ``answered`` comes later, in this thread."""
        self.send(token, answer, question)

    def stop(self) -> None:
        """Ends both processes at once."""
        self.beside.stop()
        super().stop()


class Host(QObject):
    """Keeps a match going: asks bots, and throws dice that nobody needs to throw by hand.

    The table calls ``go_on`` whenever it is quiet.
    """

    failed = Signal(object)
    """A bot could not answer, or an action could not be written: a TabletopError."""

    def __init__(self, session: Session, bots: Bots, parent: QObject | None = None):
        super().__init__(parent)
        self.session = session
        self.throws_for_people = False
        """Whether also dice that a person might click fall by themselves."""
        self.unhurried = 0
        """Milliseconds that a bot takes at least, so that people can follow."""
        self._bots = bots
        self._asked: object | None = None
        self._since = QElapsedTimer()
        self._held: Any = None
        """What a bot has answered that is not yet done."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(lambda: self._do(self._held))
        self.has_left = False
        """Whether the match is closed."""
        self.is_stalled = False
        """Whether something failed, and waits for somebody to say: try again."""
        self._bots.answered.connect(self._answered, Qt.ConnectionType.QueuedConnection)
        session.rewound.connect(self._forget)
        session.stepped.connect(self._forget)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot's answer is awaited."""
        return self._asked is not None

    @property
    def awaits_throw(self) -> bool:
        """Whether a person is to throw the dice that chance waits for."""
        match = self.session.match
        if match.turn != CHANCE or match.setup.own_dice or self.throws_for_people:
            return False
        seat = match.game.roller(match.state)
        if seat is None or not match.setup.players[seat].is_person:
            return False
        # Who has just decided to throw has thrown; dice that follow dice, or anything
        # else that was decided, wait for the hand.
        return not match.log or not match.game.throws(match.log[-1].action)

    @property
    def awaits_dice(self) -> bool:
        """Whether the people are to enter what their real dice show."""
        match = self.session.match
        # Where there is but one outcome, there is nothing to enter.
        return (
            match.turn == CHANCE
            and match.setup.own_dice
            and not match.game.deals(match.state)
            and len(match.game.legal_actions(match.state)) != 1
        )

    @property
    def is_persons_turn(self) -> bool:
        """Whether somebody who sits there is to choose, or to say that the match goes on."""
        match = self.session.match
        turn = match.turn
        if turn is None or turn == CHANCE:
            return False
        if match.game.rests(match.state) and people(match.setup.players):
            return True
        return match.setup.players[turn].is_person

    def throw_offered(self) -> Callable[[], None] | None:
        """The throw that a person can make now: that chance waits for, or that begins a turn."""
        if self.awaits_throw:
            return self.session.throw
        if not self.is_persons_turn:
            return None
        actions = self.session.legal_actions
        throws = [action for action in actions if self.session.match.game.throws(action)]
        if len(throws) == 1 and self._is_beside_the_point(throws[0], actions):
            return partial(self.session.play, throws[0])
        return None

    def _is_beside_the_point(self, throw: Any, actions: Sequence[Any]) -> bool:
        """Whether *throw* is no choice: all else that can be done leaves it to be made."""
        game, state = self.session.match.game, self.session.state
        return all(
            throw in game.legal_actions(game.apply(state, other).state)
            for other in actions
            if other != throw
        )

    def go_on(self) -> None:
        """Does what needs no person: throws, or asks a bot."""
        match = self.session.match
        turn = match.turn
        if turn is None or self._asked is not None or self.is_stalled or self.has_left:
            return
        if turn == CHANCE:
            if not self.awaits_throw and not self.awaits_dice:
                self._try(self.session.throw)
            return
        level = match.setup.players[turn].bot
        if level is not None and not self.is_persons_turn:
            self._asked = object()
            self._since.start()
            self._bots.ask(self._asked, asked_of(level, match.game, match.state))

    def try_again(self) -> None:
        """Does once more what failed."""
        self.is_stalled = False
        self.go_on()

    def pause(self) -> None:
        """What was asked is not needed now; ``go_on`` asks again."""
        self._patience.stop()
        if self._asked is not None:
            self._bots.drop(self._asked)
            self._asked = None

    def _answered(self, token: object, found: Any) -> None:
        if token is not self._asked:
            return
        rest = self.unhurried - self._since.elapsed()
        if rest > 0:
            self._held = found
            self._patience.start(rest)
        else:
            self._do(found)

    def _do(self, found: Any) -> None:
        """What a bot has answered."""
        self._asked = None
        if isinstance(found, BaseException):
            self._fail(TabletopError("the bot could not answer: {problem}", problem=found))
        else:
            self._try(self.session.play, found)

    def _try(self, act: Any, *args: Any) -> None:
        try:
            act(*args)
        except TabletopError as error:
            self._fail(error)

    def _fail(self, error: TabletopError) -> None:
        self.is_stalled = True
        self.failed.emit(error)

    def _forget(self) -> None:
        """What was asked, or failed, belongs to a position that is no more."""
        self.pause()
        self.is_stalled = False

    def leave(self) -> None:
        """The match is closed: late answers find nobody, and nothing goes on."""
        self._forget()
        self.has_left = True
        self._bots.answered.disconnect(self._answered)
