"""Something goes wrong that nobody foresaw: a report, a sentence, and the match again."""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox

from tabletop import games
from tabletop.kernel.errors import LibraryError
from tabletop.kernel.match import Match
from ui import app, picture, reports
from ui.mishap import Mishaps
from ui.trouble import Trouble
from ui.window import Window

GAME = games.load(games.names()[0])


def match_of(plies: int = 8) -> Match:
    return picture.played(GAME, 2, 7, plies)


@pytest.fixture
def mishaps(window: Window, monkeypatch) -> Mishaps:
    made = Mishaps(lambda: window, window)
    # Instead of the test's own watch over Qt's slots.
    monkeypatch.setattr(sys, "excepthook", made.happened)
    return made


def happen(mishaps: Mishaps, error: Exception) -> None:
    try:
        raise error
    except Exception:
        mishaps.happened(*sys.exc_info())


def dialog_of(qtbot, window: Window) -> Trouble:
    """Waits for what is said."""
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(Trouble)))
    (dialog,) = window.findChildren(Trouble)
    return dialog


def kept() -> list[Path]:
    return sorted(reports.folder().glob("*.txt"))


class TestReport:
    def test_tells_versions_the_match_and_where_it_went_wrong(self, qtbot, window, mishaps) -> None:
        window.begin(match_of())
        happen(mishaps, ZeroDivisionError("by nought"))
        report = dialog_of(qtbot, window).report.toPlainText()
        for told in ("Tabletop ", "Python ", "Qt ", "Language en", "by nought", "Traceback"):
            assert told in report
        match = window.page.session.match
        assert f"{match.game.id} " in report
        assert match.game.notation(match.state) in report
        for played in match.log[-3:]:
            assert match.game.encode(played.action) in report
        (file,) = kept()
        assert file.read_text(encoding="utf-8").endswith(f"{report}\n")

    def test_names_nobody_and_no_folder_of_the_user(self, qtbot, window, mishaps) -> None:
        match = match_of()
        names = [player.name for player in match.setup.players]
        assert all(len(name) > 2 for name in names)
        window.begin(match)
        home = str(Path.home())
        for number in range(2):
            # The second one belongs to the report of the first.
            told = f"{number}: {names[0]} and {names[1]} at {home}/evening.tabletop"
            happen(mishaps, ValueError(told))
        dialog_of(qtbot, window)
        (file,) = kept()
        report = file.read_text(encoding="utf-8")
        for number in range(2):
            assert f"{number}: player 1 and player 2 at ~/evening" in report
        assert not any(re.search(rf"\b{name}\b", report) for name in names)
        assert f"{home}/" not in report

    @pytest.mark.parametrize("home", ["C:\\Users\\Ada", "/", None])
    def test_names_no_folder_however_it_is_written(self, monkeypatch, home) -> None:
        def found() -> PurePath:
            if home is None:
                raise RuntimeError("there is no home")
            return PureWindowsPath(home) if "\\" in home else PurePosixPath(home)

        monkeypatch.setattr(reports.Path, "home", found)
        told = r"C:\Users\Ada\a.py: 'C:\\Users\\Ada\\b' C:/Users/Ada/c /opt/d"
        report = reports.report(told, None)
        assert report.endswith(r"~\a.py: '~\\b' ~/c /opt/d") == (home == r"C:\Users\Ada")
        assert report.endswith("/opt/d")

    def test_is_short_however_long_the_story(self, qtbot, window, mishaps) -> None:
        for _ in range(9):
            happen(mishaps, ValueError(f"begins {'so it goes ' * 100_000} ends"))
        shown = dialog_of(qtbot, window).report.toPlainText()
        assert "Traceback" in shown
        assert shown.endswith(" ends\n")
        (file,) = kept()
        assert file.stat().st_size < 300_000

    def test_is_written_even_where_the_match_cannot_be_told(
        self, qtbot, window, mishaps, monkeypatch
    ) -> None:
        window.begin(match_of())
        monkeypatch.setattr(type(GAME), "notation", lambda *_: 1 / 0)
        happen(mishaps, ValueError("a letter that is none: \udcff"))
        assert "that is none" in dialog_of(qtbot, window).report.toPlainText()
        (file,) = kept()
        assert r"that is none: \udcff" in file.read_text(encoding="utf-8")

    def test_can_be_copied(self, qtbot, window, mishaps) -> None:
        happen(mishaps, ZeroDivisionError("by nought"))
        dialog = dialog_of(qtbot, window)
        qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
        assert QGuiApplication.clipboard().text() == dialog.report.toPlainText()
        assert dialog.isVisible()

    def test_lies_in_a_folder_that_can_be_opened(self, qtbot, window, mishaps, monkeypatch) -> None:
        opened = []
        monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
        happen(mishaps, ZeroDivisionError("by nought"))
        dialog = dialog_of(qtbot, window)
        assert str(kept()[0]) in dialog.where.text()
        qtbot.mouseClick(dialog.folder_button, Qt.MouseButton.LeftButton)
        assert [Path(url.toLocalFile()) for url in opened] == [reports.folder()]

    def test_of_a_hundred_surprises_is_one_with_all_of_them(self, qtbot, window, mishaps) -> None:
        for _ in range(100):
            happen(mishaps, ValueError("again"))
        dialog_of(qtbot, window)
        (file,) = kept()
        assert file.read_text(encoding="utf-8").count("ValueError: again") == 100

    def test_that_cannot_be_written_is_no_mishap(
        self, qtbot, window, mishaps, monkeypatch, tmp_path
    ):
        (tmp_path / "file").write_text("", encoding="utf-8")
        monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "file"))
        happen(mishaps, ValueError("again"))
        dialog = dialog_of(qtbot, window)
        assert not dialog.folder_button.isVisible()
        assert "could not be written" in dialog.where.text()

    def test_old_ones_are_thrown_away(self, settings) -> None:
        for number in range(30):
            reports.keep(f"number {number}")
        files = kept()
        assert len(files) == 20
        assert "number 29" in files[-1].read_text(encoding="utf-8")

    def test_by_a_clock_that_was_set_back_the_new_one_stays(self, settings) -> None:
        for number in range(20):
            file = reports.keep(f"number {number}")
            assert file is not None
            file.rename(file.with_name(f"9{file.name}"))
        new = reports.keep("the new one")
        assert new in kept()
        assert len(kept()) == 20

    def test_there_is_none_of_what_a_player_may_know(self, window, mishaps) -> None:
        happen(mishaps, LibraryError("the disk is full."))
        (box,) = window.findChildren(QMessageBox)
        assert box.text() == "The disk is full."
        assert not kept()


class TestMatch:
    def test_lies_on_the_table_again_and_can_be_played(
        self, qtbot, window, mishaps, monkeypatch
    ) -> None:
        """A scene that breaks at an event is replaced, and what was done is done."""
        window.begin(match_of())
        page = window.page
        scene_class = type(page.scene)
        whole = scene_class.sync

        def broken(scene, state) -> None:
            if scene is page.scene:
                raise RuntimeError("the table is broken")
            whole(scene, state)

        monkeypatch.setattr(scene_class, "sync", broken)
        QTimer.singleShot(0, lambda: page.session.play(step(page)))
        dialog = dialog_of(qtbot, window)
        assert window.page is not page
        assert "lies on the table again" in dialog.sentence.text()
        match, done = window.page.session.match, page.session.match.actions
        # A throw that needs nobody may have come already.
        assert match.actions[: len(done)] == done
        dialog.close()
        qtbot.waitUntil(lambda: bool(window.page.scene.spots))
        ply = match.ply
        window.page.session.play(step(window.page))
        assert window.page.session.match.ply > ply
        assert [entry.length for entry in window.keeping.recent(9)] == [match.ply]

    def test_waits_on_the_shelf_where_it_cannot_be_shown(
        self, qtbot, window, mishaps, monkeypatch
    ) -> None:
        window.begin(match_of())
        scene_class = type(window.page.scene)

        def broken(scene, state) -> None:
            raise RuntimeError("the table is broken")

        monkeypatch.setattr(scene_class, "sync", broken)
        happen(mishaps, RuntimeError("the table is broken"))
        dialog = dialog_of(qtbot, window)
        assert window.page is None
        assert len(window.shelf.waiting) == 1
        assert window.shelf.isVisible()
        assert "waits on the shelf" in dialog.sentence.text()

    def test_that_breaks_again_at_the_same_place_waits_on_the_shelf(
        self, qtbot, window, mishaps
    ) -> None:
        window.begin(match_of())
        happen(mishaps, RuntimeError("once"))
        dialog = dialog_of(qtbot, window)
        assert window.page is not None
        happen(mishaps, RuntimeError("twice"))
        qtbot.waitUntil(lambda: window.page is None)
        assert "waits on the shelf" in dialog.sentence.text()
        assert len(window.findChildren(Trouble)) == 1

    def test_is_told_of_once_even_where_the_shelf_is_broken_too(
        self, qtbot, window, mishaps, monkeypatch
    ) -> None:
        def broken(*_: object) -> None:
            raise RuntimeError("the shelf is broken")

        window.begin(match_of())
        monkeypatch.setattr(window, "lay_anew", broken)
        monkeypatch.setattr(window.shelf, "set_waiting", broken)
        happen(mishaps, RuntimeError("the table is broken"))
        dialog = dialog_of(qtbot, window)
        assert dialog.sentence.text() == "Something went wrong in Tabletop."
        (file,) = kept()
        assert "the table is broken" in file.read_text(encoding="utf-8")
        assert "the shelf is broken" not in file.read_text(encoding="utf-8")

    def test_without_a_library_goes_on_all_the_same(self, qtbot, settings, home, monkeypatch):
        home.mkdir(exist_ok=True)
        (home / "matches.sqlite").write_text("no library at all", encoding="utf-8")
        window = Window(settings)
        qtbot.addWidget(window)
        window.furnish(*app.library())
        window.show()
        window.begin(match_of())
        actions = window.page.session.match.actions
        happen(Mishaps(lambda: window, window), RuntimeError("once"))
        dialog_of(qtbot, window)
        assert window.page.session.match.actions == actions
        window.close()


def step(page):
    """The first thing that can be done, by whom it may be."""
    match = page.session.match
    return match.drawn() if match.turn < 0 else page.session.legal_actions[0]
