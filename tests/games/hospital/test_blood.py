"""Blood bags (6): how one comes by them, and what they do in an activation."""

from __future__ import annotations

import pytest


class TestCome:
    def test_the_lowest_of_the_taken_ambulances_brings_one(self, hospital):
        state = hospital.position(
            hospital.ward(),
            hospital.ward(),
            phase="ambulance",
            ambulances="R2 R2 R2 / R3 R3 R3 / R4 R4 R4 swaps 0",
            market="D_P3_R S_EQ_R S_PARA -",
        )
        state = hospital.play(state, "ambulance 3", "ambulance 2")
        assert [hospital.count(state, "blood", seat) for seat in (1, 2)] == [0, 1]

    def test_an_improvement_that_is_returned_brings_one(self, hospital):
        state = hospital.position(
            hospital.ward(), hospital.ward(), phase="take", asked=2, market="D_P3_R S_EQ_R S_CONS -"
        )
        state = hospital.play(state, "take S_CONS", "return S_CONS")
        assert hospital.count(state, "blood", 2) == 1
        assert hospital.cards(state, 2) == ""


class TestHeals:
    def test_one_level_and_the_patient_is_treated(self, hospital):
        state = hospital.play(hospital.working("R3 Y2", blood=2), "blood a2")
        assert (hospital.beds(state), hospital.count(state, "blood")) == ("R3 Y3+", 1)

    def test_who_was_healed_is_not_neglected(self, hospital):
        state = hospital.play(hospital.working("R3 Y2", blood=1), "blood a2", "idle")
        assert hospital.beds(state) == "R2 Y3+"

    def test_a_6_is_discharged(self, hospital):
        state = hospital.play(hospital.working("R6 Y2", blood=1), "blood a1")
        assert (hospital.beds(state), hospital.discharged(state)) == (". Y2", "R6")

    def test_any_number_also_for_one_patient(self, hospital):
        state = hospital.working("R4 Y2", blood=3)
        for _ in range(3):
            assert "blood a1" in hospital.may(state)
            state = hospital.play(state, "blood a1")
        assert (hospital.discharged(state), hospital.count(state, "blood")) == ("R6+", 0)
        assert not hospital.may(state, "blood")

    def test_any_patient_also_a_treated_one(self, hospital):
        may = hospital.may(hospital.working("R3+ . Y1 G6", blood=1), "blood")
        assert [line for line in may if " as " not in line] == ["blood a1", "blood a3", "blood b1"]

    def test_it_is_no_action_and_no_worker(self, hospital):
        start = hospital.working("R3 Y2", blood=1)
        state = hospital.play(start, "blood a1")
        assert (hospital.asks(state), hospital.may(state, "send")) == (
            "1 work",
            hospital.may(start, "send"),
        )


class TestColour:
    def test_the_other_two_colours(self, hospital):
        may = hospital.may(hospital.working("R3 Y2>G", blood=1), "blood")
        assert [line for line in may if " as " in line] == [
            "blood a1 as Y",
            "blood a1 as G",
            "blood a2 as R",
            "blood a2 as Y",
        ]

    def test_it_is_not_a_treatment(self, hospital):
        state = hospital.play(hospital.working("R3", blood=1), "blood a1 as G")
        assert (hospital.beds(state), hospital.count(state, "blood")) == ("R3>G", 0)
        assert hospital.beds(hospital.play(state, "idle")) == "R2>G"

    def test_rooms_go_by_it(self, hospital):
        state = hospital.play(hospital.working("R3", blood=1), "blood a1 as G")
        assert hospital.rooms(state) == ["R_PHA", "R_IMG"]
        state = hospital.play(state, "send nurse to R_PHA", "treat a1")
        assert hospital.beds(state) == "R4+>G"

    # A colour by blood lasts until the shift change.
    def test_it_lasts_until_the_shift_change(self, hospital):
        state = hospital.play(hospital.working("R3 G1+", blood=1), "blood a1 as Y", "idle")
        assert hospital.beds(state) == "R2>Y G1+"
        assert hospital.beds(hospital.play(state, "idle")) == "R2 G1"

    def test_the_die_goes_back_in_its_own_colour(self, hospital):
        start = hospital.working("R6 Y1", blood=1)
        before = hospital.bag(start)
        ways = ("blood a1 as Y", "send nurse to R_ONC", "treat a1", "idle", "idle")
        assert hospital.bag(hospital.play(start, *ways)) == [
            before[0] + 1,
            before[1] + 1,
            before[2],
        ]

    def test_it_may_change_twice_and_back(self, hospital):
        state = hospital.play(hospital.working("R3", blood=2), "blood a1 as Y", "blood a1 as R")
        assert hospital.beds(state) == "R3"


class TestWhen:
    def test_between_workers(self, hospital):
        start = hospital.working("R5 Y2", blood=1)
        state = hospital.play(start, "send nurse to R_CCU", "treat a1", "blood a1")
        assert (hospital.beds(state), hospital.discharged(state)) == (". Y2", "R6+")

    def test_after_the_last_worker(self, hospital):
        start = hospital.working("R5", rooms="R_CCU:nurse R_ONC:nurse R_PHA:nurse", blood=1)
        assert [line for line in hospital.may(start) if " as " not in line] == ["blood a1", "idle"]

    @pytest.mark.parametrize(
        ("bag", "picks"),
        [
            pytest.param("blood a3 as R", "a2 a3", id="one more red patient"),
            pytest.param("blood a2", "a2", id="one level, and then the specialist"),
        ],
    )
    def test_between_a_room_and_its_specialist(self, hospital, bag, picks):
        start = hospital.working("R3 R5 Y2", specialists="S_COL_R", blood=1)
        ways = ("send S_COL_R to R_CCU", "treat a1", bag)
        state = hospital.play(start, *ways)
        assert (hospital.asks(state), hospital.picks(state)) == ("1 specialist", picks)

    def test_also_where_one_bag_is_not_enough_for_the_specialist(self, hospital):
        ways = ("send S_EQ_R to R_CCU", "treat a1")
        for bags, asked in ((1, "1 work"), (2, "1 specialist")):
            start = hospital.working("R5 Y3", specialists="S_EQ_R", blood=bags)
            assert hospital.asks(hospital.play(start, *ways)) == asked
        state = hospital.play(start, *ways, "blood a2", "blood a2")
        assert hospital.picks(state) == "a2"

    def test_a_bag_may_give_the_specialist_its_first_patient(self, hospital):
        start = hospital.working("R3 Y2", specialists="S_COL_R", blood=1)
        state = hospital.play(start, "send S_COL_R to R_CCU", "treat a1")
        assert (hospital.asks(state), hospital.picks(state)) == ("1 specialist", "")
        assert hospital.picks(hospital.play(state, "blood a2 as R")) == "a2"

    def test_where_no_bag_helps_the_specialist_is_not_asked(self, hospital):
        start = hospital.working("R3", specialists="S_COL_R", blood=1)
        assert hospital.asks(hospital.play(start, "send S_COL_R to R_CCU", "treat a1")) == "1 work"

    def test_a_bag_may_take_the_specialist_its_last_patient(self, hospital):
        start = hospital.working("R3 R6", specialists="S_COL_R", blood=1)
        state = hospital.play(start, "send S_COL_R to R_CCU", "treat a1", "blood a2")
        assert (hospital.asks(state), hospital.discharged(state)) == ("1 work", "R6")

    def test_not_while_a_group_is_picked(self, hospital):
        start = hospital.working("R3 R4 R5 Y2", rooms="D_RUN_R", blood=1)
        state = hospital.play(start, "send nurse to D_RUN_R")
        assert not hospital.may(state, "blood")

    @pytest.mark.parametrize(
        "phase",
        [
            pytest.param({"phase": "take", "market": "D_P3_R S_EQ_R -"}, id="improvement"),
            pytest.param({"phase": "return", "market": "D_P3_R S_EQ_R -"}, id="return"),
            pytest.param({"phase": "spare"}, id="triage"),
            pytest.param({"phase": "reveal", "market": "D_P3_R S_EQ_R -"}, id="market"),
            pytest.param(
                {
                    "phase": "missing",
                    "ambulances": "R2 R2 Y2 / - / G4 G4 G5 swaps 0",
                    "waiting": "drawn - arriving R2 Y3 G3 offered -",
                },
                id="missing beds",
            ),
        ],
    )
    def test_not_outside_of_an_activation(self, hospital, phase):
        lying = hospital.ward("R3 Y1 G2 " * 4, administrator="A_TRIAGE", blood=3)
        state = hospital.position(lying, hospital.ward(), **phase)
        assert hospital.may(state)
        assert not hospital.may(state, "blood")

    def test_not_the_bags_of_others(self, hospital):
        start = hospital.position(hospital.ward("R3"), hospital.ward(blood=3))
        assert not hospital.may(start, "blood")

    def test_not_patients_of_others(self, hospital):
        start = hospital.position(hospital.ward(blood=1), hospital.ward("R3"))
        assert not hospital.may(start, "blood")
