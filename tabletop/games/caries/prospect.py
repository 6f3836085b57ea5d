"""What lies ahead of one player: what a throw, a space or the way to the end costs it.

Costs are points to end with, few are good. They are looked up for a player between
two of its turns, whose teeth, purse, pawn and cube are all that counts; what happens
in a turn is weighed from there, outcome by outcome. Other players matter in three ways:
who wants to finish before them pays for its turns (Book.RACE), who has finished and
gone on has only as long as they need, and the cube lies in the middle or does not.

The books are about the circuit that is printed. On another one they still tell what is
to come by how far it is to the dentist, and the spaces that a throw may reach are seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from tabletop.games.caries.expected import HURRY, Book, cost, turns
from tabletop.games.caries.position import LAPS, SPACES, Phase, Position, Space
from tabletop.games.caries.tally import (
    Tally,
    clean,
    eaten,
    knocks,
    points_of,
    tally_of,
    treated,
)
from tabletop.kernel.game import Seat

# How likely each sum is, by the number of dice.
_ODDS: Final[Mapping[int, tuple[tuple[int, float], ...]]] = {
    1: tuple((total, 1 / 6) for total in range(1, 7)),
    2: tuple((total, (6 - abs(7 - total)) / 36) for total in range(2, 13)),
}
_SIXTEEN: Final = 16


class Stand(NamedTuple):
    """A player between two of its turns; *left* counts the laps to do, the present one too."""

    left: int
    space: int
    purse: int
    tally: Tally
    holds_cube: bool


class Prospect(msgspec.Struct, frozen=True):
    """How one player looks ahead.

    *price* tells whether turns are paid for where the book has a price for them; without,
    costs are points alone. *gone_on* is None as long as the player has laps to do, and
    then the turns that the slowest of the others still needs.
    """

    spaces: tuple[Space, ...]
    book: Book
    cube_is_free: bool
    price: bool
    gone_on: float | None = None

    def resting(self, stand: Stand) -> float:
        """The cost before the next throw."""
        left, space, purse, tally, holds_cube = stand
        if not left:
            return points_of(tally)
        found = cost(self.book, left, space, purse, tally, holds_cube)
        if self.gone_on is not None:
            # The match ends on the way to the dentist, or there at the latest.
            now = points_of(tally)
            return now + min(1.0, self.gone_on / turns(self.book, 1, space)) * (found - now)
        return found if self.price else found - self.fee(stand)

    def fee(self, stand: Stand) -> float:
        """What the turns from here to the end cost on average, in books that ask for it."""
        return self.turn and self.turn * turns(self.book, stand.left, stand.space)

    @property
    def turn(self) -> float:
        """What one turn costs in the book."""
        return HURRY if self.book is Book.RACE else 0.0

    def thrown(self, stand: Stand, dice: int) -> float:
        """The cost while so many dice roll for the way."""
        return sum(
            odds * self.arrived(stand, stand.space + total, dice) for total, odds in _ODDS[dice]
        )

    def arrived(self, stand: Stand, space: int, dice: int) -> float:
        """The cost of coming to a space (3.6: at most to the dentist) by so many dice."""
        if space >= SPACES:
            tally, purse = treated(clean(stand.tally), stand.purse)
            left = stand.left - (self.gone_on is None)
            return self.resting(Stand(left, 0, purse, tally, stand.holds_cube))
        stand = stand._replace(space=space)
        match self.spaces[space]:
            case Space.SUGAR:
                return self.sugared(stand, dice)
            case Space.BRUSHING:
                return self.resting(stand._replace(tally=clean(stand.tally)))
            case Space.APPOINTMENT if self.cube_is_free:
                return min(self.asked(stand), self.resting(stand._replace(holds_cube=True)))
            case Space.APPOINTMENT:
                return self.asked(stand)
            case _:
                return self.knocked(stand)

    def sugared(self, stand: Stand, dice: int) -> float:
        """The cost of a sugar space: the cube goes back, or sugar of so many dice bites."""
        if stand.holds_cube:
            return self.resting(stand._replace(holds_cube=False))
        left, space, purse, tally, _ = stand
        return sum(
            odds * self.resting(Stand(left, space, purse, eaten(tally, amount), False))
            for amount, odds in _ODDS[dice]
        )

    def asked(self, stand: Stand) -> float:
        """The cost while the die rolls for one appointment or two."""
        one, two = (self.resting(stand._replace(purse=stand.purse + got)) for got in (1, 2))
        return (one + two) / 2

    def knocked(self, stand: Stand) -> float:
        """The cost while the sixteen-sided die rolls."""
        return sum(
            cases / _SIXTEEN * self.resting(stand._replace(tally=tally))
            for cases, tally in knocks(stand.tally)
            if cases
        )

    def expected(self, stand: Stand, state: Position) -> float:
        """The cost for who is on the move, whatever it waits for in its turn."""
        match state.phase:
            case Phase.MOVING:
                return self.thrown(stand, state.dice)
            case Phase.SUGAR:
                return self.sugared(stand, state.dice)
            case Phase.CUBE:
                return min(self.asked(stand), self.resting(stand._replace(holds_cube=True)))
            case Phase.APPOINTMENTS:
                return self.asked(stand)
            case Phase.KNOCK:
                return self.knocked(stand)
            case _:
                return self.resting(stand)


def stand_of(state: Position, seat: Seat) -> Stand:
    """How a seat stands; who has gone on has one lap after the other to do."""
    player = state.players[seat]
    left = max(LAPS - player.laps, int(state.agreed.competes))
    tally = tally_of(player.mouth)
    return Stand(left, player.space, player.appointments, tally, state.cube == seat)


def prospect_of(state: Position, seat: Seat, *, price: bool) -> Prospect:
    """How a seat looks ahead in a match that is not over."""
    agreed = state.agreed
    gone_on = None
    races = agreed.competes and len(state.players) > 1
    if races and state.players[seat].laps >= LAPS:
        races, gone_on = False, _slowest(state)
    book = Book.ONE if not agreed.two_dice else Book.RACE if races else Book.TWO
    return Prospect(agreed.spaces, book, state.cube is None, price, gone_on)


def _slowest(state: Position) -> float:
    """How many turns the match still has: those of the last who has laps to do."""
    book = Book.RACE if state.agreed.two_dice else Book.ONE
    return max(
        turns(book, LAPS - player.laps, player.space)
        for player in state.players
        if player.laps < LAPS
    )
