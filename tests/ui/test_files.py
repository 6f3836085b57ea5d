"""Matches as files: saved, opened once or again, dropped, and refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.match import Match
from ui import picture
from ui.window import Window

GAME = games.load(games.names()[0])


def match_of(people: int = 2, *, plies: int = 0) -> Match:
    """A match of people, *plies* actions on."""
    return picture.played(GAME, people, 7, plies)


def played(window: Window) -> Match:
    assert window.page is not None
    return window.page.session.match


def play(window: Window) -> None:
    """Somebody does the first thing that can be done."""
    assert window.page is not None
    window.page.session.play(window.page.session.legal_actions[0])


def said(window: Window) -> str:
    """The sentence in the box over the window; the box is gone then."""
    (box,) = window.findChildren(QMessageBox)
    text = box.text()
    box.close()
    box.deleteLater()
    return text


class TestFiles:
    def test_a_saved_match_is_read_back(self, window: Window, tmp_path, monkeypatch) -> None:
        window.begin(match_of(plies=5))
        monkeypatch.setattr(
            QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "evening"), "")
        )
        window.do.save.trigger()
        file = tmp_path / "evening.tabletop"
        assert save.read(file, games.load).actions == played(window).actions
        assert "evening.tabletop" in window.windowTitle()

    def test_the_title_marks_what_is_not_in_the_file_yet(self, window, tmp_path) -> None:
        save.write(match_of(plies=5), tmp_path / "a.tabletop")
        window.open_file(tmp_path / "a.tabletop")
        was_behind = window.isWindowModified()
        play(window)
        assert window.isWindowModified()
        window.do.save.trigger()
        assert (was_behind, window.isWindowModified()) == (played(window).ply > 6, False)

    def test_an_opened_file_is_kept_in_the_library_from_then_on(self, window, tmp_path) -> None:
        save.write(match_of(plies=5), tmp_path / "a.tabletop")
        window.open_file(tmp_path / "a.tabletop")
        play(window)
        count = played(window).ply
        window.show_shelf()
        assert [entry.length for entry in window.keeping.recent(9)] == [count]
        assert window.settings.recent_files == (tmp_path / "a.tabletop",)

    def test_a_file_opened_again_goes_on_with_the_match_that_is_kept(
        self, window, tmp_path
    ) -> None:
        file = tmp_path / "a.tabletop"
        save.write(match_of(plies=5), file)
        for _ in range(3):
            window.open_file(file)
        window.show_shelf()
        (entry,) = window.keeping.recent(9)
        window.go_on(entry)
        play(window)
        window.open_file(file)
        window.show_shelf()
        assert len(window.keeping.recent(9)) == 2

    def test_a_file_without_an_action_can_be_opened_again_and_played(
        self, window, tmp_path
    ) -> None:
        file = tmp_path / "a.tabletop"
        save.write(match_of(1), file)
        for _ in range(2):
            window.open_file(file)
        play(window)
        assert [entry.length for entry in window.keeping.recent(9)] == [played(window).ply]

    def test_a_match_of_an_unknown_bot_is_told_at_once(self, window, tmp_path) -> None:
        file = tmp_path / "a.tabletop"
        save.write(match_of(2, plies=3), file)
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace('"bot": null', '"bot": "genius"', 1), encoding="utf-8")
        window.open_file(file)
        assert 'no bot "genius"' in said(window)
        assert window.page is None

    def test_a_file_can_be_dropped(self, window: Window, tmp_path: Path) -> None:
        save.write(match_of(plies=5), tmp_path / "a.tabletop")
        dropped = QMimeData()
        dropped.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.tabletop"))])
        how = (
            Qt.DropAction.CopyAction,
            dropped,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), *how))
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *how))
        assert played(window).ply >= 5

    @pytest.mark.parametrize("content", ["", "{}", "no JSON", '{"format": "x", "schema": 1}'])
    def test_a_broken_file_gets_one_sentence_and_nothing_changes(
        self, window, tmp_path, content
    ) -> None:
        file = tmp_path / "broken.tabletop"
        file.write_text(content, encoding="utf-8")
        window.open_file(file)
        assert str(file) in said(window)
        assert window.page is None

    def test_what_cannot_be_saved_is_said(self, window, tmp_path, monkeypatch) -> None:
        window.begin(match_of(plies=5))
        nowhere = tmp_path / "nowhere" / "a.tabletop"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(nowhere), ""))
        window.do.save_as.trigger()
        assert str(nowhere) in said(window)
