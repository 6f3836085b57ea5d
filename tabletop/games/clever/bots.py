"""Who plays Clever when nobody sits there, weakest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from tabletop.games.clever.actions import Action, Decline, Done, Forfeit, Reroll, Take
from tabletop.games.clever.afterwards import chain_after
from tabletop.games.clever.events import BonusWon, Marked
from tabletop.games.clever.planner import planner
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import Area
from tabletop.games.clever.rest import to_come
from tabletop.games.clever.trained import trained
from tabletop.kernel.bots import Choose, random_bot
from tabletop.kernel.game import AnyGame, Event, Rng

_CROSS: Final = {Area.YELLOW: 5.0, Area.BLUE: 5.0, Area.GREEN: 6.0}
"""A cross: what a full area pays, shared out among its cells."""
_BONUS: Final = 4.0
"""What any bonus is worth, besides the marks that it makes at once."""
_LOCKED: Final = 1.5
"""What a die that may not be thrown again costs."""
_REROLLED: Final = 1.0
"""Where no die brings more, it throws again."""
_KEPT: Final = 5.0
"""Where no die brings more, it keeps its extra die for another turn."""


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
            return _KEPT if to_come(state).turns else 0.0
        case Decline():
            return -1.0
        case Forfeit():
            return 0.0
        case _:
            return sum(map(_told, chain_after(state, action).events)) - _locked(state, action)


def _locked(state: Position, action: Action) -> float:
    """What it costs that smaller dice go to the platter while there are rolls left."""
    if not isinstance(action, Take) or state.phase is not Phase.PICK or state.roll == ROLLS:
        return 0.0
    face = state.faces[action.die]
    return _LOCKED * sum(state.faces[die] < face for die in state.hand)


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
    {"random": random_bot, "greedy": greedy, "planner": planner, "network": trained}
)
"""The levels of play: greedy sees what a mark brings at once, planner counts what the sheet and
the dice in hand promise, network has learned from very many games what a sheet will come to."""
