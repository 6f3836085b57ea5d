"""Actions as lines: what can be read, and what cannot; and what chance may do."""

from __future__ import annotations

import pytest

from tabletop.games.hospital.actions import Begins
from tabletop.kernel.errors import NotationError


class TestAction:
    @pytest.mark.parametrize(
        "line",
        [
            "begin 4",
            "patients R R G",
            "offer A_RED A_MASS",
            "reports M01 M02 M03 M04 M05 M06",
            "market D_P3_R S_EQ_R",
            "ambulances R2 R2 Y3 / G3 G4 R4 / R5 R5 Y5",
            "extra R4",
            "reroll 3 5 1",
            "admit R as 3",
            "keep A_RED",
            "reveal department",
            "reveal specialist",
            "swap R3 of 1 with G3 of 2",
            "leave",
            "ambulance 5",
            "mortuary d3",
            "take D_P3_R",
            "return D_P3_R",
            "return nothing",
            "send nurse to R_IMG",
            "send S_EQ_R to D_P3_R",
            "treat a1",
            "enough",
            "skip",
            "blood a1",
            "blood c2 as G",
            "idle",
            "spare b3",
            "spare nobody",
            "report M14 R R Y G G",
            "no report",
        ],
    )
    def test_an_action_is_a_line(self, hospital, line):
        assert hospital.game.encode(hospital.game.decode(line)) == line

    @pytest.mark.parametrize(
        "line",
        [
            "",
            "begin",
            "begin 0",
            "begin 6",
            "begin ٣",
            "patients",
            "patients R  Y",
            "patients B",
            "patients RY",
            "offer",
            "offer A-RED",
            "offer A_RED  A_MASS",
            f"keep {'A' * 61}",
            "market D_P3_R ",
            "ambulances R2 R2 Y3/G3",
            "ambulances R2 /",
            "ambulances R2+ R2 R2",
            "ambulances R2>Y R2 R2",
            "extra R7",
            "extra R3+",
            "extra R",
            "reroll",
            "reroll 0",
            "reroll 7",
            "reroll 03",
            "reroll x",
            "admit R",
            "admit R as 7",
            "admit R as 3 as 4",
            "admit B as 3",
            "reveal nurse",
            "reveal Department",
            "swap R3 of 1 with G4 of 2",
            "swap R3 of 1 with G3 of 3",
            "swap R3 of 2 with G3 of 1",
            "swap R3 of 6 with G3 of 7",
            "swap R3 of 1",
            "ambulance 0",
            "ambulance 6",
            "ambulance 02",
            "mortuary e1",
            "mortuary a4",
            "take",
            "take D P3",
            "return",
            "return  nothing",
            "send nurse",
            "send nurse to",
            "send nurse at R_IMG",
            "send nurse to R_IMG to R_CCU",
            "treat",
            "treat a1 a2",
            "treat A1",
            "blood",
            "blood a1 as",
            "blood a1 as B",
            "blood a1 as RY",
            "spare",
            "spare somebody",
            "report M14",
            "report M14 B",
            "report",
            "Idle",
            "idle ",
            "no  report",
            "dance",
        ],
    )
    def test_no_action(self, hospital, line):
        with pytest.raises(NotationError, match="no action of Hospital"):
            hospital.game.decode(line)

    @pytest.mark.parametrize(
        "line", ["idle", "ambulance 1", "begin 1", "reroll 3", "market D_SURG"]
    )
    def test_chance_does_only_what_is_its_turn(self, hospital, line):
        state = hospital.position(hospital.ward(), hospital.ward(), phase="fill")
        assert not hospital.can(state, line)

    def test_who_is_asked_gets_no_dice(self, hospital):
        state = hospital.working("R3")
        for line in ("reroll 3", "extra R3", "patients R R R"):
            assert not hospital.game.is_outcome(state, hospital.game.decode(line))

    def test_the_lot_falls_on_somebody_who_plays(self, hospital):
        start = hospital.start(3)
        seats = [seat for seat in range(-3, 6) if hospital.game.is_outcome(start, Begins(seat))]
        assert seats == [0, 1, 2]

    def test_the_app_deals_cards_and_people_may_throw_dice(self, hospital):
        seen = {
            (hospital.asks(state).split()[1], hospital.game.deals(state))
            for state in hospital.walk(hospital.start(2, epidemic="on"), "deals")
            if hospital.game.turn(state) == -1
        }
        assert seen == {
            ("lot", False),
            ("patients", False),
            ("offer", True),
            ("market", True),
            ("more", True),
            ("fill", False),
            ("extra", False),
        }

    # Eight rounds of at most 160 actions of each, and the choice of patients before them.
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_how_long_a_match_may_be(self, hospital, seats):
        assert hospital.game.longest(seats) == seats * (8 * 160 + 12)

    def test_who_has_the_dice_in_hand(self, hospital):
        two = hospital.ward("R3"), hospital.ward()
        assert hospital.game.roller(hospital.position(*two, phase="fill", first=2, asked=2)) == 1
        assert hospital.game.roller(hospital.position(*two, phase="market")) is None
        assert hospital.game.throws(hospital.game.decode("enough"))
        assert not hospital.game.throws(hospital.game.decode("treat a1"))
