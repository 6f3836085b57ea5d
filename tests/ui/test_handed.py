"""A file that the system hands to the running program lies on the table, early or late."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from tabletop import games
from tabletop.kernel import save
from ui.handed import Handed
from ui.picture import played
from ui.window import Window


@pytest.fixture
def handed(qapp: QApplication):
    made = Handed(qapp)
    yield made
    qapp.removeEventFilter(made)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.tabletop"
    save.write(played(games.load("caries"), 2, 5, 6), file)
    return file


def hand_over(app: QApplication, file: Path) -> None:
    app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(file))))


def test_what_is_handed_over_lies_on_the_table(qapp, handed, window: Window, evening) -> None:
    handed.give(window.open_file)
    hand_over(qapp, evening)
    assert window.page is not None
    assert window.page.session.match.ply == 6
    assert window.files.path == evening


def test_what_came_too_early_waits_for_the_table(qapp, handed, window: Window, evening) -> None:
    hand_over(qapp, evening)
    assert window.page is None
    handed.give(window.open_file)
    assert window.page is not None
    assert window.files.path == evening


def test_what_is_no_match_is_said(qapp, handed, window: Window, tmp_path) -> None:
    handed.give(window.open_file)
    other = tmp_path / "other.tabletop"
    other.write_text("[]", encoding="utf-8")
    hand_over(qapp, other)
    assert window.page is None
    (box,) = window.findChildren(QMessageBox)
    assert "other.tabletop" in box.text()
    box.close()
