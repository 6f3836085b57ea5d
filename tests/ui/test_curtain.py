"""Passing the computer on: nothing is seen or played until who is called sits there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tests.ui import reading
from ui import language
from ui.settings import Settings
from ui.window import Window

NAMES = ("Ada", "Zoé", "Grace", "Blaise")


def match_of(game: str = "croco", seats: int = 2, bots: int = 0, plies: int = 0) -> Match:
    """A match of people and, behind them, bots, in which the first thing was done *plies* times."""
    rules = games.load(game)
    level = next(iter(games.bots(game)))
    players = tuple(
        Player(name, colour, shape, level if seat >= seats - bots else None)
        for seat, (name, colour, shape) in enumerate(zip(NAMES, COLOURS, SHAPES, strict=True))
    )[:seats]
    match = Match(rules, Setup(settled(rules.options, {}, game), players, seed=7))
    while match.ply < plies:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else rules.legal_actions(match.state)[0])
    return match


@pytest.fixture
def passing(settings: Settings) -> Settings:
    settings.passing = "on"
    return settings


class Seats:
    """A match in the window, and who sits before it."""

    def __init__(self, window: Window, qtbot, match: Match):
        self.window, self.qtbot = window, qtbot
        window.begin(match)
        assert window.page is not None
        self.page = window.page
        self.curtain = self.page.curtain

    @property
    def match(self) -> Match:
        return self.page.session.match

    def falls(self) -> str:
        """Waits for the curtain; whom it calls."""
        self.qtbot.waitUntil(lambda: self.curtain.is_drawn)
        return self.curtain.card.called.text()

    def lift(self) -> None:
        self.qtbot.mouseClick(self.curtain.card.here, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: not self.curtain.is_drawn)
        self.waits()

    def waits(self) -> None:
        """Waits until somebody is asked for something."""
        page = self.page
        self.qtbot.waitUntil(lambda: bool(page.scene.spots) and not page.director.is_moving)

    def choose(self) -> None:
        """Whoever sits there does what stands first in the list."""
        self.page.moves._rows.setFocus()
        QTest.keyClick(self.page.moves._rows, Qt.Key.Key_Down)
        QTest.keyClick(self.page.moves._rows, Qt.Key.Key_Return)

    def until_other(self) -> None:
        """The same person plays until somebody else is called."""
        for _ in range(200):
            if self.curtain.is_drawn:
                return
            ply = self.match.ply
            if self.page.can_throw():
                self.window.do.throw.trigger()
            else:
                self.choose()
            self.qtbot.waitUntil(
                lambda ply=ply: (
                    self.match.ply > ply
                    and not self.page.director.is_moving
                    and (self.curtain.is_drawn or bool(self.page.scene.spots))
                )
            )
        raise AssertionError("nobody else is ever called")


@pytest.fixture
def seats(window: Window, passing: Settings, qtbot):
    return lambda **how: Seats(window, qtbot, match_of(**how))


def covers(table: Seats) -> bool:
    """Whether the point in the middle of the board belongs to the card."""
    page = table.page
    where = page.table.mapTo(page, page.table.rect().center())
    found = page.childAt(where)
    return found is table.curtain.card or table.curtain.card.isAncestorOf(found)


class TestFalls:
    def test_when_a_match_is_laid_out_for_several(self, seats) -> None:
        table = seats()
        assert "Ada" in table.falls()
        assert covers(table)
        assert table.curtain.card.rect() == table.page.rect()

    @pytest.mark.parametrize("text", ["normal", "larger"])
    def test_and_has_room_in_the_smallest_window(self, seats, settings, text) -> None:
        settings.text = text
        table = seats(game="hospital")
        table.falls()
        table.lift()
        table.until_other()
        table.falls()
        table.window.resize(table.window.minimumSize())
        table.qtbot.wait(10)
        card = table.curtain.card
        assert card.log.isVisible()
        assert reading.cut(card) + reading.overlapping(card) + reading.spilling(card) == []
        shown = (card.sign, card.called, card.asked, card.log, card.here)
        places = [QRect(each.mapTo(card, QPoint()), each.size()) for each in shown]
        assert all(above.bottom() < below.top() for above, below in pairwise(places))
        assert all(card.rect().contains(place) for place in places)
        settings.text = "normal"

    @pytest.mark.parametrize("game", games.names())
    def test_when_the_turn_goes_to_another_person(self, seats, game) -> None:
        table = seats(game=game)
        first = table.falls()
        table.lift()
        table.until_other()
        second = table.falls()
        assert first != second
        assert {name for name in NAMES if name in first + second} == {"Ada", "Zoé"}

    def test_not_where_one_sits_alone_or_with_bots(self, seats) -> None:
        for how in ({"seats": 1, "game": "caries"}, {"seats": 2, "bots": 1}):
            table = seats(**how)
            table.waits()
            assert not table.curtain.is_drawn

    def test_not_unless_it_is_wanted(self, seats, settings) -> None:
        settings.passing = "off"
        table = seats()
        table.waits()
        assert not table.curtain.is_drawn

    def test_when_it_is_wanted_from_now_on_who_sits_there_may_stay(self, seats, settings) -> None:
        settings.passing = "off"
        table = seats()
        table.waits()
        settings.passing = "on"
        table.qtbot.wait(20)
        assert not table.curtain.is_drawn
        table.until_other()
        assert "Zoé" in table.falls()
        settings.passing = "off"
        table.qtbot.waitUntil(lambda: not table.curtain.is_drawn)

    def test_not_over_the_past(self, seats) -> None:
        table = seats(plies=6)
        table.falls()
        table.lift()
        table.window.do.review.trigger()
        assert not table.curtain.is_drawn
        table.window.do.review.trigger()
        table.waits()
        assert not table.curtain.is_drawn

    def test_not_when_the_match_is_over(self, seats) -> None:
        table = seats(game="croco", plies=0)
        table.falls()
        match = match_of("croco")
        while match.turn is not None:
            drawn = match.turn == CHANCE
            match.play(match.drawn() if drawn else match.game.legal_actions(match.state)[0])
        table.window.begin(match)
        page = table.window.page
        table.qtbot.waitUntil(lambda: page.result.card is not None)
        assert not page.curtain.is_drawn


class TestRises:
    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
    def test_by_a_key(self, seats, key) -> None:
        table = seats()
        table.falls()
        assert QApplication.focusWidget() is table.curtain.card.here
        QTest.keyClick(table.curtain.card.here, key)
        table.qtbot.waitUntil(lambda: not table.curtain.is_drawn)
        assert QApplication.focusWidget() is table.page.table
        table.waits()

    @pytest.mark.parametrize("game", ["hospital", "clever"])
    def test_and_keys_do_what_can_be_done_and_look_at_nobody_elses_sheet(self, seats, game) -> None:
        table = seats(game=game)
        cursor = table.page.scene.cursor
        for _ in range(2):
            table.falls()
            QTest.keyClick(table.curtain.card.here, Qt.Key.Key_Space)
            table.waits()
            assert cursor.here is None or not cursor.here.quiet
            ply = table.match.ply
            QTest.keyClick(table.page.table, Qt.Key.Key_Right)
            assert not cursor.here.quiet
            QTest.keyClick(table.page.table, Qt.Key.Key_Space)
            assert table.match.ply > ply or table.page.scene.hand.carried is not None
            QTest.keyClick(table.page.table, Qt.Key.Key_Escape)
            table.waits()
            table.until_other()

    def test_by_undo_for_who_sits_there_still(self, seats) -> None:
        table = seats()
        table.falls()
        table.lift()
        table.until_other()
        ply = table.match.ply
        assert table.window.do.undo.isEnabled()
        table.window.do.undo.trigger()
        table.waits()
        assert table.match.ply < ply
        assert not table.curtain.is_drawn
        table.window.do.redo.trigger()
        assert "Zoé" in table.falls()


class TestBeneath:
    def test_nothing_can_be_played(self, seats) -> None:
        table = seats(game="caries")
        table.falls()
        ply = table.match.ply
        for key in (Qt.Key.Key_R, Qt.Key.Key_H, Qt.Key.Key_Up, Qt.Key.Key_Tab, Qt.Key.Key_1):
            QTest.keyClick(QApplication.focusWidget(), key)
        table.choose()
        QTest.mouseClick(table.page.table.viewport(), Qt.MouseButton.LeftButton)
        table.page.throw()
        table.qtbot.wait(20)
        assert table.match.ply == ply
        assert table.curtain.is_drawn
        do = table.window.do
        closed = (do.throw, do.hint, do.review, do.guide, do.redo, do.analysis)
        assert not any(action.isEnabled() for action in closed)
        assert table.curtain.card.isAncestorOf(QApplication.focusWidget())

    def test_arrows_do_nothing_and_tab_goes_round_on_the_card(self, seats) -> None:
        table = seats()
        table.falls()
        table.lift()
        table.until_other()
        table.falls()
        card, page = table.curtain.card, table.page
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
            QTest.keyClick(card.here, key)
            assert QApplication.focusWidget() is card.here
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            QTest.keyClick(card.here, key)
            assert card.log.isAncestorOf(QApplication.focusWidget())
            QTest.keyClick(QApplication.focusWidget(), key)
            assert QApplication.focusWidget() is card.here
        assert table.window.page is page
        assert table.curtain.is_drawn

    def test_dice_do_not_fall_by_themselves(self, seats, settings) -> None:
        settings.throws = "auto"
        table = seats(game="clever")
        table.falls()
        ply = table.match.ply
        table.qtbot.wait(30)
        assert table.match.ply == ply
        table.lift()
        table.qtbot.waitUntil(lambda: table.match.ply > ply)

    def test_saving_and_closing_go_on_as_ever(self, seats) -> None:
        table = seats(plies=4)
        table.falls()
        table.window.do.home.trigger()
        assert table.window.page is None
        assert [entry.length for entry in table.window.keeping.recent(9)] == [4]


class TestTells:
    def test_what_happened_since(self, seats) -> None:
        table = seats()
        table.falls()
        table.lift()
        table.until_other()
        table.falls()
        told = table.curtain.card.log.text
        last = table.match.log[-1]
        sentences = table.page.words.story(last.events)
        assert sentences
        assert all(sentence in told for sentence in sentences)
        table.lift()
        table.until_other()
        since = [line for line in table.curtain.card.log.text.splitlines() if line]
        whole = table.page.side.log.text.splitlines()
        assert whole[-len(since) :] == since
        assert len(since) < len(whole)

    def test_nothing_where_nothing_has_happened_yet(self, seats) -> None:
        table = seats(game="clever", seats=2)
        table.falls()
        started = table.page.side.log.text
        assert table.curtain.card.log.isHidden() == (not started)
        assert table.curtain.card.log.text == started

    def test_it_in_the_language_of_the_window(self, qapp, seats) -> None:
        table = seats()
        table.falls()
        language.install(qapp, "fr")
        table.qtbot.waitUntil(lambda: table.curtain.card.here.text() != "I am Ada")
        said = table.curtain.card.called.text(), table.curtain.card.here.text()
        assert table.curtain.is_drawn
        language.install(qapp, "en")
        table.qtbot.wait(20)
        assert (table.curtain.card.called.text(), table.curtain.card.here.text()) == (
            "It is Ada's turn",
            "I am Ada",
        )
        assert said == ("C’est à Ada de jouer", "C’est moi, Ada")

    def test_a_screen_reader_who_is_called_and_then_what_is_asked(self, seats) -> None:
        QAccessible.setActive(True)
        try:
            table, heard = seats(), []
            table.page.spoken.told.connect(heard.append)
            table.falls()
            table.page.spoken.flush()
            (called,) = heard
            assert called.endswith("It is Ada's turn. Pass the computer on.")
            assert table.page.asked() not in called
            assert QApplication.focusWidget().text() == "I am Ada"
            heard.clear()
            table.lift()
            table.qtbot.waitUntil(lambda: bool(heard))
            table.qtbot.wait(10)
            table.page.spoken.flush()
            assert heard == [table.page.asked()]
            assert table.page.scene.cursor.here is None
        finally:
            QAccessible.setActive(False)
