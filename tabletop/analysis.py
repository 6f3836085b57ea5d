"""What can be told of a position and of a match: hints, chances, luck and decisions.

Every question here is a pure function of values that travel, to be asked in another
process. None sees what dice will show: what is thrown in the mind comes from a
generator of its own, never from that of the match.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from tabletop import games
from tabletop.intervals import Interval, of_mean, of_share
from tabletop.kernel.game import CHANCE, AnyGame, Rng, Seat
from tabletop.kernel.match import Played
from tabletop.simulation import generators, played_out

HINT_BUDGET: Final = 2.0
"""Seconds that a hint may be planned for."""
QUICK_BUDGET: Final = 0.004
"""Seconds for each choice of a game that is played on: there are very many."""
REVIEW_BUDGET: Final = 0.5
"""Seconds for each choice that is looked at after a match."""
MOST_LISTED: Final = 36
DRAWN: Final = 36
"""Where more outcomes are possible than that, so many are drawn for their mean."""

Worths: TypeAlias = tuple[tuple[Any, float], ...]
"""Actions and what each is worth to who acts, the best first."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of some games that were played on from a position, by seat.

    A win that is shared counts its part; where nobody wins nobody has won.
    """

    games: int
    won: tuple[float, ...]
    points: tuple[int, ...]
    squares: tuple[int, ...]

    @classmethod
    def of(cls, seats: int) -> Tally:
        """No game yet."""
        return cls(0, (0.0,) * seats, (0,) * seats, (0,) * seats)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            tuple(map(float.__add__, self.won, other.won)),
            tuple(map(int.__add__, self.points, other.points)),
            tuple(map(int.__add__, self.squares, other.squares)),
        )

    def chance(self, seat: int) -> Interval:
        """The chance of a seat to win."""
        return of_share(self.won[seat], self.games)

    def expected(self, seat: int) -> Interval:
        """The points that a seat may expect."""
        return of_mean(self.points[seat], self.squares[seat], self.games)


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of a match: the worths of all that could be done, and what was done."""

    ply: int
    seat: Seat
    action: Any
    worths: Worths

    @property
    def best(self) -> Any:
        """What would have been worth most."""
        return self.worths[0][0]

    @property
    def cost(self) -> float:
        """What was given away against the best that was found; 0 for the best itself."""
        return self.worths[0][1] - dict(self.worths)[self.action]


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance has brought, against what it brings on average, by seat.

    *variances* say how sure that is: 0 where all that could come was looked at.
    """

    ply: int
    gains: tuple[float, ...]
    variances: tuple[float, ...]


def weighed(game: str, state: Any, seed: str, budget: float) -> Worths:
    """What each action is worth to who acts in *state*."""
    found = games.advice(game).weigh(games.load(game), state, Random(seed), budget)
    # Of equals the one that the rules list first.
    return tuple(sorted(found.items(), key=lambda each: -each[1]))


def outplayed(game: str, state: Any, seed: str, numbers: range) -> Tally:
    """The games of these numbers, played on from *state* by the quick bot on all seats."""
    rules = games.load(game)
    seats = len(rules.scores(state))
    choose = games.bot(game, games.advice(game).quick)
    tally = Tally.of(seats)
    for number in numbers:
        dice, minds = generators(seed, number, seats)
        ended = played_out(rules, state, [choose] * seats, dice, minds, QUICK_BUDGET)
        tally += outcome(rules, ended.state)
    return tally


def outcome(game: AnyGame, state: Any) -> Tally:
    """The one game that has come to its end in *state*."""
    winners = game.ranking(state).winners
    totals = tuple(score.total for score in game.scores(state))
    return Tally(
        1,
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))),
        totals,
        tuple(total * total for total in totals),
    )


def in_turn(
    act: Callable[..., Any], questions: Iterable[tuple[Any, ...]], seconds: float
) -> list[Any]:
    """What *act* answers to one question after the other, until so many seconds are over.

    At least one is answered.
    """
    began = time.perf_counter()
    found = []
    for question in questions:
        found.append(act(*question))
        if time.perf_counter() - began >= seconds:
            break
    return found


def appraised(game: str, played: Played, seed: str, budget: float) -> Choice | Luck | None:
    """What one action of a match gave away, or what chance gave; None where neither could be."""
    rules = games.load(game)
    if played.actor == CHANCE:
        return _luck(rules, played, Random(seed))
    if len(rules.legal_actions(played.before)) == 1:
        return None
    worths = weighed(game, played.before, seed, budget)
    return Choice(played.ply, played.actor, played.action, worths)


def _luck(game: AnyGame, played: Played, rng: Rng) -> Luck | None:
    outlook = games.advice(game.id).outlook
    if outlook is None:
        return None
    outcomes, are_all = _outcomes(game, played.before, rng)
    if len(outcomes) == 1:
        return None
    by_seat = zip(
        *(outlook(game, game.apply(played.before, brought).state) for brought in outcomes),
        strict=True,
    )
    came = outlook(game, played.after)
    gains, variances = [], []
    for worth, expected in zip(came, by_seat, strict=True):
        mean = sum(expected) / len(expected)
        gains.append(worth - mean)
        spread = sum((each - mean) ** 2 for each in expected) / (len(expected) - 1)
        variances.append(0.0 if are_all else spread / len(expected))
    return Luck(played.ply, tuple(gains), tuple(variances))


def _outcomes(game: AnyGame, state: Any, rng: Rng) -> tuple[Sequence[Any], bool]:
    """What chance may bring, each as likely, and whether that is all of it."""
    listed = game.legal_actions(state)
    if 0 < len(listed) <= MOST_LISTED:
        return listed, True
    return [game.sample(state, rng) for _ in range(DRAWN)], False
