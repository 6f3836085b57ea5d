"""The greedy bot: it plans its whole shift ahead, and chooses all else for the next shift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.games.hospital import drafts, planning
from tabletop.games.hospital.actions import Action
from tabletop.games.hospital.position import Phase, Position
from tabletop.kernel.game import AnyGame, Rng

_AT_WORK: Final = (Phase.WORK, Phase.GROUP, Phase.SPECIALIST)


def greedy(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Follows the best plan that it finds."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    if position.phase not in _AT_WORK:
        return drafts.chosen(position, legal)
    planned = planning.next_action(position, drafts.MIND)
    return planned if planned in legal else legal[0]
