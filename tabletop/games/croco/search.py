"""The search: it plays a few hundred games in its mind, more of them where it is promising."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.games.croco.actions import Action, Choose
from tabletop.games.croco.compact import Compact, as_action
from tabletop.games.croco.position import Phase, Position, other
from tabletop.games.croco.printed import CLANS, Clan
from tabletop.games.croco.stakes import stakes
from tabletop.games.croco.tree import Tree
from tabletop.kernel.game import AnyGame, Rng

GAMES: Final = 300
"""So many games in its mind, however much time there is."""
FEWEST_GAMES: Final = 100
GAMES_PER_SECOND: Final = 5000
"""Games that are played in the mind on a slow machine."""


def search(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what it tried most often: the placement that wins most games in its mind."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    games = min(GAMES, games_in(budget))
    if position.phase is Phase.CHOOSE:
        return Choose(max(CLANS, key=lambda clan: _chance(position, clan, rng, games)))
    tree = grown(position, position.clan, rng, games)
    return as_action(position.board, position.clan, tree.favourite)


def games_in(budget: float) -> int:
    """How many games are played in the mind in so many seconds."""
    return max(FEWEST_GAMES, int(budget * GAMES_PER_SECOND))


def grown(state: Position, clan: Clan, rng: Rng, games: int) -> Tree:
    """The tree of who is asked, who has this clan or takes it."""
    green = state.asked if clan is Clan.GREEN else other(state.asked)
    tree = Tree(Compact.of(state.board, clan), stakes(state, green))
    tree.grow(rng, games)
    return tree


def _chance(state: Position, clan: Clan, rng: Rng, games: int) -> float:
    """How well who begins does with this clan."""
    tree = grown(state, clan, rng, games)
    return tree.brought(tree.favourite)
