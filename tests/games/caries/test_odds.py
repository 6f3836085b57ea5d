"""What chance brings: every outcome as likely as the other, and the figures this leads to.

The expected figures come from an exact calculation over the circuit, and were not
made with these rules.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from statistics import mean, stdev

import pytest

from tabletop.games.caries import figures
from tabletop.games.caries.actions import AskAppointments, TakeCube, Throw
from tabletop.games.caries.bots import careful
from tabletop.games.caries.position import Phase
from tabletop.simulation import played_out


class TestChance:
    @pytest.mark.parametrize(
        ("turn", "dice", "outcomes"),
        [
            pytest.param("1 lot", "one", 2, id="the lot"),
            pytest.param("1 moving", "one", 6, id="one die for the way"),
            pytest.param("1 moving", "two", 36, id="two dice for the way"),
            pytest.param("1 sugar", "one 1", 6, id="one die for sugar"),
            pytest.param("1 sugar", "two 1 3", 36, id="two dice for sugar"),
            pytest.param("1 appointments", "two 1 2", 6, id="one die for appointments"),
            pytest.param("1 knock", "one 4", 16, id="sixteen sides for the knock"),
        ],
    )
    def test_every_outcome_is_as_likely_as_the_other(self, caries, turn, dice, outcomes):
        state = caries.position("0.00+0", "0.00+0", turn=turn, dice=dice)
        rng, throws = Random(1), 400 * outcomes
        seen = Counter(caries.game.sample(state, rng) for _ in range(throws))
        assert set(seen) == set(caries.game.legal_actions(state))
        # Chi square with its mean and its deviation: four deviations are no accident.
        freedom = outcomes - 1
        chi = sum((count - 400) ** 2 / 400 for count in seen.values())
        assert chi < freedom + 4 * (2 * freedom) ** 0.5

    @pytest.mark.parametrize("number", [0.0, 0.999999999999])
    def test_the_ends_of_the_generator_are_outcomes_too(self, caries, number):
        class Fixed:
            def random(self):
                return number

        state = caries.play(caries.position(), "one die")
        face = caries.game.encode(caries.game.sample(state, Fixed()))
        assert face == ("roll 1" if number == 0.0 else "roll 6")


def never_takes_the_cube(game, state, rng, budget):
    return AskAppointments() if state.phase is Phase.CUBE else game.legal_actions(state)[0]


def always_takes_the_cube(game, state, rng, budget):
    return TakeCube() if state.phase is Phase.CUBE else game.legal_actions(state)[0]


def always_two_dice(game, state, rng, budget):
    return Throw(2) if state.phase is Phase.MOVE else game.legal_actions(state)[0]


def two_dice_with_care(game, state, rng, budget):
    return Throw(2) if state.phase is Phase.MOVE else careful(game, state, rng, budget)


@dataclass
class Many:
    """Points of many games alone, and their figures."""

    points: list[int]
    figures: dict[str, float]

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.points) / len(self.points) ** 0.5


@pytest.fixture(scope="module")
def alone(caries):
    """So many games of one player with a way to play."""

    def alone(choose, games, **options):
        start = caries.game.initial(options, 1)
        points, counts = [], Counter()
        for number in range(games):
            ended = played_out(caries.game, start, [choose], Random(f"odds/{number}"), [None])
            points.append(caries.game.scores(ended.state)[0].total)
            counts.update(figures.counted(ended.story))
        return Many(points, figures.figures(counts, games))

    return alone


@pytest.fixture(scope="module")
def one_die(alone):
    return alone(never_takes_the_cube, 4000)


@pytest.mark.no_cover
class TestFigures:
    @pytest.mark.parametrize(
        ("figure", "expected"),
        [
            ("rolls_per_lap", 8.476),
            ("visits_per_lap_sugar", 3.35),
            ("visits_per_lap_brushing", 2.22),
            ("visits_per_lap_appointment", 1.63),
            ("visits_per_lap_dentist", 1.0),
        ],
    )
    def test_a_lap_with_one_die(self, one_die, figure, expected):
        assert one_die.figures[figure] == pytest.approx(expected, rel=0.01)

    def test_the_knock_is_visited_in_more_than_every_fourth_lap(self, one_die):
        assert one_die.figures["visits_per_lap_knock"] == pytest.approx(0.28, rel=0.05)

    def test_points_of_who_never_takes_the_cube(self, one_die):
        assert abs(mean(one_die.points) - 16.1) < 3 * one_die.error
        assert one_die.error < 0.3

    def test_points_of_who_always_takes_the_cube(self, alone):
        many = alone(always_takes_the_cube, 4000)
        assert abs(mean(many.points) - 20.2) < 3 * many.error

    def test_a_lap_with_two_dice(self, alone):
        many = alone(always_two_dice, 1000, dice="two")
        assert many.figures["rolls_per_lap"] == pytest.approx(4.489, rel=0.01)

    @pytest.mark.parametrize(
        ("choose", "dice", "best", "near"),
        [
            pytest.param(careful, "one", 15.3, 0.8, id="one die"),
            pytest.param(two_dice_with_care, "two", 17.8, 1.0, id="always two dice"),
            pytest.param(careful, "two", 9.75, 1.0, id="free choice of dice"),
        ],
    )
    def test_nobody_has_fewer_points_than_the_best_can(self, alone, choose, dice, best, near):
        many = alone(choose, 3000, dice=dice)
        assert mean(many.points) > best - 3 * many.error
        assert mean(many.points) < best + near + 3 * many.error


class TestCounted:
    def test_a_lap_that_was_broken_off_does_not_count(self, caries):
        before = caries.position("4.27+0", "0.00+0", turn="2 move")
        _, story = caries.tell(before, "one die", "roll 2", "one die", "roll 1", "stop")
        assert figures.counted(story) == {"rolls": 1, "dentist": 1, "laps": 1}

    def test_without_a_lap_there_is_no_figure(self):
        assert figures.figures({}, 0) == {}
