"""A mouth as four counts: which tooth bears a marker never changes the odds.

A tally says how many teeth are yellow, orange, red and black; the rest are healthy.
What sugar, a brush, a knock and the dentist make of it follows from the counts alone,
so that all mouths of sixteen teeth are 4845 tallies.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from tabletop.games.caries.teeth import CLEAN_MOUTH, Mouth, Tooth

Tally: TypeAlias = tuple[int, int, int, int]

_TEETH: Final = len(CLEAN_MOUTH)

TALLIES: Final[tuple[Tally, ...]] = tuple(
    (yellow, orange, red, black)
    for black in range(_TEETH + 1)
    for red in range(_TEETH + 1 - black)
    for orange in range(_TEETH + 1 - black - red)
    for yellow in range(_TEETH + 1 - black - red - orange)
)
"""Every tally there can be, in a fixed order."""

ROW: Final = {tally: row for row, tally in enumerate(TALLIES)}
"""The place of each tally in that order."""


def tally_of(mouth: Mouth) -> Tally:
    """How many teeth bear each marker."""
    count = mouth.count
    return count(Tooth.YELLOW), count(Tooth.ORANGE), count(Tooth.RED), count(Tooth.BLACK)


def points_of(tally: Tally) -> int:
    """What the mouth counts."""
    yellow, orange, red, black = tally
    return yellow + 2 * orange + 3 * red + 5 * black


@cache
def eaten(tally: Tally, amount: int) -> Tally:
    """After so much sugar, worst teeth first (3.2)."""
    yellow, orange, red, black = tally
    to_black = min(red, amount)
    to_red = min(orange, amount - to_black)
    to_orange = min(yellow, amount - to_black - to_red)
    healthy = _TEETH - yellow - orange - red - black
    to_yellow = min(healthy, amount - to_black - to_red - to_orange)
    return (
        yellow - to_orange + to_yellow,
        orange - to_red + to_orange,
        red - to_black + to_red,
        black + to_black,
    )


def clean(tally: Tally) -> Tally:
    """After a brush: yellow comes off, red is orange again (3.3)."""
    _, orange, red, black = tally
    return 0, orange + red, 0, black


def knocks(tally: Tally) -> tuple[tuple[int, Tally], ...]:
    """In how many of sixteen cases a knock leads to which tally (3.4)."""
    yellow, orange, red, black = tally
    healthy = _TEETH - yellow - orange - red - black
    return (
        (healthy, (yellow, orange, red, black + 1)),
        (yellow, (yellow - 1, orange, red, black + 1)),
        (orange, (yellow, orange - 1, red, black + 1)),
        (red, (yellow, orange, red - 1, black + 1)),
        (black, tally),
    )


def treated(tally: Tally, appointments: int) -> tuple[Tally, int]:
    """After the dentist's treatment of cleaned teeth, and the appointments left (3.6.2)."""
    _, orange, _, black = tally
    whole = min(black, appointments // 2)
    black, appointments = black - whole, appointments - 2 * whole
    if black and appointments:
        black, orange, appointments = black - 1, orange + 1, 0
    filled = min(orange, appointments)
    return (0, orange - filled, 0, black), appointments - filled
