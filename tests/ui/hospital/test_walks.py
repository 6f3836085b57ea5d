"""Patients, workers and cards on their way, seen amid their motion."""

from __future__ import annotations

import pytest

from tabletop.games.hospital.events import (
    PatientArrived,
    PatientChanged,
    PatientDied,
    PatientDischarged,
    PatientNeglected,
    WorkerSent,
)
from tests.ui.hospital.conftest import (
    LINES,
    bag,
    figure,
    is_true,
    patient,
    place,
    press,
    room,
    ward,
    worker,
)
from tests.ui.hospital.test_story import Watched

AGED = ward("R6 Y1 G3", discharged="Y6", blood=1)
NEXT = ward("G5 . Y2")


def halfway(motion, part=0.5):
    """Brings a motion so far, and holds it there."""
    motion.start()
    motion.pause()
    motion.setCurrentTime(round(motion.totalDuration() * part))


class TestPatients:
    """Patients walk: out of ambulances, into the lower slot, to the exit and to the mortuary."""

    def test_who_is_treated_goes_to_the_lower_slot_with_its_new_value(self, at):
        table = at(AGED, NEXT, speed="fast")
        watched = Watched(table)
        for line in ("send nurse to R_IMG", "treat a3"):
            table.session.play(LINES.game.decode(line))
        die, low = patient(table, "a3"), table.scene.large.slot(2, is_treated=True).topLeft()
        assert isinstance(watched.moved[0], WorkerSent)
        walk = table.page.director._moving
        assert walk is not None, "the nurse walks first"
        walk.setCurrentTime(walk.totalDuration())
        slide = table.page.director._moving
        assert die.pos() != low
        slide.setCurrentTime(slide.totalDuration() // 2)
        assert die.pos().y() < low.y()
        watched.finish()
        assert watched.names() == ["WorkerSent", "PatientChanged"]
        assert (die.pos(), die.face) == (low, 4)

    def test_the_discharged_stand_at_the_exit_one_behind_the_other(self, at):
        table = at(AGED, NEXT)
        watched = Watched(table)
        for line in ("send nurse to R_CCU", "treat a1"):
            table.session.play(LINES.game.decode(line))
        watched.finish()
        assert isinstance(watched.moved[-1], PatientDischarged)
        large = table.scene.large
        assert patient(table, "a1").isVisible() is False
        shown = [piece for piece in large.leaving if piece.isVisible()]
        assert [piece.pos() for piece in shown] == [large.exit(at).topLeft() for at in (0, 1)]

    def test_it_walks_there_before_it_stands_there(self, at):
        table = at(AGED, NEXT)
        table.scene.motion.pace = 1.0
        one = table.session.state.own.beds[0]
        die, home = patient(table, "a1"), patient(table, "a1").pos()
        motion = table.scene.animate(PatientDischarged(0, 0, one))
        halfway(motion, 0.4)
        there = table.scene.large.exit(1).topLeft()
        assert die.pos() not in (home, there)
        assert die.zValue() > patient(table, "a2").zValue(), "it comes over the others"
        halfway(motion, 1)
        assert die.pos() == there

    @pytest.mark.parametrize("kind", [PatientDischarged, PatientDied])
    def test_its_badges_do_not_stay_in_the_bed(self, at, kind):
        table = at(ward("R1>G"), NEXT)
        table.scene.motion.pace = 1.0
        large, one = table.scene.large, table.session.state.own.beds[0]
        badges = (large._changed[0], large._dying[0])
        assert all(badge.isVisible() for badge in badges)
        told = (0, 0, one) if kind is PatientDischarged else (0, 0, one, False)
        halfway(table.scene.animate(kind(*told)), 0.2)
        assert not any(badge.isVisible() for badge in badges)

    def test_two_who_leave_together_stand_in_two_places(self, at):
        table = at(ward("R6 R6 Y6 G3", "D_ANAES D_SAME_R"), NEXT)
        table.scene.motion.pace = 1.0
        beds = table.session.state.own.beds
        first = table.scene.animate(PatientDischarged(0, 0, beds[0]))
        halfway(first, 1)
        second = table.scene.animate(PatientDischarged(0, 1, beds[1]))
        halfway(second, 1)
        assert patient(table, "a1").pos() != patient(table, "a2").pos()

    def test_the_dead_go_to_the_mortuary_and_are_seen_no_more(self, at):
        table = at(AGED, NEXT)
        watched = Watched(table)
        table.session.play(LINES.game.decode("idle"))
        seen = []
        while table.page.director.is_moving:
            event, motion = watched.moved[-1], table.page.director._moving
            if isinstance(event, PatientDied):
                motion.setCurrentTime(round(motion.totalDuration() * 0.6))
                seen.append(patient(table, "a2").sceneBoundingRect().center())
            motion.setCurrentTime(motion.totalDuration())
        (last,) = seen
        assert table.scene.large.place("mortuary").contains(last)
        names = watched.names()
        assert names == [
            "ShiftEnded",
            "PatientNeglected",
            "PatientDied",
            "PatientNeglected",
            "RoundScored",
        ]
        kinds = [type(event) for event in watched.moved if isinstance(event, PatientNeglected)]
        assert len(kinds) == 2, "who gets worse is seen, too"

    def test_in_a_small_hospital_the_dead_and_the_discharged_walk_inside_of_it(self, at):
        table = at(ward("R3"), ward("G6 Y1"), asked=2, bots_at={1: "random"}, quiet=False)
        table.scene.motion.pace = 1.0
        (small,) = table.scene.small
        beds = table.session.state.hospitals[1].beds
        for event in (
            PatientDischarged(1, 0, beds[0]),
            PatientDied(1, 1, beds[1], False),
        ):
            motion = table.scene.animate(event)
            halfway(motion, 0.95)
            piece = small.patient(event.bed)
            assert small.where.contains(piece.sceneBoundingRect().center())

    def test_who_arrives_comes_out_of_its_ambulance(self, at):
        table = at(
            ward("R3"),
            ward("Y3"),
            phase="ambulance",
            ambulances="R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0",
            market="D_P3_R D_ANAES S_EQ_R -",
        )
        watched, road = Watched(table), table.scene.road
        table.session.play(LINES.game.decode("ambulance 2"))
        starts = []
        while table.page.director.is_moving:
            motion = table.page.director._moving
            arrived = watched.moved[-1]
            assert isinstance(arrived, PatientArrived)
            motion.setCurrentTime(0)
            starts.append(table.scene.large.patient(arrived.bed).pos())
            motion.setCurrentTime(motion.totalDuration())
        assert starts == [road.in_ambulance(1, at).topLeft() for at in range(3)]
        assert watched.names() == ["AmbulanceTaken"] + ["PatientArrived"] * 3
        theirs = table.scene.hospital_of(0)
        assert [theirs.patient(at).isVisible() for at in range(5)] == [True] * 4 + [False]

    def test_one_falls_into_the_ambulances_after_the_other(self, seated):
        table = seated("begin 1", seats=2, administrators="off", plies=12)
        state = LINES.position(
            ward("R3"),
            ward("Y3"),
            phase="fill",
            market="D_P3_R S_EQ_R D_ANAES -",
        )
        table.scene.sync(state)
        table.scene.motion.pace = 1.0
        filled = LINES.game.decode("ambulances R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4")
        (event,) = (
            event
            for event in LINES.game.apply(state, filled).events
            if type(event).__name__ == "AmbulancesFilled"
        )
        motion = table.scene.animate(event)
        halfway(motion, 1)
        road = table.scene.road
        faces = [road.waiting(number, at).face for number in range(3) for at in range(3)]
        assert faces == [2, 2, 2, 3, 3, 3, 4, 4, 4]


class TestOthers:
    """Workers walk, a bag flies to its patient, a card from the market to its place."""

    def test_a_worker_walks_to_its_room(self, at):
        table = at(AGED, NEXT)
        watched = Watched(table)
        walker, home = figure(table, "nurse"), figure(table, "nurse").pos()
        table.session.play(LINES.game.decode("send nurse to R_IMG"))
        motion = table.page.director._moving
        motion.setCurrentTime(motion.totalDuration() // 2)
        there = table.scene.large.in_room(4).topLeft()
        assert walker.pos() not in (home, there)
        watched.finish()
        assert walker.pos() == there

    def test_a_blood_bag_comes_to_its_patient(self, at):
        table = at(AGED, NEXT)
        watched = Watched(table)
        table.session.play(LINES.game.decode("blood a3"))
        motion = table.page.director._moving
        motion.setCurrentTime(motion.totalDuration() - 1)
        assert table.scene.large.bed(2).contains(bag(table))
        watched.finish()
        assert watched.names() == ["BloodUsed", "PatientChanged"]
        assert not table.scene.large.bag.isVisible(), "it was the only one"

    @pytest.mark.parametrize("card", ["D_P3_R", "S_EQ_R"])
    @pytest.mark.parametrize("seat", [1, 2])
    def test_a_card_goes_from_the_market_to_who_takes_it(self, at, card, seat):
        table = at(
            ward("R6 Y1"),
            NEXT,
            phase="take",
            asked=seat,
            market="D_P3_R S_EQ_R -",
            bots_at={1: "random"},
            quiet=False,
        )
        table.scene.motion.pace = 1.0
        piece = table.scene.road.market[("D_P3_R", "S_EQ_R").index(card)]
        state = table.session.state
        step = LINES.game.apply(state, LINES.game.decode(f"take {card}"))
        motion = table.scene.animate(step.events[0])
        halfway(motion, 0.6 if seat == 2 else 0.99)
        hospital = table.scene.hospital_of(seat - 1)
        assert hospital.where.contains(piece.sceneBoundingRect().center())

    def test_a_click_amid_a_motion_finishes_it(self, at):
        table = at(AGED, NEXT, speed="slow")
        table.drag(worker(table, "nurse"), room(table, "R_IMG"))
        table._qtbot.wait(40)
        assert table.page.director.is_moving
        table.click(place(table, "name"))
        assert not table.page.director.is_moving
        assert is_true(table)
        assert table.actions == ["send nurse to R_IMG"]

    def test_undo_hammered_amid_it(self, at):
        table = at(AGED, NEXT, speed="slow")
        for wait in (5, 40):
            table.drag(worker(table, "nurse"), room(table, "R_IMG"))
            table._qtbot.wait(wait)
            table.page.undo()
            table.quiet()
            assert table.actions == []
            assert is_true(table)

    def test_nothing_is_offered_while_something_is_told(self, at):
        table = at(AGED, NEXT, speed="fast")
        offered, animate = [], table.scene.animate
        table.scene.animate = lambda event: (offered.append(table.scene.spots), animate(event))[1]
        press(table, "End the shift")
        press(table, "End the shift all the same")
        table.quiet()
        assert len(offered) == 5
        assert not any(offered)
        assert table.scene.spots

    def test_a_patient_that_gets_worse_is_seen_to(self, at):
        table = at(AGED, NEXT)
        table.scene.motion.pace = 1.0
        one = table.session.state.own.beds[2]
        motion = table.scene.animate(PatientNeglected(0, 2, one, 2))
        assert patient(table, "a3").face == 2
        halfway(motion, 0.1)
        assert patient(table, "a3").scale() > 1
        halfway(motion, 1)
        assert patient(table, "a3").scale() == 1

    def test_a_patient_of_another_colour_is_dressed_anew(self, at):
        table = at(ward("R3 Y1 G3>R", blood=1), NEXT)
        table.scene.motion.pace = 1.0
        one = table.session.state.own.beds[2]
        assert patient(table, "a3").art.element == "R-3"
        halfway(table.scene.animate(PatientChanged(0, 2, one, 4, True)), 1)
        assert patient(table, "a3").art.element == "R-4"
