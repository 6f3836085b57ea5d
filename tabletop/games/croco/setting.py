"""What lies where on one line, and the option to set it up by hand.

``green 1+ . 3- ... | blue ... | . . . | . b4- g . | ...``: the camps by space, then
the crocodiles from head to tail. ``.`` is nothing, a letter alone a token of that clan
that is turned over. A position that is set up has before that who is to place.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tabletop.games.croco.board import Board, Camp
from tabletop.games.croco.names import MINUS, NAMES, face, read_clan, read_face
from tabletop.games.croco.printed import (
    CLAN_OF,
    CLANS,
    CROCODILES,
    LENGTHS,
    NOTHING,
    NUMBER_OF,
    SPACES,
    TOKENS,
    TURNED,
    Clan,
    Token,
)
from tabletop.kernel.errors import NotationError, Problem

PARTS: Final = len(CLANS) + len(CROCODILES)
"""So many parts a board's line has."""
_LETTERS: Final = dict(zip("gb", CLANS, strict=True))
_EMPTY: Final = "."


# What lies where


def written(board: Board) -> str:
    """The board on one line."""
    camps = (f"{NAMES[clan]} {written_camp(board.camps[clan])}" for clan in CLANS)
    crocodiles = (
        " ".join(_written_lying(board.cells[cell]) for cell in cells) for cells in CROCODILES
    )
    return " | ".join((*camps, *crocodiles))


def written_camp(camp: Camp) -> str:
    """The tokens of a camp, by space."""
    return " ".join(face(token) if token else _EMPTY for token in camp)


def _written_lying(token: Token) -> str:
    if not token:
        return _EMPTY
    letter = "gb"[CLAN_OF[token]]
    return letter + face(token) if NUMBER_OF[token] else letter


def read_board(parts: list[str]) -> Board:
    """The board that the parts of a line tell; raises NotationError."""
    if len(parts) != PARTS:
        raise NotationError(
            "a board has {wanted} parts, two camps and five crocodiles, and not {found}",
            wanted=PARTS,
            found=len(parts),
        )
    green, blue = (_read_camp(clan, part) for clan, part in zip(CLANS, parts, strict=False))
    cells: list[Token] = []
    for length, part in zip(LENGTHS, parts[len(CLANS) :], strict=True):
        lying = part.split()
        if len(lying) != length:
            raise NotationError(
                'the crocodile of {length} has {length} cells, and not "{cells}"',
                length=length,
                cells=part,
            )
        cells += map(read_lying, lying)
    board = Board((green, blue), tuple(cells))
    _check(board)
    return board


def _read_camp(clan: Clan, text: str) -> Camp:
    name, *tokens = text.split() or [""]
    if name != NAMES[clan] or len(tokens) != len(SPACES):
        raise NotationError(
            'a camp is "{clan}" and {count} spaces, and not "{camp}"',
            clan=NAMES[clan],
            count=len(SPACES),
            camp=text,
        )
    return tuple(NOTHING if token == _EMPTY else read_face(clan, token) for token in tokens)


def read_lying(text: str) -> Token:
    """What lies on a cell; raises NotationError."""
    if text == _EMPTY:
        return NOTHING
    if text[:1] not in _LETTERS:
        raise NotationError('"{cell}" is nothing that lies on a cell', cell=text)
    clan = _LETTERS[text[0]]
    return read_face(clan, text[1:]) if text[1:] else TURNED[clan]


def _check(board: Board) -> None:
    """Raises NotationError where so many tokens cannot lie so."""
    for length, cells in zip(LENGTHS, CROCODILES, strict=True):
        lying = [board.cells[cell] for cell in cells if board.cells[cell]]
        if lying and sum(NUMBER_OF[token] > 0 for token in lying) != 1:
            raise NotationError(
                "on the crocodile of {length} exactly one token must show its number", length=length
            )
    for clan in CLANS:
        lying = [token for token in board.cells if token and CLAN_OF[token] is clan]
        seen = [token for token in (*board.in_camp(clan), *lying) if NUMBER_OF[token]]
        for token in Counter(seen) - Counter(TOKENS[clan]):
            raise NotationError(
                "the {clan} clan has not so many {token}", clan=NAMES[clan], token=face(token)
            )
        if len(board.in_camp(clan)) + len(lying) > len(TOKENS[clan]):
            raise NotationError(
                "the {clan} clan has only {count} tokens",
                clan=NAMES[clan],
                count=len(TOKENS[clan]),
            )


# The option


def written_setup(clan: Clan, board: Board) -> str:
    """A position that is set up by hand: who places, and what lies where."""
    return f"{NAMES[clan]} | {written(board)}"


def read(text: str) -> tuple[Clan, Board]:
    """Who places and what lies where; raises NotationError."""
    name, *parts = (part.strip() for part in text.replace(MINUS, "-").split("|"))
    clan, board = read_clan(name), read_board(parts)
    if not board.in_camp(clan):
        raise NotationError("the {clan} clan has no token to place", clan=name)
    return clan, board


def problem(text: str) -> Problem | None:
    """What is wrong with a position that was set up, or None; nothing set up is right, too."""
    if not text:
        return None
    try:
        read(text)
    except NotationError as error:
        return Problem("{problem}", {"problem": error})
    return None
