"""Dice that are thrown and thrown again, and what is chosen on plates."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from tabletop import games
from tabletop.games.clever.actions import Reroll
from tabletop.games.clever.printed import DICE, Die
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.ui.clever.conftest import cell, cube
from ui.pieces.plate import width

BARE = QPointF(606, 440)
"""Between the large sheet and the others: bare table."""


def plate(table, words):
    """The middle of a plate."""
    found = next(plate for plate in table.scene.offers.laid if plate.text == words)
    return found.sceneBoundingRect().center()


class TestThrow:
    """Dice wait for a hand, or fall by themselves."""

    @pytest.mark.parametrize("how", ["click", "drag", "plate", "enter", "menu"])
    def test_dice_are_thrown(self, seated, how):
        table = seated()
        table.quiet()
        assert table.actions == ["starts 1"]
        match how:
            case "click":
                table.click(cube(table, Die.ORANGE))
            case "drag":
                table.drag(cube(table, Die.WHITE), cube(table, Die.GREEN))
            case "plate":
                table.click(plate(table, table.page.words.throw(table.session.state)))
            case "enter":
                table.key(Qt.Key.Key_Return)
            case "menu":
                assert table.page.can_throw()
                table.page.throw()
        assert len(table.actions) == 2
        shown = [table.scene.tray.dice[die].face for die in DICE]
        assert table.actions[1] == f"roll {' '.join(map(str, shown))}"

    def test_r_throws(self, window, qtbot):
        game = games.load("clever")
        window.begin(Match(game, Setup(settled(game.options, {}, "clever"), unnamed([None]), 1)))
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.waitUntil(window.do.throw.isEnabled)
        qtbot.keyClick(window.page.table, Qt.Key.Key_R)
        assert window.page.session.match.ply == 2
        qtbot.waitUntil(lambda: not window.do.throw.isEnabled())
        qtbot.keyClick(window.page.table, Qt.Key.Key_R)
        assert window.page.session.match.ply == 2, "a choice is no throw"

    def test_dice_dropped_beside_the_hand_are_not_thrown(self, seated):
        table = seated()
        table.quiet()
        table.drag(cube(table, Die.WHITE), BARE)
        assert table.actions == ["starts 1"]
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_the_dice_that_are_left_wait_for_the_hand(self, at):
        table = at()
        table.quiet()
        table.drag(cube(table, Die.GREEN), cell(table, "green-1"))
        table.quiet()
        assert table.actions == ["take green"]
        table.click(cube(table, Die.YELLOW))
        assert table.actions == ["take green"], "a die on the platter throws nothing"
        table.click(cube(table, Die.PURPLE))
        assert len(table.actions) == 2
        assert len(table.session.match.actions[-1].faces) == 3

    def test_set_so_the_dice_that_are_left_fall_by_themselves(self, at):
        table = at(throws="auto")
        table.quiet()
        table.drag(cube(table, Die.GREEN), cell(table, "green-1"))
        table._qtbot.waitUntil(lambda: len(table.actions) == 2)
        assert table.actions[1].startswith("roll ")

    @pytest.mark.parametrize("how", ["slot", "plate"])
    def test_a_re_roll_is_crossed_out_and_the_dice_fall(self, at, how):
        table = at("r 1/3")
        table.quiet()
        if how == "slot":
            table.click(cell(table, "reroll-2"))
        else:
            table.click(plate(table, table.page.words.action(table.session.state, Reroll())))
        table._qtbot.waitUntil(lambda: len(table.actions) == 2)
        table.quiet()
        assert table.actions[0] == "reroll"
        assert len(table.session.match.actions[1].faces) == 6
        struck = [line for line in table.scene.dump() if "reroll-" in line and "strike" in line]
        assert len(struck) == 2

    def test_a_slot_that_is_not_the_next_re_rolls_nothing(self, at):
        table = at("r 1/3")
        table.quiet()
        for slot in ("reroll-1", "reroll-3", "reroll-4"):
            table.click(cell(table, slot))
        assert table.actions == []


class TestPlates:
    """What is no die and no cell is chosen on a plate."""

    @pytest.mark.parametrize(
        ("table_at", "words", "action"),
        [
            pytest.param(
                {
                    "sheets": ("y 1.2 1.3",),
                    "turn": "asked 1 pick 2",
                    "dice": "y1 / w3 b5 g3 o2 p6 / -",
                },
                "Nothing fits: go on",
                "forfeit",
                id="forfeit",
            ),
            pytest.param(
                {
                    "sheets": ("", ""),
                    "turn": "asked 2 passive 3",
                    "dice": "- / w3 y1 b5 / g3 o2 p6",
                },
                "Take no die",
                "decline",
                id="decline",
            ),
            pytest.param(
                {
                    "sheets": ("e 0/1",),
                    "turn": "asked 1 extra 3",
                    "dice": "- / w3 y1 b5 / g3 o2 p6",
                },
                "No extra die",
                "done",
                id="done",
            ),
        ],
    )
    def test_the_plate_does_it(self, at, table_at, words, action):
        table_at = dict(table_at)
        table = at(*table_at.pop("sheets"), **table_at)
        table.quiet()
        assert [plate.text for plate in table.scene.offers.laid] == [words]
        table.click(plate(table, words))
        assert table.actions == [action]

    def test_an_extra_die_may_lie_anywhere(self, at):
        for die, name in ((Die.WHITE, "green-1"), (Die.PURPLE, "purple-1")):
            table = at("e 0/1", turn="asked 1 extra 3", dice="- / w3 y1 b5 / g3 o2 p6")
            table.quiet()
            table.drag(cube(table, die), cell(table, name))
            assert table.actions[0].startswith("extra ")

    def test_a_plate_is_wide_enough_for_its_words(self, at):
        table = at("y 1.2 1.3 r 0/7", turn="asked 1 pick 2", dice="y1 / w3 b5 g3 o2 p6 / -")
        table.quiet()
        assert len(table.scene.offers.laid) == 2
        for laid in table.scene.offers.laid:
            assert laid.where.width() >= width(laid.text) - 1
