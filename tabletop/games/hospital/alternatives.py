"""What else could be done in a shift: each action is planned on, roughly.

The plan's own action is worth what the plan comes to. Nothing else is taken to be worth
more: a rough plan may at most find as much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from tabletop.games.hospital.actions import (
    Action,
    Blood,
    Enough,
    Idle,
    Pick,
    Send,
    Transfuse,
)
from tabletop.games.hospital.ahead import Ahead, ahead_of
from tabletop.games.hospital.census import Census, Number, number_of
from tabletop.games.hospital.effects import found as lying
from tabletop.games.hospital.expected import NARROW, standing
from tabletop.games.hospital.minds import Mind
from tabletop.games.hospital.planning import (
    before_sent,
    in_room,
    next_action,
    plan,
    plan_inside,
    shift_of,
)
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.shift import InRoom, Shift
from tabletop.games.hospital.ways import Way, ways_in
from tabletop.kernel.game import AnyGame

Group: TypeAlias = Counter[Number]
"""Patients by what they are, for equal ones are alike."""

TRIED: Final = 3
"""Of the groups that fit an action, so many are planned on: those that are best at once."""
_DIGITS: Final = 6


def weighed(
    game: AnyGame, state: Position, legal: Sequence[Action], mind: Mind
) -> dict[Action, float]:
    """By action in a shift, the points at the end of the match."""
    planned, shift = next_action(state, mind), Alternatives(game, state, mind)
    best = shift.of_plan()
    now = standing(state, state.own) - shift.ahead.terms.bank * state.own.blood
    return {
        action: round(now + (best if action == planned else min(best, shift.of(action))), _DIGITS)
        for action in legal
    }


class Alternatives:
    """A position in a shift, and what its end is worth with one action or another."""

    def __init__(self, game: AnyGame, state: Position, mind: Mind) -> None:
        self._game = game
        self._state = state
        self._mind = mind
        self.ahead: Ahead = ahead_of(state, state.own)
        self._ways = ways_in(state.content)
        self._worth = mind.worth_by(self.ahead)

    def of_plan(self) -> float:
        """What the plan comes to."""
        state = self._state
        match state.phase:
            case Phase.GROUP:
                return self._end(before_sent(state))
            case Phase.SPECIALIST:
                return self._inside(state)
            case _:
                return self._end(shift_of(state.own))

    def of(self, action: Action) -> float:
        """What a rough plan comes to that begins with *action*."""
        match action:
            case Send(worker, room):
                return self._sent(worker, room)
            case Pick() | Enough():
                return self._picked(action)
            case Blood() | Transfuse():
                after = self._game.apply(self._state, action).state
                if after.phase is Phase.SPECIALIST:
                    return self._inside(after, NARROW)
                return self._end(shift_of(after.own), NARROW)
            case Idle():
                shift = shift_of(self._state.own)
                return self._worth(shift.census, shift.leaving, shift.blood)
            case _:
                return self._end(shift_of(self._state.own), NARROW)

    def _end(self, shift: Shift, width: int = 0) -> float:
        return plan(self._state.content, self._mind, self.ahead, shift, width).worth

    def _inside(self, state: Position, width: int = 0) -> float:
        assert state.sent is not None, "nobody is sent"
        inside, _ = in_room(state)
        worker = state.sent.worker
        return plan_inside(state.content, self._mind, self.ahead, inside, worker, width).worth

    def _best(self, ways: Iterable[Way], shift: Shift) -> list[Way]:
        """Those ways that are best at once."""

        def at_once(way: Way) -> float:
            return self._worth(way.census, shift.leaving + way.leaving, shift.blood)

        return sorted(ways, key=at_once, reverse=True)[:TRIED]

    def _sent(self, worker: str, room: str) -> float:
        shift = shift_of(self._state.own)
        ways = self._ways.of_room(room, shift.census)
        return self._in_room(shift, worker, room, ways)

    def _in_room(self, shift: Shift, worker: str, room: str, ways: Iterable[Way]) -> float:
        content, mind = self._state.content, self._mind
        return max(
            plan_inside(
                content, mind, self.ahead, InRoom(0.0, shift, room, way), worker, NARROW
            ).worth
            for way in self._best(ways, shift)
        )

    def _picked(self, action: Pick | Enough) -> float:
        """With the groups that have in them who is picked."""
        state, sent = self._state, self._state.sent
        assert sent is not None, "nobody is sent"
        picked = [*sent.picked, *([action.bed] if isinstance(action, Pick) else [])]
        wanted = Counter(number_of(lying(state.own.beds, bed)) for bed in picked)
        if state.phase is Phase.GROUP:
            before = before_sent(state)
            ways = self._ways.of_room(sent.room, before.census)
            fitting = _fitting(ways, before.census, wanted, action)
            if fitting:
                return self._in_room(before, sent.worker, sent.room, fitting)
            return self._end(shift_of(state.own), NARROW)
        shift, (inside, _) = shift_of(state.own), in_room(state)
        ways = self._ways.of_specialist(sent.worker, inside.way.after, inside.way.acted)
        fitting = _fitting(ways, inside.way.after, wanted, action)
        return max(
            (
                self._end(
                    shift._replace(census=way.census, leaving=shift.leaving + way.leaving), NARROW
                )
                for way in self._best(fitting, shift)
            ),
            default=self._end(shift, NARROW),
        )


def _fitting(
    ways: Iterable[Way], numbers: Census, wanted: Group, action: Pick | Enough
) -> list[Way]:
    """The ways whose group has these in it; all of it, where no more are picked."""
    found = []
    for way in ways:
        group = Counter(numbers[place] for place in way.picks)
        if group == wanted or (wanted <= group and isinstance(action, Pick)):
            found.append(way)
    return found
