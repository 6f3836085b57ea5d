"""All keys in one window, made from the actions themselves; and keys that work everywhere."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from tabletop import games
from ui import games as looks
from ui import language, picture
from ui.keys import Keys
from ui.sheets_dialog import Sheets
from ui.window import Window

NATIVE = QKeySequence.SequenceFormat.NativeText


def match_of(game: str = "croco", plies: int = 6):
    return picture.played(games.load(game), 2, 7, plies)


@pytest.fixture
def keys(window: Window) -> Keys:
    window.do.keys.trigger()
    (dialog,) = window.findChildren(Keys)
    return dialog


def words(dialog: Keys) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def single(window: Window) -> list[str]:
    """The keys that are one letter or sign."""
    keys = [key.toString() for one in window.do.findChildren(QAction) for key in one.shortcuts()]
    return [key for key in keys if len(key) == 1]


class TestList:
    def test_has_every_action_that_has_a_key_with_all_its_keys(self, window, keys) -> None:
        told = list(pairwise(words(keys)))
        for action in window.do.findChildren(QAction):
            if action.shortcuts():
                name = action.text().replace("&", "").removesuffix("…")
                pressed = ", ".join(key.toString(NATIVE) for key in action.shortcuts())
                assert (pressed, name) in told

    def test_is_grouped_as_the_menus_are(self, window, keys) -> None:
        told = words(keys)
        menus = (window.menus.match, window.menus.play, window.menus.view, window.menus.help)
        places = [told.index(menu.title().replace("&", "")) for menu in menus]
        assert places == sorted(places)
        throw = told.index("Throw the dice")
        assert places[1] < throw < places[2]

    @pytest.mark.parametrize("key", ["Ctrl+F1", "?"])
    def test_opens_by_its_keys(self, qtbot, window, key) -> None:
        window.activateWindow()
        if key == "?":
            qtbot.keyClick(window, Qt.Key.Key_Question)
        else:
            qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
        assert len(window.findChildren(Keys)) == 1

    def test_says_all_in_the_language_of_the_window(self, qapp, window) -> None:
        language.install(qapp, "fr")
        window.do.keys.trigger()
        (dialog,) = window.findChildren(Keys)
        assert "Clavier et souris" in words(dialog)
        assert window.menus.help.title().replace("&", "") in words(dialog)
        language.install(qapp, "en")

    def test_fits_on_a_small_screen_or_scrolls(self, qtbot, keys) -> None:
        qtbot.waitExposed(keys)
        screen = keys.screen().availableGeometry()
        assert keys.height() <= screen.height()


class TestKeys:
    def test_of_one_letter_are_letters_where_one_writes(self, qtbot, window) -> None:
        assert {"R", "H", "M", "?"} <= set(single(window))
        window.begin(match_of())
        done = []
        for action in window.do.findChildren(QAction):
            action.triggered.connect(lambda _=False, action=action: done.append(action.text()))
        line = QLineEdit(window)
        line.show()
        line.setFocus()
        for key in single(window):
            QTest.keyClicks(line, key.lower())
        assert line.text() == "".join(single(window)).lower()
        assert done == []

    def test_f1_reads_the_rules_of_the_game_from_wherever_one_looks(self, qtbot, window) -> None:
        def reads(widget) -> str:
            widget.activateWindow()
            qtbot.waitUntil(widget.window().isActiveWindow)
            qtbot.keyClick(widget, Qt.Key.Key_F1)
            rules = window.aside.rules
            assert rules is not None
            assert rules.isVisible()
            title = rules.windowTitle()
            rules.close()
            return title

        window.begin(match_of("croco"))
        croco = looks.box("croco").title()
        assert croco in reads(window)
        window.do.review.trigger()
        assert croco in reads(window.page.review)
        window.do.review.trigger()
        window.do.analysis.trigger()
        assert croco in reads(window.aside.analysis)
        window.show_counter("clever")
        assert looks.box("clever").title() in reads(window.aside.counter)

    def test_escape_leaves_the_full_screen_when_nothing_else_takes_it(self, qtbot, window) -> None:
        window.begin(match_of())
        window.do.full_screen.trigger()
        qtbot.waitUntil(window.isFullScreen)
        window.do.review.trigger()
        QTest.keyClick(window.page.table, Qt.Key.Key_Escape)
        assert not window.page.is_reviewing()
        assert window.isFullScreen()
        qtbot.waitUntil(lambda: bool(window.page.scene.spots))
        QTest.keyClick(window.page.table, Qt.Key.Key_Right)
        QTest.keyClick(window.page.table, Qt.Key.Key_Return)
        assert window.page.scene.hand.carried is not None
        QTest.keyClick(window.page.table, Qt.Key.Key_Escape)
        assert window.page.scene.hand.carried is None
        assert window.page.scene.cursor.here is not None
        QTest.keyClick(window.page.table, Qt.Key.Key_Escape)
        assert window.page.scene.cursor.here is None
        assert window.isFullScreen()
        QTest.keyClick(window.page.table, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.isFullScreen())

    def test_escape_leaves_the_full_screen_from_the_shelf(self, qtbot, window) -> None:
        window.do.full_screen.trigger()
        qtbot.waitUntil(window.isFullScreen)
        QTest.keyClick(window.shelf, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.isFullScreen())

    @pytest.mark.parametrize("game", games.names())
    def test_the_cheat_sheet_is_one_action_away(self, window, game) -> None:
        for match in (None, match_of(game)):
            if match is not None:
                window.begin(match)
            else:
                window.show_shelf()
                next(card for card in window.shelf._games if card.game == game).setFocus()
            window.do.cheat.trigger()
            (sheets,) = window.findChildren(Sheets)
            assert sheets.kind.word == "cheat"
            assert any(button.isDefault() for button in sheets.findChildren(QPushButton))
            sheets.close()
            sheets.setParent(None)
