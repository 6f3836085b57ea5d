"""Which matches are asked for, and the list of them with their seeds."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot


class TestAskingFor:
    @pytest.fixture
    def shown(self, opened: Any, shelf: Any) -> Any:
        shelf.keep("caries", "Ada", plies=4)
        shelf.keep("caries", "Ada", "Ben", plies=4, dice="two")
        shelf.keep("caries", "Ben", plies=4)
        shown = opened("caries", page="matches")
        shown.choose("seats", "Any number")
        return shown

    def told(self, shown: Any) -> list[str]:
        return [row[1] for row in shown.cells(shown.matches.table)]

    def test_all_can_be_asked_for(self, shown: Any) -> None:
        assert self.told(shown) == [
            "Ben (not finished)",
            "Ada, Ben (not finished)",
            "Ada (not finished)",
        ]

    def test_somebody_leaves_those_where_they_sit(self, shown: Any) -> None:
        shown.choose("player", "Ben")
        assert self.told(shown) == ["Ben (not finished)", "Ada, Ben (not finished)"]

    def test_a_variant_is_told_in_words(self, shown: Any) -> None:
        shown.choose("variant", "Dice to move: One or two, chosen before each move")
        assert self.told(shown) == ["Ada, Ben (not finished)"]
        shown.choose("variant", "As usual")
        assert self.told(shown) == ["Ben (not finished)", "Ada (not finished)"]

    def test_stays_when_a_match_was_written(self, shown: Any, shelf: Any) -> None:
        shown.choose("player", "Ben")
        shelf.keep("caries", "Zoë", plies=4)
        shown.come_back()
        assert shown.window.filters.player.currentText() == "Ben"
        assert len(self.told(shown)) == 2

    def test_another_game_begins_with_all(self, shown: Any, shelf: Any) -> None:
        shelf.keep("clever", "Ben", plies=4)
        shown.choose("player", "Ben")
        shown.choose("game", "Clever")
        assert shown.window.windowTitle() == "Statistics of Clever"
        assert shown.window.filters.player.value is None
        assert self.told(shown) == ["Ben (not finished)"]

    def test_a_text_of_ones_own_is_not_spelt_out(self, opened: Any, shelf: Any) -> None:
        circuit = "DSBRSBSRSBSRBSCSBRSBSRSBSRSB"
        shelf.keep("caries", "Ada", plies=2, circuit=circuit)
        field = opened("caries").window.filters.variant
        assert field.itemText(1) == "Order of the spaces: one’s own"


class TestAtFirst:
    """A mean over two and four players tells nothing: only as many are looked at."""

    def test_as_many_play_as_in_the_last_match_that_is_over(self, opened: Any, shelf: Any) -> None:
        shelf.keep("clever", "Ada")
        shelf.keep("clever", "Ada", "Ben")
        shelf.keep("clever", "Ada", "Ben", "Cleo", plies=3)
        assert opened("clever").window.filters.seats.currentText() == "2 players"

    def test_or_as_in_the_match_on_the_table(self, opened: Any, shelf: Any) -> None:
        lies = shelf.keep("clever", "Ada", "Ben", "Cleo", plies=3).id
        shelf.keep("clever", "Ada", "Ben")
        shown = opened("clever", lies=lies, page="matches")
        assert shown.window.filters.seats.currentText() == "3 players"
        assert len(shown.cells(shown.matches.table)) == 1

    def test_nobody_is_left_out_where_all_are_as_many(self, opened: Any, shelf: Any) -> None:
        shelf.keep("clever", "Ada", "Ben")
        shelf.keep("clever", "Ada", "Cleo", plies=3)
        assert opened("clever").window.filters.seats.currentText() == "Any number"

    def test_where_nothing_is_kept_any_number(self, opened: Any) -> None:
        assert opened("clever").window.filters.seats.currentText() == "Any number"


class TestMatches:
    def test_are_listed_with_their_seeds(self, opened: Any, shelf: Any) -> None:
        ada, ben = shelf.keep("clever", "Ada", "Ben", seed=987_654_321).points
        shelf.keep("clever", "Ada", plies=3, own_dice=True)
        shown = opened("clever", page="matches")
        shown.choose("seats", "Any number")
        own, over = shown.cells(shown.matches.table)
        assert over[1] == f"Ada: {ada} · Ben: {ben}"
        assert over[2] == ("Ada" if ada > ben else "Ben")
        assert over[3] == "987654321"
        assert own[1:] == ["Ada (not finished)", "", "own dice"]

    def test_one_is_opened_with_enter_or_the_button(
        self, qtbot: QtBot, opened: Any, shelf: Any
    ) -> None:
        shelf.keep("clever", "Ada", plies=7)
        page = opened("clever", page="matches").matches
        assert not page.open_button.isEnabled()
        page.table.choose(0)
        for act in (
            lambda: qtbot.mouseClick(page.open_button, Qt.MouseButton.LeftButton),
            lambda: qtbot.keyClick(page.table, Qt.Key.Key_Return),
        ):
            with qtbot.waitSignal(page.opened) as picked:
                act()
            assert picked.args[0].length == 7
