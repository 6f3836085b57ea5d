"""Points: how they are spread, with one's own marked, and how everybody fares."""

from __future__ import annotations

from typing import Any

import pyqtgraph
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tabletop.statistics import Who


class TestPoints:
    def test_are_drawn_with_ones_own_in_front(self, opened: Any, shelf: Any) -> None:
        for seed in range(3):
            shelf.keep("clever", "Ada", "Ben", "bot random", seed=seed)
        shown = opened("clever")
        everybody, people = shown.bars()
        assert (sum(everybody), sum(people)) == (9, 6)
        assert all(mine <= all_ for mine, all_ in zip(people, everybody, strict=True))
        shown.choose("player", "Random (bot)")
        everybody, bots = shown.bars()
        assert (sum(everybody), sum(bots)) == (9, 3)
        assert shown.scores.told.text().startswith("Random (bot): mean")
        assert "All others: mean" in shown.scores.told.text()

    def test_are_told_in_words(self, opened: Any, shelf: Any) -> None:
        mine = sorted(shelf.keep("clever", "Ada", seed=seed).points[0] for seed in range(3))
        told = opened("clever").scores.told.text()
        assert told.startswith(f"People: mean {sum(mine) / 3:.1f}, median {mine[1]}, ")
        assert f"from {mine[0]} to {mine[2]} in 3 result" in told

    def test_of_a_match_that_goes_on_do_not_count(self, opened: Any, shelf: Any) -> None:
        shelf.keep("clever", "Ada", plies=10)
        assert "No match is over yet" in opened("clever").scores.canvas.label.text()

    def test_of_the_match_on_the_table_stand_out(self, opened: Any, shelf: Any) -> None:
        ours = shelf.keep("clever", "Ada", "bot random")
        shelf.keep("clever", "Ada", seed=2)
        shown = opened("clever", lies=ours.id)
        plot = shown.chart(shown.scores.canvas)
        (mark,) = shown.drawn(plot, pyqtgraph.ScatterPlotItem)
        assert list(mark.data["x"]) == ours.points[:1]
        assert f"The match on the table: Ada {ours.points[0]}" in shown.scores.told.text()

    def test_of_a_match_that_is_not_asked_for_are_not_marked(self, opened: Any, shelf: Any) -> None:
        lies = shelf.keep("clever", "Ada").id
        shelf.keep("clever", "Ada", "Ben")
        shown = opened("clever", lies=lies)
        shown.choose("seats", "2 player")
        assert "on the table" not in shown.scores.told.text()

    def test_are_listed_by_who_plays(self, opened: Any, shelf: Any) -> None:
        (first, _) = shelf.keep("clever", "Ada", "Ben").points
        shelf.keep("clever", "Ben")
        shown = opened("clever")
        shown.choose("seats", "Any number")
        ben, ada = shown.cells(shown.scores.table)
        assert ben[:2] == ["Ben", "2"]
        assert ada[:2] == ["Ada", "1"]
        assert ada[3:6] == [f"{first}.0", f"{first}", f"{first}"]

    def test_won_is_only_where_somebody_else_sat(self, opened: Any, shelf: Any) -> None:
        first, second = shelf.keep("clever", "Ada", "Ben").points
        shelf.keep("clever", "Ada")
        shelf.keep("clever", "Cleo")
        shown = opened("clever")
        shown.choose("seats", "Any number")
        won = {row[0]: row[2] for row in shown.cells(shown.scores.table)}
        assert first != second
        assert won == {
            "Ada": str(int(first > second)),
            "Ben": str(int(second > first)),
            "Cleo": "–",
        }

    def test_of_several_variants_are_said_to_be(self, opened: Any, shelf: Any) -> None:
        shelf.keep("caries", "Ada", "Ben")
        shelf.keep("caries", "Ada", "Ben", dice="two")
        shown = opened("caries")
        assert shown.scores.told.text().startswith("People, all variants together: mean")
        shown.choose("variant", "As usual")
        assert shown.scores.told.text().startswith("People: mean")

    def test_a_variant_that_nobody_has_ended_is_not_in_the_mean(
        self, opened: Any, shelf: Any
    ) -> None:
        shelf.keep("caries", "Ada", "Ben")
        shelf.keep("caries", "Ada", "Ben", dice="two", plies=4)
        assert opened("caries").scores.told.text().startswith("People: mean")

    def test_a_click_on_a_head_sorts(self, qtbot: QtBot, opened: Any, shelf: Any) -> None:
        for seed, name in enumerate(("Cleo", "Ada", "Ben", "Cleo")):
            shelf.keep("clever", name, seed=seed)
        shown = opened("clever")
        table = shown.scores.table
        assert [row[0] for row in shown.cells(table)] == ["Cleo", "Ada", "Ben"]
        table.choose(0)
        head = table.horizontalHeader()
        place = QPoint(head.sectionViewportPosition(0) + 20, head.height() // 2)
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert [row[0] for row in shown.cells(table)] == ["Ada", "Ben", "Cleo"]
        assert table.current.who == Who("Cleo")
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert [row[0] for row in shown.cells(table)] == ["Cleo", "Ben", "Ada"]

    def test_a_screen_reader_hears_the_chart(self, opened: Any, shelf: Any) -> None:
        shelf.keep("clever", "Ada")
        shown = opened("clever")
        plot = shown.chart(shown.scores.canvas)
        assert plot.accessibleName() == "How points are spread in Clever"
        assert plot.accessibleDescription() == shown.scores.told.text()
