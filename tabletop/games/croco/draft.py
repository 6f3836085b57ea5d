"""A position that is being set up by hand: every token lies in its box, in its camp or on a cell.

On each crocodile the token that was put there last shows its number, until another is
asked to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias, TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from tabletop.games.croco.board import Board, Camp
from tabletop.games.croco.printed import (
    CELLS,
    CLAN_OF,
    CLANS,
    CROCODILE_OF,
    CROCODILES,
    NOTHING,
    NUMBER_OF,
    SPACES,
    TOKENS,
    TURNED,
    Cell,
    Clan,
    Space,
    Token,
)
from tabletop.kernel.game import Rng


class InBox(msgspec.Struct, frozen=True):
    """Beside the board."""

    clan: Clan


class InCamp(msgspec.Struct, frozen=True):
    """On a space of a camp."""

    clan: Clan
    space: Space


class OnCell(msgspec.Struct, frozen=True):
    """On a crocodile."""

    cell: Cell


Where: TypeAlias = InBox | InCamp | OnCell

T = TypeVar("T")

_EMPTIED: Final[Camp] = (NOTHING,) * len(SPACES)


class Draft(msgspec.Struct, frozen=True):
    """The camps by clan, the tokens by cell, and by cell whether the number is shown."""

    camps: tuple[Camp, Camp] = (_EMPTIED, _EMPTIED)
    cells: tuple[Token, ...] = (NOTHING,) * len(CELLS)
    shown: tuple[bool, ...] = (False,) * len(CELLS)

    @classmethod
    def of(cls, board: Board) -> Draft:
        """The draft of a board. Which token is turned over nobody knows: any that is left."""
        left = [Counter(TOKENS[clan]) - Counter(_seen(board, clan)) for clan in CLANS]
        cells = list(board.cells)
        for cell, token in enumerate(cells):
            if token and not NUMBER_OF[token]:
                rest = left[CLAN_OF[token]]
                cells[cell] = next(iter(rest.elements()))
                rest[cells[cell]] -= 1
        shown = tuple(NUMBER_OF[token] > 0 for token in board.cells)
        return cls(board.camps, tuple(cells), shown)

    @property
    def board(self) -> Board:
        """What lies where, the numbers that are not shown turned over."""
        cells = tuple(
            token if shown or not token else TURNED[CLAN_OF[token]]
            for token, shown in zip(self.cells, self.shown, strict=True)
        )
        return Board(self.camps, cells)

    def box(self, clan: Clan) -> tuple[Token, ...]:
        """The tokens of *clan* that are neither in its camp nor on a cell."""
        left = Counter(TOKENS[clan]) - Counter(self.camps[clan]) - Counter(self.cells)
        return tuple(left.elements())

    def moved(self, token: Token, start: Where, end: Where) -> Draft:
        """The draft after *token* was moved from one place to another, which is free."""
        return self._put(NOTHING, start)._put(token, end)

    def _put(self, token: Token, where: Where) -> Draft:
        match where:
            case InCamp(clan, space):
                camps = list(self.camps)
                camps[clan] = _with(camps[clan], space, token)
                return replace(self, camps=(camps[0], camps[1]))
            case OnCell(cell):
                after = replace(self, cells=_with(self.cells, cell, token))
                return after.showing(cell) if token else after._left(cell)
            case InBox():
                return self
            case _:
                assert_never(where)

    def showing(self, cell: Cell) -> Draft:
        """The draft after the token on *cell* shows its number, and no other beside it."""
        shown = list(self.shown)
        for beside in CROCODILES[CROCODILE_OF[cell]]:
            shown[beside] = beside == cell
        return replace(self, shown=tuple(shown))

    def _left(self, cell: Cell) -> Draft:
        """A token has left *cell*: of those that stay the first shows its number."""
        after = replace(self, shown=_with(self.shown, cell, False))
        if not self.shown[cell]:
            return after
        stay = [beside for beside in CROCODILES[CROCODILE_OF[cell]] if self.cells[beside]]
        return after.showing(stay[0]) if stay else after

    def with_camps_laid(self, rng: Rng) -> Draft:
        """The draft after the boxes were laid by lot on the free spaces of the camps."""
        after = self
        for clan in CLANS:
            free = [space for space in SPACES if not self.camps[clan][space]]
            for token in self.box(clan):
                space = free.pop(int(rng.random() * len(free)))
                after = after._put(token, InCamp(clan, space))
        return after


def _seen(board: Board, clan: Clan) -> list[Token]:
    lying = [token for token in board.cells if NUMBER_OF[token] and CLAN_OF[token] is clan]
    return [*board.in_camp(clan), *lying]


def _with(row: Sequence[T], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
