"""Where the keyboard is: always seen, and never far from the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextEdit, QToolButton

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui.panels.log import LogPanel
from ui.window import Window

K = Qt.Key


@pytest.fixture
def page(qtbot, window: Window):
    """Two people at Croco: many things can be done."""
    game = games.load("croco")
    options = settled(game.options, {}, game.id)
    window.begin(Match(game, Setup(options, unnamed([None, None]), seed=5)))
    window.activateWindow()
    qtbot.waitUntil(lambda: len(window.page.moves.rows) > 1)
    return window.page


def rows_of(page):
    return page.moves._rows


def chosen(page):
    """The rows that are painted as chosen."""
    return [row.text() for row in rows_of(page).selectedItems()]


class TestMovesList:
    def test_what_enter_would_take_is_seen_when_tab_comes(self, page):
        assert chosen(page) == []
        rows_of(page).setFocus(Qt.FocusReason.TabFocusReason)
        assert chosen(page) == page.moves.rows[:1]

    def test_space_takes_the_row_that_is_seen(self, page):
        page.moves.setFocus()
        rows_of(page).setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(rows_of(page), K.Key_Down)
        (words,) = chosen(page)
        state, ply = page.session.state, page.session.match.ply
        QTest.keyClick(rows_of(page), K.Key_Space)
        played = next(played for played in page.session.match.log if played.ply == ply)
        assert page.words.action(state, played.action) == words

    def test_nothing_is_chosen_there_when_somebody_is_back_at_the_table(self, page):
        rows_of(page).setFocus(Qt.FocusReason.TabFocusReason)
        page.table.setFocus(Qt.FocusReason.TabFocusReason)
        assert chosen(page) == []

    def test_a_click_on_a_row_takes_that_one_and_no_other(self, page):
        where = rows_of(page).visualItemRect(rows_of(page).item(1)).center()
        words, state = page.moves.rows[1], page.session.state
        ply = page.session.match.ply
        QTest.mouseClick(rows_of(page).viewport(), Qt.MouseButton.LeftButton, pos=where)
        played = next(played for played in page.session.match.log if played.ply == ply)
        assert page.words.action(state, played.action) == words


class TestFrame:
    @pytest.mark.parametrize("of", ["moves", "log"])
    def test_is_around_what_has_the_keyboard(self, page, of):
        widget = rows_of(page) if of == "moves" else page.side.findChild(LogPanel)
        widget = widget if of == "moves" else widget.findChild(QTextEdit)
        page.table.setFocus()
        accent = page.palette().highlight().color()

        def framed() -> bool:
            QApplication.processEvents()
            image = widget.grab().toImage()
            return image.pixelColor(image.width() // 2, 0) == accent

        assert not framed()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert framed()


class TestEscape:
    @pytest.mark.parametrize("of", ["moves", "log", "tool"])
    def test_comes_back_to_the_table(self, window, page, of):
        widget = {
            "moves": lambda: rows_of(page),
            "log": lambda: page.side.findChild(LogPanel).findChild(QTextEdit),
            "tool": lambda: window.menuBar().cornerWidget().findChildren(QToolButton)[0],
        }[of]()
        widget.setFocus()
        assert widget.hasFocus()
        QTest.keyClick(widget, K.Key_Escape)
        assert page.table.hasFocus()

    def test_then_leaves_the_full_screen(self, qtbot, window, page):
        window.do.full_screen.trigger()
        qtbot.waitUntil(window.isFullScreen)
        rows_of(page).setFocus()
        QTest.keyClick(rows_of(page), K.Key_Escape)
        assert window.isFullScreen()
        QTest.keyClick(page.table, K.Key_Escape)
        qtbot.waitUntil(lambda: not window.isFullScreen())
