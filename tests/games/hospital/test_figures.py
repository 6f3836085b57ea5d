"""What a simulation tells of Hospital besides points."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.games.hospital.figures import counted, figures


def story(hospital, state, *lines: str):
    return hospital.tell(state, *lines)[1]


def test_the_discharged_and_the_largest_round(hospital):
    start = hospital.position(
        hospital.ward("G3+", discharged="R6 R6 R6"), hospital.ward("", discharged="Y6")
    )
    told = counted(story(hospital, start, "idle", "idle"))
    assert (told["shifts"], told["discharged"], told["empty"]) == (2, 4, 1)
    assert told["largest"] == 4


def test_the_largest_is_one_for_each_hospital(hospital):
    events = ()
    for discharged in ("R6", "R6 R6 R6", "R6 R6"):
        start = hospital.position(hospital.ward("G3+", discharged=discharged), hospital.ward("G3+"))
        events += story(hospital, start, "idle", "idle")
    told = counted(events)
    assert (told["discharged"], told["largest"], told["shifts"]) == (6, 3, 6)


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        pytest.param(("idle",), "died", id="a 1 dies"),
        pytest.param(("idle",), "neglected", id="a 3 is neglected"),
        pytest.param(("blood a1",), "bags", id="a bag"),
        pytest.param(("blood a1 as G",), "bags", id="a bag for a colour"),
        pytest.param(("send nurse to R_CCU", "treat a1"), "sent", id="a nurse"),
        pytest.param(("send S_CONS to R_CCU", "treat a1", "treat a2"), "helped", id="a specialist"),
    ],
)
def test_what_happens_is_counted_once(hospital, lines, name):
    start = hospital.working("R3 Y1", specialists="S_CONS", blood=1)
    assert counted(story(hospital, start, *lines))[name] == 1


def test_a_specialist_who_only_lends_a_hand_does_not_help(hospital):
    start = hospital.working("R3 Y1", specialists="S_CONS")
    told = counted(story(hospital, start, "send S_CONS to R_CCU", "treat a1", "skip"))
    assert (told["sent"], told["helped"]) == (1, 0)


def test_what_is_returned_and_what_is_reported(hospital):
    take = hospital.position(
        hospital.ward(), hospital.ward(), phase="take", asked=2, market="D_P3_R S_CONS -"
    )
    assert counted(story(hospital, take, "take D_P3_R", "return D_P3_R"))["returned"] == 1
    alone = hospital.position(hospital.ward("R3+", discharged="R6 Y6 G6"))
    assert counted(story(hospital, alone, "idle", "report M04 R Y G"))["reports"] == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_as_figures(hospital, seats):
    """Patients who came have left, died, or lie in the wards."""
    game, rng = hospital.game, Random(f"figures/{seats}")
    state, events = hospital.start(seats, epidemic="on"), ()
    while (turn := game.turn(state)) is not None:
        legal = game.legal_actions(state)
        step = game.apply(
            state, game.sample(state, rng) if turn == -1 else legal[int(rng.random() * len(legal))]
        )
        state, events = step.state, events + step.events
    told = figures(counted(events), games=1)
    left = sum(len(own.patients) for own in state.hospitals)
    deaths = sum(own.deaths for own in state.hospitals)
    assert told["patients_left"] == pytest.approx(left / seats)
    assert told["deaths"] == pytest.approx(deaths / seats)
    assert told["largest_round"] * 8 >= told["discharged"]
    assert told["rounds_with_empty_wards"] <= 8


def test_nothing_played_has_no_figures():
    assert figures({}, games=0) == {}
