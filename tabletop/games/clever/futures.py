"""What is still to come, for each player, in any position."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.clever.features import Future
from tabletop.games.clever.position import Phase, Position
from tabletop.games.clever.printed import ROUNDS, Die
from tabletop.kernel.game import Seat


def after_turn(state: Position, seat: Seat) -> Future:
    """What comes for *seat* once it is done with the turn that is played now."""
    seats = len(state.sheets)
    rounds = ROUNDS[seats - 1] - state.round
    played = (state.active - state.first) % seats
    has_dice_later = (seat - state.first) % seats > played
    if state.is_alone:
        passives = rounds + (state.roll > 0)
    else:
        passives = rounds * (seats - 1) + seats - 1 - played - has_dice_later
    return Future(seats, 0, rounds + has_dice_later, passives, state.round)


def to_throw(state: Position, roll: int, hand: Iterable[Die]) -> Future:
    """What comes for the active player who is about to throw *hand*."""
    ahead = after_turn(state, state.active)
    return ahead._replace(roll=roll, hand=_bits(hand), faces=state.faces)


def watching(
    state: Position, seat: Seat, roll: int, hand: Iterable[Die], platter: Iterable[Die]
) -> Future:
    """What comes for *seat* while the active player is about to throw *hand*."""
    ahead = after_turn(state, seat)
    return ahead._replace(
        passives=ahead.passives + 1,
        waits=roll,
        hand=_bits(hand),
        platter=_bits(platter),
        faces=state.faces,
    )


def _bits(dice: Iterable[Die]) -> int:
    return sum([1 << die for die in dice])


def waiting(state: Position, seat: Seat) -> Future:
    """What comes for *seat* while another is asked, or the dice are: its sheet stays as it is."""
    if state.phase is Phase.OVER:
        return after_turn(state, seat)
    if state.phase is Phase.ROUND:
        return _round_begins(state, seat)
    if seat == state.active and state.phase is Phase.THROW and state.roll:
        return to_throw(state, state.roll, state.hand)
    if state.phase is Phase.THROW and not state.is_alone:
        return watching(state, seat, state.roll, state.hand, state.platter)
    ahead = after_turn(state, seat)
    if chooses_later(state, seat):
        return ahead._replace(passives=ahead.passives + 1)
    return ahead


def chooses_later(state: Position, seat: Seat) -> bool:
    """Whether *seat* is yet to take a die from the platter of this turn."""
    if state.is_alone:
        return state.roll == 0 and state.phase in (Phase.THROW, Phase.NEAREST, Phase.PASSIVE)
    seats = len(state.sheets)
    return (seat - state.active) % seats > (state.asked - state.active) % seats


def _round_begins(state: Position, seat: Seat) -> Future:
    """Who begins throws at once; whose turn to get the round's bonus is yet to come waits."""
    seats = len(state.sheets)
    order, asked = ((each - state.first) % seats for each in (seat, state.asked))
    bonuses = state.round - (order > asked)
    if seat == state.first:
        return to_throw(state, 1, Die)
    ahead = after_turn(state, seat)
    return ahead._replace(passives=ahead.passives + 1, bonuses=bonuses)
