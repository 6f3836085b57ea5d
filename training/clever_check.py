"""Replays games that clever.c tells by the rules: the same choices, sheets and features."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabletop.games.clever.actions import (
    Action,
    Cross,
    Decline,
    Done,
    Extra,
    Forfeit,
    Nearest,
    Reroll,
    Rolled,
    Starts,
    Take,
    Write,
)
from tabletop.games.clever.afterwards import chain_after
from tabletop.games.clever.features import Future, features, future
from tabletop.games.clever.futures import after_turn, waiting
from tabletop.games.clever.position import Phase, Position
from tabletop.games.clever.printed import DICE, Area, Die
from tabletop.games.clever.rules import Clever
from tabletop.games.clever.sheet import Sheet, total
from tabletop.kernel.game import Seat

THROWN, DECIDED, PASSED, LAID, ENDED = 1, 2, 3, 4, 5
_GAME: Final = Clever()
_BETWEEN_TURNS: Final = next(future(Future(1, 0, 0, 0, 0)))[0]
"""The input that says that no turn of one's own is under way."""


class Replay:
    """One game, word by word."""

    def __init__(self, words: list[int], seats: int, must_take: bool) -> None:
        self._words = iter(words)
        self._totals = 0
        state = _GAME.initial({"passive": "must" if must_take else "may"}, seats)
        self._state: Position = _GAME.apply(state, Starts(Seat(0))).state
        self._before = self._state
        self._last: Action | None = None

    def checked(self) -> int:
        """Compares all that is told; returns how many things were. Raises AssertionError."""
        number = 0
        for word in self._words:
            number += 1
            match word:
                case 1:
                    self._throw(self._take(len(DICE)))
                case 2:
                    self._decide([self._option() for _ in range(next(self._words))])
                case 3:
                    self._compare(Seat(next(self._words)))
                case 4:
                    self._lay(next(self._words))
                case _:
                    seat, points = self._take(2)
                    assert self._state.phase is Phase.OVER
                    assert total(self._state.sheets[seat]) == points
                    self._totals += 1
        assert self._totals == len(self._state.sheets)
        return number

    def _take(self, number: int) -> list[int]:
        return [next(self._words) for _ in range(number)]

    def _go(self, action: Action) -> None:
        self._before, self._last = self._state, action
        self._state = _GAME.apply(self._state, action).state

    def _throw(self, faces: list[int]) -> None:
        assert self._state.phase is Phase.THROW
        assert not self._state.due
        self._go(Rolled(tuple(faces[die] for die in self._state.hand)))

    def _lay(self, platter: int) -> None:
        low = {die for die in DICE if platter >> die & 1}
        if self._state.phase is Phase.NEAREST:
            ways = [way for way in _GAME.legal_actions(self._state) if isinstance(way, Nearest)]
            self._go(next(way for way in ways if low.issuperset(way.dice)))
        assert set(self._state.platter) == low

    def _option(self) -> Action:
        kind, die, area, cell = self._take(4)
        cell = cell if area in (Area.YELLOW, Area.BLUE) else 0
        made: dict[int, Any] = {
            0: lambda: Take(Die(die), Area(area), cell),
            1: lambda: Write(Area(area)) if area >= Area.ORANGE else Cross(Area(area), cell),
            2: lambda: Extra(Die(die), Area(area), cell),
            3: Done,
            4: Decline,
            5: Forfeit,
            6: Reroll,
        }
        action: Action = made[kind]()
        return action

    def _decide(self, options: list[Action]) -> None:
        legal = _GAME.legal_actions(self._state)
        line = f"{_GAME.notation(self._state)}: {options}"
        assert len(options) == len(legal), line
        assert set(options) == set(legal), line
        self._go(options[next(self._words)])

    def _compare(self, seat: Seat) -> None:
        """The features of an after-state; where the turn went on, those of before it did."""
        told = dict(self._take(2) for _ in range(next(self._words)))
        if told.get(_BETWEEN_TURNS):
            sheet, ahead = self._between(seat)
        else:
            sheet, ahead = self._state.sheets[seat], waiting(self._state, seat)
        assert told == dict(features(sheet, ahead)), _GAME.notation(self._state)

    def _between(self, seat: Seat) -> tuple[Sheet, Future]:
        """Another throws; or a turn has ended, and what follows at once is no part of it."""
        state = self._state
        if state.phase is Phase.THROW and state.roll > 1 and seat != state.active:
            return state.sheets[seat], waiting(state, seat)
        assert self._last is not None
        return chain_after(self._before, self._last).sheet, after_turn(self._before, seat)


def games(engine: Any, weights: Any, number: int) -> Iterator[int]:
    """Checks games at all tables, by whim and by the network; yields how much was compared."""
    for seed in range(number):
        for seats in _GAME.seats:
            for known in (None, weights):
                must_take = seed % 2 == 1
                words = engine.told(known, seats, must_take, seed)
                yield Replay(words, seats, must_take).checked()
