"""What happened, in story order and in the game's words."""

from __future__ import annotations

from tabletop.games.croco.printed import Cell, Clan, Space, Token
from tabletop.kernel.game import Event, Seat


class GameBegan(Event, frozen=True):
    """A game of a match of several begins."""

    game: int
    games: int


class CampLaid(Event, frozen=True):
    """The tokens of a clan were laid in its camp, by space."""

    clan: Clan
    camp: tuple[Token, ...]


class ClanChosen(Event, frozen=True):
    """Who begins has taken a clan; the other one is the opponent's."""

    seat: Seat
    clan: Clan


class TokenPlaced(Event, frozen=True):
    """A token went from its camp to a cell; *freely* where all the cells it names were taken."""

    seat: Seat
    token: Token
    space: Space
    cell: Cell
    freely: bool


class ControlTaken(Event, frozen=True):
    """A token controls a crocodile on which it was the first."""

    seat: Seat
    token: Token
    cell: Cell


class TurnedOver(Event, frozen=True):
    """Of two tokens on a crocodile *loser* is turned over and *winner* controls it.

    *cell* and *at* are theirs; *newcomer* tells whether the loser has just been placed.
    """

    winner: Token
    cell: Cell
    loser: Token
    at: Cell
    newcomer: bool


class PlacesAgain(Event, frozen=True):
    """Whose token was turned over places another at once."""

    seat: Seat


class TokensUsedUp(Event, frozen=True):
    """Whose token was turned over has no other: the turn ends."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """Who is to move has no token left; the points by seat."""

    seat: Seat
    points: tuple[int, int]


class MatchEnded(Event, frozen=True):
    """The last game is over."""
