"""Dice: counted beside the window, and judged; only those that the app has thrown."""

from __future__ import annotations

from typing import Any

import pyqtgraph
import pytest

from tabletop import games


class TestDice:
    def test_are_counted_and_judged(self, opened: Any, shelf: Any) -> None:
        match = shelf.keep("caries", "Ada", "Ben", seed=4).match
        shown = opened("caries", page="dice")
        shown.wait_for_dice()
        fell = [die for one in match.actions for die in games.dice("caries").shown(one)]
        for kind, card in shown.dice.cards.items():
            number = sum(1 for each, _ in fell if each == kind)
            assert card.details.text().startswith(f"{number} throw")
        assert "As fair dice do" in shown.dice.cards["d6"].verdict.text()
        plot = shown.chart(shown.dice.cards["d6"].canvas)
        assert plot.accessibleName() == "Dice that show 1 to 6"
        assert plot.getAxis("left").labelText == "% of throws"
        sixes = sum(1 for die in fell if die == ("d6", 6))
        assert f"6: {sixes}" in plot.accessibleDescription()

    def test_that_are_loaded_are_told(self, opened: Any, shelf: Any) -> None:
        shelf.keep("caries", "Ada", "Ben", seed=4)
        with shelf.library._file.transaction() as file:
            file.execute("UPDATE actions SET text = 'roll 6' WHERE text LIKE 'roll _'")
        shown = opened("caries", page="dice")
        shown.wait_for_dice()
        card = shown.dice.cards["d6"]
        assert "less than 1 in a million" in card.verdict.text()
        plot = shown.chart(card.canvas)
        assert len(shown.drawn(plot, pyqtgraph.ScatterPlotItem)) == 6

    def test_of_ones_own_are_left_out(self, opened: Any, shelf: Any) -> None:
        shelf.keep("caries", "Ada", plies=60)
        shelf.keep("caries", "Ada", plies=60, own_dice=True)
        shown = opened("caries", page="dice")
        shown.wait_for_dice()
        assert shown.dice.counted.text().startswith("From 1 match")
        assert "1 match with your own dice is left out" in shown.dice.counted.text()

    def test_of_ones_own_only_are_none(self, opened: Any, shelf: Any) -> None:
        shelf.keep("caries", "Ada", plies=60, own_dice=True)
        shown = opened("caries", page="dice")
        assert "the app has thrown none" in shown.dice.empty.text()
        assert shown.dice.empty.isVisible()

    def test_are_counted_heap_by_heap_and_once(
        self, opened: Any, shelf: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("ui.statistics.tallying._HEAP", 30)
        for seed in range(4):
            shelf.keep("caries", "Ada", seed=seed, plies=30)
        shown = opened("caries")
        tallying = shown.dice.tallying
        heaps: list[int] = []
        tallying.advanced.connect(lambda: heaps.append(tallying.done))
        shown.window.turn_page("dice")
        assert shown.dice.bar.isVisible()
        assert shown.dice.empty.text() == "Counting…"
        assert shown.dice.empty.isVisible()
        assert not any(card.isVisible() for card in shown.dice.cards.values())
        assert not shown.dice.counted.isVisible()
        shown.wait_for_dice()
        assert not shown.dice.empty.isVisible()
        assert all(card.isVisible() for card in shown.dice.cards.values())
        assert heaps == [1, 2, 3, 4, 4]
        assert not shown.dice.bar.isVisible()
        fell = tallying.fell
        shelf.keep("caries", "Ada", seed=9, plies=30)
        heaps.clear()
        shown.come_back()
        shown.wait_for_dice()
        assert heaps == [5, 5]
        assert sum(tallying.fell) > sum(fell)

    def test_of_others_are_asked_for_at_once(
        self, opened: Any, shelf: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("ui.statistics.tallying._HEAP", 1)
        for seed in range(4):
            shelf.keep("caries", "Ada", seed=seed, plies=30)
        shelf.keep("caries", "Ben", plies=30)
        shown = opened("caries", page="dice")
        assert shown.dice.tallying.is_counting
        shown.choose("player", "Ben")
        shown.wait_for_dice()
        assert (shown.dice.tallying.done, shown.dice.tallying.total) == (1, 1)

    def test_are_not_waited_for_in_a_closed_window(self, opened: Any, shelf: Any) -> None:
        shelf.keep("caries", "Ada", plies=30)
        shown = opened("caries", page="dice")
        assert shown.dice.tallying.is_counting
        shown.window.close()
        assert not shown.dice.tallying.is_counting

    def test_that_cannot_be_counted_are_said(self, opened: Any, shelf: Any) -> None:
        shelf.keep("caries", "Ada", plies=30)
        with shelf.library._file.transaction() as file:
            file.execute("ALTER TABLE actions RENAME TO lost")
        shown = opened("caries", page="dice")
        shown.wait_for_dice()
        assert "The dice cannot be counted" in shown.dice.empty.text()
        assert shown.dice.empty.isVisible()
