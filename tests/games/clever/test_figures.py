"""What chance brings, and how many points whim alone makes of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.simulation import planned, simulated


def _chi(counts: Counter, outcomes: int) -> float:
    """Chi square, where each outcome should come as often as the other."""
    expected = counts.total() / outcomes
    return (
        sum((count - expected) ** 2 for count in counts.values()) / expected
        + (outcomes - len(counts)) * expected
    )


def _bearable(outcomes: int) -> float:
    """The mean of chi square and four deviations: more is no accident."""
    freedom = outcomes - 1
    return freedom + 4 * (2 * freedom) ** 0.5


class TestChance:
    @pytest.mark.parametrize(
        ("sheets", "told", "outcomes"),
        [
            pytest.param(3, {"turn": "asked 1 lot 1", "round": 0}, 3, id="the lot"),
            pytest.param(
                1,
                {"turn": "asked 1 nearest 0", "dice": "w1 y1 b2 g2 o2 p2 / - / -"},
                4,
                id="the nearest of equal dice",
            ),
            pytest.param(1, {"dice": "o1 p1 / w1 y1 b1 g1 / -"}, 36, id="two dice"),
        ],
    )
    def test_every_outcome_is_as_likely_as_the_other(self, clever, sheets, told, outcomes):
        state, rng = clever.position(*[""] * sheets, **told), Random(1)
        seen = Counter(
            clever.game.encode(clever.game.sample(state, rng)) for _ in range(400 * outcomes)
        )
        assert set(seen) == set(clever.may(state))
        assert _chi(seen, outcomes) < _bearable(outcomes)

    def test_each_of_six_dice_shows_each_face_as_often(self, clever):
        state, rng = clever.play(clever.start(), "starts 1"), Random(1)
        throws = [clever.game.sample(state, rng).faces for _ in range(2400)]
        for place in range(6):
            seen = Counter(faces[place] for faces in throws)
            assert _chi(seen, 6) < _bearable(6)

    @pytest.mark.parametrize(
        ("number", "line"),
        [(0.0, "roll 1 1 1 1 1 1"), (0.999999999999, "roll 6 6 6 6 6 6")],
    )
    def test_the_ends_of_the_generator_are_outcomes_too(self, clever, number, line):
        class Fixed:
            def random(self):
                return number

        state = clever.play(clever.start(), "starts 1")
        assert clever.game.encode(clever.game.sample(state, Fixed())) == line


@pytest.mark.no_cover
class TestWhim:
    # 2,000 games have a mean of 64 and a deviation of 18, so 400 are within 4 of that.
    def test_random_choices_make_fifty_to_seventy_points_alone(self):
        result = simulated(planned("clever", 400, bots=("random",)))
        assert 60 < result.scores[0].mean < 69
        assert result.scores[0].max <= 334
