"""A position of Croco: what lies where, who has which clan, and what is asked of whom."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from tabletop.games.croco.board import Board
from tabletop.games.croco.printed import CLANS, Clan
from tabletop.kernel.game import Seat

PLAYERS: Final = 2
GAMES: Final = (1, 2, 4, 6)
"""So many games a match may have."""


class Phase(Enum):
    """What is asked or drawn next."""

    # An enum looks its name up for this each time, and phases are looked up at every action.
    __hash__ = object.__hash__

    LAY = "lay"
    CHOOSE = "choose"
    PLACE = "place"
    AGAIN = "again"
    CLEAR = "clear"
    OVER = "over"


class Agreed(msgspec.Struct, frozen=True):
    """What the table agreed on: how many games, and whether they begin in turn."""

    games: int
    alternate: bool


class Position(msgspec.Struct, frozen=True):
    """The whole table.

    *results* are the points, by seat, of the games that have ended; *first* began the
    game that is on the table, or will. *green* is who has the green clan, once chosen.
    """

    agreed: Agreed
    results: tuple[tuple[int, int], ...]
    first: Seat
    asked: Seat
    phase: Phase
    green: Seat | None
    board: Board

    @property
    def has_ended(self) -> bool:
        """Whether the game on the table has ended; its points are in the results."""
        return self.phase is Phase.CLEAR or self.phase is Phase.OVER

    @property
    def game(self) -> int:
        """The number of the game on the table, from 1."""
        return len(self.results) + (not self.has_ended)

    @property
    def laid_next(self) -> Clan:
        """The clan whose camp is laid next, while camps are laid."""
        return Clan.BLUE if any(self.board.camps[Clan.GREEN]) else Clan.GREEN

    def clan_of(self, seat: Seat) -> Clan | None:
        """The clan of *seat*; None before it is chosen."""
        if self.green is None:
            return None
        return Clan.GREEN if seat == self.green else Clan.BLUE

    def seat_of(self, clan: Clan) -> Seat | None:
        """Who has *clan*; None before it is chosen."""
        if self.green is None or clan is Clan.GREEN:
            return self.green
        return other(self.green)

    @property
    def begins_next(self) -> Seat:
        """Who begins the next game."""
        return other(self.first) if self.agreed.alternate else self.first

    @property
    def clan(self) -> Clan:
        """The clan of who is asked; there is one while tokens are placed."""
        return CLANS[self.asked != self.green]

    def by_seat(self, by_clan: tuple[int, ...]) -> tuple[int, int]:
        """What belongs to the clans, in the order of the seats; nothing before they are chosen."""
        if self.green is None:
            return 0, 0
        green, blue = by_clan
        return (green, blue) if self.green == 0 else (blue, green)

    @property
    def running(self) -> tuple[int, int]:
        """The points, by seat, of the game on the table."""
        return self.results[-1] if self.has_ended else self.by_seat(self.board.all_worth)

    @property
    def totals(self) -> tuple[int, int]:
        """The points, by seat, of all games as they stand."""
        counted = self.results if self.has_ended else (*self.results, self.running)
        return sum(result[0] for result in counted), sum(result[1] for result in counted)


def other(seat: Seat) -> Seat:
    """Who sits opposite."""
    return Seat(1 - seat)
