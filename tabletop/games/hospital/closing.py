"""The end of a shift: neglect, discharge, reports alone, and the shift change.

Hospitals do not touch each other here, so each is closed as soon as its own shift ends;
the shifts change after the last one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from tabletop.games.hospital import improvement
from tabletop.games.hospital.actions import Action, Closing, Finish, Idle, NoReport, SpareOne
from tabletop.games.hospital.bag import bag_with
from tabletop.games.hospital.content import Report, Spare
from tabletop.games.hospital.events import (
    MatchEnded,
    PatientDied,
    PatientNeglected,
    PatientSpared,
    ReportFinished,
    RoundScored,
    ShiftChanged,
    ShiftEnded,
)
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import (
    COLOURS,
    REPORT_COLUMNS,
    ROUNDS,
    Bed,
    Beds,
    Colour,
    Patient,
    rested,
    with_value,
)
from tabletop.games.hospital.wards import Outlook, Wards, outlook
from tabletop.kernel.game import Event, Seat, Step

_SHIFT: Final = (
    Phase.WORK,
    Phase.GROUP,
    Phase.THROW,
    Phase.SPECIALIST,
    Phase.AGAIN,
    Phase.SPARE,
    Phase.REPORT,
)
_NOBODY: Final = SpareOne(None)
_NO_REPORT: Final = NoReport()


def applied(state: Position, action: Closing) -> Step[Position]:
    """What comes of an action that ends a shift."""
    match action:
        case Idle():
            return idle(state)
        case SpareOne():
            return spared(state, action)
        case Finish():
            return finished(state, action)
        case NoReport():
            return scored(state)
        case _:
            assert_never(action)


def idle(state: Position) -> Step[Position]:
    """The rest of the workers does nothing: who was not treated is neglected."""
    events: list[Event] = [ShiftEnded(state.asked)]
    if spares(state.own, state) and state.own.untreated:
        return Step(replace(state, phase=Phase.SPARE), tuple(events))
    return _neglected(state, None, events)


def spares(wards: Wards, state: Position) -> bool:
    """Whether an administrator keeps one patient from neglect."""
    card = wards.administrator
    return bool(card) and isinstance(state.content.administrators[card].charge, Spare)


def spared_ones(state: Position) -> tuple[Action, ...]:
    """Who may be kept from neglect, or nobody."""
    return (*map(SpareOne, state.own.untreated), _NOBODY)


def spared(state: Position, action: SpareOne) -> Step[Position]:
    """One patient is kept from neglect; all others are not."""
    bed, events = action.bed, list[Event]()
    if bed is not None and (one := state.own.beds[bed]) is not None:
        events.append(PatientSpared(state.asked, bed, one))
    return _neglected(state, bed, events)


# Neglect


def worse(one: Patient, by: int) -> Patient | None:
    """A patient after neglect; None if it dies of it."""
    return with_value(one, one.value - by, False) if one.value > by else None


def after_neglect(wards: Wards, by: int, spared: Bed | None = None) -> Beds:
    """Who lies in the wards after neglect."""
    return tuple(
        one if one is None or one.is_treated or bed == spared else worse(one, by)
        for bed, one in enumerate(wards.beds)
    )


class Forecast(msgspec.Struct, frozen=True):
    """What would come of a hospital if its shift ended now: who gets worse, who dies, points."""

    worse: tuple[Bed, ...]
    dying: tuple[Bed, ...]
    brings: Outlook


def forecast(state: Position, seat: Seat) -> Forecast:
    """What the end of the shift of *seat* would bring; nobody is spared.

    Once it has ended nobody gets worse any more.
    """
    wards = state.hospitals[seat]
    if has_ended(state, seat):
        return Forecast((), (), outlook(wards, state.content))
    beds = after_neglect(wards, state.agreed.neglect)
    return Forecast(
        tuple(bed for bed in wards.untreated if beds[bed] is not None),
        tuple(bed for bed in wards.untreated if beds[bed] is None),
        outlook(wards, state.content, beds),
    )


def has_ended(state: Position, seat: Seat) -> bool:
    """Whether the shift of *seat* is over, while others may still be at work."""
    if state.phase not in _SHIFT:
        return state.phase is Phase.OVER
    if seat == state.asked:
        return state.phase is Phase.REPORT
    return state.order.index(seat) < state.order.index(state.asked)


def _neglected(state: Position, spared: Bed | None, events: list[Event]) -> Step[Position]:
    own = state.own
    beds = after_neglect(own, state.agreed.neglect, spared)
    dead: list[Patient] = []
    for bed, (one, left) in enumerate(zip(own.beds, beds, strict=True)):
        if one is None or left is one:
            continue
        if left is None:
            dead.append(one)
            events.append(PatientDied(state.asked, bed, one, lacked_bed=False))
        else:
            events.append(PatientNeglected(state.asked, bed, one, left.value))
    after = replace(
        state,
        hospitals=state.with_own(replace(own, beds=beds, deaths=own.deaths + len(dead))),
        supply=replace(state.supply, bag=bag_with(state.supply.bag, dead)),
    )
    return _reported(after, events)


# Reports alone


def finishes(state: Position) -> tuple[Action, ...]:
    """The reports of the lower row that the discharged suffice for, and with whom."""
    left = _unfiled(state)
    found: list[Action] = []
    for card in dict.fromkeys(filter(None, state.reports[REPORT_COLUMNS:])):
        found += [Finish(card, way) for way in _ways(state.content.reports[card], left)]
    return (*found, _NO_REPORT)


def _unfiled(state: Position) -> list[int]:
    """The discharged of this round that no report has counted, by colour."""
    counts = [0] * len(COLOURS)
    for one in state.own.discharged:
        counts[one.shown] += 1
    for colour in state.filed:
        counts[colour] -= 1
    return counts


def _ways(report: Report, left: list[int]) -> Iterator[tuple[Colour, ...]]:
    """The colours with which a report can be finished, in order."""
    for more in combinations_with_replacement(COLOURS, report.any):
        used = [need + more.count(colour) for colour, need in enumerate(report.needs)]
        if all(use <= have for use, have in zip(used, left, strict=True)):
            yield tuple(colour for colour in COLOURS for _ in range(used[colour]))


def _reported(state: Position, events: list[Event]) -> Step[Position]:
    """Alone reports are finished as long as one can be and is wanted."""
    if state.is_alone and finishes(state) != (_NO_REPORT,):
        return Step(replace(state, phase=Phase.REPORT), tuple(events))
    return scored(state, events)


def finished(state: Position, action: Finish) -> Step[Position]:
    """A report is finished; its place in the lower row is empty until the shift change."""
    place = state.reports.index(action.report, REPORT_COLUMNS)
    report = state.content.reports[action.report]
    own = replace(state.own, reports=state.own.reports + report.points)
    after = replace(
        state,
        hospitals=state.with_own(own),
        reports=(*state.reports[:place], "", *state.reports[place + 1 :]),
        filed=(*state.filed, *action.colours),
    )
    return _reported(after, [ReportFinished(state.asked, report)])


# Discharge and shift change


def scored(state: Position, events: Iterable[Event] = ()) -> Step[Position]:
    """The discharged bring points by the scale, empty wards more; then the next one works."""
    own = state.own
    brings = outlook(own, state.content)
    wards = replace(
        own,
        points=own.points + brings.points,
        empty=own.empty + brings.empty,
        charge=own.charge + brings.charge,
    )
    told = RoundScored(state.asked, len(own.discharged), brings.points, brings.empty, brings.charge)
    hospitals = state.with_own(wards)
    follower = state.next_seat()
    if follower is not None:
        after = replace(state, hospitals=hospitals, asked=follower, phase=Phase.WORK)
        return Step(after, (*events, told))
    return _shift_changed(replace(state, hospitals=hospitals), (*events, told))


def _shift_changed(state: Position, events: tuple[Event, ...]) -> Step[Position]:
    """The discharged go back to the bag, workers and patients to where a round begins."""
    gone = [one for wards in state.hospitals for one in wards.discharged]
    after = replace(
        state,
        asked=state.first,
        supply=replace(state.supply, bag=bag_with(state.supply.bag, gone)),
        hospitals=tuple(map(_rested, state.hospitals)),
        filed=(),
    )
    if state.round == ROUNDS:
        return Step(replace(after, phase=Phase.OVER), (*events, MatchEnded()))
    first = state.by_ambulance[0]
    after = replace(
        after,
        round=state.round + 1,
        first=first,
        asked=first,
        reports=_moved_down(state.reports),
    )
    events = (*events, ShiftChanged(state.round))
    if "" in after.reports[:REPORT_COLUMNS] and after.supply.reports:
        return Step(replace(after, phase=Phase.REPORTS), events)
    return improvement.round_begun(after, events)


def _rested(wards: Wards) -> Wards:
    return replace(
        wards,
        at_work=("",) * len(wards.rooms),
        ambulance=0,
        discharged=(),
        beds=tuple(None if one is None else rested(one) for one in wards.beds),
    )


def _moved_down(reports: tuple[str, ...]) -> tuple[str, ...]:
    """Where a report of the lower row is finished, the one above it moves down."""
    upper, lower = list(reports[:REPORT_COLUMNS]), list(reports[REPORT_COLUMNS:])
    for column, card in enumerate(lower):
        if not card:
            upper[column], lower[column] = "", upper[column]
    return (*upper, *lower)
