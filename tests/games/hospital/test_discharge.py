"""Discharge (8): the scale, empty wards, and what administrators add to a round."""

from __future__ import annotations

import pytest

from tabletop.games.hospital.closing import forecast

STAYS = "G3+"
"""A treated patient that stays, so that the wards are not empty."""


def leaves(hospital, count: int, beds: str = STAYS, **other):
    """The round ends for a hospital from which so many were discharged."""
    discharged = " ".join((["R6", "Y6", "G6"] * 4)[:count]) or "-"
    return hospital.play(hospital.working(beds, discharged=discharged, **other), "idle")


class TestScale:
    # 1st patient: 1 · 2nd to 6th: 2 · 7th and 8th: 3 · 9th and 10th: 4 · 11th and 12th: 5
    @pytest.mark.parametrize(
        ("count", "points"),
        list(enumerate([0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35])),
    )
    def test_each_patient_brings_more_than_the_one_before(self, hospital, count, points):
        state = leaves(hospital, count)
        assert hospital.points(state) == ({"discharged": points} if points else {})

    def test_seven_are_fourteen(self, hospital):
        assert hospital.total(leaves(hospital, 7)) == 14

    def test_twelve_are_thirty_five_and_with_empty_wards_forty(self, hospital):
        assert hospital.total(leaves(hospital, 12)) == 35
        assert hospital.points(leaves(hospital, 12, "")) == {"discharged": 35, "empty": 5}
        assert hospital.total(leaves(hospital, 12, "")) == 40

    def test_rounds_are_added_up(self, hospital):
        state = leaves(hospital, 3, points="20 5 1 0")
        assert hospital.points(state) == {"discharged": 25, "empty": 5, "administrator": 1}

    def test_the_discharged_are_counted_when_the_round_ends_and_not_before(self, hospital):
        state = hospital.play(hospital.working("R6 Y2"), "send nurse to R_CLI", "treat a1")
        assert (hospital.discharged(state), hospital.total(state)) == ("R6", 0)
        assert hospital.total(hospital.play(state, "idle")) == 1

    def test_who_left_in_this_round_does_not_count_in_the_next(self, hospital):
        state = hospital.play(leaves(hospital, 4), "idle")
        assert (hospital.discharged(state), hospital.total(state)) == ("-", 7)


class TestEmptyWards:
    def test_nobody_in_any_ward_is_five_more(self, hospital):
        assert hospital.points(leaves(hospital, 2, "")) == {"discharged": 3, "empty": 5}

    def test_one_treated_patient_in_the_last_bed_is_too_many(self, hospital):
        assert hospital.points(leaves(hospital, 2, ". . . . . . . . . . . R5+")) == {
            "discharged": 3
        }

    # Neglect comes before discharge.
    def test_a_last_untreated_1_dies_and_leaves_empty_wards(self, hospital):
        assert hospital.points(leaves(hospital, 2, "Y1")) == {
            "discharged": 3,
            "empty": 5,
            "deaths": -2,
        }

    def test_a_last_untreated_2_does_not(self, hospital):
        state = leaves(hospital, 2, "Y2")
        assert (hospital.beds(state), hospital.points(state)) == ("Y1", {"discharged": 3})

    def test_with_virus_it_does(self, hospital):
        state = leaves(hospital, 0, "Y2", agreed="virus")
        assert hospital.points(state) == {"empty": 5, "deaths": -2}

    def test_the_bonus_comes_every_round_again(self, hospital):
        state = leaves(hospital, 1, "", points="1 5 0 0")
        assert hospital.points(state) == {"discharged": 2, "empty": 10}


class TestAdministrators:
    @pytest.mark.parametrize(
        ("administrator", "discharged", "bonus"),
        [
            pytest.param("A_RED", "R6 R6", 1, id="two red patients"),
            pytest.param("A_RED", "R6 Y6 Y6", 0, id="one red patient is too few"),
            pytest.param("A_RED", "R6 R6 R6 R6", 1, id="four red patients are no more"),
            pytest.param("A_YEL", "Y6 G6 Y6", 1, id="two yellow patients"),
            pytest.param("A_YEL", "R6 R6", 0, id="red patients are none of his"),
            pytest.param("A_GRN", "G6 G6", 1, id="two green patients"),
            pytest.param("A_GRN", "G6", 0, id="one green patient is too few"),
            pytest.param("A_MASS", "R6 Y6 G6 R6 Y6 G6", 2, id="six patients"),
            pytest.param("A_MASS", "R6 Y6 G6 R6 Y6", 0, id="five are too few"),
            pytest.param("A_TRIAGE", "R6 R6 R6 R6 R6 R6", 0, id="triage brings no points"),
            pytest.param("-", "R6 R6 R6 R6 R6 R6", 0, id="nobody brings none"),
        ],
    )
    def test_a_round_brings_more(self, hospital, administrator, discharged, bonus):
        start = hospital.working(STAYS, administrator=administrator, discharged=discharged)
        assert hospital.points(hospital.play(start, "idle")).get("administrator", 0) == bonus

    @pytest.mark.parametrize(
        ("discharged", "bonus"),
        [
            pytest.param("R6 Y6>R", 1, id="a yellow one that shows red is red"),
            pytest.param("R6 R6>Y", 0, id="a red one that shows yellow is none"),
        ],
    )
    def test_a_colour_by_a_blood_bag_counts(self, hospital, discharged, bonus):
        start = hospital.working(STAYS, administrator="A_RED", discharged=discharged)
        assert hospital.points(hospital.play(start, "idle")).get("administrator", 0) == bonus

    def test_every_round_again(self, hospital):
        start = hospital.working(
            STAYS, administrator="A_MASS", discharged="R6 Y6 G6 R6 Y6 G6", points="0 0 4 0"
        )
        assert hospital.points(hospital.play(start, "idle"))["administrator"] == 6

    def test_only_their_own_hospital(self, hospital):
        start = hospital.position(
            hospital.ward(STAYS, administrator="A_RED"), hospital.ward(discharged="R6 R6")
        )
        state = hospital.play(start, "idle", "idle")
        assert [hospital.points(state, seat).get("administrator") for seat in (1, 2)] == [None] * 2


class TestForecast:
    """What is told of a shift before it ends: whoever is not treated by then gets worse or dies."""

    def test_is_what_comes_of_being_idle(self, hospital):
        state = hospital.working("R3+ Y1 G4", discharged="R6 Y6")
        told = forecast(state, 0)
        assert (told.worse, told.dying) == ((2,), (1,))
        after = hospital.play(state, "idle")
        assert hospital.beds(after) == "R3+ . G3"
        assert told.brings.total == hospital.points(after)["discharged"] == 3

    def test_under_the_virus_a_2_dies_too(self, hospital):
        told = forecast(hospital.working("R3+ Y1 G2 R3", agreed="virus"), 0)
        assert (told.worse, told.dying) == ((3,), (1, 2))

    def test_once_it_has_ended_nobody_gets_worse(self, hospital):
        state = hospital.play(hospital.working("R3 Y1", discharged="R6"), "idle")
        assert hospital.asks(state) == "2 work"
        told = forecast(state, 0)
        assert (told.worse, told.dying) == ((), ())
