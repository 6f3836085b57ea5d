"""What happened, in story order and in the game's words."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.croco.printed import Cell, Clan, Space, Token
from tabletop.kernel.game import Event, Seat


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """A game of a match of several begins."""

    game: int
    games: int


@dataclass(frozen=True, slots=True)
class CampLaid(Event):
    """The tokens of a clan were laid in its camp, by space."""

    clan: Clan
    camp: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class ClanChosen(Event):
    """Who begins has taken a clan; the other one is the opponent's."""

    seat: Seat
    clan: Clan


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A token went from its camp to a cell; *freely* where all the cells it names were taken."""

    seat: Seat
    token: Token
    space: Space
    cell: Cell
    freely: bool


@dataclass(frozen=True, slots=True)
class ControlTaken(Event):
    """A token controls a crocodile on which it was the first."""

    seat: Seat
    token: Token
    cell: Cell


@dataclass(frozen=True, slots=True)
class TurnedOver(Event):
    """Of two tokens on a crocodile *loser* is turned over and *winner* controls it.

    *cell* and *at* are theirs; *newcomer* tells whether the loser has just been placed.
    """

    winner: Token
    cell: Cell
    loser: Token
    at: Cell
    newcomer: bool


@dataclass(frozen=True, slots=True)
class PlacesAgain(Event):
    """Whose token was turned over places another at once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TokensUsedUp(Event):
    """Whose token was turned over has no other: the turn ends."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Who is to move has no token left; the points by seat."""

    seat: Seat
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last game is over."""
