"""The pad that lies there: every change is on disk at once, and can be taken back.

A pad on which nothing stands is not kept yet; the first change begins it.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from tabletop.kernel.counter import Count
from tabletop.kernel.errors import TabletopError

if TYPE_CHECKING:
    from tabletop.counts import Counts, KeptCount


class Place(NamedTuple):
    """Where something was changed: a number, a name (no line), or how many play (no seat)."""

    seat: int | None = None
    line: int | None = None


class Change(NamedTuple):
    """A change that can be taken back: where, and the pad before it."""

    place: Place
    before: Count


class Pad(QObject):
    """A count that is being filled in, kept in *counts* or nowhere."""

    changed = Signal()
    """Another count lies there, or this one was changed."""
    written = Signal()
    """It is on disk as it stands."""
    left = Signal(object)
    """It was put away without a number, and is no longer kept."""

    def __init__(self, count: Count, counts: Counts | None, parent: QObject | None = None):
        super().__init__(parent)
        self.count = count
        self.kept: KeptCount | None = None
        self.trouble: TabletopError | None = None
        """Why the last change is not on disk."""
        self._counts = counts
        self._undo: list[Change] = []
        self._redo: list[Change] = []
        self._is_settled = True

    def lay(self, count: Count, kept: KeptCount | None) -> None:
        """Another count lies there."""
        self.leave()
        self.count, self.kept, self.trouble = count, kept, None
        self._undo.clear()
        self._redo.clear()
        self._is_settled = True
        self.changed.emit()

    def leave(self) -> None:
        """The pad is put away: one without a number leaves no trace."""
        if self._counts is None or self.kept is None or not self.count.is_empty:
            return
        kept, self.kept = self.kept, None
        with contextlib.suppress(TabletopError):
            self._counts.forget(kept.id)
            self.left.emit(kept)

    def enter(self, seat: int, line: int, number: int | None) -> None:
        """A number is written, or rubbed out."""
        self._change(Place(seat, line), self.count.entered(seat, line, number))

    def name(self, seat: int, name: str) -> None:
        """A player is named."""
        self._change(Place(seat), self.count.named(seat, name))

    def seat(self, seats: int) -> None:
        """So many play."""
        self._change(Place(), self.count.seated(seats))

    def settle(self) -> None:
        """What is typed from here on is taken back by itself."""
        self._is_settled = True

    def undo(self) -> Place | None:
        """Takes the last change back; answers where it was."""
        return self._back(self._undo, self._redo)

    def redo(self) -> Place | None:
        """Makes again what was taken back; answers where it was."""
        return self._back(self._redo, self._undo)

    def _change(self, place: Place, count: Count) -> None:
        if count == self.count:
            return
        # The digits of one number are taken back together.
        if self._is_settled or not self._undo or self._undo[-1].place != place:
            self._undo.append(Change(place, self.count))
        self._redo.clear()
        self._is_settled = False
        self._take(count)

    def _back(self, where: list[Change], other: list[Change]) -> Place | None:
        if not where:
            return None
        change = where.pop()
        other.append(Change(change.place, self.count))
        self._is_settled = True
        self._take(change.before)
        return change.place

    def _take(self, count: Count) -> None:
        self.count = count
        self._keep()
        self.changed.emit()

    def _keep(self) -> None:
        if self._counts is None:
            return
        try:
            if self.kept is None:
                self.kept = self._counts.begin(self.count)
            else:
                self.kept = self._counts.write(self.kept, self.count)
        except TabletopError as error:
            self.trouble = error
        else:
            self.trouble = None
            self.written.emit()
