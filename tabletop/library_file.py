"""The file of the library: looked at before it is touched, and changed all or nothing.

SQLite with a write-ahead log, synced at every transaction: what was committed is
there after a crash, what was not is gone as a whole. Tables change by steps, one
per version; the version stands in the file's own header.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from tabletop.kernel.errors import LibraryError, Problem

_MARK: Final = 0x54424C45
"""Stands in the header of every library, so that no other program's file is taken for one."""

_PATIENCE: Final = 2.0
"""Seconds to wait for another window's transaction."""

UNREADABLE: Final = (
    msgspec.MsgspecError,
    ValueError,
    TypeError,
    OverflowError,
    RecursionError,
)
"""What reading a row raises that no Tabletop has written."""

# Each step makes the tables of the version before it into the next; a step that
# was published never changes.
_STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE matches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            options TEXT NOT NULL,
            seats TEXT NOT NULL,
            seed TEXT NOT NULL,
            own_dice INTEGER NOT NULL,
            fair_undo INTEGER NOT NULL,
            length INTEGER NOT NULL,
            position TEXT NOT NULL,
            created TEXT NOT NULL,
            touched TEXT NOT NULL,
            finished INTEGER NOT NULL,
            result TEXT,
            edition INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE actions (
            match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            ply INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (match, ply)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX last_touched ON matches (touched, id)",
    ),
    (
        """
        CREATE TABLE counts (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            players TEXT NOT NULL,
            columns TEXT NOT NULL,
            seats INTEGER NOT NULL,
            begun TEXT NOT NULL,
            touched TEXT NOT NULL,
            edition INTEGER NOT NULL
        )
        """,
        "CREATE INDEX counts_touched ON counts (touched, id)",
    ),
)
VERSION: Final = len(_STEPS)

_TROUBLES: Final = {
    sqlite3.SQLITE_FULL: Problem("the disk is full"),
    sqlite3.SQLITE_BUSY: Problem("another program is holding it"),
    sqlite3.SQLITE_LOCKED: Problem("another program is holding it"),
    sqlite3.SQLITE_READONLY: Problem("it may not be written"),
    sqlite3.SQLITE_PERM: Problem("it may not be written"),
    sqlite3.SQLITE_CANTOPEN: Problem("it cannot be opened"),
    sqlite3.SQLITE_NOTADB: Problem("it is broken"),
    sqlite3.SQLITE_CORRUPT: Problem("it is broken"),
    sqlite3.SQLITE_IOERR: Problem("the disk does not take it"),
}


def as_text(when: datetime) -> str:
    """A time as text that sorts by time."""
    return when.isoformat(timespec="microseconds")


def as_time(when: Any) -> datetime:
    """The time that was written, told by any clock on earth; raises one of ``UNREADABLE``."""
    found = msgspec.convert(when, datetime).astimezone(UTC)
    # At the ends of the calendar another time zone would leave it.
    if not datetime.min.year < found.year < datetime.max.year:
        raise ValueError(when)
    return found


class LibraryFile:
    """The open file. Raises LibraryError where it is broken, foreign or newer, and leaves it so."""

    def __init__(self, path: Path):
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._unusable(error.strerror or str(error)) from error
        with self._told():
            self._file = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        # One line that is no text must not hide the others from who reads them all.
        self._file.text_factory = lambda raw: raw.decode("utf-8", "replace")
        try:
            with self._told():
                self._prepare()
        except BaseException:
            self.close()
            raise

    @contextlib.contextmanager
    def transaction(self, mode: str = "IMMEDIATE") -> Iterator[sqlite3.Connection]:
        """What is done inside happens as a whole or not at all. Raises LibraryError."""
        with self._told():
            self._file.execute(f"BEGIN {mode}")
            try:
                yield self._file
                self._file.execute("COMMIT")
            except BaseException:
                # SQLite has rolled back by itself where the disk was full.
                with contextlib.suppress(sqlite3.Error):
                    self._file.rollback()
                raise

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def _prepare(self) -> None:
        self._check()
        self._file.execute("PRAGMA journal_mode = WAL")
        self._file.execute("PRAGMA synchronous = FULL")
        self._file.execute("PRAGMA foreign_keys = ON")
        if self._number("user_version") < VERSION:
            self._migrate()

    def _check(self) -> None:
        """Only looks. Raises LibraryError unless the file is new or a library known here."""
        version = self._number("user_version")
        if version > VERSION:
            raise self._unusable(
                Problem(
                    "a newer Tabletop has written it (version {version}; this one knows {known})",
                    {"version": version, "known": VERSION},
                )
            )
        (tables,) = self._file.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if self._number("application_id") != _MARK and (version or tables):
            raise self._unusable(Problem("another program has written it"))

    def _migrate(self) -> None:
        with self.transaction() as file:
            # Another window may have come first.
            version = self._number("user_version")
            for statements in _STEPS[version:]:
                for statement in statements:
                    file.execute(statement)
            file.execute(f"PRAGMA user_version = {VERSION}")
            file.execute(f"PRAGMA application_id = {_MARK}")

    def _number(self, pragma: str) -> int:
        (value,) = self._file.execute(f"PRAGMA {pragma}").fetchone()
        return int(value)

    def _unusable(self, why: Problem | str) -> LibraryError:
        return LibraryError(
            "the library of matches {path} cannot be used: {why}.", path=self.path, why=why
        )

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        """Tells SQLite's troubles as a sentence."""
        try:
            yield
        except sqlite3.Error as error:
            # The low byte is the kind of trouble, the rest its circumstances.
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            why = _TROUBLES.get(code, str(error).rstrip("."))
            raise self._unusable(why) from error
