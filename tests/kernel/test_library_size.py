"""A library that has grown answers by its indexes, and an older one is given them."""

from __future__ import annotations

from contextlib import closing, contextmanager

import pytest

from tabletop import library_file
from tabletop.library import Library
from tabletop.library_file import VERSION, LibraryFile


def shelved(library, caries):
    """A match that is over, one that goes on, and one that nobody has touched yet."""
    for name, plies in (("Anna", 10_000), ("Ben", 7), ("Zoë", 0)):
        match = caries.begin(name)
        caries.play_on(match, plies)
        library.begin(match)


def told(library):
    """All that anybody asks of a library."""
    records = library.records("caries")
    return (
        library.recent(9),
        library.unfinished(9),
        records,
        library.alike("caries"),
        [library.record("caries", record.id) for record in records],
        [library.open(record.id)[0] for record in records],
    )


@pytest.fixture
def older(tmp_path, monkeypatch):
    """Makes a library of an older version: ``with older(2) as library``."""

    @contextmanager
    def older(version):
        with monkeypatch.context() as then:
            then.setattr(library_file, "_STEPS", library_file._STEPS[:version])
            then.setattr(library_file, "VERSION", version)
            with closing(Library(tmp_path / "matches.sqlite")) as library:
                yield library

    return older


@pytest.mark.parametrize("version", range(1, VERSION))
def test_an_older_library_tells_the_same_after_its_steps(older, caries, version):
    with older(version) as library:
        shelved(library, caries)
        before = told(library)
    with closing(Library(library.path)) as library:
        assert told(library) == before
        with library._file.transaction() as file:
            assert file.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_two_windows_may_find_an_older_library_at_once(older, caries, monkeypatch):
    with older(VERSION - 1) as library:
        shelved(library, caries)
    numbered, others = LibraryFile._number, []

    def meanwhile(file, pragma):
        """Between the first look and the next the other window makes all the steps."""
        found = numbered(file, pragma)
        if not others:
            others.append("it comes")
            Library(library.path).close()
        return found

    monkeypatch.setattr(LibraryFile, "_number", meanwhile)
    with closing(Library(library.path)) as found:
        assert len(found.recent(9)) == 3


@pytest.mark.parametrize(
    ("ask", "sorts"),
    [
        pytest.param(lambda library, match: library.recent(9), 0, id="what was touched last"),
        pytest.param(lambda library, match: library.unfinished(9), 0, id="where to go on"),
        pytest.param(lambda library, match: library.records("caries"), 0, id="all of a game"),
        # Those that go on are few.
        pytest.param(lambda library, match: library.alike("caries"), 1, id="what is counted"),
        pytest.param(lambda library, match: library.equal(match), 1, id="one like a file"),
        pytest.param(lambda library, match: library.record("caries", 1), 0, id="one"),
        pytest.param(lambda library, match: library.open(1), 0, id="one to play on"),
        pytest.param(lambda library, match: library.forget(1), 0, id="one to forget"),
    ],
)
def test_nothing_is_looked_for_from_the_first_match_to_the_last(tmp_path, caries, ask, sorts):
    with closing(Library(tmp_path / "matches.sqlite")) as library:
        shelved(library, caries)
        asked: list[str] = []
        connection = library._file._file
        connection.set_trace_callback(asked.append)
        ask(library, caries.begin("Anna"))
        connection.set_trace_callback(None)
        asked = [statement for statement in asked if statement.startswith(("SELECT", "DELETE"))]
        assert asked
        plans = [
            row[-1]
            for statement in asked
            for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}")
        ]
    assert not [plan for plan in plans if plan.startswith("SCAN") and "INDEX" not in plan]
    assert sum("TEMP B-TREE" in plan for plan in plans) == sorts
