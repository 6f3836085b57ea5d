"""The card of the guide among the panels beside the table: its edge, its room, and its words."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import games as looks
from ui.panels.side import NARROW, WIDE, Side
from ui.stage.theme import DARK, LIGHT

GAME = games.load(games.names()[0])
FEW, MANY = "so many words " * 15, "so many words " * 60


@pytest.fixture
def beside(qtbot, settings):
    """The panels of a match of four, this high."""

    def made(height: int) -> Side:
        players = unnamed([None] * 4)
        side = Side(GAME, players, looks.words(GAME.id, players), LIGHT)
        qtbot.addWidget(side)
        side.resize(NARROW, height)
        side.show()
        qtbot.waitExposed(side)
        return side

    return made


def has_room(panel: QWidget) -> bool:
    """Whether it is as high as it must be."""
    return panel.height() >= panel.minimumSizeHint().height()


def test_has_the_edge_of_the_theme(beside) -> None:
    side = beside(700)
    side.guide.tell(FEW)
    for theme in (LIGHT, DARK):
        side.set_theme(theme)
        picture = side.guide._frame.grab().toImage()
        edge = picture.pixelColor(QPoint(2, picture.height() // 2))
        assert edge == theme.colour("accent")


@pytest.mark.parametrize("height", [700, 490])
def test_leaves_room_for_the_moves_and_the_log(beside, height: int) -> None:
    side = beside(height)
    side.guide.tell(MANY)
    QTest.qWait(5)
    panels = [side.players, side.moves, side.guide, side.log]
    for above, below in pairwise(panels):
        assert above.geometry().bottom() < below.geometry().top()
    assert side.height() == height
    assert side.log.geometry().bottom() < height
    assert min(side.moves.height(), side.log.height()) >= 90


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_lies_over_the_log_where_the_window_is_too_low_for_both(
    qtbot, window, settings, text
) -> None:
    settings.text = text
    window.begin(Match(GAME, Setup(settled(GAME.options, {}, GAME.id), unnamed([None] * 4), 7)))
    window.resize(window.minimumSize())
    side = window.page.side
    side.guide.tell(MANY)
    panels = [side.players, side.moves, side.guide]
    qtbot.waitUntil(lambda: not side.log.isVisible() and all(map(has_room, panels)))
    assert window.height() == 480
    for above, below in pairwise(panels):
        assert above.geometry().bottom() < below.geometry().top()
    assert side.guide.geometry().bottom() < side.height()
    side.guide.hide()
    qtbot.waitUntil(lambda: side.log.isVisible() and has_room(side.log))
    assert side.log.geometry().bottom() < side.height()
    settings.text = "normal"


def test_scrolls_by_the_keyboard_where_it_has_no_room(beside) -> None:
    side = beside(490)
    side.guide.tell(MANY)
    QTest.qWait(5)
    pane = side.guide._pane
    assert pane.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(pane, Qt.Key.Key_Down)
    assert pane.verticalScrollBar().value() > 0
    side.guide.tell(f"{MANY} other")
    assert pane.verticalScrollBar().value() == 0


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_shows_every_word_where_it_has_room(beside, width: int) -> None:
    side = beside(700)
    side.take(width)
    side.guide.tell(FEW, "This is good.", "It is cheap.")
    QTest.qWait(5)
    card = side.guide
    assert card._pane.verticalScrollBar().maximum() == 0
    assert card._pane.focusPolicy() == Qt.FocusPolicy.NoFocus
    for label in (card._text, card._advice, card._why):
        assert label.height() >= label.heightForWidth(label.width())


def test_has_no_line_for_what_is_not_said(beside) -> None:
    side = beside(700)
    card = side.guide
    card.tell(FEW, "advice", "why")
    QTest.qWait(5)
    high = card.height()
    card.tell(FEW)
    QTest.qWait(5)
    assert not card._advice.isVisible()
    assert card.height() < high
