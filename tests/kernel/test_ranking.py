"""Places by results: the first number that differs decides, and is told."""

from __future__ import annotations

import pytest

from tabletop.kernel.game import Ranking, ranked

REASONS = ("points", "patients", "total")


@pytest.mark.parametrize(
    ("results", "ranking"),
    [
        pytest.param([(9, 0, 0)], Ranking((1,), (), "alone"), id="alone nobody wins"),
        pytest.param([(3, 9, 9), (5, 0, 0)], Ranking((2, 1), (1,), "points"), id="by points"),
        pytest.param([(5, 1, 0), (5, 2, 0)], Ranking((2, 1), (1,), "patients"), id="by the second"),
        pytest.param([(5, 2, 7), (5, 2, 6)], Ranking((1, 2), (0,), "total"), id="by the third"),
        pytest.param([(5, 2, 7), (5, 2, 7)], Ranking((1, 1), (0, 1), "shared"), id="shared"),
        pytest.param(
            [(4, 0, 0), (5, 1, 0), (5, 1, 0), (1, 0, 0)],
            Ranking((3, 1, 1, 4), (1, 2), "shared"),
            id="who shares leaves the next place out",
        ),
        pytest.param(
            [(4, 9, 0), (4, 3, 0), (6, 0, 0)],
            Ranking((2, 3, 1), (2,), "points"),
            id="a tie behind the winner decides nothing",
        ),
    ],
)
def test_places(results, ranking):
    assert ranked(results, REASONS) == ranking
