"""The tools in the corner: each is what its action is, and hears of it once; and the menus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QToolButton

from tabletop import games
from tabletop.kernel.errors import LibraryError
from ui.picture import played


@pytest.fixture
def page(window):
    window.begin(played(games.load("croco"), 2, 5, 4))
    return window.page


def tool_of(window, action: QAction) -> QToolButton:
    names = [button.text() for button in tools(window)]
    return tools(window)[names.index(action.iconText())]


def tools(window) -> list[QToolButton]:
    return window.menuBar().cornerWidget().findChildren(QToolButton)


def test_there_is_one_for_each_icon_in_their_order(window, page):
    assert [tool.text() for tool in tools(window)] == [
        action.iconText() for action in window.do.icons.values()
    ]


@pytest.mark.parametrize("name", ["undo", "redo", "hint", "review"])
def test_each_looks_as_its_action_stands(window, page, name):
    action = getattr(window.do, name)
    tool = tool_of(window, action)
    for enabled in (True, False):
        action.setEnabled(enabled)
        assert tool.isEnabled() == enabled
    action.setToolTip("why it is closed")
    assert tool.toolTip() == "why it is closed"
    assert not tool.icon().isNull()
    assert tool.isCheckable() == action.isCheckable()


def test_a_click_does_what_the_action_does(window, page):
    tool = tool_of(window, window.do.review)
    for looks_back in (True, False):
        QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
        assert page.is_reviewing() == looks_back
        assert tool.isChecked() == looks_back


def test_a_key_shows_on_it(window, page):
    QTest.keyClick(page.table, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert tool_of(window, window.do.review).isChecked()


def test_however_often_an_action_changes_it_is_heard_by_as_many(window, page):
    action = window.do.undo
    before = action.receivers("2changed()")
    for turn in range(20):
        action.setEnabled(turn % 2 == 0)
        action.setToolTip(f"why {turn}")
    assert action.receivers("2changed()") == before


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Right])
def test_a_list_of_matches_that_cannot_be_read_is_told_when_its_menu_is_open(
    window, qtbot, monkeypatch, key
):
    """What comes while a menu opens would tear it down, and the window with it."""

    def broken(limit):
        raise LibraryError("the matches cannot be read.")

    monkeypatch.setattr(window.keeping.library, "recent", broken)
    menus = window.menus
    menus.match.popup(window.mapToGlobal(window.rect().center()))
    menus.match.setActiveAction(menus.recent.menuAction())
    QTest.keyClick(menus.match, key)
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (said,) = window.findChildren(QMessageBox)
    assert said.text() == "The matches cannot be read."
    assert QApplication.activePopupWidget() is None
