"""The tree: what was tried from a position, game by game, and what that brought.

It has a branch for each placement, so whoever places again just stays to move; what counts
is who has won the match in the end, and that makes a burnt token cost what it costs. Each
game goes down the tree, where it is promising or was seldom tried, to a new branch, and is
played out from there (see ``playout``).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import log, sqrt
from typing import Final

from tabletop.games.croco.compact import Compact, Placement
from tabletop.games.croco.playout import played_out, promising
from tabletop.games.croco.printed import MOST
from tabletop.games.croco.stakes import UNITS
from tabletop.kernel.game import Rng

CURIOSITY: Final = 0.5
"""How much a branch that was seldom tried is preferred."""


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


class Tree:
    """All that was tried from *position*; *worth* are the stakes of green, see ``stakes``."""

    def __init__(self, position: Compact, worth: tuple[int, ...]) -> None:
        self._position = position
        self._worth = worth
        self._root = _Branch(position.clan)

    def grow(self, rng: Rng, games: int) -> None:
        """So many more games."""
        for _ in range(games):
            self._try(rng.random)

    def fill(self, rng: Rng, games: int) -> None:
        """So many games, and one at least, for each first placement that had fewer."""
        self._root.todo = []
        for placed in self._position.placements():
            branch = self._root.branches.get(placed)
            for _ in range(max(1, games) - (branch.tried if branch else 0)):
                self._try(rng.random, placed)

    @property
    def favourite(self) -> Placement:
        """The first placement that was tried most."""
        branches = self._root.branches
        return max(branches, key=lambda placed: branches[placed].tried)

    def brought(self, placed: Placement) -> float:
        """What a first placement that was tried has brought on average to who made it."""
        branch = self._root.branches[placed]
        return branch.brought / branch.tried

    def _try(self, random: Callable[[], float], first: Placement | None = None) -> None:
        """One game: down the tree to a new branch, and played out from there."""
        position, branch = self._position.copy(), self._root
        way = [branch]
        if first is not None:
            branch = self._taken(branch, first, position)
            way.append(branch)
        while branch.tried and not position.is_over:
            if branch.todo is None:
                branch.todo = promising(position)
            placed = branch.todo.pop() if branch.todo else _inviting(branch)
            branch = self._taken(branch, placed, position)
            way.append(branch)
        for_green = self._worth[played_out(position, random) + MOST]
        brought = (for_green, UNITS - for_green)
        way[0].tried += 1
        for before, branch in pairwise(way):
            branch.tried += 1
            branch.brought += brought[before.clan]

    def _taken(self, branch: _Branch, placed: Placement, position: Compact) -> _Branch:
        """The branch after it by a placement, which is made on *position* too."""
        position.place(placed)
        after = branch.branches.get(placed)
        if after is None:
            after = branch.branches[placed] = _Branch(position.clan)
        return after


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
