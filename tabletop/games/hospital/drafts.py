"""What is chosen before and after a shift: by what the shift would come to with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, assert_never

from tabletop.games.hospital.actions import (
    Action,
    Ambulance,
    Finish,
    Keep,
    Leave,
    Mortuary,
    NoReport,
    Return,
    Reveal,
    SpareOne,
    Take,
)
from tabletop.games.hospital.census import census_of, leaving_of, number_of
from tabletop.games.hospital.content import (
    BloodBank,
    Bonus,
    Charge,
    PerDepartment,
    PerSpecialist,
    Spare,
)
from tabletop.games.hospital.minds import Mind
from tabletop.games.hospital.planning import plan, shift_of
from tabletop.games.hospital.position import DEPARTMENT, SPECIALIST, Phase, Position
from tabletop.games.hospital.printed import DEATH_POINTS, NURSES, ROUNDS
from tabletop.games.hospital.prospects import of_reports, prospects_by, terms_of
from tabletop.games.hospital.shift import Shift
from tabletop.games.hospital.usefulness import usefulness
from tabletop.games.hospital.wards import Wards

MIND: Final = Mind(terms_of, lambda terms: prospects_by(terms).worth)
"""How greedy thinks of hospitals."""
NARROW: Final = 2
"""A draft is decided by plans that look at less."""
LOWEST: Final = 1.5
"""What the lowest ambulance brings: a blood bag, and the next round begins with oneself."""
USE: Final = 0.5
"""Points that a treatment in a round to come is worth."""
SPARED: Final = 4.0
"""What it is worth in a match that each round one patient is spared."""
OFTEN: Final = 10.0
OFTEN_BY_COLOUR: Final = 5.0
"""How often in a match a bonus is won that a single patient would bring, about."""
IMPROVEMENTS: Final = 4.0
"""Departments, or specialists, at the end of a match."""


def chosen(state: Position, legal: Sequence[Action]) -> Action:
    """The most promising of *legal*; of equals the first."""
    worth = _WORTHS.get(state.phase)
    return legal[0] if worth is None else max(legal, key=lambda action: worth(state, action))


def _end(state: Position, own: Wards, shift: Shift) -> float:
    return plan(state.content, MIND, terms_of(state, own), shift, NARROW).worth


# Intake


def _of_ambulance(state: Position, action: Action) -> float:
    """The shift with the patients of an ambulance, and what is lost for want of beds."""
    assert isinstance(action, Ambulance)
    own = state.own
    arriving = state.intake.ambulances[action.number]
    count = len(arriving) + (state.agreed.epidemic and any(state.supply.bag))
    missing = max(0, count - own.free_beds)
    staying = sorted(own.patients, key=lambda one: one.value)[missing:]
    shift = shift_of(own)._replace(census=census_of((*staying, *arriving)))
    brings = LOWEST if _is_lowest(state, action.number) else 0.0
    return round(_end(state, own, shift) + DEATH_POINTS * missing + brings, 6)


def _is_lowest(state: Position, number: int) -> bool:
    """Whether nobody can take a lower one any more."""
    taken = [wards.ambulance for wards in state.hospitals if wards.ambulance]
    if any(each <= number for each in taken):
        return False
    return number == 0 or state.asked == state.last


def _of_exchange(state: Position, action: Action) -> float:
    """Colours do not matter enough: nobody knows yet who takes what."""
    return float(isinstance(action, Leave))


def _of_removal(state: Position, action: Action) -> float:
    """The lowest dies."""
    assert isinstance(action, Mortuary)
    one = state.own.beds[action.bed]
    return -one.value if one is not None else -100.0


# Improvement


def _of_improvement(state: Position, action: Action) -> float:
    """What it adds to this shift, and to each that comes."""
    assert isinstance(action, Take)
    card, own = action.card, state.own
    shift = shift_of(own)
    if card in state.content.rooms:
        shift = shift._replace(rooms=(*shift.rooms, card))
    else:
        shift = shift._replace(specialists=tuple(sorted((*shift.specialists, card))))
    return round(_end(state, own, shift) + _later(state, card), 6)


def _later(state: Position, card: str) -> float:
    """What an improvement is worth after this round."""
    own, content = state.own, state.content
    is_room = card in content.rooms
    rounds = ROUNDS - state.round
    found = USE * rounds * usefulness(content, card)
    if not is_room:
        found += USE * rounds * _free_rooms(own)
    match content.administrators[own.administrator].charge if own.administrator else None:
        case PerDepartment(points):
            return found + points * is_room
        case PerSpecialist(points):
            return found + points * (not is_room)
        case _:
            return found


def _free_rooms(own: Wards) -> float:
    """How well one worker more could be employed."""
    return 1.0 if len(own.rooms) > NURSES + len(own.specialists) else 0.0


def _of_return(state: Position, action: Action) -> float:
    """The shift without an improvement, with a bag instead."""
    assert isinstance(action, Return)
    card, own = action.card, state.own
    shift = shift_of(own)
    if not card:
        return _end(state, own, shift)
    if state.round < ROUNDS - 1:
        return -100.0
    shift = shift._replace(blood=shift.blood + 1)
    if card in state.content.rooms:
        shift = shift._replace(rooms=_less(shift.rooms, card))
    else:
        shift = shift._replace(specialists=_less(shift.specialists, card))
    return round(_end(state, own, shift) - _later(state, card) - 0.01, 6)


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def _of_kind(state: Position, action: Action) -> float:
    """A worker more where there are rooms for it, else a room."""
    assert isinstance(action, Reveal)
    wanted = SPECIALIST if _free_rooms(state.own) else DEPARTMENT
    return float(action.kind == wanted)


# Preparing


def _of_administrator(state: Position, action: Action) -> float:
    assert isinstance(action, Keep)
    return _of_charge(state.content.administrators[action.card].charge)


def _of_charge(charge: Charge) -> float:
    """Points that an administrator is thought to bring in a match."""
    match charge:
        case Spare():
            return SPARED
        case Bonus(colour, at_least, points):
            return points * (OFTEN if colour is None else OFTEN_BY_COLOUR) / at_least
        case BloodBank(bags, points):
            return bags + points
        case PerDepartment(points) | PerSpecialist(points):
            return IMPROVEMENTS * points
        case _:
            assert_never(charge)


# The end of a shift


def _of_spared(state: Position, action: Action) -> float:
    """The wards with one who is not neglected."""
    assert isinstance(action, SpareOne)
    terms = terms_of(state, state.own)._replace(spares=False)
    numbers = [
        number_of(one) | (bed == action.bed)
        for bed, one in enumerate(state.own.beds)
        if one is not None
    ]
    return prospects_by(terms).of_wards(tuple(sorted(numbers)))


def _of_report(state: Position, action: Action) -> float:
    """A report, and those that the rest of the discharged suffice for."""
    terms = terms_of(state, state.own)
    gone = leaving_of(one.shown for one in state.own.discharged) - leaving_of(state.filed)
    if isinstance(action, NoReport):
        return 0.0
    assert isinstance(action, Finish)
    report = state.content.reports[action.report]
    others = list(terms.reports)
    others.remove(report)
    more = of_reports(tuple(others), gone - leaving_of(action.colours), terms.unfinished)
    return report.points - terms.unfinished + more


_WORTHS: Final[Mapping[Phase, Callable[[Position, Action], float]]] = {
    Phase.AMBULANCE: _of_ambulance,
    Phase.TIES: _of_exchange,
    Phase.MISSING: _of_removal,
    Phase.TAKE: _of_improvement,
    Phase.RETURN: _of_return,
    Phase.REVEAL: _of_kind,
    Phase.KEEP: _of_administrator,
    Phase.SPARE: _of_spared,
    Phase.REPORT: _of_report,
}
