"""Why an action of Hospital is good: who leaves, who is saved, what it brings.

A hospital is told bed by bed from a1: ``R1 Y4+ . G6`` has a red patient of 1 in a1, and a
yellow one in a2 that was treated.
"""

from __future__ import annotations

import pytest

from tests.games.hospital.conftest import Table, ward
from tests.ui import advising
from ui import language

HOSPITAL = Table()
AMBULANCES = "R2 Y2 G3 / R3 Y4 G4 / R5 Y5 G5 swaps 0"


@pytest.fixture(autouse=True)
def english(qapp):
    language.install(qapp, "en")


def why(state, best, *rivals):
    return advising.reason("hospital", state, best, *rivals)


class TestTreatments:
    @pytest.mark.parametrize(
        ("beds", "own", "line", "rivals", "told"),
        [
            pytest.param(
                "R1 R3",
                {},
                "send nurse to R_CCU",
                (),
                "can save red 1 in A1, who would die",
                id="a patient of 1",
            ),
            pytest.param(
                "R6+ R3+",
                {"discharged": "R6 R6 R6 R6 R6 R6"},
                "send nurse to R_CCU",
                (),
                "can discharge 1 patient: 3 points more",
                id="the seventh to leave",
            ),
            pytest.param(
                "R6 R6 R6",
                {"rooms": "D_SAME_R"},
                "send nurse to D_SAME_R",
                (),
                "can discharge 3 patients: 5 points more; can heal by 3 steps in all",
                id="three at once",
            ),
            pytest.param(
                "R3 Y3 G3",
                {"rooms": "D_ANAES"},
                "send nurse to D_ANAES",
                ("send nurse to R_CCU",),
                "can treat 3 patients who would get worse; "
                "Critical Care would reach 1 untreated patient",
                id="three at once, where the rival reaches one",
            ),
            pytest.param(
                "R3",
                {"specialists": "S_MORE_R"},
                "send nurse to R_CCU",
                ("send S_MORE_R to R_CCU",),
                "can treat 1 patient who would get worse; the Nephrologist stays free",
                id="a nurse is enough",
            ),
            pytest.param(
                "R3",
                {"specialists": "S_MORE_R"},
                "send S_MORE_R to R_CCU",
                ("send nurse to R_CCU",),
                "can treat 1 patient who would get worse; then the Nephrologist can help",
                id="a specialist helps",
            ),
            pytest.param(
                "Y3",
                {"specialists": "S_MORE_R"},
                "send S_MORE_R to R_ONC",
                (),
                "can treat 1 patient who would get worse",
                id="a specialist whom the room brings nobody",
            ),
        ],
    )
    def test_in_a_room(self, beds, own, line, rivals, told):
        assert why(HOSPITAL.working(beds, **own), line, *(rivals or ("idle",))) == told

    def test_neglect_by_two_kills_who_has_two(self):
        state = HOSPITAL.working("R2", agreed="virus")
        assert why(state, "send nurse to R_CCU") == "can save red 2 in A1, who would die"

    @pytest.mark.parametrize(
        ("best", "rival", "told"),
        [
            pytest.param(
                "treat a2",
                "treat a1",
                "it would get worse untreated; red 6 in A1 can wait for a larger discharge",
                id="who leaves next best can wait",
            ),
            pytest.param(
                "treat a1",
                "treat a2",
                "it leaves: 1 point more; it would get worse untreated",
                id="who leaves",
            ),
            pytest.param(
                "treat a3",
                "treat a2",
                "it would die untreated; 5 steps more, and it leaves",
                id="who would die",
            ),
        ],
    )
    def test_whom_a_room_treats(self, best, rival, told):
        state = HOSPITAL.play(HOSPITAL.working("R6 R4 R1"), "send nurse to R_CCU")
        assert why(state, best, rival) == told

    def test_nobody_waits_in_the_last_round(self):
        state = HOSPITAL.position(ward("R6 R4 R1"), ward(), round=8)
        state = HOSPITAL.play(state, "send nurse to R_CCU")
        assert "wait" not in why(state, "treat a2", "treat a1")

    @pytest.mark.parametrize(
        ("beds", "line", "told"),
        [
            pytest.param(
                "R1 R3",
                "blood a1",
                "saves red 1 in A1, who would die; 5 steps more, and it leaves",
                id="from death",
            ),
            pytest.param(
                "R6+",
                "blood a1",
                "1 patient leaves: 1 point more",
                id="to leave",
            ),
            pytest.param(
                "R3+ R3+ Y3+",
                "blood a3 as R",
                "Cardiology finds its patients so",
                id="into the colour of a room",
            ),
        ],
    )
    def test_by_a_blood_bag(self, beds, line, told):
        assert why(HOSPITAL.working(beds, blood=1, rooms="D_SAME_R"), line) == told


class TestTheEndOfAShift:
    def test_patients_of_6_wait_for_a_larger_discharge(self):
        state = HOSPITAL.working("R6+ Y6+ G4+")
        told = why(state, "idle")
        assert told == "nobody is neglected; 2 patients of 6 wait for a larger discharge"

    def test_not_in_the_last_round(self):
        state = HOSPITAL.position(ward("R6+ Y6+ G4+", blood=1), ward(), round=8)
        assert why(state, "idle") == "nobody is neglected; saves 1 blood bag"

    def test_who_would_die_is_not_kept_quiet(self):
        assert "1 patient would die" in why(HOSPITAL.working("R1 Y4+"), "idle")

    def test_who_is_spared(self):
        wards = ward("R1 Y4 Y4", administrator="A_TRIAGE")
        state = HOSPITAL.position(wards, ward(), phase="spare")
        assert why(state, "spare a1") == "it would die"
        assert why(state, "spare a2") == "stays a 4; the others get worse"

    def test_a_report_that_is_finished_costs_nothing_any_more(self):
        state = HOSPITAL.position(
            ward("Y4+", discharged="R6 R6"),
            phase="report",
            reports="M04 M05 M06 M01 M02 M03 filed -",
        )
        told = why(state, "report M01 R R")
        assert told == "2 points; an unfinished one would cost 2 points"


class TestIntake:
    def choosing(self, *hospitals, first=1, asked=1, ambulances=AMBULANCES, **told):
        return HOSPITAL.position(
            *hospitals, phase="ambulance", first=first, asked=asked, ambulances=ambulances, **told
        )

    def test_the_first_may_still_be_undercut(self):
        told = why(self.choosing(ward(), ward()), "ambulance 2", "ambulance 3")
        assert "blood bag" not in told

    def test_the_last_has_the_lowest(self):
        state = self.choosing(
            ward(ambulance=3), ward(), asked=2, ambulances="R2 Y2 G3 / R3 Y4 G4 / - swaps 0"
        )
        lowest = "the lowest ambulance: a blood bag, and first in the next round"
        assert why(state, "ambulance 1").startswith(lowest)
        assert why(state, "ambulance 2").startswith(lowest)

    def test_the_last_has_it_not_where_a_lower_one_is_taken(self):
        state = self.choosing(
            ward(ambulance=2), ward(), asked=2, ambulances="R2 Y2 G3 / - / R5 Y5 G5 swaps 0"
        )
        told = why(state, "ambulance 3")
        assert told == "the healthiest patients, 15 in all; there are beds for all"

    def test_patients_fit_a_department(self):
        state = self.choosing(
            ward(rooms="D_P3_G"), ward(), ambulances=AMBULANCES.replace("R5 Y5 G5", "Y5 G5 G5")
        )
        assert why(state, "ambulance 3").startswith("2 patients for your Toxicology")

    def test_missing_beds_are_told(self):
        state = self.choosing(ward("R3 " * 10), ward(), ambulances=AMBULANCES)
        assert "1 bed missing all the same" in why(state, "ambulance 2")

    def test_the_weakest_goes_to_the_mortuary(self):
        beds = "R1 Y6 " + "G4 " * 8
        state = HOSPITAL.play(self.choosing(ward(beds.strip()), ward()), "ambulance 2")
        assert why(state, "mortuary a1") == "the weakest of all; 6 steps from leaving"
        assert why(state, "mortuary a2") == "1 step from leaving"


class TestImprovements:
    def taking(self, wards, market="D_SAME_R D_P3_G S_COL_G"):
        return HOSPITAL.position(wards, ward(), phase="take", asked=1, market=f"{market} -")

    def test_a_room_that_treats_three_at_once(self):
        state = self.taking(ward("R3 R3 R3", ambulance=1))
        assert why(state, "take D_SAME_R").startswith("treats 3 of your patients at once")

    def test_a_room_for_nobody_who_is_there(self):
        state = self.taking(ward("Y3", ambulance=1))
        assert why(state, "take D_SAME_R") == "your room number 7"

    def test_a_specialist_that_goes_with_a_room(self):
        state = self.taking(ward("G3 G4", rooms="D_P3_G", ambulance=1), "D_SAME_R S_COL_G S_PARA")
        told = why(state, "take S_COL_G")
        assert told == "goes with your Toxicology; you have 2 patients of its colour"

    def test_an_administrator_pays_for_it(self):
        state = self.taking(ward("Y3", administrator="A_BUILD", ambulance=1))
        assert why(state, "take D_SAME_R").startswith("1 point by your administrator")
        assert "administrator" not in why(state, "take S_COL_G")

    def test_everything_is_kept_for_the_rounds_to_come(self):
        state = HOSPITAL.position(ward(rooms="D_P3_G"), ward(), phase="return", round=6)
        assert why(state, "return nothing") == "each serves you for 3 more rounds"
        told = why(state, "return D_P3_G")
        assert told == "you have no patients for it now; 3 rounds to use it, a bag is worth 1 point"
