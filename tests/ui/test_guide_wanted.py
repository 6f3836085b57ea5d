"""How a guide is asked for: where a match is set up, in the Help menu, and what is remembered."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import games as looks
from ui.guide import GameGuide
from ui.new_match import NewMatch
from ui.settings import Settings
from ui.stage.theme import LIGHT
from ui.window import Window

GAME = games.load("caries")


class StandIn(GameGuide):
    """It always says the same, and never ends."""

    def throw(self, state: Any) -> str:
        return "throw"

    def choice(self, state: Any) -> str:
        return "choose"

    def why(self, state: Any, action: Any) -> str:
        return ""

    def waiting(self, state: Any) -> str:
        return "wait"

    def farewell(self) -> str:
        return "farewell"

    def is_over(self, began: Any, state: Any) -> bool:
        return False


class TestNewMatch:
    @pytest.fixture
    def opened(self, qtbot, settings, monkeypatch):
        def made(*, has_guide: bool = True) -> NewMatch:
            monkeypatch.setattr(
                looks, "guide", lambda name, words: StandIn(words) if has_guide else None
            )
            dialog = NewMatch(GAME, settings, LIGHT)
            qtbot.addWidget(dialog)
            dialog.show()
            return dialog

        return made

    def test_offers_a_guide_only_through_games_that_have_one(self, opened) -> None:
        assert not opened(has_guide=False).guided.isVisible()
        assert opened().guided.isVisible()

    def test_a_game_without_one_remembers_nothing(self, opened, settings) -> None:
        opened(has_guide=False).accept()
        assert settings.wants_guide(GAME.id) is None

    def test_who_plays_for_the_first_time_is_guided(self, opened, settings) -> None:
        dialog = opened()
        assert dialog.guided.isChecked()
        dialog.accept()
        assert settings.wants_guide(GAME.id) is True
        # Nobody has come to the end of the guide yet.
        assert opened().guided.isChecked()

    def test_who_was_guided_is_not_any_more_unless_asked(self, opened, settings) -> None:
        settings.keep_guide(GAME.id, False)
        dialog = opened()
        assert not dialog.guided.isChecked()
        dialog.guided.click()
        dialog.accept()
        assert settings.wants_guide(GAME.id) is True

    def test_who_wants_none_is_not_asked_again(self, opened, settings) -> None:
        dialog = opened()
        dialog.guided.click()
        dialog.accept()
        assert not opened().guided.isChecked()

    def test_bots_alone_are_not_guided(self, opened, settings) -> None:
        dialog = opened()
        for row in dialog.seats.rows:
            row.who.setCurrentIndex(1)
        assert not dialog.guided.isEnabled()
        dialog.accept()
        assert settings.wants_guide(GAME.id) is None


@pytest.mark.parametrize("name", games.names())
def test_every_game_offers_a_guide(qtbot, settings, name: str) -> None:
    dialog = NewMatch(games.load(name), settings, LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.guided.isVisible()
    assert dialog.guided.isChecked()


class TestHelpMenu:
    @pytest.fixture
    def match(self, monkeypatch) -> Match:
        monkeypatch.setattr(looks, "guide", lambda name, words: StandIn(words))
        return Match(GAME, Setup(settled(GAME.options, {}, GAME.id), unnamed([None]), 11))

    def card(self, window: Window) -> QWidget:
        assert window.page is not None
        return window.page.side.guide

    def test_begins_and_closes_it(self, qtbot, window: Window, match: Match) -> None:
        window.begin(match)
        action = window.do.guide
        assert action in window.menus.help.actions()
        assert (action.isEnabled(), action.isChecked()) == (True, False)
        action.trigger()
        qtbot.waitUntil(lambda: self.card(window).isVisible())
        assert action.isChecked()
        action.trigger()
        assert not self.card(window).isVisible()
        assert not action.isChecked()

    def test_follows_the_card(self, qtbot, window: Window, match: Match, settings) -> None:
        settings.keep_guide(GAME.id, True)
        window.begin(match)
        qtbot.waitUntil(lambda: self.card(window).isVisible())
        assert window.do.guide.isChecked()
        assert window.page is not None
        window.page.side.guide.close_button.click()
        assert not window.do.guide.isChecked()

    def test_has_nothing_to_offer_on_the_shelf_or_without_a_guide(
        self, window: Window, monkeypatch
    ) -> None:
        assert not window.do.guide.isEnabled()
        monkeypatch.setattr(looks, "guide", lambda name, words: None)
        match = Match(GAME, Setup(settled(GAME.options, {}, GAME.id), unnamed([None]), 11))
        window.begin(match)
        assert not window.do.guide.isEnabled()


def test_games_remember_apart_who_was_guided(settings: Settings) -> None:
    settings.keep_guide("one", True)
    settings.keep_guide("other", False)
    again = Settings()
    assert (again.wants_guide("one"), again.wants_guide("other")) == (True, False)
    assert again.wants_guide("a third") is None
