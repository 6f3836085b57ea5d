"""Whether what lies on the table fits what is asked: a match comes to each phase in one way.

A round runs from the market over the ambulances and the improvements to the shifts. Who
has come before in this phase has done its part, and who comes later has not. What a match
can be played on from is let pass: who begins may have taken the first ambulance, and who
works later may have worked before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.games.hospital.draws import reports_due
from tabletop.games.hospital.intake import poured
from tabletop.games.hospital.position import Phase, Position, Supply
from tabletop.games.hospital.printed import (
    ADMITTED,
    CHOOSES_KIND,
    PER_AMBULANCE,
    REVEALED,
    ROUNDS,
    Patient,
    patient,
)
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.errors import NotationError

_DRAWING: Final = (Phase.PATIENTS, Phase.ADMIT)
_KEEPING: Final = (Phase.OFFER, Phase.KEEP)
PREPARING: Final = (Phase.LOT, *_DRAWING, *_KEEPING)
_REVEALED: Final = (Phase.REVEAL, Phase.MORE)
_OPENING: Final = (Phase.REPORTS, Phase.MARKET, *_REVEALED, Phase.FILL)
_ARRIVING: Final = (Phase.EXTRA, Phase.MISSING)
_INTAKE: Final = (Phase.TIES, Phase.AMBULANCE, *_ARRIVING)
_IMPROVING: Final = (Phase.TAKE, Phase.RETURN)
_BY_FIRST: Final = (Phase.LOT, *_OPENING, Phase.OVER)
"""Phases in which nobody but who begins is asked."""
_NOT_YET: Final = (*PREPARING, *_OPENING, *_INTAKE, *_IMPROVING, Phase.OVER)
"""Phases before, or after, all shifts of a round."""


def check_phase(state: Position) -> None:
    """Raises NotationError where no match comes to this phase like this."""
    _check_turn(state)
    _check_preparation(state)
    _check_market(state)
    _check_ambulances(state)
    _check_arriving(state)
    _check_rest(state)


def _require(*fits: bool) -> None:
    if not all(fits):
        raise NotationError("it does not fit what is asked.")


def _before(state: Position) -> Sequence[Wards]:
    """The hospitals of those who have come before who is asked."""
    order = state.by_ambulance if state.phase in _IMPROVING else state.order
    return [state.hospitals[seat] for seat in order[: order.index(state.asked)]]


def _after(state: Position) -> Sequence[Wards]:
    """The hospitals of those who come later."""
    order = state.by_ambulance if state.phase in _IMPROVING else state.order
    return [state.hospitals[seat] for seat in order[order.index(state.asked) + 1 :]]


def _check_turn(state: Position) -> None:
    """Who is asked can be, in this round."""
    phase, prepares = state.phase, state.phase in PREPARING
    _require(
        phase not in _BY_FIRST or state.asked == state.first,
        phase is not Phase.TIES or state.asked == state.last,
        phase is not Phase.LOT or not (state.is_alone or state.first),
        not prepares or state.round == 1,
        phase is not Phase.OVER or state.round == ROUNDS,
        phase not in _REVEALED or state.seats in CHOOSES_KIND,
        phase is not Phase.REPORTS or (state.is_alone and reports_due(state) > 0),
        # Alone there are reports from the first round on, and none before.
        not (state.is_alone and prepares)
        or set(state.supply.reports) == set(state.content.reports),
    )


def _check_preparation(state: Position) -> None:
    """Who has come before has patients and an administrator, who comes later has not yet."""
    phase, own, drawn = state.phase, state.own, len(state.intake.drawn)
    count, keeps = len(state.agreed.prepared), state.agreed.administrators
    _require(phase is Phase.ADMIT or not drawn, phase is Phase.KEEP or not state.intake.offered)
    if phase in PREPARING:
        came = 0 if phase is Phase.LOT else count
        later = came if phase in _KEEPING else 0
        mine = later if phase is not Phase.ADMIT else count - drawn
        kept = phase in _KEEPING
        _require(
            all(len(wards.patients) == came for wards in _before(state)),
            len(own.patients) == mine,
            all(len(wards.patients) == later for wards in _after(state)),
            all(bool(wards.administrator) == kept for wards in _before(state)),
            not any(wards.administrator for wards in (own, *_after(state))),
            all(wards.rooms == own.rooms and not wards.specialists for wards in state.hospitals),
            not kept or keeps,
        )
    waiting = {Phase.OFFER: 1, Phase.KEEP: 0}.get(phase, state.seats if phase in PREPARING else 0)
    waiting += len(_after(state)) if phase in _KEEPING else 0
    _require(not keeps or len(state.supply.administrators) >= 2 * waiting)


def _check_market(state: Position) -> None:
    """As many improvements lie there as were revealed and not taken yet, and enough are left."""
    phase, supply = state.phase, state.supply
    chooses = state.seats in CHOOSES_KIND
    revealed = 2 * REVEALED[state.seats]
    whole = revealed + chooses
    lying = len(state.intake.market)
    chosen = len(_before(state)) + (phase is Phase.RETURN) if phase in _IMPROVING else 0
    _require(lying <= whole)
    if phase in _REVEALED:
        _require(lying == revealed)
    elif phase is Phase.FILL or phase in (*_INTAKE, *_IMPROVING):
        _require(lying >= state.seats - chosen)
    elif phase is Phase.MARKET:
        _require(lying == 0)
    begun = phase not in PREPARING and phase not in (Phase.REPORTS, Phase.MARKET)
    rounds = ROUNDS - state.round + (not begun)
    each = rounds * (REVEALED[state.seats] + chooses) + (phase in _REVEALED)
    _require(*(sum(deck) >= each for deck in _decks(supply)))


def _decks(supply: Supply) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return supply.departments, supply.specialists


def _check_ambulances(state: Position) -> None:
    """Those that were taken are empty, each taken by one who has been asked."""
    phase, filled = state.phase, state.intake.ambulances
    taken = [wards.ambulance for wards in state.hospitals if wards.ambulance]
    _require(
        len(set(taken)) == len(taken),
        phase in _INTAKE or not (filled or state.intake.exchanges),
    )
    if phase in _INTAKE:
        has = (*_before(state), *([state.own] if phase in _ARRIVING else []))
        expected = [] if phase is Phase.TIES else [wards.ambulance for wards in has]
        _require(
            sorted(expected) == sorted(taken) and 0 not in expected,
            all((number + 1 in taken) == (not each) for number, each in enumerate(filled)),
            all(poured(each) == each and all(map(_is_fresh, each)) for each in filled),
            state.intake.exchanges <= len(filled) * PER_AMBULANCE,
        )
    elif phase in PREPARING or phase in _OPENING or phase is Phase.OVER:
        _require(not taken)
    else:
        _require(len(taken) == state.seats)


def _is_fresh(one: Patient) -> bool:
    return one.value in ADMITTED and one is patient(one.colour, one.value)


def _check_arriving(state: Position) -> None:
    """An ambulance's patients wait, and with Epidemic one more."""
    arriving = state.intake.arriving
    _require(all(map(_is_fresh, arriving)))
    match state.phase:
        case Phase.EXTRA:
            _require(any(state.supply.bag), len(arriving) == PER_AMBULANCE)
        case Phase.MISSING:
            _require(PER_AMBULANCE <= len(arriving) <= PER_AMBULANCE + 1)
        case _:
            _require(not arriving)


def _check_rest(state: Position) -> None:
    """Nobody is at work or has left before the shifts of a round, nor after the last one."""
    if state.phase in _NOT_YET:
        _require(not any(any(wards.at_work) or wards.discharged for wards in state.hospitals))
