"""Counts in the library: each number is on disk when it is written, and stays there."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tabletop import games, library_file
from tabletop.kernel.counter import blank
from tabletop.kernel.errors import LibraryError
from tabletop.library import Library

GAME = next(name for name in games.names() if games.counter(name) is not None)
BLANK = blank(GAME, games.counter(GAME))
COUNT = BLANK.named(0, "Anna").named(1, "Zoë").entered(0, 1, 7).entered(1, 3, 0)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.sqlite"


@pytest.fixture
def library(path):
    with closing(Library(path)) as found:
        yield found


def change(path, statement, *values):
    """What another program does to the file."""
    with closing(sqlite3.connect(path)) as file:
        file.execute(statement, values)
        file.commit()


class TestKept:
    def test_is_found_again_as_it_was_begun(self, path, library):
        begun = library.counts.begin(COUNT)
        with closing(Library(path)) as again:
            assert again.counts.recent(9) == [begun]
        assert begun.count == COUNT

    def test_every_change_is_on_disk_at_once(self, path, library):
        kept = library.counts.begin(COUNT)
        for number in (1, 10, None):
            kept = library.counts.write(kept, kept.count.entered(2, 5, number))
            with closing(Library(path)) as other:
                (found,) = other.counts.recent(9)
            assert found == kept
            assert found.count.columns[2][5] == number

    def test_keeps_the_day_on_which_it_was_begun(self, library):
        kept = library.counts.begin(COUNT)
        library.counts.write(kept, COUNT.seated(3))
        assert library.counts.recent(1)[0].begun == kept.begun

    def test_the_last_touched_comes_first_and_no_more_than_asked(self, library):
        first, second = library.counts.begin(COUNT), library.counts.begin(BLANK)
        assert [kept.id for kept in library.counts.recent(9)] == [second.id, first.id]
        library.counts.write(first, COUNT.seated(1))
        assert [kept.id for kept in library.counts.recent(9)] == [first.id, second.id]
        assert [kept.id for kept in library.counts.recent(1)] == [first.id]

    def test_that_was_forgotten_is_gone_and_its_number_too(self, library):
        kept = library.counts.begin(COUNT)
        library.counts.forget(kept.id)
        assert library.counts.recent(9) == []
        assert library.counts.begin(COUNT).id != kept.id


class TestTrouble:
    def test_who_was_overtaken_by_another_window_is_told_and_writes_nothing(self, path, library):
        kept = library.counts.begin(COUNT)
        with closing(Library(path)) as other:
            theirs = other.counts.write(kept, COUNT.seated(4))
        with pytest.raises(LibraryError, match="changed in another window"):
            library.counts.write(kept, COUNT.seated(3))
        assert library.counts.recent(1)[0].count == theirs.count

    def test_what_another_window_forgot_is_told(self, library):
        kept = library.counts.begin(COUNT)
        library.counts.forget(kept.id)
        with pytest.raises(LibraryError, match="no longer in the library"):
            library.counts.write(kept, COUNT.seated(3))

    @pytest.mark.parametrize(
        ("column", "value"),
        [
            ("players", "[]"),
            ("players", "nobody"),
            ("players", '[{"name": 7}]'),
            ("columns", "[[1, 2], [3, 4]]"),
            ("columns", '{"yellow": 7}'),
            ("columns", "[[-1, 0, 0, 0, 0, 0]]"),
            ("columns", "[" * 100_000),
            ("seats", 0),
            ("seats", 99),
            ("seats", "two"),
            ("begun", "yesterday"),
            ("begun", "0001-01-01T00:00:00+00:00"),
            ("begun", "9999-12-31T23:59:59-12:00"),
            ("game", "no such game"),
            ("game", "caries"),
            ("players", b"\xff\xfe"),
        ],
    )
    def test_one_that_cannot_be_read_hides_no_other(self, path, library, column, value):
        library.counts.begin(COUNT)
        whole = library.counts.begin(COUNT)
        change(path, f"UPDATE counts SET {column} = ? WHERE id = 1", value)
        assert library.counts.recent(9) == [whole]

    def test_a_negative_number_is_not_one_of_ours(self, path, library):
        library.counts.begin(COUNT.entered(0, 0, 23))
        change(path, "UPDATE counts SET columns = replace(columns, '23', '-3')")
        assert library.counts.recent(9) == []


def test_a_library_from_before_there_were_counts_keeps_its_matches(path, caries, monkeypatch):
    with monkeypatch.context() as older:
        older.setattr(library_file, "_STEPS", library_file._STEPS[:1])
        older.setattr(library_file, "VERSION", 1)
        with closing(Library(path)) as old:
            match = caries.begin("Anna", "Bob")
            old.begin(match)
    with closing(sqlite3.connect(path)) as file:
        tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
    assert "counts" not in tables
    with closing(Library(path)) as library:
        assert library.open(1)[0].state == match.state
        assert library.counts.recent(9) == []
        library.counts.begin(COUNT)
        assert len(library.counts.recent(9)) == 1
