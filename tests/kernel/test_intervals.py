"""How sure a counted figure is."""

from __future__ import annotations

import pytest

from tabletop.intervals import of_mean, of_share


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [
        pytest.param(5, 10, 0.2366, 0.7634, id="half of ten"),
        pytest.param(98, 100, 0.9300, 0.9945, id="nearly all"),
        pytest.param(0, 10, 0.0, 0.2775, id="none of ten"),
        pytest.param(10, 10, 0.7225, 1.0, id="all of ten"),
        pytest.param(0, 0, 0.0, 1.0, id="nothing tried"),
    ],
)
def test_a_share_by_wilson(wins, tries, low, high):
    found = of_share(wins, tries)
    assert found.value == (wins / tries if tries else 0.5)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("numbers", "mean", "aside"),
    [
        pytest.param([10, 12, 14, 16], 13, 2.5303, id="four"),
        pytest.param([7], 7, 0, id="one tells nothing of its spread"),
        pytest.param([], 0, 0, id="none"),
    ],
)
def test_a_mean(numbers, mean, aside):
    found = of_mean(sum(numbers), sum(number * number for number in numbers), len(numbers))
    assert found == pytest.approx((mean, mean - aside, mean + aside), abs=1e-3)
