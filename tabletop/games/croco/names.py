"""What things are called on a line: a clan, what is printed on a token, a space, a cell."""

from __future__ import annotations

from typing import Final

from tabletop.games.croco.printed import (
    CELLS,
    CLANS,
    COLUMNS,
    CROCODILE_OF,
    FROM_HEAD,
    LENGTHS,
    NUMBER_OF,
    SIGN_OF,
    SIGNS,
    SPACES,
    TOKENS,
    Cell,
    Clan,
    Space,
    Token,
)
from tabletop.kernel.errors import NotationError

MINUS: Final = "\N{MINUS SIGN}"
"""As it is printed; on a line it is a hyphen, but may be read."""
NAMES: Final = tuple(clan.name.lower() for clan in CLANS)
_CLANS: Final = dict(zip(NAMES, CLANS, strict=True))


def face(token: Token) -> str:
    """What is printed on a token: ``3+``."""
    return f"{NUMBER_OF[token]}{SIGNS[SIGN_OF[token]]}"


_FACES: Final = tuple({face(token): token for token in TOKENS[clan]} for clan in CLANS)


def read_face(clan: Clan, text: str) -> Token:
    """The token of *clan* on which *text* is printed; raises NotationError."""
    if text not in _FACES[clan]:
        raise NotationError(
            'there is no "{token}" in the {clan} clan', token=text, clan=NAMES[clan]
        )
    return _FACES[clan][text]


def read_clan(text: str) -> Clan:
    """A clan by its name; raises NotationError."""
    if text not in _CLANS:
        raise NotationError('"{clan}" is no clan; there are {known}', clan=text, known=NAMES)
    return _CLANS[text]


def cell_name(cell: Cell) -> str:
    """A cell: the length of its crocodile and its number from the head."""
    return f"{LENGTHS[CROCODILE_OF[cell]]}.{FROM_HEAD[cell]}"


def space_name(space: Space) -> str:
    """A space of a camp: its column and its row."""
    row, column = divmod(space, COLUMNS)
    return f"{'abcdef'[column]}{row + 1}"


_CELLS: Final = {cell_name(cell): cell for cell in CELLS}
_SPACES: Final = {space_name(space): space for space in SPACES}


def read_cell(text: str) -> Cell:
    """A cell by its name; raises NotationError."""
    if text not in _CELLS:
        raise NotationError('there is no cell "{cell}"', cell=text)
    return _CELLS[text]


def read_space(text: str) -> Space:
    """A space by its name; raises NotationError."""
    if text not in _SPACES:
        raise NotationError('there is no space "{space}" in a camp', space=text)
    return _SPACES[text]
