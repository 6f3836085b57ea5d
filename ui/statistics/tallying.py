"""Counting the dice of many matches: in another process, a heap at a time.

What was counted once is remembered as long as its match is not played on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal

from tabletop.fairness import Fallen, fallen, together
from tabletop.library import MatchId
from tabletop.records import Record
from tabletop.thinking import Thinking

_HEAP: Final = 20_000
"""Actions that are read at a time: some tenths of a second."""


class Tallying(QObject):
    """Counts dice of the library at *path*, where somebody thinks beside the window."""

    advanced = Signal()
    """A heap was counted, or the last one."""
    failed = Signal(object)
    """Why it cannot be counted on."""

    def __init__(self, thinking: Thinking, path: Path, parent: QObject | None = None):
        super().__init__(parent)
        self._thinking, self._path = thinking, path
        self._known: dict[MatchId, tuple[datetime, Fallen]] = {}
        self.fell: Fallen = ()
        """What fell in the matches that are counted by now."""
        self.done = 0
        """How many they are."""
        self._game = ""
        self._records: tuple[Record, ...] = ()
        self._heaps: Iterator[list[Record]] = iter(())
        self._asked: tuple[object, list[Record]] | None = None
        thinking.answered.connect(self._answered, Qt.ConnectionType.QueuedConnection)

    @property
    def is_counting(self) -> bool:
        """Whether more is to come."""
        return self._asked is not None

    @property
    def total(self) -> int:
        """How many matches there are to count."""
        return len(self._records)

    def count(self, game: str, records: Sequence[Record]) -> None:
        """Counts the dice of these matches of *game*; others are not asked for any more."""
        self.stop()
        self._game, self._records = game, tuple(records)
        self.fell, self.done = (), 0
        unknown = []
        for record in records:
            if self._is_known(record):
                self._add(record)
            else:
                unknown.append(record)
        self._heaps = _heaps(unknown)
        self._go_on()

    def stop(self) -> None:
        """Nobody waits for it now."""
        if self._asked is not None:
            self._thinking.drop(self._asked[0])
            self._asked = None

    def _is_known(self, record: Record) -> bool:
        found = self._known.get(record.id)
        return found is not None and found[0] == record.touched

    def _add(self, record: Record) -> None:
        self.fell = together(self.fell, self._known[record.id][1])
        self.done += 1

    def _go_on(self) -> None:
        heap = next(self._heaps, None)
        if heap is None:
            self.advanced.emit()
            return
        token = object()
        self._asked = token, heap
        matches = [record.id for record in heap]
        self._thinking.send(token, fallen, self._path, self._game, matches)

    def _answered(self, token: object, found: Any) -> None:
        if self._asked is None or token is not self._asked[0]:
            return
        _, heap = self._asked
        self._asked = None
        if isinstance(found, BaseException):
            self.failed.emit(found)
            return
        for record in heap:
            self._known[record.id] = record.touched, found[record.id]
            self._add(record)
        self.advanced.emit()
        self._go_on()


def _heaps(records: Sequence[Record]) -> Iterator[list[Record]]:
    heap: list[Record] = []
    actions = 0
    for record in records:
        heap.append(record)
        actions += record.length
        if actions >= _HEAP:
            yield heap
            heap, actions = [], 0
    if heap:
        yield heap
