"""The score counter as hands on the keyboard use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import TypeAlias

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tabletop.kernel.errors import TabletopError
from tabletop.library import Library
from ui.counter.field import Field, NumberField
from ui.counter.window import CounterWindow
from ui.settings import Settings
from ui.window import Window


class Desk:
    """A counter's window, and hands at the keyboard."""

    def __init__(self, qtbot: QtBot, window: CounterWindow):
        self._qtbot = qtbot
        self.window = window

    def field(self, seat: int, line: int) -> NumberField:
        """Where a number is written."""
        return self.window.card.table.numbers[seat][line]

    def name(self, seat: int) -> Field:
        """Where a name is written."""
        return self.window.card.table.names[seat]

    def fill(self, seat: int, column: Sequence[int], who: str = "") -> None:
        """Types a name and the numbers below it, each left with Enter."""
        name = self.name(seat)
        name.setFocus()
        self._qtbot.keyClicks(name, who)
        self._qtbot.keyClick(name, Qt.Key.Key_Return)
        for line, number in enumerate(column):
            field = self.field(seat, line)
            assert field.hasFocus()
            self._qtbot.keyClicks(field, str(number))
            self._qtbot.keyClick(field, Qt.Key.Key_Return)

    def pick(self, row: int) -> None:
        """Clicks a count in the list."""
        assert self.window.list is not None
        found = self.window.list.list
        place = found.visualItemRect(found.item(row)).center()
        self._qtbot.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def choose(self, game: str) -> None:
        """Picks a game from those that drop down."""
        number = self.window.game.words.index(game)
        self.window.game.setCurrentIndex(number)
        self.window.game.activated.emit(number)

    @property
    def said(self) -> str:
        """What stands below the table."""
        return self.window.card.said.text()

    @property
    def totals(self) -> list[str]:
        """The totals of those who play."""
        return _seen(self.window.card.table.totals)

    @property
    def places(self) -> list[str]:
        """The places of those who play."""
        return _seen(self.window.card.table.places)

    @property
    def lines(self) -> list[str]:
        """The counts in the list."""
        assert self.window.list is not None
        found = self.window.list.list
        return [found.item(row).text() for row in range(found.count())]


def _seen(labels: list[QLabel]) -> list[str]:
    return [label.text() for label in labels if label.isVisible()]


Opened: TypeAlias = Callable[..., Desk]


@pytest.fixture
def library(settings: Settings) -> Iterator[Library]:
    with closing(Library()) as found:
        yield found


@pytest.fixture
def opened(qtbot: QtBot, settings: Settings) -> Opened:
    """Opens counters over a library, or over none."""

    def open_over(library: Library | None, trouble: TabletopError | None = None) -> Desk:
        window = CounterWindow(library, trouble, settings)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return Desk(qtbot, window)

    return open_over


@pytest.fixture
def counter(opened: Opened, library: Library) -> Desk:
    return opened(library)


@pytest.fixture
def beside(qtbot: QtBot, window: Window) -> Desk:
    """The counter as the menu of the window opens it."""
    assert window.do.counter in window.menus.match.actions()
    window.do.counter.trigger()
    found = window.aside.counter
    assert found is not None
    qtbot.waitUntil(found.isActiveWindow)
    return Desk(qtbot, found)
