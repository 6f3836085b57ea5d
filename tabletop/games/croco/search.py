"""The search: it plays a few thousand games in its mind, more of them where it is promising.

The tree has a branch for each placement, so whoever places again just stays to move; what
counts is who has won the match in the end, and that makes a burnt token cost what it costs.
Beyond the tree a game is played out (see ``playout``); with few tokens left the ending is
played exactly (see ``ending``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import log, sqrt
from typing import Any, Final

from tabletop.games.croco import ending
from tabletop.games.croco.actions import Action, Choose
from tabletop.games.croco.compact import Compact, Placement, as_action
from tabletop.games.croco.playout import played_out, promising
from tabletop.games.croco.position import Phase, Position, other
from tabletop.games.croco.printed import CLANS, MOST, Clan
from tabletop.games.croco.stakes import UNITS, stakes
from tabletop.kernel.game import AnyGame, Rng

GAMES_PER_SECOND: Final = 5000
FEWEST_GAMES: Final = 100
"""Games played in the mind, by seconds of budget."""
POSITIONS_PER_SECOND: Final = 75_000
"""Positions of an ending looked at, by seconds of budget, before it is given up."""
FEW_LEFT: Final = 300_000
"""So many at least where few tokens are left, but more cells free than a game leaves."""
AGAIN: Final = 0.25
"""Who places again has thought about it before: so much of the budget is left for it."""
CURIOSITY: Final = 0.5
"""How much a branch that was seldom tried is preferred."""


def search(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what it tried most often: the placement that wins most games in its mind."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    if position.phase is Phase.CHOOSE:
        games = _games(budget / len(CLANS))
        return Choose(max(CLANS, key=lambda clan: _chance(position, clan, rng, games)))
    share = AGAIN if position.phase is Phase.AGAIN else 1
    placed = _placed(position, rng, budget * share)
    return as_action(position.board, position.clan, placed)


def _placed(state: Position, rng: Rng, budget: float) -> Placement:
    """Exactly where that is possible in time; else what the tree says."""
    compact = Compact.of(state.board, state.clan)
    if ending.is_near(compact):
        return ending.gain_and_placement(compact)[1]
    found: tuple[float, Placement] | None = None
    if compact.tokens_left <= ending.TRIED:
        found = ending.found_within(compact, _positions(compact, budget))
    if found is None:
        green = state.green
        assert green is not None
        found = _Tree(compact, stakes(state, green)).best(rng, _games(budget))
    return found[1]


def _positions(compact: Compact, budget: float) -> int:
    few = compact.tokens_left <= ending.NEAR
    return max(FEW_LEFT if few else 0, int(budget * POSITIONS_PER_SECOND))


def _games(budget: float) -> int:
    return max(FEWEST_GAMES, int(budget * GAMES_PER_SECOND))


def _chance(state: Position, clan: Clan, rng: Rng, games: int) -> float:
    """How well who begins does with this clan."""
    green = state.asked if clan is Clan.GREEN else other(state.asked)
    tree = _Tree(Compact.of(state.board, clan), stakes(state, green))
    return tree.best(rng, games)[0]


class _Branch:
    """A placement: how often it was tried and what it brought to who made it, in UNITS.

    *clan* is who places after it, *todo* what has not been tried then, the best last;
    nothing is known of it until the branch is taken a second time.
    """

    __slots__ = ("branches", "brought", "clan", "todo", "tried")

    def __init__(self, clan: int) -> None:
        self.clan = clan
        self.todo: list[Placement] | None = None
        self.branches: dict[Placement, _Branch] = {}
        self.tried = 0
        self.brought = 0


class _Tree:
    """All that was tried from a position."""

    def __init__(self, position: Compact, worth: tuple[int, ...]) -> None:
        self._position = position
        self._worth = worth
        self._root = _Branch(position.clan)

    def best(self, rng: Rng, games: int) -> tuple[float, Placement]:
        """What it brought on average that was tried most, and what that is."""
        for _ in range(games):
            self._try(rng.random)
        branches = self._root.branches
        placed = max(branches, key=lambda placed: branches[placed].tried)
        return branches[placed].brought / branches[placed].tried, placed

    def _try(self, random: Callable[[], float]) -> None:
        """One game: down the tree to a new branch, and played out from there."""
        position, branch = self._position.copy(), self._root
        way = [branch]
        while branch.tried and not position.is_over:
            if branch.todo is None:
                branch.todo = promising(position)
            if branch.todo:
                placed = branch.todo.pop()
                position.place(placed)
                after = branch.branches[placed] = _Branch(position.clan)
            else:
                placed = _inviting(branch)
                position.place(placed)
                after = branch.branches[placed]
            branch = after
            way.append(branch)
        for_green = self._worth[played_out(position, random) + MOST]
        brought = (for_green, UNITS - for_green)
        way[0].tried += 1
        for before, branch in pairwise(way):
            branch.tried += 1
            branch.brought += brought[before.clan]


def _inviting(branch: _Branch) -> Placement:
    """What has brought most so far, or was seldom tried: the upper confidence bound."""
    # Machines differ in the last digits of a logarithm; what they choose must not.
    curious = CURIOSITY * UNITS * sqrt(round(log(branch.tried), 6))
    most, found = -1.0, -1
    for placed, after in branch.branches.items():
        tried = after.tried
        hope = after.brought / tried + curious / sqrt(tried)
        if hope > most:
            most, found = hope, placed
    return found
