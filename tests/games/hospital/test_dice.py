"""Whatever happens, no die is lost, and nobody has more points than the rules can bring."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop import games
from tabletop.kernel.game import CHANCE, one_of

GAME = games.load("hospital")
MATCHES = 400
"""So many are played; 20,000 were when this was written."""

DICE = {1: 33, 2: 45, 3: 54, 4: 63}
SWITCHES = ("panic", "epidemic", "virus", "experimental")
SCALE = (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)


@cache
def ceiling(lying: int, arriving: int, rounds: int = 8) -> int:
    """The most that patients and empty wards can bring to who could treat everybody at will.

    So many lie there and so many arrive each round; some leave, some die, the others stay.
    """
    if rounds == 0:
        return 0
    there = min(12, lying + arriving)
    return max(
        SCALE[leave] + 5 * (stay == 0) + ceiling(stay, arriving, rounds - 1)
        for leave in range(there + 1)
        for stay in range(there - leave + 1)
    )


def on_the_table(state) -> int:
    """Every die, wherever it lies."""
    wards = [len(own.patients) + len(own.discharged) for own in state.hospitals]
    road = [len(ambulance) for ambulance in state.intake.ambulances]
    waiting = len(state.intake.arriving) + len(state.intake.drawn)
    return sum(state.supply.bag) + sum(wards) + sum(road) + waiting


def ceiling_of(options) -> int:
    """That of the variants that bring more patients."""
    return ceiling(
        5 if options.get("panic") == "on" else 3, 4 if options.get("epidemic") == "on" else 3
    )


def counted(state, seat: int) -> int:
    """What the ceilings count: the discharged and empty wards."""
    parts = dict(GAME.scores(state)[seat].parts)
    return parts["discharged"] + parts["empty"]


def chosen(state, rng: Random, is_diligent: bool):
    """By whim; who is diligent lets no worker be idle."""
    legal = GAME.legal_actions(state)
    at_work = [action for action in legal if type(action).__name__ not in ("Idle", "Skip")]
    return one_of(at_work if is_diligent and at_work else legal, rng)


def played(seats: int, options, rng: Random, is_diligent: bool = False):
    """The last position of a match by chance and whim; fails where a die is lost."""
    state, actions = GAME.initial(options, seats), 0
    while (turn := GAME.turn(state)) is not None:
        action = GAME.sample(state, rng) if turn == CHANCE else chosen(state, rng, is_diligent)
        state = GAME.apply(state, action).state
        actions += 1
        assert on_the_table(state) == DICE[seats], GAME.notation(state)
        assert min(state.supply.bag) >= 0
    assert actions <= GAME.longest(seats)
    return state


@pytest.mark.parametrize(
    ("options", "most"),
    [({}, 90), ({"panic": "on"}, 95), ({"epidemic": "on"}, 115)],
    ids=["base", "panic", "epidemic"],
)
def test_the_ceilings(options, most):
    assert ceiling_of(options) == most


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.no_cover
def test_dice_are_all_there_and_points_below_the_ceiling(seats):
    most = 0
    for number in range(MATCHES // 4):
        on = [number >> at & 1 for at in range(len(SWITCHES))]
        options = {name: ("off", "on")[there] for name, there in zip(SWITCHES, on, strict=True)}
        state = played(seats, options, Random(f"dice/{seats}/{number}"), is_diligent=number >= 50)
        for seat in range(seats):
            assert counted(state, seat) <= ceiling_of(options)
            most = max(most, counted(state, seat))
    assert most > 10


@settings(max_examples=25)
@given(data=st.data(), seats=st.integers(1, 4), on=st.sets(st.sampled_from(SWITCHES)))
def test_whatever_is_chosen_no_die_is_lost(data, seats, on):
    """Choices are searched for, not drawn: the shortest way to lose a die would be told."""
    state = GAME.initial(dict.fromkeys(on, "on"), seats)
    rng = Random(data.draw(st.integers(0, 1000)))
    for choice in data.draw(st.lists(st.integers(0, 60), max_size=150)):
        turn = GAME.turn(state)
        legal = GAME.legal_actions(state)
        action = GAME.sample(state, rng) if turn == CHANCE else legal[choice % len(legal)]
        state = GAME.apply(state, action).state
        assert on_the_table(state) == DICE[seats], GAME.notation(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_of_each_colour(seats):
    """A colour by a blood bag changes no die."""
    rng = Random(f"colours/{seats}")
    state = GAME.initial({"experimental": "on", "epidemic": "on"}, seats)
    while (turn := GAME.turn(state)) is not None:
        legal = GAME.legal_actions(state)
        action = GAME.sample(state, rng) if turn == CHANCE else one_of(legal, rng)
        state = GAME.apply(state, action).state
        if state.phase.value != "work":
            continue
        for colour in range(3):
            lie = [
                one
                for own in state.hospitals
                for one in (*own.patients, *own.discharged)
                if one.colour == colour
            ]
            assert state.supply.bag[colour] + len(lie) == DICE[seats] // 3
