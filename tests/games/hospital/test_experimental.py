"""Experimental Medicine (10): four rooms and six specialists, two of which throw dice."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.hospital.conftest import BEDS


def at_room(hospital, beds: str, room: str, **other):
    """A nurse stands in an experimental room."""
    start = hospital.working(beds, rooms=room, agreed="experimental", **other)
    return hospital.play(start, f"send nurse to {room}")


def at_specialist(hospital, beds: str, specialist: str, room: str = "R_CCU", picked: str = "a1"):
    """A room has treated these, and its specialist comes next."""
    rooms = room if room.startswith(("D_", "X_")) else ""
    start = hospital.working(beds, rooms=rooms, specialists=specialist, agreed="experimental")
    ways = [f"treat {bed}" for bed in picked.split()]
    return hospital.play(start, f"send {specialist} to {room}", *ways)


def treat(hospital, state, beds: str):
    return hospital.play(state, *[f"treat {bed}" for bed in beds.split()])


class TestTransplantUnit:
    # Swaps the values of two patients with different values; both count as treated.
    def test_two_patients_exchange_their_values(self, hospital):
        state = at_room(hospital, "R1 Y6 G3", "X_TRANS")
        assert hospital.beds(treat(hospital, state, "a1 a2")) == "R6+ Y1+ G3"
        assert hospital.beds(treat(hospital, state, "a2 a3")) == "R1 Y3+ G6+"

    def test_only_different_values(self, hospital):
        state = hospital.play(at_room(hospital, "R2 Y2 G5", "X_TRANS"), "treat a1")
        assert hospital.picks(state) == "a3"

    @pytest.mark.parametrize("beds", ["R2", "R2 Y2 G2"])
    def test_not_without_two_values(self, hospital, beds):
        start = hospital.working(beds, rooms="X_TRANS", agreed="experimental")
        assert "X_TRANS" not in hospital.rooms(start)


class TestClinicalTrials:
    # One of value 2 or more: -1; then two others +2 each; all three count as treated.
    def test_one_gets_worse_and_two_better(self, hospital):
        state = at_room(hospital, "R3 Y2 G5 R1", "X_TRIAL")
        assert hospital.picks(state) == "a1 a2 a3"
        state = hospital.play(state, "treat a1")
        assert hospital.picks(state) == "a2 a3 b1"
        state = treat(hospital, state, "b1 a3")
        assert (hospital.beds(state), hospital.discharged(state)) == ("R2+ Y2 . R3+", "G5")

    @pytest.mark.parametrize("beds", ["R3 Y3", "R1 Y1 G1"])
    def test_not_with_two_and_not_with_ones_only(self, hospital, beds):
        start = hospital.working(beds, rooms="X_TRIAL", agreed="experimental")
        assert "X_TRIAL" not in hospital.rooms(start)

    def test_a_1_may_get_better(self, hospital):
        state = treat(hospital, at_room(hospital, "R2 Y1 G1", "X_TRIAL"), "a1 a2 a3")
        assert hospital.beds(state) == "R1+ Y3+ G3+"


class TestExperimentalDrugs:
    # Re-rolls 1 to 3 patients of value 4 or less; results stand, a 6 never leaves.
    def test_one_to_three_of_up_to_4(self, hospital):
        state = at_room(hospital, "R1 Y4 G5 R2 Y3", "X_DRUG")
        assert hospital.may(state) == ["treat a1", "treat a2", "treat b1", "treat b2"]
        state = hospital.play(state, "treat a2")
        assert hospital.may(state) == ["treat a1", "treat b1", "treat b2", "enough"]
        state = treat(hospital, state, "b1 a1")
        assert hospital.asks(state) == "1 throw"

    def test_before_they_are_thrown_nothing_changes(self, hospital):
        state = hospital.play(at_room(hospital, "R1 Y4 G5", "X_DRUG"), "treat a2")
        assert state.effect.changes(state.own.beds, state.sent.picked) == ()
        assert hospital.beds(state) == "R1 Y4 G5"

    def test_the_results_stand_and_a_6_stays(self, hospital):
        state = treat(hospital, at_room(hospital, "R1 Y4 G5 R2", "X_DRUG"), "a2 b1 a1")
        state = hospital.play(state, "reroll 6 1 3")
        assert (hospital.beds(state), hospital.discharged(state)) == ("R3+ Y6+ G5 R1+", "-")

    def test_enough_is_enough(self, hospital):
        state = treat(hospital, at_room(hospital, "R1 Y4", "X_DRUG"), "a2")
        state = hospital.play(state, "enough", "reroll 4")
        assert (hospital.beds(state), hospital.asks(state)) == ("R1 Y4+", "1 work")

    def test_where_nobody_is_left_they_are_thrown_at_once(self, hospital):
        state = treat(hospital, at_room(hospital, "R1 Y4 G6", "X_DRUG"), "a2 a1")
        assert hospital.asks(state) == "1 throw"

    def test_chance_throws_all_faces_for_as_many(self, hospital):
        state = treat(hospital, at_room(hospital, "R1 Y4 G6", "X_DRUG"), "a2 a1")
        seen = {
            hospital.game.encode(hospital.game.sample(state, Random(seed))) for seed in range(400)
        }
        assert len(seen) == 36
        assert all(hospital.can(state, line) for line in seen)
        for line in ("reroll 3", "reroll 3 4 5", "extra R3"):
            assert not hospital.can(state, line)
        assert hospital.game.roller(state) == 0

    def test_not_for_5_and_6(self, hospital):
        start = hospital.working("R5 Y6", rooms="X_DRUG", agreed="experimental")
        assert "X_DRUG" not in hospital.rooms(start)

    def test_its_specialist_comes_after_the_throw(self, hospital):
        start = hospital.working(
            "R2 R5", rooms="X_DRUG", specialists="S_COL_R", agreed="experimental"
        )
        ways = ("send S_COL_R to X_DRUG", "treat a1", "reroll 6")
        state = hospital.play(start, *ways)
        assert (hospital.asks(state), hospital.picks(state)) == ("1 specialist", "a2")


class TestGeneTherapy:
    # Of two patients of a colour the lower becomes equal to the higher, and counts as treated.
    @pytest.mark.parametrize("picked", ["a1 a3", "a3 a1"])
    def test_the_lower_becomes_as_high(self, hospital, picked):
        state = at_room(hospital, "R2 Y1 R5 G5", "X_GENE")
        assert hospital.picks(state) == "a1 a3"
        assert hospital.beds(treat(hospital, state, picked)) == "R5+ Y1 R5 G5"

    def test_only_different_values(self, hospital):
        state = hospital.play(at_room(hospital, "R2 R2 R5 Y3 Y3", "X_GENE"), "treat a1")
        assert hospital.picks(state) == "a3"

    @pytest.mark.parametrize("beds", ["R2 Y5", "R2 R2 Y3"])
    def test_not_without_two_of_a_colour(self, hospital, beds):
        start = hospital.working(beds, rooms="X_GENE", agreed="experimental")
        assert "X_GENE" not in hospital.rooms(start)

    def test_a_specialist_sees_the_lower_one_as_treated(self, hospital):
        state = at_specialist(hospital, "R2 R5 Y3", "S_MORE_R", "X_GENE", "a1 a2")
        assert hospital.picks(state) == "a1"


class TestTransplantSurgeon:
    # Swaps the value of a patient treated by the room with another one's, who counts as treated.
    def test_one_of_the_treated_and_another(self, hospital):
        state = at_specialist(hospital, "R1 Y6 G3", "XS_TRANS")
        assert hospital.picks(state) == "a1"
        state = hospital.play(state, "treat a1")
        assert hospital.picks(state) == "a2 a3"
        assert hospital.beds(hospital.play(state, "treat a2")) == "R6+ Y2+ G3"

    def test_also_with_one_of_the_same_value_who_counts_as_treated(self, hospital):
        state = at_specialist(hospital, "R2 Y3 G3", "XS_TRANS")
        assert hospital.beds(hospital.play(state, "treat a1", "treat a2")) == "R3+ Y3+ G3"

    def test_not_alone(self, hospital):
        assert hospital.asks(at_specialist(hospital, "R2", "XS_TRANS")) == "1 work"

    def test_who_has_left_is_no_more_there(self, hospital):
        assert hospital.asks(at_specialist(hospital, "R6 Y4 G3", "XS_TRANS")) == "1 work"


class TestTrialCoordinator:
    # -1 for one of the treated, then +1 for two others.
    def test_a_treated_one_gets_worse_and_two_better(self, hospital):
        state = at_specialist(hospital, "R1 Y6 G3 R5", "XS_TRIAL")
        assert hospital.picks(state) == "a1"
        state = treat(hospital, state, "a1 a2 b1")
        assert (hospital.beds(state), hospital.discharged(state)) == ("R1+ . G3 R6+", "Y6")

    def test_not_without_two_others(self, hospital):
        assert hospital.asks(at_specialist(hospital, "R1 Y6", "XS_TRIAL")) == "1 work"


class TestPharmacologist:
    # Re-rolls one patient; it counts as treated.
    def test_one_patient_is_thrown(self, hospital):
        state = at_specialist(hospital, "R1 Y6 G3", "XS_PHARM")
        assert hospital.may(state) == ["treat a1", "treat a2", "treat a3", "skip"]
        state = hospital.play(state, "treat a2")
        assert (hospital.asks(state), hospital.game.roller(state)) == ("1 again", 0)
        assert not hospital.can(state, "reroll 3 3")
        state = hospital.play(state, "reroll 4")
        assert (hospital.beds(state), hospital.asks(state)) == ("R2+ Y4+ G3", "1 work")

    def test_also_who_was_thrown_by_the_room(self, hospital):
        start = hospital.working(
            "R2 R5", rooms="X_DRUG", specialists="XS_PHARM", agreed="experimental"
        )
        ways = ("send XS_PHARM to X_DRUG", "treat a1", "reroll 1", "treat a1", "reroll 6")
        assert hospital.beds(hospital.play(start, *ways)) == "R6+ R5"


class TestResearchers:
    # If the room treated the colour: one of it, of value 1 to 3, to its opposite face.
    @pytest.mark.parametrize(
        ("specialist", "beds", "room", "picks", "after"),
        [
            ("XS_R", "R5 R1 R4 Y1", "R_CCU", "a2", "R6+ R6+ R4 Y1"),
            ("XS_Y", "Y5 R1 Y2 Y4", "R_ONC", "a3", "Y6+ R1 Y5+ Y4"),
            ("XS_G", "G5 R1 Y2 G3", "R_PHA", "b1", "G6+ R1 Y2 G4+"),
        ],
    )
    def test_one_turns_to_the_opposite_face(self, hospital, specialist, beds, room, picks, after):
        state = at_specialist(hospital, beds, specialist, room)
        assert hospital.picks(state) == picks
        assert hospital.beds(hospital.play(state, f"treat {picks}")) == after

    def test_also_the_treated_one(self, hospital):
        state = at_specialist(hospital, "R1 R5", "XS_R")
        assert hospital.beds(hospital.play(state, "treat a1")) == "R5+ R5"

    def test_not_after_another_colour(self, hospital):
        state = at_specialist(hospital, "R1 Y3", "XS_R", "R_IMG", "a2")
        assert hospital.asks(state) == "1 work"


class TestAgreed:
    @pytest.mark.parametrize(
        "line", ["market D_SURG X_GENE S_PARA XS_G", "market X_GENE X_GENE XS_G XS_G"]
    )
    def test_the_market_has_them_only_then(self, hospital, line):
        wards = [hospital.ward()] * 3
        assert hospital.can(hospital.position(*wards, phase="market", agreed="experimental"), line)
        assert not hospital.can(hospital.position(*wards, phase="market"), line)


class TestForeseen:
    """With each pick it is told what becomes of the patient, where that is known by then."""

    @pytest.mark.parametrize(
        ("room", "picked", "told", "beds"),
        [
            pytest.param("D_SURG", "a1", [5], "R5+ Y6 G2 R4", id="treated"),
            pytest.param("X_TRANS", "a1 a2", [None, 1], "R6+ Y1+ G2 R4", id="exchanged"),
            pytest.param("X_TRIAL", "a2 a1 b1", [5, 3, 6], "R3+ Y5+ G2 R6+", id="tried out"),
            pytest.param("X_DRUG", "a1 a3", [None, None], "R1 Y6 G2 R4", id="to be thrown anew"),
            pytest.param("X_GENE", "a1 b1", [None, 4], "R4+ Y6 G2 R4", id="made level"),
        ],
    )
    def test_in_a_room(self, hospital, room, picked, told, beds):
        state = at_room(hospital, "R1 Y6 G2 R4", room)
        assert self.pick(hospital, state, picked) == (told, beds)

    @pytest.mark.parametrize(
        ("specialist", "picked", "told", "beds"),
        [
            pytest.param("XS_R", "a1", [5], "R5+ Y6 G2 R4", id="turned over"),
            pytest.param("XS_PHARM", "a2", [None], "R2+ Y6 G2 R4", id="to be thrown anew"),
        ],
    )
    def test_by_a_specialist(self, hospital, specialist, picked, told, beds):
        state = at_specialist(hospital, "R1 Y6 G2 R4", specialist)
        assert self.pick(hospital, state, picked) == (told, beds)

    def pick(self, hospital, state, picked):
        told = []
        for bed in picked.split():
            picks = state.sent.picked
            told.append(state.effect.foreseen(state.own.beds, picks, BEDS.index(bed)))
            state = hospital.play(state, f"treat {bed}")
        return told, hospital.beds(state)
