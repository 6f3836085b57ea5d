"""The deep search: thousands of games in its mind, and the ending played exactly.

With few tokens left it first asks who wins, which is known sooner than by how much, and
places what wins. Where nothing is found out in time, or all is lost, it takes what it
tried most often in its tree, as the other may still err.

The same thoughts tell what each action is worth: the chance to win the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabletop.games.croco.actions import Action, Choose, Clear, Place
from tabletop.games.croco.compact import SIDE, Compact, Placement, as_action, placement
from tabletop.games.croco.ending import NEAR, Ending, TooLong, is_near
from tabletop.games.croco.position import Phase, Position
from tabletop.games.croco.printed import CLANS, MOST
from tabletop.games.croco.search import games_in, grown
from tabletop.games.croco.tree import Tree
from tabletop.games.croco.verdict import Verdict
from tabletop.kernel.game import AnyGame, Rng

TRIED: Final = 13
"""From so many tokens left it is tried whether the ending is found out in time."""
POSITIONS_PER_SECOND: Final = 75_000
"""Positions of an ending that are looked at in a second on a slow machine."""
FEW_LEFT: Final = 100_000
"""So many at least where few tokens are left, but more cells free than a game leaves."""
FOR_THE_ENDING: Final = 0.5
"""So much of the budget is for the ending where it is only tried; the rest is for the tree."""
AGAIN: Final = 0.25
"""Who places again has thought about it before: so much of the budget is left for it."""
LEAST: Final = 10
"""So many games in the mind for each action that is weighed, and one more in MORE of all."""
MORE: Final = 500


def deep(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what wins for certain; else what wins most games in its mind."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    if position.phase is Phase.CHOOSE:
        clans = _clans(position, rng, budget)
        return max(legal, key=lambda action: clans[action])
    thought = _Thought(position, rng, budget)
    return as_action(position.board, position.clan, thought.placed)


def weigh(game: AnyGame, state: Any, rng: Rng, budget: float) -> Mapping[Action, float]:
    """By legal action, the chance to win the match with it, 0 to 1; a draw is half a win.

    A hundredth of it goes by the margin. Nothing is worth more than what ``deep`` does.
    """
    position: Position = state
    match position.phase:
        case Phase.CHOOSE:
            return _clans(position, rng, budget)
        case Phase.CLEAR:
            verdict = Verdict.of(position)
            return {Clear(): verdict.likely(verdict.stakes[MOST])}
        case _:
            thought = _Thought(position, rng, budget)
            legal: Sequence[Place] = game.legal_actions(position)
            ways = {action: placement(action.space, action.cell) for action in legal}
            worth = thought.weighed(list(ways.values()))
            return {action: worth[placed] for action, placed in ways.items()}


def _clans(state: Position, rng: Rng, budget: float) -> dict[Action, float]:
    """How well who begins does with each clan."""
    verdict, games = Verdict.of(state), games_in(budget / len(CLANS))
    trees = [(clan, grown(state, clan, rng, games)) for clan in CLANS]
    return {Choose(clan): verdict.likely(tree.brought(tree.favourite)) for clan, tree in trees}


class _Thought:
    """What is found out about a position; *placed* is best for certain or by all appearances.

    *_top* is what that is worth, *_gain* what it gains where the ending is known to its end.
    """

    def __init__(self, state: Position, rng: Rng, budget: float) -> None:
        self._state = state
        self._rng = rng
        self._budget = budget * (AGAIN if state.phase is Phase.AGAIN else 1)
        self._verdict = Verdict.of(state)
        self._position = Compact.of(state.board, state.clan)
        self._margin = SIDE[state.clan] * self._position.margin
        self._ending = self._near_enough()
        self._gain: int | None = None
        self._top = 1.0
        self._tree: Tree | None = None
        self.placed: Placement = self._best()

    def weighed(self, placements: Sequence[Placement]) -> dict[Placement, float]:
        """The chance to win the match by each placement."""
        if self._gain is not None and self._ending is not None:
            try:
                return {placed: self._surely(placed) for placed in placements}
            except TooLong:
                pass
        tree = self._grown()
        tree.fill(self._rng, LEAST + self._games // MORE)
        likely = {placed: self._verdict.likely(tree.brought(placed)) for placed in placements}
        likely[self.placed] = self._top
        return {placed: min(chance, self._top) for placed, chance in likely.items()}

    def _near_enough(self) -> Ending | None:
        """The ending, where there is patience for it."""
        position = self._position
        if is_near(position):
            return Ending(position)
        left = position.tokens_left
        if left > TRIED:
            return None
        patience = int(self._budget * FOR_THE_ENDING * POSITIONS_PER_SECOND)
        return Ending(position, max(patience, FEW_LEFT if left <= NEAR else 0))

    def _best(self) -> Placement:
        """What is best for certain where that is known in time, else the tree's favourite."""
        found = None if self._ending is None else self._best_ending(self._ending)
        if found is None:
            tree = self._grown()
            found = tree.favourite
            self._top = min(self._top, self._verdict.likely(tree.brought(found)))
        return found

    def _best_ending(self, ending: Ending) -> Placement | None:
        """Who wins is asked first; None where that is not known, or who is asked has lost."""
        verdict, found = self._verdict, None
        try:
            for goal in verdict.goals:
                found = ending.can_gain(goal - self._margin)
                if found is not None:
                    self._top = verdict.sure(goal)
                    break
                self._top = verdict.sure(goal - 1)
            self._gain, found = ending.best()
            self._top = verdict.sure(self._margin + self._gain)
        except TooLong:
            pass
        return found

    def _surely(self, placed: Placement) -> float:
        assert self._ending is not None
        assert self._gain is not None
        return self._verdict.sure(self._margin + self._ending.gain_by(placed, self._gain))

    @property
    def _games(self) -> int:
        """Where the ending is tried, a part of the budget has gone into that."""
        tried = self._ending is not None
        return games_in(self._budget * (1 - FOR_THE_ENDING if tried else 1))

    def _grown(self) -> Tree:
        """The tree; it is grown once."""
        if self._tree is None:
            self._tree = grown(self._state, self._state.clan, self._rng, self._games)
        return self._tree
