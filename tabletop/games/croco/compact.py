"""A position as whole numbers, in which a bot plays placements in its mind.

Spaces and cells are bits. Whether a newcomer wins depends on its sign and its cell alone,
so of the controllers only two sets of cells are kept, those on which a + and those on
which a - takes control, and what each crocodile is worth. Which tokens lie turned over is
all the same: their cells are taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tabletop.games.croco.actions import Place
from tabletop.games.croco.board import FREELY, Board, beats
from tabletop.games.croco.printed import (
    CELLS,
    CLAN_OF,
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
    Sign,
    Space,
    Token,
    token,
)

Bits: TypeAlias = int
"""Some spaces of a camp or some cells, a bit for each."""
Kind: TypeAlias = tuple[Bits, int, int]
"""What counts of a token: the cells it names, its sign, its number."""
Placement: TypeAlias = int
"""A space and a cell, see ``placement``."""

WHOLE: Final[Bits] = (1 << len(SPACES)) - 1
"""All the spaces of a camp."""
SIDE: Final = (1, -1)
"""By clan, how its points count: those of green are positive."""
SHIFT: Final = 5
"""A cell has so many bits in a placement."""
CELL: Final = (1 << SHIFT) - 1


def bits(members: Sequence[int]) -> Bits:
    """The set of these spaces or cells."""
    return sum(1 << member for member in members)


AREA: Final = tuple(map(bits, CROCODILES))
"""By crocodile, its cells."""
LENGTH_AT: Final = tuple(LENGTHS[crocodile] for crocodile in CROCODILE_OF)
"""By cell, the length of its crocodile."""


def _may_leave(left: Bits) -> Bits:
    emptied = [space for space in SPACES if not left >> space & 1]
    if len(emptied) < FREELY:
        return left
    return left & bits(list({beside for space in emptied for beside in NEIGHBOURS[space]}))


MAY_LEAVE: Final = tuple(map(_may_leave, range(WHOLE + 1)))
"""By the spaces on which tokens lie, those from which one may be placed."""
SPACES_OF: Final = tuple(
    tuple(space for space in SPACES if left >> space & 1) for left in range(WHOLE + 1)
)
"""By a set of spaces, its members."""


def _beating(sign: Sign, at: Cell) -> tuple[Bits, Bits]:
    cells = [cell for cell in CROCODILES[CROCODILE_OF[at]] if cell != at]
    held = token(Clan.GREEN, 1, sign)
    plus, minus = (
        bits([cell for cell in cells if beats(token(Clan.BLUE, 1, newcomer), cell, held, at)])
        for newcomer in Sign
    )
    return plus, minus


BEATING: Final = tuple(tuple(_beating(sign, cell) for cell in CELLS) for sign in Sign)
"""By sign and cell of a controller, where a + and where a - wins over it."""


class _Members(dict[Bits, tuple[int, ...]]):
    """The members of sets of cells; there are too many sets to list, but few are asked for."""

    def __missing__(self, cells: Bits) -> tuple[int, ...]:
        if len(self) > _MOST_SETS:
            self.clear()
        members = self[cells] = tuple(cell for cell in CELLS if cells >> cell & 1)
        return members


_MOST_SETS: Final = 100_000
CELLS_OF: Final = _Members()
"""By a set of cells, its members."""


def placement(space: int, cell: int) -> Placement:
    """A token from this space to this cell."""
    return space << SHIFT | cell


def kind(lying: Token) -> Kind:
    """What counts of a token."""
    return bits(NAMED[lying]), SIGN_OF[lying], NUMBER_OF[lying]


class Compact:
    """A game while tokens are placed; ``place`` changes it.

    *kinds* are the tokens by clan and space, also of those that have left; *left* the
    spaces by clan on which one lies, *free* the free cells, *wins* by sign the cells on which
    a newcomer takes control (also taken ones), *worth* what each crocodile brings,
    negative where blue controls it, and *clan* is to place.
    """

    __slots__ = ("clan", "free", "kinds", "left", "wins", "worth")

    def __init__(
        self,
        kinds: tuple[tuple[Kind, ...], tuple[Kind, ...]],
        left: list[Bits],
        free: Bits,
        wins: list[Bits],
        worth: list[int],
        clan: int,
    ) -> None:
        self.kinds = kinds
        self.left = left
        self.free = free
        self.wins = wins
        self.worth = worth
        self.clan = clan

    @classmethod
    def of(cls, board: Board, clan: Clan) -> Compact:
        """A board on which *clan* is to place."""
        green, blue = (tuple(map(kind, camp)) for camp in board.camps)
        left = [bits([space for space in SPACES if camp[space]]) for camp in board.camps]
        free = bits([cell for cell in CELLS if board.cells[cell] == NOTHING])
        after = cls((green, blue), left, free, [free, free], [0] * len(CROCODILES), clan)
        for crocodile in range(len(CROCODILES)):
            at = board.controller(crocodile)
            if at is not None:
                lying = board.cells[at]
                after._control(CLAN_OF[lying], SIGN_OF[lying], NUMBER_OF[lying], at)
        return after

    def copy(self) -> Compact:
        """The same position, to be played on."""
        return Compact(self.kinds, self.left[:], self.free, self.wins[:], self.worth[:], self.clan)

    @property
    def margin(self) -> int:
        """What green has more than blue."""
        return sum(self.worth)

    @property
    def tokens_left(self) -> int:
        """The tokens in both camps."""
        return self.left[0].bit_count() + self.left[1].bit_count()

    @property
    def is_over(self) -> bool:
        """Whether who is to place has no token."""
        return not self.left[self.clan]

    def placements(self) -> list[Placement]:
        """What may be placed where, by space and then by cell."""
        kinds, free = self.kinds[self.clan], self.free
        return [
            space << SHIFT | cell
            for space in SPACES_OF[MAY_LEAVE[self.left[self.clan]]]
            for cell in CELLS_OF[kinds[space][0] & free or free]
        ]

    def place(self, placed: Placement) -> None:
        """A token goes to a cell, and who loses is turned over; the turn may go on."""
        clan = self.clan
        cell = placed & CELL
        space = placed >> SHIFT
        _, sign, number = self.kinds[clan][space]
        self.left[clan] ^= 1 << space
        self.free ^= 1 << cell
        if self.wins[sign] >> cell & 1:
            self._control(clan, sign, number, cell)
            self.clan = 1 - clan
        elif not self.left[clan]:
            self.clan = 1 - clan

    def _control(self, clan: int, sign: int, number: int, cell: int) -> None:
        crocodile = CROCODILE_OF[cell]
        elsewhere = ~AREA[crocodile]
        plus, minus = BEATING[sign][cell]
        wins = self.wins
        wins[0] = wins[0] & elsewhere | plus
        wins[1] = wins[1] & elsewhere | minus
        self.worth[crocodile] = SIDE[clan] * number * LENGTHS[crocodile]


def as_action(board: Board, clan: Clan, placed: Placement) -> Place:
    """The placement as an action of the rules."""
    space = Space(placed >> SHIFT)
    return Place(board.camps[clan][space], space, Cell(placed & CELL))
