"""What every action is worth: the best sheet it can lead to before dice are thrown again.

Bonuses that follow at once are looked through to the end, and one extra die of those
that may follow. The network says what each of the sheets will come to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Final

import msgspec
from msgspec.structs import replace

from tabletop.games.clever.actions import Action, Decline, Done, Extra, Reroll, Take
from tabletop.games.clever.afterwards import chain_after
from tabletop.games.clever.chains import BLACK_CROSSES, Chain, chosen, marked, uses
from tabletop.games.clever.features import Future
from tabletop.games.clever.futures import after_turn, to_throw, waiting
from tabletop.games.clever.network import Network
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import AREAS, DICE, Area, Die
from tabletop.games.clever.sheet import Sheet
from tabletop.kernel.game import Seat

_DECLINE: Final = Decline()
SOMEBODY: Final = Seat(0)
"""Chains tell whose sheet it is; here nobody listens."""


class Then(msgspec.Struct, frozen=True):
    """What comes when no bonus waits any more: *extras* extra dice of these, then *ahead*."""

    ahead: Future
    faces: tuple[int, ...] = ()
    used: tuple[Die, ...] = ()
    extras: int = 0

    def with_used(self, die: Die) -> Then:
        """The same with one extra die less."""
        return Then(self.ahead, self.faces, (*self.used, die), self.extras - 1)


def worths_of(network: Network, state: Position, legal: Iterable[Action]) -> dict[Action, float]:
    """What who is asked will come to, by action."""
    worths = {action: worth_after(network, state, action) for action in legal}
    crosses = [worths[way] for way in worths if isinstance(way, Take) and way.area in BLACK_CROSSES]
    declined = worths.get(_DECLINE)
    if crosses and declined is not None:
        # A cross costs nothing, whatever the network thinks of a strange sheet.
        worths[_DECLINE] = min(declined, max(crosses))
    return worths


def worth_after(network: Network, state: Position, action: Action, extras: int = 1) -> float:
    """What who is asked will come to with *action*; so many *extras* are looked ahead."""
    return settled(network, chain_after(state, action), then_after(state, action, extras))


def then_after(state: Position, action: Action, extras: int) -> Then:
    """What follows *action* for who is asked."""
    match state.phase:
        case Phase.ROUND:
            return Then(waiting(state, state.asked))
        case Phase.PICK:
            return _then_in_turn(state, action, extras)
        case _:
            ahead = after_turn(state, state.asked)
            if isinstance(action, Done):
                return Then(ahead)
            used = (*state.extra, action.die) if isinstance(action, Extra) else state.extra
            return Then(ahead, state.faces, used, extras)


def _then_in_turn(state: Position, action: Action, extras: int) -> Then:
    """The dice that stay are thrown; where none do, or it was the last roll, the turn ends."""
    hand = staying(state, action)
    roll = state.roll + (not isinstance(action, Reroll))
    if hand and roll <= ROLLS:
        return Then(to_throw(state, roll, hand))
    return Then(after_turn(state, state.asked), state.faces, state.extra, extras)


def staying(state: Position, action: Action) -> tuple[Die, ...]:
    """The dice in hand after a pick."""
    if not isinstance(action, Take):
        return state.hand
    face = state.faces[action.die]
    return tuple([d for d in state.hand if d is not action.die and state.faces[d] >= face])


def settled(network: Network, chain: Chain, then: Then) -> float:
    """The worth when the bonuses that wait are used, one by one, for the best."""
    if not chain.due:
        return with_extra_dice(network, chain.sheet, then)
    return max(
        settled(network, chosen(SOMEBODY, chain.sheet, chain.due, area, cell), then)
        for area, cell in uses(chain.sheet, chain.due[0].bonus)
    )


def best_sheet(network: Network, chain: Chain, ahead: Future) -> tuple[float, Sheet]:
    """The best sheet when the bonuses that wait are used, and its worth with what is ahead."""
    if not chain.due:
        return network.worth(chain.sheet, ahead), chain.sheet
    ways = [
        best_sheet(network, chosen(SOMEBODY, chain.sheet, chain.due, area, cell), ahead)
        for area, cell in uses(chain.sheet, chain.due[0].bonus)
    ]
    return max(ways, key=itemgetter(0))


def with_extra_dice(network: Network, sheet: Sheet, then: Then) -> float:
    """The worth with no extra die, or with the best."""
    best = network.worth(sheet, then.ahead)
    if not then.extras or not sheet.extras_left:
        return best
    fewer = replace(sheet, extras_used=sheet.extras_used + 1)
    for die, area, value in _ways(then):
        for cell in sheet.openings(area, value):
            chain = marked(SOMEBODY, fewer, area, cell, value)
            best = max(best, settled(network, chain, then.with_used(die)))
    return best


def _ways(then: Then) -> Iterator[tuple[Die, Area, int]]:
    """Dice and where they can be marked; the white one only where no other does the same."""
    faces, used = then.faces, then.used
    white, both = faces[Die.WHITE], faces[Die.WHITE] + faces[Die.BLUE]
    for die in DICE:
        if die in used:
            continue
        if die is not Die.WHITE:
            yield die, Area(die), both if die is Die.BLUE else faces[die]
            continue
        for area in AREAS:
            value = both if area is Area.BLUE else white
            same = area is Area.BLUE or faces[area] == white
            if not same or Die(area) in used:
                yield die, area, value
