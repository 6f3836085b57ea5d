"""Playing a game to its end in the mind: mostly greedily, now and then at random.

Greedy play alone would always take the same way; at random alone nobody would ever be
punished. Strong tokens are kept for last, as whoever has the last word needs them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.games.croco.compact import (
    CELLS_OF,
    LENGTH_AT,
    MAY_LEAVE,
    SHIFT,
    SIDE,
    SPACES_OF,
    Compact,
    Placement,
)
from tabletop.games.croco.printed import CROCODILE_OF

GREEDILY: Final = 0.7
"""How often a placement is the greedy one."""
KEPT: Final = 7
"""What a point on a token is worth as long as it is in the camp."""
LOST: Final = 6
"""What a token is worth that is turned over, whatever its number."""


def played_out(position: Compact, random: Callable[[], float]) -> int:
    """What green has more than blue in the end; the position is played on to it."""
    left = position.left
    while left[position.clan]:
        placed = _greedy(position) if random() < GREEDILY else -1
        position.place(_any(position, random) if placed < 0 else placed)
    return sum(position.worth)


def _any(position: Compact, random: Callable[[], float]) -> Placement:
    """Any token, on any cell that it may go to."""
    spaces = SPACES_OF[MAY_LEAVE[position.left[position.clan]]]
    space = spaces[int(random() * len(spaces))]
    free = position.free
    cells = CELLS_OF[position.kinds[position.clan][space][0] & free or free]
    return space << SHIFT | cells[int(random() * len(cells))]


def _greedy(position: Compact) -> Placement:
    """The placement that brings most at once; -1 where none is worth its token."""
    clan, free, worth = position.clan, position.free, position.worth
    kinds, side = position.kinds[clan], SIDE[clan]
    plus, minus = position.wins
    best, found = -LOST, -1
    for space in SPACES_OF[MAY_LEAVE[position.left[clan]]]:
        named, sign, number = kinds[space]
        for cell in CELLS_OF[(named & free or free) & (minus if sign else plus)]:
            brings = (LENGTH_AT[cell] - KEPT) * number - side * worth[CROCODILE_OF[cell]]
            if brings > best:
                best, found = brings, space << SHIFT | cell
    return found


def promising(position: Compact) -> list[Placement]:
    """What may be placed where: what a greedy player would look at first stands last."""
    clan, free, worth = position.clan, position.free, position.worth
    kinds, side = position.kinds[clan], SIDE[clan]
    wins = position.wins
    ranked: list[tuple[int, Placement]] = []
    for space in SPACES_OF[MAY_LEAVE[position.left[clan]]]:
        named, sign, number = kinds[space]
        cells = named & free or free
        taking = cells & wins[sign]
        for cell in CELLS_OF[taking]:
            brings = (LENGTH_AT[cell] - KEPT) * number - side * worth[CROCODILE_OF[cell]]
            ranked.append((brings, space << SHIFT | cell))
        for cell in CELLS_OF[cells ^ taking]:
            ranked.append((-LOST, space << SHIFT | cell))
    ranked.sort()
    return [placed for _, placed in ranked]
