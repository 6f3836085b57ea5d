"""The easy bot: sends one worker at a time to wherever most is healed at once.

It thinks neither of the next worker nor of the next round: it takes the healthiest
ambulance and what is useful in general, and uses a bag only to save a life.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tabletop.games.hospital import drafts
from tabletop.games.hospital.actions import (
    NURSE,
    Action,
    Ambulance,
    Blood,
    Enough,
    Idle,
    Pick,
    Return,
    Send,
    Skip,
    Take,
)
from tabletop.games.hospital.census import (
    GONE,
    PATIENTS,
    Census,
    Number,
    census_of,
)
from tabletop.games.hospital.effects import found as lying
from tabletop.games.hospital.planning import before_sent, in_room, places
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEST, Bed
from tabletop.games.hospital.usefulness import usefulness
from tabletop.games.hospital.ways import Way, ways_in
from tabletop.kernel.game import AnyGame, Rng

LEAVES: Final = 2
"""What it counts when a patient leaves, besides what it takes to get there."""
CARED_FOR: Final = 1
"""What it counts when a patient is treated for the first time in a shift."""


def busy(game: AnyGame, state: Any, rng: Rng, budget: float) -> Action:
    """Does what helps most at once; of equals the first."""
    position: Position = state
    legal: Sequence[Action] = game.legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    match position.phase:
        case Phase.WORK:
            return _sent(position, legal)
        case Phase.GROUP:
            return _treated(position, legal)
        case Phase.SPECIALIST:
            return _helped(position, legal)
        case Phase.AMBULANCE:
            return max(legal, key=lambda action: _health(position, action))
        case Phase.TAKE:
            return max(legal, key=lambda action: _use(position, action))
        case Phase.RETURN:
            return Return("")
        case _:
            return drafts.chosen(position, legal)


def _health(state: Position, action: Action) -> int:
    assert isinstance(action, Ambulance)
    return sum(one.value for one in state.intake.ambulances[action.number])


def _use(state: Position, action: Action) -> float:
    assert isinstance(action, Take)
    return usefulness(state.content, action.card)


# Workers


def _helps(before: Census, way: Way) -> int:
    """How much a group is helped: values, who leaves, who was not treated yet."""
    found = 0
    for old, new in zip(before, way.after, strict=True):
        if old != new:
            found += _value(new) - _value(old) + CARED_FOR * (not old & 1)
    return found


def _value(number: Number) -> int:
    return BEST + LEAVES if number == GONE else PATIENTS[number].value


def _best(before: Census, ways: Iterable[Way]) -> tuple[int, Way | None]:
    best, found = 0, None
    for way in ways:
        helps = _helps(before, way)
        if found is None or helps > best:
            best, found = helps, way
    return best, found


def _sent(state: Position, legal: Sequence[Action]) -> Action:
    """The room that helps most, and there the worker who can add most."""
    census, ways = census_of(state.own.beds), ways_in(state.content)
    sends = [action for action in legal if isinstance(action, Send)]
    best, there = 0, None
    for room in dict.fromkeys(action.room for action in sends):
        helps, way = _best(census, ways.of_room(room, census))
        if way is not None and (there is None or helps > best):
            best, there = helps, (room, way)
    if there is None:
        return _saved(state, legal)
    room, way = there
    adds = {
        worker: _best(way.after, ways.of_specialist(worker, way.after, way.acted))[0]
        for worker in dict.fromkeys(action.worker for action in sends)
        if worker != NURSE
    }
    worker = max(adds, key=lambda each: adds[each], default=NURSE)
    if not adds.get(worker) and Send(NURSE, room) in sends:
        worker = NURSE
    return Send(worker, room)


def _saved(state: Position, legal: Sequence[Action]) -> Action:
    """A bag for who would die, once all workers are sent."""
    for bed in state.own.untreated:
        if lying(state.own.beds, bed).value <= state.agreed.neglect and Blood(bed) in legal:
            return Blood(bed)
    return Idle()


# Patients


def _treated(state: Position, legal: Sequence[Action]) -> Action:
    """Of the group in the room that is helped most."""
    before, sent = before_sent(state).census, state.sent
    assert sent is not None, "nobody is sent"
    ways = ways_in(state.content).of_room(sent.room, before)
    return _next(state, legal, before, ways, places(state.own.beds))


def _helped(state: Position, legal: Sequence[Action]) -> Action:
    """Of whom the specialist can help most."""
    inside, by_place = in_room(state)
    way, sent = inside.way, state.sent
    assert sent is not None, "nobody is sent"
    ways = ways_in(state.content).of_specialist(sent.worker, way.after, way.acted)
    return _next(state, legal, way.after, ways, by_place)


def _next(
    state: Position,
    legal: Sequence[Action],
    before: Census,
    ways: Iterable[Way],
    by_place: list[Bed],
) -> Action:
    """Who is picked next of the best group that begins with those who are picked."""
    sent = state.sent
    assert sent is not None, "nobody is sent"
    picked = list(sent.picked)
    begun = len(picked)
    fitting = [way for way in ways if [by_place[at] for at in way.picks[:begun]] == picked]
    _, way = _best(before, fitting)
    if way is None:
        return next(action for action in legal if isinstance(action, Pick | Enough | Skip))
    rest = way.picks[begun:]
    return Pick(by_place[rest[0]]) if rest else Enough()
