"""The window around the table: from the shelf to a match, away and back again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
)

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import app
from ui.new_match import NewMatch
from ui.settings import PACES_OF_BOTS, Settings
from ui.shelf import GameCard, WaitingCard
from ui.stage.theme import DARK
from ui.window import Window

GAME = games.names()[0]


def match_of(people: int = 2, *, plies: int = 0, fair_undo: bool = False) -> Match:
    """A match of people in which the first thing that could be done was done, *plies* times."""
    game = games.load(GAME)
    setup = Setup(
        settled(game.options, {}, game.id), unnamed([None] * people), 7, fair_undo=fair_undo
    )
    match = Match(game, setup)
    for _ in range(plies):
        match.play(match.game.legal_actions(match.state)[0])
    return match


def played(window: Window) -> Match:
    assert window.page is not None
    return window.page.session.match


def play(window: Window) -> None:
    """Somebody does the first thing that can be done."""
    assert window.page is not None
    window.page.session.play(window.page.session.legal_actions[0])


def waiting(window: Window) -> tuple[WaitingCard, ...]:
    assert window.shelf is not None
    return window.shelf.waiting


def reopened(window: Window, settings: Settings) -> Window:
    """The window closed, and another one opened."""
    window.close()
    again = Window(settings)
    again.furnish(*app.library())
    return again


class TestShelf:
    def test_has_the_games_there_are_and_no_other(self, window: Window) -> None:
        assert window.shelf is not None
        cards = window.shelf.findChildren(GameCard)
        assert tuple(card.game for card in cards) == games.names()

    def test_promises_nothing(self, window: Window) -> None:
        assert window.shelf is not None
        texts = " ".join(label.text() for label in window.shelf.findChildren(QLabel))
        assert "soon" not in texts.lower()

    def test_a_card_says_what_the_game_is_and_for_how_many(self, window: Window) -> None:
        assert window.shelf is not None
        for card in window.shelf.findChildren(GameCard):
            assert card.accessibleName()
            assert str(max(games.load(card.game).seats)) in card.accessibleDescription()

    def test_tells_who_comes_first_that_matches_are_kept(self, window: Window) -> None:
        assert window.shelf is not None
        assert not waiting(window)
        shown = [label.text() for label in window.shelf.findChildren(QLabel) if label.isVisible()]
        assert any("kept" in text for text in shown)

    @pytest.mark.parametrize("how", ["click", "enter"])
    def test_a_card_asks_who_plays_and_then_the_match_begins(self, qtbot, window, how) -> None:
        card = window.shelf.findChildren(GameCard)[0]
        if how == "click":
            qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
        else:
            card.setFocus()
            qtbot.keyClick(card, Qt.Key.Key_Return)
        (dialog,) = window.findChildren(NewMatch)
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
        assert played(window).game.id == card.game


class TestGoingOn:
    def test_a_match_closed_in_the_middle_waits_and_goes_on_with_a_click(
        self, qtbot, window, settings
    ) -> None:
        window.begin(match_of(plies=5))
        play(window)
        left = played(window)
        window = reopened(window, settings)
        (card,) = waiting(window)
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
        assert played(window).actions[: left.ply] == left.actions
        assert played(window).setup == left.setup
        window.close()

    def test_the_card_says_who_plays_and_how_far(self, window: Window) -> None:
        window.begin(match_of(plies=5))
        play(window)
        count = played(window).ply
        names = [player.name for player in played(window).setup.players]
        window.show_shelf()
        (card,) = waiting(window)
        description = card.accessibleDescription()
        assert all(name in description for name in names)
        assert str(count) in description

    def test_enter_goes_on_with_the_latest(self, qtbot, window, settings) -> None:
        window.begin(match_of(plies=5))
        window = reopened(window, settings)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(waiting(window)[0].hasFocus)
        qtbot.keyClick(waiting(window)[0], Qt.Key.Key_Return)
        assert played(window).ply >= 5
        window.close()

    def test_a_finished_match_does_not_wait(self, window: Window) -> None:
        match = match_of(1)
        while match.turn is not None:
            match.play(match.game.legal_actions(match.state)[0])
        window.begin(match)
        window.show_shelf()
        assert not waiting(window)

    def test_a_match_that_was_never_played_leaves_no_trace(self, window: Window) -> None:
        window.begin(match_of(1))
        assert played(window).ply == 0
        window.show_shelf()
        assert window.keeping.library is not None
        assert window.keeping.library.recent(10) == []

    def test_one_that_was_never_played_makes_room_for_the_next(self, window, tmp_path) -> None:
        file = tmp_path / "a.tabletop"
        save.write(match_of(3), file)
        window.begin(match_of(1))
        window.begin(match_of(2))
        window.open_file(file)
        (entry,) = window.keeping.recent(9)
        assert len(entry.players) == 3

    def test_no_more_than_three_wait_on_the_shelf(self, window: Window) -> None:
        for _ in range(5):
            window.begin(match_of(plies=3))
        window.show_shelf()
        assert len(waiting(window)) == 3

    def test_a_match_not_yet_played_can_be_gone_on_with_from_itself(self, window: Window) -> None:
        window.begin(match_of(1))
        (entry,) = window.keeping.recent(9)
        window.go_on(entry)
        play(window)
        assert [entry.length for entry in window.keeping.recent(9)] == [played(window).ply]

    def test_the_menu_has_the_latest_matches(self, window: Window) -> None:
        window.begin(match_of(plies=4))
        window.show_shelf()
        window.menus.recent.aboutToShow.emit()
        entry = window.menus.recent.actions()[0]
        entry.trigger()
        assert played(window).ply >= 4


class TestWithoutLibrary:
    @pytest.fixture
    def bare(self, qtbot, settings, home: Path):
        home.mkdir(exist_ok=True)
        (home / "matches.sqlite").write_text("no library at all", encoding="utf-8")
        library, trouble = app.library()
        assert library is None
        made = Window(settings)
        made.furnish(library, trouble)
        made.show()
        yield made
        made.close()

    def test_the_window_says_that_nothing_is_kept_and_why(self, bare, home) -> None:
        assert bare.bar.isVisible()
        assert "not kept" in bare.bar.text()
        assert str(home / "matches.sqlite") in bare.bar.text()

    def test_both_sentences_begin_with_a_capital(self, bare) -> None:
        assert bare.bar.text().startswith("Matches are not kept")
        assert ". The library of matches " in bare.bar.text()

    def test_the_shelf_does_not_promise_what_it_cannot_keep(self, bare) -> None:
        assert not any(
            "Every match is kept" in label.text()
            for label in bare.shelf.findChildren(QLabel)
            if label.isVisible()
        )
        bare.begin(match_of(plies=3))
        bare.show_shelf()
        assert not any(
            "kept" in label.text() for label in bare.shelf.findChildren(QLabel) if label.isVisible()
        )

    def test_one_can_play_all_the_same(self, bare) -> None:
        bare.begin(match_of(plies=3))
        ply = played(bare).ply
        play(bare)
        assert played(bare).ply > ply
        assert not bare.do.matches.isEnabled()


class TestActions:
    def test_nothing_of_a_match_can_be_done_on_the_shelf(self, window: Window) -> None:
        assert not any(action.isEnabled() for action in window.do.of_match)
        assert window.do.new.isEnabled()
        assert window.do.rules.isEnabled()

    def test_undo_and_redo_take_a_choice_back_and_make_it_again(self, window: Window) -> None:
        window.begin(match_of(1))
        play(window)
        done = played(window).actions
        window.do.undo.trigger()
        assert played(window).ply == 0
        assert window.do.redo.isEnabled()
        window.do.redo.trigger()
        assert played(window).actions[: len(done)] == done[: played(window).ply]

    def test_undo_says_why_it_is_closed(self, window: Window) -> None:
        window.begin(match_of(1))
        assert not window.do.undo.isEnabled()
        assert "nothing" in window.do.undo.toolTip().lower()
        window.begin(match_of(2, plies=3, fair_undo=True))
        assert played(window).log[-1].actor not in (0, 1)
        assert not window.do.undo.isEnabled()
        assert "dice" in window.do.undo.toolTip().lower()

    def test_undo_names_its_key(self, window: Window) -> None:
        assert "Ctrl+Z" in window.do.undo.toolTip()

    def test_r_throws_the_dice(self, qtbot, window: Window) -> None:
        window.activateWindow()
        window.begin(match_of(1))
        qtbot.keyClick(window.page, Qt.Key.Key_R)
        assert played(window).ply > 0

    def test_r_is_a_letter_where_one_writes(self, qtbot, window: Window) -> None:
        window.begin(match_of(1))
        line = QLineEdit(window)
        line.show()
        line.setFocus()
        qtbot.keyClick(line, Qt.Key.Key_R)
        assert line.text() == "r"
        assert played(window).ply == 0

    def test_full_screen_and_back(self, qtbot, window: Window) -> None:
        window.do.full_screen.trigger()
        qtbot.waitUntil(window.isFullScreen)
        assert window.do.full_screen.isChecked()
        window.do.full_screen.trigger()
        qtbot.waitUntil(lambda: not window.isFullScreen())

    def test_review_is_marked_while_one_looks_back(self, window: Window) -> None:
        window.begin(match_of(plies=6))
        window.do.review.trigger()
        assert window.page is not None
        assert window.page.is_reviewing()
        assert window.do.review.isChecked()
        window.do.review.trigger()
        assert not window.do.review.isChecked()

    def test_bots_keep_the_pace_that_was_set_for_their_game(self, window: Window) -> None:
        window.begin(match_of(2))
        calm = next(action for action in window.do.paces.actions() if action.data() == "calm")
        assert not calm.isChecked()
        calm.trigger()
        assert calm.isChecked()
        assert window.page is not None
        game = window.page.session.match.game.id
        assert window.page.host.unhurried == PACES_OF_BOTS["calm"]
        assert window.settings.pace_of_bots("another game") == "once"
        window.show_shelf()
        assert not calm.isEnabled()
        window.begin(match_of(2))
        assert calm.isChecked()
        assert window.settings.pace_of_bots(game) == "calm"

    def test_no_two_actions_share_a_key(self, window: Window) -> None:
        keys = [
            key.toString()
            for action in window.do.findChildren(QAction)
            for key in action.shortcuts()
        ]
        assert len(keys) == len(set(keys))

    def test_again_seats_the_same_people_for_other_dice(self, window: Window) -> None:
        window.begin(match_of(plies=5))
        before = played(window).setup
        assert window.page is not None
        window.page.again.emit()
        after = played(window).setup
        assert (after.players, after.options) == (before.players, before.options)
        assert after.seed != before.seed


class TestLook:
    @pytest.mark.parametrize("game", games.names())
    def test_the_smallest_window_has_room_on_a_small_screen_and_shows_the_whole_table(
        self, window: Window, game: str
    ) -> None:
        """Twice as large letters make 960 by 540 points of a screen of 1920 by 1080."""
        rules = games.load(game)
        seats = max(rules.seats)
        setup = Setup(settled(rules.options, {}, game), unnamed([None] * seats), 7)
        window.begin(Match(rules, setup))
        window.resize(1, 1)
        QCoreApplication.processEvents()
        assert (window.width(), window.height()) == (800, 480)
        assert window.page is not None
        table = window.page.table
        board = table.mapFromScene(table.sceneRect()).boundingRect()
        seen = table.viewport().rect().adjusted(-1, -1, 1, 1)
        assert seen.contains(board)
        assert window.rect().contains(table.mapTo(window, seen.center()))

    @pytest.mark.parametrize("game", games.names())
    def test_a_match_is_first_seen_with_all_that_stands_on_it_and_where_it_stays(
        self, qtbot, window: Window, game: str
    ) -> None:
        seen: list[tuple[QSize, str, int]] = []

        class Watch(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint and window.page is not None:
                    page = window.page
                    seen.append((page.table.size(), page.asked(), len(page.scene.spots)))
                return False

        watch = Watch(window)
        rules = games.load(game)
        setup = Setup(settled(rules.options, {}, game), unnamed([None] * 2), 7)
        match = Match(rules, setup)
        while match.turn == CHANCE or len(rules.legal_actions(match.state)) < 2:
            drawn = match.turn == CHANCE
            match.play(match.drawn() if drawn else rules.legal_actions(match.state)[0])
        window.begin(match)
        assert window.page is not None
        window.page.table.viewport().installEventFilter(watch)
        qtbot.waitUntil(lambda: len(seen) > 0)
        qtbot.wait(100)
        _, asked, offered = seen[0]
        assert asked
        assert offered
        assert {size.toTuple() for size, *_ in seen} == {window.page.table.size().toTuple()}

    def test_the_table_has_seven_tenths_of_the_window(self, qtbot, window: Window) -> None:
        window.begin(match_of(4, plies=3))
        window.resize(1280, 800)
        assert window.page is not None
        table = window.page.table
        qtbot.waitUntil(lambda: table.width() > 900)
        assert table.width() * table.height() >= 0.7 * 1280 * 800

    def test_the_theme_changes_at_once(self, qapp, window: Window) -> None:
        window.begin(match_of(plies=3))
        window.settings.theme = "dark"
        assert qapp.palette().window().color() == DARK.colour("table")
        window.show_shelf()
        assert window.shelf is not None
        assert all(card.theme is DARK for card in window.shelf.findChildren(GameCard))

    def test_menus_are_one_slim_strip(self, window: Window) -> None:
        window.begin(match_of(plies=3))
        assert window.menuBar().height() <= 40
        buttons = window.menuBar().findChildren(QAbstractButton)
        assert all(button.height() <= 36 for button in buttons)

    def test_the_window_comes_back_where_it_was(self, window, settings) -> None:
        window.resize(800, 610)
        again = reopened(window, settings)
        assert (again.width(), again.height()) == (800, 610)
        again.close()
