"""Croco without a mouse: arrows, Enter and Escape, and the list of what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.croco.conftest import ALL_CELLS, LAID, camp_piece, cell, glowing, space


def stand_on(table, where):
    """Brings the cursor of the keyboard there, by arrows alone."""
    cursor = table.scene.cursor
    if cursor.at is None:
        table.key(Qt.Key.Key_Right)
    for _ in range(60):
        stop = cursor.stops()[cursor.at]
        if stop.area.contains(where):
            return
        way, before = where - stop.middle, cursor.at
        across = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
        down = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
        first, second = (across, down) if abs(way.x()) > abs(way.y()) else (down, across)
        table.key(first)
        if cursor.at == before:
            table.key(second)
    raise AssertionError("no arrow leads there")


class TestKeyboard:
    """Arrows, Enter and Escape are enough for everything."""

    def test_a_whole_turn_with_a_chain(self, at):
        table = at("5: . b4- . . .", green="1+ 2- 3- 5+", blue="1- 2+ 6-")
        table.quiet()
        for start, end in (("b1", "5.4"), ("a1", "5.1"), ("d1", "5.5")):
            stand_on(table, space(table, "green", start))
            table.key(Qt.Key.Key_Return)
            assert table.scene.hand.carried is camp_piece(table, "green", start)
            stand_on(table, cell(table, end))
            table.key(Qt.Key.Key_Return)
            table.quiet()
        assert [line.split()[-1] for line in table.actions] == ["5.4", "5.1", "5.5"]
        assert table.session.turn == 1

    def test_every_cell_can_be_stood_on(self, at):
        table = at("7: b1+ . . . . . .", green="7- 1-", blue="1- 2+")
        table.quiet()
        stand_on(table, space(table, "green", "a1"))
        table.key(Qt.Key.Key_Return)
        for name in sorted(ALL_CELLS - {"7.1"}):
            stand_on(table, cell(table, name))

    def test_the_cursor_says_the_token_and_the_cell(self, at):
        table = at(green="3+ 1-", blue="1- 2+")
        table.quiet()
        with table._qtbot.waitSignal(table.scene.pointed) as pointed:
            table.key(Qt.Key.Key_Right)
        assert pointed.args == ["3+ from a1: 5 cells"]
        with table._qtbot.waitSignal(table.scene.pointed) as pointed:
            table.key(Qt.Key.Key_Return)
        assert pointed.args == ["3+: crocodile of 3, cell 3, 9 points"]

    def test_escape_puts_the_token_back(self, at):
        table = at(green="3+ 1-", blue="1- 2+")
        table.quiet()
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        table.key(Qt.Key.Key_Escape)
        assert table.scene.hand.carried is None
        assert glowing(table) == {"green a1", "green b1"}

    def test_a_clan_is_chosen(self, seated):
        table = seated(*LAID)
        table.quiet()
        stand_on(table, table.scene.camp(0).center())
        table.key(Qt.Key.Key_Return)
        assert table.actions[-1] == "choose green"

    def test_every_placement_stands_in_the_list_too(self, at):
        table = at(green="3+ 1-", blue="1- 2+")
        table.quiet()
        rows = table.page.moves.rows
        assert len(rows) == len(table.session.legal_actions) == 10
        table.page.moves._choose(rows.index("1−: crocodile of 6, cell 6, 6 points"))
        assert table.actions == ["place green 1- from b1 on 6.6"]
