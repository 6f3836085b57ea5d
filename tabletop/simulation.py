"""Many games by bots alone, and what comes of them.

Every game has generators of its own, made from the seed and its number: one for
the dice and one for each bot. Everything that is added up is a whole number. So
the same seed gives the same figures, however the games are dealt out to processes.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Protocol, cast

from tabletop import games
from tabletop.kernel.bots import Choose
from tabletop.kernel.errors import IllegalAction, OptionError, TabletopError
from tabletop.kernel.game import CHANCE, AnyGame, Event, Rng
from tabletop.kernel.options import settled
from tabletop.workers import Workers, dealt

BUDGET: Final = 0.1
"""Seconds a bot may plan an action for; it sizes its search by that, never by a clock."""


@dataclass(frozen=True, slots=True)
class Plan:
    """So many games of the same table: a bot a seat, the options settled."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bots)


@dataclass(frozen=True, slots=True)
class Spread:
    """How the points of one seat are spread; the sd is that of a sample, quartiles interpolated."""

    mean: float
    sd: float
    min: int
    q25: float
    median: float
    q75: float
    max: int


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a plan.

    *wins* are sole wins a seat, *draws* wins that were shared, *plies* all actions of
    all games; *figures* are the game's own.
    """

    plan: Plan
    scores: tuple[Spread, ...]
    wins: tuple[int, ...]
    draws: int
    plies: int
    figures: Mapping[str, float]
    seconds: float

    @property
    def actions_per_second(self) -> float:
        """Choices and rolls, of all processes together."""
        return self.plies / self.seconds


@dataclass(frozen=True, slots=True)
class Ended:
    """A game played to its end."""

    state: Any
    plies: int
    story: tuple[Event, ...]


class Figures(Protocol):
    """The module ``figures`` that a game may have: what a simulation tells of it besides points."""

    def counted(self, story: Iterable[Event]) -> Counter[str]:
        """What is counted in the story of one game."""
        ...

    def figures(self, counts: Mapping[str, int], games: int) -> dict[str, float]:
        """Named figures from the counts of all games."""
        ...


@dataclass
class _Sums:
    """What is added up, game by game and heap by heap."""

    points: list[Counter[int]]
    wins: list[int]
    draws: int = 0
    plies: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    games: int = 0

    @classmethod
    def of(cls, seats: int) -> _Sums:
        """Nothing yet."""
        return cls([Counter() for _ in range(seats)], [0] * seats)

    def add(self, more: _Sums) -> None:
        """Adds a heap."""
        for mine, other in zip(self.points, more.points, strict=True):
            mine.update(other)
        self.wins = [mine + other for mine, other in zip(self.wins, more.wins, strict=True)]
        self.draws += more.draws
        self.plies += more.plies
        self.counts.update(more.counts)
        self.games += more.games


def planned(
    name: str,
    number: int,
    *,
    bots: Sequence[str] = (),
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Plan:
    """A plan that can be played: one bot named sits on all seats, none named is the weakest.

    Raises UnknownGame, UnknownBot or OptionError.
    """
    game = games.load(name)
    known = tuple(games.bots(name))
    bots = bots or known[:1]
    for bot in bots:
        games.bot(name, bot)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else min(game.seats)
    if len(bots) not in (1, seats):
        raise OptionError(
            "{bots} bots cannot sit on {seats} seats: name one for all, or one a seat.",
            bots=len(bots),
            seats=seats,
        )
    agreed = settled(game.options, options or {}, name)
    game.initial(agreed, seats)
    return Plan(name, number, tuple(bots) * (seats if len(bots) == 1 else 1), seed, agreed)


def simulated(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Result:
    """Plays the plan in so many processes; *progress* hears how many games are over."""
    began = time.perf_counter()
    sums = _Sums.of(plan.seats)
    for heap in dealt(partial(_played, plan), plan.games, Workers(jobs)):
        sums.add(heap)
        progress(sums.games)
    seconds = time.perf_counter() - began
    told = _figures(plan.game)
    return Result(
        plan,
        tuple(_spread(points) for points in sums.points),
        tuple(sums.wins),
        sums.draws,
        sums.plies,
        told.figures(sums.counts, plan.games) if told else {},
        seconds,
    )


def generators(seed: int | str, number: int, seats: int) -> tuple[Rng, list[Rng]]:
    """What is thrown and drawn in the game of this number, and a mind for each seat."""
    minds: list[Rng] = [Random(f"{seed}/{number}/{seat}") for seat in range(seats)]
    return Random(f"{seed}/{number}/dice"), minds


def played_out(
    game: AnyGame,
    state: Any,
    bots: Sequence[Choose],
    dice: Rng,
    minds: Sequence[Rng],
    budget: float = BUDGET,
) -> Ended:
    """The game from *state* to its end: *dice* for chance, a bot and its own generator a seat.

    Raises IllegalAction where a bot breaks the rules, and TabletopError where the
    game goes on for longer than it says it can.
    """
    longest = game.longest(len(bots))
    story: list[Event] = []
    plies = 0
    while (turn := game.turn(state)) is not None:
        if plies == longest:
            raise TabletopError(
                "{game} should end within {longest} actions, and is still at: {position}",
                game=game.id,
                longest=longest,
                position=game.notation(state),
            )
        if turn == CHANCE:
            action = game.sample(state, dice)
        else:
            action = bots[turn](game, state, minds[turn], budget)
            if action not in game.legal_actions(state):
                raise IllegalAction(
                    'a bot plays "{action}" in the position: {position}.',
                    action=game.encode(action),
                    position=game.notation(state),
                )
        step = game.apply(state, action)
        state = step.state
        story += step.events
        plies += 1
    return Ended(state, plies, tuple(story))


def _played(plan: Plan, numbers: range) -> _Sums:
    """The games of these numbers; runs in any process."""
    game = games.load(plan.game)
    bots = [games.bot(plan.game, bot) for bot in plan.bots]
    start = game.initial(plan.options, plan.seats)
    told = _figures(plan.game)
    sums = _Sums.of(plan.seats)
    for number in numbers:
        dice, minds = generators(plan.seed, number, plan.seats)
        ended = played_out(game, start, bots, dice, minds)
        _count(sums, game, ended)
        if told:
            sums.counts.update(told.counted(ended.story))
    return sums


def _count(sums: _Sums, game: AnyGame, ended: Ended) -> None:
    for points, score in zip(sums.points, game.scores(ended.state), strict=True):
        points[score.total] += 1
    winners = game.ranking(ended.state).winners
    if len(winners) == 1:
        sums.wins[winners[0]] += 1
    elif winners:
        sums.draws += 1
    sums.plies += ended.plies
    sums.games += 1


def _figures(name: str) -> Figures | None:
    module = f"{games.__name__}.{name}.figures"
    if importlib.util.find_spec(module) is None:
        return None
    return cast(Figures, importlib.import_module(module))


def _spread(points: Counter[int]) -> Spread:
    count = points.total()
    total = sum(value * times for value, times in points.items())
    squares = sum(value * value * times for value, times in points.items())
    # Whole numbers as long as can be: no rounding, whatever the order.
    variance = (count * squares - total * total) / (count * (count - 1)) if count > 1 else 0.0
    values = sorted(points.elements())
    return Spread(
        total / count,
        variance**0.5,
        values[0],
        _quantile(values, 1),
        _quantile(values, 2),
        _quantile(values, 3),
        values[-1],
    )


def _quantile(values: Sequence[int], quarters: int) -> float:
    """The value so many quarters up the sorted *values*, between two of them in proportion."""
    place, rest = divmod((len(values) - 1) * quarters, 4)
    if not rest:
        return float(values[place])
    return values[place] + (values[place + 1] - values[place]) * rest / 4
