"""Intake: ambulances are filled and taken, and their patients find beds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Final, assert_never

from msgspec.structs import replace

from tabletop.games.hospital.actions import (
    Action,
    Ambulance,
    Ambulances,
    Exchange,
    Extra,
    Filled,
    Leave,
    Mortuary,
    TakingIn,
)
from tabletop.games.hospital.bag import bag_with, bag_without
from tabletop.games.hospital.events import (
    AmbulancesFilled,
    AmbulanceTaken,
    BedsMissing,
    ExtraPatient,
    LowestTaken,
    PatientArrived,
    PatientDied,
    PatientsExchanged,
)
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEDS, COLOURS, PER_AMBULANCE, Colour, Patient, patient
from tabletop.kernel.game import Event, Step

_LEAVE: Final = Leave()


@cache
def _exchange(ambulance: int, value: int, low: Colour, high: Colour) -> Exchange:
    return Exchange(ambulance, value, low, high)


def applied(state: Position, action: TakingIn) -> Step[Position]:
    """What comes of an action of the intake."""
    match action:
        case Filled():
            return filled(state, action)
        case Exchange():
            return exchanged(state, action)
        case Leave():
            return left(state)
        case Ambulance():
            return taken(state, action)
        case Extra():
            return extra_come(state, action)
        case Mortuary():
            return removed(state, action)
        case _:
            assert_never(action)


def filled(state: Position, action: Filled) -> Step[Position]:
    """Patients lie in the ambulances; the last player may exchange equal ones across a boundary."""
    patients = [one for ambulance in action.ambulances for one in ambulance]
    after = replace(
        state,
        phase=Phase.TIES,
        asked=state.last,
        supply=replace(
            state.supply, bag=bag_without(state.supply.bag, [one.colour for one in patients])
        ),
        intake=replace(state.intake, ambulances=action.ambulances),
    )
    return _exchanged(after, [AmbulancesFilled(action.ambulances)])


def exchanges(state: Position) -> tuple[Action, ...]:
    """Equal values on both sides of a boundary, in different colours."""
    ambulances = state.intake.ambulances
    found: list[Action] = []
    # As often as any order of the tied ones may need, and no more: a match must end.
    if state.intake.exchanges < len(ambulances) * PER_AMBULANCE:
        for number, (lower, higher) in enumerate(pairwise(ambulances)):
            value = lower[-1].value
            if higher[0].value == value:
                low = [one.colour for one in lower if one.value == value]
                high = [one.colour for one in higher if one.value == value]
                found += [
                    _exchange(number, value, one, other)
                    for one in COLOURS
                    if one in low
                    for other in COLOURS
                    if other in high and other is not one
                ]
    return (*found, _LEAVE)


def exchanged(state: Position, action: Exchange) -> Step[Position]:
    """Two equal patients have changed places."""
    lower, higher = state.intake.ambulances[action.ambulance : action.ambulance + 2]
    one, other = patient(action.low, action.value), patient(action.high, action.value)
    swapped = [*state.intake.ambulances]
    swapped[action.ambulance] = _swapped(lower, one, other)
    swapped[action.ambulance + 1] = _swapped(higher, other, one)
    intake = replace(state.intake, ambulances=tuple(swapped), exchanges=state.intake.exchanges + 1)
    told = PatientsExchanged(state.asked, action.ambulance, action.value, action.low, action.high)
    return _exchanged(replace(state, intake=intake), [told])


def _swapped(ambulance: tuple[Patient, ...], gone: Patient, come: Patient) -> tuple[Patient, ...]:
    patients = list(ambulance)
    patients[patients.index(gone)] = come
    return poured(patients)


def poured(patients: Iterable[Patient]) -> tuple[Patient, ...]:
    """Patients of an ambulance in order: by value, then by colour."""
    return tuple(sorted(patients, key=lambda one: (one.value, one.colour)))


def poured_into(thrown: Iterable[Patient]) -> Ambulances:
    """Thrown patients in ambulances: the lowest values first; equal ones as they came."""
    patients = sorted(thrown, key=lambda one: one.value)
    return tuple(
        poured(patients[start : start + PER_AMBULANCE])
        for start in range(0, len(patients), PER_AMBULANCE)
    )


def _exchanged(state: Position, events: list[Event]) -> Step[Position]:
    """Who is last goes on exchanging while there is something to exchange."""
    if len(exchanges(state)) == 1:
        return left(state, events)
    return Step(state, tuple(events))


def left(state: Position, events: Iterable[Event] = ()) -> Step[Position]:
    """The ambulances are as they are; who begins takes one first."""
    return Step(replace(state, asked=state.first, phase=Phase.AMBULANCE), tuple(events))


def ambulances(state: Position) -> tuple[Action, ...]:
    """Those that are still there; who begins a round with others may not take the first."""
    forbidden = 0 if state.asked == state.first and not state.is_alone else None
    return tuple(
        Ambulance(number)
        for number, patients in enumerate(state.intake.ambulances)
        if patients and number != forbidden
    )


def taken(state: Position, action: Ambulance) -> Step[Position]:
    """Patients arrive; with Epidemic another one is thrown for them, if the bag has any."""
    waiting = list(state.intake.ambulances)
    arriving = waiting[action.number]
    waiting[action.number] = ()
    own = replace(state.own, ambulance=action.number + 1)
    after = replace(
        state,
        hospitals=state.with_own(own),
        intake=replace(state.intake, ambulances=tuple(waiting), arriving=arriving),
    )
    events: list[Event] = [AmbulanceTaken(state.asked, action.number, arriving)]
    if state.agreed.epidemic and any(state.supply.bag):
        return Step(replace(after, phase=Phase.EXTRA), tuple(events))
    return _arrived(after, events, is_new=True)


def extra_come(state: Position, action: Extra) -> Step[Position]:
    """The patient of the epidemic comes with those of the ambulance."""
    after = replace(
        state,
        supply=replace(state.supply, bag=bag_without(state.supply.bag, (action.patient.colour,))),
        intake=replace(state.intake, arriving=(*state.intake.arriving, action.patient)),
    )
    return _arrived(after, [ExtraPatient(state.asked, action.patient)], is_new=True)


def missing_beds(state: Position) -> int:
    """So many patients more than beds there are."""
    return max(0, len(state.intake.arriving) - state.own.free_beds)


def removals(state: Position) -> tuple[Action, ...]:
    """Who may go to the mortuary: patients that were there before."""
    return tuple(Mortuary(bed) for bed in BEDS if state.own.beds[bed] is not None)


def removed(state: Position, action: Mortuary) -> Step[Position]:
    """A patient went to the mortuary for want of a bed; its die is in the bag again."""
    gone = state.own.beds[action.bed]
    assert gone is not None, f"nobody lies in bed {action.bed}"
    after = replace(
        state,
        hospitals=state.with_own(state.own.without(action.bed)),
        supply=replace(state.supply, bag=bag_with(state.supply.bag, (gone,))),
    )
    died = PatientDied(state.asked, action.bed, gone, lacked_bed=True)
    return _arrived(after, [died], is_new=False)


def _arrived(state: Position, events: list[Event], *, is_new: bool) -> Step[Position]:
    """As soon as there are beds for all, those who arrive lie down in the first ones."""
    missing = missing_beds(state)
    if missing:
        if is_new:
            events.append(BedsMissing(state.asked, missing))
        return Step(replace(state, phase=Phase.MISSING), tuple(events))
    beds = list(state.own.beds)
    for one in state.intake.arriving:
        bed = beds.index(None)
        beds[bed] = one
        events.append(PatientArrived(state.asked, one, bed))
    follower = state.next_seat()
    after = replace(
        state,
        asked=state.asked if follower is None else follower,
        phase=Phase.AMBULANCE,
        hospitals=state.with_own(replace(state.own, beds=tuple(beds))),
        intake=replace(state.intake, arriving=()),
    )
    return _all_taken(after, events) if follower is None else Step(after, tuple(events))


def _all_taken(state: Position, events: list[Event]) -> Step[Position]:
    """The lowest of the taken ambulances brings a bag; what nobody took goes back."""
    lowest = state.by_ambulance[0]
    wards = state.hospitals[lowest]
    unchosen = [one for ambulance in state.intake.ambulances for one in ambulance]
    # Alone one may have taken the higher one, which brings nothing.
    brings = not state.is_alone or wards.ambulance == 1
    if brings:
        events = [*events, LowestTaken(lowest, wards.ambulance - 1, not state.is_alone)]
    after = replace(
        state,
        asked=lowest,
        phase=Phase.TAKE,
        hospitals=state.with_hospital(lowest, replace(wards, blood=wards.blood + brings)),
        supply=replace(state.supply, bag=bag_with(state.supply.bag, unchosen)),
        intake=replace(state.intake, ambulances=(), exchanges=0),
    )
    return Step(after, tuple(events))
