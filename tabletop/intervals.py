"""How sure a figure is that was counted in games: intervals of 95 %."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""So many standard errors to each side are 95 %."""


class Interval(NamedTuple):
    """A figure, and between what it lies with 95 %."""

    value: float
    low: float
    high: float


def of_share(won: float, games: int) -> Interval:
    """The share *won* of so many games, by Wilson's score interval; anything without a game."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    share, squared = won / games, Z * Z
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    spread = share * (1 - share) / games + squared / (4 * games * games)
    aside = Z * sqrt(max(spread, 0.0)) / (1 + squared / games)
    return Interval(share, max(0.0, middle - aside), min(1.0, middle + aside))


def of_mean(total: float, squares: float, count: int) -> Interval:
    """The mean of *count* numbers by their sum and the sum of their squares."""
    if not count:
        return Interval(0.0, 0.0, 0.0)
    mean = total / count
    variance = (squares - total * mean) / (count - 1) if count > 1 else 0.0
    aside = Z * sqrt(max(variance, 0.0) / count)
    return Interval(mean, mean - aside, mean + aside)
