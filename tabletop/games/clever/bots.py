"""Who plays Clever when nobody sits there, weakest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from tabletop.games.clever.actions import Action, Decline, Done, Forfeit, Reroll
from tabletop.games.clever.afterwards import chain_after
from tabletop.games.clever.events import BonusWon, Marked
from tabletop.games.clever.planner import planner, to_come
from tabletop.games.clever.position import Position
from tabletop.games.clever.printed import Area
from tabletop.kernel.bots import Choose, random_bot
from tabletop.kernel.game import AnyGame, Event, Rng

_CROSS: Final = {Area.YELLOW: 4.0, Area.BLUE: 4.0, Area.GREEN: 5.0}
"""A cross counts as what its area pays on the way, one by one."""
_BONUS: Final = 4.0
"""What any bonus is worth, besides the marks that it makes at once."""
_REROLLED: Final = 2.5
_KEPT_EXTRA: Final = 4.5
"""What brings less is thrown again; what brings less is no use of an extra die."""


def greedy(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what brings most at once."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    return max(legal, key=lambda action: _brings(position, action))


def _brings(state: Position, action: Action) -> float:
    match action:
        case Reroll():
            return _REROLLED
        case Done():
            return _KEPT_EXTRA if to_come(state, state.asked).turns else 0.0
        case Decline():
            return -1.0
        case Forfeit():
            return 0.0
        case _:
            return sum(map(_told, chain_after(state, action).events))


def _told(event: Event) -> float:
    """What is gained by what happened."""
    match event:
        case Marked(_, area, _, value):
            return _CROSS.get(area, value)
        case BonusWon():
            return _BONUS
        case _:
            return 0.0


BOTS: Final[Mapping[str, Choose]] = MappingProxyType(
    {"random": random_bot, "greedy": greedy, "planner": planner}
)
