"""What each player may expect of a position, by the network alone.

Who is to choose chooses the best. For whoever will choose from the platter of this turn
it counts what lies there, and what may still slide there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.games.clever.futures import waiting
from tabletop.games.clever.lookahead import worths_of
from tabletop.games.clever.network import Network, network
from tabletop.games.clever.others import after_pick, as_dice_lie
from tabletop.games.clever.position import Phase, Position
from tabletop.kernel.game import CHANCE, AnyGame, Seat


def outlook(game: AnyGame, state: Any) -> tuple[float, ...]:
    """By seat, the points it will come to; when the match is over, exactly."""
    position: Position = state
    if position.phase in (Phase.LOT, Phase.NEAREST):
        lots = game.legal_actions(position)
        return _mean([outlook(game, game.apply(position, lot).state) for lot in lots])
    knows = network(position.is_alone)
    asked = game.turn(position)
    if asked is not None and asked != CHANCE:
        return _chosen(knows, position, game.legal_actions(position))
    return tuple(
        knows.worth(sheet, waiting(position, Seat(seat)))
        for seat, sheet in enumerate(position.sheets)
    )


def _chosen(knows: Network, state: Position, legal: Sequence[Any]) -> tuple[float, ...]:
    """What follows the best choice of who is asked."""
    worths = worths_of(knows, state, legal)
    best = max(legal, key=worths.__getitem__)
    picks = state.phase is Phase.PICK and not state.due
    others = [
        after_pick(knows, state, best, Seat(seat))
        if picks
        else as_dice_lie(knows, state, Seat(seat))
        for seat in range(len(state.sheets))
        if seat != state.asked
    ]
    others.insert(state.asked, worths[best])
    return tuple(others)


def _mean(outlooks: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(seat) / len(outlooks) for seat in zip(*outlooks, strict=True))
