"""The shelf at any width: nothing is cut, cards of a row are in line, and what a card leads to."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from ui import app, language
from ui import games as looks
from ui.cards import Card, Link
from ui.new_match import NewMatch
from ui.shelf import GameCard
from ui.window import Window

GAME = games.load(games.names()[0])
LONG = "W" * 24
SIZES = [(800, 480), (1000, 640), (1280, 800), (1920, 1080)]
COUNTED = [name for name in games.names() if games.counter(name) is not None]


def wait(window: Window, names: Sequence[str]) -> None:
    """A match of these people waits on the shelf."""
    people = tuple(Player(name, COLOURS[seat], SHAPES[seat]) for seat, name in enumerate(names))
    match = Match(GAME, Setup(settled(GAME.options, {}, GAME.id), people, 7))
    window.begin(match)
    assert window.page is not None
    window.page.session.play(window.page.session.legal_actions[0])
    window.show_shelf()


@pytest.fixture
def full(window: Window) -> Window:
    """Three matches wait: of one, of four with short names, of four with the longest there are."""
    for names in (["Anna"], ["Anna", "Ben", "Chloé", "David"], [LONG] * 4):
        wait(window, names)
    return window


def sized(window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    for _ in range(5):
        QApplication.processEvents()


def cards(window: Window) -> list[Card]:
    assert window.shelf is not None
    return [card for card in window.shelf.findChildren(Card) if card.isVisible()]


def place(widget: QWidget, window: Window) -> tuple[int, int, int, int]:
    """Left, top, right and bottom on the shelf."""
    assert window.shelf is not None
    start = widget.mapTo(window.shelf.widget(), QPoint(0, 0))
    return start.x(), start.y(), start.x() + widget.width(), start.y() + widget.height()


def cut(card: Card) -> list[str]:
    """The words on a card that have no room."""
    found = []
    for label in card.findChildren(QLabel):
        low = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        longest = max(map(label.fontMetrics().horizontalAdvance, label.text().split()), default=0)
        wide = longest if label.wordWrap() else label.sizeHint().width()
        if label.height() < low or label.width() < wide:
            found.append(label.text())
    return found


@pytest.mark.parametrize("spoken", language.LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
class TestLayout:
    def test_nothing_is_cut(self, qapp, full: Window, size, spoken) -> None:
        language.install(qapp, spoken)
        sized(full, size)
        assert full.shelf is not None
        room = full.shelf.viewport().width()
        assert len(cards(full)) == 3 + len(games.names())
        assert [card for card in cards(full) if place(card, full)[2] > room] == []
        assert [words for card in cards(full) for words in cut(card)] == []
        language.install(qapp, "en")

    def test_cards_of_a_row_are_equally_high_and_in_line(
        self, qapp, full: Window, size, spoken
    ) -> None:
        language.install(qapp, spoken)
        sized(full, size)
        for kind in {type(card) for card in cards(full)}:
            edges = [place(card, full) for card in cards(full) if type(card) is kind]
            # One below another begins where that ends.
            for _, top, _, bottom in edges:
                for _, other_top, _, other_bottom in edges:
                    same = (top, bottom) == (other_top, other_bottom)
                    assert same or bottom <= other_top or other_bottom <= top
        language.install(qapp, "en")


class TestWaiting:
    def test_long_names_are_cut_short_and_told_whole(self, full: Window) -> None:
        sized(full, (800, 480))
        assert full.shelf is not None
        card = full.shelf.waiting[0]
        assert "…" in " ".join(label.text() for label in card.findChildren(QLabel))
        assert card.accessibleDescription().count(LONG) == 4
        assert card.toolTip().count(LONG) == 4

    def test_names_have_their_room_back_in_a_wider_window(self, full: Window) -> None:
        sized(full, (800, 480))
        sized(full, (1280, 800))
        assert full.shelf is not None
        texts = [label.text() for label in full.shelf.waiting[1].findChildren(QLabel)]
        assert "Anna, Ben, Chloé, and David" in texts

    def test_cards_that_are_gone_leave_nothing_behind(self, full: Window) -> None:
        full.show_shelf()
        sized(full, (1280, 800))
        assert len(cards(full)) == 3 + len(games.names())


class TestFocus:
    def test_is_on_the_latest_match_even_if_the_window_comes_to_the_front_later(
        self, qtbot, window: Window, settings
    ) -> None:
        wait(window, ["Anna"])
        window.close()
        again = Window(settings)
        # As where another window is in front, or where the desktop takes its time.
        again.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        again.show()
        again.furnish(*app.library())
        qtbot.waitExposed(again)
        again.activateWindow()
        qtbot.waitUntil(again.isActiveWindow)
        assert again.shelf is not None
        assert QApplication.focusWidget() is again.shelf.waiting[0]
        again.close()

    def test_stops_at_cards_and_what_they_lead_to_and_at_nothing_unseen(
        self, qtbot, full: Window
    ) -> None:
        full.activateWindow()
        assert full.shelf is not None
        full.shelf.waiting[0].setFocus()
        found = []
        while QApplication.focusWidget() not in found:
            found.append(QApplication.focusWidget())
            qtbot.keyClick(found[-1], Qt.Key.Key_Tab)
        assert full.shelf not in found
        assert [card for card in cards(full) if card not in found] == []


class TestCounter:
    @pytest.fixture
    def link(self, window: Window) -> Link:
        assert window.shelf is not None
        return next(
            card.counter for card in window.shelf.findChildren(GameCard) if card.game == COUNTED[0]
        )

    def test_is_offered_on_the_cards_of_games_that_have_one(self, window: Window) -> None:
        assert window.shelf is not None
        found = window.shelf.findChildren(GameCard)
        assert [card.game for card in found if card.counter.isVisible()] == COUNTED

    def test_says_to_a_screen_reader_whose_it_is(self, link: Link) -> None:
        assert link.accessibleName() == f"Score counter of {looks.box(COUNTED[0]).title()}"

    @pytest.mark.parametrize("how", ["click", "enter", "space"])
    def test_opens_and_begins_no_match(self, qtbot, window: Window, link: Link, how) -> None:
        if how == "click":
            qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
        else:
            link.setFocus()
            qtbot.keyClick(link, Qt.Key.Key_Return if how == "enter" else Qt.Key.Key_Space)
        counter = window.aside.counter
        assert counter is not None
        assert counter.isVisible()
        assert counter.pad.count.game == COUNTED[0]
        assert window.findChildren(NewMatch) == []
        assert window.page is None

    def test_is_reached_with_tab_after_its_card(self, qtbot, window: Window, link: Link) -> None:
        card = link.parentWidget()
        assert isinstance(card, GameCard)
        window.activateWindow()
        card.setFocus()
        qtbot.keyClick(card, Qt.Key.Key_Tab)
        assert link.hasFocus()
