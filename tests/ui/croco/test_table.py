"""Does the table of Croco follow the hand: tokens onto cells, a clan by its camp, a clear board?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.ui.croco.conftest import (
    ALL_CELLS,
    ALL_SPACES,
    LAID,
    LINES,
    camp_piece,
    cell,
    cell_piece,
    glowing,
    hover,
    named,
    said,
    space,
)

CHAIN = {"green": "1+ 2- 3- 5+", "blue": "1- 2+ 6-"}
"""Against ``5: . b4- . . .`` a 2- loses, and a 1+ too."""
RIVER = QPointF(820, 200)
"""Water behind the tail of the crocodile of 3."""


def place(table, how, clan, start, end):
    """Brings the token of a space onto a cell: dragged, or clicked and the cell after it."""
    if how == "drag":
        table.drag(space(table, clan, start), cell(table, end))
    else:
        before = table.actions
        table.click(space(table, clan, start))
        assert table.actions == before, "it did not wait for its cell"
        table.click(cell(table, end))


@pytest.mark.parametrize("how", ["drag", "click"])
class TestTokenOntoCell:
    """A token is dragged onto its cell, or clicked and the cell after it."""

    def test_it_is_placed_and_controls(self, at, how):
        table = at(green="3+ 1-", blue="1- 2+")
        table.quiet()
        place(table, how, "green", "a1", "5.3")
        assert table.actions == ["place green 3+ from a1 on 5.3"]
        assert not camp_piece(table, "green", "a1").isVisible()
        assert cell_piece(table, "5.3").art.element == "green-plus-3"
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_who_wins_takes_control_and_turns_the_other_over(self, at, how):
        table = at("5: . b4- . . .", **CHAIN)
        table.quiet()
        place(table, how, "green", "d1", "5.5")
        assert cell_piece(table, "5.5").art.element == "green-plus-5"
        assert cell_piece(table, "5.2").art.element == "blue-hidden"
        assert table.session.turn == 1

    def test_who_loses_is_turned_over_and_places_again(self, at, how):
        table = at("5: . b4- . . .", **CHAIN)
        table.quiet()
        place(table, how, "green", "b1", "5.4")
        assert cell_piece(table, "5.4").art.element == "green-hidden"
        assert cell_piece(table, "5.2").art.element == "blue-minus-4"
        assert table.session.turn == 0
        table.quiet()
        place(table, how, "green", "a1", "5.1")
        table.quiet()
        place(table, how, "green", "d1", "5.5")
        assert table.actions == [
            "place green 2- from b1 on 5.4",
            "place green 1+ from a1 on 5.1",
            "place green 5+ from d1 on 5.5",
        ]
        assert table.session.turn == 1

    def test_a_token_with_a_single_cell_waits_for_it_too(self, at, how):
        table = at(green="7- 1+", blue="6- 1-")
        table.quiet()
        table.click(space(table, "green", "a1"))
        assert table.scene.hand.carried is camp_piece(table, "green", "a1")
        assert glowing(table) == {"7.1"}
        table.key(Qt.Key.Key_Escape)
        place(table, how, "green", "a1", "7.1")
        assert table.actions == ["place green 7- from a1 on 7.1"]

    def test_equal_tokens_leave_from_their_own_spaces(self, at, how):
        table = at(green="3+ 1- 3+", blue="6- 1-")
        table.quiet()
        place(table, how, "green", "c1", "4.3")
        assert table.actions == ["place green 3+ from c1 on 4.3"]
        assert camp_piece(table, "green", "a1").isVisible()
        assert not camp_piece(table, "green", "c1").isVisible()

    def test_blue_places_from_its_own_camp(self, at, how):
        table = at(green="3+ 1-", blue="1- 2+", places="blue")
        table.quiet()
        place(table, how, "blue", "a1", "6.6")
        assert table.actions == ["place blue 1- from a1 on 6.6"]

    def test_where_all_its_cells_are_taken_it_goes_anywhere(self, at, how):
        table = at("7: b1+ . . . . . .", green="7- 1-", blue="1- 2+")
        table.quiet()
        place(table, how, "green", "a1", "3.2")
        assert table.actions == ["place green 7- from a1 on 3.2"]


class TestGlow:
    """What may be touched glows, and nothing else."""

    def test_at_first_every_token_of_who_places(self, seated):
        table = seated(*LAID, "choose green")
        table.quiet()
        assert glowing(table) == {f"green {name}" for name in ALL_SPACES}

    def test_from_the_third_on_those_beside_emptied_spaces(self, seated):
        lines = (*LAID, "choose green")
        table = seated(*lines, "place green 1+ from a1 on 7.1", "place blue 1- from a2 on 6.6")
        table.quiet()
        # The second of green: again any.
        assert len(glowing(table)) == 11
        table.drag(space(table, "green", "e2"), cell(table, "6.2"))
        table.quiet()
        table.drag(space(table, "blue", "a1"), cell(table, "3.1"))
        table.quiet()
        assert table.session.turn == 0
        assert glowing(table) == {f"green {name}" for name in ("b1", "a2", "e1", "d2", "f2")}

    def test_the_cells_of_the_token_in_hand_and_no_others(self, at):
        table = at("5: . . b3+ . .", green="3+ 1-", blue="1- 2+")
        table.quiet()
        table.drag(space(table, "green", "a1"), RIVER, drop=False)
        assert glowing(table) == {"3.3", "4.3", "6.3", "7.3"}

    def test_every_free_cell_where_all_named_ones_are_taken(self, at):
        table = at("7: b1+ . . . . . .", green="7- 1-", blue="1- 2+")
        table.quiet()
        table.click(space(table, "green", "a1"))
        assert glowing(table) == ALL_CELLS - {"7.1"}

    def test_the_cells_of_the_token_under_the_pointer_light_up(self, at):
        table = at(green="3+ 1-", blue="1- 2+")
        table.quiet()
        hover(table, space(table, "green", "b1"))
        lit = [hint.area for hint in table.scene.lights.hints]
        assert named(table, lit) == {"3.3", "4.4", "5.5", "6.6", "7.7"}
        hover(table, RIVER)
        assert not table.scene.lights.hints

    def test_nothing_while_the_other_one_thinks(self, at):
        table = at(green="3+ 1-", blue="1- 2+", bots_at={1: "random"}, places="blue", seat=2)
        table.quiet()
        assert table.actions, "the bot has placed"
        assert {name.split()[0] for name in glowing(table)} == {"green"}


class TestHand:
    """What is begun can be given up, and what is wrong glides home."""

    @pytest.mark.parametrize("how", ["drag", "click"])
    def test_a_token_where_it_cannot_go_is_home_again_and_why_is_said(self, at, how):
        table = at(green="3+ 1-", blue="1- 2+", speed="fast")
        table.quiet()
        piece, home = camp_piece(table, "green", "a1"), camp_piece(table, "green", "a1").pos()
        start, end = space(table, "green", "a1"), cell(table, "5.4")
        if how == "click":
            table.click(start)
            why = said(table, lambda: table.click(end))
        else:
            why = said(table, lambda: table.drag(start, end))
            assert piece.pos() != home, "it glides, and does not jump"
        assert why.startswith("3+ goes to cell 3 from the head")
        table._qtbot.waitUntil(lambda: piece.pos() == home)
        assert table.scene.dump() == table.fresh(table.session.state)
        assert glowing(table) == {"green a1", "green b1"}

    @pytest.mark.parametrize("how", ["drag", "click"])
    def test_escape_lets_go(self, at, how):
        table = at(green="3+ 1-", blue="1- 2+")
        table.quiet()
        before = table.scene.dump()
        if how == "drag":
            table.drag(space(table, "green", "a1"), cell(table, "5.3"), drop=False)
        else:
            table.click(space(table, "green", "a1"))
        table.key(Qt.Key.Key_Escape)
        assert table.scene.hand.held is None
        assert table.scene.dump() == before
        table.click(cell(table, "5.3"))
        assert table.actions == []

    def test_another_token_that_is_clicked_is_taken_instead(self, at):
        table = at(green="3+ 1-", blue="1- 2+")
        table.quiet()
        table.click(space(table, "green", "a1"))
        table.click(space(table, "green", "b1"))
        assert table.scene.hand.carried is camp_piece(table, "green", "b1")
        assert glowing(table) == {"3.3", "4.4", "5.5", "6.6", "7.7"}

    @pytest.mark.parametrize(
        ("input", "does"),
        [("both", {"drag", "click"}), ("drag", {"drag"}), ("click", {"click"})],
    )
    def test_as_it_is_set_tokens_are_dragged_or_clicked(self, at, input, does):
        for how in ("drag", "click"):
            table = at(green="3+ 1-", blue="1- 2+")
            table.page.manner.settings.input = input
            table.page.apply_settings()
            table.quiet()
            place(table, how, "green", "a1", "5.3")
            assert bool(table.actions) == (how in does)


class TestBeforeAndBetween:
    """Camps lie by themselves, a clan is chosen, and after a game the board is cleared."""

    def test_camps_are_laid_by_lot_and_then_who_begins_chooses(self, seated):
        table = seated()
        table.quiet()
        assert [line.split()[:2] for line in table.actions] == [["lay", "green"], ["lay", "blue"]]
        assert glowing(table) == {"green", "blue"}
        assert all(piece.isVisible() for piece in table.scene.in_camp.values())

    @pytest.mark.parametrize("clan", ["green", "blue"])
    def test_a_click_on_a_camp_takes_its_clan(self, seated, clan):
        table = seated(*LAID)
        table.quiet()
        table.click(space(table, clan, "c2"))
        assert table.actions[-1] == f"choose {clan}"
        table.quiet()
        assert {name.split()[0] for name in glowing(table)} == {clan}

    def test_a_click_beside_the_camps_takes_none(self, seated):
        table = seated(*LAID)
        table.quiet()
        assert "which clan" in said(table, lambda: table.click(RIVER))

    def test_who_begins_the_next_game_clears_the_board(self, at):
        table = at(
            green="1+",
            blue=".",
            match="1/2 alternate | -",
            lines=("place green 1+ from a1 on 7.1",),
        )
        table.quiet()
        assert table.actions == ["place green 1+ from a1 on 7.1"]
        (spot,) = table.scene.spots
        assert spot.words == "Clear the board for game 2"
        table.click(spot.area.boundingRect().center())
        table.quiet()
        assert table.actions[1] == "clear"
        assert not any(piece.isVisible() for piece in table.scene.on_cell.values())
        assert [line.split()[0] for line in table.actions[2:]] == ["lay", "lay"]
        assert table.session.turn == 1

    def test_enter_clears_the_board_too(self, at):
        table = at(
            green="1+",
            blue=".",
            match="1/2 alternate | -",
            lines=("place green 1+ from a1 on 7.1",),
        )
        table.quiet()
        table.key(Qt.Key.Key_Return)
        assert table.actions[1] == "clear"

    def test_a_position_that_was_set_up_is_there_at_once(self, seated):
        table = seated(
            setup="blue | green 1+ . . . . . . . . . . . | blue 2+ . . . . . . . . . . . "
            "| g b3+ . | . . . . | . b4- g . . | . . . . . . | . . . . . . ."
        )
        table.quiet()
        assert table.actions == []
        assert cell_piece(table, "3.1").art.element == "green-hidden"
        assert cell_piece(table, "5.2").art.element == "blue-minus-4"
        assert glowing(table) == {"blue a1"}
        table.drag(space(table, "blue", "a1"), cell(table, "6.2"))
        assert table.actions == ["place blue 2+ from a1 on 6.2"]


class TestBack:
    """What was done is undone, link by link, and comes again."""

    def test_each_placement_of_a_chain_is_taken_back_by_itself(self, seated):
        table = seated(setup=f"green | {LINES.board('5: . b4- . . .', **CHAIN)}")
        table.quiet()
        shown = [table.scene.dump()]
        for start, end in (("b1", "5.4"), ("a1", "5.1"), ("d1", "5.5")):
            table.drag(space(table, "green", start), cell(table, end))
            table.quiet()
            shown.append(table.scene.dump())
        for before in shown[-2::-1]:
            table.page.undo()
            table.quiet()
            assert table.scene.dump() == before
        for after in shown[1:]:
            table.page.redo()
            table.quiet()
            assert table.scene.dump() == after

    def test_the_choice_of_a_clan_and_a_cleared_board_too(self, seated):
        table = seated(*LAID)
        table.quiet()
        table.click(space(table, "green", "a1"))
        table.quiet()
        table.page.undo()
        table.quiet()
        assert glowing(table) == {"green", "blue"}

    def test_undo_while_a_token_is_in_hand(self, at):
        table = at(green="3+ 1-", blue="1- 2+", lines=("place green 3+ from a1 on 5.3",))
        table.quiet()
        table.drag(space(table, "blue", "a1"), RIVER, drop=False)
        table.page.undo()
        QTest.mouseRelease(
            table.page.table.viewport(), Qt.MouseButton.LeftButton, pos=table.pixel(RIVER)
        )
        table.quiet()
        assert table.actions == []
        assert table.scene.dump() == table.fresh(table.session.state)
