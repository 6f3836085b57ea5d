"""The score counter: what is written down after a game with pens and real dice.

A pad has a line for each thing that is counted and a column for each player. What
cannot be is told at once where one number shows it; where only a whole column
does, as soon as the column is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias, TypeVar

from tabletop.kernel.errors import Problem
from tabletop.kernel.game import Ranking, Seat
from tabletop.kernel.seats import COLOURS, SHAPES, Player

T = TypeVar("T")

Column: TypeAlias = tuple[int | None, ...]
"""What a player wrote, line by line; None where nothing stands yet."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the pad: points as they are, or a number that *scale* turns into points."""

    id: str
    scale: tuple[int, ...] = ()

    def points(self, entered: int) -> int:
        """What a possible number is worth."""
        return self.scale[entered] if self.scale else entered


@dataclass(frozen=True, slots=True)
class Contradiction:
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
        """Why numbers, each possible by itself, cannot be one player's of so many, or None."""
        ...

    def each(self, line: int, points: Column) -> int | None:
        """What one of the things on *line* brings; None where a column's points do not say so."""
        ...

    def ranking(self, points: Sequence[Sequence[int]]) -> Ranking:
        """The places by each player's points, line by line, tie-breaks applied."""
        ...


@dataclass(frozen=True, slots=True)
class Count:
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


@dataclass(frozen=True, slots=True)
class Objection:
    """What cannot be, by whom, and on which line; None for the column as a whole."""

    seat: Seat
    line: int | None
    problem: Problem


@dataclass(frozen=True, slots=True)
class Standing:
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
    columns = count.columns[: count.seats]
    objections = [
        objection
        for seat, column in enumerate(columns)
        for objection in _objections(counter, Seat(seat), column, count.seats)
    ]
    points = tuple(_points(counter, column) for column in columns)
    known = [[0 if each is None else each for each in column] for column in points]
    is_full = all(entered is not None for column in columns for entered in column)
    is_final = is_full and not objections
    ranking = counter.ranking(known) if is_final else None
    return Standing(points, tuple(map(sum, known)), ranking, tuple(objections))


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
