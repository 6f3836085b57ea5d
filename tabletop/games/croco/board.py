"""What lies where: the tokens of both camps and on the crocodiles.

On a crocodile one token shows its number and controls it; the others are turned over,
and only their clan is known.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from tabletop.games.croco.printed import (
    CELLS,
    CLAN_OF,
    CLANS,
    CROCODILE_OF,
    CROCODILES,
    LENGTHS,
    NAMED,
    NEIGHBOURS,
    NOTHING,
    NUMBER_OF,
    SIGN_OF,
    SPACES,
    Cell,
    Clan,
    Space,
    Token,
)

Camp: TypeAlias = tuple[Token, ...]
"""A token, or NOTHING, by space."""

FREELY: Final = 2
"""So many tokens leave a camp from any space; the others only beside an emptied one."""
_EMPTIED: Final[Camp] = (NOTHING,) * len(SPACES)


class Board(msgspec.Struct, frozen=True):
    """The camps by clan, and what lies on each cell."""

    camps: tuple[Camp, Camp] = (_EMPTIED, _EMPTIED)
    cells: tuple[Token, ...] = (NOTHING,) * len(CELLS)

    def controller(self, crocodile: int) -> Cell | None:
        """The cell of the token that controls a crocodile; None where none lies on it."""
        for cell in CROCODILES[crocodile]:
            if NUMBER_OF[self.cells[cell]]:
                return cell
        return None

    def worth(self, crocodile: int) -> int:
        """What a crocodile brings to who controls it."""
        cell = self.controller(crocodile)
        return 0 if cell is None else worth(self.cells[cell], cell)

    def held_against(self, token: Token, cell: Cell) -> Cell | None:
        """The cell of the controller that *token* would lose to on *cell*; None if to nobody."""
        at = self.controller(CROCODILE_OF[cell])
        if at is None or beats(token, cell, self.cells[at], at):
            return None
        return at

    def points(self, clan: Clan) -> tuple[int, ...]:
        """What each crocodile brings to *clan*."""
        owned = [0] * len(CROCODILES)
        for crocodile in range(len(CROCODILES)):
            cell = self.controller(crocodile)
            if cell is not None and CLAN_OF[self.cells[cell]] is clan:
                owned[crocodile] = worth(self.cells[cell], cell)
        return tuple(owned)

    def in_camp(self, clan: Clan) -> tuple[Token, ...]:
        """The tokens that *clan* has not placed yet."""
        return tuple(token for token in self.camps[clan] if token)

    def with_camp(self, clan: Clan, camp: Camp) -> tuple[Camp, Camp]:
        """The camps, that of *clan* replaced."""
        green, blue = self.camps
        return (camp, blue) if clan is Clan.GREEN else (green, camp)

    @property
    def all_worth(self) -> tuple[int, ...]:
        """What both clans have, in their order."""
        return tuple(sum(self.points(clan)) for clan in CLANS)


def playable(camp: Camp) -> list[Space]:
    """The spaces whose tokens may be placed: at first all, then those beside emptied ones."""
    emptied = [space for space, token in enumerate(camp) if not token]
    if len(emptied) < FREELY:
        return [space for space in SPACES if camp[space]]
    beside = {space for gone in emptied for space in NEIGHBOURS[gone] if camp[space]}
    return sorted(beside)


def cells_for(cells: tuple[Token, ...], token: Token) -> list[Cell]:
    """Where *token* may go: to a free cell that it names, and if all are taken to any free one."""
    named = [cell for cell in NAMED[token] if not cells[cell]]
    return named or [cell for cell in CELLS if not cells[cell]]


def is_taken(cells: tuple[Token, ...], token: Token) -> bool:
    """Whether every cell that *token* names is taken, so that it may go anywhere."""
    return all(cells[cell] for cell in NAMED[token])


def worth(token: Token, cell: Cell) -> int:
    """What the control by *token* on *cell* brings: the crocodile's length by its number."""
    return LENGTHS[CROCODILE_OF[cell]] * NUMBER_OF[token]


def beats(token: Token, cell: Cell, other: Token, at: Cell) -> bool:
    """Whether *token* on *cell* wins over *other*, which lies on the same crocodile *at*.

    The product of the signs decides: positive for the head, negative for the tail.
    """
    return (cell < at) == (SIGN_OF[token] is SIGN_OF[other])
