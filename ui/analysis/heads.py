"""The rounds of a match: where each begins."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QObject

from tabletop.kernel.match import Played
from ui.words import GameWords


class Heads(QObject):
    """The heads in the story of a *log*, which may grow and shrink."""

    def __init__(self, log: Sequence[Played], words: GameWords):
        super().__init__()
        self._log, self._words = log, words

    @property
    def plies(self) -> list[int]:
        """After how many actions a round begins."""
        is_head = self._words.is_head
        return [played.ply + 1 for played in self._log if any(map(is_head, played.events))]

    def at(self, ply: int) -> str:
        """The round that is played after so many actions; empty before the first."""
        number = bisect_right(self.plies, ply)
        return self.tr("round {number}").format(number=number) if number else ""
