"""A match that announces its steps: the one object between the rules and the table.

Everything that happens comes through two signals: ``stepped`` tells one action,
``rewound`` that the match is now somewhere else (undone, redone, opened).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from tabletop.kernel.game import CHANCE, Seat
from tabletop.kernel.match import Match, Played


class Keep(Protocol):
    """Where a match is written down while it is played."""

    def append(self, played: Played) -> None:
        """Writes one action before it happens; raises LibraryError where it cannot."""
        ...

    def rewind(self, match: Match) -> None:
        """Writes that *match* was undone or redone to where it is now."""
        ...


class Session(QObject):
    """A match at the table, kept in *keep* action by action."""

    stepped = Signal(object)
    """One action was made: a ``Played``."""
    rewound = Signal(object)
    """The match is somewhere else: its position there."""

    def __init__(self, match: Match, keep: Keep | None = None, parent: QObject | None = None):
        super().__init__(parent)
        self.match = match
        self._keep = keep

    @property
    def state(self) -> Any:
        """The position now."""
        return self.match.state

    @property
    def turn(self) -> Seat | None:
        """Who acts now; None when the match is over."""
        return self.match.turn

    @property
    def legal_actions(self) -> Sequence[Any]:
        """What may be done now; for chance what the dice may show, where it can be listed."""
        return self.match.game.legal_actions(self.match.state)

    def play(self, action: Any) -> None:
        """Makes *action*: on disk first, then at the table, then told.

        Raises IllegalAction or LibraryError; then nothing has happened.
        """
        played = self.match.look(action)
        if self._keep is not None:
            self._keep.append(played)
        self.match.accept(played)
        self.stepped.emit(played)

    def throw(self) -> None:
        """Lets chance show what it brings."""
        assert self.turn == CHANCE
        self.play(self.match.drawn())

    def undo(self) -> bool:
        """Takes back to a person's last decision; False where undo is closed.

        Raises LibraryError; then nothing has happened.
        """
        return self._moved(self.match.undo)

    def redo(self) -> bool:
        """Makes what was taken back again; False where nothing was.

        Raises LibraryError; then nothing has happened.
        """
        return self._moved(self.match.redo)

    def _moved(self, move: Callable[[], bool]) -> bool:
        log, undone = list(self.match.log), list(self.match.undone)
        if not move():
            return False
        if self._keep is not None:
            try:
                self._keep.rewind(self.match)
            except BaseException:
                self.match.log, self.match.undone = log, undone
                raise
        self.rewound.emit(self.match.state)
        return True
