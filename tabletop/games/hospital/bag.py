"""Drawing: what is left by kind, and one after the other out of it, by the odds.

Nothing is shuffled: a bag and a deck are counts, so that no position hides what comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.games.hospital.printed import COLOURS, Colour, Patient
from tabletop.kernel.game import Rng

Bag = tuple[int, int, int]


def drawn(counts: Sequence[int], number: int, rng: Rng) -> list[int]:
    """The kinds of so many pieces, none put back; fewer where there are no more."""
    left = list(counts)
    found: list[int] = []
    for _ in range(min(number, sum(left))):
        at = int(rng.random() * sum(left))
        kind = 0
        while at >= left[kind]:
            at -= left[kind]
            kind += 1
        left[kind] -= 1
        found.append(kind)
    return found


def holds(counts: Sequence[int], kinds: Iterable[int]) -> bool:
    """Whether all these can be drawn together."""
    left = list(counts)
    for kind in kinds:
        left[kind] -= 1
    return min(left, default=0) >= 0


def without(counts: Sequence[int], kinds: Iterable[int]) -> tuple[int, ...]:
    """What is left after these were drawn."""
    left = list(counts)
    for kind in kinds:
        left[kind] -= 1
    return tuple(left)


def bag_without(bag: Bag, colours: Iterable[Colour]) -> Bag:
    """The bag after these dice were drawn."""
    red, yellow, green = without(bag, colours)
    return red, yellow, green


def bag_with(bag: Bag, patients: Iterable[Patient]) -> Bag:
    """The bag after the dice of these patients went back to it."""
    back = [one.colour for one in patients]
    red, yellow, green = (bag[colour] + back.count(colour) for colour in COLOURS)
    return red, yellow, green
