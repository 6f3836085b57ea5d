"""The best bot: plans its whole shift, and knows from experience what comes of a hospital.

It drafts for what its wards and rooms will need, empties its wards or saves patients up
for a large discharge, whichever has brought more in very many matches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabletop.games.hospital import alternatives, planning, weighing
from tabletop.games.hospital.actions import Action
from tabletop.games.hospital.ahead import BRISK, MIND
from tabletop.games.hospital.minds import Mind
from tabletop.games.hospital.position import Phase, Position
from tabletop.kernel.game import AnyGame, Rng

_TIME: Final = 1.0
"""Seconds of budget from which on it looks as far as it can."""
_AT_WORK: Final = (Phase.WORK, Phase.GROUP, Phase.SPECIALIST)


def foresight(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Follows the best plan that it finds; else takes what is worth most, of equals the first."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    if position.phase in _AT_WORK:
        planned = planning.next_action(position, _mind(budget))
        return planned if planned in legal else legal[0]
    worths = weighing.drafted(game, position, legal)
    return max(legal, key=lambda action: worths[action])


def weigh(game: AnyGame, state: Any, rng: Rng, budget: float) -> Mapping[Action, float]:
    """By legal action, the points that who acts may expect to have at the end with it."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if position.phase in _AT_WORK:
        return alternatives.weighed(game, position, legal, _mind(budget))
    return weighing.drafted(game, position, legal)


def _mind(budget: float) -> Mind:
    return MIND if budget >= _TIME else BRISK
