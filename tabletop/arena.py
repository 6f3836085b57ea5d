"""Bots against bots: who is better, by how much, and how sure that is.

Two contenders meet on the same seeds with their sides changed: every seed is one round,
played once with each seating, so that what the dice give they give to both. What is
added up is whole numbers, round by round, whatever process played them; only the
seconds differ from run to run.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import lcm, sqrt
from typing import Any, Final

from tabletop import games
from tabletop.intervals import Z, of_share
from tabletop.kernel.bots import Choose
from tabletop.kernel.errors import OptionError
from tabletop.kernel.game import AnyGame, Rng
from tabletop.kernel.options import settled
from tabletop.simulation import BUDGET, generators, played_out
from tabletop.workers import Workers, dealt

_WIN: Final = lcm(*range(1, 9))
"""What a win counts, so that it can be shared without a fraction."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Who takes part: a level of the game, or another way to choose under a name of its own."""

    name: str
    choose: Choose | None = None

    def bot(self, game: str) -> Choose:
        """How it chooses."""
        return self.choose or games.bot(game, self.name)


@dataclass(frozen=True, slots=True)
class Bout:
    """Contenders on the same seeds; a seating says by seat which of them sits there."""

    contenders: tuple[Contender, ...]
    seatings: tuple[tuple[int, ...], ...]

    def seats(self, contender: int) -> int:
        """The seats it has in a round."""
        return sum(seating.count(contender) for seating in self.seatings)


@dataclass(frozen=True, slots=True)
class Tournament:
    """Bouts of so many rounds each, at tables of one game with settled options."""

    game: str
    bouts: tuple[Bout, ...]
    rounds: int
    seed: int
    options: Mapping[str, str]
    budget: float

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(self.bouts[0].seatings[0])

    @property
    def games(self) -> int:
        """All games there will be."""
        return sum(self.rounds * len(bout.seatings) for bout in self.bouts)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error."""

    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the truth is in 95 of 100 cases."""
        return self.mean - Z * self.error, self.mean + Z * self.error


@dataclass(frozen=True, slots=True)
class Side:
    """How a contender fared in a bout: points a seat, wins (parts of a shared one), moves."""

    name: str
    points: Estimate
    wins: float
    moves: int
    seconds: float
    longest: float

    @property
    def seconds_a_move(self) -> float:
        """How long it thought, on average."""
        return self.seconds / self.moves if self.moves else 0.0


@dataclass(frozen=True, slots=True)
class Fought:
    """What came of a bout.

    *won* are the games that somebody won; *lead* is how many points a seat the first of
    two is ahead of the other, which is surer than two means: both had the same dice.
    """

    bout: Bout
    games: int
    won: int
    sides: tuple[Side, ...]
    lead: Estimate | None

    def rate(self, contender: int) -> float | None:
        """Its share of the games that somebody won, if any."""
        return self.sides[contender].wins / self.won if self.won else None

    def interval(self, contender: int) -> tuple[float, float]:
        """Where that share is in 95 of 100 cases, after Wilson."""
        _, low, high = of_share(self.sides[contender].wins, self.won)
        return low, high


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a tournament."""

    tournament: Tournament
    fought: tuple[Fought, ...]
    seconds: float


def pairing(one: Contender, other: Contender, seats: int) -> Bout:
    """The two, alternating round the table, from either side."""
    ahead = tuple(seat % 2 for seat in range(seats))
    return Bout((one, other), (ahead, tuple(1 - who for who in ahead)))


def apart(contenders: Sequence[Contender], seats: int) -> Bout:
    """Each at tables of its own, on all seats."""
    return Bout(tuple(contenders), tuple((who,) * seats for who in range(len(contenders))))


def arranged(
    name: str,
    bots: Sequence[str],
    number: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    budget: float = BUDGET,
) -> Tournament:
    """Every pairing of the bots, of so many games; at tables of one, each by itself.

    A round has a game from either side: an odd number is one more. Raises UnknownGame,
    UnknownBot or OptionError.
    """
    game = games.load(name)
    for bot in bots:
        games.bot(name, bot)
        if bots.count(bot) > 1:
            raise OptionError("{bot} is named twice: its other side is itself.", bot=bot)
    if seats is None:
        seats = min((many for many in game.seats if many > 1), default=1)
    agreed = settled(game.options, options or {}, name)
    game.initial(agreed, seats)
    contenders = tuple(map(Contender, bots))
    if seats == 1:
        return Tournament(
            name,
            tuple(apart([contender], 1) for contender in contenders),
            number,
            seed,
            agreed,
            budget,
        )
    if len(bots) < 2:
        raise OptionError("{bot} has nobody to play against: name two bots or more.", bot=bots[0])
    pairings = tuple(pairing(*pair, seats) for pair in combinations(contenders, 2))
    return Tournament(name, pairings, (number + 1) // 2, seed, agreed, budget)


def fought_out(
    tournament: Tournament,
    workers: Workers | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Outcome:
    """Plays all games; *progress* hears how many are over. Raises BackendError."""
    began = time.perf_counter()
    rounds = tournament.rounds
    sums = [_Sums.of(bout) for bout in tournament.bouts]
    over = 0
    work = partial(_played, tournament)
    for heap in dealt(work, rounds * len(sums), workers or Workers()):
        for at, more in heap.items():
            sums[at].add(more)
            over += more.games
        progress(over)
    fought = tuple(map(_fought, tournament.bouts, sums))
    return Outcome(tournament, fought, time.perf_counter() - began)


@dataclass
class _Thought:
    """How often and how long one chose."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, moves: int, seconds: float, longest: float) -> None:
        """More of it."""
        self.moves += moves
        self.seconds += seconds
        self.longest = max(self.longest, longest)

    def timed(self, choose: Choose) -> Choose:
        """The same choices, with a look at the clock."""

        def timed(game: AnyGame, state: Any, rng: Rng, budget: float) -> Any:
            # Of the processor: others that want it do not make a bot slower.
            began = time.thread_time()
            action = choose(game, state, rng, budget)
            spent = time.thread_time() - began
            self.add(1, spent, spent)
            return action

        return timed


@dataclass
class _Sums:
    """What is added up of a bout: by contender points and their squares a round, and wins."""

    points: list[int]
    squares: list[int]
    wins: list[int]
    thought: list[_Thought]
    leads: int = 0
    rounds: int = 0
    games: int = 0
    won: int = 0
    scored: list[int] = field(default_factory=list)
    """Points in the round that is being played."""

    @classmethod
    def of(cls, bout: Bout) -> _Sums:
        """Nothing yet."""
        none = [0] * len(bout.contenders)
        return cls(none[:], none[:], none[:], [_Thought() for _ in none], scored=none[:])

    def count(self, game: AnyGame, state: Any, seating: Sequence[int]) -> None:
        """A game that is over."""
        for who, score in zip(seating, game.scores(state), strict=True):
            self.scored[who] += score.total
        winners = game.ranking(state).winners
        for seat in winners:
            self.wins[seating[seat]] += _WIN // len(winners)
        self.won += bool(winners)
        self.games += 1

    def close_round(self) -> None:
        """The games of one seed are over."""
        for who, points in enumerate(self.scored):
            self.points[who] += points
            self.squares[who] += points * points
        self.leads += (self.scored[0] - self.scored[-1]) ** 2
        self.scored = [0] * len(self.scored)
        self.rounds += 1

    def add(self, more: _Sums) -> None:
        """Other rounds of the same bout."""
        for mine, others in (
            (self.points, more.points),
            (self.squares, more.squares),
            (self.wins, more.wins),
        ):
            mine[:] = map(int.__add__, mine, others)
        for thought, other in zip(self.thought, more.thought, strict=True):
            thought.add(other.moves, other.seconds, other.longest)
        self.leads += more.leads
        self.rounds += more.rounds
        self.games += more.games
        self.won += more.won


def _played(tournament: Tournament, numbers: range) -> dict[int, _Sums]:
    """The rounds of these numbers, by bout; runs in any process."""
    found: dict[int, _Sums] = {}
    for number in numbers:
        at, round_number = divmod(number, tournament.rounds)
        bout = tournament.bouts[at]
        sums = found.setdefault(at, _Sums.of(bout))
        _play_round(tournament, bout, round_number, sums)
    return found


def _play_round(tournament: Tournament, bout: Bout, number: int, sums: _Sums) -> None:
    game = games.load(tournament.game)
    start = game.initial(tournament.options, tournament.seats)
    bots = [
        thought.timed(contender.bot(tournament.game))
        for contender, thought in zip(bout.contenders, sums.thought, strict=True)
    ]
    for seating in bout.seatings:
        dice, minds = generators(tournament.seed, number, len(seating))
        sitting = [bots[who] for who in seating]
        ended = played_out(game, start, sitting, dice, minds, tournament.budget)
        sums.count(game, ended.state, seating)
    sums.close_round()


def _fought(bout: Bout, sums: _Sums) -> Fought:
    sides = tuple(
        Side(
            contender.name,
            _estimate(sums.points[who], sums.squares[who], sums.rounds, bout.seats(who)),
            sums.wins[who] / _WIN,
            thought.moves,
            thought.seconds,
            thought.longest,
        )
        for who, (contender, thought) in enumerate(zip(bout.contenders, sums.thought, strict=True))
    )
    lead = None
    if len(sides) == 2:
        lead = _estimate(sums.points[0] - sums.points[1], sums.leads, sums.rounds, bout.seats(0))
    return Fought(bout, sums.games, sums.won, sides, lead)


def _estimate(total: int, squares: int, rounds: int, seats: int) -> Estimate:
    """Of one seat, from the sums of so many seats a round."""
    # Whole numbers as long as can be: no rounding, whatever the order.
    spread = rounds * squares - total * total
    variance = spread / (rounds * rounds * (rounds - 1)) if rounds > 1 else 0.0
    return Estimate(total / (rounds * seats), sqrt(variance) / seats)
