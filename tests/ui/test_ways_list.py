"""Who plays from the moves list goes on there: the keyboard is where it was left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget

from tests.ui.hands import quiet

K = Qt.Key


def rows_of(table):
    return table.page.moves.findChild(QListWidget)


def line_of(table):
    return table.page.moves.findChild(QLineEdit)


@pytest.fixture
def playing(laid):
    """Croco, and the keyboard is in the list."""
    table = laid("croco", seats=2, plies=6)
    quiet(table)
    rows_of(table).setFocus()
    QTest.keyClick(rows_of(table), K.Key_Home)
    return table


def test_after_a_choice_the_first_of_the_next_rows_is_current(playing):
    rows = rows_of(playing)
    QTest.keyClick(rows, K.Key_Down)
    second = playing.session.legal_actions[1]
    QTest.keyClick(rows, K.Key_Return)
    quiet(playing)
    assert playing.session.match.actions[6] == second
    assert rows.hasFocus()
    assert rows.currentRow() == 0


def test_what_is_current_is_lit_on_the_table(playing):
    lit = []
    playing.page.moves.lit.connect(lit.append)
    QTest.keyClick(rows_of(playing), K.Key_Down)
    QTest.keyClick(rows_of(playing), K.Key_Return)
    quiet(playing)
    assert lit[-1] == playing.session.legal_actions[0]


def test_for_who_plays_on_the_table_no_row_is_current(playing):
    playing.page.table.setFocus()
    playing.session.play(playing.session.legal_actions[0])
    quiet(playing)
    assert rows_of(playing).currentRow() == -1
    assert playing.page.table.hasFocus()


def test_a_key_that_is_held_down_chooses_once(playing):
    rows, modifier = rows_of(playing), Qt.KeyboardModifier.NoModifier
    QTest.keyClick(rows, K.Key_Return)
    quiet(playing)
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, K.Key_Return, modifier, "", True)
        QApplication.sendEvent(rows, held)
        quiet(playing)
    assert playing.session.match.ply == 7


def test_dice_that_are_typed_need_no_looking_for_the_line(laid):
    table = laid("clever", seats=2, own_dice=True)
    quiet(table)
    rows, line = rows_of(table), line_of(table)
    rows.setFocus()
    while table.session.match.game.legal_actions(table.session.state):
        assert rows.hasFocus()
        QTest.keyClick(rows, K.Key_Return)
        quiet(table)
    assert line.hasFocus()
    QTest.keyClicks(line, "351624")
    QTest.keyClick(line, K.Key_Return)
    quiet(table)
    assert table.actions[-1] == "roll 3 5 1 6 2 4"
    assert rows.hasFocus()
    assert rows.currentRow() == 0
