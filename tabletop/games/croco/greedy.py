"""The greedy bot: it looks one placement ahead, and knows that tokens are not for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.games.croco.actions import Action, Choose, Place
from tabletop.games.croco.board import Board
from tabletop.games.croco.position import Phase, Position
from tabletop.games.croco.printed import NUMBER_OF, Clan
from tabletop.kernel.game import AnyGame, Rng, one_of

KEPT: Final = 5
"""What a point on a token is worth as long as it is in the camp."""
BURNT: Final = 6
"""What is lost besides with a token that is turned over at once."""


def greedy(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what brings most at once, less what the token was worth in the camp."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    promises = [_promise(game, position, action) for action in legal]
    best = max(promises)
    ties = [action for action, promise in zip(legal, promises, strict=True) if promise == best]
    return one_of(ties, rng)


def _promise(game: AnyGame, state: Position, action: Action) -> int:
    """What a placement brings; what the first one can bring with a clan."""
    match action:
        case Place():
            after: Position = game.apply(state, action).state
            clan = state.clan
            brings = _ahead(after.board, clan) - _ahead(state.board, clan)
            burnt = BURNT if after.phase is Phase.AGAIN else 0
            return brings - burnt - KEPT * NUMBER_OF[action.token]
        case Choose():
            chosen: Position = game.apply(state, action).state
            return max(_promise(game, chosen, first) for first in game.legal_actions(chosen))
        case _:
            return 0


def _ahead(board: Board, clan: Clan) -> int:
    """What *clan* has more than the other."""
    worth = board.all_worth
    return worth[clan] - worth[not clan]
