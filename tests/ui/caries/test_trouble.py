"""What goes wrong at the table, and what a hand does at the wrong moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QTextCursor

from tabletop.kernel.errors import LibraryError
from ui.stage.theme import DARK


class Paper:
    """A library that can be torn for a while."""

    def __init__(self):
        self.torn = False

    def append(self, played):
        self._write()

    def rewind(self, match):
        self._write()

    def _write(self):
        if self.torn:
            raise LibraryError("the paper is torn.")


@pytest.fixture
def paper():
    return Paper()


class TestUnwritten:
    """What cannot be written has not happened, is told, and can be tried again."""

    def test_a_choice_is_told_and_offered_again(self, seated, paper):
        table = seated("one die", "roll 3", keep=paper)
        table.quiet()
        paper.torn = True
        table.click(table.scene.cube.sceneBoundingRect().center())
        assert table.page._toast.isVisible()
        assert table.page._toast.text() == "The paper is torn."
        assert table.actions == ["one die", "roll 3"]
        paper.torn = False
        table.click(table.scene.cube.sceneBoundingRect().center())
        assert table.actions[-1] == "take cube"

    def test_dice_that_fall_by_themselves_wait_for_another_try(self, seated, paper):
        table = seated(keep=paper)
        table.quiet()
        table.session.stepped.connect(lambda _: setattr(paper, "torn", True))
        table.click(table.spot("Throw"))
        table._qtbot.waitUntil(lambda: table.page.host.is_stalled)
        assert table.page.moves.rows == ["Try again"]
        assert table.page._toast.isVisible()
        assert table.page.can_throw()
        paper.torn = False
        table.page.throw()
        assert table.actions[:2] == ["one die", table.actions[1]]
        assert table.actions[1].startswith("roll ")

    def test_an_undo_leaves_everything_as_it_was(self, seated, paper):
        table = seated("one die", "roll 3", "take cube", keep=paper)
        table.quiet()
        before = table.scene.dump()
        paper.torn = True
        table.page.undo()
        assert table.page._toast.text() == "The paper is torn."
        assert table.actions == ["one die", "roll 3", "take cube"]
        assert table.scene.dump() == before


class TestLeft:
    """A table that was left plays no further."""

    def test_no_dice_fall_any_more(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        assert table.page.director.is_moving or table.session.turn == -1
        table.page.leave()
        actions = table.actions
        table._qtbot.wait(60)
        assert table.actions == actions

    def test_no_bot_is_asked_any_more(self, seated):
        table = seated("starts 1", seats=2, bots_at={0: "careful"})
        table.page.leave()
        table._qtbot.wait(60)
        assert not table.page.host.is_thinking
        assert table.actions == ["starts 1"]


class TestInterrupted:
    """A hand that does something else in the middle of a drag."""

    def held(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        pawn = table.scene.pawns[0].sceneBoundingRect().center()
        table.drag(pawn, table.scene.space(14).center(), drop=False)
        return table

    @pytest.mark.parametrize("how", ["throw", "finish", "escape", "undo"])
    def test_the_pawn_ends_where_it_belongs(self, seated, how):
        table = self.held(seated)
        match how:
            case "throw":
                table.page.throw()
            case "finish":
                table.page.finish_motion()
            case "escape":
                table.key(Qt.Key.Key_Escape)
                table.page.throw()
            case "undo":
                table.page.undo()
        table.quiet()
        table._qtbot.wait(250)
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_a_click_while_a_wrong_drop_glides_home(self, seated):
        table = seated(speed="slow")
        table.page.manner.settings.speed = "fast"
        table.page.apply_settings()
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        space = table.session.state.players[0].space
        table.drag(
            table.scene.pawns[0].sceneBoundingRect().center(), table.scene.space(20).center()
        )
        table.click(table.scene.space(space).center())
        table.quiet()
        table._qtbot.wait(250)
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_finish_amid_several_events_tells_none_of_them_later(self, seated):
        table = seated("one die", "roll 1", speed="normal")
        table.quiet()
        table.page.throw()
        table._qtbot.wait(30)
        table.page.finish_motion()
        assert not table.page.director._events
        table.quiet()
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_a_spot_that_is_slipped_off_does_nothing(self, seated):
        table = seated("one die", "roll 1", "roll 1", teeth="choose")
        table.quiet()
        tooth = table.scene.charts[0].place("mark-01").center()
        table.drag(tooth, table.scene.space(14).center())
        assert table.actions == ["one die", "roll 1", "roll 1"]

    def test_a_drop_counts_where_the_piece_is(self, seated):
        table = seated("one die", "roll 3")
        table.quiet()
        cube = table.scene.cube.sceneBoundingRect()
        chart = table.scene.charts[0].where
        # Held by its lower edge: the pointer is just below the chart, the cube on it.
        grip = cube.center()
        grip.setY(cube.bottom() - 2)
        end = chart.center()
        end.setY(chart.bottom() + 12)
        table.drag(grip, end)
        assert table.actions[-1] == "take cube"

    def test_plates_are_gone_while_things_move(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        assert not table.scene.offers.laid


class TestReviewing:
    """Who looks back does not play."""

    def test_nothing_is_undone_or_thrown(self, seated):
        table = seated(seats=2, plies=41)
        table.quiet()
        table.page.past.toggle()
        before = table.actions
        table.page.undo()
        table.page.redo()
        table.page.throw()
        assert table.actions == before
        assert table.page.undo_text() == (False, "Close the review to undo")
        assert not table.page.can_throw()

    def test_a_bot_that_is_thinking_waits(self, seated):
        table = seated("starts 1", seats=2, bots_at={0: "careful"})
        table._qtbot.waitUntil(lambda: table.page.host.is_thinking)
        table.page.past.toggle()
        table._qtbot.wait(400)
        assert table.actions == ["starts 1"]
        table.page.past.toggle()
        table._qtbot.waitUntil(lambda: len(table.actions) > 1, timeout=15000)

    def test_closing_it_shows_the_points_of_now(self, seated):
        table = seated(seats=2, plies=60)
        table.quiet()
        rows = table.page.side.players._rows
        now = [row[max(row)].text() for row in rows]
        table.page.past.toggle()
        table.page.review.go(2)
        assert [row[max(row)].text() for row in rows] == ["0", "0"]
        table.page.past.toggle()
        assert [row[max(row)].text() for row in rows] == now

    def test_a_double_click_in_the_log_goes_there(self, seated):
        table = seated("one die", "roll 1")
        table.quiet()
        table.page.throw()
        table.quiet()
        lines = table.page.side.log._lines
        lines.moveCursor(QTextCursor.MoveOperation.Start)
        assert lines.find("for sugar")
        table.double_click(lines.viewport(), lines.cursorRect().center())
        assert table.page.review.ply == 3
        assert table.scene.dump() == table.fresh(table.session.match.state_at(3))


class TestLanguageAndTheme:
    def test_a_language_change_amid_a_step_tells_it_once(self, seated):
        table = seated("one die", "roll 1", speed="normal")
        table.quiet()
        table.page.throw()
        assert table.page.director.is_moving
        QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
        told = table.page.side.log.text
        assert told.count("for sugar") == 1
        table.quiet()
        assert table.page.side.log.text == told

    def test_a_new_theme_does_not_move_the_waiting_pawn(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        table.page.set_theme(DARK)
        table.page.apply_settings()
        assert table.page.director.waits_for_hand

    def test_the_result_follows_the_theme(self, seated):
        table = seated(seats=2, plies=100000)
        table._qtbot.waitUntil(lambda: table.page.result.card is not None)
        table.page.set_theme(DARK)
        card = table.page.result.card
        assert card is not None
        assert card.isVisibleTo(table.page)
        assert DARK.paper in card.styleSheet()

    def test_a_result_that_was_put_away_stays_away(self, seated):
        table = seated(seats=2, plies=100000)
        table._qtbot.waitUntil(lambda: table.page.result.card is not None)
        table.page.result.put_away()
        table.page.set_theme(DARK)
        assert not table.page.result.card.isVisibleTo(table.page)
        assert table.page.moves.rows == ["Show the result"]
        table.page.moves._choose(0)
        assert table.page.result.card.isVisibleTo(table.page)

    def test_undo_at_the_end_takes_the_result_away(self, seated):
        table = seated(seats=2, plies=100000)
        table._qtbot.waitUntil(lambda: table.page.result.card is not None)
        table.page.undo()
        assert table.page.result.card is None
        assert table.session.turn is not None


class TestSettings:
    """What is set in the middle of a match holds at once."""

    def test_dice_that_wait_fall_when_they_may_fall_by_themselves(self, seated):
        table = seated("one die", "roll 1")
        table.quiet()
        table.page.manner.settings.throws = "auto"
        table.page.apply_settings()
        table._qtbot.waitUntil(lambda: len(table.actions) == 3)

    def test_a_table_opened_with_dice_due_throws_them(self, seated):
        table = seated("one die", "roll 1", throws="auto")
        table._qtbot.waitUntil(lambda: len(table.actions) == 3)
        table.quiet()
        assert table.scene.dump() == table.fresh(table.session.state)
