"""The ending, played exactly: what is best when both players miss nothing.

Looked for is what who is to place will still gain on the other. It is not computed but
asked for: can it be so much? A question with a yes or a no leaves out most of the tree,
and each answer says how far from the question the truth is, so a few are enough. Many
ways lead to the same position; what was found out about it is kept. What a full crocodile
brings cannot change any more, so positions that differ only there are one.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tabletop.games.croco.compact import (
    AREA,
    BEATING,
    CELL,
    CELLS_OF,
    LENGTH_AT,
    MAY_LEAVE,
    SHIFT,
    SIDE,
    SPACES_OF,
    Bits,
    Compact,
    Placement,
)
from tabletop.games.croco.printed import CELLS, CROCODILE_OF, MOST, TOKENS, Sign

NEAR: Final = 11
"""From so many tokens left in both camps the ending is played exactly."""

_ALL: Final = sum(map(len, TOKENS))

_FIELD: Final = 8
_NIL: Final = 1 << _FIELD - 1
_MASK: Final = (1 << _FIELD) - 1
"""What crocodiles are worth is one number, a field for each, in which _NIL is nothing."""
_MOST: Final = 2 * MOST
"""More than anybody can gain."""

_Root: TypeAlias = tuple[int, Bits, Bits, Bits, Bits, Bits, int]
"""A position, as ``_bound`` takes it."""
_Way: TypeAlias = tuple[int, Placement, bool]
"""What a placement gains at once, the placement, and whether it takes control."""


class _Open(dict[Bits, int]):
    """By the free cells, the fields of crocodiles that are not full."""

    def __missing__(self, free: Bits) -> int:
        fields = sum(
            _MASK << _FIELD * crocodile for crocodile, area in enumerate(AREA) if free & area
        )
        self[free] = fields
        return fields


_TAKING: Final = tuple(
    tuple(
        (_FIELD * CROCODILE_OF[cell], ~AREA[CROCODILE_OF[cell]], *BEATING[sign][cell])
        for cell in CELLS
    )
    for sign in Sign
)
"""By sign and cell of who takes control: the crocodile's field, all cells but its own, and
where on it a + and a - will win."""
_AT: Final = tuple(_FIELD * crocodile for crocodile in CROCODILE_OF)
"""By cell, the field of its crocodile."""


def is_near(position: Compact) -> bool:
    """Whether the end is near enough to be played exactly.

    In a position that was set up tokens may be missing, and with too many cells free even
    a few of them have too many ways.
    """
    left = position.tokens_left
    return left <= NEAR and position.free.bit_count() <= left + len(CELLS) - _ALL


def gain_and_placement(position: Compact) -> tuple[int, Placement]:
    """What who is to place will still gain on the other in best play, and how."""
    return Ending(position).best()


class TooLong(Exception):
    """More positions would have to be known than there is patience for."""


class Ending:
    """What is known of the positions that may come from one, not many more than *patience*.

    Every question may raise TooLong; what was found out before stays known.
    """

    def __init__(self, position: Compact, patience: int = 1 << 62) -> None:
        self._patience = patience
        self._position = position
        self._kinds = position.kinds
        self._open = _Open()
        self._known: dict[int, tuple[int, int, Placement]] = {}

    def can_gain(self, goal: int) -> Placement | None:
        """A placement by which who is to place gains so much, whatever the other does."""
        if self._bound(*_root(self._position), goal) < goal:
            return None
        return self._known[self._key(*_root(self._position))][2]

    def best(self) -> tuple[int, Placement]:
        """What who is to place gains at most, and a placement that leads to it."""
        gain = self._gain(self._position, 0)
        return gain, self._known[self._key(*_root(self._position))][2]

    def gain_by(self, placed: Placement, guess: int = 0) -> int:
        """What who is to place gains by a placement, at once and to the end."""
        before, after = self._position, self._position.copy()
        after.place(placed)
        now = SIDE[before.clan] * (after.margin - before.margin)
        if after.clan == before.clan:
            return now + self._gain(after, guess - now)
        return now - self._gain(after, now - guess)

    def _gain(self, position: Compact, guess: int) -> int:
        """What who places in it will gain; a good guess saves questions."""
        root = _root(position)
        low, high, goal = -_MOST, _MOST, guess
        while low < high:
            found = self._bound(*root, goal)
            if found >= goal:
                low, goal = found, found + 1
            else:
                high = goal = found
        return low

    def _key(
        self, clan: int, mine: Bits, yours: Bits, free: Bits, plus: Bits, minus: Bits, worth: int
    ) -> int:
        """A position, without what makes no difference; *minus* follows from the others."""
        return (
            (((worth & self._open[free]) << 25 | plus & free) << 50 | free << 25 | mine << 13)
            | yours << 1
            | clan
        )

    def _bound(
        self,
        clan: int,
        mine: Bits,
        yours: Bits,
        free: Bits,
        plus: Bits,
        minus: Bits,
        worth: int,
        goal: int,
    ) -> int:
        """At least *goal* if *clan* can gain so much, and then no more than it can gain.

        Otherwise less, and then no less than it can gain.
        """
        if not mine:
            return 0
        key = self._key(clan, mine, yours, free, plus, minus, worth)
        low, high, best = self._known.get(key, (-_MOST, _MOST, -1))
        if low >= goal:
            return low
        if high < goal:
            return high
        kinds, found = self._kinds[clan], -_MOST
        for gain, placed, takes in self._ways(clan, mine, free, plus, minus, worth, best):
            cell, space = placed & CELL, placed >> SHIFT
            rest, emptier = mine ^ 1 << space, free ^ 1 << cell
            if takes:
                _, sign, number = kinds[space]
                at, others, plus_here, minus_here = _TAKING[sign][cell]
                shown = SIDE[clan] * number * LENGTH_AT[cell] + _NIL
                value = gain - self._bound(
                    1 - clan,
                    yours,
                    rest,
                    emptier,
                    plus & others | plus_here,
                    minus & others | minus_here,
                    worth + (shown - (worth >> at & _MASK) << at),
                    gain - goal + 1,
                )
            elif rest:
                value = self._bound(clan, rest, yours, emptier, plus, minus, worth, goal)
            else:
                value = -self._bound(1 - clan, yours, 0, emptier, plus, minus, worth, 1 - goal)
            if value > found:
                found = value
                if value >= goal:
                    self._known[key] = (value, high, placed)
                    return value
        self._known[key] = (low, found, best)
        if len(self._known) > self._patience:
            raise TooLong
        return found

    def _ways(
        self,
        clan: int,
        mine: Bits,
        free: Bits,
        plus: Bits,
        minus: Bits,
        worth: int,
        best: Placement,
    ) -> list[_Way]:
        """The placements: first that which was the best so far, then by what they gain at once."""
        kinds, side = self._kinds[clan], SIDE[clan]
        ways: list[_Way] = []
        for space in SPACES_OF[MAY_LEAVE[mine]]:
            named, sign, number = kinds[space]
            cells = named & free or free
            taking = cells & (minus if sign else plus)
            for cell in CELLS_OF[taking]:
                held = side * ((worth >> _AT[cell] & _MASK) - _NIL)
                ways.append((LENGTH_AT[cell] * number - held, space << SHIFT | cell, True))
            for cell in CELLS_OF[cells ^ taking]:
                ways.append((0, space << SHIFT | cell, False))
        ways.sort(reverse=True)
        for place, way in enumerate(ways):
            if way[1] == best:
                ways.insert(0, ways.pop(place))
                break
        return ways


def _root(position: Compact) -> _Root:
    worth = sum(
        _NIL + brought << _FIELD * crocodile for crocodile, brought in enumerate(position.worth)
    )
    left, clan = position.left, position.clan
    plus, minus = position.wins
    return clan, left[clan], left[1 - clan], position.free, plus, minus, worth
