"""Files dropped onto the window: a match is laid on the table, anything else gets a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from tabletop import games
from tabletop.kernel import save
from ui import picture
from ui.window import Window


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "évening & more.tabletop"
    save.write(picture.played(games.load("croco"), 2, 7, 6), path)
    return path


def dropped(window: Window, *files: Path | str) -> bool:
    """Drags files over the window and lets go of them there; whether they may be dropped.

    Whatever lies in the middle of the window is asked first, as by Qt.
    """
    what = QMimeData()
    what.setUrls(
        [QUrl.fromLocalFile(str(file)) if isinstance(file, Path) else QUrl(file) for file in files]
    )
    how = (
        Qt.DropAction.CopyAction,
        what,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    beneath = window.childAt(window.rect().center())
    asks = QDragEnterEvent(QPoint(9, 9), *how), QDragMoveEvent(QPoint(9, 9), *how)
    for event in asks:
        event.ignore()
        QApplication.sendEvent(beneath, event)
    # Even a system that asks nobody beforehand does no harm.
    QApplication.sendEvent(beneath, QDropEvent(QPointF(9, 9), *how))
    return all(event.isAccepted() for event in asks)


def said(window: Window) -> list[str]:
    """What is said in small windows, which are closed then."""
    boxes = window.findChildren(QMessageBox)
    texts = [box.text() for box in boxes]
    for box in boxes:
        box.close()
        box.setParent(None)
    return texts


def test_a_match_is_laid_out_from_the_shelf(window: Window, file: Path) -> None:
    assert dropped(window, file)
    assert window.page is not None
    assert window.page.session.match.ply >= 6
    assert window.files.path == file


def test_a_match_is_laid_out_while_another_lies_there_which_waits(window, file) -> None:
    window.begin(picture.played(games.load("caries"), 2, 7, 9))
    assert dropped(window, file)
    assert window.page.session.match.game.id == "croco"
    window.show_shelf()
    assert {card.entry.game for card in window.shelf.waiting} == {"caries", "croco"}


def test_another_file_is_one_sentence_and_nothing_changes(window, tmp_path) -> None:
    other = tmp_path / "holiday.txt"
    other.write_text("no match", encoding="utf-8")
    assert dropped(window, other)
    (sentence,) = said(window)
    assert str(other) in sentence
    assert window.page is None


def test_several_files_are_one_sentence(window, file) -> None:
    assert dropped(window, file, file)
    assert said(window) == ["Only one match lies on the table: drop one file."]
    assert window.page is None


def test_a_folder_is_one_sentence(window, tmp_path) -> None:
    assert dropped(window, tmp_path)
    assert said(window) == [f"{tmp_path} is a folder: drop the file of a match."]


def test_what_lies_elsewhere_cannot_be_dropped(window) -> None:
    assert not dropped(window, "https://example.org/evening.tabletop")
    assert said(window) == []


def test_nothing_is_dropped_past_an_open_question(window, file) -> None:
    window.do.settings.trigger()
    assert QApplication.activeModalWidget() is not None
    assert not dropped(window, file)
    assert window.page is None
    QApplication.activeModalWidget().close()
    assert dropped(window, file)
    assert window.page is not None
