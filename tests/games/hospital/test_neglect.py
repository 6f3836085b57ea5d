"""Neglected patients (7): who was not treated gets worse, and may die of it."""

from __future__ import annotations

import pytest


def neglected(hospital, beds: str, **other):
    """The rest of the workers is idle."""
    return hospital.play(hospital.working(beds, **other), "idle")


class TestWorse:
    @pytest.mark.parametrize(
        ("agreed", "before", "after", "deaths"),
        [
            pytest.param("base", "R1 Y5+", ". Y5+", 1, id="a 1 dies"),
            pytest.param("base", "R2 Y5+", "R1 Y5+", 0, id="a 2 becomes 1"),
            pytest.param("base", "R6 Y3 G4", "R5 Y2 G3", 0, id="everybody loses one level"),
            pytest.param("base", "R1+ Y6+", "R1+ Y6+", 0, id="who was treated does not"),
            pytest.param("base", "R1 Y1 G1 R2", ". . . R1", 3, id="three die"),
            pytest.param("virus", "R1 Y5+", ". Y5+", 1, id="virus: a 1 dies"),
            pytest.param("virus", "R2 Y5+", ". Y5+", 1, id="virus: a 2 dies"),
            pytest.param("virus", "R3 Y5+", "R1 Y5+", 0, id="virus: a 3 becomes 1"),
            pytest.param("virus", "R6 Y4", "R4 Y2", 0, id="virus: two levels"),
            pytest.param("virus", "R1+ Y2+", "R1+ Y2+", 0, id="virus: who was treated does not"),
        ],
    )
    def test_who_was_not_treated(self, hospital, agreed, before, after, deaths):
        state = neglected(hospital, before, agreed=agreed)
        assert (hospital.beds(state), hospital.count(state, "deaths")) == (after, deaths)

    def test_a_death_is_a_token_more(self, hospital):
        state = neglected(hospital, "R1 Y5+", deaths=2)
        assert hospital.points(state) == {"deaths": -6}

    def test_the_dice_of_the_dead_go_back_to_the_bag(self, hospital):
        start = hospital.working("R1 Y1 G3 R4+")
        red, yellow, green = hospital.bag(start)
        assert hospital.bag(hospital.play(start, "idle")) == [red + 1, yellow + 1, green]

    def test_neglected_patients_count_as_untreated_next_round(self, hospital):
        state = hospital.play(neglected(hospital, "R3 Y5+"), "idle")
        assert hospital.beds(state) == "R2 Y5"

    def test_each_player_after_the_own_activation(self, hospital):
        start = hospital.position(hospital.ward("R3"), hospital.ward("Y3"))
        state = hospital.play(start, "idle")
        assert (hospital.beds(state, 1), hospital.beds(state, 2)) == ("R2", "Y3")


class TestTriage:
    # Some administrators keep a neglected patient from losing a level.
    def test_one_untreated_patient_is_spared(self, hospital):
        state = neglected(hospital, "R1 Y2+ G1 R5", administrator="A_TRIAGE")
        assert hospital.asks(state) == "1 spare"
        assert hospital.may(state) == ["spare a1", "spare a3", "spare b1", "spare nobody"]
        state = hospital.play(state, "spare a3")
        assert (hospital.beds(state), hospital.count(state, "deaths")) == (". Y2+ G1 R4", 1)

    def test_nobody_may_be_spared(self, hospital):
        state = neglected(hospital, "R1", administrator="A_TRIAGE")
        state = hospital.play(state, "spare nobody")
        assert (hospital.beds(state), hospital.points(state)) == ("", {"empty": 5, "deaths": -2})

    def test_not_asked_where_everybody_was_treated(self, hospital):
        state = neglected(hospital, "R1+ Y2+", administrator="A_TRIAGE")
        assert hospital.asks(state) == "2 work"

    def test_every_round_again(self, hospital):
        start = hospital.working("R3", administrator="A_TRIAGE")
        state = hospital.play(start, "idle", "spare a1", "idle")
        assert (hospital.head(state), hospital.beds(state)) == ("round 4 first 2", "R3")

    def test_with_virus_none_of_the_two_levels(self, hospital):
        state = neglected(hospital, "R2 Y2", administrator="A_TRIAGE", agreed="virus")
        assert hospital.beds(hospital.play(state, "spare a2")) == ". Y2"

    @pytest.mark.parametrize("other", ["-", "A_MASS"])
    def test_only_hers(self, hospital, other):
        state = neglected(hospital, "R3", administrator=other)
        assert (hospital.asks(state), hospital.beds(state)) == ("2 work", "R2")

    def test_no_bag_and_no_worker_after_the_rest_was_idle(self, hospital):
        state = neglected(hospital, "R3", administrator="A_TRIAGE", blood=2)
        assert hospital.may(state) == ["spare a1", "spare nobody"]
