"""Before a shift: patients are admitted, ambulances taken, improvements bought, beds found."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.hospital.conftest import (
    asked,
    bed,
    figure,
    is_true,
    label,
    on_market,
    patient,
    place,
    plates,
    press,
    said,
    ward,
)

NEW = {"ambulance": 0}
FILLED = "R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0"


def waiting(table, number, at):
    """The middle of a patient in an ambulance, both counted from 1."""
    return table.scene.road.in_ambulance(number - 1, at - 1).center()


def ambulance(table, number):
    """Where an ambulance can be clicked beside its patients."""
    where = table.scene.road.ambulance(number - 1)
    return (where.topLeft() + where.bottomLeft()) / 2 + (where.center() - where.topLeft()) * 0.05


class TestPreparing:
    """Drawn patients get their values, and an administrator stays."""

    @pytest.mark.parametrize("how", ["click", "drag"])
    def test_a_drawn_patient_becomes_the_3_and_then_one_the_4(self, seated, how):
        table = seated("begin 2", "patients R Y G", seats=2)
        table.quiet()
        assert "which of these patients is the 3?" in asked(table)
        assert [table.scene.road.patients[at].face for at in range(3)] == [0, 0, 0]
        for at, name in ((2, "a1"), (1, "a2")):
            if how == "click":
                table.click(waiting(table, 1, at))
            else:
                table.drag(waiting(table, 1, at), bed(table, name))
            table.quiet()
        assert table.actions[2:4] == ["admit Y as 3", "admit R as 4"]
        beds = table.session.state.hospitals[1].beds
        assert [str(one) for one in beds[:3]] == ["Y3", "R4", "G5"]
        assert is_true(table)

    def test_patients_of_one_colour_need_no_choice(self, seated):
        table = seated("begin 1", "patients R R R", "patients G G G", seats=2)
        table.quiet()
        assert not any("admit" in line for line in table.actions)

    def test_with_panic_five_of_them(self, seated):
        table = seated("begin 1", "patients R R Y Y G", seats=2, panic="on")
        table.quiet()
        assert all(table.scene.road.patients[at].isVisible() for at in range(5))
        # Of those that are left: red, red, yellow, yellow and green, and so on.
        for at, line in ((3, "admit Y as 3"), (3, "admit Y as 3"), (1, "admit R as 4")):
            table.click(waiting(table, 1, at))
            table.quiet()
            assert table.actions[-1] == line
        assert table.scene.road.patients[0].isVisible()

    def test_of_two_administrators_one_is_kept(self, seated):
        lines = ("begin 1", "patients R R R", "patients G G G", "offer A_RED A_MASS")
        table = seated(*lines, seats=2)
        table.quiet()
        shown = [card.face.name for card in table.scene.road.offered if card.isVisible()]
        assert shown == ["A_RED", "A_MASS"]
        table.click(table.scene.road.offer(1).center())
        assert table.actions[4] == "keep A_MASS"
        table.quiet()
        assert table.session.state.hospitals[0].administrator == "A_MASS"

    def test_the_lot_falls_by_itself(self, seated):
        table = seated(seats=3)
        table.quiet()
        assert table.actions[0].startswith("begin ")


class TestMarketKind:
    """Two players, or one: who begins says of which kind one more is revealed."""

    @pytest.mark.parametrize("kind", ["department", "specialist"])
    def test_it_is_said_by_a_plate(self, at, kind):
        table = at(ward("R3", **NEW), ward("Y3", **NEW), phase="reveal", market="D_P3_R S_EQ_R -")
        assert plates(table) == ["Another department", "Another specialist"]
        press(table, f"Another {kind}")
        assert table.actions[0] == f"reveal {kind}"
        table._qtbot.waitUntil(lambda: len(table.actions) == 2)
        assert table.actions[1].startswith(f"market {'D_' if kind == 'department' else 'S_'}")
        assert sum(card.isVisible() for card in table.scene.road.market) == 3

    def test_and_then_the_ambulances_are_thrown(self, at):
        table = at(
            ward("R3", **NEW),
            ward("Y3", **NEW),
            phase="fill",
            market="D_P3_R D_ANAES S_EQ_R -",
        )
        table.click(table.scene.road.everything().center())
        assert table.actions[0].startswith("ambulances ")
        table.quiet()
        assert all(die.isVisible() for die in table.scene.road.patients)
        assert is_true(table)

    def test_a_plate_throws_them_too(self, at):
        table = at(
            ward("R3", **NEW),
            ward("Y3", **NEW),
            phase="fill",
            market="D_P3_R D_ANAES S_EQ_R -",
        )
        press(table, "Throw the patients")
        assert table.actions[0].startswith("ambulances ")


class TestTies:
    """The last player may exchange equal patients of neighbouring ambulances."""

    TIED = "R2 Y2 R3 / Y3 G3 G4 / R4 Y5 G5 swaps 0"

    def tied(self, at):
        return at(
            ward("R3", **NEW),
            ward("Y3", **NEW),
            phase="ties",
            asked=2,
            ambulances=self.TIED,
            market="D_P3_R D_ANAES S_EQ_R -",
        )

    @pytest.mark.parametrize("how", ["drag", "click"])
    @pytest.mark.parametrize("back", [False, True])
    def test_one_is_put_where_the_other_lies(self, at, how, back):
        table = self.tied(at)
        start, end = waiting(table, 1, 3), waiting(table, 2, 1)
        if back:
            start, end = end, start
        if how == "drag":
            table.drag(start, end)
        else:
            table.click(start)
            table.click(end)
        assert table.actions == ["swap R3 of 1 with Y3 of 2"]
        table.quiet()
        assert is_true(table)

    def test_or_all_is_left_as_it_is(self, at):
        table = self.tied(at)
        press(table, "Leave as it is")
        assert table.actions == ["leave"]
        table.quiet()
        assert table.session.turn == 0

    def test_what_is_not_equal_cannot_be_exchanged(self, at):
        table = self.tied(at)
        home = table.scene.road.waiting(0, 2).pos()
        assert said(table, lambda: table.drag(waiting(table, 1, 3), waiting(table, 2, 3)))
        assert table.scene.road.waiting(0, 2).pos() == home
        assert said(table, lambda: table.click(waiting(table, 1, 1)))


class TestAmbulance:
    """An ambulance is clicked or brought to one's hospital, and its patients lie down."""

    def filled(self, at, own="R3", **told):
        return at(
            ward(own, **NEW),
            ward("Y3", **NEW),
            phase="ambulance",
            ambulances=FILLED,
            market="D_P3_R D_ANAES S_EQ_R -",
            **told,
        )

    @pytest.mark.parametrize("where", ["beside", "patient"])
    def test_it_is_brought_with_all_who_are_in_it(self, at, where):
        table = self.filled(at)
        start = ambulance(table, 2) if where == "beside" else waiting(table, 2, 2)
        end, aboard = table.scene.large.where.center(), table.scene.road.waiting(1, 1)
        grip = aboard.pos() - start
        table.drag(start, end, drop=False)
        assert (aboard.pos() - end - grip).manhattanLength() < 2
        assert table.actions == []
        table.drag(start, end)
        assert table.actions == ["ambulance 2"]
        table.quiet()
        assert is_true(table)

    def test_dropped_elsewhere_it_goes_back_with_all_who_are_in_it(self, at):
        table = self.filled(at)
        before = table.scene.dump()
        assert said(table, lambda: table.drag(ambulance(table, 2), ambulance(table, 3)))
        assert table.actions == []
        assert table.scene.dump() == before

    @pytest.mark.parametrize("where", ["beside", "patient"])
    def test_it_is_taken(self, at, where):
        table = self.filled(at)
        table.click(ambulance(table, 2) if where == "beside" else waiting(table, 2, 2))
        assert table.actions == ["ambulance 2"]
        table.quiet()
        assert [str(one) for one in table.session.state.hospitals[0].beds[:4]] == [
            "R3",
            "R3",
            "Y3",
            "G3",
        ]
        assert table.scene.road.ambulances[1].art.element == "taken"
        assert label(table.scene, "note-1") == table.page.words.name_of(0)
        assert is_true(table)

    def test_the_first_is_not_for_who_begins(self, at):
        table = self.filled(at)
        assert label(table.scene, "note-0") == "not for who begins"
        why = said(table, lambda: table.click(ambulance(table, 1)))
        assert why == "Who begins the round may not take the first ambulance."

    def test_but_for_the_others(self, at):
        table = self.filled(at)
        table.click(ambulance(table, 2))
        table.quiet()
        table.click(ambulance(table, 1))
        assert table.actions == ["ambulance 2", "ambulance 1"]

    def test_free_beds_are_said_before(self, at):
        table = self.filled(at, own="R3 " * 10)
        assert asked(table).endswith("choose an ambulance. You have 2 free beds.")
        assert label(table.scene, "note-1") == "1 bed missing"
        table = self.filled(at)
        assert label(table.scene, "note-1") == "room for all"

    def test_for_want_of_beds_patients_go_to_the_mortuary(self, at):
        table = self.filled(at, own="R3 R3 R3 R3 Y4 Y4 Y4 Y4 G1 G1 G1")
        table.click(ambulance(table, 3))
        table.quiet()
        assert "2 beds are missing: who goes to the mortuary?" in asked(table)
        assert table.scene.road.waiting(2, 0).isVisible(), "they still wait"
        table.drag(patient(table, "c3").sceneBoundingRect().center(), place(table, "mortuary"))
        table.quiet()
        assert table.actions == ["ambulance 3", "mortuary c3"]
        assert label(table.scene, "own-deaths-count") == "1"
        table.click(patient(table, "d1").sceneBoundingRect().center())
        table.quiet()
        assert table.actions[2:] == ["mortuary d1"]
        small = table.scene.hospital_of(0)
        assert all(piece.isVisible() for piece in small.patients)
        assert label(table.scene, "other-1-deaths-count") == "2"
        assert is_true(table)

    def test_an_epidemic_brings_one_more(self, at):
        table = self.filled(at, agreed="epidemic")
        table.click(ambulance(table, 2))
        table.quiet()
        assert "throw another patient" in asked(table)
        press(table, "Throw the patients")
        assert table.actions[1].startswith("extra ")
        table.quiet()
        assert sum(piece.isVisible() for piece in table.scene.hospital_of(0).patients) == 5

    def test_and_it_waits_beside_the_others_for_want_of_beds(self, at):
        table = self.filled(at, own="R3 R3 R3 R3 Y4 Y4 Y4 Y4 G1 G1 G1", agreed="epidemic")
        for line in ("ambulance 3", "extra R5"):
            table.session.play(table.session.match.game.decode(line))
            table.quiet()
        extra = table.scene.road.arriving
        assert extra.isVisible()
        assert extra.art.element == "R-5"
        assert is_true(table)


class TestImprovement:
    """A card of the market is clicked or dragged to its place; one may be given back."""

    def open(self, at, *, own=("", ""), phase="take"):
        return at(
            ward("R3", *own),
            ward("Y3"),
            phase=phase,
            asked=2 if phase == "take" else 1,
            market="D_P3_R S_EQ_R -",
        )

    @pytest.mark.parametrize("card", ["D_P3_R", "S_EQ_R"])
    @pytest.mark.parametrize("how", ["click", "drag"])
    def test_it_is_taken(self, at, card, how):
        table = self.open(at)
        where = on_market(table, card)
        if how == "click":
            table.click(where)
        else:
            lot = table.scene.large.room(6) if card == "D_P3_R" else table.scene.large.worker(3)
            table.drag(where, lot.center())
        assert table.actions == [f"take {card}"]
        table.quiet()
        large = table.scene.large
        assert (large.rooms[6] if card == "D_P3_R" else large.staff[3]).isVisible()
        assert is_true(table)

    def test_elsewhere_it_glides_home(self, at):
        table = self.open(at)
        home = table.scene.road.market[0].pos()
        assert said(table, lambda: table.drag(on_market(table, "D_P3_R"), place(table, "name")))
        assert table.scene.road.market[0].pos() == home

    @pytest.mark.parametrize("how", ["click", "drag"])
    @pytest.mark.parametrize("card", ["D_ANAES", "S_PARA"])
    def test_one_is_returned_for_a_blood_bag(self, at, card, how):
        table = self.open(at, own=("D_ANAES", "S_PARA"), phase="return")
        assert plates(table) == ["Keep everything"]
        large = table.scene.large
        piece = large.improvement(table.session.state.own, card)
        start = piece.sceneBoundingRect().center()
        if how == "drag":
            table.drag(start, place(table, "blood"))
        else:
            table.click(start)
            assert table.actions == [], "it asks for the place"
            table.click(place(table, "blood"))
        assert table.actions == [f"return {card}"]
        table.quiet()
        assert table.session.state.hospitals[0].blood == 1

    def test_or_everything_is_kept(self, at):
        table = self.open(at, own=("D_ANAES", "S_PARA"), phase="return")
        press(table, "Keep everything")
        assert table.actions == ["return nothing"]

    def test_starting_rooms_are_never_returned(self, at):
        table = self.open(at, own=("D_ANAES", ""), phase="return")
        sources = {spot.source for spot in table.scene.spots if spot.source is not None}
        assert sources == {table.scene.large.rooms[6]}

    def test_the_second_of_equal_specialists_goes(self, at):
        table = self.open(at, own=("", "S_PARA S_PARA"), phase="return")
        sources = {spot.source for spot in table.scene.spots if spot.source is not None}
        assert sources == {table.scene.large.staff[4]}
        assert figure(table, "S_PARA").isVisible()


class TestRethrown:
    """Experimental rooms throw patients anew: chosen one by one, thrown when there are enough."""

    def begun(self, at, beds="R3 Y2 G5 G4"):
        return at(
            ward(beds, "X_DRUG"),
            ward("Y3"),
            agreed="experimental",
            lines=("send nurse to X_DRUG",),
        )

    def test_as_soon_as_there_is_one_they_may_be_thrown(self, at):
        table = self.begun(at)
        assert plates(table) == ["Back"]
        table.click(bed(table, "a1"))
        table.quiet()
        assert plates(table) == ["Throw", "Back"]
        press(table, "Throw")
        table._qtbot.waitUntil(lambda: len(table.actions) == 4)
        assert table.actions[2] == "enough"
        assert table.actions[3].startswith("reroll ")

    def test_three_are_thrown_by_a_plate(self, at):
        table = self.begun(at)
        for name in ("a1", "a2", "b1"):
            table.click(bed(table, name))
            table.quiet()
        assert "throw the patients anew" in asked(table)
        press(table, "Throw the patients")
        assert table.actions[-1].startswith("reroll ")
        table.quiet()
        assert is_true(table)

    def test_before_they_are_thrown_one_can_go_back(self, at):
        table = self.begun(at)
        table.click(bed(table, "a1"))
        table.quiet()
        table.key(Qt.Key.Key_Escape)
        table.quiet()
        assert table.actions == ["send nurse to X_DRUG"]
