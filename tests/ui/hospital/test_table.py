"""Does the table follow the hand through a shift: a worker to a room, and then its patients?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from tests.ui.hospital.conftest import (
    asked,
    becoming,
    bed,
    figure,
    glowing,
    hover,
    is_true,
    label,
    patient,
    place,
    plates,
    press,
    room,
    said,
    ward,
    worker,
)
from ui.stage.cursor import ARROWS

OTHER = ward("G5 . Y2")
SHIFT = ward("R3 R5 Y2 G6 . R3+", "D_SAME_R D_P3_R", "S_COL_R", blood=1)
"""Three red ones, two of them of 3; nobody is of a 4."""


def send(table, how, who, where):
    """Brings a worker to a room: dragged, or clicked and the room after it."""
    if how == "drag":
        table.drag(worker(table, who), room(table, where))
    else:
        before = table.actions
        table.click(worker(table, who))
        assert table.actions == before, "it did not wait for its room"
        assert table.scene.hand.carried is figure(table, who)
        table.click(room(table, where))
    table.quiet()


@pytest.mark.parametrize("how", ["drag", "click"])
class TestActivation:
    """A worker goes to a room, then patients are clicked; a specialist has its own after them."""

    def test_a_nurse_treats_one(self, at, how):
        table = at(SHIFT, OTHER)
        send(table, how, "nurse", "R_CCU")
        assert table.actions == ["send nurse to R_CCU"]
        assert glowing(table) == {"a1", "a2", "b3"}
        table.click(bed(table, "a2"))
        table.quiet()
        assert table.actions[1:] == ["treat a2"]
        assert patient(table, "a2").face == 6
        lower = table.scene.large.slot(1, is_treated=True)
        assert patient(table, "a2").pos() == lower.topLeft()
        assert is_true(table)

    def test_a_specialist_has_a_patient_of_its_own(self, at, how):
        table = at(SHIFT, OTHER)
        send(table, how, "S_COL_R", "R_CCU")
        table.click(bed(table, "a2"))
        table.quiet()
        assert "Trauma Surgeon" in asked(table)
        assert glowing(table) == {"a1", "b3"}, "others than the treated one"
        table.click(bed(table, "a1"))
        table.quiet()
        assert table.actions == ["send S_COL_R to R_CCU", "treat a2", "treat a1"]
        assert "send a worker" in asked(table)
        assert is_true(table)

    def test_or_it_does_without(self, at, how):
        table = at(SHIFT, OTHER)
        send(table, how, "S_COL_R", "R_CCU")
        table.click(bed(table, "a2"))
        table.quiet()
        press(table, "Do without")
        assert table.actions[-1] == "skip"

    def test_a_room_for_three_takes_them_one_after_the_other(self, at, how):
        table = at(ward("R3 R3 Y3 R3 R3", "D_SAME_R"), OTHER)
        send(table, how, "nurse", "D_SAME_R")
        assert "choose patient 1" in asked(table)
        assert glowing(table) == {"a1", "a2", "b1", "b2"}
        for name in ("a1", "b1", "b2"):
            table.click(bed(table, name))
            table.quiet()
        assert table.actions[1:] == ["treat a1", "treat b1", "treat b2"]
        assert [patient(table, name).face for name in ("a1", "a2", "b1", "b2")] == [4, 3, 4, 4]

    def test_a_whole_shift_ends_with_nobody_untreated(self, at, how):
        table = at(ward("R3 Y2"), OTHER)
        for who, where, whom in (("nurse", "R_IMG", "a1"), ("nurse", "R_ICU", "a2")):
            send(table, how, who, where)
            table.click(bed(table, whom))
            table.quiet()
        press(table, "End the shift")
        assert table.actions[-1] == "idle"
        assert table.session.turn == 1

    def test_a_worker_that_cannot_go_there_glides_home_and_says_why(self, at, how):
        table = at(ward("R3 Y2"), OTHER, speed="fast")
        piece, home = figure(table, "nurse"), figure(table, "nurse").pos()
        start, end = worker(table, "nurse"), room(table, "R_CLI")
        if how == "click":
            table.click(start)
            why = said(table, lambda: table.click(end))
        else:
            why = said(table, lambda: table.drag(start, end))
            assert piece.pos() != home, "it glides, and does not jump"
        assert why == "You have no patients for it now (+1 for a patient of value 5 or 6)."
        table._qtbot.waitUntil(lambda: piece.pos() == home)
        assert is_true(table)


class TestValues:
    """The value that a patient will get stands beside it before it is chosen."""

    def test_of_one_patient(self, at):
        table = at(SHIFT, OTHER)
        send(table, "drag", "nurse", "D_P3_R")
        assert becoming(table) == {"a1": "→ 6", "a2": "out", "b3": "→ 6"}

    def test_of_the_specialist_after_the_room(self, at):
        table = at(SHIFT, OTHER)
        send(table, "drag", "S_COL_R", "D_P3_R")
        table.click(bed(table, "a1"))
        table.quiet()
        assert becoming(table) == {"a2": "→ 6", "b3": "→ 4"}

    def test_they_stand_in_the_other_slot_of_the_bed(self, at):
        table = at(SHIFT, OTHER)
        send(table, "drag", "nurse", "R_CCU")
        large = table.scene.large
        for plate in table.scene._touch._becoming:
            middle = plate.sceneBoundingRect().center()
            assert not any(
                die.sceneBoundingRect().contains(middle)
                for die in large.patients
                if die.isVisible()
            )

    def test_they_go_with_the_step(self, at):
        table = at(SHIFT, OTHER)
        send(table, "drag", "nurse", "R_CCU")
        table.click(bed(table, "a1"))
        table.quiet()
        assert becoming(table) == {}

    def test_where_chance_decides_none_stands_there(self, at):
        table = at(ward("R3 Y2 G5", "X_DRUG"), OTHER, agreed="experimental")
        send(table, "drag", "nurse", "X_DRUG")
        assert glowing(table) == {"a1", "a2"}
        assert becoming(table) == {}

    def test_who_gets_worse_is_told_so(self, at):
        table = at(ward("R3 Y2 G5 G1", "X_TRIAL"), OTHER, agreed="experimental")
        send(table, "drag", "nurse", "X_TRIAL")
        assert becoming(table) == {"a1": "→ 2", "a2": "→ 1", "a3": "→ 4"}
        assert asked(table).endswith("who gets worse by 1?")
        table.click(bed(table, "a3"))
        table.quiet()
        assert becoming(table) == {"a1": "→ 5", "a2": "→ 4", "a3": "✓", "b1": "→ 3"}


class TestKeyboard:
    """Arrows go from thing to thing, Enter does it; nothing needs a mouse."""

    def go(self, table, words):
        """To what begins with these words, by the arrow that leads nearer, else by another one."""
        cursor, tried = table.scene.cursor, set()
        stops = cursor.stops()
        goals = [n for n, stop in enumerate(stops) if stop.words.startswith(words)]
        assert goals, f"the cursor does not stop at: {words}"
        while cursor.at not in goals:
            if cursor.at is None:
                table.key(Qt.Key.Key_Right)
                continue
            way = stops[goals[0]].middle - stops[cursor.at].middle
            keys = sorted(ARROWS, key=lambda key: -QPointF.dotProduct(way, ARROWS[key]))
            untried = [key for key in keys if (cursor.at, key) not in tried]
            assert untried, f"no arrow leads to: {words}"
            tried.add((cursor.at, untried[0]))
            table.key(untried[0])

    def do(self, table, *words):
        for each in words:
            self.go(table, each)
            table.key(Qt.Key.Key_Return)
        table.quiet()

    def test_a_whole_activation(self, at):
        table = at(SHIFT, OTHER)
        self.do(table, "Trauma Surgeon: ", "Trauma Surgeon to Critical Care")
        assert table.actions == ["send S_COL_R to R_CCU"]
        self.do(table, "Red 5 in A2: becomes 6")
        self.do(table, "Red 3 in A1: becomes 4")
        self.do(table, "End the shift")
        assert plates(table) == ["End the shift all the same", "Go on treating"]
        self.do(table, "End the shift all the same")
        assert table.actions[1:] == ["treat a2", "treat a1", "idle"]

    def test_a_blood_bag(self, at):
        table = at(SHIFT, OTHER)
        self.do(table, "Blood bag: ", "Blood bag: yellow 2 in A3: becomes 3")
        self.do(table, "Becomes green")
        assert table.actions == ["blood a3 as G"]

    def test_escape_goes_a_step_back(self, at):
        table = at(SHIFT, OTHER)
        self.do(table, "Nurse: ", "Nurse to Critical Care")
        table.key(Qt.Key.Key_Escape)
        table.quiet()
        assert table.actions == []

    @pytest.mark.parametrize("line", ["", "send nurse to D_SAME_R", "send S_COL_R to R_CCU"])
    def test_every_stop_is_reached_by_arrows(self, at, line):
        table = at(ward("R3 R3 R3 G6 . R3+", "D_SAME_R D_P3_R", "S_COL_R", blood=1), OTHER)
        if line:
            table.session.play(table.session.match.game.decode(line))
            table.quiet()
        cursor = table.scene.cursor
        count, reached, waiting = len(cursor.stops()), {0}, [0]
        while waiting:
            here = waiting.pop()
            for key in ARROWS:
                cursor.at = here
                table.key(key)
                if cursor.at not in reached:
                    reached.add(cursor.at)
                    waiting.append(cursor.at)
        assert reached == set(range(count))


@pytest.mark.parametrize("how", ["Escape", "Back"])
class TestBack:
    """What was begun goes a step back: a patient, and then the room."""

    def back(self, table, how):
        if how == "Escape":
            table.key(Qt.Key.Key_Escape)
        else:
            press(table, "Back")
        table.quiet()

    def test_patient_by_patient_and_then_the_room(self, at, how):
        table = at(ward("R3 R3 R3 R3", "D_SAME_R"), OTHER)
        shown = [table.scene.dump()]
        send(table, "drag", "nurse", "D_SAME_R")
        shown.append(table.scene.dump())
        for name in ("a1", "a2"):
            table.click(bed(table, name))
            table.quiet()
            shown.append(table.scene.dump())
        assert len(table.actions) == 3
        for left in (2, 1, 0):
            self.back(table, how)
            assert len(table.actions) == left
            assert table.scene.dump() == shown[left]

    def test_before_the_specialist_the_room_can_be_taken_back(self, at, how):
        table = at(SHIFT, OTHER)
        send(table, "drag", "S_COL_R", "R_CCU")
        table.click(bed(table, "a2"))
        table.quiet()
        self.back(table, how)
        assert table.actions == ["send S_COL_R to R_CCU"]
        assert patient(table, "a2").face == 5
        self.back(table, how)
        assert table.actions == []
        assert is_true(table)

    def test_with_nothing_begun_there_is_no_way_back(self, at, how):
        table = at(SHIFT, OTHER, lines=("send nurse to R_CCU", "treat a1"))
        assert "Back" not in plates(table)
        if how == "Escape":
            table.key(Qt.Key.Key_Escape)
            assert len(table.actions) == 2


class TestWorkers:
    """Each worker goes once, and each room takes one."""

    def test_what_may_be_done_glows(self, at):
        table = at(ward("R3 Y2"), OTHER)
        pieces = {spot.source for spot in table.scene.spots if spot.source is not None}
        assert pieces == set(table.scene.large.figures[:3])
        table.click(worker(table, "nurse"))
        assert glowing(table) == {"R_CCU", "R_ONC", "R_ICU", "R_IMG"}

    def test_any_of_the_nurses_may_be_taken(self, at):
        table = at(ward("R3 Y2"), OTHER)
        third = table.scene.large.figures[2].sceneBoundingRect().center()
        table.drag(third, room(table, "R_CCU"))
        table.quiet()
        assert table.actions == ["send nurse to R_CCU"]
        assert is_true(table)

    @pytest.mark.parametrize("how", ["drag", "click"])
    def test_a_specialist_is_taken_up_by_its_card(self, at, how):
        table = at(ward("R3", specialists="S_PARA S_COL_R"), OTHER)
        card, end = table.scene.large.worker(4).center(), room(table, "R_CCU")
        if how == "drag":
            table.drag(card, end)
        else:
            table.click(card)
            assert table.scene.hand.carried is table.scene.large.figures[4]
            table.click(end)
        assert table.actions == ["send S_COL_R to R_CCU"]

    def test_who_was_chosen_for_a_group_is_marked(self, at):
        table = at(
            ward("R3 R3 R3", "D_SAME_R"), OTHER, lines=("send nurse to D_SAME_R", "treat a2")
        )
        assert becoming(table) == {"a1": "→ 4", "a2": "✓", "a3": "→ 4"}

    def test_the_rooms_of_the_worker_under_the_pointer_light_up(self, at):
        table = at(ward("R3 Y2"), OTHER)
        hover(table, worker(table, "nurse"))
        assert len(table.scene.lights.hints) == 4
        hover(table, place(table, "name"))
        assert not table.scene.lights.hints

    def test_the_next_nurse_goes_after_the_first(self, at):
        table = at(ward("R3 Y2 G3"), OTHER)
        first = figure(table, "nurse")
        send(table, "drag", "nurse", "R_CCU")
        table.click(bed(table, "a1"))
        table.quiet()
        assert first.pos() == table.scene.large.in_room(0).topLeft()
        assert figure(table, "nurse") is not first
        send(table, "click", "nurse", "R_ONC")
        assert table.actions[-1] == "send nurse to R_ONC"

    def test_a_used_room_looks_used(self, at):
        table = at(ward("R3 Y2"), OTHER)
        before = table.scene.large.rooms[0].face.name
        send(table, "drag", "nurse", "R_CCU")
        assert table.scene.large.rooms[0].face.name == f"{before} used"

    def test_the_second_of_equal_rooms_takes_the_second_worker(self, at):
        table = at(ward("R3 R2", "D_P3_R D_P3_R"), OTHER)
        for name in ("a1", "a2"):
            table.drag(worker(table, "nurse"), self.free(table, "D_P3_R"))
            table.quiet()
            table.click(bed(table, name))
            table.quiet()
        assert [line for line in table.actions if line.startswith("send")] == [
            "send nurse to D_P3_R"
        ] * 2
        standing = [piece.pos() for piece in table.scene.large.figures[:2]]
        large = table.scene.large
        assert standing == [large.in_room(6).topLeft(), large.in_room(7).topLeft()]

    def free(self, table, name):
        wards = table.session.state.own
        return table.scene.large.room(
            next(
                number
                for number, (each, busy) in enumerate(zip(wards.rooms, wards.at_work, strict=True))
                if each == name and not busy
            )
        ).center()

    def test_while_a_worker_is_over_a_room_it_is_told_what_that_does(self, at):
        table = at(ward("R3 Y2"), OTHER)
        table.drag(worker(table, "nurse"), room(table, "R_IMG"), drop=False)
        assert table.scene.bubble.text == "Imaging: +1 for a patient of value 3 or 4."
        table.key(Qt.Key.Key_Escape)
        assert not table.scene.bubble.isVisible()

    def test_the_hospital_of_the_next_player_comes_large(self, at):
        table = at(ward("R3"), ward("Y2"), lines=("idle",))
        assert table.scene.large.seat == 1
        assert label(table.scene, "own-name") == table.page.words.name_of(1)
        assert table.scene.small[0].seat == 0
