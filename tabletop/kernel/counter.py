"""The score counter: what is written down after a game with pens and real dice.

A pad has a line for each thing that is counted and a column for each player. What
cannot be is told at once where one number shows it; where only a whole column
does, as soon as the column is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from tabletop.kernel.errors import Problem
from tabletop.kernel.game import Ranking, Seat
from tabletop.kernel.seats import COLOURS, SHAPES, Player

T = TypeVar("T")

Column: TypeAlias = tuple[int | None, ...]
"""What a player wrote, line by line; None where nothing stands yet."""


class Line(msgspec.Struct, frozen=True):
    """A line of the pad: points as they are, or a number that *scale* turns into points.

    A number that is worth nothing, whatever it is, decides among equals. A line that only
    some numbers of *players* write down names them; for the others it is not there.
    """

    id: str
    scale: tuple[int, ...] = ()
    players: tuple[int, ...] = ()

    def points(self, entered: int) -> int:
        """What a possible number is worth."""
        return self.scale[entered] if self.scale else entered

    @property
    def decides(self) -> bool:
        """Whether it is there only for those with equal points."""
        return bool(self.scale) and not any(self.scale)

    def is_for(self, players: int) -> bool:
        """Whether so many players write it down."""
        return not self.players or players in self.players


class Contradiction(msgspec.Struct, frozen=True):
    """Why a full column cannot be, and the line that shows it; None for all together."""

    problem: Problem
    line: int | None = None


class Counter(Protocol):
    """What a game answers about its pad."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it can be played by."""
        ...

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is written down, in the order of the pad."""
        ...

    def problem(self, line: int, entered: int) -> Problem | None:
        """Why that number can never stand on *line*, or None."""
        ...

    def contradiction(self, column: Sequence[int], players: int) -> Contradiction | None:
        """Why numbers, each possible by itself, cannot be one player's of so many, or None.

        On a line that is not there for so many stands 0.
        """
        ...

    def each(self, line: int, points: Column) -> int | None:
        """What one of the things on *line* brings; None where a column's points do not say so."""
        ...

    def ranking(self, points: Sequence[Sequence[int]]) -> Ranking:
        """The places by each player's points, line by line, tie-breaks applied.

        On a line that decides among equals stands its number.
        """
        ...


class Count(msgspec.Struct, frozen=True):
    """A pad as it is filled in. Who does not play (any more) keeps the column behind the others."""

    game: str
    players: tuple[Player, ...]
    columns: tuple[Column, ...]
    seats: int

    @property
    def is_empty(self) -> bool:
        """Whether no number stands on it."""
        return all(entered is None for column in self.columns for entered in column)

    @property
    def playing(self) -> tuple[Player, ...]:
        """Those who play."""
        return self.players[: self.seats]

    def entered(self, seat: int, line: int, number: int | None) -> Count:
        """The same with another number there, or none."""
        column = _exchanged(self.columns[seat], line, number)
        return replace(self, columns=_exchanged(self.columns, seat, column))

    def named(self, seat: int, name: str) -> Count:
        """The same with another name for a player."""
        player = replace(self.players[seat], name=name)
        return replace(self, players=_exchanged(self.players, seat, player))

    def seated(self, seats: int) -> Count:
        """The same with so many players."""
        return replace(self, seats=seats)


def _exchanged(parts: tuple[T, ...], at: int, part: T) -> tuple[T, ...]:
    return (*parts[:at], part, *parts[at + 1 :])


def blank(game: str, counter: Counter) -> Count:
    """A pad on which nothing stands, for two where two can play; the names are empty."""
    most = max(counter.seats)
    players = tuple(
        Player("", COLOURS[seat % len(COLOURS)], SHAPES[seat % len(SHAPES)]) for seat in range(most)
    )
    seats = 2 if 2 in counter.seats else counter.seats[0]
    return Count(game, players, ((None,) * len(counter.lines),) * most, seats)


class Objection(msgspec.Struct, frozen=True):
    """What cannot be, by whom, and on which line; None for the column as a whole."""

    seat: Seat
    line: int | None
    problem: Problem


class Standing(msgspec.Struct, frozen=True):
    """How a count stands: points by player and line, None where they are not known.

    There are no places before every number is there and none is objected to: until
    then a total is only what its column comes to so far.
    """

    points: tuple[Column, ...]
    totals: tuple[int, ...]
    ranking: Ranking | None
    objections: tuple[Objection, ...]

    @property
    def is_final(self) -> bool:
        """Whether the places are known."""
        return self.ranking is not None


def standing(counter: Counter, count: Count) -> Standing:
    """How *count* stands. A number that cannot be counts nothing."""
    there = [line.is_for(count.seats) for line in counter.lines]
    columns = [_seen(column, there, None) for column in count.columns[: count.seats]]
    objections = [
        objection
        for seat, column in enumerate(columns)
        for objection in _objections(counter, Seat(seat), _seen(column, there, 0), count.seats)
    ]
    points = tuple(_points(counter, column) for column in columns)
    totals = tuple(sum(each or 0 for each in column) for column in points)
    is_full = all(None not in _seen(column, there, 0) for column in columns)
    decided = [_decided(counter, *both) for both in zip(columns, points, strict=True)]
    ranking = counter.ranking(decided) if is_full and not objections else None
    return Standing(points, totals, ranking, tuple(objections))


def _seen(column: Column, there: Sequence[bool], absent: int | None) -> Column:
    """What stands on the lines that are there; *absent* on the others, whatever was written."""
    return tuple(
        entered if is_there else absent for entered, is_there in zip(column, there, strict=True)
    )


def _decided(counter: Counter, column: Column, points: Column) -> list[int]:
    """What the places are told from: numbers on lines that decide, points on the others."""
    return [
        (entered if line.decides else worth) or 0
        for line, entered, worth in zip(counter.lines, column, points, strict=True)
    ]


def _points(counter: Counter, column: Column) -> Column:
    return tuple(
        None if entered is None or counter.problem(at, entered) else line.points(entered)
        for at, (line, entered) in enumerate(zip(counter.lines, column, strict=True))
    )


def _objections(counter: Counter, seat: Seat, column: Column, players: int) -> list[Objection]:
    """To single numbers; where there are none and the column is full, to the column."""
    found = [
        Objection(seat, line, problem)
        for line, entered in enumerate(column)
        if entered is not None and (problem := counter.problem(line, entered)) is not None
    ]
    full = [entered for entered in column if entered is not None]
    if found or len(full) < len(column):
        return found
    against = counter.contradiction(full, players)
    return [] if against is None else [Objection(seat, against.line, against.problem)]
