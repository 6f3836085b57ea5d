"""Does Hospital say everything, in words that can be told apart, in each language?"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import get_args

import pytest

from tabletop.games.hospital import events
from tabletop.games.hospital.actions import (
    Action,
    Begins,
    Drawn,
    Extra,
    Filled,
    Idle,
    Market,
    Offered,
    Reports,
    Rethrown,
)
from tabletop.kernel.game import CHANCE, Event
from tabletop.kernel.seats import Player, unnamed
from tests.ui.hospital.conftest import LINES, ward
from ui.games.hospital.words import Words

GAME = LINES.game
KINDS_OF_ACTIONS = get_args(Action)
KINDS = {
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
ANNA_AND_BEN = (Player("Anna", "blue", "circle"), Player("Ben", "orange", "square"))
NEW = {"ambulance": 0}
OTHER = ward("G5 . Y2")


def whole(sentence):
    """Whether nothing is left open in a sentence."""
    return bool(sentence) and not re.search(r"[{}]|%n|\(s\)|  |None|\bTrue\b", sentence)


ALONE = LINES.position(
    ward("R3", discharged="R6 Y6 G6"),
    phase="report",
    reports="M01 M02 M03 M14 M04 M08 filed -",
)
"""A report can be finished."""


@cache
def positions():
    """Positions of every phase: out of matches by chance and whim, and such as are rare there."""
    kept = {}
    thrown = LINES.position(ward("R3 R4 Y2", "X_DRUG"), OTHER, agreed="experimental")
    kept["rare"] = [
        ALONE,
        LINES.play(thrown, "send nurse to X_DRUG", "treat a1"),
        LINES.position(ward("R3"), OTHER, asked=2, round=8),
    ]
    for seats, options in (
        (1, {"experimental": "on"}),
        (2, {"virus": "on"}),
        (2, {"experimental": "on", "epidemic": "on"}),
        (3, {"panic": "on", "epidemic": "on"}),
    ):
        for seed in range(3):
            for number, state in enumerate(LINES.walk(LINES.start(seats, **options), f"{seed}")):
                some = kept.setdefault((state.phase, seats), [])
                if len(some) < 6 or number % 50 == 0:
                    some.append(state)
    return tuple(state for some in kept.values() for state in some)


def outcomes(state):
    """Actions that may be made in a position, chance's as well."""
    if GAME.turn(state) == CHANCE:
        return (GAME.sample(state, Random(len(state.content.text) + state.round)),)
    return GAME.legal_actions(state)


def story(state, *lines, players=ANNA_AND_BEN):
    """What the log says of these actions."""
    return Words(players).story(LINES.tell(state, *lines)[1])


class TestLog:
    """What happens is told from the events alone."""

    def test_an_activation(self, qapp):
        state = LINES.position(
            ward("R3 R6 Y1 G2 . R3>G", "D_SAME_R D_P3_R", "S_COL_R S_PARA", blood=2), OTHER
        )
        lines = (
            "send S_COL_R to R_CCU",
            "treat a2",
            "treat a1",
            "blood b1",
            "blood a3 as R",
            "send nurse to R_ICU",
            "treat a3",
            "send S_PARA to R_PHA",
            "treat b1",
            "skip",
            "idle",
        )
        assert story(state, *lines) == [
            "Anna: Trauma Surgeon to Critical Care.",
            "Red 6 in A2 is discharged.",
            "Trauma Surgeon helps.",
            "Red 3 in A1 becomes 4.",
            "A blood bag for green 2 in B1.",
            "Green 2 in B1 becomes 3.",
            "A blood bag: yellow 1 in A3 is red until the shift change.",
            "Anna: nurse to Intensive Care.",
            "Red 1 in A3 becomes 2.",
            "Anna: Paramedic to Pharmacy.",
            "Green 3 in B1 becomes 4.",
            "Paramedic only lends a hand.",
            "Anna ends the shift.",
            "Green 3 in B3 is neglected and becomes 2.",
            "Anna: 1 patient discharged: 1 point.",
        ]

    def test_a_death_and_empty_wards(self, qapp):
        state = LINES.position(ward("Y1", discharged="R6 R6"), OTHER)
        assert story(state, "idle") == [
            "Anna ends the shift.",
            "Yellow 1 in A1 dies of neglect.",
            "Anna: 2 patients discharged, the wards are empty: 8 points.",
        ]

    def test_the_last_shift_of_a_round_and_of_the_match(self, qapp):
        state = LINES.position(ward("Y3+"), ward("R3+"), asked=2)
        told = story(state, "idle")
        assert told[-2:] == ["The shift changes.", "Round 4 of 8: Ben begins."]
        state = LINES.position(ward("Y3+"), ward("R3+"), asked=2, round=8)
        assert story(state, "idle")[-1] == "The match is over."

    def test_a_patient_that_is_spared(self, qapp):
        state = LINES.position(ward("Y1", administrator="A_TRIAGE"), OTHER)
        assert story(state, "idle", "spare a1")[1] == "Yellow 1 in A1 is not neglected."

    def test_preparing(self, qapp):
        lines = ("begin 2", "patients R Y G", "admit Y as 3", "admit G as 4", "patients R R R")
        told = story(LINES.start(), *lines, "offer A_RED A_MASS", "keep A_MASS")
        assert told == [
            "Ben begins the first round.",
            "Ben draws patients: red, yellow, and green.",
            "Ben admits yellow 3 in A1.",
            "Ben admits green 4 in A2.",
            "Ben admits red 5 in A3.",
            "Anna draws patients: red, red, and red.",
            "Anna admits red 3 in A1.",
            "Anna admits red 4 in A2.",
            "Anna admits red 5 in A3.",
            "Ben chooses between Director of Cardiology and Head of Discharge.",
            "Ben keeps Head of Discharge.",
        ]

    def test_an_intake(self, qapp):
        state = LINES.position(
            ward("R3 R3 R3 R3 R3 G1 G1 G1 G1 G1", **NEW), ward("Y3", **NEW), phase="market"
        )
        lines = (
            "market D_P3_R S_EQ_R",
            "reveal specialist",
            "market S_PARA",
            "ambulances R2 Y2 R3 / Y3 G3 G4 / R4 Y5 G5",
            "swap R3 of 1 with Y3 of 2",
            "leave",
            "ambulance 2",
            "mortuary c1",
            "ambulance 1",
            "take S_PARA",
            "return S_PARA",
        )
        assert story(state, *lines) == [
            "On the market: Dialysis and Cardiologist.",
            "Anna has another specialist revealed.",
            "On the market: Paramedic.",
            "Ambulances 1 (red 2, yellow 2, red 3) · 2 (yellow 3, green 3, green 4) "
            "· 3 (red 4, yellow 5, green 5).",
            "Ben exchanges red 3 of ambulance 1 with yellow 3 of 2.",
            "Anna takes ambulance 2: red 3, green 3, green 4.",
            "Anna lacks 1 bed.",
            "Green 1 in C1 goes to the mortuary: there is no bed.",
            "Ben takes ambulance 1: red 2, yellow 2, yellow 3.",
            "Ben has the lowest ambulance: a blood bag, and the start of the next round.",
            "Ben takes Paramedic.",
            "Ben returns Paramedic for a blood bag.",
        ]
        assert story(state, *lines[:1], "reveal department")[1] == (
            "Anna has another department revealed."
        )

    def test_reports_and_an_epidemic(self, qapp):
        (told, *_) = story(ALONE, "report M04 R Y G", players=ANNA_AND_BEN[:1])
        assert told.startswith("Anna finishes a report (1 red, 1 yellow, 1 green")
        assert told.endswith("): 3 points.")
        state = LINES.position(
            ward("R3", **NEW),
            ward("Y3", **NEW),
            phase="ambulance",
            agreed="epidemic",
            ambulances="R2 Y2 G2 / R3 Y3 G3 / R4 Y4 G4 swaps 0",
            market="D_P3_R D_ANAES S_EQ_R -",
        )
        told = story(state, "ambulance 2", "extra R4")
        assert told[1] == "Epidemic: red 4 comes to Anna, too."

    def test_every_kind_of_event_is_told(self, lang):
        words, samples = Words(unnamed([None] * 3)), {}
        for state in positions():
            for action in outcomes(state):
                step = GAME.apply(state, action)
                samples.update({type(event): event for event in step.events})
        assert set(samples) == KINDS
        for kind, event in samples.items():
            sentence = words.sentence(event)
            if kind is events.PatientArrived:
                # Patients lie down where the ambulance has been told of.
                assert sentence is None
                continue
            assert whole(sentence), event
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")
            assert words.is_head(event) == (kind is events.RoundBegan)


class TestMovesList:
    """Every action is a row, and no two rows read the same."""

    def test_no_two_rows_read_the_same(self, lang):
        words, seen = Words(unnamed([None] * 3)), set()
        for state in positions():
            actions = outcomes(state)
            rows = [words.action(state, action) for action in actions]
            doubled = [row for row, times in Counter(rows).items() if times > 1]
            assert not doubled, GAME.notation(state)
            assert all(map(whole, rows)), rows
            seen.update(type(action).__name__ for action in actions)
        assert {kind.__name__ for kind in KINDS_OF_ACTIONS} == seen

    @pytest.mark.parametrize(
        ("line", "row"),
        [
            ("send nurse to R_CCU", "Nurse to Critical Care"),
            ("send S_COL_R to D_P3_R", "Trauma Surgeon to Dialysis"),
            ("blood a3", "Blood bag: yellow 1 in A3: becomes 2"),
            ("blood a2", "Blood bag: red 6 in A2: discharged"),
            ("blood a3 as G", "Blood bag: yellow 1 in A3 is green for this round"),
            ("idle", "End the shift: 1 dies, 3 neglected"),
        ],
    )
    def test_of_a_shift(self, qapp, line, row):
        own = ward("R3 R6 Y1 G2", "D_P3_R", "S_COL_R", blood=1)
        state = LINES.position(own, OTHER)
        assert Words(ANNA_AND_BEN).action(state, GAME.decode(line)) == row

    @pytest.mark.parametrize(
        ("room", "line", "row"),
        [
            ("R_CCU", "treat a1", "Red 3 in A1: becomes 4"),
            ("R_CCU", "treat a2", "Red 6 in A2: discharged"),
            ("X_DRUG", "treat a1", "Take red 3 in A1"),
        ],
    )
    def test_of_a_room(self, qapp, room, line, row):
        own = ward("R3 R6 Y1 G2", "X_DRUG")
        state = LINES.position(own, OTHER, agreed="experimental")
        state = LINES.play(state, f"send nurse to {room}")
        assert Words(ANNA_AND_BEN).action(state, GAME.decode(line)) == row

    def test_of_the_end_of_a_shift(self, qapp):
        words = Words(ANNA_AND_BEN)
        for beds, told in (
            ("R3+", "End the shift"),
            ("R3", "End the shift: 1 is neglected"),
            ("R1 R1", "End the shift: 2 die, 0 neglected"),
        ):
            assert words.action(LINES.position(ward(beds), OTHER), Idle()) == told

    def test_of_the_intake(self, qapp):
        words = Words(ANNA_AND_BEN)
        state = LINES.position(
            ward("R3", **NEW),
            ward("Y3", **NEW),
            phase="ties",
            asked=2,
            ambulances="R2 Y2 R3 / Y3 G3 G4 / R4 Y5 G5 swaps 0",
            market="D_P3_R D_ANAES S_EQ_R -",
        )
        rows = [words.action(state, action) for action in GAME.legal_actions(state)]
        assert rows[0] == "Exchange red 3 (ambulance 1) with yellow 3 (ambulance 2)"
        assert rows[-1] == "Leave the ambulances as they are"
        state = LINES.play(state, "leave")
        rows = [words.action(state, action) for action in GAME.legal_actions(state)]
        assert rows[0] == "Ambulance 2: yellow 3, green 3, green 4"

    def test_of_the_market_and_the_reports(self, qapp):
        words = Words(ANNA_AND_BEN)
        state = LINES.position(
            ward("R3", "D_ANAES"), OTHER, phase="take", asked=2, market="D_P3_R S_PARA -"
        )
        rows = [words.action(state, action) for action in GAME.legal_actions(state)]
        assert rows == [
            "Dialysis: +3 for a red patient",
            "Paramedic: After the room: +2 for a patient of value 1 to 3",
        ]
        state = LINES.play(state, "take D_P3_R")
        rows = [words.action(state, action) for action in GAME.legal_actions(state)]
        assert rows == ["Keep everything", "Return Dialysis for a blood bag"]
        rows = [words.action(ALONE, action) for action in GAME.legal_actions(ALONE)]
        assert rows == [
            "Finish a report with red, yellow, and green: 3 points",
            "Finish no more reports",
        ]

    def test_what_chance_does_is_one_row(self, lang):
        words, state = Words(ANNA_AND_BEN), LINES.position(ward("R3"), OTHER)
        for action in (Drawn(()), Extra(None), Filled(()), Market(()), Offered(()), Reports(())):
            assert whole(words.action(state, action))
        assert words.action(state, Rethrown((1,))) == words.throw(state)
        assert "Ben" in words.action(LINES.start(), Begins(1))
