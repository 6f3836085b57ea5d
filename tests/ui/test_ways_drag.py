"""Where everything is dragged: a place without a piece is struck through with the pen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.ui.hands import on_area, quiet
from ui.pieces.stroke import Stroke
from ui.settings import Settings

AWAY = QPointF(60, 20)


@pytest.fixture
def lot(laid):
    """Croco, set so: a camp is chosen by a click, or a line."""

    def lay(input):
        table = laid("croco", seats=2, plies=2)
        Settings().input = input
        table.page.apply_settings()
        quiet(table)
        return table

    return lay


def camp(table):
    """Where a clan is chosen."""
    return on_area(table, next(spot for spot in table.scene.spots if spot.source is None))


def lines(table):
    return [item for item in table.scene.items() if isinstance(item, Stroke)]


def said(table, act):
    """What is told when somebody does that."""
    heard = []
    table.scene.refused.connect(heard.append)
    act()
    table.scene.refused.disconnect(heard.append)
    return heard


def release(table, where):
    view = table.page.table.viewport()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=table.pixel(where))


class TestLine:
    def test_is_seen_while_it_is_drawn_and_does_it_when_it_is_done(self, lot):
        table = lot("drag")
        start = camp(table)
        table.drag(start, start + AWAY, drop=False)
        (line,) = lines(table)
        end = line.path.currentPosition()
        assert table.pixel(end) == table.pixel(start + AWAY)
        assert len(table.actions) == 2
        release(table, start + AWAY)
        assert not lines(table)
        assert table.actions[2].startswith("choose ")

    def test_drawn_back_to_where_it_began_it_does_nothing(self, lot):
        table = lot("drag")
        start = camp(table)
        table.drag(start, start + AWAY, drop=False)
        QTest.mouseMove(table.page.table.viewport(), table.pixel(start))
        release(table, start)
        assert not lines(table)
        assert len(table.actions) == 2

    def test_escape_does_nothing_either(self, lot):
        table = lot("drag")
        start = camp(table)
        table.drag(start, start + AWAY, drop=False)
        table.key(Qt.Key.Key_Escape)
        assert not lines(table)
        release(table, start + AWAY)
        assert len(table.actions) == 2

    def test_one_that_ended_where_nobody_saw_it_is_gone(self, lot):
        table = lot("drag")
        start = camp(table)
        table.drag(start, start + AWAY, drop=False)
        table.drag(start, start + AWAY)
        assert not lines(table)
        assert table.actions[2].startswith("choose ")

    def test_a_click_alone_only_says_how(self, lot):
        table = lot("drag")
        heard = said(table, lambda: table.click(camp(table)))
        assert heard == ["Draw a line there: press, pull, let go."]
        assert len(table.actions) == 2

    @pytest.mark.parametrize("input", ["both", "click"])
    def test_elsewhere_there_is_none(self, lot, input):
        table = lot(input)
        start, end = camp(table), table.scene.sceneRect().topLeft()
        table.drag(start, end, drop=False)
        assert not lines(table)
        release(table, end)
        assert len(table.actions) == 2
        table.click(start)
        assert table.actions[2].startswith("choose ")

    def test_to_look_at_something_a_click_is_enough(self, laid):
        table = laid("clever", seats=2, plies=2)
        Settings().input = "drag"
        table.page.apply_settings()
        quiet(table)
        spot = next(spot for spot in table.scene.spots if spot.quiet and spot.source is None)
        seat = table.scene.large.seat
        table.click(on_area(table, spot))
        assert table.scene.large.seat != seat
