"""Activation (5): a worker goes to a room, and the room treats exactly those it can."""

from __future__ import annotations

import pytest

STARTING = {"R_CCU", "R_ONC", "R_PHA", "R_ICU", "R_IMG", "R_CLI"}


def step_by_step(hospital, state, *beds: str) -> list[str]:
    """Whom a room lets pick at each step, when these are picked."""
    asked = []
    for bed in beds:
        asked.append(hospital.picks(state))
        state = hospital.play(state, f"treat {bed}")
    return asked


class TestStartingRooms:
    @pytest.mark.parametrize(
        ("room", "picks"),
        [
            pytest.param("R_CCU", "a1 a2 a3 b1 b2 b3", id="critical care: red"),
            pytest.param("R_ONC", "c1", id="oncology: yellow"),
            pytest.param("R_PHA", "c2", id="pharmacy: green"),
            pytest.param("R_ICU", "a1 a2 c1", id="intensive care: 1 and 2"),
            pytest.param("R_IMG", "a3 b1", id="imaging: 3 and 4"),
            pytest.param("R_CLI", "b2 b3 c2", id="clinic: 5 and 6"),
        ],
    )
    def test_each_treats_one_patient_of_its_kind(self, hospital, room, picks):
        start = hospital.working("R1 R2 R3 R4 R5 R6 Y2 G5")
        state = hospital.play(start, f"send nurse to {room}")
        assert hospital.picks(state) == picks
        treated = hospital.play(state, "treat " + picks.split()[0])
        assert hospital.asks(treated) == "1 work"

    @pytest.mark.parametrize(
        ("beds", "rooms"),
        [
            pytest.param("R1", "R_CCU R_ICU", id="a red 1"),
            pytest.param("Y4", "R_ONC R_IMG", id="a yellow 4"),
            pytest.param("G6", "R_PHA R_CLI", id="a green 6"),
            pytest.param("", "", id="nobody"),
        ],
    )
    def test_a_worker_goes_only_where_the_room_can_act(self, hospital, beds, rooms):
        assert hospital.rooms(hospital.working(beds)) == rooms.split()

    def test_one_level_is_added_and_the_patient_is_treated(self, hospital):
        state = hospital.play(hospital.working("R3 Y2"), "send nurse to R_IMG", "treat a1")
        assert hospital.beds(state) == "R4+ Y2"

    # Every patient treated beyond 6 leaves at once.
    def test_a_6_is_discharged_by_one_level(self, hospital):
        state = hospital.play(hospital.working("R6 Y2"), "send nurse to R_CLI", "treat a1")
        assert (hospital.beds(state), hospital.discharged(state)) == (". Y2", "R6")

    def test_a_5_becomes_a_6_and_stays(self, hospital):
        state = hospital.play(hospital.working("R5"), "send nurse to R_CLI", "treat a1")
        assert (hospital.beds(state), hospital.discharged(state)) == ("R6+", "-")


class TestSeveralLevels:
    # The exact number of levels is not required of a patient that leaves.
    def test_three_levels_on_a_5_discharge_it(self, hospital):
        start = hospital.working("Y5", rooms="D_P3_Y")
        state = hospital.play(start, "send nurse to D_P3_Y", "treat a1")
        assert (hospital.beds(state), hospital.discharged(state)) == ("", "Y5")

    @pytest.mark.parametrize(
        ("before", "after"),
        [("Y1", "Y4+"), ("Y3", "Y6+"), ("Y4", ""), ("Y6", "")],
    )
    def test_three_levels(self, hospital, before, after):
        start = hospital.working(before, rooms="D_P3_Y")
        assert hospital.beds(hospital.play(start, "send nurse to D_P3_Y", "treat a1")) == after

    def test_emergency_surgery_takes_a_1_or_a_2(self, hospital):
        start = hospital.working("Y1 G2 R3", rooms="D_SURG")
        state = hospital.play(start, "send nurse to D_SURG")
        assert hospital.picks(state) == "a1 a2"
        assert hospital.beds(hospital.play(state, "treat a2")) == "Y1 G6+ R3"


class TestGroups:
    # To use a room that treats several patients one must have so many.
    @pytest.mark.parametrize(
        ("room", "two", "three"),
        [
            ("D_ANAES", "R2 Y5", "R2 Y5 G1"),
            ("D_SAME_R", "R3 R3", "R3 R3 R3"),
            ("D_RUN_G", "G2 G3", "G2 G3 G4"),
            ("D_RUN_ANY", "R4 Y5", "R4 Y5 G6"),
        ],
    )
    def test_a_room_for_three_cannot_be_used_with_two(self, hospital, room, two, three):
        assert room not in hospital.rooms(hospital.working(two, rooms=room))
        assert room in hospital.rooms(hospital.working(three, rooms=room))

    @pytest.mark.parametrize(
        ("room", "beds"),
        [
            pytest.param("D_ANAES", "R2 Y5 R4 Y1", id="a colour is missing"),
            pytest.param("D_SAME_R", "R3 R3 Y3 G3", id="the third is of another colour"),
            pytest.param("D_SAME_R", "R3 R3 R4 R4", id="two pairs are no three"),
            pytest.param("D_RUN_R", "R1 R2 R4 R5", id="a value is missing"),
            pytest.param("D_RUN_R", "R1 R2 R2 Y3", id="the last is of another colour"),
            pytest.param("D_RUN_ANY", "R1 R1 Y2 Y2 G4 G5", id="a 3 is missing"),
        ],
    )
    def test_three_who_do_not_belong_together(self, hospital, room, beds):
        assert room not in hospital.rooms(hospital.working(beds, rooms=room))

    @pytest.mark.parametrize(
        ("room", "beds", "picked", "asked"),
        [
            pytest.param(
                "D_SAME_R",
                "R2 R4 R2 Y2 R2 R4 R2",
                "a3 c1 b2",
                ["a1 a3 b2 c1", "a1 b2 c1", "a1 b2"],
                id="same value: nobody of a value of which there are two",
            ),
            pytest.param(
                "D_SAME_Y",
                "Y2 Y2 Y2 Y5 Y5 Y5",
                "b1 b3 b2",
                ["a1 a2 a3 b1 b2 b3", "b2 b3", "b2"],
                id="same value: the first decides which",
            ),
            pytest.param(
                "D_RUN_R",
                "R1 R2 R3 R5 R6 Y4",
                "a3 a1 a2",
                ["a1 a2 a3", "a1 a2", "a2"],
                id="run: picked in any order, nobody who belongs to none",
            ),
            pytest.param(
                "D_RUN_ANY",
                "R2 Y3 G4 R5 G5",
                "a3 b2 a2",
                ["a1 a2 a3 b1 b2", "a1 a2 b1 b2", "a2"],
                id="run: above, below or around the first",
            ),
            pytest.param(
                "D_RUN_G",
                "G1 G2 G3 G4 G5 G6",
                "b1 a2 a3",
                ["a1 a2 a3 b1 b2 b3", "a2 a3 b2 b3", "a3"],
                id="run: a gap is closed last",
            ),
            pytest.param(
                "D_ANAES",
                "R2 R3 Y5 Y6 G1",
                "b1 a2 b2",
                ["a1 a2 a3 b1 b2", "a1 a2 b2", "b2"],
                id="all colours: each but once",
            ),
        ],
    )
    def test_whom_it_takes_next(self, hospital, room, beds, picked, asked):
        state = hospital.play(hospital.working(beds, rooms=room), f"send nurse to {room}")
        assert step_by_step(hospital, state, *picked.split()) == asked

    def test_nobody_is_treated_before_the_group_is_complete(self, hospital):
        start = hospital.working("R3 R4 R5", rooms="D_RUN_R")
        state = hospital.play(start, "send nurse to D_RUN_R", "treat a3", "treat a1")
        assert hospital.beds(state) == "R3 R4 R5"
        assert hospital.may(state) == ["treat a2"]
        assert hospital.beds(hospital.play(state, "treat a2")) == "R4+ R5+ R6+"

    def test_each_of_the_group_is_better_by_one_and_may_leave(self, hospital):
        start = hospital.working("R4 Y5 G6", rooms="D_RUN_ANY")
        ways = ("send nurse to D_RUN_ANY", "treat a1", "treat a2", "treat a3")
        state = hospital.play(start, *ways)
        assert (hospital.beds(state), hospital.discharged(state)) == ("R5+ Y6+", "G6")

    def test_a_colour_by_a_blood_bag_makes_a_group(self, hospital):
        start = hospital.working("R3 R3 Y3", rooms="D_SAME_R", blood=1)
        assert "D_SAME_R" not in hospital.rooms(start)
        assert "D_SAME_R" in hospital.rooms(hospital.play(start, "blood a3 as R"))


class TestOnceARound:
    # Each worker and each room once a round.
    def test_a_room_is_used_once(self, hospital):
        state = hospital.play(hospital.working("R3 R4"), "send nurse to R_CCU", "treat a1")
        assert hospital.rooms(state) == ["R_IMG"]

    def test_three_nurses_and_no_fourth(self, hospital):
        start = hospital.working("R3 Y1 G6")
        ways = ("R_CCU", "a1"), ("R_ONC", "a2"), ("R_PHA", "a3")
        for room, bed in ways:
            assert hospital.rooms(start)
            start = hospital.play(start, f"send nurse to {room}", f"treat {bed}")
        assert hospital.may(start) == ["idle"]

    def test_a_specialist_is_sent_once(self, hospital):
        start = hospital.working("R3 R4", specialists="S_CONS")
        state = hospital.play(start, "send S_CONS to R_CCU", "treat a1", "skip")
        assert not hospital.may(state, "send S_CONS")
        assert hospital.may(state, "send nurse")

    def test_both_of_a_double_room_once_each(self, hospital):
        state = hospital.working("R1 Y3", rooms="D_P3_R D_P3_R")
        assert hospital.rooms(state).count("D_P3_R") == 1
        state = hospital.play(state, "send nurse to D_P3_R", "treat a1")
        state = hospital.play(state, "send nurse to D_P3_R", "treat a1")
        assert (hospital.beds(state), hospital.discharged(state)) == (". Y3", "R4+")
        assert "D_P3_R" not in hospital.rooms(state)

    def test_both_of_a_double_specialist_once_each(self, hospital):
        state = hospital.working("R3 Y3 G3", specialists="S_CONS S_CONS")
        for room in ("R_CCU", "R_ONC"):
            bed = {"R_CCU": "a1", "R_ONC": "a2"}[room]
            state = hospital.play(state, f"send S_CONS to {room}", f"treat {bed}", "skip")
        assert not hospital.may(state, "send S_CONS")

    # Several treatments of one die in a round are allowed.
    def test_a_die_is_treated_by_two_rooms_in_a_round(self, hospital):
        state = hospital.play(hospital.working("R4"), "send nurse to R_CCU", "treat a1")
        assert hospital.beds(state) == "R5+"
        assert hospital.beds(hospital.play(state, "send nurse to R_CLI", "treat a1")) == "R6+"

    def test_a_worker_may_stay_idle(self, hospital):
        start = hospital.working("R4 Y3+", specialists="S_CONS")
        assert "idle" in hospital.may(start)
        state = hospital.play(start, "idle")
        assert hospital.asks(state) == "2 work"
        assert hospital.beds(state) == "R3 Y3+"

    def test_next_round_all_are_back(self, hospital):
        start = hospital.working(
            "R3+ R4+ Y3+", rooms="R_CCU:nurse R_IMG:S_CONS", specialists="S_CONS"
        )
        state = hospital.play(start, "idle", "idle")
        market = "market D_P3_R S_EQ_R"
        ambulances = "ambulances R2 R2 R2 / R3 R3 R3 / R4 R4 R4"
        state = hospital.play(state, market, "reveal department", "market D_P3_R", ambulances)
        state = hospital.play(state, "ambulance 2", "ambulance 1", "take S_EQ_R", "return nothing")
        state = hospital.play(state, "take D_P3_R", "return nothing")
        state = hospital.play(state, "idle") if hospital.asks(state)[0] == "2" else state
        assert set(hospital.rooms(state)) >= {"R_CCU", "R_IMG"}
        assert hospital.may(state, "send S_CONS")

    def test_rooms_of_others_cannot_be_used(self, hospital):
        start = hospital.position(hospital.ward("R3"), hospital.ward(rooms="D_P3_R"))
        assert set(hospital.rooms(start)) <= STARTING
