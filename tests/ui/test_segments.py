"""A row of words of which one holds: Tab comes to that one, and arrows choose another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.segments import Radios, Segments

WORDS = ("off", "fast", "normal", "slow")


class Row:
    """A row between two fields, and what was chosen there."""

    def __init__(self, kind: type[Segments] | type[Radios], qtbot: QtBot):
        self._qtbot = qtbot
        self.window = QWidget()
        self.before, self.after = QLineEdit(), QLineEdit()
        self.words = kind(WORDS)
        self.words.label(["Off", "Fast", "Normal", "Slow"], "Motion")
        column = QVBoxLayout(self.window)
        for widget in (self.before, self.words, self.after):
            column.addWidget(widget)
        self.words.word = "normal"
        self.chosen: list[str] = []
        self.words.chosen.connect(self.chosen.append)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.before.setFocus()

    def press(self, key: Qt.Key) -> None:
        """A key, wherever the keyboard is."""
        self._qtbot.keyClick(self.window.focusWidget(), key)

    @property
    def at(self) -> str:
        """The word at which the keyboard is."""
        here = self.window.focusWidget()
        return next((word for word in WORDS if self.words.button(word) is here), "")


@pytest.fixture(params=[Segments, Radios])
def row(request: pytest.FixtureRequest, qtbot: QtBot, settings) -> Row:
    return Row(request.param, qtbot)


def test_tab_comes_to_the_word_that_holds_and_goes_on(row: Row) -> None:
    row.press(Qt.Key.Key_Tab)
    assert row.at == "normal"
    row.press(Qt.Key.Key_Tab)
    assert row.after.hasFocus()
    row.press(Qt.Key.Key_Backtab)
    assert row.at == "normal"
    row.press(Qt.Key.Key_Backtab)
    assert row.before.hasFocus()
    assert row.chosen == []


def test_tab_comes_to_it_though_it_was_set_by_somebody_else(row: Row) -> None:
    row.words.word = "slow"
    row.press(Qt.Key.Key_Tab)
    assert row.at == "slow"


def test_what_tab_came_to_is_chosen_already(row: Row) -> None:
    row.press(Qt.Key.Key_Tab)
    row.press(Qt.Key.Key_Space)
    assert row.words.word == "normal"


@pytest.mark.parametrize(
    ("key", "found"),
    [
        (Qt.Key.Key_Left, ["fast", "off"]),
        (Qt.Key.Key_Up, ["fast", "off"]),
        (Qt.Key.Key_Right, ["slow"]),
        (Qt.Key.Key_Down, ["slow"]),
    ],
)
def test_arrows_choose_up_to_the_end(row: Row, key: Qt.Key, found: list[str]) -> None:
    row.press(Qt.Key.Key_Tab)
    for _ in range(3):
        row.press(key)
    assert row.chosen == found
    assert row.at == row.words.word == found[-1]
    row.press(Qt.Key.Key_Tab)
    row.press(Qt.Key.Key_Backtab)
    assert row.at == found[-1]


def test_a_click_is_where_tab_comes_to_next(row: Row, qtbot: QtBot) -> None:
    button = row.words.button("off")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    assert row.chosen == ["off"]
    row.before.setFocus()
    row.press(Qt.Key.Key_Tab)
    assert row.at == "off"
