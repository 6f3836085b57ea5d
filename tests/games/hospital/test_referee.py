"""A second referee follows random matches of all seats and variants, and must agree.

It is written from the printed rules alone and shares nothing with the game's rules but
the lines of the actions; see ``referee.py``.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from random import Random

import pytest

from tabletop.kernel.game import CHANCE, one_of

MATCHES = 12
"""So many are followed by every number of players; 2,000 were when this was written."""

SWITCHES = ("panic", "epidemic", "virus", "experimental")


@pytest.fixture(scope="module")
def referee():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(Path(__file__).parent)
        return importlib.import_module("referee").Referee


def agreed_in(number: int) -> dict[str, str]:
    """Every variant alone, then all the ways to mix them; every third time no administrators."""
    on = [number % 5 == at or (number > 5 and number >> at & 1) for at in range(len(SWITCHES))]
    agreed = {switch: ("off", "on")[there] for switch, there in zip(SWITCHES, on, strict=True)}
    return {**agreed, "administrators": ("on", "on", "off")[number % 3]}


def agrees(game, state, referee) -> None:
    """Fails where the two say something different of a position."""
    where = game.notation(state)
    lines = [game.encode(action) for action in game.legal_actions(state)]
    assert game.turn(state) == referee.who, where
    assert sorted(lines) == sorted(referee.ways), where
    for seat, score in enumerate(game.scores(state)):
        assert dict(score.parts) == referee.parts(seat), where
        assert score.total == sum(referee.parts(seat).values()), where
    assert list(game.ranking(state).winners) == referee.winners(), where
    assert list(state.supply.bag) == [referee.bag[colour] for colour in "RYG"], where


def followed(game, referee, seats: int, number: int) -> int:
    """How many actions of a random match the referee followed; fails where it disagrees."""
    agreed = agreed_in(number)
    rng = Random(f"referee/{seats}/{number}")
    state, second, count = game.initial(agreed, seats), referee(seats, agreed), 0
    agrees(game, state, second)
    while (turn := game.turn(state)) is not None:
        action = (
            game.sample(state, rng) if turn == CHANCE else one_of(game.legal_actions(state), rng)
        )
        second.done(game.encode(action))
        state = game.apply(state, action).state
        agrees(game, state, second)
        count += 1
    assert second.who is None
    return count


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_second_referee_agrees(hospital, referee, seats):
    for number in range(MATCHES):
        assert followed(hospital.game, referee, seats, number) > seats * 8 * 6
