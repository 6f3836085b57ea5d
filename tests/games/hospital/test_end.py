"""The end (9): eight rounds, bags and deaths, administrators, and who wins."""

from __future__ import annotations

import pytest


def ended(hospital, *hospitals: str, **other):
    """The eighth round is over."""
    state = hospital.position(*hospitals, round=8, **other)
    return hospital.play(state, *["idle"] * len(hospitals))


class TestShiftChange:
    def test_patients_and_workers_rest_and_dice_go_back(self, hospital):
        start = hospital.position(
            hospital.ward("R3+ . Y2+>G", rooms="R_CCU:nurse", discharged="G6 Y6 R6>Y"),
            hospital.ward("G4+", discharged="R6"),
        )
        red, yellow, green = hospital.bag(start)
        state = hospital.play(start, "idle", "idle")
        assert (hospital.beds(state, 1), hospital.beds(state, 2)) == ("R3 . Y2", "G4")
        assert hospital.discharged(state) == hospital.discharged(state, 2) == "-"
        assert hospital.bag(state) == [red + 2, yellow + 1, green + 1]
        assert [hospital.count(state, "ambulance", seat) for seat in (1, 2)] == [0, 0]
        assert hospital.game.notation(state).count(":nurse") == 0
        assert hospital.dice(state) == 45

    def test_everybody_works_before_the_shift_changes(self, hospital):
        state = hospital.position(*[hospital.ward()] * 3, first=2, asked=2)
        asked = []
        for _ in range(3):
            asked.append(hospital.asks(state))
            state = hospital.play(state, "idle")
        assert asked == ["2 work", "3 work", "1 work"]
        assert hospital.asks(state) == "2 market"


class TestRounds:
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_a_match_has_eight(self, hospital, seats):
        rounds = {
            hospital.head(state).split()[1]
            for state in hospital.walk(hospital.start(seats), f"rounds/{seats}")
        }
        assert rounds == set("12345678")

    def test_after_the_seventh_comes_the_eighth(self, hospital):
        state = hospital.position(hospital.ward(), hospital.ward(), round=7)
        state = hospital.play(state, "idle", "idle")
        assert hospital.head(state).startswith("round 8")
        assert hospital.game.turn(state) is not None

    def test_after_the_eighth_it_is_over(self, hospital):
        state = ended(hospital, hospital.ward(), hospital.ward())
        assert hospital.game.turn(state) is None
        assert hospital.may(state) == []


class TestPoints:
    @pytest.mark.parametrize(
        ("own", "points"),
        [
            pytest.param({"blood": 3}, {"blood": 3}, id="1 for each bag"),
            pytest.param({"deaths": 4}, {"deaths": -8}, id="-2 for each death"),
            pytest.param(
                {"blood": 3, "administrator": "A_BLOOD"}, {"blood": 6}, id="2 a bag: blood bank"
            ),
            pytest.param(
                {"rooms": "D_SURG D_SURG D_P3_R", "administrator": "A_BUILD"},
                {"administrator": 3},
                id="1 a department: works manager",
            ),
            pytest.param(
                {"specialists": "S_CONS S_PARA", "administrator": "A_STAFF"},
                {"administrator": 2},
                id="1 a specialist: personnel",
            ),
            pytest.param(
                {"specialists": "S_CONS S_PARA", "administrator": "A_BUILD"},
                {},
                id="specialists are no departments",
            ),
            pytest.param({"rooms": "D_SURG", "administrator": "A_STAFF"}, {}, id="nor they"),
            pytest.param(
                {"rooms": "D_SURG", "specialists": "S_CONS"}, {}, id="without one nothing"
            ),
            pytest.param(
                {"points": "31 10 4 0"},
                {"discharged": 31, "empty": 10, "administrator": 4},
                id="all rounds",
            ),
        ],
    )
    def test_what_counts_at_the_end(self, hospital, own, points):
        state = ended(hospital, hospital.ward("R3+", **own), hospital.ward("R3+"))
        assert hospital.points(state) == points
        assert hospital.total(state) == sum(points.values())


class TestWinner:
    @pytest.mark.parametrize(
        ("wards", "winners", "reason"),
        [
            pytest.param(
                ({"points": "9 0 0 0", "beds": "R3+ R3+"}, {"points": "8 0 0 0", "beds": "R3+"}),
                (1,),
                "points",
                id="most points",
            ),
            pytest.param(
                ({"points": "9 0 0 0", "beds": "R6+ R6+"}, {"points": "9 0 0 0", "beds": "R1+"}),
                (2,),
                "patients",
                id="equal: fewest patients left",
            ),
            pytest.param(
                (
                    {"points": "9 0 0 0", "beds": "R3+ R2+"},
                    {"points": "9 0 0 0", "beds": "R1+ R5+"},
                ),
                (2,),
                "values",
                id="equal again: the highest total of those",
            ),
            pytest.param(
                (
                    {"points": "9 0 0 0", "beds": "R3+ R2+"},
                    {"points": "9 0 0 0", "beds": "R1+ R4+"},
                ),
                (1, 2),
                "shared",
                id="equal in all: shared",
            ),
            pytest.param(
                (
                    {"points": "9 0 0 0", "beds": "R3+", "blood": 1},
                    {"points": "11 0 0 0", "beds": "R1+", "deaths": 1},
                ),
                (1,),
                "points",
                id="bags and deaths are counted first",
            ),
            pytest.param(
                (
                    {"points": "9 0 0 0", "beds": "R3+"},
                    {"points": "9 0 0 0", "beds": "R1+"},
                    {"points": "9 0 0 0", "beds": "Y3+"},
                    {"points": "8 0 0 0", "beds": "R6+"},
                ),
                (1, 3),
                "shared",
                id="two of four share",
            ),
        ],
    )
    def test_who_wins(self, hospital, wards, winners, reason):
        state = ended(hospital, *[hospital.ward(**own) for own in wards])
        ranking = hospital.game.ranking(state)
        assert (tuple(seat + 1 for seat in ranking.winners), ranking.reason) == (winners, reason)

    def test_the_places_of_all(self, hospital):
        points = (9, 12, 9, 11)
        wards = [hospital.ward("R3+", points=f"{each} 0 0 0") for each in points]
        assert hospital.game.ranking(ended(hospital, *wards)).places == (3, 1, 3, 2)
