"""Does the table follow the match, and the match the hand?"""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.games.caries.teeth import Tooth


class TestFollowing:
    """The table shows what the match is."""

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_a_table_that_was_played_on_equals_a_fresh_one(self, seated, seats):
        table = seated(seats=seats, dice="two")
        rng = Random(seats)
        match = table.session.match
        for _ in range(120):
            if table.session.turn is None:
                break
            actions = table.session.legal_actions
            table.session.play(actions[int(rng.random() * len(actions))])
            assert table.scene.dump() == table.fresh(match.state)

    def test_every_step_of_an_animated_match_ends_in_the_truth(self, seated):
        table = seated(seats=3, bots_at={0: "random", 1: "careful", 2: "random"}, speed="fast")
        table.scene.motion.pace = 0.002
        seen = []
        table.page.director.shown.connect(
            lambda played: seen.append((table.scene.dump(), table.fresh(played.after)))
        )
        table._qtbot.waitUntil(lambda: len(seen) > 60, timeout=20000)
        for animated, synced in seen:
            assert animated == synced

    def test_a_marker_lies_on_each_tooth_that_is_not_healthy(self, seated):
        table = seated("one die", "roll 1", "roll 6")
        chart = table.scene.charts[0]
        mouth = table.session.state.players[0].mouth
        for number, tooth in enumerate(mouth, 1):
            mark = chart.mark(number)
            assert (mark is None) == (tooth is Tooth.HEALTHY)
            if mark is not None:
                assert mark.art.element == f"mark-{tooth.name.lower()}"
                assert mark.pos() == chart.place(f"mark-{number:02}").topLeft()

    def test_four_pawns_on_a_space_stand_apart(self, seated):
        table = seated("starts 1", seats=4)
        corners = {(pawn.x(), pawn.y()) for pawn in table.scene.pawns}
        assert len(corners) == 4

    def test_more_appointments_than_find_room_are_a_number(self, seated):
        game = games.load("caries")
        state = game.parse(
            "one standard auto DSBRSBSRSBSRBSCSBRSBSRSBSRBS | 0.05+13 ................ | "
            "cube - | 1 move | one | - | -"
        )
        table = seated()
        table.scene.sync(state)
        assert any("× 13" in line for line in table.scene.dump())


class TestHand:
    """Clicks, drags and keys."""

    def test_a_click_on_the_dice_throws_them(self, seated):
        table = seated()
        table.quiet()
        table.click(table.scene.tray.six[0].sceneBoundingRect().center())
        assert table.actions[0] == "one die"

    def test_a_click_on_the_plate_throws_too(self, seated):
        table = seated()
        table.quiet()
        plate = next(spot for spot in table.scene.spots if spot.source is None)
        table.click(plate.area.boundingRect().center())
        assert table.actions[0] == "one die"

    def test_after_the_throw_the_dice_fall_by_themselves(self, seated):
        table = seated()
        table.quiet()
        table.click(table.spot("Throw"))
        table.quiet()
        assert table.actions[1].startswith("roll ")

    def test_dice_that_follow_dice_wait_for_a_click(self, seated):
        table = seated("one die", "roll 1")
        table.quiet()
        assert table.actions == ["one die", "roll 1"]
        assert {spot.words for spot in table.scene.spots} == {"Throw for sugar"}
        table.click(table.spot("Throw for sugar"))
        assert len(table.actions) == 3

    def test_the_cube_is_dragged_to_the_chart(self, seated):
        table = seated("one die", "roll 3")
        table.quiet()
        cube = table.scene.cube.sceneBoundingRect().center()
        table.drag(cube, table.scene.charts[0].where.center())
        assert table.actions[-1] == "take cube"

    def test_the_cube_dropped_elsewhere_goes_home(self, seated):
        table = seated("one die", "roll 3")
        table.quiet()
        home = table.scene.cube.pos()
        table.drag(table.scene.cube.sceneBoundingRect().center(), table.scene.space(20).center())
        assert table.actions == ["one die", "roll 3"]
        assert table.scene.cube.pos() == home

    def test_escape_puts_back_what_is_dragged(self, seated):
        table = seated("one die", "roll 3")
        table.quiet()
        home = table.scene.cube.pos()
        table.drag(
            table.scene.cube.sceneBoundingRect().center(),
            table.scene.charts[0].where.center(),
            drop=False,
        )
        assert table.scene.cube.pos() != home
        table.key(Qt.Key.Key_Escape)
        assert table.scene.cube.pos() == home
        assert table.actions == ["one die", "roll 3"]

    def test_a_click_on_the_cube_takes_it(self, seated):
        table = seated("one die", "roll 3")
        table.quiet()
        table.click(table.scene.cube.sceneBoundingRect().center())
        assert table.actions[-1] == "take cube"

    def test_teeth_are_chosen_by_a_click(self, seated):
        table = seated("one die", "roll 1", "roll 2", teeth="choose")
        table.quiet()
        chart = table.scene.charts[0]
        table.click(chart.place("mark-08").center())
        table.quiet()
        table.click(chart.place("mark-09").center())
        assert table.actions[-2:] == ["tooth 8", "tooth 9"]

    def test_arrows_and_enter_play(self, seated):
        table = seated("one die", "roll 1", "roll 1", teeth="choose")
        table.quiet()
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Down)
        table.key(Qt.Key.Key_Return)
        assert table.actions[-1].startswith("tooth ")

    def test_where_there_is_one_thing_to_do_space_does_it(self, seated):
        table = seated()
        table.quiet()
        table.key(Qt.Key.Key_Space)
        assert table.actions[0] == "one die"

    def test_a_click_where_nothing_can_be_done_says_why(self, seated):
        table = seated()
        table.quiet()
        with table._qtbot.waitSignal(table.page.refused) as said:
            table.click(table.scene.space(5).center())
        assert "Only the dice move a pawn" in said.args[0]

    def test_with_input_by_click_nothing_is_dragged(self, seated):
        table = seated("one die", "roll 3")
        table.page.manner.settings.input = "click"
        table.page.apply_settings()
        table.quiet()
        home = table.scene.cube.pos()
        table.drag(
            table.scene.cube.sceneBoundingRect().center(),
            table.scene.charts[0].where.center(),
            drop=False,
        )
        assert table.scene.cube.pos() == home

    def test_with_input_by_drag_a_click_on_a_piece_says_so(self, seated):
        table = seated("one die", "roll 3")
        table.page.manner.settings.input = "drag"
        table.page.apply_settings()
        table.quiet()
        with table._qtbot.waitSignal(table.page.refused) as said:
            table.click(table.scene.cube.sceneBoundingRect().center())
        assert said.args[0] == "Drag it to its place."
        assert table.actions == ["one die", "roll 3"]

    def test_an_appointment_is_dragged_to_another_player(self, seated):
        table = seated(
            *("starts 1", "one die", "roll 3", "ask appointments", "roll 1", "one die"),
            *("roll 2", "one die"),
            seats=2,
            mode="collaborative",
        )
        table.session.undo()
        table.quiet()
        assert table.session.turn == 0
        token = table.scene.charts[0].tokens[0].sceneBoundingRect().center()
        table.drag(token, table.scene.charts[1].where.center())
        assert table.actions[-1] == "give 2"


class TestMotion:
    """What moves, and what a hand does meanwhile."""

    def test_a_pawn_waits_for_its_players_hand(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        pawn = table.scene.pawns[0]
        assert pawn.pos() == table.scene.pawn_place(0, 0).topLeft()
        space = table.session.state.players[0].space
        table.drag(pawn.sceneBoundingRect().center(), table.scene.space(space).center())
        table.quiet()
        assert pawn.pos() == table.scene.pawn_place(space, 0).topLeft()

    @pytest.mark.parametrize(
        "how", ["click the pawn", "click the space", "space bar", "throw", "row"]
    )
    def test_a_pawn_that_is_not_dragged_walks(self, seated, how):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        pawn, space = table.scene.pawns[0], table.session.state.players[0].space
        asked = table.page._asking.text()
        assert f"move your pawn to space {space}" in asked
        assert table.page.moves.rows == [asked]
        match how:
            case "click the pawn":
                table.click(pawn.sceneBoundingRect().center())
            case "click the space":
                table.click(table.scene.space(space).center())
            case "space bar":
                table.key(Qt.Key.Key_Space)
            case "throw":
                table.page.throw()
            case "row":
                table.page.moves._choose(0)
        assert table.page.director.is_moving
        table.quiet()
        assert pawn.pos() == table.scene.pawn_place(space, 0).topLeft()

    def test_undo_while_a_pawn_waits(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        table.page.undo()
        assert table.actions == []
        table.quiet()
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_a_pawn_dropped_on_another_space_goes_back_and_waits(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        pawn = table.scene.pawns[0]
        table.drag(pawn.sceneBoundingRect().center(), table.scene.space(20).center())
        assert table.page.director.waits_for_hand
        home = table.scene.pawn_place(0, 0).topLeft()
        table._qtbot.waitUntil(lambda: pawn.pos() == home)

    def test_a_click_elsewhere_finishes_at_once(self, seated):
        table = seated(speed="fast")
        table.quiet()
        table.click(table.spot("Throw"))
        table.awaits_hand()
        table.click(QPointF(500, 300))
        assert not table.page.director.is_moving
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_undo_hammered_while_things_move(self, seated):
        table = seated(seats=2, speed="slow")
        table.quiet()
        for _ in range(12):
            table.page.throw()
            table._qtbot.wait(15)
            table.page.undo()
            table.page.redo()
            table.page.undo()
        table.page.finish_motion()
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_the_bots_turns_are_told_and_then_it_is_the_persons(self, seated):
        table = seated("starts 1", seats=2, bots_at={0: "careful"}, speed="off")
        table._qtbot.waitUntil(lambda: table.session.turn == 1, timeout=15000)
        table.quiet()
        assert table.actions[1] == "one die"
        assert "1" in table.page.side.log.text


class TestZoom:
    @staticmethod
    def middle(table):
        view = table.page.table
        return view.mapToScene(view.viewport().rect().center())

    def near(self, table):
        """Seen near, at a place of one's own; the mouse lies in a corner."""
        for _ in range(4):
            table.page.zoom_in()
        table.page.table.centerOn(700, 300)
        QTest.mouseMove(table.page.table.viewport(), QPoint(5, 5))
        return self.middle(table)

    @pytest.mark.parametrize("change", ["a key", "another size"])
    def test_keeps_the_middle(self, laid, change):
        table = laid("caries")
        before = self.near(table)
        if change == "a key":
            table.page.zoom_in()
        else:
            table.page.resize(1100, 700)
        assert (self.middle(table) - before).manhattanLength() < 12

    def test_by_the_wheel_what_is_under_the_mouse_stays(self, laid, qtbot):
        table = laid("caries")
        view = table.page.table
        self.near(table)
        at = QPointF(200, 150)
        QTest.mouseMove(view.viewport(), at.toPoint())
        under = view.mapToScene(at.toPoint())
        wheel = QWheelEvent(
            at,
            view.viewport().mapToGlobal(at),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), wheel)
        assert (view.mapToScene(at.toPoint()) - under).manhattanLength() < 6
