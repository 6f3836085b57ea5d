"""What the end of a game is worth in the match: the sum over its games decides who wins."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tabletop.games.croco.position import Position
from tabletop.games.croco.printed import MOST
from tabletop.kernel.game import Seat

UNITS: Final = 1000
"""A match won for certain; whole numbers add up alike on every machine."""
_SHARE: Final = 200
"""So much of it goes by the margin: who wins wins high, and who loses fights on."""
_SPREAD: Final = 14
"""How far the margin of a game strays; the more of them are to come, the less one decides."""


def stakes(state: Position, green: Seat) -> tuple[int, ...]:
    """By what green has more in this game, from -MOST to MOST, what that is worth to *green*."""
    lead = sum(result[green] - result[1 - green] for result in state.results)
    to_come = state.agreed.games - state.game
    margins = range(-MOST, MOST + 1)
    if to_come:
        spread = _SPREAD * sqrt(to_come)
        won = [1 / (1 + exp(-(lead + margin) / spread)) for margin in margins]
    else:
        games = sum(_decided(result[green] - result[1 - green]) for result in state.results)
        won = [(1 + _decided(lead + margin or games + _decided(margin))) / 2 for margin in margins]
    return tuple(
        round(chance * (UNITS - _SHARE) + _SHARE * (margin + MOST) / (2 * MOST))
        for chance, margin in zip(won, margins, strict=True)
    )


def _decided(margin: int) -> int:
    """1 where it is won, -1 where it is lost."""
    return (margin > 0) - (margin < 0)
