"""Bots against bots: both from either side, on the same seeds."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from statistics import mean, stdev

import pytest

from tabletop import games
from tabletop.arena import (
    Bout,
    Contender,
    Estimate,
    Tournament,
    apart,
    arranged,
    fought_out,
    pairing,
)
from tabletop.kernel.bots import random_bot
from tabletop.kernel.game import Ranking
from tabletop.simulation import played_out

CARIES = ("caries", ("random", "careful"))
ROUNDS = 8


@pytest.fixture
def arena(tabletop):
    return lambda *words: tabletop("arena", *words, "--json").json


class TestAnswer:
    def test_every_pairing_in_the_order_they_are_named(self, arena):
        told = arena("clever", "greedy", "random", "planner", "--games", "2")
        met = [[side["bot"] for side in bout["bots"]] for bout in told["bouts"]]
        assert met == [["greedy", "random"], ["greedy", "planner"], ["random", "planner"]]

    def test_its_fields(self, arena):
        told = arena(
            *("caries", "random", "careful", "--games", "20", "--seats", "3", "--seed", "4"),
            *("--option", "dice=two", "--budget", "0.5"),
        )
        assert (told["game"], told["seats"], told["seed"], told["budget"]) == ("caries", 3, 4, 0.5)
        assert told["options"]["dice"] == "two"
        (bout,) = told["bouts"]
        assert (bout["games"], bout["won"]) == (20, 20)
        assert sum(side["wins"] for side in bout["bots"]) == pytest.approx(20)
        for side in bout["bots"]:
            low, high = side["interval"]
            assert 0 <= low < side["rate"] == side["wins"] / 20 < high <= 1
            assert set(side["points"]) == {"mean", "error"}
            assert side["moves"] > 20 * 20
        lead = bout["bots"][0]["points"]["mean"] - bout["bots"][1]["points"]["mean"]
        assert bout["lead"]["mean"] == pytest.approx(lead)

    def test_alone_at_the_table_each_has_its_points(self, arena):
        told = arena("caries", "random", "careful", "--games", "7", "--seats", "1")
        assert [[side["bot"] for side in bout["bots"]] for bout in told["bouts"]] == [
            ["random"],
            ["careful"],
        ]
        assert [bout["games"] for bout in told["bouts"]] == [7, 7]
        assert [bout["lead"] for bout in told["bouts"]] == [None, None]

    def test_where_nobody_wins_there_is_no_rate(self, arena, tabletop):
        words = ("caries", "random", "careful", "--games", "2", "--option", "mode=collaborative")
        (bout,) = arena(*words)["bouts"]
        assert bout["won"] == 0
        assert [(side["rate"], side["interval"]) for side in bout["bots"]] == [(None, None)] * 2
        assert tabletop("arena", *words).out.splitlines()[4].split()[2:5] == ["-", "-", "-"]

    def test_nothing_is_drawn_where_nobody_watches(self, tabletop):
        assert tabletop("arena", "caries", "random", "careful", "--games", "60").err == ""

    def test_an_odd_game_has_its_other_side(self, arena):
        assert arena("caries", "random", "careful", "--games", "5")["bouts"][0]["games"] == 6

    def test_a_table_for_people(self, tabletop):
        lines = tabletop("arena", "caries", "random", "careful", "--games", "20").out.splitlines()
        assert lines[0] == "20 games of caries a pairing, 2 seats, seed 0"
        assert lines[3].split()[:5] == ["bot", "against", "wins", "%", "from"]
        assert lines[4].split()[:2] == ["random", "careful"]
        assert lines[5].split()[:2] == ["careful", "random"]
        shares = [float(line.split()[2]) for line in lines[4:6]]
        assert sum(shares) == pytest.approx(100)
        leads = [float(line.split()[7]) for line in lines[4:6]]
        assert leads[0] == -leads[1] != 0

    def test_a_table_of_who_plays_alone(self, tabletop):
        text = tabletop("arena", "caries", "random", "careful", "--games", "3", "--seats", "1").out
        head, *rows = text.splitlines()[3:6]
        assert head.split()[:3] == ["bot", "points", "error"]
        assert [row.split()[0] for row in rows] == ["random", "careful"]


class TestFigures:
    """Against the same games, played and added up by hand."""

    @pytest.fixture(params=[2, 3], ids=["two seats", "three seats"])
    def seats(self, request):
        return request.param

    @pytest.fixture
    def rounds(self, seats):
        """Of each round of the two sides: points and share of the wins by name."""
        game = games.load("caries")
        found = []
        for number in range(ROUNDS):
            points, wins = (
                {"random": 0, "careful": 0},
                {"random": Fraction(), "careful": Fraction()},
            )
            for first, second in (("random", "careful"), ("careful", "random")):
                sitting = [(first, second)[seat % 2] for seat in range(seats)]
                ended = played_out(
                    game,
                    game.initial({}, seats),
                    [games.bot("caries", name) for name in sitting],
                    Random(f"3/{number}/dice"),
                    [Random(f"3/{number}/{seat}") for seat in range(seats)],
                )
                winners = game.ranking(ended.state).winners
                for seat, (name, score) in enumerate(
                    zip(sitting, game.scores(ended.state), strict=True)
                ):
                    points[name] += score.total
                    wins[name] += Fraction(seat in winners, len(winners))
            found.append((points, wins))
        return found

    def test_they_are_those_of_the_games(self, seats, rounds):
        tournament = arranged(*CARIES, 2 * ROUNDS, seats=seats, seed=3)
        (fought,) = fought_out(tournament).fought
        for who, side in enumerate(fought.sides):
            points = [points[side.name] / seats for points, _ in rounds]
            assert side.points.mean == pytest.approx(mean(points))
            assert side.points.error == pytest.approx(stdev(points) / ROUNDS**0.5)
            wins = sum(wins[side.name] for _, wins in rounds)
            assert side.wins == pytest.approx(float(wins))
            assert fought.rate(who) == pytest.approx(float(wins) / (2 * ROUNDS))
        leads = [(points["random"] - points["careful"]) / seats for points, _ in rounds]
        assert fought.lead.mean == pytest.approx(mean(leads))
        assert fought.lead.error == pytest.approx(stdev(leads) / ROUNDS**0.5)

    def test_a_mean_lies_within_two_errors_in_95_of_100_cases(self):
        assert Estimate(10.0, 2.0).interval == pytest.approx((6.08, 13.92), abs=0.01)

    def test_one_round_has_no_error(self):
        (fought,) = fought_out(arranged(*CARIES, 2)).fought
        assert fought.lead.error == fought.sides[0].points.error == 0


def test_a_win_that_is_shared_counts_in_parts(monkeypatch):
    game = games.load("caries")
    shared = Ranking((1, 1, 1, 4), (0, 1, 2), "points")
    monkeypatch.setattr(type(game), "ranking", lambda self, state: shared)
    bout = Bout((Contender("random"), Contender("careful")), ((0, 1, 0, 1),))
    (fought,) = fought_out(Tournament("caries", (bout,), 3, 0, {}, 0.1)).fought
    assert [side.wins for side in fought.sides] == [2, 1]
    assert fought.won == 3


def test_who_plays_like_the_other_wins_half_of_the_games():
    """On the same seeds from either side, nobody has the better dice."""
    twin = Contender("twin", games.bot("caries", "careful"))
    bout = pairing(Contender("careful"), twin, 2)
    (fought,) = fought_out(Tournament("caries", (bout,), 10, 0, {}, 0.1)).fought
    assert [side.wins for side in fought.sides] == [10, 10]
    assert (fought.lead.mean, fought.lead.error) == (0, 0)


def test_apart_each_has_all_seats_of_its_tables():
    bout = apart([Contender("random"), Contender("careful")], 3)
    assert bout.seatings == ((0, 0, 0), (1, 1, 1))
    (fought,) = fought_out(Tournament("caries", (bout,), 4, 0, {}, 0.1)).fought
    assert [side.wins for side in fought.sides] == [4, 4]
    assert fought.games == 8
    assert fought.lead.error > 0


def test_a_bot_plans_by_the_budget_that_is_given():
    budgets = set()

    def asked(game, state, rng, budget):
        budgets.add(budget)
        return random_bot(game, state, rng, budget)

    bout = pairing(Contender("random"), Contender("asked", asked), 2)
    fought_out(Tournament("caries", (bout,), 1, 0, {}, 0.25))
    assert budgets == {0.25}


def test_progress_is_told_up_to_the_last_game():
    heard = []
    tournament = arranged("clever", ("random", "greedy", "planner"), 6, seats=1)
    fought_out(tournament, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == tournament.games == 18


class TestRefused:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            pytest.param([], "GAME", id="no game"),
            pytest.param(["caries"], "BOT", id="no bots"),
            pytest.param(["whist", "random", "careful"], "there is caries", id="no such game"),
            pytest.param(["caries", "random", "x"], 'no bot "x"; it has random', id="no such bot"),
            pytest.param(["caries", "careful"], "nobody to play against", id="one bot"),
            pytest.param(
                ["caries", "careful", "random", "careful"], "careful is named twice", id="twice"
            ),
            pytest.param(
                ["croco", "random", "greedy", "--seats", "3"], "croco is played by 2", id="seats"
            ),
            pytest.param(
                ["caries", "random", "careful", "--games", "0"], "from 1 up", id="no games"
            ),
            pytest.param(
                ["caries", "random", "careful", "--option", "dice=six"], "one or two", id="value"
            ),
            pytest.param(
                ["caries", "random", "careful", "--budget", "0"], "seconds like 0.1", id="no time"
            ),
            pytest.param(
                ["caries", "random", "careful", "--budget", "long"], '"long"', id="no such time"
            ),
            pytest.param(
                ["caries", "random", "careful", "--backend", "spark"],
                'takes loky, dask or ray, not "spark"',
                id="no such backend",
            ),
            pytest.param(
                ["caries", "random", "careful", "--cluster", "tcp://there:8786"],
                "takes dask or ray",
                id="a cluster without its backend",
            ),
            pytest.param(
                ["caries", "random", "careful", "--backend", "dask", "--cluster", "nowhere"],
                "no dask cluster with workers answers at nowhere",
                id="no such cluster",
            ),
        ],
    )
    def test_in_one_sentence(self, tabletop, words, said):
        assert said in tabletop("arena", *words).sentence
