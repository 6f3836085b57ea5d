"""Is there a short reason for every action in every language, and are costs told as one does?"""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.kernel.advice import Measure
from tabletop.kernel.game import CHANCE
from tests.conformance.conftest import Table, some_tables, tables, trail_of
from tests.ui.advising import advice, reads_well
from ui import language
from ui.advice import GameAdvice, runner_up
from ui.words import GameWords

POSITIONS = 6
"""Looked at in each match."""


@pytest.fixture
def english(qapp):
    language.install(qapp, "en")


def all_reasons(table: Table, states) -> list[tuple[str, str]]:
    """Every reason for what could be done, by the action's line; its worths are by chance."""
    game, told, rng = table.game, advice(table.name, table.seats), Random(str(table))
    found = []
    for state in states:
        if game.turn(state) in (CHANCE, None):
            continue
        legal = game.legal_actions(state)
        worths = {action: rng.random() for action in legal}
        found += [
            (f"{game.encode(action)} in {game.notation(state)}", told.reason(state, action, worths))
            for action in legal
        ]
    return found


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_there_is_a_reason_for_every_action(table, english):
    trail = trail_of(table)
    decided = [turn.before for turn in trail.turns if table.game.turn(turn.before) != CHANCE]
    states = Random(str(table)).sample(decided, min(POSITIONS, len(decided)))
    for where, said in all_reasons(table, states):
        assert reads_well(said), f"{said!r} for {where}"


@pytest.mark.parametrize("table", list(some_tables()), ids=str)
def test_there_is_a_reason_where_bots_have_played(table, lang):
    level = list(games.bots(table.name))[1]
    choose, game = games.bot(table.name, level), table.game
    state, rng = table.start(), Random(str(table))
    states = []
    for _ in range(60):
        turn = game.turn(state)
        if turn is None:
            break
        states.append(state)
        drawn = turn == CHANCE
        action = game.sample(state, rng) if drawn else choose(game, state, rng, 0.01)
        state = game.apply(state, action).state
    for where, said in all_reasons(table, states[::12]):
        assert reads_well(said), f"{said!r} for {where}"


def test_the_worths_may_know_nothing_of_the_others(english):
    for name in games.names():
        table = next(table for table in tables() if table.name == name)
        turn = next(t for t in trail_of(table).turns if table.game.turn(t.before) != CHANCE)
        told = advice(name, table.seats)
        for action in table.game.legal_actions(turn.before):
            assert reads_well(told.reason(turn.before, action, {action: 1.0}))


class TestCost:
    @pytest.mark.parametrize(
        ("worth", "told"),
        [
            pytest.param(0.0, "0 points", id="none"),
            pytest.param(0.02, "less than 0.1 points", id="hardly any"),
            pytest.param(0.5, "0.5 points", id="half a point"),
            pytest.param(1.0, "1 point", id="one"),
            pytest.param(0.96, "1 point", id="nearly one"),
            pytest.param(1.42, "1.4 points", id="a fraction"),
            pytest.param(-1.42, "1.4 points", id="a loss"),
            pytest.param(7.0, "7 points", id="a whole number"),
            pytest.param(13.4, "13 points", id="many: tenths say nothing"),
        ],
    )
    def test_in_points(self, english, worth, told):
        assert advice("clever", 1).cost(worth, Measure.POINTS) == told

    @pytest.mark.parametrize(
        ("worth", "told"),
        [(0.0, "0%"), (0.001, "less than 1%"), (0.123, "12%"), (-0.5, "50%"), (1.0, "100%")],
    )
    def test_in_chances(self, english, worth, told):
        assert advice("clever", 1).cost(worth, Measure.CHANCE) == told

    def test_has_the_decimal_sign_of_the_language(self, qapp):
        language.install(qapp, "fr")
        told = advice("clever", 1).cost(1.42, Measure.POINTS)
        language.install(qapp, "en")
        assert told.startswith("1,4")


class TestClauses:
    def test_two_are_told_at_most_and_none_that_is_empty(self, english):
        told = GameAdvice(GameWords())
        assert told.joined("", "one", "", "two", "three") == "one; two"
        assert told.joined("one", "") == "one"
        assert told.joined("", "") == ""

    def test_a_clause_that_is_too_long_gives_way_to_the_next(self, english):
        told = GameAdvice(GameWords())
        assert told.joined("one", "two " * 30, "three") == "one; three"
        assert told.joined("one", "two " * 30) == "one"

    def test_the_runner_up_is_the_best_of_the_others(self):
        assert runner_up("a", {"a": 3.0, "b": 1.0, "c": 2.0}) == "c"
        assert runner_up("b", {"a": 3.0, "b": 1.0, "c": 2.0}) == "a"
        assert runner_up("a", {"a": 3.0}) is None
