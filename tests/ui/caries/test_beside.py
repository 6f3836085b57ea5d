"""What lies beside the table: the moves list, the log, the asking line, the review, the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent


def test_a_match_is_played_by_the_moves_list_alone(seated):
    table = seated(teeth="choose")
    for _ in range(60):
        table.quiet()
        rows = table.page.moves._rows
        rows.setCurrentRow(rows.count() - 1)
        rows.setFocus()
        before = len(table.actions)
        table._qtbot.keyClick(rows, Qt.Key.Key_Return)
        assert len(table.actions) > before


def test_hovering_a_row_lights_the_board(seated):
    table = seated("one die", "roll 1", "roll 1", teeth="choose")
    table.quiet()
    table.page.moves._rows.setCurrentRow(4)
    assert len(table.scene.lights.lit) == 1
    place = table.scene.charts[0].place("mark-05").center()
    assert table.scene.lights.lit[0].area.contains(place)


def test_the_log_tells_equal_changes_in_one_sentence(seated):
    table = seated("one die", "roll 1", "roll 3")
    teeth = table.page.words.listed(["1", "16", "2"])
    assert f"Sugar works on teeth {teeth} of 1: sugar." in table.page.side.log.text


def test_real_dice_are_typed(seated):
    table = seated("two dice", own_dice=True, dice="two")
    table._qtbot.waitUntil(lambda: table.page.moves._dice.isVisibleTo(table.page))
    table.page.moves._dice.setText("3 5")
    table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
    assert table.actions[-1] == "roll 3 5"


def test_real_dice_are_clicked_one_after_the_other(seated):
    table = seated("two dice", own_dice=True, dice="two")
    table.quiet()
    table.click(table.spot("The die shows 6"))
    assert table.actions == ["two dice"]
    table.click(table.spot("The die shows 2"))
    assert table.actions[-1] == "roll 6 2"


def test_the_real_die_of_sixteen_is_clicked(seated):
    lines = ("two dice", "roll 6 6", "two dice", "roll 1 1")
    table = seated(*lines, own_dice=True, dice="two")
    table.quiet()
    table.click(table.spot("The die shows 13"))
    assert table.actions[-1] == "knock 13"


def test_who_begins_is_clicked_where_the_lot_was_drawn_by_hand(seated):
    table = seated(seats=3, own_dice=True)
    table.quiet()
    table.click(table.scene.charts[1].where.center())
    assert table.actions == ["starts 2"]


def test_real_dice_that_cannot_be_are_refused(seated):
    table = seated("two dice", own_dice=True, dice="two")
    table._qtbot.waitUntil(lambda: table.page.moves._dice.isVisibleTo(table.page))
    table.page.moves._dice.setText("7 1")
    with table._qtbot.waitSignal(table.page.refused) as said:
        table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
    assert said.args[0] == "The dice cannot show “7 1” here."
    assert table.actions == ["two dice"]


def test_fair_undo_says_why_it_is_closed(seated):
    table = seated("starts 1", "one die", "roll 1", "roll 3", seats=2, fair_undo=True)
    possible, why = table.page.undo_text()
    assert not possible
    assert "dice were shown" in why


def test_undo_takes_a_slip_back_on_the_table(seated):
    table = seated("one die", "roll 3", "take cube")
    table.page.undo()
    assert table.scene.cube.pos() == table.scene.cube_home().topLeft()
    assert table.scene.dump() == table.fresh(table.session.state)


def test_the_review_steps_through_and_comes_back(seated):
    table = seated(seats=2, plies=40)
    match = table.session.match
    table.page.past.toggle()
    for ply in (0, 7, 39, 40):
        table.page.review.go(ply)
        assert table.scene.dump() == table.fresh(match.state_at(ply))
        assert not table.scene.spots
    table.page.review.go(3)
    table.page.past.toggle()
    assert table.scene.dump() == table.fresh(match.state)
    assert match.ply == 40


def test_the_end_builds_up_the_totals(seated):
    table = seated(seats=2, plies=100000)
    table.quiet()
    table._qtbot.waitUntil(lambda: table.page.result.card is not None)
    ending = table.page.result.card
    assert ending is not None
    ending.finish()
    scores = table.session.match.game.scores(table.session.state)
    assert sorted(ending.totals) == sorted(str(score.total) for score in scores)


class TestThrowKey:
    """R throws where a throw is no choice."""

    @pytest.mark.parametrize(
        ("lines", "options"),
        [
            pytest.param(("one die", "roll 3"), {}, id="the cube may be taken"),
            pytest.param((), {"dice": "two"}, id="one die or two"),
        ],
    )
    def test_it_decides_nothing(self, seated, lines, options):
        table = seated(*lines, **options)
        table.quiet()
        assert not table.page.can_throw()
        table.page.throw()
        assert table.actions == list(lines)

    def test_it_throws_although_something_could_be_given(self, seated):
        lines = ("starts 1", "one die", "roll 3", "ask appointments", "roll 1", "one die", "roll 2")
        table = seated(*lines, seats=2, mode="collaborative")
        table.quiet()
        assert len(table.session.legal_actions) == 2
        table.page.throw()
        assert table.actions[-1] == "one die" or table.actions[-2] == "one die"


class TestRealDice:
    """Dice that lie on the real table."""

    def awaited(self, seated, **options):
        table = seated("two dice", own_dice=True, dice="two", **options)
        table.quiet()
        return table

    def test_digits_typed_over_the_board_go_into_the_field(self, seated):
        table = self.awaited(seated)
        table.page.table.setFocus()
        table.key(Qt.Key.Key_4)
        assert table.page.moves._dice.text() == "4"
        assert table.page.moves._dice.hasFocus()

    def test_who_clicks_keeps_the_keyboard_on_the_board(self, seated):
        table = self.awaited(seated)
        table.page.table.setFocus()
        table.click(table.spot("The die shows 6"))
        table.click(table.spot("The die shows 2"))
        table.quiet()
        assert not table.page.moves._dice.hasFocus()

    def test_escape_takes_back_the_first_of_two_dice(self, seated):
        table = self.awaited(seated)
        table.click(table.spot("The die shows 6"))
        assert table.scene.tray.six[0].face == 6
        table.key(Qt.Key.Key_Escape)
        assert table.scene.tray.six[0].face == 0
        table.click(table.spot("The die shows 1"))
        table.click(table.spot("The die shows 2"))
        assert table.actions[-1] == "roll 1 2"

    @pytest.mark.parametrize("how", ["undo", "Backspace"])
    def test_undo_takes_the_first_of_two_dice_back_before_the_choice(self, seated, how):
        table = self.awaited(seated)
        table.click(table.spot("The die shows 6"))
        for face, actions in ((0, ["two dice"]), (0, [])):
            if how == "undo":
                table.page.undo()
            else:
                table.key(Qt.Key.Key_Backspace)
            table.quiet()
            assert table.scene.tray.six[0].face == face
            assert table.actions == actions

    def test_one_number_is_not_enough_for_two_dice(self, seated):
        table = self.awaited(seated)
        table.page.moves._dice.setText("3")
        with table._qtbot.waitSignal(table.page.refused) as said:
            table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        assert said.args[0].startswith("2 ")
        assert said.args[0].endswith(" asked for.")
        assert table.actions == ["two dice"]

    def test_two_digits_are_two_dice_but_one_number_of_the_die_of_sixteen(self, seated):
        table = self.awaited(seated)
        for typed, told in (("66", "roll 6 6"), ("11", "roll 1 1"), ("12", "knock 12")):
            if "two dice" in table.page.moves.rows or not table.page.host.awaits_dice:
                table.session.play(table.session.match.game.decode("two dice"))
            table._qtbot.waitUntil(lambda: table.page.moves._dice.isVisibleTo(table.page))
            table.page.moves._dice.setText(typed)
            table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
            assert table.actions[-1] == told

    def test_undo_in_the_field_is_the_matchs(self, seated):
        table = self.awaited(seated)
        field = table.page.moves._dice
        field.setFocus()
        field.setText("3")
        undo = QKeyEvent(
            QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
        )
        assert not field.event(undo)
        assert not undo.isAccepted()


def test_space_where_there_is_a_choice_does_nothing(seated):
    table = seated("one die", "roll 3")
    table.quiet()
    table.key(Qt.Key.Key_Space)
    assert table.actions == ["one die", "roll 3"]


def test_an_arrow_comes_to_the_nearest_tooth(seated):
    table = seated("one die", "roll 1", "roll 1", teeth="choose")
    table.quiet()
    said = []
    table.scene.pointed.connect(said.append)
    table.key(Qt.Key.Key_Up)
    assert said[-1] == "Tooth 1"
    table.key(Qt.Key.Key_Up)
    assert said[-1] == "Tooth 2"
    table.key(Qt.Key.Key_Right)
    assert said[-1] == "Tooth 3"
    table.scene.cursor.at = 11
    table.key(Qt.Key.Key_Up)
    assert said[-1] == "Tooth 11", "not tooth 6, which is as high but far aside"


def test_the_light_goes_out_when_the_pointer_leaves_the_rows(seated):
    table = seated("one die", "roll 1", "roll 1", teeth="choose")
    table.quiet()
    table.page.moves._rows.setCurrentRow(2)
    assert table.scene.lights.lit
    QCoreApplication.sendEvent(table.page.moves._rows.viewport(), QEvent(QEvent.Type.Leave))
    assert not table.scene.lights.lit


def test_who_is_on_the_move_is_marked_while_dice_wait(seated):
    table = seated("starts 2", "one die", "roll 1", seats=2)
    table.quiet()
    marks = [row[0].text() for row in table.page.side.players._rows]
    assert marks == ["", "▸"]


def test_the_log_follows_when_it_needs_a_scroll_bar(seated):
    table = seated(seats=2, plies=100)
    table.quiet()
    for _ in range(8):
        table.page.throw()
        table.quiet()
        bar = table.page.side.log._lines.verticalScrollBar()
        assert bar.value() == bar.maximum()


def test_rings_are_for_what_others_did(seated):
    assert not seated("one die", "roll 1").scene.lights.traces
    assert seated("starts 1", "one die", "roll 2", seats=2).scene.lights.traces


def test_the_best_stands_first_at_the_end(seated):
    table = seated(seats=4, plies=100000)
    table._qtbot.waitUntil(lambda: table.page.result.card is not None)
    card = table.page.result.card
    assert card is not None
    card.finish()
    totals = [int(total) for total in card.totals]
    assert totals == sorted(totals)


def test_a_name_is_no_markup(seated):
    table = seated(seats=2)
    for row in table.page.side.players._rows:
        assert row[2].textFormat() == Qt.TextFormat.PlainText
