"""The counts of the library: pads filled in after games with pens and real dice.

A count is written whole at every change, so that what stands on the pad is on disk.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice
from typing import Any, NewType

import msgspec

from tabletop import games
from tabletop.kernel.counter import Count, Counter
from tabletop.kernel.errors import LibraryError
from tabletop.library_file import UNREADABLE, LibraryFile, as_text, as_time, is_number

CountId = NewType("CountId", int)
"""The number of a count in its library; never given twice."""


@dataclass(frozen=True, slots=True)
class KeptCount:
    """A count as the library has it; each writing makes a new *edition*."""

    id: CountId
    count: Count
    begun: datetime
    edition: int = 0


class Counts:
    """The counts of one file. Everything raises LibraryError."""

    def __init__(self, file: LibraryFile):
        self._file = file

    def begin(self, count: Count) -> KeptCount:
        """Writes down a count for the first time."""
        now = datetime.now(UTC)
        row = {**_row(count), "begun": as_text(now), "touched": as_text(now), "edition": 0}
        columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
        with self._file.transaction() as file:
            begun = file.execute(f"INSERT INTO counts ({columns}) VALUES ({values})", row)
            assert begun.lastrowid is not None
            return KeptCount(CountId(begun.lastrowid), count, now)

    def write(self, kept: KeptCount, count: Count) -> KeptCount:
        """Writes that *kept* has become *count*; not where another window has changed it."""
        row = {**_row(count), "touched": as_text(datetime.now(UTC))}
        columns = ", ".join(f"{column} = :{column}" for column in row)
        with self._file.transaction() as file:
            updated = file.execute(
                f"UPDATE counts SET {columns}, edition = edition + 1 "
                "WHERE id = :id AND edition = :edition",
                {**row, "id": kept.id, "edition": kept.edition},
            )
            if not updated.rowcount:
                there = file.execute("SELECT 1 FROM counts WHERE id = ?", (kept.id,))
                raise _overtaken(is_there=there.fetchone() is not None)
        return replace(kept, count=count, edition=kept.edition + 1)

    def recent(self, limit: int) -> list[KeptCount]:
        """The counts touched last, the last one first; one that cannot be read is left out."""
        with self._file.transaction("DEFERRED") as file:
            rows = file.execute(
                "SELECT id, begun, edition, game, players, columns, seats FROM counts "
                "ORDER BY touched DESC, id DESC"
            )
            return list(islice(_readable(rows), limit))

    def forget(self, count_id: CountId) -> None:
        """Takes a count out of the library for good."""
        with self._file.transaction() as file:
            file.execute("DELETE FROM counts WHERE id = ?", (count_id,))


def _row(count: Count) -> dict[str, Any]:
    return {
        "game": count.game,
        "players": msgspec.json.encode(count.players).decode(),
        "columns": msgspec.json.encode(count.columns).decode(),
        "seats": count.seats,
    }


def _readable(rows: Iterator[Any]) -> Iterator[KeptCount]:
    # Looked for but once: there may be hundreds of counts, of few games.
    counters = {name: games.counter(name) for name in games.names()}
    for number, begun, edition, game, players, columns, seats in rows:
        try:
            count = msgspec.convert(
                {
                    "game": game,
                    "players": msgspec.json.decode(players),
                    "columns": msgspec.json.decode(columns),
                    "seats": seats,
                },
                Count,
            )
            found = {"id": number, "count": count, "begun": as_time(begun), "edition": edition}
            kept = msgspec.convert(found, KeptCount)
        except UNREADABLE:
            continue
        counter = counters.get(count.game)
        if counter is not None and is_number(edition) and _fits(count, counter):
            yield kept


def _fits(count: Count, counter: Counter) -> bool:
    """Whether the pad is one of the game that *counter* is of."""
    if count.seats not in counter.seats:
        return False
    numbers = [entered for column in count.columns for entered in column if entered is not None]
    return (
        len(count.players) == len(count.columns) == max(counter.seats)
        and all(len(column) == len(counter.lines) for column in count.columns)
        and min(numbers, default=0) >= 0
    )


def _overtaken(*, is_there: bool) -> LibraryError:
    if is_there:
        return LibraryError(
            "this count was changed in another window; open it again to go on from there."
        )
    return LibraryError("this count is no longer in the library.")
