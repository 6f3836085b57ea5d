"""Matches as a library tells them: what its rows say, without playing a match again.

One broken row never hides the others: what cannot be read is left out. What comes again
and again, the same people and the same options, is decoded once, and the same object in
all that is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, Final, NewType, TypeAlias

import msgspec

from tabletop import games
from tabletop.kernel.game import Seat
from tabletop.kernel.seats import Player
from tabletop.library_file import UNREADABLE, as_time

MatchId = NewType("MatchId", int)
"""The number of a match in its library; never given twice."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a match ended: points, places and winners as the game told them."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A match as the shelf shows it."""

    id: MatchId
    game: str
    players: tuple[Player, ...]
    length: int
    touched: datetime
    finished: bool
    result: Result | None


class Record(msgspec.Struct, frozen=True, gc=False):
    """A match with all that is agreed in it; the *options* are as they were agreed then."""

    id: MatchId
    game: str
    players: tuple[Player, ...]
    options: Mapping[str, str]
    seed: str
    own_dice: bool
    length: int
    touched: datetime
    finished: bool
    result: Result | None

    @property
    def entry(self) -> Entry:
        """The match as the shelf shows it."""
        return Entry(
            self.id,
            self.game,
            self.players,
            self.length,
            self.touched,
            self.finished,
            self.result,
        )


class Alike(msgspec.Struct, frozen=True, gc=False):
    """So many matches of the same people with the same options and the same end, counted as one.

    *touched* is when the last of them was.
    """

    players: tuple[Player, ...]
    options: Mapping[str, str]
    result: Result | None
    finished: bool
    touched: datetime
    times: int


Told: TypeAlias = Record | Alike
"""What says who played by what, and how it ended."""

_Row: TypeAlias = tuple[Any, ...]

_PLAYERS: Final = msgspec.json.Decoder(tuple[Player, ...])
_OPTIONS: Final = msgspec.json.Decoder(dict[str, str])
_RESULT: Final = msgspec.json.Decoder(Result)

# Texts come as bytes: a hundred thousand rows are decoded in one go.
_RECORDS: Final = (
    "SELECT id, CAST(seats AS BLOB), CAST(options AS BLOB), CAST(result AS BLOB), "
    "CAST(touched AS BLOB), CAST(seed AS BLOB), own_dice, length, finished FROM matches "
    "WHERE game = ?"
)
RECORDS: Final = f"{_RECORDS} ORDER BY touched DESC, id DESC"
RECORD: Final = f"{_RECORDS} AND id = ?"
"""Read what ``recorded`` tells: all of a game, and one of them."""
_ALIKE: Final = (
    "SELECT CAST(seats AS BLOB), CAST(options AS BLOB), CAST(result AS BLOB), {over}, "
    "CAST(max(touched) AS BLOB), count(*) FROM matches "
    "WHERE game = ? AND {which} GROUP BY seats, options, result"
)
ALIKE: Final = (
    _ALIKE.format(over=1, which="finished"),
    _ALIKE.format(over=0, which="NOT finished"),
)
"""Read what ``counted`` tells: of those that are over there is an index that says it all."""


def readable(rows: Iterable[_Row]) -> Iterator[Entry]:
    """The matches of games that are known."""
    known = games.names()
    for match_id, game, seats, length, touched, finished, result in rows:
        if game not in known:
            continue
        try:
            yield msgspec.convert(
                {
                    "id": match_id,
                    "game": game,
                    "players": msgspec.json.decode(seats),
                    "length": length,
                    "touched": as_time(touched),
                    "finished": bool(finished),
                    "result": None if result is None else msgspec.json.decode(result),
                },
                Entry,
            )
        except UNREADABLE:
            continue


def recorded(game: str, rows: Iterable[_Row]) -> Iterator[Record]:
    """The matches of *game*, row by row."""
    players, options, results = _decoders()
    for match_id, seats, agreed, result, touched, seed, own_dice, length, finished in rows:
        try:
            yield Record(
                match_id,
                game,
                players(seats),
                options(agreed),
                seed.decode(),
                bool(own_dice),
                int(length),
                as_time(touched.decode()),
                bool(finished),
                None if result is None else results(result),
            )
        except UNREADABLE:
            continue


def counted(rows: Iterable[_Row]) -> Iterator[Alike]:
    """The matches of a game in heaps. Raises one of ``UNREADABLE`` for one touched at no time."""
    players, options, results = _decoders()
    for seats, agreed, result, finished, touched, times in rows:
        last = as_time(touched.decode())
        try:
            yield Alike(
                players(seats),
                options(agreed),
                None if result is None else results(result),
                bool(finished),
                last,
                times,
            )
        except UNREADABLE:
            continue


def _decoders() -> tuple[
    Callable[[bytes], tuple[Player, ...]],
    Callable[[bytes], Mapping[str, str]],
    Callable[[bytes], Result],
]:
    return cache(_PLAYERS.decode), cache(_OPTIONS.decode), cache(_RESULT.decode)


def alike(records: Iterable[Record]) -> list[Alike]:
    """The matches in heaps; of equal parts only those count as equal that are the same object."""
    found: dict[tuple[int, int, int, bool], Alike] = {}
    for record in records:
        key = id(record.players), id(record.options), id(record.result), record.finished
        heap = found.get(key)
        found[key] = Alike(
            record.players,
            record.options,
            record.result,
            record.finished,
            record.touched if heap is None else max(record.touched, heap.touched),
            1 if heap is None else heap.times + 1,
        )
    return list(found.values())
