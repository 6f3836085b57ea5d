"""What luck and decisions did in a match, action by action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from typing import Any

from tabletop import games
from tabletop.analysis import REVIEW_BUDGET, Choice, Luck, appraised
from tabletop.intervals import Z
from tabletop.kernel.advice import EQUAL, Measure
from tabletop.kernel.match import Match, Played
from ui.analysis.run import Work


@dataclass(frozen=True, slots=True)
class Sums:
    """What came together for a seat: luck and how sure it is, and what its choices cost."""

    throws: int = 0
    luck: float = 0.0
    unsure: float = 0.0
    cost: float = 0.0
    choices: int = 0
    best: int = 0


class Findings(Work):
    """What was found of each action, None where there was nothing to find."""

    act: Callable[..., Any] = staticmethod(appraised)

    def __init__(self, match: Match):
        super().__init__(match)
        advice = games.advice(match.game.id)
        self.measure: Measure = advice.measure
        self.has_luck = advice.outlook is not None
        """Whether anything is thrown or drawn that luck could be told of."""
        self._found: dict[int, Choice | Luck | None] = {}
        self.follow(match.ply)

    def adapt(self, common: int) -> None:
        self._found = {ply: found for ply, found in self._found.items() if ply < common}

    def questions(self, most: int) -> Sequence[tuple[Any, ...]]:
        return list(islice(self._questions(), most))

    def _questions(self) -> Iterator[tuple[Any, ...]]:
        for played in self.log:
            if played.ply not in self._found:
                yield self.match.game.id, played, f"review/{played.ply}", REVIEW_BUDGET

    def take(self, question: tuple[Any, ...], answer: Any) -> None:
        played: Played = question[1]
        self._found[played.ply] = answer

    @property
    def done(self) -> int:
        """Of how many actions it is known."""
        return len(self._found)

    @property
    def is_done(self) -> bool:
        """Whether every action was looked at."""
        return self.done == len(self.log)

    def sums(self, seat: int) -> Sums:
        """What is known so far for a seat."""
        found = self._found.values()
        choices = [one for one in found if isinstance(one, Choice) and one.seat == seat]
        lucks = [one for one in found if isinstance(one, Luck)]
        return Sums(
            len(lucks),
            sum(one.gains[seat] for one in lucks),
            Z * sqrt(sum(one.variances[seat] for one in lucks)),
            sum(one.cost for one in choices),
            len(choices),
            len(choices) - sum(map(self._is_costly, choices)),
        )

    @property
    def has_choices(self) -> bool:
        """Whether anybody's choice was looked at yet."""
        return any(self._choices())

    def _choices(self) -> Iterator[Choice]:
        return (one for one in self._found.values() if isinstance(one, Choice))

    def _is_costly(self, choice: Choice) -> bool:
        return choice.cost >= EQUAL[self.measure]

    def costliest(self, most: int) -> list[Choice]:
        """The choices that cost most; none that was as good as the best."""
        costly = filter(self._is_costly, self._choices())
        return sorted(costly, key=lambda one: (-one.cost, one.ply))[:most]
