"""The next roll, thrown in the mind: what it brings on average with the best of its dice.

The network sees how things stand before a roll. Who throws it in the mind first, and
lets the network see the sheets after it, errs less. Few dice are thrown every way there
is; of more dice the same rolls are taken each time, in which each die shows each face
equally often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from heapq import nlargest
from itertools import product
from operator import itemgetter
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from tabletop.games.clever.chains import marked
from tabletop.games.clever.features import Future
from tabletop.games.clever.lookahead import SOMEBODY, Then, best_sheet, with_extra_dice
from tabletop.games.clever.network import Network
from tabletop.games.clever.position import ROLLS
from tabletop.games.clever.printed import AREAS_OF, DICE, Area, Die
from tabletop.games.clever.sheet import Sheet

LOCKED: Final = 1.5
"""What a die that may not be thrown again is thought to cost."""
LOOKED_AT: Final = 3
"""Of the dice of a roll, so many are looked at closely."""

_Marked: TypeAlias = tuple[float, Sheet]
"""What a sheet with one more mark is worth between turns, and that sheet."""
_Way: TypeAlias = tuple[float, Sheet, int]
"""What a die promises at first sight, the sheet with it, and the dice that stay."""


@cache
def _rolls(dice: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Rolls of so many dice: all there are, or *most*, which is a multiple of six."""
    faces = range(1, 7)
    if 6**dice <= most:
        return tuple(product(faces, repeat=dice))
    rng = Random(most)
    shown = [face for face in faces for _ in range(most // 6)]
    columns = [sorted(shown, key=lambda _: rng.random()) for _ in range(dice)]
    return tuple(zip(*columns, strict=True))


class NextRoll:
    """A sheet whose owner is about to throw, as *ahead* says."""

    def __init__(self, network: Network, sheet: Sheet, ahead: Future) -> None:
        self._network = network
        self._sheet = sheet
        self._ahead = ahead
        self._between = ahead._replace(roll=0, hand=0)
        self._hand = [die for die in DICE if ahead.hand >> die & 1]
        self._marks: dict[tuple[Area, int], _Marked | None] = {}

    def worth(self, most: int) -> float:
        """The worth on average; at most so many rolls are thrown, a multiple of six."""
        rolls = _rolls(len(self._hand), most)
        again = -1.0
        if self._sheet.rerolls_left:
            less = replace(self._sheet, rerolls_used=self._sheet.rerolls_used + 1)
            again = self._network.worth(less, self._ahead)
        brought = sum([max(again, self._best(roll)) for roll in rolls])
        return round(brought / len(rolls), 6)

    def _best(self, roll: Sequence[int]) -> float:
        """The worth with the best die of a roll."""
        faces = list(self._ahead.faces)
        for die, face in zip(self._hand, roll, strict=True):
            faces[die] = face
        ways = list(self._ways(faces)) or [(0.0, self._sheet, self._ahead.hand)]
        shown, best, ended = tuple(faces), -1.0, None
        for _, sheet, hand in nlargest(LOOKED_AT, ways, key=itemgetter(0)):
            goes_on = hand and self._ahead.roll < ROLLS
            ahead = self._between
            if goes_on:
                ahead = self._ahead._replace(roll=self._ahead.roll + 1, hand=hand, faces=shown)
            worth = self._network.worth(sheet, ahead)
            if worth > best:
                best, ended = worth, None if goes_on else sheet
        if ended is not None and ended.extras_left:
            best = with_extra_dice(self._network, ended, Then(self._between, shown, extras=1))
        return best

    def _ways(self, faces: Sequence[int]) -> Iterator[_Way]:
        """The dice of a roll that can be marked."""
        both = faces[Die.WHITE] + faces[Die.BLUE]
        for die in self._hand:
            staying = locked = 0
            for other in self._hand:
                if faces[other] < faces[die]:
                    locked += 1
                elif other is not die:
                    staying |= 1 << other
            price = LOCKED * locked if self._ahead.roll < ROLLS else 0.0
            for area in AREAS_OF[die]:
                marked_sheet = self._marked(area, both if area is Area.BLUE else faces[die])
                if marked_sheet is not None:
                    yield marked_sheet[0] - price, marked_sheet[1], staying

    def _marked(self, area: Area, value: int) -> _Marked | None:
        """The best sheet with that value marked."""
        key = (area, value)
        if key not in self._marks:
            cells = self._sheet.openings(area, value)
            chains = [marked(SOMEBODY, self._sheet, area, cell, value) for cell in cells]
            found = [best_sheet(self._network, chain, self._between) for chain in chains]
            self._marks[key] = max(found, key=itemgetter(0), default=None)
        return self._marks[key]
