"""What is worked out in the background, a bit at a time.

There is always one errand of ours under way and no more: the hint asks in the same
process, and never waits for long. How much an errand takes along follows from how
much the last one brought back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal

from tabletop.analysis import in_turn
from tabletop.kernel.match import Match, Played
from tabletop.thinking import Thinking

SECONDS: Final = 0.3
"""How long an errand takes."""
_FIRST: Final = 4
_MOST: Final = 200
"""Questions that an errand takes along at first, and at most."""


class Work(ABC):
    """What can be worked out of a match, question by question; it follows the match."""

    act: Callable[..., Any]
    """What answers a question, in any process."""

    def __init__(self, match: Match):
        self.match = match
        self.log: list[Played] = []

    def follow(self, length: int) -> None:
        """The match has so many actions now; what was taken back is forgotten."""
        log = self.match.log[:length]
        common = 0
        for mine, other in zip(self.log, log, strict=False):
            if mine.action != other.action:
                break
            common += 1
        self.log[common:] = log[common:]
        self.adapt(common)

    @property
    def state(self) -> Any:
        """The position after all actions that are followed."""
        return self.match.state_at(len(self.log))

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its end there."""
        return self.match.game.turn(self.state) is None

    @abstractmethod
    def adapt(self, common: int) -> None:
        """From action number *common* on the log is another, longer or shorter."""

    @abstractmethod
    def questions(self, most: int) -> Sequence[tuple[Any, ...]]:
        """What is to be asked next; nothing where everything is known."""

    @abstractmethod
    def take(self, question: tuple[Any, ...], answer: Any) -> None:
        """Learns an answer."""


class Run(QObject):
    """Has one work after the other done in the process of *thinking*."""

    came = Signal()
    """Answers were learned, or something else about the run has changed."""

    def __init__(self, thinking: Thinking, parent: QObject | None = None):
        super().__init__(parent)
        self._thinking = thinking
        self._work: Work | None = None
        self._asked: Sequence[tuple[Any, ...]] = ()
        self._token: object | None = None
        self._most = _FIRST
        self.is_paused = False
        """Whether nothing more is asked until somebody says so."""
        self.trouble: BaseException | None = None
        """What went wrong last; the run is paused then."""
        thinking.answered.connect(self._answered, Qt.ConnectionType.QueuedConnection)

    @property
    def is_under_way(self) -> bool:
        """Whether an answer is awaited."""
        return self._token is not None

    def turn_to(self, work: Work | None) -> None:
        """From now on this is worked at."""
        if work is not self._work:
            self.drop()
            self._work, self._most = work, _FIRST
        self.go_on()

    def drop(self) -> None:
        """What was asked is not wanted any more."""
        if self._token is not None:
            self._thinking.drop(self._token)
            self._token = None

    def pause(self) -> None:
        """Nothing is worked at."""
        self.is_paused = True
        self.drop()
        self.came.emit()

    def resume(self) -> None:
        """It is worked again."""
        self.is_paused, self.trouble = False, None
        self.go_on()
        self.came.emit()

    def leave(self) -> None:
        """The match is gone: late answers find nobody."""
        self.pause()
        self._work = None
        self._thinking.answered.disconnect(self._answered)

    def go_on(self) -> None:
        """Sends the next errand, unless one is under way or nothing is left to ask."""
        if self._work is None or self.is_paused or self.is_under_way:
            return
        self._asked = self._work.questions(self._most)
        if self._asked:
            self._token = object()
            self._thinking.send(self._token, in_turn, self._work.act, self._asked, SECONDS)

    def _answered(self, token: object, found: Any) -> None:
        if token is not self._token or self._work is None:
            return
        self._token = None
        if isinstance(found, BaseException):
            self.trouble, self.is_paused = found, True
        else:
            for question, answer in zip(self._asked, found, strict=False):
                self._work.take(question, answer)
            self._most = min(_MOST, 2 * len(found))
        self.go_on()
        self.came.emit()
