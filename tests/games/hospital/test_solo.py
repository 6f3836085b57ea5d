"""Alone (11): two ambulances, a market of three, and reports in two rows."""

from __future__ import annotations

from random import Random

import pytest

SHOWN = "M01 M02 M03 M04 M05 M06"


def alone(hospital, beds: str = "R5+", *, shown: str = SHOWN, **other):
    """Who plays alone is asked for a worker; reports lie in two rows, the upper one first."""
    return hospital.position(hospital.ward(beds, **other), reports=f"{shown} filed -")


class TestRound:
    # Six dice in two groups of three, either may be taken, the lower one brings a bag.
    @pytest.mark.parametrize(("taken", "bags"), [(1, 1), (2, 0)])
    def test_either_ambulance_and_the_lower_brings_a_bag(self, hospital, taken, bags):
        state = hospital.position(hospital.ward(), phase="fill", market="D_SURG S_EQ_R S_CONS -")
        assert not hospital.can(state, "ambulances R2 R2 R2 / R3 R3 R3 / R4 R4 R4")
        state = hospital.play(state, "ambulances R2 R2 R3 / Y4 R5 R5")
        assert hospital.may(state) == ["ambulance 1", "ambulance 2"]
        state = hospital.play(state, f"ambulance {taken}")
        assert hospital.asks(state) == "1 take"
        assert hospital.count(state, "blood") == bags
        assert hospital.beds(state) == ["R2 R2 R3", "Y4 R5 R5"][taken - 1]

    def test_the_other_goes_back_to_the_bag(self, hospital):
        state = hospital.position(hospital.ward(), phase="fill", market="D_SURG S_EQ_R S_CONS -")
        state = hospital.play(state, "ambulances R2 R2 R3 / Y4 R5 R5", "ambulance 1")
        assert hospital.bag(state) == [8, 11, 11]

    def test_nobody_else_begins(self, hospital):
        state = hospital.play(alone(hospital), "idle")
        assert (hospital.head(state), hospital.asks(state)) == ("round 4 first 1", "1 market")


class TestRows:
    def test_six_reports_are_drawn_at_first(self, hospital):
        ways = ("patients R R R", "offer A_RED A_YEL", "keep A_RED")
        state = hospital.play(hospital.start(1), *ways)
        assert hospital.asks(state) == "1 reports"
        assert not hospital.can(state, "reports M01 M02 M03 M04 M05")
        assert not hospital.can(state, "reports M01 M02 M03 M04 M05 M05")
        assert not hospital.can(state, "reports M01 M02 M03 M04 M05 M99")
        state = hospital.play(state, "reports M15 M02 M13 M04 M01 M06")
        assert hospital.part(state, "reports") == "M15 M02 M13 M04 M01 M06 filed -"
        assert hospital.points(state)["reports"] == -12

    # Only the lower row can be completed.
    def test_only_the_lower_row_can_be_finished(self, hospital):
        start = alone(hospital, discharged="R6 R6 Y6 Y6 G6 G6")
        state = hospital.play(start, "idle")
        assert hospital.asks(state) == "1 report"
        assert hospital.may(state) == [
            "report M04 R Y G",
            "report M05 R R Y",
            "report M06 Y Y G",
            "no report",
        ]

    def test_a_finished_report_brings_its_points(self, hospital):
        state = hospital.play(alone(hospital, discharged="R6 Y6 G6"), "idle", "report M04 R Y G")
        assert hospital.points(state) == {"discharged": 5, "reports": 3 - 10}

    def test_not_asked_where_none_can_be_finished(self, hospital):
        state = hospital.play(alone(hospital, discharged="R6 Y6"), "idle")
        assert hospital.asks(state) == "1 market"

    def test_none_need_be_finished(self, hospital):
        state = hospital.play(alone(hospital, discharged="R6 Y6 G6"), "idle", "no report")
        assert hospital.part(state, "reports") == f"{SHOWN} filed -"
        assert hospital.points(state) == {"discharged": 5, "reports": -12}

    # At the shift change reports move down, and the upper row is filled.
    def test_at_the_shift_change_they_move_down(self, hospital):
        start = alone(hospital, discharged="R6 Y6 G6")
        state = hospital.play(start, "idle", "report M04 R Y G")
        assert hospital.part(state, "reports") == ". M02 M03 M01 M05 M06 filed -"
        assert hospital.asks(state) == "1 reports"
        assert not hospital.can(state, "reports M09 M10")
        assert not hospital.can(state, "reports M04")
        state = hospital.play(state, "reports M09")
        assert hospital.part(state, "reports") == "M09 M02 M03 M01 M05 M06 filed -"
        assert hospital.asks(state) == "1 market"

    def test_where_several_are_finished_several_are_drawn(self, hospital):
        start = alone(hospital, discharged="R6 R6 Y6 Y6 Y6 G6")
        ways = ("idle", "report M05 R R Y", "report M06 Y Y G", "reports M10 M08")
        state = hospital.play(start, *ways)
        assert hospital.part(state, "reports") == "M01 M10 M08 M04 M02 M03 filed -"

    def test_with_the_stack_used_up_none_is_drawn(self, hospital):
        gone = {f"M{number:02}" for number in range(1, 16)} - set(SHOWN.split())
        line = hospital.game.notation(alone(hospital, discharged="R6 Y6 G6"))
        stack = hospital.part(alone(hospital), "cards").split(" / ")[1]
        assert set(stack.split()) == gone
        start = hospital.game.parse(line.replace(f" / {stack} |", " / - |"))
        state = hospital.play(start, "idle", "report M04 R Y G")
        assert hospital.asks(state) == "1 market"
        assert hospital.part(state, "reports") == ". M02 M03 M01 M05 M06 filed -"

    def test_with_one_left_one_is_drawn_for_two_places(self, hospital):
        start = alone(hospital, discharged="R6 R6 Y6 Y6 Y6 G6")
        stack = hospital.part(start, "cards").split(" / ")[1]
        line = hospital.game.notation(start).replace(f" / {stack} |", " / M15 |")
        ways = ("idle", "report M05 R R Y", "report M06 Y Y G", "reports M15")
        state = hospital.play(hospital.game.parse(line), *ways)
        assert hospital.part(state, "reports") == "M01 M15 . M04 M02 M03 filed -"

    def test_any_report_may_be_drawn(self, hospital):
        state = hospital.play(alone(hospital, discharged="R6 Y6 G6"), "idle", "report M04 R Y G")
        drawn = {
            hospital.game.encode(hospital.game.sample(state, Random(seed))) for seed in range(200)
        }
        assert drawn == {f"reports M{number:02}" for number in range(7, 16)}


class TestPatients:
    # One report for a die.
    def test_each_patient_counts_for_one_report(self, hospital):
        state = hospital.play(alone(hospital, discharged="R6 R6 Y6 Y6 G6"), "idle")
        assert hospital.may(state, "report") == [
            "report M04 R Y G",
            "report M05 R R Y",
            "report M06 Y Y G",
        ]
        state = hospital.play(state, "report M05 R R Y")
        assert hospital.asks(state) == "1 reports"

    def test_what_is_left_may_do_for_another(self, hospital):
        state = hospital.play(alone(hospital, discharged="R6 R6 Y6 Y6 Y6 G6"), "idle")
        state = hospital.play(state, "report M05 R R Y")
        assert hospital.part(state, "reports") == "M01 M02 M03 M04 . M06 filed R R Y"
        assert hospital.may(state) == ["report M06 Y Y G", "no report"]

    # "R Y G + any 2".
    def test_any_two_are_of_any_colours(self, hospital):
        start = alone(hospital, discharged="R6 R6 Y6 G6 G6 G6", shown="M01 M02 M03 M14 M05 M06")
        state = hospital.play(start, "idle")
        assert hospital.may(state, "report M14") == [
            "report M14 R R Y G G",
            "report M14 R Y G G G",
        ]
        assert hospital.points(hospital.play(state, "report M14 R Y G G G"))["reports"] == 6 - 10

    def test_but_there_must_be_five(self, hospital):
        start = alone(hospital, discharged="R6 R6 Y6 G6", shown="M01 M02 M03 M14 M12 M13")
        assert hospital.asks(hospital.play(start, "idle")) == "1 market"

    @pytest.mark.parametrize(
        ("discharged", "asks"),
        [
            pytest.param("R6 R6>Y G6", "1 report", id="red that shows yellow is yellow"),
            pytest.param("R6 Y6 G6>R", "1 market", id="green that shows red is red"),
        ],
    )
    def test_a_colour_by_a_blood_bag_counts(self, hospital, discharged, asks):
        start = alone(hospital, discharged=discharged, shown="M01 M02 M03 M04 M12 M13")
        assert hospital.asks(hospital.play(start, "idle")) == asks

    def test_only_those_of_this_round(self, hospital):
        state = hospital.play(alone(hospital, discharged="R6 Y6 G6"), "idle", "no report")
        market = "market D_P3_R S_EQ_R", "reveal department", "market D_SURG"
        ways = ("ambulances R2 R2 R3 / Y4 R5 R5", "ambulance 1", "take D_SURG", "return nothing")
        state = hospital.play(state, *market, *ways, "idle")
        assert hospital.asks(state) == "1 market"


class TestEnd:
    # Each unfinished visible one: -2.
    def test_unfinished_ones_in_both_rows_take_two_each(self, hospital):
        state = hospital.position(
            hospital.ward("R5+"), round=8, reports="M01 . M03 . M05 M06 filed -"
        )
        state = hospital.play(state, "idle")
        assert hospital.game.turn(state) is None
        assert hospital.points(state) == {"reports": -8}

    def test_a_last_report_may_still_be_finished(self, hospital):
        start = hospital.position(
            hospital.ward("R5+", discharged="R6 Y6 G6"), round=8, reports=f"{SHOWN} filed -"
        )
        state = hospital.play(start, "idle", "report M04 R Y G")
        assert hospital.game.turn(state) is None
        assert hospital.points(state) == {"discharged": 5, "reports": 3 - 10}

    def test_nobody_wins_alone(self, hospital):
        state = hospital.play(hospital.position(hospital.ward("R5+"), round=8), "idle")
        ranking = hospital.game.ranking(state)
        assert (ranking.winners, ranking.reason) == ((), "alone")
