"""Positions as lines: what can be read, and what cannot."""

from __future__ import annotations

from itertools import islice

import pytest

from tabletop.games.hospital.printed import Colour, patient
from tabletop.kernel.errors import NotationError, OptionError
from tests.games.hospital.conftest import DEPARTMENTS

EMPTY = (
    ". . . . . . . . . . . .; R_CCU R_ONC R_PHA R_ICU R_IMG R_CLI; -; -; -; "
    "blood 0 deaths 0 ambulance 1 points 0 0 0 0"
)
LINE = (
    "epidemic virus round 3 first 1 asked 1 group | bag 12 14 13 | "
    "decks 2 2 1 2 2 2 2 2 2 0 1 2 / 1 2 2 2 2 2 2 2 2 2 1 2 | cards A_TRIAGE A_YEL / - | "
    "market - - | ambulances - swaps 0 | drawn - arriving - offered - | "
    "sent S_EQ_R to D_ANAES picked a1 acted - | reports - filed - | "
    "R3 R3+>G . Y1+ G2 . . . . . . .; R_CCU:nurse R_ONC R_PHA R_ICU R_IMG R_CLI D_P3_R "
    "D_ANAES:S_EQ_R; S_EQ_R S_CONS; A_MASS; R6+ G5>Y; "
    f"blood 2 deaths 1 ambulance 2 points 20 5 2 0 / {EMPTY} | content house"
)
WAITING = "drawn - arriving - offered -"


def lines(hospital) -> dict[str, str]:
    """One position of each moment, as a line."""
    two = hospital.ward("R3 Y1", administrator="A_TRIAGE"), hospital.ward()
    new, begun = (hospital.ward(),) * 2, (hospital.ward("R3 Y4 G5"),) * 2
    keeps = hospital.ward("R3 Y4 G5", administrator="A_TRIAGE")
    market, whole = "D_P3_R S_EQ_R -", "D_P3_R D_SURG S_EQ_R -"
    filled = "R2 R2 Y2 / Y2 Y3 G3 / G4 G4 G5 swaps 0"
    xs = {"agreed": "experimental"}
    drugs = hospital.ward("R3 Y1", rooms="X_DRUG:XS_PHARM", specialists="XS_PHARM"), two[1]
    sent = "XS_PHARM to X_DRUG picked"
    moments = {
        "lot": hospital.start(3),
        "patients": hospital.position(*new, phase="patients"),
        "admit": hospital.position(*new, phase="admit", waiting="drawn R Y Y arriving - offered -"),
        "offer": hospital.position(*begun, phase="offer"),
        "keep": hospital.position(
            keeps,
            begun[1],
            phase="keep",
            asked=2,
            waiting="drawn - arriving - offered A_RED A_YEL",
        ),
        "reports": hospital.position(
            hospital.ward(), phase="reports", reports=". " * 6 + "filed -"
        ),
        "market": hospital.position(*two, phase="market"),
        "reveal": hospital.position(*two, phase="reveal", market=market),
        "more": hospital.position(*two, phase="more", market="D_P3_R S_EQ_R specialist"),
        "fill": hospital.position(*two, phase="fill", market=whole),
        "ties": hospital.position(*two, phase="ties", asked=2, market=whole, ambulances=filled),
        "ambulance": hospital.position(*two, phase="ambulance", market=whole, ambulances=filled),
        "extra": hospital.position(
            *two,
            phase="extra",
            agreed="epidemic",
            ambulances=filled.replace("R2 R2 Y2", "-"),
            waiting="drawn - arriving R2 R2 Y2 offered -",
        ),
        "missing": hospital.position(
            hospital.ward("R3 " * 12),
            two[1],
            phase="missing",
            ambulances=filled.replace("R2 R2 Y2", "-"),
            waiting="drawn - arriving R2 R2 Y2 offered -",
        ),
        "take": hospital.position(*two, phase="take", asked=2, market=market),
        "return": hospital.position(*two, phase="return", asked=2, market=market),
        "work": hospital.position(*two),
        "group": hospital.game.parse(LINE),
        "throw": hospital.position(*drugs, phase="throw", sent=f"{sent} a1 a2 acted -", **xs),
        "specialist": hospital.position(
            *drugs, phase="specialist", sent=f"{sent} - acted a1.R2 a2.Y4", **xs
        ),
        "again": hospital.position(*drugs, phase="again", sent=f"{sent} a2 acted a1.R2", **xs),
        "spare": hospital.position(*two, phase="spare"),
        "report": hospital.position(
            hospital.ward("R3+", discharged="R6 Y6 G6>R"),
            phase="report",
            reports="M01 . M02 M03 M04 . filed R Y",
        ),
        "over": hospital.position(*two, phase="over", round=8),
    }
    return {moment: hospital.game.notation(state) for moment, state in moments.items()}


class TestPosition:
    def test_a_position_is_a_line(self, hospital):
        state = hospital.game.parse(LINE)
        own = state.own
        assert (state.round, state.first, state.asked, state.seats) == (3, 0, 0, 2)
        assert (state.agreed.epidemic, state.agreed.virus, state.agreed.panic) == (
            True,
            True,
            False,
        )
        assert own.beds[:3] == (
            patient(Colour.RED, 3),
            patient(Colour.RED, 3, True, Colour.GREEN),
            None,
        )
        assert (own.nurses, own.blood, own.deaths, own.ambulance) == (2, 2, 1, 2)
        assert own.departments(state.content) == ("D_P3_R", "D_ANAES")
        assert (own.points, own.empty, own.charge, own.reports) == (20, 5, 2, 0)
        assert state.sent.picked == (0,)
        assert hospital.game.notation(state) == LINE

    def test_every_moment_is_a_line(self, hospital):
        for moment, line in lines(hospital).items():
            assert f" {moment} | " in line
            assert hospital.game.notation(hospital.game.parse(line)) == line

    @pytest.mark.parametrize("experimental", ["off", "on"])
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_every_position_of_a_match_is_read_back(self, hospital, seats, experimental):
        start = hospital.start(seats, experimental=experimental, epidemic="on")
        for state in islice(hospital.walk(start, f"lines/{seats}"), 0, None, 3):
            assert hospital.game.parse(hospital.game.notation(state)) == state

    @pytest.mark.parametrize(
        ("old", "new", "why"),
        [
            ("epidemic virus", "virus epidemic", "but this is: epidemic virus"),
            ("epidemic virus", "base", None),
            ("epidemic virus", "hurry", '"hurry" cannot be read'),
            ("epidemic virus", "Panic", '"Panic round .* cannot be read'),
            ("round 3", "round 9", "cannot be read"),
            ("round 3", "round 0", "cannot be read"),
            ("round 3", "round ٣", "cannot be read"),
            ("first 1", "first 3", "there are not so many players"),
            ("asked 1", "asked 3", "there are not so many players"),
            ("asked 1", "asked 5", "cannot be read"),
            ("group |", "dance |", "'dance' is not a valid Phase"),
            ("group |", "work |", "a worker is sent while it treats"),
            ("bag 12 14 13", "bag 13 14 13", "there are 15 dice of each colour"),
            ("bag 12 14 13", "bag 12 14", "not enough values"),
            ("bag 12 14 13", "bags 12 14 12", '"bags 12 14 12" cannot be read'),
            ("bag 12 14 13", "bag 12 14 013", "but this is"),
            ("bag 12 14 13", "bag 12 14 x", "invalid literal"),
            ("decks 2", "decks 3", "there are not so many cards D_SAME_R"),
            ("decks 2 ", "decks ", "the decks have other cards"),
            ("cards A_TRIAGE", "cards A_NOBODY", 'there is no card "A_NOBODY"'),
            ("cards A_TRIAGE", "cards A_MASS", "there are not so many cards A_MASS"),
            ("cards A_TRIAGE A_YEL / -", "cards - / M01", "reports are for who plays alone"),
            ("market - -", "market D_OTHER -", 'there is no card "D_OTHER"'),
            ("market - -", "market X_GENE -", 'there is no card "X_GENE"'),
            ("market - -", "market D_P3_R D_P3_R -", "there are not so many cards D_P3_R"),
            ("market - -", "market - specialist", "nothing lies there for what is asked"),
            ("market - -", "market -", 'there is no card ""'),
            ("ambulances - swaps 0", "ambulances - swaps", "cannot be read"),
            ("ambulances - swaps 0", "ambulances - swaps x", "invalid literal"),
            ("ambulances - swaps 0", "ambulances R0 swaps 0", '"R0" is no patient'),
            ("drawn - arr", "drawn B arr", '"B" is no colour; there are R, Y and G'),
            ("drawn - arr", "drawn R arr", "there are 15 dice of each colour"),
            ("arriving - off", "arriving R7 off", '"R7" is no patient'),
            ("offered - |", "offered A_NOBODY |", 'there is no card "A_NOBODY"'),
            ("sent S_EQ_R to", "sent S_EQ_G to", 'there is no card "S_EQ_G"'),
            ("to D_ANAES", "to D_SURG", 'there is no card "D_SURG"'),
            ("sent S_EQ_R to", "sent S_EQ_R at", "cannot be read"),
            ("picked a1", "picked a4", "picked a4 acted -. cannot be read"),
            ("picked a1", "picked a3", "nobody lies where somebody was picked"),
            ("picked a1", "picked a1 a1", "nobody lies where somebody was picked"),
            ("picked a1", "picked -", None),
            ("picked a1", "picked a1 a2", None),
            ("picked a1", "picked a2 b2", "nobody is left to be picked"),
            ("picked a1", "picked a1 a2 b1", "nobody is left to be picked"),
            ("reports - filed -", "reports M01 filed -", "reports are for who plays alone"),
            ("reports - filed -", "reports - filed R", "reports are for who plays alone"),
            ("R3 R3+>G", "R3 R3+>R", '"R3\\+>R" is no patient'),
            ("R3 R3+>G", "R3 X3", '"X3" is no patient'),
            ("R3 R3+>G", "R3  R3+>G", '"" is no patient'),
            (". . . . . . .; R_CCU:", ". . . . . .; R_CCU:", "a hospital has 12 beds"),
            (". . . . . . .; R_CCU:", ". . . . . . . .; R_CCU:", "a hospital has 12 beds"),
            ("R_ONC R_PHA", "R_PHA R_ONC", "a hospital begins with the starting rooms"),
            ("R_CCU:nurse", "R_CCU:S_PARA", "there are not so many workers or ambulances"),
            ("R_CCU:nurse", "R_CCU:S_EQ_R", "there are not so many workers or ambulances"),
            (
                "R_ONC R_PHA R_ICU",
                "R_ONC:nurse R_PHA:nurse R_ICU:nurse",
                "there are not so many workers or ambulances",
            ),
            ("ambulance 2", "ambulance 4", "there are not so many workers or ambulances"),
            ("D_P3_R D_ANAES", "D_P3_R D_P3_R D_ANAES", "not so many cards D_P3_R"),
            ("S_EQ_R S_CONS; ", "S_EQ_R S_OTHER; ", 'there is no card "S_OTHER"'),
            ("; A_MASS;", "; A_NOBODY;", 'there is no card "A_NOBODY"'),
            ("; A_MASS;", "; -;", None),
            ("blood 2", "blood 02", "but this is"),
            ("blood 2", "blood -2", "cannot be read"),
            ("blood 2", "blood 10000", "there are not so many points"),
            ("points 20", "points 10000", "there are not so many points"),
            (f" / {EMPTY}", "", "dice of each colour"),
            (f" / {EMPTY}", f" / {EMPTY}" * 4, "there are not so many players"),
            ("; A_MASS", "", "not enough values"),
            ("content house", "content {}", 'no list "starting_rooms"'),
            ("content house", "content", '"content" cannot be read'),
            (" | content house", "", "it has 11 parts, and not 10"),
        ],
    )
    def test_no_position(self, hospital, old, new, why):
        assert old in LINE
        line = LINE.replace(old, new, 1)
        if why is None:
            assert hospital.game.notation(hospital.game.parse(line)) == line
            return
        with pytest.raises(NotationError, match=why):
            hospital.game.parse(line)

    def test_an_improvement_a_round_is_the_most(self, hospital):
        hospital.working("R3", rooms=" ".join(DEPARTMENTS[:8]))
        with pytest.raises(NotationError, match="a hospital has at most 8 improvements"):
            hospital.working("R3", rooms=" ".join(DEPARTMENTS[:8]), specialists="S_PARA")

    @pytest.mark.parametrize(
        ("moment", "old", "new", "why"),
        [
            ("admit", "drawn R Y Y", "drawn Y Y Y", "dice of each colour|nothing lies there"),
            ("admit", "drawn R Y Y", "drawn -", "dice of each colour|nothing lies there"),
            ("keep", "offered A_RED A_YEL", "offered -", "nothing lies there"),
            ("reveal", "S_EQ_R -", "S_EQ_R specialist", "nothing lies there"),
            ("more", "S_EQ_R specialist", "S_EQ_R -", "nothing lies there"),
            ("more", "S_EQ_R specialist", "S_EQ_R nurse", "nothing lies there"),
            ("ties", "ties |", "work |", "it does not fit what is asked"),
            ("ambulance", " / G4 G4 G5", "", "dice of each colour|nothing lies there"),
            ("ambulance", "asked 1", "asked 2", "it does not fit what is asked"),
            ("ambulance", "ambulance 0 points", "ambulance 2 points", "no ambulance yet"),
            ("extra", "arriving R2 R2 Y2", "arriving -", "dice of each colour|nothing lies"),
            ("missing", "R3 R3 R3; ", ". . .; ", "dice of each colour|nothing lies there"),
            ("take", "market D_P3_R S_EQ_R", "market -", "nothing lies there"),
            ("spare", "R3 Y1", "R3+ Y1+", "nothing lies there"),
            ("throw", "picked a1 a2", "picked -", "nobody is thrown anew"),
            ("throw", "R3 Y1", "R3 Y6", "nobody is thrown anew"),
            ("throw", "XS_PHARM to X_DRUG", "XS_PHARM to R_CCU", "nobody is thrown anew"),
            ("throw", "throw |", "again |", "a specialist acts after the room"),
            ("specialist", "acted a1.R2 a2.Y4", "acted -", "a specialist acts after the room"),
            ("specialist", "sent XS_PHARM", "sent nurse", "a specialist acts after the room"),
            ("specialist", "acted a1.R2", "acted a1.R9", '"R9" is no patient'),
            ("specialist", "acted a1.R2", "acted e1.R2", "cannot be read|no bed"),
            (
                "specialist",
                "sent XS_PHARM to X_DRUG picked - acted a1.R2 a2.Y4",
                "sent -",
                "is sent",
            ),
            ("report", "filed R Y", "filed R R R", "a report counts who was discharged"),
            ("report", "filed R Y", "filed G", "a report counts who was discharged"),
            ("report", "M03 M04 .", ". . .", "nothing lies there for what is asked"),
            ("report", "M01 . M02", "M01 . M02 .", "there are 6 places for reports"),
            ("report", "M01 . M02", "M01 . M01", "there are not so many cards M01"),
            ("report", "M01 . M02", "M99 . M02", 'there is no card "M99"'),
            ("report", "M01 . M02", "M15 . M02", "there are not so many cards M15"),
        ],
    )
    def test_no_moment(self, hospital, moment, old, new, why):
        line = lines(hospital)[moment]
        assert old in line
        with pytest.raises(NotationError, match=why):
            hospital.game.parse(line.replace(old, new, 1))

    def test_five_are_too_many(self, hospital):
        with pytest.raises(OptionError, match="not by 5"):
            hospital.start(5)

    @pytest.mark.parametrize("option", ["panic", "epidemic", "virus", "experimental"])
    def test_options_are_off_or_on(self, hospital, option):
        with pytest.raises(OptionError, match="off or on"):
            hospital.start(2, **{option: "maybe"})
