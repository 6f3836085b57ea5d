"""The plan of a hospital as it stands at the table, and what it says to do next.

A plan is made anew before each worker, and once more when a specialist may add something.
Whom a room treats follows from the plan that was made before its worker was sent, for that
can be seen in the position. So an answer hangs on the position alone; plans are remembered
only because they are asked for again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from tabletop.games.hospital.actions import (
    NURSE,
    Action,
    Blood,
    Enough,
    Idle,
    Pick,
    Send,
    Skip,
    Transfuse,
)
from tabletop.games.hospital.census import (
    GONE,
    Number,
    census_of,
    leaving_of,
    number_of,
)
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.minds import Mind
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import Bed, Beds
from tabletop.games.hospital.shift import InRoom, Move, Planner, Shift
from tabletop.games.hospital.wards import Wards
from tabletop.games.hospital.ways import Way, ways_in

_KNOWN: Final = 256
_NOTHING: Final = Move()


@lru_cache(_KNOWN)
def plan(content: Content, mind: Mind, terms: Hashable, shift: Shift, width: int = 0) -> Shift:
    """The best end of a shift that was found; *width*, where less is looked at than usual."""
    planner = Planner(ways_in(content), mind.worth_by(terms), width or mind.width)
    return planner.from_shift(shift)


@lru_cache(_KNOWN)
def plan_inside(
    content: Content, mind: Mind, terms: Hashable, inside: InRoom, worker: str, width: int = 0
) -> Shift:
    """The best end that was found after *worker* came to a room."""
    planner = Planner(ways_in(content), mind.worth_by(terms), width or mind.width)
    return planner.from_room(inside, worker)


def shift_of(own: Wards, at_work: tuple[str, ...] | None = None) -> Shift:
    """A hospital in its shift; *at_work*, where others were sent than those who were."""
    by_room = own.at_work if at_work is None else at_work
    left = Counter(own.specialists) - Counter(by_room)
    return Shift(
        census_of(own.beds),
        tuple(room for room, worker in zip(own.rooms, by_room, strict=True) if not worker),
        tuple(sorted(left.elements())),
        own.nurses + own.at_work.count(NURSE) - by_room.count(NURSE),
        own.blood,
        leaving_of(one.shown for one in own.discharged),
    )


def places(beds: Beds) -> list[Bed]:
    """By place in the census, the bed."""
    there = [(number_of(one), bed) for bed, one in enumerate(beds) if one is not None]
    return [bed for _, bed in sorted(there)]


def next_action(state: Position, mind: Mind) -> Action:
    """What the plan says to do now."""
    match state.phase:
        case Phase.GROUP:
            return _next_patient(state, mind)
        case Phase.SPECIALIST:
            return _next_helped(state, mind)
        case _:
            return _next_worker(state, mind)


def _next_worker(state: Position, mind: Mind) -> Action:
    own = state.own
    first = plan(state.content, mind, mind.terms_of(state, own), shift_of(own)).first
    if first is None:
        return Idle()
    if first.bag is not None:
        place, colour = first.bag
        bed = places(own.beds)[place]
        return Blood(bed) if colour is None else Transfuse(bed, colour)
    return Send(first.worker, first.room)


def _next_patient(state: Position, mind: Mind) -> Action:
    """Of the group that the plan had in mind before the worker was sent."""
    own, sent, before = state.own, state.sent, before_sent(state)
    assert sent is not None, "nobody is sent"
    by_place = places(own.beds)
    first = plan(state.content, mind, mind.terms_of(state, own), before).first or _NOTHING
    group = [by_place[place] for place in first.picks]
    planned = (first.worker, first.room, first.bag) == (sent.worker, sent.room, None)
    if not planned or tuple(group[: len(sent.picked)]) != sent.picked:
        # Somebody else sent that worker.
        group = _group_with(state, mind, before, by_place)
    return Pick(group[len(sent.picked)]) if len(group) > len(sent.picked) else Enough()


def before_sent(state: Position) -> Shift:
    """The shift before the last worker was sent; of equal rooms it came to the last."""
    own, sent = state.own, state.sent
    assert sent is not None, "nobody is sent"
    at = max(
        at
        for at, (room, worker) in enumerate(zip(own.rooms, own.at_work, strict=True))
        if (room, worker) == (sent.room, sent.worker)
    )
    return shift_of(own, (*own.at_work[:at], "", *own.at_work[at + 1 :]))


def _group_with(state: Position, mind: Mind, before: Shift, by_place: list[Bed]) -> list[Bed]:
    """The best group of the room that has the picked patients in it, these first."""
    own, sent = state.own, state.sent
    assert sent is not None, "nobody is sent"
    picked = Counter(census_of(own.beds[bed] for bed in sent.picked))
    found: list[tuple[float, list[Number]]] = []
    for way in ways_in(state.content).of_room(sent.room, before.census):
        group = Counter(before.census[place] for place in way.picks)
        if picked <= group:
            inside = InRoom(0.0, before, sent.room, way)
            end = plan_inside(state.content, mind, mind.terms_of(state, own), inside, sent.worker)
            found.append((end.worth, list((group - picked).elements())))
    group_beds = list(sent.picked)
    for number in max(found, default=(0.0, []))[1]:
        group_beds.append(
            next(
                bed
                for place, bed in enumerate(by_place)
                if before.census[place] == number and bed not in group_beds
            )
        )
    return group_beds


def _next_helped(state: Position, mind: Mind) -> Action:
    """What the specialist adds to what its room has done."""
    own, sent = state.own, state.sent
    assert sent is not None, "nobody is sent"
    inside, by_place = in_room(state)
    first = plan_inside(state.content, mind, mind.terms_of(state, own), inside, sent.worker).first
    group = [by_place[place] for place in (first or _NOTHING).helped]
    if not group:
        return Skip()
    return Pick(group[len(sent.picked)]) if len(group) > len(sent.picked) else Enough()


def in_room(state: Position) -> tuple[InRoom, list[Bed]]:
    """What the room of a specialist has done, and by place there the bed."""
    own, sent = state.own, state.sent
    assert sent is not None, "nobody is sent"
    present = places(own.beds)
    gone = [each.bed for each in sent.acted if own.beds[each.bed] is None]
    by_place = [*present, *gone]
    after = (*census_of(own.beds), *(GONE for _ in gone))
    acted = tuple(each._replace(bed=by_place.index(each.bed)) for each in sent.acted)
    shift = shift_of(own)
    before = shift._replace(
        rooms=(*shift.rooms, sent.room),
        specialists=tuple(sorted((*shift.specialists, sent.worker))),
    )
    return InRoom(0.0, before, sent.room, Way((), after, acted, 0, shift.census)), by_place
