"""Every bot of every game: it keeps the rules, and answers the same to the same question."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.kernel.game import CHANCE

QUESTIONS = 40


@pytest.fixture
def questions(table, trail):
    """Positions of a game in which a seat is to act, spread over it."""
    asked = [
        turn.before for turn in trail.turns if table.game.turn(turn.before) not in (None, CHANCE)
    ]
    return asked[:: max(1, len(asked) // QUESTIONS)]


def test_the_weakest_is_random(name):
    assert next(iter(games.bots(name))) == "random"


def test_bots_play_what_is_legal(table, questions):
    for level, choose in games.bots(table.name).items():
        for number, state in enumerate(questions):
            action = choose(table.game, state, Random(number), 0.05)
            assert action in table.game.legal_actions(state), f"{level}: {action}"


def test_bots_answer_the_same_to_the_same_question(table, questions):
    for choose in games.bots(table.name).values():
        for number, state in enumerate(questions[:10]):
            answers = {choose(table.game, state, Random(number), 0.05) for _ in range(2)}
            assert len(answers) == 1


class OnlyRandom:
    """A generator with the one method whose sequence Python promises to keep."""

    def __init__(self, seed):
        self.random = Random(seed).random


def test_bots_use_only_what_a_generator_promises(table, questions):
    for choose in games.bots(table.name).values():
        for number, state in enumerate(questions[:10]):
            choose(table.game, state, OnlyRandom(number), 0.05)


def test_bots_can_play_a_game_to_its_end(table):
    for choose in games.bots(table.name).values():
        game, dice, mind = table.game, Random(2), Random(3)
        state, plies = table.start(), 0
        while (turn := game.turn(state)) is not None:
            assert plies < game.longest(table.seats)
            action = game.sample(state, dice) if turn == CHANCE else choose(game, state, mind, 0.01)
            state, plies = game.apply(state, action).state, plies + 1
