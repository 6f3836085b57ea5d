"""What the margin of a game decides, seen by who is asked: the match, where no game is to come."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import msgspec

from tabletop.games.croco.position import Position
from tabletop.games.croco.printed import MOST
from tabletop.games.croco.stakes import UNITS, stakes

_DECISIVE: Final = UNITS // 4
"""No point is worth so much, but that which wins a match or saves half of it."""
_BY_MARGIN: Final = 0.01
"""So much of a chance goes by the margin: of sure wins the higher one comes first."""


class Verdict(msgspec.Struct, frozen=True):
    """The *stakes* of who is asked, and the *goals*: the margins that decide, highest first."""

    stakes: tuple[int, ...]
    goals: tuple[int, ...]

    @classmethod
    def of(cls, state: Position) -> Verdict:
        """What is decided in the game on the table."""
        row = stakes(state, state.asked)
        steps = enumerate(pairwise(row), start=1 - MOST)
        goals = [margin for margin, (less, more) in steps if more - less > _DECISIVE]
        return cls(row, tuple(reversed(goals)))

    def sure(self, margin: int) -> float:
        """The chance to win the match, 0 to 1, when the game ends by this margin."""
        return _chance(self._won(self.stakes[margin + MOST]), (margin + MOST) / (2 * MOST))

    def likely(self, brought: float) -> float:
        """The same, when games have brought so much on average, in UNITS."""
        return _chance(self._won(brought), brought / UNITS)

    def _won(self, brought: float) -> float:
        """While games are to come the stakes themselves are a chance, a little cautious."""
        if not self.goals:
            return brought / UNITS
        lost = self.stakes[self.goals[-1] - 1 + MOST]
        won = self.stakes[self.goals[0] + MOST]
        return min(1.0, max(0.0, (brought - lost) / (won - lost)))


def _chance(won: float, by_margin: float) -> float:
    return round((1 - _BY_MARGIN) * won + _BY_MARGIN * by_margin, 9)
