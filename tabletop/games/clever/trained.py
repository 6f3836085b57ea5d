"""The level that was trained: it has learned from very many games what a sheet will come to.

Each action is worth the best sheet it can lead to (see ``lookahead``), as the network
sees it together with what is still to come. Before a roll the best few actions are
weighed closely, by what that roll will bring (see ``next_roll``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.games.clever.actions import Action
from tabletop.games.clever.afterwards import chain_after
from tabletop.games.clever.lookahead import best_sheet, then_after, worths_of
from tabletop.games.clever.network import Network, network
from tabletop.games.clever.next_roll import NextRoll
from tabletop.games.clever.others import after_pick, before_pick
from tabletop.games.clever.position import Phase, Position
from tabletop.kernel.game import AnyGame, Rng, Seat

CLOSE: Final = 2.0
"""Points by which an action may look worse than the best and still be weighed closely."""
CLOSELY: Final = 3
"""So many actions at most are."""
OTHERS: Final = 1.0
"""How much a point of the others counts, on average, against one's own."""
ROLLS_A_SECOND: Final = 360
FEWEST_ROLLS: Final = 12
MOST_ROLLS: Final = 108
"""Rolls are thrown in the mind by the half dozen; how many, by seconds of budget."""


def trained(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what leads to the best sheet."""
    legal: Sequence[Action] = game.legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    worths = weigh(game, state, rng, budget)
    return max(legal, key=worths.__getitem__)


def weigh(game: AnyGame, state: Any, rng: Rng, budget: float) -> dict[Action, float]:
    """By action, the points that who is asked will come to.

    At a table a pick also counts for what it leaves to the others: as many points less as
    they will come to more by it, on average, than they looked to before the dice fell.
    """
    position: Position = state
    knows = network(position.is_alone)
    legal: Sequence[Action] = game.legal_actions(position)
    worths = worths_of(knows, position, legal)
    if position.phase is not Phase.PICK or position.due or len(legal) == 1:
        return worths
    if not position.is_alone:
        worths = {action: worths[action] - _left(knows, position, action) for action in legal}
    most = int(budget * ROLLS_A_SECOND) // 6 * 6
    return _closely(knows, position, worths, min(MOST_ROLLS, max(FEWEST_ROLLS, most)))


def _left(knows: Network, state: Position, action: Action) -> float:
    """What the others win by a pick, on average and by our view."""
    others = [Seat(seat) for seat in range(len(state.sheets)) if seat != state.asked]
    won = [
        after_pick(knows, state, action, seat) - before_pick(knows, state, seat) for seat in others
    ]
    return OTHERS * sum(won) / len(won)


def _closely(
    knows: Network, state: Position, worths: dict[Action, float], rolls: int
) -> dict[Action, float]:
    """The same, the best of them with the next roll thrown; the others keep their distance."""
    ranked = sorted(worths, key=lambda action: -worths[action])
    most = worths[ranked[0]]
    near = [action for action in ranked[:CLOSELY] if worths[action] >= most - CLOSE]
    if len(near) == 1:
        return worths
    close = {action: worths[action] + _gained(knows, state, action, rolls) for action in near}
    best, moved = max(close.values()), close[ranked[0]] - most
    return {
        action: close[action] if action in close else min(best, worth + moved)
        for action, worth in worths.items()
    }


def _gained(knows: Network, state: Position, action: Action, rolls: int) -> float:
    """By how much an action is worth more with the next roll thrown in the mind."""
    ahead = then_after(state, action, 0).ahead
    if not ahead.roll:
        return 0.0
    plain, sheet = best_sheet(knows, chain_after(state, action), ahead)
    return NextRoll(knows, sheet, ahead).worth(rolls) - plain
