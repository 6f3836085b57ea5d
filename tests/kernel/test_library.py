"""The library keeps every match, and what was taken back in it."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import platformdirs
import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.errors import LibraryError, SaveError
from tabletop.library import Library
from tabletop.library_file import place
from tabletop.session import Session


@pytest.fixture
def library(tmp_path):
    with_matches = Library(tmp_path / "matches.sqlite")
    yield with_matches
    with_matches.close()


def reopened(library, match_id):
    """The match as the next start of the program finds it."""
    again = Library(library.path)
    try:
        match, _ = again.open(match_id)
    finally:
        again.close()
    return match


def damaged(library, statement, *values):
    """Somebody has written in the file by hand."""
    file = sqlite3.connect(library.path)
    with file:
        file.execute(statement, values)
    file.close()


class TestMatch:
    def test_is_found_again_as_it_was_begun(self, library, caries):
        match = caries.begin(
            "Zoë", "bot careful", seed=-(10**30), own_dice=True, fair_undo=True, dice="two"
        )
        found = reopened(library, library.begin(match).id)
        assert (found.setup, found.log, found.state) == (match.setup, [], match.start)

    def test_is_found_again_action_by_action(self, library, caries):
        match = caries.begin("Anna", "Bob")
        kept = library.begin(match)
        session = Session(match, kept)
        for _ in range(30):
            caries.play_on(session, 1)
            assert reopened(library, kept.id).log == match.log

    def test_from_a_file_is_kept_with_all_that_is_in_it(self, library, caries):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 2", "one die", "roll 2")
        match.undo()
        match.undo()
        opened = save.from_json(save.to_json(match), games.load)
        found = reopened(library, library.begin(opened).id)
        assert caries.lines(found) == ["starts 1"]
        assert caries.ahead(found) == ["one die", "roll 2", "one die", "roll 2"]

    def test_goes_on_after_it_was_opened(self, library, caries):
        match_id = library.begin(caries.begin("Anna", "Bob")).id
        for line in ("starts 2", "one die", "roll 2", "one die"):
            match, kept = library.open(match_id)
            caries.play(Session(match, kept), line)
        assert caries.lines(reopened(library, match_id)) == ["starts 2", "one die", "roll 2", line]

    def test_that_is_not_there_is_a_sentence(self, library):
        with pytest.raises(LibraryError, match=r"^match 99 is no longer in the library\.$"):
            library.open(99)


class TestEqual:
    @pytest.fixture
    def match(self, caries):
        match = caries.begin("Anna", "bot careful", dice="two")
        caries.play_on(match, 6)
        return match

    def test_is_found_by_what_was_played_from_the_same_setup(self, library, caries, match):
        for seed in (1, 2):
            library.begin(caries.begin("Anna", seed=seed))
        match_id = library.begin(match).id
        again = save.from_json(save.to_json(match), games.load)
        assert library.equal(again) == match_id

    def test_may_have_been_played_further_and_back(self, library, caries):
        match = caries.begin("Anna")
        session = Session(match, library.begin(match))
        caries.play(session, "one die", "roll 2")
        session.undo()
        assert library.equal(caries.begin("Anna")) == 1

    def test_the_one_touched_last_is_found(self, library, match):
        ids = [library.begin(match).id for _ in range(2)]
        assert library.equal(match) == ids[-1]

    @pytest.mark.parametrize(
        "other",
        [
            pytest.param({"seed": 8}, id="another seed"),
            pytest.param({"dice": "one"}, id="another option"),
            pytest.param({"own_dice": True}, id="own dice"),
            pytest.param({"fair_undo": True}, id="fair undo"),
        ],
    )
    def test_none_is_found_for_another_setup(self, library, caries, other):
        library.begin(caries.begin("Anna", "Bob", dice="two"))
        assert library.equal(caries.begin("Anna", "Bob", **{"dice": "two", **other})) is None

    def test_none_is_found_for_other_players(self, library, caries):
        library.begin(caries.begin("Anna", "Bob"))
        for seats in (("Anna", "Zoë"), ("Anna", "bot careful"), ("Anna",)):
            assert library.equal(caries.begin(*seats)) is None

    def test_none_is_found_for_what_was_played_otherwise(self, library, caries):
        for lines in (["one die", "roll 2"], ["one die", "roll 1"], ["one die"], []):
            match = caries.begin("Anna")
            caries.play(match, *lines)
            assert library.equal(match) is None
            library.begin(match)

    def test_none_is_found_for_another_way_to_the_same_position(self, library, caries, match):
        library.begin(match)
        damaged(library, "UPDATE actions SET text = 'roll 6' WHERE ply = 2")
        assert library.equal(match) is None


class TestTakingBack:
    @pytest.fixture
    def session(self, library, caries):
        """Two turns were played, and both taken back."""
        match = caries.begin("Anna", "Bob", dice="two")
        session = Session(match, library.begin(match))
        caries.play(session, "starts 1", "one die", "roll 2", "one die", "roll 2")
        session.undo()
        session.undo()
        return session

    def test_survives_a_restart(self, library, caries, session):
        found = reopened(library, 1)
        assert caries.lines(found) == ["starts 1"]
        assert caries.ahead(found) == ["one die", "roll 2", "one die", "roll 2"]

    def test_can_come_again_after_a_restart(self, library, caries, session):
        match, kept = library.open(1)
        Session(match, kept).redo()
        found = reopened(library, 1)
        assert caries.lines(found) == ["starts 1", "one die", "roll 2"]
        assert caries.ahead(found) == ["one die", "roll 2"]

    def test_the_same_action_by_hand_keeps_the_rest(self, library, caries, session):
        caries.play(session, "one die")
        assert caries.ahead(reopened(library, 1)) == ["roll 2", "one die", "roll 2"]

    def test_another_action_takes_the_rest_away(self, library, caries, session):
        caries.play(session, "two dice")
        found = reopened(library, 1)
        assert caries.lines(found) == ["starts 1", "two dice"]
        assert caries.ahead(found) == []

    def test_opens_a_match_again_that_was_over(self, library, caries):
        match = caries.begin("Anna")
        session = Session(match, library.begin(match))
        caries.play_on(session, 10_000)
        session.undo()
        (entry,) = [entry for entry in library.recent(9) if entry.id == 1]
        assert (entry.finished, entry.result) == (False, None)
        session.redo()
        assert library.recent(1)[0].finished


class TestRecent:
    def test_shows_the_last_touched_first_and_no_more_than_asked(self, library, caries):
        kept = [library.begin(caries.begin("Anna", seed=seed)) for seed in range(4)]
        match, again = library.open(kept[1].id)
        caries.play_on(Session(match, again), 1)
        assert [entry.id for entry in library.recent(9)] == [2, 4, 3, 1]
        assert [entry.id for entry in library.recent(2)] == [2, 4]
        assert library.recent(0) == []

    def test_tells_what_the_shelf_shows(self, library, caries):
        before = datetime.now(UTC)
        match = caries.begin("Anna", "bot careful")
        caries.play_on(Session(match, library.begin(match)), 5)
        (entry,) = library.recent(9)
        assert (entry.game, entry.players, entry.length) == ("caries", match.setup.players, 5)
        assert (entry.finished, entry.result) == (False, None)
        assert before <= entry.touched <= datetime.now(UTC)

    def test_tells_how_a_match_ended(self, library, caries):
        match = caries.begin("Anna", "Bob")
        caries.play_on(Session(match, library.begin(match)), 10_000)
        (entry,) = library.recent(9)
        ranking = match.game.ranking(match.state)
        assert entry.finished
        assert entry.result.totals == tuple(score.total for score in match.game.scores(match.state))
        assert entry.result.winners == ranking.winners
        assert entry.result.places == ranking.places
        assert entry.result.reason == ranking.reason

    @pytest.mark.parametrize(
        ("column", "value"),
        [
            pytest.param("seats", "[{", id="cut off seats"),
            pytest.param("seats", '[{"name": 3}]', id="seats of another type"),
            pytest.param("seats", b"\xff\x00", id="no text at all"),
            pytest.param("seats", "[" * 100_000, id="seats too deep"),
            pytest.param("length", "long", id="a length in words"),
            pytest.param("touched", "yesterday", id="a day in words"),
            pytest.param("touched", "0001-01-01T00:00:00+00:00", id="the first day there is"),
            pytest.param("touched", "9999-12-31T23:59:59-12:00", id="a day after the last one"),
            pytest.param("result", '{"totals": "many"}', id="another result"),
            pytest.param("game", "chess", id="a game that is not here"),
        ],
    )
    def test_shows_the_others_where_one_cannot_be_read(self, library, caries, column, value):
        for name in ("Anna", "Bob", "Zoë"):
            library.begin(caries.begin(name))
        damaged(library, f"UPDATE matches SET {column} = ? WHERE id = 2", value)
        for limit in (2, 9):
            shown = library.recent(limit)
            assert [entry.players[0].name for entry in shown] == ["Zoë", "Anna"]
        assert library.unfinished(1)[0].players[0].name == "Zoë"

    def test_text_in_no_known_letters_hides_nothing(self, library, caries):
        for name in ("Anna", "Bob"):
            library.begin(caries.begin(name))
        damaged(library, "UPDATE matches SET seats = CAST(x'ff' AS TEXT) WHERE id = 2")
        assert [entry.id for entry in library.recent(9)] == [1]


class TestUnfinished:
    def test_is_where_we_were(self, library, caries):
        for seed in range(2):
            library.begin(caries.begin("Anna", seed=seed))
        over = caries.begin("Anna")
        caries.play_on(Session(over, library.begin(over)), 10_000)
        assert library.recent(1)[0].finished
        assert library.unfinished(1)[0].id == 2

    def test_is_none_on_an_empty_table(self, library):
        assert library.unfinished(1) == []


class TestForgetting:
    def test_takes_the_match_and_its_actions_away(self, library, caries):
        for name in ("Anna", "Bob"):
            match = caries.begin(name)
            caries.play_on(Session(match, library.begin(match)), 3)
        library.forget(1)
        assert [entry.id for entry in library.recent(9)] == [2]
        assert reopened(library, 2).ply == 3
        file = sqlite3.connect(library.path)
        assert file.execute("SELECT DISTINCT match FROM actions").fetchall() == [(2,)]
        file.close()

    def test_never_gives_the_number_to_another_match(self, library, caries):
        """A window that still shows the old one would write into the new one."""
        library.forget(library.begin(caries.begin("Anna")).id)
        assert library.begin(caries.begin("Bob")).id == 2

    def test_a_window_that_still_shows_it_is_told(self, library, caries):
        match = caries.begin("Anna")
        session = Session(match, library.begin(match))
        library.forget(1)
        with pytest.raises(LibraryError, match="match 1 is no longer in the library"):
            caries.play(session, "one die")
        assert match.ply == 0


class TestDamagedMatch:
    @pytest.mark.parametrize(
        ("statement", "says"),
        [
            pytest.param(
                "UPDATE actions SET text = 'roll 9' WHERE ply = 2",
                'at action 3: "roll 9"',
                id="an action that is none",
            ),
            pytest.param(
                "UPDATE actions SET text = 'stop' WHERE ply = 1",
                'at action 2: "stop"',
                id="an action that is not legal",
            ),
            pytest.param("DELETE FROM actions WHERE ply = 0", "at action 1: ", id="a lost action"),
            pytest.param("DELETE FROM actions WHERE ply >= 4", "last position", id="a lost end"),
            pytest.param("UPDATE matches SET length = 7", "last position", id="an action too many"),
            pytest.param("UPDATE matches SET position = 'here'", "last position", id="a position"),
            pytest.param("UPDATE matches SET length = 'long'", "broken", id="a length in words"),
            pytest.param("UPDATE matches SET seed = 'seven'", "broken: ", id="a seed in words"),
            pytest.param(
                "UPDATE matches SET seats = '[{}]'",
                "this match is broken: Object missing required field `name` - at `$.seats[0]`.",
                id="seats without names",
            ),
            pytest.param("UPDATE matches SET options = '{'", "broken: ", id="cut off options"),
            pytest.param("UPDATE matches SET game = 'chess'", "no game", id="a game not here"),
            pytest.param("UPDATE matches SET rules_version = 99", "newer rules", id="newer rules"),
            pytest.param(
                """UPDATE matches SET seats = replace(seats, 'null', '"genius"')""",
                'no bot "genius"',
                id="a bot not here",
            ),
        ],
    )
    def test_is_told_with_its_place(self, library, caries, statement, says):
        match = caries.begin("Anna")
        caries.play_on(Session(match, library.begin(match)), 6)
        damaged(library, statement)
        with pytest.raises(SaveError) as caught:
            library.open(1)
        assert str(caught.value).startswith(f"match 1 of {library.path}: ")
        assert says in str(caught.value)
        assert "\n" not in str(caught.value)


class TestPromise:
    def test_an_action_that_was_written_survives_a_power_cut(self, library):
        """WAL, and a sync at each commit: kill -9 alone would not tell the difference."""
        with library._file.transaction("DEFERRED") as file:
            assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert file.execute("PRAGMA synchronous").fetchone() == (2,), "2 is FULL"


class TestPlace:
    def test_is_the_folder_that_the_environment_names(self, home):
        assert place() == home / "matches.sqlite"
        library = Library()
        library.close()
        assert library.path == home / "matches.sqlite"
        assert library.path.is_file()

    def test_is_the_users_own_folder_else(self, monkeypatch, tmp_path):
        monkeypatch.delenv("TABLETOP_HOME")
        monkeypatch.setattr(
            platformdirs, "user_data_path", lambda name, author: tmp_path / author / name
        )
        assert place() == Path(tmp_path, "Tabletop", "tabletop", "matches.sqlite")
