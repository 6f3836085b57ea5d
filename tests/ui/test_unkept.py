"""What is not on disk is said above the table as long as it is not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from tabletop import games, library_file
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.library import Library
from tabletop.session import Session
from ui.settings import Settings
from ui.window import Window

WAITS = "The match waits until that is mended; save it to a file to be safe."


@pytest.fixture(autouse=True)
def no_patience(monkeypatch) -> None:
    monkeypatch.setattr(library_file, "_PATIENCE", 0.02)


@pytest.fixture
def path(home: Path) -> Path:
    return home / "matches.sqlite"


@pytest.fixture
def playing(window: Window) -> Window:
    """Two people have begun."""
    game = games.load("caries")
    window.begin(Match(game, Setup(settled(game.options, {}, game.id), unnamed([None, None]), 7)))
    for _ in range(2):
        play(window)
    return window


def one_more(session: Session) -> None:
    """The first action that there is, or what the dice show."""
    session.play(session.match.drawn() if session.turn == CHANCE else session.legal_actions[0])


def play(window: Window) -> None:
    """Somebody does the first thing that can be done."""
    assert window.page is not None
    window.page._try(lambda: one_more(window.page.session))


def ply(window: Window) -> int:
    assert window.page is not None
    return window.page.session.match.ply


def said(window: Window) -> list[str]:
    """The sentences in small windows."""
    return [box.text() for box in window.findChildren(QMessageBox)]


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program holds the library."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_nothing_is_said_while_all_is_well(playing: Window) -> None:
    assert not playing.bar.isVisible()


@pytest.mark.parametrize("act", ["play", "undo"])
def test_an_action_that_cannot_be_written_waits_and_the_bar_says_why(
    playing: Window, path: Path, act: str
) -> None:
    assert playing.page is not None
    before = ply(playing)
    do = {"play": lambda: play(playing), "undo": playing.page.undo}[act]
    with held(path):
        do()
        trouble = f"The library of matches {path} cannot be used: another program is holding it."
        assert playing.bar.text() == f"{trouble} {WAITS}"
        assert playing.bar.isVisible()
        assert ply(playing) == before
    do()
    assert ply(playing) != before
    assert not playing.bar.isVisible()


def test_it_is_said_of_the_match_that_lies_there_only(playing: Window, path: Path) -> None:
    with held(path):
        play(playing)
    assert playing.bar.isVisible()
    playing.show_shelf()
    assert not playing.bar.isVisible()
    (entry,) = playing.keeping.unfinished(9)
    playing.go_on(entry)
    assert not playing.bar.isVisible()


def test_a_match_that_could_not_be_begun_is_played_unkept(playing: Window, path: Path) -> None:
    assert playing.page is not None
    with held(path):
        playing.again()
    assert said(playing) == [
        f"The library of matches {path} cannot be used: another program is holding it."
    ]
    play(playing)
    assert ply(playing) == 1
    assert playing.bar.text() == (
        "This match is not kept: save it to a file to go on with it later."
    )
    assert playing.bar.isVisible()


class TestTwoWindows:
    @pytest.fixture
    def overtaken(self, playing: Window, path: Path) -> Iterator[Window]:
        """The other window has made two actions more."""
        with closing(Library(path)) as library:
            session = Session(*library.open(library.recent(1)[0].id))
            for _ in range(2):
                one_more(session)
        return playing

    def test_the_bar_says_what_to_do(self, overtaken: Window) -> None:
        before = ply(overtaken)
        play(overtaken)
        assert ply(overtaken) == before
        assert overtaken.bar.text() == (
            "This match was played on in another window; open it again to go on from there."
        )

    @pytest.mark.parametrize("tried", [False, True])
    def test_opened_again_it_goes_on_from_there(self, overtaken: Window, tried: bool) -> None:
        if tried:
            play(overtaken)
        (entry,) = overtaken.keeping.recent(9)
        overtaken.go_on(entry)
        assert ply(overtaken) == 4
        assert not overtaken.bar.isVisible()
        play(overtaken)
        assert ply(overtaken) == 5

    def test_whoever_was_not_overtaken_keeps_what_lies_there(self, playing: Window) -> None:
        page = playing.page
        (entry,) = playing.keeping.recent(9)
        playing.go_on(entry)
        assert playing.page is page

    def test_where_the_library_is_gone_it_stays_as_it_is(self, playing: Window, path: Path) -> None:
        (entry,) = playing.keeping.recent(9)
        path.unlink()
        page = playing.page
        playing.go_on(entry)
        assert playing.page is page
        (sentence,) = said(playing)
        assert "it was moved, deleted or replaced" in sentence


class TestSettings:
    def test_that_cannot_be_kept_are_said_once_and_hold(
        self, qtbot, tmp_path: Path, monkeypatch
    ) -> None:
        (tmp_path / "letter").write_text("", encoding="utf-8")
        monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "letter"))
        settings = Settings()
        told: list[str] = []
        settings.unkept.connect(told.append)
        settings.theme = "dark"
        qtbot.waitUntil(lambda: bool(told))
        settings.theme = "light"
        qtbot.wait(50)
        assert told == [
            f"{tmp_path}/letter/settings.ini cannot be written: "
            "what you have set holds until you close Tabletop."
        ]
        assert settings.theme == "light"

    def test_are_said_in_the_window(self, qtbot, window: Window) -> None:
        window.settings.unkept.emit("They cannot be written.")
        assert said(window) == ["They cannot be written."]


def test_the_sentence_is_plain_text(playing: Window) -> None:
    """A folder may be called like a mark of HTML."""
    assert playing.bar.textFormat() == Qt.TextFormat.PlainText
