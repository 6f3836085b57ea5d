"""Real dice: clicked die by die, typed in a line, and taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tabletop.games.clever.actions import Take
from tabletop.games.clever.printed import DICE, Die
from tests.ui.clever.conftest import cube

UNTHROWN = {"turn": "asked 1 throw 1", "dice": "w. y. b. g. o. p. / - / -"}


class TestRealDice:
    """Dice that lie on the real table are asked for one by one, or typed."""

    def test_each_die_is_asked_for_in_its_colour(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        for die, face in zip(DICE, (3, 5, 1, 6, 2, 4), strict=True):
            assert table.actions == []
            shown = [spot.words for spot in table.scene.spots]
            name = f"The {die.name.lower()} die"
            assert shown == [f"{name} shows {number}" for number in range(1, 7)]
            drawn = {line for line in table.scene.dump() if line.startswith("face-")}
            assert len(drawn) == 6
            assert all(f": {die.name.lower()}-" in line for line in drawn)
            table.click(table.spot(f"{name} shows {face}"))
            if die is not Die.PURPLE:
                assert table.scene.tray.dice[die].face == face
        assert table.actions == ["roll 3 5 1 6 2 4"]
        table.quiet()
        assert not [line for line in table.scene.dump() if line.startswith("face-")]
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_only_the_dice_in_hand_are_asked_for(self, at):
        table = at(turn="asked 1 throw 2", dice="b5 p6 / w3 y1 o2 / g3", own_dice=True)
        table.quiet()
        table.click(table.spot("The blue die shows 2"))
        table.click(table.spot("The purple die shows 5"))
        assert table.actions == ["roll 2 5"]

    def test_they_are_typed_in_a_line(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.table.setFocus()
        field = table.page.moves._dice
        table.key(Qt.Key.Key_3)
        assert field.hasFocus()
        table._qtbot.keyClicks(field, " 5 1 6 2 4")
        table._qtbot.keyClick(field, Qt.Key.Key_Return)
        assert table.actions == ["roll 3 5 1 6 2 4"]

    @pytest.mark.parametrize("typed", ["3 5 1 6 2 7", "351627", "nonsense", "take blue 7"])
    def test_what_they_cannot_show_is_refused(self, at, typed):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.moves._dice.setText(typed)
        with table._qtbot.waitSignal(table.page.refused) as said:
            table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        assert said.args[0] == f"The dice cannot show “{typed}” here."
        assert table.actions == []

    @pytest.mark.parametrize("typed", ["351624", "351 624", " 3,5,1, 6 2 4", "roll 3 5 1 6 2 4"])
    def test_they_are_typed_as_one_likes(self, at, typed):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.moves._dice.setText(typed)
        table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        assert table.actions == ["roll 3 5 1 6 2 4"]

    @pytest.mark.parametrize("typed", ["3 5", "35162", "3 5 1 6 2 4 4", ""])
    def test_too_few_or_too_many_are_told_how_many_and_in_which_order(self, at, typed):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.moves._dice.setText(typed)
        with table._qtbot.waitSignal(table.page.refused) as said:
            table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        assert said.args[0].startswith("6 ")
        assert said.args[0].endswith(" asked for: white, yellow, blue, green, orange, purple.")
        assert table.actions == []

    def test_the_line_shows_how_many_are_asked_for_and_in_which_order(self, at):
        table = at(turn="asked 1 throw 2", dice="b5 p6 / w3 y1 o2 / g3", own_dice=True)
        table.quiet()
        field = table.page.moves._dice
        assert len([mark for mark in field.placeholderText() if mark.isdigit()]) == 2
        assert field.toolTip() == "In this order: blue, purple."
        assert field.accessibleDescription() == field.toolTip()

    @pytest.mark.parametrize("how", ["undo", "Backspace"])
    def test_undo_takes_back_die_by_die_what_was_entered(self, at, how):
        table = at(**UNTHROWN, own_dice=True, lines=("roll 3 5 1 6 2 4",))
        table.quiet()
        take = next(action for action in table.session.legal_actions if isinstance(action, Take))
        table.session.play(take)
        table.quiet()
        before = table.actions
        first, second, *_ = table.session.state.hand
        dice = table.scene.tray.dice
        lay = dice[first].face, dice[second].face
        shown = [face % 6 + 1 for face in lay]
        for face in shown:
            table.click(table.scene.spots[face - 1].area.boundingRect().center())
        assert (dice[first].face, dice[second].face) == tuple(shown)
        self._back(table, how)
        assert (dice[first].face, dice[second].face) == (shown[0], lay[1])
        self._back(table, how)
        assert (dice[first].face, dice[second].face) == lay
        assert table.actions == before
        self._back(table, how)
        assert table.actions == before[:-1]
        table.quiet()
        assert table.scene.dump() == table.fresh(table.session.state)

    def _back(self, table, how):
        if how == "undo":
            table.page.undo()
        else:
            table.key(Qt.Key.Key_Backspace)

    def test_what_was_entered_can_be_taken_back_where_nothing_else_can(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        assert not table.page.undo_text()[0]
        with table._qtbot.waitSignal(table.page.changed):
            table.click(table.spot("The white die shows 6"))
        assert table.page.undo_text()[0]

    def test_a_look_at_another_sheet_forgets_no_die(self, at):
        table = at("", "", **UNTHROWN, own_dice=True)
        table.quiet()
        table.click(table.spot("The white die shows 6"))
        table.click(table.scene.small[0].where.center())
        assert table.scene.tray.dice[Die.WHITE].face == 6
        assert table.spot("The yellow die shows 1")

    def test_escape_begins_with_the_first_die_again(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.click(table.spot("The white die shows 6"))
        table.click(table.spot("The yellow die shows 6"))
        table.key(Qt.Key.Key_Escape)
        assert table.scene.tray.dice[Die.WHITE].face == 0
        assert table.spot("The white die shows 1")
        assert table.scene.dump() != table.fresh(table.session.state), "faces lie there"

    def test_undo_asks_for_the_dice_again(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.moves._dice.setText("3 5 1 6 2 4")
        table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        table.quiet()
        table.page.undo()
        table._qtbot.waitUntil(lambda: table.page.moves._dice.isVisibleTo(table.page))
        assert table.actions == []
        assert table.spot("The white die shows 1")

    def test_who_begins_is_a_click_on_a_sheet(self, seated):
        table = seated(seats=3, own_dice=True)
        table.quiet()
        table.click(table.scene.card_of(2).where.center())
        assert table.actions == ["starts 3"]

    def _equal(self, at):
        """Alone, passive: green, orange and purple show 4, and one of them is the third lowest."""
        table = at(
            turn="asked 1 throw 0",
            dice="w. y. b. g. o. p. / - / -",
            lines=("roll 1 6 2 4 4 4",),
            own_dice=True,
        )
        table.quiet()
        return table

    @pytest.mark.parametrize("how", ["click", "row"])
    def test_which_of_equal_dice_lies_nearest_to_the_platter_is_said(self, at, how):
        table = self._equal(at)
        words = "Nearest to the platter: orange 4"
        match how:
            case "click":
                table.click(cube(table, Die.ORANGE))
            case "row":
                table.page.moves._choose(table.page.moves.rows.index(words))
        assert table.actions[-1] == "nearest orange"
        assert table.session.state.platter == (Die.WHITE, Die.BLUE, Die.ORANGE)

    def test_a_lot_is_no_dice_to_type(self, at, seated):
        tables = self._equal(at), seated(seats=3, own_dice=True)
        for table in tables:
            table.quiet()
            assert table.page.moves.rows
            assert not table.page.moves._dice.isVisibleTo(table.page)

    def test_a_die_that_is_not_among_the_equal_ones_is_no_answer(self, at):
        table = self._equal(at)
        table.click(cube(table, Die.YELLOW))
        assert table.actions == ["roll 1 6 2 4 4 4"]

    def _two_of_three(self, at):
        """Of blue, green and orange, which are equal, two are to be named."""
        table = at(
            turn="asked 1 throw 0",
            dice="w. y. b. g. o. p. / - / -",
            lines=("roll 1 6 4 4 4 6",),
            own_dice=True,
        )
        table.quiet()
        return table

    def test_where_two_of_them_are_nearest_the_list_says_which(self, at):
        table = self._two_of_three(at)
        words = "Nearest to the platter: blue 4, orange 4"
        table.page.moves._choose(table.page.moves.rows.index(words))
        assert table.actions[-1] == "nearest blue orange"

    def test_or_they_are_clicked_one_after_the_other(self, at):
        table = self._two_of_three(at)
        table.click(cube(table, Die.ORANGE))
        assert table.actions == ["roll 1 6 4 4 4 6"]
        table.click(cube(table, Die.BLUE))
        assert table.actions[-1] == "nearest blue orange"
        table.quiet()
        assert table.scene.dump() == table.fresh(table.session.state)

    @pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Backspace])
    def test_the_first_of_them_can_be_taken_back(self, at, key):
        table = self._two_of_three(at)
        table.click(cube(table, Die.ORANGE))
        table.key(key)
        table.click(cube(table, Die.BLUE))
        table.click(cube(table, Die.GREEN))
        assert table.actions[-1] == "nearest blue green"

    def test_where_dice_are_not_real_the_lot_falls_by_itself(self, at):
        table = at(
            turn="asked 1 throw 0",
            dice="w. y. b. g. o. p. / - / -",
            lines=("roll 1 6 2 4 4 4",),
        )
        table._qtbot.waitUntil(lambda: len(table.actions) == 2)
        assert table.actions[1].startswith("nearest ")


def test_alone_nobody_is_asked_who_begins(seated):
    table = seated(own_dice=True)
    table.quiet()
    assert table.actions == ["starts 1"]
    assert table.page.host.awaits_dice
