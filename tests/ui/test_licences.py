"""Everything that an installed Tabletop is made of has its licence in full, a click from About."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from tabletop import __version__
from ui import licences
from ui.about import About
from ui.licences import Licences, works

ROOT = Path(__file__).parents[2]


def plain(package: str) -> str:
    """A package's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", package).lower()


def needed(package: str) -> set[str]:
    """A package and all that it needs to run, without extras."""
    found = {plain(package)}
    for requirement in metadata.requires(package) or ():
        name, _, condition = requirement.partition(";")
        if "extra ==" in condition or ("python_version <" in condition):
            continue
        word = re.match(r"[\w.-]+", name)
        assert word is not None, requirement
        found |= needed(word[0])
    return found


def test_whatever_it_needs_to_run_has_its_licence():
    told = {plain(package) for work in works() for package in work.packages}
    assert needed("tabletop") - told == set()


@pytest.mark.parametrize("work", works(), ids=lambda work: work.name)
def test_each_licence_can_be_read_in_full(work):
    assert len(work.text()) > 1000
    assert "\ufffd" not in work.text()


def test_what_the_lesser_licence_refers_to_is_there():
    (qt,) = [work for work in works() if "shiboken6" in work.packages]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in qt.text()
    assert "TERMS AND CONDITIONS" in qt.text()


def test_our_own_is_the_one_of_the_project():
    (ours,) = [work for work in works() if "tabletop" in work.packages]
    assert ours.text() == (ROOT / "LICENSE").read_text(encoding="utf-8").strip("\n")


@pytest.fixture
def about(qtbot, settings) -> About:
    made = About()
    qtbot.addWidget(made)
    made.show()
    return made


def test_about_tells_what_a_report_needs_and_lets_it_be_copied(about):
    assert __version__ in about.version.text()
    for word in ("Python 3.", "PySide6 6.", "Qt 6."):
        assert word in about.made_of.text()
    for label in (about.version, about.made_of, about.text):
        assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_a_click_opens_the_licences_and_another_turns_to_one(qtbot, about):
    qtbot.mouseClick(about.licences, Qt.MouseButton.LeftButton)
    (dialog,) = about.findChildren(Licences)
    assert "Tabletop developers" in dialog.text.toPlainText()
    names = dialog.names
    (numpy,) = names.findItems("NumPy", Qt.MatchFlag.MatchStartsWith)
    where = names.visualItemRect(numpy).center()
    qtbot.mouseClick(names.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert "NumPy Developers" in dialog.text.toPlainText()
    dialog.close()


def test_the_keyboard_reads_them_all(qtbot, about):
    about.licences.click()
    (dialog,) = about.findChildren(Licences)
    seen = {dialog.text.toPlainText()}
    for _ in works()[1:]:
        qtbot.keyClick(dialog.names, Qt.Key.Key_Down)
        seen.add(dialog.text.toPlainText())
    assert len(seen) == len(works())
    dialog.close()


def test_where_they_are_missing_it_is_said(about, monkeypatch, tmp_path):
    monkeypatch.setattr(licences, "asset", lambda name: tmp_path / name)
    about.licences.click()
    (box,) = about.findChildren(QMessageBox)
    assert str(tmp_path) in box.text()
    assert not about.findChildren(Licences)
    box.close()
