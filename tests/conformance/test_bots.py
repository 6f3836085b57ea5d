"""Every bot of every game: it keeps the rules, and answers the same to the same question."""

from __future__ import annotations

import random
from dataclasses import replace
from random import Random

import pytest

from tabletop import games
from tabletop.analysis import weighed
from tabletop.kernel.advice import Measure
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.seats import unnamed
from tabletop.players import answer, asked_of

QUESTIONS = 40
SEEDS = range(5)


@pytest.fixture
def questions(table, trail):
    """Positions of a game in which a seat is to act, spread over it."""
    asked = [
        turn.before for turn in trail.turns if table.game.turn(turn.before) not in (None, CHANCE)
    ]
    return asked[:: max(1, len(asked) // QUESTIONS)]


def test_three_levels_stand_above_chance(name):
    first, *levels = games.bots(name)
    assert first == "random"
    assert len(levels) == 3


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


class TestTheFuture:
    """Nobody but chance knows the seed that brings the dice."""

    @pytest.fixture
    def thrown(self, table, trail):
        """Positions in which a seat decides, and chance acts right after one of its actions."""
        game = table.game
        return [
            turn.before
            for turn in trail.turns
            if game.turn(turn.before) not in (None, CHANCE) and game.turn(turn.after) == CHANCE
        ][:12:4]

    def match(self, table, state, seed):
        """A match in which the dice come from *seed*, at a position."""
        match = Match(table.game, Setup(table.options, unnamed([None] * table.seats), seed))
        match.start = state
        return match

    def test_changes_with_the_seed(self, table, thrown):
        # Else the test below would show nothing.
        game = table.game
        for state in thrown:
            shown = set()
            for seed in SEEDS:
                match = self.match(table, state, seed)
                match.play(next(iter(_before_chance(game, state))))
                shown.add(match.drawn())
            assert len(shown) > 1 or len(game.legal_actions(match.state)) == 1

    def test_is_seen_by_no_bot(self, table, thrown):
        for level in games.bots(table.name):
            for state in thrown:
                matches = [self.match(table, state, seed) for seed in SEEDS]
                questions = {asked_of(level, match.game, match.state) for match in matches}
                assert len(questions) == 1, "the question tells of the seed"

    def test_changes_no_choice(self, table, thrown):
        """Also where the whole process could be looked into: nothing in it knows the dice."""
        for level in games.bots(table.name):
            for state in thrown:
                answers = set()
                for seed in SEEDS[:2]:
                    random.seed(f"{seed}/0")
                    answers.add(answer(replace(asked_of(level, table.game, state), budget=0.02)))
                assert len(answers) == 1

    def test_changes_no_worth(self, table, thrown):
        for state in thrown:
            found = []
            for seed in SEEDS[:2]:
                random.seed(f"{seed}/0")
                found.append(weighed(table.name, state, "hint", 0.02))
            assert found[0] == found[1]


def _before_chance(game, state):
    """The actions after which chance acts."""
    return [
        action
        for action in game.legal_actions(state)
        if game.turn(game.apply(state, action).state) == CHANCE
    ]


class TestAdvice:
    """What the best bot tells of its thoughts."""

    def test_gives_every_action_a_worth_and_plays_the_best(self, table, questions):
        game, weigh = table.game, games.advice(table.name).weigh
        *_, best = games.bots(table.name)
        for number, state in enumerate(questions[:: max(1, len(questions) // 6)]):
            worths = weigh(game, state, Random(number), 0.05)
            assert set(worths) == set(game.legal_actions(state))
            chosen = games.bot(table.name, best)(game, state, Random(number), 0.05)
            assert worths[chosen] >= max(worths.values()) - 1e-6

    def test_a_chance_is_one(self, table, questions):
        advice = games.advice(table.name)
        if advice.measure is Measure.CHANCE:
            for state in questions[:5]:
                worths = advice.weigh(table.game, state, Random(1), 0.05).values()
                assert 0 <= min(worths) <= max(worths) <= 1

    def test_knows_the_end(self, table, trail):
        outlook = games.advice(table.name).outlook
        if outlook is not None:
            *_, end = trail.positions
            totals = [score.total for score in table.game.scores(end)]
            assert [abs(worth) for worth in outlook(table.game, end)] == list(map(abs, totals))

    def test_has_an_outlook_for_every_seat_all_through_the_match(self, table, trail):
        outlook = games.advice(table.name).outlook
        if outlook is not None:
            for state in trail.some(8):
                assert len(outlook(table.game, state)) == table.seats

    def test_plays_on_by_a_bot_there_is(self, name):
        assert games.advice(name).quick in games.bots(name)
