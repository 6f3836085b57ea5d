"""Every match that was begun, written down action by action while it is played.

An action is on disk before it happens at the table. What was taken back stays,
behind the length of the match, so that it can come again after a restart too;
another action in its place takes it away for good.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NewType

import msgspec
import platformdirs

from tabletop import games
from tabletop.counts import Counts
from tabletop.kernel.errors import LibraryError, SaveError
from tabletop.kernel.game import AnyGame, Seat
from tabletop.kernel.match import Match, Played
from tabletop.kernel.save import FORMAT, SCHEMA, Saved, restored, saved
from tabletop.kernel.seats import Player
from tabletop.kernel.unread import told
from tabletop.library_file import UNREADABLE, LibraryFile, as_text, as_time
from tabletop.resources import HOME

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
    """A match as the shelf shows it, without playing it again."""

    id: MatchId
    game: str
    players: tuple[Player, ...]
    length: int
    touched: datetime
    finished: bool
    result: Result | None


class Record(msgspec.Struct, frozen=True, gc=False):
    """A match as statistics count it; the *options* are as they were agreed then."""

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


_PLAYERS: Final = msgspec.json.Decoder(tuple[Player, ...])
_OPTIONS: Final = msgspec.json.Decoder(dict[str, str])
_RESULT: Final = msgspec.json.Decoder(Result)


class Library:
    """The matches of one file. All but ``close`` raise LibraryError."""

    def __init__(self, path: Path | None = None):
        self._file = LibraryFile(place() if path is None else path)

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._file.path

    @property
    def counts(self) -> Counts:
        """What was counted after games with pens and real dice, in the same file."""
        return Counts(self._file)

    def begin(self, match: Match) -> Kept:
        """Writes down a match, with what was played and taken back in it so far."""
        found = saved(match)
        now = as_text(datetime.now(UTC))
        row = {
            "game": found.game,
            "rules_version": found.rules_version,
            "options": _json(found.options),
            "seats": _json(found.seats),
            "seed": str(found.seed),
            "own_dice": found.own_dice,
            "fair_undo": found.fair_undo,
            "created": now,
            "edition": 0,
            **_standing(match.game, match.ply, match.state),
        }
        with self._file.transaction() as file:
            columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
            begun = file.execute(f"INSERT INTO matches ({columns}) VALUES ({values})", row)
            assert begun.lastrowid is not None
            match_id = MatchId(begun.lastrowid)
            file.executemany(
                "INSERT INTO actions VALUES (?, ?, ?)",
                [
                    (match_id, ply, text)
                    for ply, text in enumerate((*found.actions, *found.undone[::-1]))
                ],
            )
        return Kept(self._file, match_id, match.game, 0, match.ply)

    def open(self, match_id: MatchId) -> tuple[Match, Kept]:
        """The match played again from what was written. Also raises SaveError."""
        with self._file.transaction("DEFERRED") as file:
            named = file.cursor()
            named.row_factory = sqlite3.Row
            row = named.execute("SELECT * FROM matches WHERE id = ?", (match_id,)).fetchone()
            lines = _lines(file, match_id)
        if row is None:
            raise _gone(match_id)
        try:
            match = restored(_saved(row, lines), games.load, games.bot)
        except SaveError as error:
            raise SaveError(
                "match {number} of {path}: {problem}",
                number=match_id,
                path=self.path,
                problem=error,
            ) from error
        return match, Kept(self._file, match_id, match.game, row["edition"], match.ply)

    def equal(self, match: Match) -> MatchId | None:
        """The match kept here that began as *match* did and was played as far, if there is one."""
        found = saved(match)
        with self._file.transaction("DEFERRED") as file:
            rows = file.execute(
                "SELECT id, options, seats FROM matches WHERE game = :game AND seed = :seed "
                "AND own_dice = :own_dice AND fair_undo = :fair_undo AND length = :length "
                "AND position = :position ORDER BY touched DESC, id DESC",
                {
                    "game": found.game,
                    "seed": str(found.seed),
                    "own_dice": found.own_dice,
                    "fair_undo": found.fair_undo,
                    "length": match.ply,
                    "position": found.position,
                },
            ).fetchall()
            for match_id, options, seats in rows:
                agreed = (options, seats) == (_json(found.options), _json(found.seats))
                if agreed and _lines(file, match_id)[: match.ply] == found.actions:
                    return MatchId(match_id)
        return None

    def recent(self, limit: int) -> list[Entry]:
        """The matches touched last, the last one first."""
        return self._entries("1", limit)

    def unfinished(self, limit: int) -> list[Entry]:
        """The matches touched last of those that are not over: where to go on."""
        return self._entries("NOT finished", limit)

    def records(self, game: str) -> list[Record]:
        """All matches of *game*, the one touched last first; what cannot be read is left out."""
        with self._file.transaction("DEFERRED") as file:
            # As bytes: a hundred thousand matches are decoded in one go.
            rows = file.execute(
                "SELECT id, CAST(seats AS BLOB), CAST(options AS BLOB), CAST(result AS BLOB), "
                "CAST(touched AS BLOB), seed, own_dice, length, finished FROM matches "
                "WHERE game = ? ORDER BY touched DESC, id DESC",
                (game,),
            )
            return list(_recorded(game, rows))

    def edition(self) -> object:
        """Another one whenever a match was written or forgotten since."""
        with self._file.transaction("DEFERRED") as file:
            found = file.execute("SELECT count(*), max(touched), max(id) FROM matches").fetchone()
        return tuple(found)

    def forget(self, match_id: MatchId) -> None:
        """Takes a match out of the library for good."""
        with self._file.transaction() as file:
            file.execute("DELETE FROM matches WHERE id = ?", (match_id,))

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def _entries(self, which: str, limit: int) -> list[Entry]:
        """Leaves out what cannot be read: one broken match must not hide the others."""
        with self._file.transaction("DEFERRED") as file:
            rows = file.execute(
                "SELECT id, game, seats, length, touched, finished, result FROM matches "
                f"WHERE {which} ORDER BY touched DESC, id DESC"
            )
            return list(islice(_readable(rows), limit))


class Kept:
    """One match of the library while it is played: the session's ``Keep``.

    Every writing makes a new edition. Who holds an older one has been overtaken
    by another window, and may not write any more.
    """

    def __init__(self, file: LibraryFile, match_id: MatchId, game: AnyGame, edition: int, ply: int):
        self.id = match_id
        self._file = file
        self._game = game
        self._edition = edition
        self._ply = ply

    def append(self, played: Played) -> None:
        """Writes one action before it happens; raises LibraryError, and then nothing is written."""
        text = self._game.encode(played.action)
        ply = played.ply
        with self._file.transaction() as file:
            self._update(file, ply, ply + 1, played.after)
            ahead = file.execute(
                "SELECT text FROM actions WHERE match = ? AND ply = ?", (self.id, ply)
            ).fetchone()
            # Only another action takes away what could have come again.
            if ahead != (text,):
                file.execute("DELETE FROM actions WHERE match = ? AND ply >= ?", (self.id, ply))
                file.execute("INSERT INTO actions VALUES (?, ?, ?)", (self.id, ply, text))
        self._edition += 1
        self._ply = ply + 1

    def rewind(self, match: Match) -> None:
        """Writes that *match* was undone or redone to where it is now; raises LibraryError."""
        with self._file.transaction() as file:
            self._update(file, self._ply, match.ply, match.state)
        self._edition += 1
        self._ply = match.ply

    def forget_unplayed(self) -> None:
        """Takes the match out again if nobody has ever made an action in it."""
        with self._file.transaction() as file:
            file.execute(
                "DELETE FROM matches WHERE id = ? AND length = 0 "
                "AND NOT EXISTS (SELECT 1 FROM actions WHERE match = matches.id)",
                (self.id,),
            )

    def _update(self, file: sqlite3.Connection, before: int, length: int, state: Any) -> None:
        """A new edition, if the match is still as this window knows it."""
        row = _standing(self._game, length, state)
        columns = ", ".join(f"{column} = :{column}" for column in row)
        updated = file.execute(
            f"UPDATE matches SET {columns}, edition = edition + 1 "
            "WHERE id = :id AND edition = :edition AND length = :before",
            {**row, "id": self.id, "edition": self._edition, "before": before},
        )
        if updated.rowcount:
            return
        if file.execute("SELECT 1 FROM matches WHERE id = ?", (self.id,)).fetchone() is None:
            raise _gone(self.id)
        raise LibraryError(
            "this match was played on in another window; open it again to go on from there."
        )


def place() -> Path:
    """The user's own library, or that of the folder which the environment names."""
    home = os.environ.get(HOME)
    folder = Path(home) if home else platformdirs.user_data_path("tabletop", "Tabletop")
    return folder / "matches.sqlite"


def _standing(game: AnyGame, length: int, state: Any) -> dict[str, Any]:
    """The columns that every writing changes."""
    finished = game.turn(state) is None
    return {
        "length": length,
        "position": game.notation(state),
        "touched": as_text(datetime.now(UTC)),
        "finished": finished,
        "result": _json(_result(game, state)) if finished else None,
    }


def _result(game: AnyGame, state: Any) -> Result:
    ranking = game.ranking(state)
    totals = tuple(score.total for score in game.scores(state))
    return Result(totals, ranking.places, ranking.winners, ranking.reason)


def _lines(file: sqlite3.Connection, match_id: int) -> list[str]:
    """What was played in a match, and behind it what was taken back."""
    rows = file.execute("SELECT text FROM actions WHERE match = ? ORDER BY ply", (match_id,))
    return [str(text) for (text,) in rows]


def _saved(row: sqlite3.Row, lines: list[str]) -> Saved:
    """What a file of the match would hold. Raises SaveError."""
    try:
        return msgspec.convert(_document(row, lines), Saved)
    except UNREADABLE as error:
        raise SaveError("this match is broken: {why}.", why=told(str(error))) from error


def _document(row: sqlite3.Row, lines: list[str]) -> dict[str, Any]:
    length = row["length"]
    return {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": row["game"],
        "rules_version": row["rules_version"],
        "options": msgspec.json.decode(row["options"]),
        "seats": msgspec.json.decode(row["seats"]),
        "seed": int(row["seed"]),
        "own_dice": bool(row["own_dice"]),
        "fair_undo": bool(row["fair_undo"]),
        "actions": lines[:length],
        "position": row["position"],
        "undone": lines[length:][::-1],
    }


def _readable(rows: sqlite3.Cursor) -> Iterator[Entry]:
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


def _recorded(game: str, rows: sqlite3.Cursor) -> Iterator[Record]:
    """The same people agree on the same again and again: that is decoded once."""
    players, options = cache(_PLAYERS.decode), cache(_OPTIONS.decode)
    for match_id, seats, agreed, result, touched, seed, own_dice, length, finished in rows:
        try:
            yield Record(
                match_id,
                game,
                players(seats),
                options(agreed),
                str(seed),
                bool(own_dice),
                int(length),
                as_time(touched.decode()),
                bool(finished),
                None if result is None else _RESULT.decode(result),
            )
        except UNREADABLE:
            continue


def _gone(match_id: MatchId) -> LibraryError:
    return LibraryError("match {number} is no longer in the library.", number=match_id)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
