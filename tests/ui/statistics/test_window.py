"""The window of statistics: it opens beside the table, on any game, and follows what happens."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pyqtgraph
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tests.ui import reading
from ui import games as looks
from ui import language, style
from ui.picture import played
from ui.stage.theme import DARK, LIGHT
from ui.statistics.window import StatisticsWindow
from ui.window import Window

GAME = games.load("clever")
by_game = pytest.mark.parametrize("game", games.names())


class Opened(QObject):
    """Hears which windows open."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget) and watched.isWindow() and event.type() == event.Type.Show:
            self.names.append(type(watched).__name__)
        return False


class TestWindow:
    def test_opens_on_the_game_that_lies_on_the_table_and_one_plays_on(
        self, qtbot: QtBot, window: Window
    ) -> None:
        window.begin(played(GAME, 1, 5, 3))
        qtbot.keyClick(window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
        shown = window.aside.statistics
        assert shown is not None
        assert shown.isVisible()
        assert not shown.isModal()
        assert shown.windowTitle() == f"Statistics of {looks.box(GAME.id).title()}"

    def test_comes_back_on_the_game_of_the_shelf(self, window: Window) -> None:
        window.begin(played(GAME, 1, 5, 3))
        window.do.statistics.trigger()
        shown = window.aside.statistics
        assert shown is not None
        shown.turn_to(next(name for name in games.names() if name != GAME.id))
        window.show_shelf()
        window.do.statistics.trigger()
        assert window.aside.statistics is shown
        assert shown.filters.game.value == GAME.id

    def test_nothing_else_opens_with_it(self, qapp: QApplication, window: Window) -> None:
        """Not even for a moment."""
        window.begin(played(GAME, 1, 5, 3))
        opened = Opened()
        qapp.installEventFilter(opened)
        window.do.statistics.trigger()
        shown = window.aside.statistics
        assert shown is not None
        for page in ("scores", "dice", "matches"):
            shown.turn_page(page)
            QCoreApplication.processEvents()
        qapp.removeEventFilter(opened)
        assert opened.names == ["StatisticsWindow"]
        assert {one for one in qapp.topLevelWidgets() if one.isVisible()} == {window, shown}

    def test_is_closed_where_nothing_is_kept(self, qtbot: QtBot, settings) -> None:
        window = Window(settings)
        qtbot.addWidget(window)
        window.furnish(None)
        assert not window.do.statistics.isEnabled()

    def test_closes_with_the_table(self, window: Window) -> None:
        window.do.statistics.trigger()
        window.close()
        assert window.aside.statistics is not None
        assert not window.aside.statistics.isVisible()

    def test_a_double_click_puts_a_match_on_the_table(self, qtbot: QtBot, window: Window) -> None:
        window.begin(played(GAME, 1, 5, 40))
        window.show_shelf()
        window.do.statistics.trigger()
        shown = window.aside.statistics
        assert shown is not None
        shown.turn_to(GAME.id)
        shown.turn_page("matches")
        table = shown.matches.table
        place = table.visualRect(table.model().index(0, 1)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert window.page is not None
        assert window.page.session.match.ply == 40

    @by_game
    def test_tells_of_every_game_when_there_is_nothing_yet(self, opened: Any, game: str) -> None:
        shown = opened(game)
        assert "No match is over yet" in shown.scores.canvas.label.text()
        assert not shown.scores.table.isVisible()
        shown.window.turn_page("matches")
        assert "every match you begin is kept here" in shown.matches._empty.text()
        shown.window.turn_page("dice")
        said = "is played without dice" if games.dice(game) is None else "No match yet"
        assert said in shown.dice.empty.text()
        assert shown.dice.empty.isVisible()

    @by_game
    def test_tells_of_every_game(self, opened: Any, shelf: Any, game: str) -> None:
        for seats in games.load(game).seats:
            shelf.keep(game, *("Ada", "Ben", "Cleo", "Dan")[:seats], seed=seats)
        shown = opened(game)
        shown.choose("seats", "Any number")
        assert sum(shown.bars()[0]) == sum(games.load(game).seats)
        shown.window.turn_page("dice")
        shown.wait_for_dice()
        dice = games.dice(game)
        assert list(shown.dice.cards) == list(dice.kinds if dice else ())

    def test_finds_what_was_written_meanwhile(self, opened: Any, shelf: Any) -> None:
        shown = opened("clever", page="matches")
        shelf.keep("clever", "Ada", plies=5)
        shown.come_back()
        assert len(shown.cells(shown.matches.table)) == 1

    def test_a_library_that_cannot_be_read_is_said(self, opened: Any, shelf: Any) -> None:
        shown = opened("clever")
        with closing(sqlite3.connect(shelf.library.path)) as file:
            file.execute("ALTER TABLE matches RENAME TO lost")
        shown.come_back()
        assert shown.window.bar.isVisible()
        assert "cannot be used" in shown.window.bar.text()

    def test_pages_are_turned_by_keys(self, qtbot: QtBot, opened: Any) -> None:
        shown = opened("clever")
        shown.window.activateWindow()
        qtbot.waitUntil(shown.window.isActiveWindow)
        for key, page in ((Qt.Key.Key_2, shown.dice), (Qt.Key.Key_3, shown.matches)):
            qtbot.keyClick(shown.window, key, Qt.KeyboardModifier.ControlModifier)
            assert page.isVisible()
        qtbot.keyClick(shown.window, Qt.Key.Key_Escape)
        assert not shown.window.isVisible()

    def test_has_room_on_a_small_screen_and_cuts_nothing(
        self, qapp, monkeypatch, opened: Any, shelf: Any
    ) -> None:
        room = QRect(0, 0, 960, 540)
        monkeypatch.setattr(
            StatisticsWindow, "screen", lambda _: SimpleNamespace(availableSize=room.size)
        )
        for seed in range(3):
            shelf.keep("clever", "Ada", "Ben", seed=seed)
        language.install(qapp, "fr")
        style.apply(qapp, LIGHT, "larger")
        shown = opened("clever")
        assert shown.window.height() <= 500
        for width in (shown.window.width(), shown.window.minimumWidth()):
            shown.window.resize(width, 500)
            for page in ("scores", "dice", "matches"):
                shown.window.turn_page(page)
                if page == "dice":
                    shown.wait_for_dice()
                QCoreApplication.processEvents()
                found = reading.cut(shown.window) + reading.overlapping(shown.window)
                assert found + reading.spilling(shown.window) == []
                assert shown.window.height() == 500
        language.install(qapp, "en")
        style.apply(qapp, LIGHT)

    def test_follows_the_language_and_the_theme(
        self, qapp, qtbot: QtBot, opened: Any, shelf: Any
    ) -> None:
        for seed in range(2):
            shelf.keep("clever", "Ada", seed=seed)
        shown = opened("clever")
        plot = shown.chart(shown.scores.canvas)
        assert ", median " in shown.scores.told.text()
        assert plot.backgroundBrush().color() == LIGHT.colour("paper")
        style.apply(qapp, DARK)
        assert plot.backgroundBrush().color() == DARK.colour("paper")
        bars = shown.drawn(plot, pyqtgraph.BarGraphItem)
        assert bars[-1].opts["brush"].color() == DARK.colour("accent")
        language.install(qapp, "fr")
        # A comma stands where English has a point.
        qtbot.waitUntil(lambda: "." not in shown.scores.told.text())
        language.install(qapp, "en")
        style.apply(qapp, LIGHT)
