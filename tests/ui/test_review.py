"""Looking back: by the keyboard from anywhere, by a press in the groove, by dragging."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.panels.review import ReviewBar
from ui.settings import Settings
from ui.stage.theme import LIGHT

_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(params=["caries", "clever"])
def looking(request: pytest.FixtureRequest, laid: Any, settings: Settings) -> Any:
    """A match of 40 actions that one begins to look back at."""
    table = laid(request.param, seats=2, plies=40)
    table.quiet()
    table.page.activateWindow()
    table._qtbot.waitUntil(table.page.isActiveWindow)
    table.page.side.moves._rows.setFocus()
    table.page.past.toggle()
    return table


def press(looking: Any, key: Qt.Key) -> None:
    """A key, wherever the keyboard is."""
    QTest.keyClick(QApplication.focusWidget(), key)


def test_arrows_step_at_once(looking: Any) -> None:
    review = looking.page.review
    for key, ply in (
        (Qt.Key.Key_Left, 39),
        (Qt.Key.Key_Left, 38),
        (Qt.Key.Key_Right, 39),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 40),
    ):
        press(looking, key)
        assert review.ply == ply
        assert looking.scene.dump() == looking.fresh(looking.session.match.state_at(ply))


@pytest.mark.parametrize("where", ["slider", "log", "table"])
def test_one_key_is_one_step_wherever_the_keyboard_is(looking: Any, where: str) -> None:
    page = looking.page
    {"slider": page.review._slider, "log": page.side.log._lines, "table": page.table}[
        where
    ].setFocus()
    press(looking, Qt.Key.Key_Left)
    assert page.review.ply == 39


def test_when_it_is_closed_arrows_are_the_tables_again(looking: Any) -> None:
    looking.page.past.toggle()
    looking.quiet()
    said: list[str] = []
    looking.scene.pointed.connect(said.append)
    press(looking, Qt.Key.Key_Right)
    assert said
    assert not looking.page.is_reviewing()


def test_a_press_in_the_groove_goes_there_and_is_dragged_on(looking: Any) -> None:
    slider, review = looking.page.review._slider, looking.page.review
    _, groove = slider._parts()
    for part in (0.1, 0.5, 0.8):
        x = groove.left() + round(groove.width() * part)
        QTest.mousePress(slider, _LEFT, pos=QPoint(x, groove.center().y()))
        assert abs(review.ply - 40 * part) <= 2
        before = review.ply
        QTest.mouseMove(slider, QPoint(x + groove.width() // 10, groove.center().y()))
        assert abs(review.ply - before - 4) <= 1
        end = QPoint(x + groove.width() // 10, groove.center().y())
        QTest.mouseRelease(slider, _LEFT, pos=end)
        there = review.ply
        QTest.mouseMove(slider, QPoint(groove.left(), groove.center().y()))
        assert review.ply == there


def test_who_takes_the_handle_takes_it_where_it_is(qtbot: QtBot, settings: Settings) -> None:
    review = ReviewBar(LIGHT)
    qtbot.addWidget(review)
    review.resize(800, 40)
    review.show()
    review.begin(200, 50)
    handle, groove = review._slider._parts()
    at = handle.center() + QPoint(handle.width() // 2 - 1, 0)
    QTest.mousePress(review._slider, _LEFT, pos=at)
    assert review.ply == 50
    QTest.mouseMove(review._slider, at + QPoint(groove.width() // 4, 0))
    assert abs(review.ply - 100) <= 3
    QTest.mouseRelease(review._slider, _LEFT, pos=at + QPoint(groove.width() // 4, 0))
