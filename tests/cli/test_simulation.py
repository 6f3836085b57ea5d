"""The figures of a simulation are what they are called."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from random import Random
from statistics import mean, median, quantiles, stdev

import pytest

from tabletop import games, simulation
from tabletop.kernel.errors import IllegalAction, TabletopError
from tabletop.kernel.game import Ranking
from tabletop.simulation import planned, played_out, simulated


@pytest.mark.parametrize(
    "points", [[3, 3, 9, 1], [0, 7], [5, 1, 2, 8, 8], [4] * 6, list(range(100))], ids=str
)
def test_a_spread_is_that_of_the_points(points):
    spread = simulation._spread(Counter(points))
    assert spread.mean == pytest.approx(mean(points))
    assert spread.sd == pytest.approx(stdev(points))
    assert (spread.min, spread.max) == (min(points), max(points))
    assert spread.median == median(points)
    low, _, high = quantiles(points, n=4, method="inclusive")
    assert (spread.q25, spread.q75) == (low, high)


def test_one_game_has_no_spread():
    spread = simulation._spread(Counter([7]))
    assert (spread.mean, spread.sd, spread.q25, spread.max) == (7, 0, 7, 7)


def test_points_wins_and_actions_are_those_of_the_games():
    plan = planned("caries", 30, bots=("random", "careful"), seed=3)
    game = games.load("caries")
    bots = [games.bot("caries", bot) for bot in plan.bots]
    totals, winners, plies = [], [], 0
    for number in range(30):
        minds = [Random(f"3/{number}/{seat}") for seat in range(2)]
        start = game.initial({}, 2)
        ended = played_out(game, start, bots, Random(f"3/{number}/dice"), minds)
        totals.append(game.scores(ended.state)[1].total)
        winners.append(game.ranking(ended.state).winners)
        plies += ended.plies
    result = simulated(plan)
    assert result.scores[1].mean == mean(totals)
    assert result.wins == (winners.count((0,)), winners.count((1,)))
    assert result.draws == sum(len(won) > 1 for won in winners)
    assert result.plies == plies


def test_progress_is_told_up_to_the_last_game():
    heard = []
    simulated(planned("caries", 25), progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 25


def test_the_dice_do_not_depend_on_who_plays():
    """The same seed throws the same first dice for every bot."""

    def first_roll(bot):
        seen = []

        class Watched(Random):
            def random(self):
                seen.append(super().random())
                return seen[-1]

        game = games.load("caries")
        played_out(game, game.initial({}, 1), [games.bot("caries", bot)], Watched(5), [Random(1)])
        return seen[:3]

    assert first_roll("random") == first_roll("careful")


def test_a_bot_that_breaks_the_rules_is_found_out():
    game = games.load("caries")

    def cheats(game, state, rng, budget):
        return game.decode("roll 6")

    with pytest.raises(IllegalAction, match=r'"roll 6" in the position: one standard'):
        played_out(game, game.initial({}, 1), [cheats], Random(1), [Random(1)])


def test_a_game_without_an_end_is_found_out(monkeypatch):
    game = games.load("caries")
    monkeypatch.setattr(type(game), "longest", lambda self, seats: 20)
    with pytest.raises(TabletopError, match="end within 20 actions"):
        simulated(planned("caries", 1))


def test_a_win_that_is_shared_is_a_draw(monkeypatch):
    shared = Ranking((1, 1, 3), (0, 1), "points")
    monkeypatch.setattr(type(games.load("caries")), "ranking", lambda self, state: shared)
    found = simulated(planned("caries", 4, seats=3))
    assert (list(found.wins), found.draws) == ([0, 0, 0], 4)


def test_a_game_may_have_no_figures(monkeypatch):
    monkeypatch.setattr(simulation.importlib.util, "find_spec", lambda name: None)
    assert simulated(planned("caries", 2)).figures == {}


FROZEN = """
import sys
from tabletop.simulation import planned, simulated

alone = simulated(planned("caries", 40))
sys.frozen = True
two = simulated(planned("caries", 40), jobs=2)
assert alone.scores == two.scores and alone.plies == two.plies
"""


def test_a_frozen_app_has_jobs_too():
    subprocess.run(
        [sys.executable, "-c", FROZEN],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
    )
