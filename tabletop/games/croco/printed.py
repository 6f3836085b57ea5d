"""What is printed: five crocodiles, two camps, and the tokens of two clans.

A cell has a number from 0 to 24, crocodile by crocodile and from the head to the
tail; a token is a small whole number too. Positions are tuples of such numbers.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import accumulate
from typing import Final, NewType


class Clan(IntEnum):
    """One of the two clans; their camps stand in this order."""

    GREEN = 0
    BLUE = 1


class Sign(IntEnum):
    """From which end of a crocodile a token's number counts."""

    PLUS = 0
    MINUS = 1


Token = NewType("Token", int)
"""A token, or NOTHING; the same number for equal tokens."""
Cell = NewType("Cell", int)
"""A cell, counted over all crocodiles."""
Space = NewType("Space", int)
"""A space of a camp: the upper row from 0 to 5, the lower row from 6 to 11."""

CLANS: Final = (Clan.GREEN, Clan.BLUE)
SIGNS: Final = "+-"
NOTHING: Final = Token(0)

# Crocodiles

LENGTHS: Final = (3, 4, 5, 6, 7)
_STARTS: Final = tuple(accumulate((0, *LENGTHS)))
CELLS: Final = tuple(Cell(cell) for cell in range(_STARTS[-1]))
CROCODILES: Final = tuple(
    tuple(CELLS[start : start + length]) for start, length in zip(_STARTS, LENGTHS, strict=False)
)
"""The cells of each crocodile, from the head."""
CROCODILE_OF: Final = tuple(
    crocodile for crocodile, length in enumerate(LENGTHS) for _ in range(length)
)
"""By cell, the crocodile it belongs to, from 0."""
FROM_HEAD: Final = tuple(number for length in LENGTHS for number in range(1, length + 1))
"""By cell, its number from the head, from 1."""

MOST: Final = max(LENGTHS) * sum(LENGTHS)
"""No game brings more points."""

# Camps

ROWS, COLUMNS = 2, 6
SPACES: Final = tuple(Space(space) for space in range(ROWS * COLUMNS))


def _neighbours(space: Space) -> tuple[Space, ...]:
    row, column = divmod(space, COLUMNS)
    return tuple(
        other
        for other in SPACES
        if abs(row - other // COLUMNS) + abs(column - other % COLUMNS) == 1
    )


NEIGHBOURS: Final = tuple(map(_neighbours, SPACES))
"""By space, those across an edge."""

# Tokens. A token's number is its clan (16, 32), 8 if it counts from the tail, and what is
# printed on it; turned over, only its clan is to be seen.

_CLAN, _MINUS = 16, 8
_CODES: Final = range(3 * _CLAN)

TURNED: Final = tuple(Token((clan + 1) * _CLAN) for clan in CLANS)
"""By clan, any of its tokens that is turned over."""


def token(clan: Clan, number: int, sign: Sign) -> Token:
    """The token of *clan* with this number and this sign."""
    return Token(TURNED[clan] + _MINUS * sign + number)


CLAN_OF: Final = tuple(CLANS[max(0, code // _CLAN - 1)] for code in _CODES)
"""By token, its clan."""
SIGN_OF: Final = tuple(Sign(code % _CLAN // _MINUS) for code in _CODES)
"""By token, its sign."""
NUMBER_OF: Final = tuple(code % _MINUS for code in _CODES)
"""By token, what is printed on it; 0 where nothing is to be seen."""


def _named(code: int) -> tuple[Cell, ...]:
    number = NUMBER_OF[code]
    if not number:
        return ()
    minus = SIGN_OF[code] is Sign.MINUS
    return tuple(
        cells[-number if minus else number - 1] for cells in CROCODILES if number <= len(cells)
    )


NAMED: Final = tuple(map(_named, _CODES))
"""By token, the cells that it names: from the head or the tail the one with its number."""


def _of(clan: Clan, plus: str, minus: str) -> tuple[Token, ...]:
    return tuple(
        token(clan, int(number), sign)
        for sign, numbers in ((Sign.PLUS, plus), (Sign.MINUS, minus))
        for number in numbers
    )


TOKENS: Final = (_of(Clan.GREEN, "123345", "123457"), _of(Clan.BLUE, "123456", "123346"))
"""By clan, its twelve tokens."""
