"""Every match that was begun, written down action by action while it is played.

An action is on disk before it happens at the table. What was taken back stays,
behind the length of the match, so that it can come again after a restart too;
another action in its place takes it away for good.
"""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tabletop import games
from tabletop.kernel.errors import LibraryError, SaveError
from tabletop.kernel.game import AnyGame
from tabletop.kernel.match import Match, Played
from tabletop.kernel.save import FORMAT, SCHEMA, Saved, restored, saved
from tabletop.kernel.unread import told
from tabletop.library_file import UNREADABLE, LibraryFile, as_text, is_number, place
from tabletop.records import (
    ALIKE,
    RECORD,
    RECORDS,
    Alike,
    Entry,
    MatchId,
    Record,
    Result,
    alike,
    counted,
    readable,
    recorded,
)

if TYPE_CHECKING:
    from tabletop.counts import Counts

__all__ = ["Alike", "Entry", "Kept", "Library", "MatchId", "Overtaken", "Record", "Result"]


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
        from tabletop.counts import Counts

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
            if match.ply != row["length"]:
                raise SaveError(
                    "this match is broken: its actions do not lead to its last position."
                )
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
            return list(recorded(game, file.execute(RECORDS, (game,))))

    def record(self, game: str, match_id: MatchId) -> Record | None:
        """One match of *game*; None where it is none, or cannot be read."""
        with self._file.transaction("DEFERRED") as file:
            return next(recorded(game, file.execute(RECORD, (game, match_id))), None)

    def alike(self, game: str) -> list[Alike]:
        """All matches of *game* in heaps of such as do not differ in anything that counts."""
        with self._file.transaction("DEFERRED") as file:
            try:
                return [heap for read in ALIKE for heap in counted(file.execute(read, (game,)))]
            except UNREADABLE:
                # One match that was touched at no time must not hide those that are like it.
                return alike(recorded(game, file.execute(RECORDS, (game,))))

    def edition(self) -> object:
        """Another one whenever something was written or forgotten since, by whatever clock."""
        with self._file.transaction("DEFERRED") as file:
            (by_others,) = file.execute("PRAGMA data_version").fetchone()
            return by_others, file.total_changes

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
            return list(islice(readable(rows), limit))


class Overtaken(LibraryError):
    """Another window has played on in the match."""


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

    def is_behind(self) -> bool:
        """Whether another window has played on in this match."""
        with self._file.transaction("DEFERRED") as file:
            found = file.execute("SELECT edition FROM matches WHERE id = ?", (self.id,)).fetchone()
        return found not in (None, (self._edition,))

    def forget_unplayed(self) -> None:
        """Takes the match out again if nobody has ever made an action in it."""
        none = "NOT EXISTS (SELECT 1 FROM actions WHERE match = matches.id)"
        unplayed = f"FROM matches WHERE id = ? AND length = 0 AND {none}"
        # A match that was played is left even where nothing can be written.
        with self._file.transaction("DEFERRED") as file:
            if file.execute(f"SELECT 1 {unplayed}", (self.id,)).fetchone() is None:
                return
        with self._file.transaction() as file:
            file.execute(f"DELETE {unplayed}", (self.id,))

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
        raise Overtaken(
            "this match was played on in another window; open it again to go on from there."
        )


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
    if not (is_number(row["edition"]) and is_number(row["length"])):
        raise SaveError("this match is broken: its actions cannot be counted.")
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


def _gone(match_id: MatchId) -> LibraryError:
    return LibraryError("match {number} is no longer in the library.", number=match_id)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
