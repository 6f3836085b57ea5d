"""The planner: what a pick makes of the sheet, and what it locks away on the platter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tabletop.games.clever.actions import Action, Reroll, Take
from tabletop.games.clever.afterwards import sheet_after
from tabletop.games.clever.gains import Throws, by_die, gains, gains_after
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import DICE, ROUNDS, Die
from tabletop.games.clever.sheet import Sheet
from tabletop.games.clever.worth import Rest, worth
from tabletop.kernel.game import AnyGame, Rng, Seat

ROLLS_PER_SECOND: Final = 240
"""Rolls thrown in the mind, by seconds of budget."""
FEWEST_ROLLS: Final = 8
MOST_ROLLS: Final = 96
COLOURS: Final = 3
"""Of the ways to use a white die, so many are looked at closely; of another die one."""
GRUDGE: Final = 0.25
"""What a point that others find on the platter costs; all of them together have this share."""


def planner(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Takes what its sheet and the dice that stay in hand promise most of."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    rest = to_come(position, position.asked)
    if position.phase is Phase.PICK and not position.due:
        return _Pick(position, rest, _rolls(rng, budget)).best(legal)
    return max(legal, key=lambda action: worth(sheet_after(position, action, rest), rest))


def _rolls(rng: Rng, budget: float) -> list[list[int]]:
    count = min(MOST_ROLLS, max(FEWEST_ROLLS, int(budget * ROLLS_PER_SECOND)))
    return [[1 + int(rng.random() * 6) for _ in DICE] for _ in range(count)]


def to_come(state: Position, seat: Seat) -> Rest:
    """What comes for *seat* after the turn that is played; its end is still to come."""
    seats = len(state.sheets)
    rounds = ROUNDS[seats - 1] - state.round
    others = max(1, seats - 1)
    if state.is_alone:
        turns, marks = int(state.roll > 0), int(state.roll > 0)
    else:
        played = (state.active - state.first) % seats
        turns = others - played
        is_active_later = (seat - state.first) % seats > played
        marks = turns + (ROLLS - 1) * is_active_later
    if state.phase is Phase.ROUND:
        turns += 1
        marks += ROLLS if seat == state.first else 1
    a_round = 2 if state.is_alone else seats
    ends = 0 if state.phase is Phase.EXTRA else 1
    return Rest(rounds * (ROLLS + others) + marks, rounds * a_round + turns + ends)


class _Pick:
    """A roll on the table: what to take of it, or whether to throw it again."""

    def __init__(self, state: Position, rest: Rest, rolls: Sequence[Sequence[int]]) -> None:
        self._state = state
        self._rest = rest
        self._rolls = rolls
        self._gains = gains(state.sheet, rest)
        self._found_by_others = [0.0] * len(DICE) if state.is_alone else _found_by_others(state)

    def best(self, legal: Sequence[Action]) -> Action:
        """What promises most."""
        sheets = {action: sheet_after(self._state, action, self._rest) for action in legal}
        ranked = sorted(legal, key=lambda action: -worth(sheets[action], self._rest))
        looked_at: Counter[Die] = Counter()
        promises: dict[Action, float] = {}
        for action in ranked:
            if isinstance(action, Take):
                looked_at[action.die] += 1
                if looked_at[action.die] > (COLOURS if action.die is Die.WHITE else 1):
                    continue
            promises[action] = self._promise(action, sheets[action])
        return max(promises, key=lambda action: promises[action])

    def _promise(self, action: Action, sheet: Sheet) -> float:
        """The sheet after *action*, and what the dice that are thrown next will bring."""
        state = self._state
        rolls, hand = ROLLS - state.roll, state.hand
        if isinstance(action, Reroll):
            rolls += 1
        if isinstance(action, Take):
            face = state.faces[action.die]
            hand = tuple(d for d in hand if d is not action.die and state.faces[d] >= face)
        promise = worth(sheet, self._rest) - self._given_away(action, hand if rolls else ())
        if not hand or not rolls:
            return promise
        known = gains_after(self._gains, state.sheet, sheet, self._rest)
        return promise + Throws(known, hand, state.faces, self._rolls).bring(rolls)

    def _given_away(self, action: Action, hand: tuple[Die, ...]) -> float:
        """What others find on the platter, as far as it is known."""
        if self._state.is_alone or not isinstance(action, Take):
            return 0.0
        kept = (*hand, *self._state.spaces, action.die)
        return GRUDGE * max(
            (self._found_by_others[die] for die in DICE if die not in kept), default=0.0
        )


def _found_by_others(state: Position) -> list[float]:
    """By die, what it would bring the others as it lies, on average."""
    brings = []
    for seat, sheet in enumerate(state.sheets):
        if seat != state.asked:
            known = gains(sheet, to_come(state, Seat(seat)))
            brings.append([max(0.0, gain) for gain in by_die(known, state.faces)])
    return [sum(each) / len(brings) for each in zip(*brings, strict=True)]
