"""What a pick leaves to the others: they will take of the platter what is best for them."""

from __future__ import annotations

from tabletop.games.clever.actions import Action, Reroll, Take
from tabletop.games.clever.chains import Chain, marked
from tabletop.games.clever.futures import after_turn, chooses_later, waiting, watching
from tabletop.games.clever.lookahead import SOMEBODY, Then, settled, staying
from tabletop.games.clever.network import Network
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import AREAS_OF, Die
from tabletop.kernel.game import Seat


def before_pick(network: Network, state: Position, seat: Seat) -> float:
    """What *seat* looked to come to when the dice were about to be thrown."""
    ahead = watching(state, seat, state.roll, state.hand, state.platter)
    return network.worth(state.sheets[seat], ahead)


def after_pick(network: Network, state: Position, action: Action, seat: Seat) -> float:
    """What *seat* will come to when the active player picks by *action*."""
    hand, platter, spaces = staying(state, action), state.platter, state.spaces
    if isinstance(action, Take):
        slid = [die for die in state.hand if die not in hand and die is not action.die]
        platter, spaces = (*platter, *slid), (*spaces, action.die)
    roll = state.roll + (not isinstance(action, Reroll))
    if hand and roll <= ROLLS:
        return network.worth(state.sheets[seat], watching(state, seat, roll, hand, platter))
    return _from_platter(network, state, seat, (*platter, *hand), spaces)


def as_dice_lie(network: Network, state: Position, seat: Seat) -> float:
    """What *seat* will come to while another is asked, who has picked already."""
    if not chooses_later(state, seat) or state.phase is Phase.ROUND:
        return network.worth(state.sheets[seat], waiting(state, seat))
    if state.phase is Phase.PICK and state.hand and state.roll < ROLLS:
        ahead = watching(state, seat, state.roll + 1, state.hand, state.platter)
        return network.worth(state.sheets[seat], ahead)
    return _from_platter(network, state, seat, (*state.platter, *state.hand), state.spaces)


def _from_platter(
    network: Network,
    state: Position,
    seat: Seat,
    platter: tuple[Die, ...],
    spaces: tuple[Die, ...],
) -> float:
    """What *seat* will come to with the best die of the platter, once no more dice are thrown."""
    sheet, then = state.sheets[seat], Then(after_turn(state, seat), state.faces, extras=1)
    declined = Chain(sheet, (), ())
    for dice in (platter, spaces):
        chains = [
            marked(SOMEBODY, sheet, area, cell, value)
            for die in dice
            for area in AREAS_OF[die]
            for value in (state.value(die, area),)
            for cell in sheet.openings(area, value)
        ]
        if chains:
            ways = chains if state.must_take else [*chains, declined]
            return max(settled(network, chain, then) for chain in ways)
    return settled(network, declined, then)
