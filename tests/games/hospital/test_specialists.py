"""Specialists (5): the room acts first, then the specialist's own effect, if it is wanted."""

from __future__ import annotations

import pytest


def after_room(hospital, beds: str, specialist: str, room: str, picked: str, **other):
    """The specialist went to a room, and the room has treated these."""
    rooms = room if room.startswith(("D_", "X_")) else ""
    start = hospital.working(beds, rooms=rooms, specialists=specialist, **other)
    ways = [f"treat {bed}" for bed in picked.split()]
    return hospital.play(start, f"send {specialist} to {room}", *ways)


def test_of_two_equal_ones_the_first_is_sent_first(hospital):
    own = hospital.working("R3 R4", specialists="S_CONS S_PARA S_CONS").own
    assert own.present == (True, True, True)
    own = hospital.working("R3", rooms="R_CCU:S_CONS", specialists="S_CONS S_PARA S_CONS").own
    assert own.present == (False, True, True)


class TestEachOfTheHouse:
    @pytest.mark.parametrize(
        ("specialist", "beds", "room", "picked", "picks"),
        [
            pytest.param("S_EQ_R", "R3 Y3 G3 G4", "R_CCU", "a1", "a2 a3", id="red: same value"),
            pytest.param("S_EQ_Y", "Y5 Y5 R5 R6", "R_ONC", "a1", "a2 a3", id="yellow: same value"),
            pytest.param("S_EQ_G", "G1 R1 R2", "R_PHA", "a1", "a2", id="green: same value"),
            pytest.param("S_COL_R", "R3 R5 Y3 R1", "R_CCU", "a1", "a2 b1", id="another red one"),
            pytest.param("S_COL_Y", "Y3 R3 Y6", "R_ONC", "a1", "a3", id="another yellow one"),
            pytest.param("S_COL_G", "G3 R3 G6", "R_PHA", "a1", "a3", id="another green one"),
            pytest.param("S_MORE_R", "R3 R4 Y3", "R_CCU", "a1", "a1", id="the same red one"),
            pytest.param("S_MORE_Y", "Y3 Y4 R3", "R_ONC", "a2", "a2", id="the same yellow one"),
            pytest.param("S_MORE_G", "G3 G4 R3", "R_PHA", "a1", "a1", id="the same green one"),
            pytest.param("S_PARA", "R1 Y3 G4 R2 Y6", "R_CCU", "a1", "a1 a2 b1", id="1, 2 or 3"),
            pytest.param("S_CONS", "R1 Y3 G4", "R_CCU", "a1", "a2 a3", id="another one"),
            pytest.param("S_ANAE", "R3 Y4 G2 R2 Y6", "R_CCU", "a1", "a1 a2 a3 b1", id="a pair"),
        ],
    )
    def test_whom_it_may_treat(self, hospital, specialist, beds, room, picked, picks):
        state = after_room(hospital, beds, specialist, room, picked)
        assert (hospital.asks(state), hospital.picks(state)) == ("1 specialist", picks)

    @pytest.mark.parametrize("colour", "RYG")
    def test_one_level_for_another_of_the_colour(self, hospital, colour):
        room = {"R": "R_CCU", "Y": "R_ONC", "G": "R_PHA"}[colour]
        state = after_room(hospital, f"{colour}1 {colour}6", f"S_COL_{colour}", room, "a1")
        state = hospital.play(state, "treat a2")
        assert (hospital.beds(state), hospital.discharged(state)) == (f"{colour}2+", f"{colour}6")

    def test_one_level_more_for_the_same_patient(self, hospital):
        state = hospital.play(after_room(hospital, "R3", "S_MORE_R", "R_CCU", "a1"), "treat a1")
        assert hospital.beds(state) == "R5+"

    def test_the_paramedic_adds_two(self, hospital):
        state = hospital.play(after_room(hospital, "R6 Y3", "S_PARA", "R_CCU", "a1"), "treat a2")
        assert hospital.beds(state) == ". Y5+"

    def test_the_anaesthetist_treats_exactly_two_of_one_value(self, hospital):
        state = after_room(hospital, "R6 Y2 G2 R5 Y5", "S_ANAE", "R_CCU", "a1")
        state = hospital.play(state, "treat a2")
        assert hospital.may(state) == ["treat a3"]
        assert hospital.beds(hospital.play(state, "treat a3")) == ". Y3+ G3+ R5 Y5"


class TestAfterTheRoom:
    # First the effect of the room, then that of the specialist.
    def test_the_specialist_acts_after_the_room(self, hospital):
        start = hospital.working("R3 Y3", specialists="S_EQ_R")
        state = hospital.play(start, "send S_EQ_R to R_CCU")
        assert hospital.asks(state) == "1 group"
        state = hospital.play(state, "treat a1")
        assert (hospital.asks(state), hospital.beds(state)) == ("1 specialist", "R4+ Y3")
        assert hospital.beds(hospital.play(state, "treat a2")) == "R4+ Y4+"

    # "Same value" is the value before the room's treatment.
    def test_it_looks_at_values_before_the_treatment(self, hospital):
        state = after_room(hospital, "R3 Y4 G3", "S_EQ_R", "R_CCU", "a1")
        assert hospital.picks(state) == "a3"

    def test_also_of_several_treated_patients(self, hospital):
        state = after_room(hospital, "R1 R2 R3 Y1 Y2 Y3 Y4", "S_EQ_R", "D_RUN_R", "a1 a2 a3")
        assert set(hospital.picks(state).split()) >= {"b1", "b2", "b3"}
        assert "c1" not in hospital.picks(state)

    def test_of_a_mixed_group_only_those_of_its_colour(self, hospital):
        state = after_room(hospital, "R1 Y3 G5 Y1 R3 R5", "S_EQ_R", "D_ANAES", "a1 a2 a3")
        assert hospital.picks(state) == "b1"

    def test_the_others_are_those_whom_the_room_did_not_treat(self, hospital):
        state = after_room(hospital, "R1 R3 R3 R3", "S_COL_R", "D_SAME_R", "a2 a3 b1")
        assert hospital.picks(state) == "a1"

    def test_any_of_those_whom_the_room_treated(self, hospital):
        state = after_room(hospital, "R1 R3 R3 R3", "S_MORE_R", "D_SAME_R", "a2 a3 b1")
        assert hospital.picks(state) == "a2 a3 b1"

    def test_who_has_left_cannot_be_treated_any_more(self, hospital):
        state = after_room(hospital, "R6 R3", "S_MORE_R", "R_CCU", "a1")
        assert (hospital.asks(state), hospital.discharged(state)) == ("1 work", "R6")

    def test_who_has_left_still_had_a_value(self, hospital):
        state = after_room(hospital, "R6 Y6 G5", "S_EQ_R", "R_CCU", "a1")
        assert hospital.picks(state) == "a2"


class TestCondition:
    @pytest.mark.parametrize(
        ("specialist", "room", "picked", "asks"),
        [
            pytest.param("S_COL_R", "R_IMG", "a1", "1 specialist", id="a red one was treated"),
            pytest.param("S_COL_R", "R_IMG", "a2", "1 work", id="a yellow one was treated"),
            pytest.param("S_COL_Y", "R_IMG", "a2", "1 specialist", id="yellow for yellow"),
            pytest.param("S_CONS", "R_IMG", "a2", "1 specialist", id="a blue one does not ask"),
        ],
    )
    def test_the_room_must_have_treated_the_colour(self, hospital, specialist, room, picked, asks):
        state = after_room(hospital, "R3 Y3 R5 Y5", specialist, room, picked)
        assert hospital.asks(state) == asks

    def test_one_of_a_group_is_enough(self, hospital):
        state = after_room(hospital, "R1 Y3 G5 R6", "S_COL_R", "D_ANAES", "a1 a2 a3")
        assert hospital.picks(state) == "b1"

    def test_a_colour_by_a_blood_bag_counts(self, hospital):
        start = hospital.working("Y3 R4", specialists="S_COL_R", blood=1)
        ways = ("blood a1 as R", "send S_COL_R to R_CCU", "treat a1")
        assert hospital.picks(hospital.play(start, *ways)) == "a2"

    def test_and_a_red_one_that_shows_green_is_none(self, hospital):
        start = hospital.working("R3 R4", specialists="S_COL_R", blood=1)
        ways = ("blood a1 as G", "send S_COL_R to R_IMG", "treat a1")
        assert hospital.asks(hospital.play(start, *ways)) == "1 work"

    def test_it_counts_as_sent_though_it_could_not_help(self, hospital):
        state = after_room(hospital, "R3 Y3", "S_COL_R", "R_IMG", "a2")
        assert not hospital.may(state, "send S_COL_R")


class TestChoice:
    def test_the_effect_is_optional(self, hospital):
        state = after_room(hospital, "R3 Y5", "S_CONS", "R_CCU", "a1")
        assert hospital.may(state) == ["treat a2", "skip"]
        state = hospital.play(state, "skip")
        assert (hospital.asks(state), hospital.beds(state)) == ("1 work", "R4+ Y5")

    def test_but_a_group_that_was_begun_is_treated(self, hospital):
        state = after_room(hospital, "R6 Y2 G2", "S_ANAE", "R_CCU", "a1")
        assert hospital.may(hospital.play(state, "treat a2")) == ["treat a3"]

    def test_a_nurse_has_no_effect_of_her_own(self, hospital):
        start = hospital.working("R3 Y3", specialists="S_CONS")
        state = hospital.play(start, "send nurse to R_CCU", "treat a1")
        assert hospital.asks(state) == "1 work"

    # No specialist onto a room that cannot act.
    @pytest.mark.parametrize(
        ("beds", "rooms"),
        [
            pytest.param("Y1 Y3", "R_ONC R_ICU R_IMG", id="no red and no green ones, no 5"),
            pytest.param("G6", "R_PHA R_CLI", id="one green 6"),
            pytest.param("", "", id="nobody at all"),
        ],
    )
    def test_no_specialist_onto_a_room_that_cannot_act(self, hospital, beds, rooms):
        start = hospital.working(beds, rooms="D_ANAES", specialists="S_PARA")
        assert hospital.rooms(start, "S_PARA") == rooms.split()
        assert not hospital.can(start, "send S_PARA to D_ANAES")

    def test_every_specialist_may_go_to_every_room_that_can_act(self, hospital):
        start = hospital.working("R3", specialists="S_EQ_G S_PARA")
        assert hospital.rooms(start, "S_EQ_G") == hospital.rooms(start, "nurse")
        assert hospital.rooms(start, "S_PARA") == hospital.rooms(start, "nurse")
