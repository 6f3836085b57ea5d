"""Whether the dice of the app are fair: which faces fell, and what fair dice would show.

What fell stands in the matches that were kept. The question is asked in another
process, a heap of matches at a time, and only of dice that the app has thrown.
"""

from __future__ import annotations

import contextlib
import math
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from tabletop import games
from tabletop.intervals import Z
from tabletop.kernel.errors import LibraryError, TabletopError

Fallen: TypeAlias = tuple[int, ...]
"""How often each face fell: those of the first dice of the game, then those of the next."""

ENOUGH: Final = 5
"""Throws for each face, below which nothing can be said."""
SELDOM: Final = 0.05
"""What is at least so likely is nothing to wonder at."""
_LINES: Final = 1 << 16
"""Lines whose faces are remembered; most are thrown again and again."""


@dataclass(frozen=True, slots=True)
class Evenness:
    """How dice fell whose *faces* are equally likely.

    *low* to *high* is where a face lies with 95 of 100 fair dice. *chance* is how
    often fair dice are at least as uneven, None where there are too few throws.
    """

    faces: tuple[int, ...]
    fallen: tuple[int, ...]
    expected: float
    low: float
    high: float
    square: float
    chance: float | None

    @property
    def throws(self) -> int:
        """How many dice fell."""
        return sum(self.fallen)

    @property
    def enough(self) -> int:
        """From how many throws on something can be said."""
        return ENOUGH * len(self.faces)

    @property
    def is_seldom(self) -> bool:
        """Whether fair dice are seldom so uneven."""
        return self.chance is not None and self.chance < SELDOM

    @property
    def outside(self) -> tuple[int, ...]:
        """The faces that lie outside the band."""
        return tuple(
            face
            for face, times in zip(self.faces, self.fallen, strict=True)
            if not self.low <= times <= self.high
        )


def evenness(faces: Sequence[int], fallen: Sequence[int]) -> Evenness:
    """How evenly dice fell."""
    throws, share = sum(fallen), 1 / len(faces)
    expected = throws * share
    reach = Z * math.sqrt(throws * share * (1 - share))
    square = sum((times - expected) ** 2 for times in fallen) / expected if throws else 0.0
    return Evenness(
        tuple(faces),
        tuple(fallen),
        expected,
        max(0.0, expected - reach),
        expected + reach,
        square,
        at_least(square, len(faces) - 1) if throws >= ENOUGH * len(faces) else None,
    )


def at_least(square: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of *freedom* is at least *square*."""
    half = square / 2
    # Even and odd degrees each have a finite sum of their own.
    if freedom % 2:
        beyond, term, first = math.erfc(math.sqrt(half)), math.sqrt(half / math.pi) * 2, 1.5
    else:
        beyond, term, first = 0.0, 1.0, 1.0
    total = 0.0
    for step in range(freedom // 2):
        total += term
        term *= half / (first + step)
    return min(1.0, beyond + total * math.exp(-half))


def by_kind(dice: games.Dice, fell: Fallen) -> dict[str, Evenness]:
    """How evenly the dice of each kind fell."""
    found, at = {}, 0
    for kind, faces in dice.kinds.items():
        found[kind] = evenness(faces, fell[at : at + len(faces)])
        at += len(faces)
    return found


def together(one: Fallen, other: Fallen) -> Fallen:
    """What fell here and there; nothing at all is empty."""
    if not one or not other:
        return one or other
    return tuple(mine + more for mine, more in zip(one, other, strict=True))


def fallen(path: Path, game: str, matches: Sequence[int]) -> dict[int, Fallen]:
    """What fell in these matches of the library at *path*, which is only read.

    A pure question for another process; raises LibraryError. Lines that no dice
    of *game* have shown are left out, as are matches that are gone.
    """
    dice = games.dice(game)
    assert dice is not None, f"{game} has no dice"
    places = _places(dice.kinds)
    decode = games.load(game).decode

    @lru_cache(_LINES)
    def shown(line: str) -> tuple[int, ...]:
        try:
            return tuple(places[die] for die in dice.shown(decode(line)) if die in places)
        except TabletopError:
            return ()

    found: dict[int, Fallen] = {}
    with _reading(path) as file:
        for match in matches:
            counts = [0] * len(places)
            for (line,) in file.execute(
                "SELECT text FROM actions JOIN matches ON match = id "
                "WHERE match = ? AND ply < length",
                (match,),
            ):
                for place in shown(line):
                    counts[place] += 1
            found[match] = tuple(counts)
    return found


def _places(kinds: Mapping[str, Sequence[int]]) -> dict[tuple[str, int], int]:
    """Where each face of each kind of dice is counted."""
    dice = [(kind, face) for kind, faces in kinds.items() for face in faces]
    return {die: place for place, die in enumerate(dice)}


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """The library, to be read only."""
    try:
        file = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        file.text_factory = lambda raw: raw.decode("utf-8", "replace")
        with contextlib.closing(file):
            yield file
    except sqlite3.Error as error:
        raise LibraryError(
            "the library of matches {path} cannot be used: {why}.",
            path=path,
            why=str(error).rstrip("."),
        ) from error
