"""How a match stood after each of its actions: each position is played on by a quick bot.

First some positions from all over the match, until they show how it went; then those
between them, and in the end all once more, until the figures are exact enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from tabletop import games
from tabletop.analysis import Tally, outcome, outplayed
from tabletop.intervals import Interval
from tabletop.kernel.match import Match
from ui.analysis.run import Work

PASSES: Final = (8, 24, 64, 200)
"""So many games have been played on from a position when a pass over it is done."""
_USEFUL: Final = PASSES[2]
"""With so many games a position tells something, and those between are of more use."""
_COARSE: Final = 32
"""So many positions, spread over the match, are enough to show how it went."""
_AT_ONCE: Final = 4
"""Games that one question asks for."""


class Course(Work):
    """The games that were played on from each position of a match, the first included."""

    act: Callable[..., Any] = staticmethod(outplayed)

    def __init__(self, match: Match):
        super().__init__(match)
        self.seats = len(match.setup.players)
        self.competes = bool(match.game.ranking(match.start).winners)
        """Whether anybody can win: not alone, nor where the table only wants to learn."""
        self.quick = games.advice(match.game.id).quick
        """The bot that plays on."""
        self._nothing = Tally.of(self.seats)
        self.tallies: list[Tally] = [self._nothing]
        """By the number of actions made."""
        self._over: set[int] = set()
        self._looked_at = 0
        self.follow(match.ply)

    def adapt(self, common: int) -> None:
        self.tallies[common + 1 :] = [self._nothing] * (len(self.log) - common)
        last = len(self.log)
        self._over = {ply for ply in self._over if ply <= common}
        if self.is_over:
            self._over.add(last)
            self.tallies[last] = outcome(self.match.game, self.state)

    def look_at(self, ply: int) -> None:
        """Somebody looks at the position after so many actions: of that one is asked soon."""
        self._looked_at = ply

    # What is known

    def is_exact(self, ply: int) -> bool:
        """Whether the match was over there."""
        return ply in self._over

    def is_known(self, ply: int) -> bool:
        """Whether anything is known of the position after *ply* actions."""
        return self.tallies[ply].games > 0

    def has(self, ply: int, number: int) -> bool:
        """Whether so many games were played on from there, or need not be."""
        return self.is_exact(ply) or self.tallies[ply].games >= number

    @property
    def _least(self) -> int:
        """So many games are needed to be shown: with fewer than the others a line would jitter."""
        coarse = strided(len(self.tallies), _stride(len(self.tallies)))
        passed = [goal for goal in PASSES[:3] if all(self.has(ply, goal) for ply in coarse)]
        return max(passed, default=1)

    def is_shown(self, ply: int) -> bool:
        """Whether enough is known of the position after *ply* actions to be told."""
        return self.has(ply, self._least)

    def telling(self) -> list[int]:
        """After how many actions a line shall go."""
        least = self._least
        return [ply for ply in range(len(self.tallies)) if self.has(ply, least)]

    def chance(self, ply: int, seat: int) -> Interval:
        """The chance of a seat to win after *ply* actions."""
        tally = self.tallies[ply]
        return _certain(tally.won[seat]) if self.is_exact(ply) else tally.chance(seat)

    def expected(self, ply: int, seat: int) -> Interval:
        """The points that a seat could expect after *ply* actions."""
        tally = self.tallies[ply]
        return _certain(tally.points[seat]) if self.is_exact(ply) else tally.expected(seat)

    @property
    def aside(self) -> float | None:
        """How far a figure that is shown may be off at worst: a chance, or alone points.

        None as long as too little is known.
        """
        told = self.chance if self.competes else self.expected
        coarse = strided(len(self.tallies), _stride(len(self.tallies)))
        if not all(self.has(ply, PASSES[0]) for ply in coarse):
            return None
        found = [
            (one.high - one.low) / 2
            for ply in self.telling()
            if not self.is_exact(ply)
            for one in (told(ply, seat) for seat in range(self.seats))
        ]
        return max(found, default=0.0)

    # What is asked

    def questions(self, most: int) -> Sequence[tuple[Any, ...]]:
        return list(islice(self._questions(), most))

    def _questions(self) -> Iterator[tuple[Any, ...]]:
        """The one pass that is not over yet."""
        for plies, goal in self._passes():
            below = [ply for ply in plies if not self.has(ply, goal)]
            for ply in below:
                state = self.match.state_at(ply)
                for first in range(self.tallies[ply].games, goal, _AT_ONCE):
                    numbers = range(first, min(first + _AT_ONCE, goal))
                    # A seed of its own: never the dice of the match.
                    yield self.match.game.id, state, f"chances/{ply}", numbers
            if below:
                return

    def _passes(self) -> Iterator[tuple[list[int], int]]:
        """Positions, and how many games from each."""
        count = len(self.tallies)
        stride = _stride(count)
        yield strided(count, stride), PASSES[0]
        yield [min(self._looked_at, count - 1)], _USEFUL
        for goal in PASSES[1:3]:
            yield strided(count, stride), goal
        while stride > 1:
            stride //= 2
            yield strided(count, stride), _USEFUL
        yield strided(count, 1), PASSES[-1]

    def take(self, question: tuple[Any, ...], answer: Any) -> None:
        ply = int(question[2].partition("/")[2])
        self.tallies[ply] += answer

    @property
    def games(self) -> tuple[int, int]:
        """How many games were played on, of how many."""
        count = len(self.tallies) - len(self._over)
        played = sum(
            tally.games for ply, tally in enumerate(self.tallies) if not self.is_exact(ply)
        )
        return played, PASSES[-1] * count

    @property
    def is_done(self) -> bool:
        """Whether everything is as exact as it becomes."""
        played, of_all = self.games
        return played == of_all


def _certain(value: float) -> Interval:
    return Interval(value, value, value)


def _stride(count: int) -> int:
    """The power of two that takes few enough of so many positions."""
    stride = 1
    while count > _COARSE * stride:
        stride *= 2
    return stride


def strided(count: int, stride: int) -> list[int]:
    """Every number below *count* that *stride*, a power of two, divides, and the last.

    The ends come first, then the middle, the quarters, and so on. Numbers that are
    added behind leave those before in their place.
    """
    order = dict.fromkeys((0, count - 1))
    step = 1 << count.bit_length()
    while step >= stride:
        order |= dict.fromkeys(range(0, count, step))
        step //= 2
    return list(order)
