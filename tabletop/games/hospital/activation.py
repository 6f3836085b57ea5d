"""Activation: worker by worker to a room, patient by patient, and blood bags in between.

The room acts first and then, if it can, the specialist who came; each is a group of
patients that are picked one by one. A bag may be used between workers, and between a
room and its specialist.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, assert_never

from msgspec.structs import replace

from tabletop.games.hospital.actions import (
    NURSE,
    Action,
    Blood,
    Enough,
    Idle,
    Pick,
    Rethrown,
    Send,
    Skip,
    Transfuse,
    Working,
)
from tabletop.games.hospital.effects import Acted, Change, Picked, found
from tabletop.games.hospital.events import (
    BloodUsed,
    PatientChanged,
    PatientDischarged,
    SpecialistHelps,
    SpecialistIdle,
    WorkerSent,
)
from tabletop.games.hospital.position import Phase, Position, Sent
from tabletop.games.hospital.printed import (
    BEDS,
    BEST,
    COLOURS,
    Beds,
    Patient,
    patient,
    with_value,
)
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Event, Step

_PICKS: Final = tuple(map(Pick, BEDS))
_BLOOD: Final = tuple(map(Blood, BEDS))
_TRANSFUSIONS: Final = tuple(tuple(Transfuse(bed, colour) for colour in COLOURS) for bed in BEDS)
_ENOUGH: Final = Enough()
_SKIP: Final = Skip()
_IDLE: Final = Idle()


@cache
def _send(worker: str, room: str) -> Send:
    return Send(worker, room)


# What may be done


def work(state: Position) -> tuple[Action, ...]:
    """By worker and room, then blood bags, then nothing more."""
    own = state.own
    rooms = usable_rooms(state)
    sends = [_send(worker, room) for worker in workers(own) for room in rooms] if rooms else []
    return (*sends, *_bags(own), _IDLE)


def workers(wards: Wards) -> tuple[str, ...]:
    """Who may still be sent, each kind once."""
    at_work, specialists = wards.at_work, wards.specialists
    present = [
        card for card in dict.fromkeys(specialists) if specialists.count(card) > at_work.count(card)
    ]
    return ((NURSE,) if wards.nurses else ()) + tuple(present)


def usable_rooms(state: Position) -> tuple[str, ...]:
    """Where a worker would find enough fitting patients, each kind once."""
    own, rooms = state.own, state.content.rooms
    free = dict.fromkeys(
        room for room, worker in zip(own.rooms, own.at_work, strict=True) if not worker
    )
    return tuple(room for room in free if rooms[room].effect.next_picks(own.beds, (), ()))


def group(state: Position) -> tuple[Action, ...]:
    """Whom the room, or the specialist, may take next."""
    sent = state.sent
    assert sent is not None, "nobody is sent"
    effect = state.effect
    picks = [_PICKS[bed] for bed in effect.next_picks(state.own.beds, sent.picked, sent.acted)]
    if effect.may_stop(sent.picked):
        return (*picks, _ENOUGH)
    if state.phase is Phase.SPECIALIST and not sent.picked:
        return (*picks, *_bags(state.own), _SKIP)
    return tuple(picks)


def _bags(wards: Wards) -> list[Action]:
    """To heal a patient, or to give it another colour."""
    if not wards.blood:
        return []
    there = [(bed, one) for bed, one in enumerate(wards.beds) if one is not None]
    heal: list[Action] = [_BLOOD[bed] for bed, _ in there]
    return heal + [
        _TRANSFUSIONS[bed][colour]
        for bed, one in there
        for colour in COLOURS
        if colour is not one.shown
    ]


# What comes of it


def applied(state: Position, action: Working) -> Step[Position]:
    """What comes of an action of the activation."""
    match action:
        case Send():
            return sent(state, action)
        case Pick():
            return picked(state, action)
        case Blood():
            return blood_used(state, action)
        case Transfuse():
            return transfused(state, action)
        case Enough():
            return enough(state)
        case Skip():
            return skipped(state)
        case Rethrown():
            return rethrown(state, action)
        case _:
            assert_never(action)


def sent(state: Position, action: Send) -> Step[Position]:
    """A worker stands in a room; whom it treats is picked next."""
    own = state.own
    worker = None if action.worker == NURSE else state.content.workers[action.worker]
    after = _with(state, Phase.GROUP, _at_work(own, action), Sent(action.worker, action.room))
    return Step(after, (WorkerSent(state.asked, worker, state.content.rooms[action.room]),))


def _at_work(own: Wards, action: Send) -> Wards:
    """The worker stands in the first of equal rooms that is free."""
    at = own.free_room(action.room)
    return _wards(own, at_work=(*own.at_work[:at], action.worker, *own.at_work[at + 1 :]))


def picked(state: Position, action: Pick) -> Step[Position]:
    """One patient more; with the last of the group it is treated."""
    sent = state.sent
    assert sent is not None, "nobody is sent"
    chosen = (*sent.picked, action.bed)
    if state.effect.next_picks(state.own.beds, chosen, sent.acted):
        waiting = Sent(sent.worker, sent.room, chosen, sent.acted)
        return Step(_with(state, state.phase, state.own, waiting))
    return _happens(state, chosen)


def enough(state: Position) -> Step[Position]:
    """The group is as large as it was meant to be."""
    assert state.sent is not None, "nobody is sent"
    return _happens(state, state.sent.picked)


def _happens(state: Position, chosen: Picked) -> Step[Position]:
    sent, effect = state.sent, state.effect
    assert sent is not None, "nobody is sent"
    if effect.throws:
        phase = Phase.THROW if state.phase is Phase.GROUP else Phase.AGAIN
        waiting = Sent(sent.worker, sent.room, chosen, sent.acted)
        return Step(_with(state, phase, state.own, waiting))
    return _changed(state, effect.changes(state.own.beds, chosen))


def rethrown(state: Position, action: Rethrown) -> Step[Position]:
    """The picked patients show what was thrown; a 6 stays."""
    assert state.sent is not None, "nobody is sent"
    thrown = zip(state.sent.picked, action.values, strict=True)
    return _changed(state, tuple(Change(bed, value) for bed, value in thrown))


def _changed(state: Position, changes: tuple[Change, ...]) -> Step[Position]:
    """The room has acted and its specialist may; or the specialist has."""
    sent, own = state.sent, state.own
    assert sent is not None, "nobody is sent"
    events: list[Event] = []
    by_room = state.phase in (Phase.GROUP, Phase.THROW)
    if not by_room:
        events.append(SpecialistHelps(state.asked, state.content.workers[sent.worker]))
    after = _treated(state, own, changes, events)
    if not by_room or sent.worker == NURSE:
        return Step(_with(state, Phase.WORK, after, None), tuple(events))
    acted = tuple(
        Acted(bed, one.shown, one.value) for bed, _ in changes for one in (found(own.beds, bed),)
    )
    waiting = Sent(sent.worker, sent.room, (), acted)
    return _specialist_asked(_with(state, Phase.SPECIALIST, after, waiting), events)


def _treated(
    state: Position, own: Wards, changes: tuple[Change, ...], events: list[Event]
) -> Wards:
    """The hospital after patients have other values; beyond 6 they leave."""
    beds, discharged = list(own.beds), own.discharged
    for bed, value in changes:
        one = found(own.beds, bed)
        if value > BEST:
            beds[bed] = None
            discharged = (*discharged, one)
            events.append(PatientDischarged(state.asked, bed, one))
        else:
            beds[bed] = with_value(one, value, True)
            events.append(PatientChanged(state.asked, bed, one, value, True))
    return _wards(own, beds=tuple(beds), discharged=discharged)


def _specialist_asked(state: Position, events: list[Event]) -> Step[Position]:
    """The specialist chooses, if there is anybody for it, or could be with blood bags."""
    if _may_help(state, state.own.beds) or (state.own.blood and _bags_would_help(state)):
        return Step(state, tuple(events))
    assert state.sent is not None, "nobody is sent"
    events.append(SpecialistIdle(state.asked, state.content.workers[state.sent.worker]))
    return Step(_with(state, Phase.WORK, state.own, None), tuple(events))


def _may_help(state: Position, beds: Beds) -> bool:
    """Whether the specialist finds whom it may treat in these beds."""
    sent = state.sent
    assert sent is not None, "nobody is sent"
    specialist = state.content.workers[sent.worker]
    wanted = specialist.treated
    if wanted is not None and all(each.shown is not wanted for each in sent.acted):
        return False
    return bool(specialist.effect.next_picks(beds, (), sent.acted))


def _bags_would_help(state: Position) -> bool:
    """Whether blood bags for one patient bring the specialist somebody to treat."""
    own = state.own
    return any(
        _may_help(state, own.with_bed(bed, other))
        for bed, one in enumerate(own.beds)
        if one is not None
        for other in _with_bags(one, own.blood)
    )


def _with_bags(one: Patient, bags: int) -> Iterator[Patient | None]:
    """What so many bags can make of a patient: healthier, of another colour, or both."""
    for healed in range(min(bags, BEST - one.value) + 1):
        colours = COLOURS if healed < bags else (one.shown,)
        for colour in colours:
            yield patient(one.colour, one.value + healed, one.is_treated or healed > 0, colour)
    if bags > BEST - one.value:
        yield None


def skipped(state: Position) -> Step[Position]:
    """The specialist lends a hand only."""
    assert state.sent is not None, "nobody is sent"
    idle = SpecialistIdle(state.asked, state.content.workers[state.sent.worker])
    return Step(_with(state, Phase.WORK, state.own, None), (idle,))


def blood_used(state: Position, action: Blood) -> Step[Position]:
    """A patient gets better by 1, which counts as a treatment."""
    own = state.own
    one = found(own.beds, action.bed)
    events: list[Event] = [BloodUsed(state.asked, action.bed, one, None)]
    change = Change(action.bed, one.value + 1)
    after = _treated(state, replace(own, blood=own.blood - 1), (change,), events)
    return _bag_used(state, after, events)


def transfused(state: Position, action: Transfuse) -> Step[Position]:
    """A patient has another colour until the shift change; it is not treated by that."""
    own, bed = state.own, action.bed
    one = found(own.beds, bed)
    other = patient(one.colour, one.value, one.is_treated, action.colour)
    after = replace(own, blood=own.blood - 1, beds=own.with_bed(bed, other))
    return _bag_used(state, after, [BloodUsed(state.asked, bed, one, action.colour)])


def _bag_used(state: Position, own: Wards, events: list[Event]) -> Step[Position]:
    after = _with(state, state.phase, own, state.sent)
    if state.phase is Phase.SPECIALIST:
        return _specialist_asked(after, events)
    return Step(after, tuple(events))


# By place: ``replace`` takes twice as long, and this is what a match is made of.


def _with(state: Position, phase: Phase, own: Wards, sent: Sent | None) -> Position:
    return Position(
        state.agreed,
        state.round,
        state.first,
        state.asked,
        phase,
        state.hospitals if own is state.own else state.with_own(own),
        state.supply,
        state.intake,
        sent,
        state.reports,
        state.filed,
    )


def _wards(
    own: Wards,
    *,
    at_work: tuple[str, ...] | None = None,
    beds: Beds | None = None,
    discharged: tuple[Patient, ...] | None = None,
) -> Wards:
    return Wards(
        own.rooms,
        own.at_work if at_work is None else at_work,
        own.specialists,
        own.beds if beds is None else beds,
        own.blood,
        own.deaths,
        own.administrator,
        own.ambulance,
        own.discharged if discharged is None else discharged,
        own.points,
        own.empty,
        own.charge,
        own.reports,
    )
