"""What the things of Croco are called inside a sentence."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.games.croco.names import MINUS, space_name
from tabletop.games.croco.printed import (
    CROCODILE_OF,
    FROM_HEAD,
    LENGTHS,
    NUMBER_OF,
    SIGN_OF,
    Cell,
    Clan,
    Sign,
    Space,
    Token,
)


def code(number: int, sign: Sign) -> str:
    """A number and a sign, as they are printed."""
    return f"{number}{MINUS if sign is Sign.MINUS else '+'}"


def sign_of(token: Token) -> str:
    """The sign of a token, as it is printed."""
    return face(token)[-1]


def face(token: Token) -> str:
    """What is printed on a token."""
    return code(NUMBER_OF[token], SIGN_OF[token])


def length_of(cell: Cell) -> int:
    """The length of the crocodile that a cell belongs to."""
    return LENGTHS[CROCODILE_OF[cell]]


class CrocoTerms(QObject):
    """Names, in the language of the window."""

    def clan(self, clan: Clan) -> str:
        """A clan, by its colour."""
        return self.tr("green") if clan is Clan.GREEN else self.tr("blue")

    def cell(self, cell: Cell) -> str:
        """A cell, by its number from the head."""
        return self.tr("cell {number} of the crocodile of {length}").format(
            number=FROM_HEAD[cell], length=length_of(cell)
        )

    def space(self, space: Space) -> str:
        """A space of a camp."""
        return space_name(space)

    def why(self, token: Token, other: Token) -> str:
        """What decides between two tokens on a crocodile."""
        if SIGN_OF[token] is SIGN_OF[other]:
            return self.tr("same sign, nearer the head")
        return self.tr("different signs, nearer the tail")
