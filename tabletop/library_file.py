"""The file of the library: looked at before it is touched, and changed all or nothing.

SQLite with a write-ahead log, synced at every transaction: what was committed is
there after a crash, what was not is gone as a whole. Tables change by steps, one
per version; the version stands in the file's own header.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

from tabletop.kernel.errors import LibraryError, Problem
from tabletop.resources import HOME, own

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
    AttributeError,
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
    (
        "CREATE INDEX going_on ON matches (touched, id) WHERE NOT finished",
        # All that statistics count: they read it without the matches themselves. Who goes
        # on with a match does not change it; it is written once, when the match is over.
        "CREATE INDEX ended ON matches (game, seats, options, result, touched) WHERE finished",
        "CREATE INDEX begun ON matches (seed)",
    ),
)
VERSION: Final = len(_STEPS)

_LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a row; a match has a hundredth of this."""

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


def place() -> Path:
    """The user's own library, or that of the folder which the environment names.

    Raises LibraryError where the system knows no user, as in a container.
    """
    folder = own("data")
    if folder is None:
        raise LibraryError(
            "the system knows no folder of yours; name one in {variable} to keep matches.",
            variable=HOME,
        )
    return folder / "matches.sqlite"


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


def is_number(found: object) -> bool:
    """Whether a column holds a number that can still grow with every writing."""
    return isinstance(found, int) and 0 <= found < 2**53


class LibraryFile:
    """The open file. Raises LibraryError where it is broken, foreign or newer, and leaves it so."""

    def __init__(self, path: Path):
        self.path = path
        self._lies: tuple[int, int] | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            no_folder = Problem(
                "the folder {folder} cannot be made: {why}", {"folder": path.parent, "why": why}
            )
            raise self._unusable(no_folder) from error
        with self._told():
            self._file = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        self._file.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST)
        # One line that is no text must not hide the others from who reads them all.
        self._file.text_factory = lambda raw: raw.decode("utf-8", "replace")
        try:
            with self._told():
                self._prepare()
                self._lies = self._lying()
        except BaseException:
            self.close()
            raise

    @contextlib.contextmanager
    def transaction(self, mode: str = "IMMEDIATE") -> Iterator[sqlite3.Connection]:
        """What is done inside happens as a whole or not at all. Raises LibraryError."""
        # Into a file that has lost its name SQLite would go on to write, and nobody find it.
        if self._lies is not None and self._lying() != self._lies:
            raise self._unusable(
                Problem("it was moved, deleted or replaced; start Tabletop again to keep matches")
            )
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
        # So SQLite asks for it where a file may come from anybody ("Defense Against The
        # Dark Arts"): nothing in it is run, and its pages are looked at closely.
        self._file.execute("PRAGMA trusted_schema = OFF")
        self._file.execute("PRAGMA cell_size_check = ON")
        # All of it at one moment: another window may just be making its tables.
        with self.transaction("DEFERRED"):
            self._check_made(self._number("user_version"))

    def _check_made(self, version: int) -> None:
        """It is new, or has just the tables of that *version*."""
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
        # A trigger or a view would be run by what is read and written here.
        if version < 0 or (tables and _tables(self._file) != _made(version)):
            raise self._unusable(Problem("another program has changed its tables"))

    def _migrate(self) -> None:
        with self.transaction() as file:
            # Another window may have come first.
            version = self._number("user_version")
            for statements in _STEPS[version:]:
                for statement in statements:
                    file.execute(statement)
            file.execute(f"PRAGMA user_version = {VERSION}")
            file.execute(f"PRAGMA application_id = {_MARK}")

    def _lying(self) -> tuple[int, int] | None:
        """Which file of which disk has the name; None for none."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

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
            if code == sqlite3.SQLITE_CANTOPEN and not os.access(self.path.parent, os.W_OK):
                # It is there and can be read, but nothing can be laid beside it.
                code = sqlite3.SQLITE_READONLY
            why = _TROUBLES.get(code, str(error).rstrip("."))
            raise self._unusable(why) from error
        except UnicodeDecodeError as error:
            # SQLite quotes a table whose name is no text, and Python cannot read that.
            raise self._unusable(Problem("it is broken")) from error


def _tables(file: sqlite3.Connection) -> list[tuple[str, ...]]:
    """All that was made in *file*, whatever it is; without what SQLite keeps for itself."""
    found = file.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_master "
        "WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name"
    )
    # How it was broken into lines is of no matter.
    return [tuple(" ".join(str(word).split()) for word in row) for row in found]


def _made(version: int) -> list[tuple[str, ...]]:
    """All that the steps make up to *version*."""
    with contextlib.closing(sqlite3.connect(":memory:")) as file:
        for statement in chain.from_iterable(_STEPS[:version]):
            file.execute(statement)
        return _tables(file)
