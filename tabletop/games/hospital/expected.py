"""What a seat may expect to have at the end of the match, from any position.

Its points as they stand, what its shift is planned to bring, and what experience says of
the hospital after that. What chance and the others will do is not seen: who has no
ambulance yet may get any of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tabletop.games.hospital.ahead import MIND, ahead_of, case_after, case_of, kind_of
from tabletop.games.hospital.census import leaving_of
from tabletop.games.hospital.closing import has_ended
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.experience import Case, experience_of
from tabletop.games.hospital.planning import before_sent, in_room, plan, plan_inside, shift_of
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEDS, DEATH_POINTS, REPORT_LEFT, ROUNDS, Patient
from tabletop.games.hospital.prospects import of_reports, terms_of
from tabletop.games.hospital.shift import Shift
from tabletop.games.hospital.wards import Wards, final_parts, outlook
from tabletop.kernel.game import Seat

NARROW: Final = 2
"""Hospitals that are looked at further where only a rough plan is wanted."""
ROUGHLY: Final = 1
"""The same where very many plans are wanted."""
_DIGITS: Final = 6
_BEFORE: Final = frozenset(
    {
        Phase.LOT,
        Phase.PATIENTS,
        Phase.ADMIT,
        Phase.OFFER,
        Phase.KEEP,
        Phase.REPORTS,
        Phase.MARKET,
        Phase.REVEAL,
        Phase.MORE,
        Phase.FILL,
    }
)
"""Nobody knows yet who comes in this round."""
_INTAKE: Final = frozenset({Phase.TIES, Phase.AMBULANCE, Phase.EXTRA, Phase.MISSING})
_BUYING: Final = frozenset({*_INTAKE, Phase.TAKE})


def expected(state: Position, seat: Seat, width: int = NARROW) -> float:
    """Points of *seat* at the end, as far as they can be foreseen; exact when it is over."""
    own = state.hospitals[seat]
    found = standing(state, own)
    if state.phase in _BEFORE:
        found += _of_beginning(state, seat)
    elif has_ended(state, seat):
        found += _after_shift(state, seat)
    elif state.phase in _INTAKE and not own.ambulance:
        found += _any_ambulance(state, seat)
    else:
        if state.phase in _INTAKE and state.asked == seat:
            own, lost = with_arriving(own, state.intake.arriving)
            found += lost
        found += _in_shift(state, seat, own, width) + improvement_to_come(state, seat, own)
    return round(found, _DIGITS)


def standing(state: Position, own: Wards) -> float:
    """Points as they stand, blood and deaths counted."""
    unfinished = REPORT_LEFT * sum(map(bool, state.reports)) if state.is_alone else None
    return float(sum(points for _, points in final_parts(own, state.content, unfinished)))


def _later(case: Case, patients: Iterable[Patient], bags: int) -> float:
    """What experience says of a hospital when a round begins."""
    kinds = sorted(kind_of(one.colour, one.value) for one in patients)
    return experience_of(case).worth(tuple(kinds), bags)


def _of_beginning(state: Position, seat: Seat) -> float:
    own = state.hospitals[seat]
    unknown = min(state.reports.count(""), len(state.supply.reports)) if state.is_alone else 0
    case = case_of(state, own, ROUNDS + 1 - state.round, is_first=seat == state.first)
    found = _later(case._replace(unknown=unknown), own.patients, own.blood)
    return found + REPORT_LEFT * unknown


def _after_shift(state: Position, seat: Seat) -> float:
    own, found = state.hospitals[seat], 0.0
    if state.phase is Phase.OVER:
        return found
    if state.phase is Phase.REPORT:
        terms = terms_of(state, own)
        gone = leaving_of(one.shown for one in own.discharged) - leaving_of(state.filed)
        found += outlook(own, state.content).total + of_reports(
            terms.reports, gone, terms.unfinished
        )
    if state.round == ROUNDS:
        return found
    case = case_after(ahead_of(state, own), ())
    # For each report that is finished another one will lie there.
    return found + _later(case, own.patients, own.blood) + REPORT_LEFT * case.unknown


# The shift to come


def with_arriving(own: Wards, arriving: Iterable[Patient]) -> tuple[Wards, float]:
    """A hospital with those who arrive, and what is lost for want of beds: the weakest die."""
    coming = tuple(arriving)
    missing = max(0, len(coming) - own.free_beds)
    staying = sorted(own.patients, key=lambda one: one.value)[missing:]
    lying = (*staying, *coming)
    beds = (*lying, *(None for _ in BEDS[len(lying) :]))
    return replace(own, beds=beds, deaths=own.deaths + missing), float(DEATH_POINTS * missing)


def in_shift(state: Position, own: Wards, shift: Shift, width: int) -> float:
    """What the best plan of a shift brings, now and later; bags that it uses are points less."""
    ahead = ahead_of(state, own)
    end = plan(state.content, MIND, ahead, shift, width)
    return end.worth - ahead.terms.bank * own.blood


def _in_shift(state: Position, seat: Seat, own: Wards, width: int) -> float:
    """The same for a hospital that is at work, or will be."""
    if seat != state.asked:
        return in_shift(state, own, shift_of(own), width)
    match state.phase:
        case Phase.GROUP | Phase.THROW:
            return in_shift(state, own, before_sent(state), width)
        case Phase.SPECIALIST if state.sent is not None:
            ahead, (inside, _) = ahead_of(state, own), in_room(state)
            end = plan_inside(state.content, MIND, ahead, inside, state.sent.worker, width)
            return end.worth - ahead.terms.bank * own.blood
        case Phase.SPARE:
            ahead, shift = ahead_of(state, own), shift_of(own)
            worth = MIND.worth_by(ahead)(shift.census, shift.leaving, shift.blood)
            return worth - ahead.terms.bank * own.blood
        case _:
            return in_shift(state, own, shift_of(own), width)


def _any_ambulance(state: Position, seat: Seat) -> float:
    """The mean over those that are still there; the lowest brings a bag."""
    own, found = state.hospitals[seat], list[float]()
    for number, patients in enumerate(state.intake.ambulances):
        if patients:
            there, lost = with_arriving(replace(own, ambulance=number + 1), patients)
            found.append(lost + _in_shift(state, seat, there, ROUGHLY))
    return sum(found) / len(found) + improvement_to_come(state, seat, own)


# The market


def with_card(content: Content, own: Wards, card: str) -> Wards:
    """A hospital with an improvement more."""
    if card in content.rooms:
        return replace(own, rooms=(*own.rooms, card), at_work=(*own.at_work, ""))
    return replace(own, specialists=(*own.specialists, card))


def improvement_to_come(state: Position, seat: Seat, own: Wards) -> float:
    """What the best of the market adds by experience, for who has not taken any yet."""
    if state.phase not in _BUYING or not state.intake.market:
        return 0.0
    if state.phase is Phase.TAKE:
        order = state.by_ambulance
        if order.index(seat) < order.index(state.asked):
            return 0.0
    if state.round == ROUNDS:
        return 1.0
    left, without = ROUNDS - state.round, standing(state, own)
    kinds = tuple(sorted(kind_of(one.colour, one.value) for one in own.patients))

    def worth(there: Wards) -> float:
        case = case_of(state, there, left, is_first=False)
        return experience_of(case).worth(kinds, there.blood) + standing(state, there) - without

    with_each = (
        worth(with_card(state.content, own, card)) for card in dict.fromkeys(state.intake.market)
    )
    return max(with_each) - worth(own)
