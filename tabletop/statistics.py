"""What many matches tell: who plays how often and how well, and how points are spread.

Only what is over has points. A bot counts under its level, whatever it was called at
the table; a person under the name. Matches that do not differ in anything that counts are
counted as one heap, so that a hundred thousand are no more work than their differences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias, TypeVar

from tabletop.kernel.options import Option
from tabletop.kernel.seats import Player
from tabletop.records import Alike, Record, Result, Told

T = TypeVar("T")
R = TypeVar("R", Record, Alike)

Variant: TypeAlias = tuple[tuple[str, str], ...]
"""The options that are not as they are by default, each with its value."""

_STEPS: Final = (1, 2, 5)
"""A bin is as wide as one of these, or ten, a hundred … times as wide."""
MOST_BINS: Final = 24


class Who(NamedTuple):
    """Somebody who plays: a person's name, or the level of a bot."""

    name: str
    is_bot: bool = False


def who(player: Player) -> Who:
    """Who sits there."""
    return Who(player.name) if player.bot is None else Who(player.bot, is_bot=True)


@dataclass(frozen=True, slots=True)
class Which:
    """The matches that are looked at; what is None is not asked for."""

    seats: int | None = None
    player: Who | None = None
    variant: Variant | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """What came of the matches of one who plays."""

    who: Who
    matches: int
    wins: int
    mean: float
    lowest: int
    highest: int
    last: datetime


@dataclass(frozen=True, slots=True)
class Spread:
    """How points are spread; *sd* is that of a sample, 0 where there is but one."""

    count: int
    mean: float
    median: float
    sd: float
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Bins:
    """Points in steps of *width*: bin n begins at ``first + n * width``."""

    first: int
    width: int
    counts: tuple[int, ...]

    def at(self, points: int) -> int:
        """The number of the bin that holds so many points."""
        return (points - self.first) // self.width


@dataclass(slots=True)
class _Tally:
    """What is added up for one who plays: how often each result came, and the rest."""

    last: datetime
    totals: Counter[int] = field(default_factory=Counter)
    wins: int = 0


def variant(told: Told, options: Sequence[Option]) -> Variant:
    """What was agreed otherwise than by default, in the order of the *options*."""
    defaults = ((option.id, option.default) for option in options)
    given = ((name, told.options.get(name, default), default) for name, default in defaults)
    return tuple((name, value) for name, value, default in given if value != default)


def variants(heaps: Sequence[Alike], options: Sequence[Option]) -> Counter[Variant]:
    """How often each variant was played."""
    agreed = _known(lambda told: variant(told, options), _agreed)
    found: Counter[Variant] = Counter()
    for heap in heaps:
        found[agreed(heap)] += heap.times
    return found


def players(heaps: Sequence[Alike]) -> Counter[Who]:
    """How many seats each one who plays has taken."""
    sitting = _known(seated, _table)
    found: Counter[Who] = Counter()
    for heap in heaps:
        for name in sitting(heap):
            found[name] += heap.times
    return found


def seated(told: Told) -> tuple[Who, ...]:
    """Who sits there, seat by seat."""
    return tuple(map(who, told.players))


def those(told: Sequence[R], which: Which, options: Sequence[Option]) -> Sequence[R]:
    """The matches, or heaps of them, that are asked for."""
    if which == Which():
        return told
    agreed = _known(lambda one: variant(one, options), _agreed)
    sitting = _known(seated, _table)
    return [
        one
        for one in told
        if (which.seats is None or len(one.players) == which.seats)
        and (which.variant is None or agreed(one) == which.variant)
        and (which.player is None or which.player in sitting(one))
    ]


def _agreed(told: Told) -> object:
    return told.options


def _table(told: Told) -> object:
    return told.players


def _known(tell: Callable[[Told], T], part: Callable[[Told], object]) -> Callable[[Told], T]:
    """Tells the same of matches that have the same *part*, which is looked at once.

    Only for what stays: no other part is made meanwhile in the place of one that is gone.
    """
    known: dict[int, T] = {}

    def telling(told: Told) -> T:
        key = id(part(told))
        if key not in known:
            known[key] = tell(told)
        return known[key]

    return telling


def ended(told: Told) -> Result | None:
    """How it ended, if that counts: None where it goes on, or its result is not of its seats."""
    result = told.result
    if not told.finished or result is None or len(result.totals) != len(told.players):
        return None
    return result


def points(heaps: Sequence[Alike]) -> dict[Who, Counter[int]]:
    """How often each one who plays came to how many points."""
    return {name: tally.totals for name, tally in _tallied(heaps).items()}


def standings(heaps: Sequence[Alike]) -> tuple[Standing, ...]:
    """A row for each one who plays, who plays most first. Wins that are shared count, too."""
    found = []
    for name, tally in _tallied(heaps).items():
        totals, count = tally.totals, tally.totals.total()
        mean = sum(total * times for total, times in totals.items()) / count
        row = Standing(name, count, tally.wins, mean, min(totals), max(totals), tally.last)
        found.append(row)
    return tuple(sorted(found, key=lambda row: (-row.matches, row.who.is_bot, row.who.name)))


def _tallied(heaps: Sequence[Alike]) -> dict[Who, _Tally]:
    """By who plays, what came of the matches that are over."""
    sitting = _known(seated, _table)
    found: dict[Who, _Tally] = {}
    for heap in heaps:
        result = ended(heap)
        if result is None:
            continue
        for seat, name in enumerate(sitting(heap)):
            if name not in found:
                found[name] = _Tally(heap.touched)
            tally = found[name]
            tally.totals[result.totals[seat]] += heap.times
            if seat in result.winners:
                tally.wins += heap.times
            tally.last = max(tally.last, heap.touched)
    return found


def spread(totals: Counter[int]) -> Spread | None:
    """How points are spread, of which it is told how often each came; None where none did."""
    count = totals.total()
    if not count:
        return None
    total = sum(each * times for each, times in totals.items())
    squares = sum(each * each * times for each, times in totals.items())
    # Whole numbers as long as can be: no rounding, whatever the order.
    variance = (count * squares - total * total) / (count * (count - 1)) if count > 1 else 0.0
    median = (_ranked(totals, (count - 1) // 2) + _ranked(totals, count // 2)) / 2
    return Spread(count, total / count, median, variance**0.5, min(totals), max(totals))


def _ranked(totals: Counter[int], place: int) -> int:
    """The points in that place, from the fewest on."""
    values = sorted(totals)
    upto = accumulate(totals[value] for value in values)
    return next(value for value, last in zip(values, upto, strict=True) if place < last)


def bins(totals: Counter[int], like: Bins | None = None) -> Bins:
    """Points in steps; *like* others, which must hold them all, or in steps of their own."""
    if like is None:
        lowest, highest = min(totals), max(totals)
        width = _width(highest - lowest + 1)
        first = lowest // width * width
        like = Bins(first, width, (0,) * ((highest - first) // width + 1))
    counts = [0] * len(like.counts)
    for total, times in totals.items():
        counts[like.at(total)] += times
    return Bins(like.first, like.width, tuple(counts))


def _width(values: int) -> int:
    """The narrowest round step that makes few enough bins of so many values."""
    scale = 1
    while True:
        for step in _STEPS:
            if values <= (MOST_BINS - 1) * step * scale:
                return step * scale
        scale *= 10
