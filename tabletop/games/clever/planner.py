"""The planner: what a pick makes of the sheet, and what it locks away on the platter.

Each action is weighed by the sheet it leads to (see ``worth``); while there are rolls to
come, also by what the dice that stay in hand will bring in them (see ``gains``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from tabletop.games.clever.actions import Action, Reroll, Take
from tabletop.games.clever.afterwards import sheet_after
from tabletop.games.clever.gains import Throws, gains, gains_after
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import DICE, Die
from tabletop.games.clever.rest import Rest, to_come
from tabletop.games.clever.sheet import Sheet
from tabletop.games.clever.worth import worth
from tabletop.kernel.game import AnyGame, Rng

SIXES_PER_SECOND: Final = 40
FEWEST_SIXES: Final = 2
MOST_SIXES: Final = 16
"""Rolls are thrown in the mind by the half dozen; how many, by seconds of budget."""
COLOURS: Final = 3
"""Of the ways to use the white die, so many are looked at closely."""


def planner(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what its sheet and the dice that stay in hand promise most of."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    rest = to_come(position)
    if position.phase is Phase.PICK and not position.due:
        return _Pick(position, rest, _rolls(rng, budget)).best(legal)
    return max(legal, key=lambda action: worth(sheet_after(position, action, rest), rest))


def _rolls(rng: Rng, budget: float) -> list[tuple[int, ...]]:
    """Rolls of six dice, in which each die shows each face equally often."""
    sixes = min(MOST_SIXES, max(FEWEST_SIXES, int(budget * SIXES_PER_SECOND)))
    faces = [1, 2, 3, 4, 5, 6] * sixes
    columns = [sorted(faces, key=lambda _: rng.random()) for _ in DICE]
    return list(zip(*columns, strict=True))


class _Pick:
    """A roll on the table: what to take of it, or whether to throw it again."""

    def __init__(self, state: Position, rest: Rest, rolls: Sequence[Sequence[int]]) -> None:
        self._state = state
        self._rest = rest
        self._rolls = rolls
        self._gains = gains(state.sheet, rest)

    def best(self, legal: Sequence[Action]) -> Action:
        """What promises most."""
        sheets = {action: sheet_after(self._state, action, self._rest) for action in legal}
        ranked = sorted(legal, key=lambda action: -worth(sheets[action], self._rest))
        return max(_likely(ranked), key=lambda action: self._promise(action, sheets[action]))

    def _promise(self, action: Action, sheet: Sheet) -> float:
        """The sheet after *action*, and what the dice that are thrown next will bring."""
        state = self._state
        rolls, hand = ROLLS - state.roll, state.hand
        if isinstance(action, Reroll):
            rolls += 1
        if isinstance(action, Take):
            face = state.faces[action.die]
            hand = tuple(d for d in hand if d is not action.die and state.faces[d] >= face)
        promise = worth(sheet, self._rest)
        if not hand or not rolls:
            return promise
        known = gains_after(self._gains, state.sheet, sheet, self._rest)
        return round(promise + Throws(known, hand, state.faces, self._rolls).bring(rolls), 6)


def _likely(ranked: Iterable[Action]) -> Iterator[Action]:
    """What is worth a closer look: of each die the best mark, of a white one the best few."""
    seen: Counter[Die] = Counter()
    for action in ranked:
        if isinstance(action, Take):
            seen[action.die] += 1
            if seen[action.die] > (COLOURS if action.die is Die.WHITE else 1):
                continue
        yield action
