"""What cannot be done on the table of Hospital does nothing and says why, in one line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tabletop.games.hospital.printed import Colour
from tabletop.kernel.seats import unnamed
from tests.ui.hospital.conftest import (
    asked,
    bag,
    bed,
    label,
    place,
    plates,
    press,
    room,
    said,
    ward,
    worker,
)
from ui.games.hospital.reasons import HospitalReasons
from ui.games.hospital.words import Words

OTHER = ward("G5 . Y2")
OWN = ward("R3 Y1 . G3+", "D_SAME_G R_CCU:nurse R_ONC:S_EQ_R", "S_EQ_R", blood=1)
USED = "It was used this round."
NOBODY = "You have no patients for it now ("


class TestRooms:
    """A room that cannot act says why: to a click, and to a worker in hand."""

    @pytest.mark.parametrize(
        ("name", "why"),
        [("R_CCU", USED), ("R_CLI", NOBODY), ("D_SAME_G", NOBODY)],
    )
    @pytest.mark.parametrize("how", ["click", "carry", "drag"])
    def test_it_says_why(self, at, name, why, how):
        table = at(OWN, OTHER)
        if how == "carry":
            table.click(worker(table, "nurse"))
        if how == "drag":
            start = worker(table, "nurse")
            told = said(table, lambda: table.drag(start, room(table, name)))
        else:
            told = said(table, lambda: table.click(room(table, name)))
        assert told.startswith(why)

    def test_a_room_that_could_asks_for_a_worker(self, at):
        table = at(OWN, OTHER)
        why = said(table, lambda: table.click(room(table, "R_IMG")))
        assert why == "Choose a worker first, then the room."

    def test_while_patients_are_chosen_it_says_what_is_asked(self, at):
        table = at(OWN, OTHER, lines=("send nurse to R_IMG",))
        why = said(table, lambda: table.click(room(table, "R_ICU")))
        assert why == asked(table)

    @pytest.mark.parametrize("where", ["bed", "name", "empty lot"])
    @pytest.mark.parametrize("how", ["carry", "drag"])
    def test_elsewhere_a_worker_does_not_go(self, at, where, how):
        table = at(OWN, OTHER)
        end = {
            "bed": bed(table, "a1"),
            "name": place(table, "name"),
            "empty lot": table.scene.large.room(13).center(),
        }[where]
        start = worker(table, "nurse")
        if how == "carry":
            table.click(start)
            why = said(table, lambda: table.click(end))
        else:
            why = said(table, lambda: table.drag(start, end))
        assert why == "A worker goes to a room."


class TestWorkers:
    """A worker that cannot be sent says why."""

    def test_who_was_sent_already(self, at):
        table = at(OWN, OTHER)
        card = table.scene.large.worker(3).center()
        assert said(table, lambda: table.click(card)) == "This worker has been sent already."

    def test_where_no_room_could_act(self, at):
        table = at(ward("", blood=0), OTHER)
        why = said(table, lambda: table.click(worker(table, "nurse")))
        assert why == "There is no room that could act now."

    def test_while_patients_are_chosen(self, at):
        table = at(OWN, OTHER, lines=("send nurse to R_IMG",))
        assert said(table, lambda: table.click(worker(table, "nurse"))) == asked(table)


class TestPatients:
    """A patient that cannot be treated says why."""

    def test_before_a_worker_is_sent(self, at):
        table = at(OWN, OTHER)
        why = said(table, lambda: table.click(bed(table, "a1")))
        assert why == "Send a worker to a room first; it says whom it can treat."

    def test_who_does_not_fit(self, at):
        table = at(OWN, OTHER, lines=("send nurse to R_IMG",))
        why = said(table, lambda: table.click(bed(table, "a2")))
        assert why == f"A2 does not fit here. {asked(table)}"

    def test_who_was_chosen_already(self, at):
        table = at(
            ward("R3 R3 R3", "D_SAME_R"), OTHER, lines=("send nurse to D_SAME_R", "treat a1")
        )
        why = said(table, lambda: table.click(bed(table, "a1")))
        assert why == "This patient has been chosen already."

    def test_an_empty_bed(self, at):
        table = at(OWN, OTHER)
        assert said(table, lambda: table.click(bed(table, "a3"))) == asked(table)

    def test_before_the_shift(self, at):
        table = at(ward("R3"), ward("G5"), phase="take", asked=2, market="D_P3_R S_EQ_R -")
        assert said(table, lambda: table.click(bed(table, "a1"))) == asked(table)

    def test_a_bag_in_hand_says_it_too(self, at):
        table = at(OWN, OTHER)
        table.click(bag(table))
        why = said(table, lambda: table.click(bed(table, "c1")))
        assert why == asked(table)


class TestBetween:
    """Ambulances, the market and reports."""

    FILLED = "R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0"

    def test_an_ambulance_that_is_gone(self, at):
        table = at(
            ward("R3", ambulance=0),
            ward("Y3", ambulance=0),
            phase="ambulance",
            ambulances=self.FILLED,
            market="D_P3_R D_ANAES S_EQ_R -",
            lines=("ambulance 2",),
        )
        where = table.scene.road.ambulance(1).center()
        assert said(table, lambda: table.click(where)) == asked(table)

    def test_an_ambulance_at_another_time(self, at):
        table = at(OWN, OTHER)
        where = table.scene.road.ambulance(0).center()
        assert said(table, lambda: table.click(where)) == asked(table)

    def test_alone_the_first_ambulance_is_no_exception(self, at):
        table = at(
            ward("R3", ambulance=0),
            phase="ambulance",
            ambulances="R2 Y2 G2 / R4 Y4 G4 swaps 0",
            market="D_P3_R D_ANAES S_EQ_R -",
        )
        table.click(table.scene.road.ambulance(0).center())
        assert table.actions == ["ambulance 1"]

    def test_an_improvement_to_the_wrong_place(self, at):
        table = at(ward("R3"), OTHER, phase="take", asked=2, market="D_P3_R S_EQ_R -")
        card = table.scene.road.on_market(0).center()
        wrong = table.scene.large.worker(3).center()
        assert said(table, lambda: table.drag(card, wrong)) == asked(table)

    def test_on_the_market_while_one_treats(self, at):
        table = at(OWN, OTHER)
        where = table.scene.road.on_market(0).center()
        assert said(table, lambda: table.click(where)) == asked(table)

    def test_starting_rooms_when_one_may_return(self, at):
        table = at(ward("R3", "D_ANAES"), OTHER, phase="return", asked=1, market="D_P3_R S_EQ_R -")
        assert said(table, lambda: table.click(room(table, "R_CCU"))) == asked(table)


@pytest.mark.parametrize("how", ["click", "drag"])
def test_set_to_clicks_or_drags_only_it_says_so(at, how):
    table = at(OWN, OTHER)
    table.page.manner.settings.input = how
    table.page.apply_settings()
    table.quiet()
    start, end = worker(table, "nurse"), room(table, "R_IMG")
    if how == "click":
        table.drag(start, end)
        assert table.actions == []
        table.key(Qt.Key.Key_Escape)
        table.click(start)
        table.click(end)
    else:
        assert said(table, lambda: table.click(start)) == "Drag it to its place."
        table.drag(start, end)
    assert table.actions == ["send nurse to R_IMG"]


def test_while_a_bot_thinks_nothing_can_be_done(at):
    table = at(OWN, OTHER, asked=2, bots_at={1: "random"}, quiet=False)
    table.page.host.pause()
    table.scene.present(table.session.state, (), False)
    assert "treats patients" in said(table, lambda: table.click(bed(table, "a1")))
    assert "treats patients" in said(table, lambda: table.click(worker(table, "nurse")))


def test_the_note_of_each_ambulance(at):
    table = at(
        ward("R3 " * 10, ambulance=0),
        ward("Y3", ambulance=0),
        phase="ambulance",
        ambulances="R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0",
        market="D_P3_R D_ANAES S_EQ_R -",
    )
    notes = [label(table.scene, f"note-{number}") for number in range(3)]
    assert notes == ["not for who begins", "1 bed missing", "1 bed missing"]
    table.click(table.scene.road.ambulance(2).center())
    table.quiet()
    press_first_patient_away(table)
    notes = [label(table.scene, f"note-{number}") for number in range(3)]
    assert notes == ["room for all", "room for all", table.page.words.name_of(0)]


def press_first_patient_away(table):
    """The patient of the first bed goes to the mortuary."""
    die = table.scene.large.patient(0).sceneBoundingRect().center()
    table.drag(die, place(table, "mortuary"))
    table.quiet()


@pytest.mark.usefixtures("lang")
class TestInEachLanguage:
    """Plates are whole, and every line has its words."""

    def test_plates_fit(self, at):
        new = ward("R3", ambulance=0)
        for hospitals in ((new,), (new, new)):
            table = at(*hospitals, phase="reveal", market="D_P3_R S_EQ_R -")
            assert len(plates(table)) == 2
        table = at(ward("R3 R4", "", "S_COL_R"), OTHER, lines=("send S_COL_R to R_CCU", "treat a1"))
        assert len(plates(table)) == 2
        table = at(ward("R3 R2", "X_DRUG"), OTHER, agreed="experimental")
        for line in ("send nurse to X_DRUG", "treat a1"):
            table.session.play(table.session.match.game.decode(line))
            table.quiet()
        assert len(plates(table)) == 2
        table = at(OWN, OTHER)
        (end,) = plates(table)
        press(table, end)
        assert len(plates(table)) == 2
        assert table.scene.warning.text
        table.key(Qt.Key.Key_Escape)
        table.drag(bag(table), bed(table, "a1"))
        assert len(plates(table)) == 4

    def test_a_value_and_a_colour(self):
        reasons = HospitalReasons(Words(unnamed([None, None])))
        lines = [reasons.heals(3), reasons.heals(7), *map(reasons.colours, Colour)]
        assert len(set(lines)) == len(lines)
        assert reasons.becomes(4) == "→ 4"
        assert reasons.becomes(7) != reasons.becomes(6)
