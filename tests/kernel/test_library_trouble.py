"""Where the library cannot be written, a sentence says why, and nothing is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta

import pytest

from tabletop import library_file
from tabletop.kernel.errors import LibraryError
from tabletop.library import Library
from tabletop.session import Session


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.sqlite"


@pytest.fixture
def library(path):
    with closing(Library(path)) as found:
        yield found


@pytest.fixture
def session(library, caries):
    """Four people are in the middle of a match."""
    match = caries.begin("Anna", "Bob", "Zoë", "Max")
    session = Session(match, library.begin(match))
    caries.play(session, "starts 1", "one die", "roll 2", "one die")
    return session


def refused(act, *args):
    """The sentence of a LibraryError."""
    with pytest.raises(LibraryError) as caught:
        act(*args)
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")
    return str(caught.value)


class TestNoLibrary:
    """Such a file is told with its name, and left as it is."""

    def unusable(self, path, why):
        before = path.read_bytes()
        assert refused(Library, path) == f"the library of matches {path} cannot be used: {why}."
        assert path.read_bytes() == before
        assert list(path.parent.glob("matches*")) == [path]

    @pytest.mark.parametrize(
        "content",
        [
            pytest.param(b"Dear diary, " * 500, id="a letter"),
            pytest.param(b"SQLite format 3\x00" + b"\x00" * 5000, id="only the head"),
        ],
    )
    def test_another_kind_of_file(self, path, content):
        path.write_bytes(content)
        self.unusable(path, "it is broken")

    def test_damaged_tables(self, path):
        Library(path).close()
        whole = path.read_bytes()
        path.write_bytes(whole[:100] + b"\xff" * 900 + whole[1000:])
        self.unusable(path, "it is broken")

    def test_another_programs_tables(self, path):
        with closing(sqlite3.connect(path)) as file:
            file.execute("CREATE TABLE matches (colour TEXT)")
        self.unusable(path, "another program has written it")

    def test_tables_that_another_program_has_changed(self, path):
        """What it has added would be run by what is written here."""
        Library(path).close()
        with closing(sqlite3.connect(path)) as file:
            file.execute(
                "CREATE TRIGGER sweep AFTER UPDATE ON matches BEGIN DELETE FROM matches; END"
            )
        self.unusable(path, "another program has changed its tables")

    def test_tables_whose_names_are_no_text(self, path):
        Library(path).close()
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA writable_schema = ON")
            file.execute("UPDATE sqlite_master SET name = CAST(x'6dff' AS TEXT), sql = 'CREATE'")
            file.commit()
        self.unusable(path, "it is broken")

    def test_a_newer_library(self, path):
        Library(path).close()
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA user_version = 99")
        self.unusable(
            path,
            f"a newer Tabletop has written it (version 99; this one knows {library_file.VERSION})",
        )

    def test_a_folder_of_that_name(self, path):
        path.mkdir()
        assert refused(Library, path).endswith("cannot be used: it cannot be opened.")

    def test_a_file_where_the_folder_should_be(self, path):
        path.write_bytes(b"")
        found = path / "below"
        assert refused(Library, found) == (
            f"the library of matches {found} cannot be used: "
            f"the folder {path} cannot be made: File exists."
        )

    def test_a_folder_in_which_nothing_may_be_laid(self, path, monkeypatch):
        path.mkdir()
        monkeypatch.setattr(library_file.os, "access", lambda folder, how: False)
        assert refused(Library, path).endswith("cannot be used: it may not be written.")


class TestTakenAway:
    """SQLite would go on writing into a file that has lost its name."""

    GONE = "it was moved, deleted or replaced; start Tabletop again to keep matches."

    @pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
    def test_nothing_is_written_that_nobody_would_find(self, path, library, session, caries, how):
        if how == "deleted":
            path.unlink()
        elif how == "moved":
            path.rename(path.with_name("moved.sqlite"))
        else:
            Library(path.with_name("other.sqlite")).close()
            path.with_name("other.sqlite").replace(path)
        ply = session.match.ply
        for act in (lambda: caries.play(session, "roll 3"), session.undo, library.edition):
            assert refused(act).endswith(self.GONE)
        assert session.match.ply == ply

    def test_what_comes_back_is_taken_again(self, path, library, session, caries):
        path.rename(path.with_name("moved.sqlite"))
        refused(caries.play, session, "roll 3")
        path.with_name("moved.sqlite").rename(path)
        caries.play(session, "roll 3")
        assert library.open(1)[0].log == session.match.log


class TestClock:
    """Clocks are set back; what is in the library does not depend on them."""

    @pytest.fixture
    def earlier(self, monkeypatch):
        """Each look at the clock shows an hour less."""

        class Clock(datetime):
            looks = 0

            @classmethod
            def now(cls, tz=None):
                cls.looks += 1
                return datetime.now(tz) - timedelta(hours=cls.looks)

        monkeypatch.setattr("tabletop.library.datetime", Clock)

    def test_a_match_is_written_and_read_as_ever(self, library, session, caries, earlier):
        caries.play(session, "roll 3")
        session.undo()
        caries.play_on(session, 10_000)
        (entry,) = library.recent(9)
        assert entry.finished
        assert library.open(1)[0].log == session.match.log

    def test_whoever_counts_hears_of_it(self, path, library, session, caries, earlier):
        editions = [library.edition()]
        caries.play(session, "roll 3")
        editions.append(library.edition())
        with closing(Library(path)) as other:
            caries.play(Session(*other.open(1)), "take cube")
        editions.append(library.edition())
        assert len(set(editions)) == 3
        assert library.edition() == editions[-1]


class TestSteps:
    """As if this program knew one version more than the one that wrote the file."""

    @pytest.fixture
    def newer(self, monkeypatch):
        def step(*statements):
            monkeypatch.setattr(library_file, "_STEPS", (*library_file._STEPS, statements))
            monkeypatch.setattr(library_file, "VERSION", library_file.VERSION + 1)

        return step

    def version(self, path):
        with closing(sqlite3.connect(path)) as file:
            return file.execute("PRAGMA user_version").fetchone()[0]

    def test_bring_up_an_older_library_with_its_matches(self, path, library, session, newer):
        library.close()
        newer("ALTER TABLE matches ADD COLUMN remark TEXT NOT NULL DEFAULT 'fine'")
        with closing(Library(path)) as again:
            assert again.open(1)[0].log == session.match.log
        assert self.version(path) == library_file.VERSION
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("SELECT remark FROM matches").fetchall() == [("fine",)]

    def test_that_fail_leave_the_old_library(self, path, library, session, newer, monkeypatch):
        library.close()
        old = library_file.VERSION
        with monkeypatch.context():
            newer("ALTER TABLE matches ADD COLUMN remark TEXT", "no such statement")
            refused(Library, path)
        monkeypatch.undo()
        assert self.version(path) == old
        with closing(Library(path)) as again:
            assert again.open(1)[0].log == session.match.log

    def test_are_made_once(self, path):
        Library(path).close()
        before = path.read_bytes()
        Library(path).close()
        assert path.read_bytes() == before


class TestTrouble:
    """After a failed action the match is as it was, and the next one works when it is over."""

    @pytest.fixture(autouse=True)
    def no_patience(self, monkeypatch):
        monkeypatch.setattr(library_file, "_PATIENCE", 0.02)

    def unchanged(self, session, library, act, *args):
        """What was said when *act* failed; nothing has happened, here or in the file."""
        log, undone = list(session.match.log), list(session.match.undone)
        told = []
        session.stepped.connect(told.append)
        session.rewound.connect(told.append)
        sentence = refused(act, *args)
        assert session.match.log == log
        assert session.match.undone == undone
        assert told == []
        found, _ = library.open(1)
        assert (found.log, found.undone) == (log, undone)
        session.stepped.disconnect(told.append)
        session.rewound.disconnect(told.append)
        return sentence

    @pytest.mark.parametrize("step", ["play", "undo", "redo"])
    def test_another_program_holds_it(self, library, session, caries, step):
        if step == "redo":
            session.undo()
        act = {
            "play": lambda: caries.play(session, "roll 3"),
            "undo": session.undo,
            "redo": session.redo,
        }[step]
        with closing(sqlite3.connect(library.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            sentence = self.unchanged(session, library, act)
            other.execute("ROLLBACK")
        assert sentence.endswith(f"{library.path} cannot be used: another program is holding it.")
        act()
        assert library.open(1)[0].log == session.match.log

    def test_the_disk_is_full(self, library, session, caries):
        with library._file.transaction() as file:
            (pages,) = file.execute("PRAGMA page_count").fetchone()
            (most,) = file.execute("PRAGMA max_page_count").fetchone()
            file.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(LibraryError) as caught:
            caries.play_on(session, 10_000)
        assert str(caught.value).endswith("cannot be used: the disk is full.")
        assert session.turn is not None
        assert library.open(1)[0].log == session.match.log
        again = lambda: caries.play_on(session, 1)  # noqa: E731
        assert "the disk is full" in self.unchanged(session, library, again)
        with library._file.transaction() as file:
            file.execute(f"PRAGMA max_page_count = {most}")
        again()
        assert library.open(1)[0].log == session.match.log

    def test_it_may_not_be_written(self, library, session, caries):
        with library._file.transaction("DEFERRED") as file:
            file.execute("PRAGMA query_only = ON")
        act = lambda: caries.play(session, "roll 3")  # noqa: E731
        assert self.unchanged(session, library, act).endswith("it may not be written.")
        with library._file.transaction("DEFERRED") as file:
            file.execute("PRAGMA query_only = OFF")
        act()
        assert library.open(1)[0].log == session.match.log

    def test_it_is_closed_already(self, library, session, caries):
        library.close()
        assert "cannot be used: " in refused(caries.play, session, "roll 3")

    def test_a_match_that_was_played_is_left_all_the_same(self, library, caries):
        kept = [library.begin(caries.begin("Anna")) for _ in range(2)]
        match, _ = library.open(kept[0].id)
        caries.play(Session(match, kept[0]), "one die")
        with closing(sqlite3.connect(library.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            kept[0].forget_unplayed()
            assert "another program is holding it" in refused(kept[1].forget_unplayed)
            other.execute("ROLLBACK")
        kept[1].forget_unplayed()
        assert [entry.id for entry in library.recent(9)] == [kept[0].id]

    def test_a_match_that_cannot_be_begun_leaves_no_trace(self, library, session, caries):
        match = caries.begin("Anna")
        with closing(sqlite3.connect(library.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused(library.begin, match)
            other.execute("ROLLBACK")
        assert [entry.id for entry in library.recent(9)] == [1]


class TestTwoWindows:
    """The same match on two tables: who was overtaken is told, and may not write."""

    @pytest.fixture
    def other(self, path, session):
        with closing(Library(path)) as window:
            yield Session(*window.open(1))

    def overtaken(self, act, *args):
        assert refused(act, *args) == (
            "this match was played on in another window; open it again to go on from there."
        )

    def test_the_other_played_on(self, library, session, other, caries):
        caries.play(other, "roll 3")
        self.overtaken(caries.play, session, "roll 1")
        assert caries.lines(session.match)[-1] == "one die"
        assert library.open(1)[0].log == other.match.log

    def test_the_other_came_to_the_same_length_by_another_way(
        self, library, session, other, caries
    ):
        other.undo()
        caries.play(other, "one die", "roll 3")
        other.undo()
        caries.play(other, "one die")
        assert other.match.ply == session.match.ply
        self.overtaken(caries.play, session, "roll 1")
        assert library.open(1)[0].log == other.match.log

    def test_who_was_overtaken_can_know(self, library, session, other, caries):
        kept = library.open(1)[1]
        assert not kept.is_behind()
        caries.play(other, "roll 3")
        assert kept.is_behind()
        library.forget(1)
        assert not kept.is_behind()

    def test_the_other_took_back(self, session, other):
        other.undo()
        self.overtaken(session.undo)
        assert session.match.ply == 4

    def test_who_plays_goes_on(self, library, session, other, caries):
        caries.play(other, "roll 3")
        self.overtaken(caries.play, session, "roll 3")
        caries.play(other, "take cube", "one die")
        assert library.open(1)[0].log == other.match.log

    def test_who_opens_it_again_goes_on(self, library, session, other, caries):
        caries.play(other, "roll 3")
        self.overtaken(caries.play, session, "roll 3")
        again = Session(*library.open(1))
        caries.play(again, "take cube")
        assert caries.lines(library.open(1)[0])[-2:] == ["roll 3", "take cube"]

    def test_two_matches_do_not_touch_each_other(self, path, library, session, caries):
        match = caries.begin("Zoë")
        with closing(Library(path)) as window:
            other = Session(match, window.begin(match))
            for _ in range(10):
                caries.play_on(session, 1)
                caries.play_on(other, 1)
        assert library.open(1)[0].log == session.match.log
        assert library.open(2)[0].log == match.log
