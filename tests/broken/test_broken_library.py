"""Libraries that were broken: their bytes, their rows, their tables, what lies beside them.

What can be read is read and played on; else one sentence says so, and nothing that
somebody planted in the file is run.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.broken import intact
from tests.broken.breaking import (
    NESTED,
    NUMBERS,
    TEXTS,
    Raw,
    broken_bytes,
    broken_document,
    written,
)

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
COLUMNS = {
    "matches": (
        *("id", "game", "rules_version", "options", "seats", "seed", "own_dice", "fair_undo"),
        *("length", "position", "created", "touched", "finished", "result", "edition"),
    ),
    "actions": ("match", "ply", "text"),
    "counts": ("id", "game", "players", "columns", "seats", "begun", "touched", "edition"),
}
PLANTED = (
    f"CREATE TRIGGER t AFTER INSERT ON matches BEGIN UPDATE matches SET seed = ({ENDLESS}); END",
    "CREATE TRIGGER t AFTER UPDATE ON matches BEGIN DELETE FROM matches; END",
    "CREATE TRIGGER t BEFORE INSERT ON actions BEGIN SELECT load_extension('/tmp/x.so'); END",
    "CREATE TRIGGER t BEFORE INSERT ON actions BEGIN SELECT RAISE(IGNORE); END",
    "CREATE TRIGGER t AFTER UPDATE ON counts BEGIN INSERT INTO counts SELECT * FROM counts; END",
    f"CREATE VIEW v AS {ENDLESS}",
    f"ALTER TABLE matches RENAME TO m; CREATE VIEW matches AS SELECT m.*, ({ENDLESS}) FROM m",
    "ALTER TABLE actions RENAME TO a; CREATE VIEW actions AS SELECT * FROM a",
    "CREATE VIRTUAL TABLE f USING fts4(a, b)",
    "CREATE VIRTUAL TABLE s USING dbstat",
    "DROP TABLE counts; CREATE VIRTUAL TABLE counts USING fts5(game, players, columns, seats)",
    "CREATE TABLE more (a)",
    "CREATE INDEX i ON matches (hex(zeroblob(999999)))",
    "DROP INDEX last_touched",
    "DROP TABLE actions",
    "DROP TABLE matches",
    "ALTER TABLE matches DROP COLUMN position",
    "ALTER TABLE matches RENAME COLUMN seed TO seeds",
    "ALTER TABLE matches ADD COLUMN g TEXT AS (hex(zeroblob(9999999)))",
    "ALTER TABLE counts ADD COLUMN remark TEXT DEFAULT 'fine'",
    "DROP TABLE actions; CREATE TABLE actions (match, ply, text)",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 2147483647",
    "PRAGMA application_id = 0",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 3 WHERE type = 'table'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 99999",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'CREATE TABLE matches (a)'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = NULL",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET type = 'view' WHERE name = 'matches'",
    "PRAGMA writable_schema = ON; INSERT INTO sqlite_master SELECT * FROM sqlite_master",
    "PRAGMA writable_schema = ON; DELETE FROM sqlite_master",
)
HARMLESS = (
    "PRAGMA journal_mode = DELETE",
    "PRAGMA journal_mode = WAL",
    "PRAGMA auto_vacuum = FULL; VACUUM",
    "PRAGMA page_size = 65536; PRAGMA journal_mode = DELETE; VACUUM",
    "PRAGMA page_size = 512; PRAGMA journal_mode = DELETE; VACUUM",
    "ANALYZE",
    "PRAGMA locking_mode = EXCLUSIVE",
)
foreign = st.one_of(
    st.none(),
    st.sampled_from([one for one in NUMBERS if not isinstance(one, Raw) and abs(one) < 2**63]),
    st.sampled_from((float("inf"), float("-inf"), 1e300, -1)),
    st.sampled_from([one.encode("utf-8", "surrogatepass") for one in TEXTS]),
    st.sampled_from([one for one in TEXTS if one.isprintable() or one.isascii()]),
    st.sampled_from([one.text if isinstance(one, Raw) else written(one) for one in NESTED]),
    st.sampled_from(
        (b"\xff\xfe", b"\0" * 99, "[1, 2", '{"dice": 7}', "[null]", "0001-01-01T00:00Z")
    ),
)
"""What does not belong into a column."""
SEATED = [
    {"name": "Anna", "colour": "blue", "shape": "circle", "bot": None},
    {"name": "Ben", "colour": "green", "shape": "square", "bot": "random"},
]
DOCUMENTS = {
    ("matches", "seats"): SEATED,
    ("matches", "options"): {"games": "2", "starts": "same", "setup": ""},
    ("matches", "result"): {"totals": [3, 5], "places": [2, 1], "winners": [1], "reason": "points"},
    ("counts", "players"): SEATED,
    ("counts", "columns"): [[1, None, 3], [4, 5, 6]],
}
"""Columns that hold JSON."""


def _broken_json(where: tuple[str, str]) -> st.SearchStrategy[tuple[Any, ...]]:
    broken = broken_document([DOCUMENTS[where]]).map(lambda text: text.decode("utf-8", "replace"))
    return st.tuples(st.just(where[0]), st.just(where[1]), broken, st.integers(0, 5))


change = st.one_of(
    st.sampled_from([(table, column) for table in COLUMNS for column in COLUMNS[table]]).flatmap(
        lambda where: st.tuples(st.just(where[0]), st.just(where[1]), foreign, st.integers(0, 5))
    ),
    st.sampled_from(list(DOCUMENTS)).flatmap(_broken_json),
)
"""A table, a column, what is set there, and in which rows."""


@contextmanager
def loosened(file: sqlite3.Connection) -> Iterator[None]:
    """Columns that must have a value may have none; then the tables are as they were made."""
    made = file.execute("SELECT sql, name FROM sqlite_master WHERE type = 'table'").fetchall()
    _make(file, [(sql.replace("NOT NULL", ""), name) for sql, name in made if sql])
    yield
    _make(file, made)


def _make(file: sqlite3.Connection, tables: Sequence[tuple[str, str]]) -> None:
    file.execute("PRAGMA writable_schema = ON")
    file.executemany("UPDATE sqlite_master SET sql = ? WHERE name = ?", tables)
    file.execute("PRAGMA writable_schema = RESET")


def changed(
    path: Path, changes: Sequence[tuple[str, str, Any, int]], statements: Sequence[str] = ()
) -> bytes:
    """A library in which a column of some rows is set, and statements were run."""
    path.unlink(missing_ok=True)
    path.write_bytes(intact.library())
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        with loosened(file):
            for table, column, value, number in changes:
                # The number of a match takes no word.
                with suppress(sqlite3.IntegrityError):
                    file.execute(
                        f"UPDATE {table} SET {column} = ? WHERE {column} IN "
                        f"(SELECT {column} FROM {table} ORDER BY 1 LIMIT 3 OFFSET {number})",
                        (value,),
                    )
        for statement in statements:
            file.executescript(statement)
    return path.read_bytes()


@pytest.fixture
def anvil(tmp_path):
    """Where a library is changed before it is opened."""
    return tmp_path / "anvil.sqlite"


@pytest.mark.trust
def test_bytes(reader, tries, tell):
    libraries = reader("library")

    @tries(100, 1500)
    @given(broken_bytes(intact.library()))
    def broken(content):
        libraries.open(content)

    broken()
    tell(libraries, "libraries, bytes")


@pytest.mark.trust
def test_rows(reader, tries, tell, anvil):
    """Of wrong types, without a value, or with what is foreign."""
    libraries = reader("library")

    @tries(60, 800)
    @given(st.lists(change, min_size=1, max_size=3))
    def broken(changes):
        libraries.open(changed(anvil, changes))

    broken()
    tell(libraries, "libraries, rows")


@pytest.mark.trust
def test_in_the_window(reader, tries, tell, anvil):
    """The shelf, all lists and every match that is gone on with."""
    shelves = reader("shelf")

    @tries(5, 100)
    @given(st.lists(change, min_size=1, max_size=6))
    def broken(changes):
        shelves.open(changed(anvil, changes))

    @tries(2, 50)
    @given(broken_bytes(intact.library()))
    def broken_too(content):
        shelves.open(content)

    broken()
    broken_too()
    tell(shelves, "libraries, in the window")
    assert set(shelves.came) == {"opened"}


@pytest.mark.parametrize("statement", PLANTED)
def test_tables_that_another_program_has_changed_are_one_sentence(reader, anvil, statement):
    content = changed(anvil, (), (statement,))
    assert content != intact.library()
    assert "cannot be used: " in reader("library").open(content)


@pytest.mark.parametrize("statement", HARMLESS)
def test_what_is_only_kept_in_another_way_is_read(reader, anvil, statement):
    libraries = reader("library")
    assert libraries.open(changed(anvil, (), (statement,))) == ""
    assert libraries.came == {"opened": 1}


@pytest.mark.parametrize("beside", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize("content", [b"", b"\0" * 999, b"SQLite format 3\0" * 999, None])
def test_what_lies_beside_it_from_elsewhere(reader, beside, content):
    """The log of another library is none of this one's."""
    libraries = reader("library")
    path = libraries.place()
    path.write_bytes(intact.library())
    path.with_name(path.name + beside).write_bytes(intact.library() if content is None else content)
    libraries.open(path)


@pytest.mark.parametrize("beside", ["-wal", "-shm", "-journal"])
def test_a_folder_where_its_log_should_be_is_one_sentence(reader, beside):
    libraries = reader("library")
    path = libraries.place()
    path.write_bytes(intact.library())
    path.with_name(path.name + beside).mkdir()
    assert "cannot be used: " in libraries.open(path)
