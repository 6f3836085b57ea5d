"""How many points a player may expect to end with, looked up.

Best play alone is known exactly; ``training/caries.py`` finds it backwards from the
end, in three books: with one die, with the choice of one or two, and with that choice
where each turn costs HURRY points besides. Its values are kept as products: a few
numbers for each tally of markers, a few for each place (laps left, cube, space,
appointments), and the value is the sum of one by one. All are whole numbers, so every
machine finds the same; they are off by a few hundredths of a point.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from importlib.resources import files
from itertools import islice
from operator import mul
from struct import unpack
from typing import Final

import msgspec

from tabletop.games.caries.position import LAPS, SPACES
from tabletop.games.caries.tally import ROW, TALLIES, Tally

RANK: Final = 24
"""How many numbers a tally and a place have."""

STEP: Final = 0.004
"""What 1 stands for in each of them."""

PURSE: Final = 16
"""Fewer appointments than this are told apart."""

HURRY: Final = 0.6
"""What a turn costs who races: who ends its laps first may stop the match while others have
sugar on their teeth. Tried out between two: from 0.4 to 0.8 they win about as often."""

TURN: Final = 0.01
"""What 1 stands for where turns are counted."""

FILE: Final = "expected.bin"

_VALUE: Final = STEP * STEP
_PLACES: Final = LAPS * 2 * SPACES * PURSE


class Book(IntEnum):
    """What the values are true for."""

    ONE = 0
    TWO = 1
    RACE = 2


class Library(msgspec.Struct, frozen=True):
    """The numbers of all books: of tallies, of places, and of turns."""

    tallies: Sequence[tuple[int, ...]]
    places: Sequence[tuple[int, ...]]
    turns: Sequence[int]


@cache
def library() -> Library:
    """The books, read when they are first needed."""
    raw = zlib.decompress(files(__package__).joinpath(FILE).read_bytes())
    half = len(raw) // 2
    # Low bytes first, then high ones: so they are packed closer.
    pairs = bytearray(len(raw))
    pairs[0::2], pairs[1::2] = raw[:half], raw[half:]
    told = iter(unpack(f"<{half}h", pairs))
    tallies, places = (
        tuple(zip(*[tuple(islice(told, count)) for _ in range(RANK)], strict=True))
        for count in (len(TALLIES), len(Book) * _PLACES)
    )
    return Library(tallies, places, tuple(told))


def cost(book: Book, left: int, space: int, purse: int, tally: Tally, holds_cube: bool) -> float:
    """The points to end with, and the price of the turns till then, before a throw.

    *left* counts the laps to do, the present one too; *purse* the appointments. The
    cube is in hand or in the middle.
    """
    assert left, "who has finished has points, and expects nothing"
    place = ((book * LAPS + left - 1) * 2 + holds_cube) * SPACES + space
    found = library()
    of_place = found.places[place * PURSE + min(purse, PURSE - 1)]
    whole: int = sum(map(mul, found.tallies[ROW[tally]], of_place))
    # What comes out a little wrong must not come out as fewer than none.
    return max(0.0, _VALUE * whole)


def turns(book: Book, left: int, space: int) -> float:
    """How many turns a player needs to the end, on average over what teeth it may have."""
    return TURN * library().turns[(book * LAPS + left - 1) * SPACES + space]
