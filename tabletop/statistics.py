"""What many matches tell: who plays how often and how well, and how points are spread.

Only what is over has points. A bot counts under its level, whatever it was called at
the table; a person under the name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple, TypeAlias, TypeVar

from tabletop.kernel.options import Option
from tabletop.kernel.seats import Player
from tabletop.library import Record, Result

T = TypeVar("T")

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


def variant(record: Record, options: Sequence[Option]) -> Variant:
    """What was agreed otherwise than by default, in the order of the *options*."""
    defaults = ((option.id, option.default) for option in options)
    given = ((name, record.options.get(name, default), default) for name, default in defaults)
    return tuple((name, value) for name, value, default in given if value != default)


def variants(records: Iterable[Record], options: Sequence[Option]) -> Counter[Variant]:
    """How often each variant was played."""
    return Counter(map(_told(lambda record: variant(record, options), _agreed), records))


def players(records: Iterable[Record]) -> Counter[Who]:
    """How many seats each one who plays has taken."""
    found: Counter[Who] = Counter()
    for sitting, times in Counter(map(_told(seated, _table), records)).items():
        for name in sitting:
            found[name] += times
    return found


def seated(record: Record) -> tuple[Who, ...]:
    """Who sits there, seat by seat."""
    return tuple(map(who, record.players))


def those(records: Iterable[Record], which: Which, options: Sequence[Option]) -> list[Record]:
    """The matches that are asked for."""
    agreed = _told(lambda record: variant(record, options), _agreed)
    sitting = _told(seated, _table)
    return [
        record
        for record in records
        if (which.seats is None or len(record.players) == which.seats)
        and (which.variant is None or agreed(record) == which.variant)
        and (which.player is None or which.player in sitting(record))
    ]


def _agreed(record: Record) -> object:
    return record.options


def _table(record: Record) -> object:
    return record.players


def _told(tell: Callable[[Record], T], part: Callable[[Record], object]) -> Callable[[Record], T]:
    """Tells the same of matches that have the same *part*, which is looked at once.

    Only for records that stay: no other part is made meanwhile in the place of one that is gone.
    """
    known: dict[int, T] = {}

    def told(record: Record) -> T:
        key = id(part(record))
        if key not in known:
            known[key] = tell(record)
        return known[key]

    return told


def ended(record: Record) -> Result | None:
    """How a match ended that counts: None where it goes on, or its result is not of its seats."""
    result = record.result
    if not record.finished or result is None or len(result.totals) != len(record.players):
        return None
    return result


def points(records: Iterable[Record]) -> dict[Who, list[int]]:
    """The points of each one who plays, match by match."""
    return {name: [total for total, _, _ in rows] for name, rows in _played(records).items()}


def standings(records: Iterable[Record]) -> tuple[Standing, ...]:
    """A row for each one who plays, who plays most first. Wins that are shared count, too."""
    found = []
    for name, rows in _played(records).items():
        totals, wins, touched = zip(*rows, strict=True)
        found.append(
            Standing(
                name,
                len(totals),
                sum(wins),
                sum(totals) / len(totals),
                min(totals),
                max(totals),
                max(touched),
            )
        )
    return tuple(sorted(found, key=lambda row: (-row.matches, row.who.is_bot, row.who.name)))


def _played(records: Iterable[Record]) -> dict[Who, list[tuple[int, bool, datetime]]]:
    """By who plays: the points of each match, whether it was won, and when it was touched."""
    sitting = _told(seated, _table)
    found: dict[Who, list[tuple[int, bool, datetime]]] = {}
    for record in records:
        result = ended(record)
        if result is not None:
            for seat, name in enumerate(sitting(record)):
                row = result.totals[seat], seat in result.winners, record.touched
                found.setdefault(name, []).append(row)
    return found


def spread(totals: Sequence[int]) -> Spread | None:
    """How points are spread; None where there are none."""
    if not totals:
        return None
    count, ordered = len(totals), sorted(totals)
    total, squares = sum(ordered), sum(each * each for each in ordered)
    # Whole numbers as long as can be: no rounding, whatever the order.
    variance = (count * squares - total * total) / (count * (count - 1)) if count > 1 else 0.0
    median = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
    return Spread(count, total / count, median, variance**0.5, ordered[0], ordered[-1])


def bins(totals: Sequence[int], like: Bins | None = None) -> Bins:
    """Points in steps; *like* others, which must hold them all, or in steps of their own."""
    if like is None:
        lowest, highest = min(totals), max(totals)
        width = _width(highest - lowest + 1)
        first = lowest // width * width
        like = Bins(first, width, (0,) * ((highest - first) // width + 1))
    counts = [0] * len(like.counts)
    for number, times in Counter(map(like.at, totals)).items():
        counts[number] += times
    return Bins(like.first, like.width, tuple(counts))


def _width(values: int) -> int:
    """The narrowest round step that makes few enough bins of so many values."""
    scale = 1
    while True:
        for step in _STEPS:
            if values <= (MOST_BINS - 1) * step * scale:
                return step * scale
        scale *= 10
