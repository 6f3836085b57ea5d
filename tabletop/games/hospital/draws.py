"""What chance may do: who begins, what comes out of the bag and the decks, what is thrown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabletop.games.hospital.actions import (
    Action,
    Begins,
    Drawn,
    Extra,
    Filled,
    Market,
    Offered,
    Reports,
    Rethrown,
)
from tabletop.games.hospital.bag import drawn, holds
from tabletop.games.hospital.intake import poured, poured_into
from tabletop.games.hospital.position import DEPARTMENT, Phase, Position
from tabletop.games.hospital.printed import (
    ADMITTED,
    COLOURS,
    PER_AMBULANCE,
    REPORT_COLUMNS,
    REVEALED,
    SHOWN_REPORTS,
    VALUES,
    patient,
)
from tabletop.kernel.game import Rng, Seat, one_of

OFFERED: Final = 2
"""Administrators that somebody chooses from."""


# How many are drawn


def filling(state: Position) -> int:
    """Ambulances that are filled: one more than there are players."""
    return state.seats + 1


def reports_due(state: Position) -> int:
    """Reports that are drawn: at first all, later those for the upper row."""
    empty = state.reports.count("") if any(state.reports) else SHOWN_REPORTS
    if any(state.reports):
        empty = state.reports[:REPORT_COLUMNS].count("")
    return min(empty, len(state.supply.reports))


def revealing(state: Position) -> tuple[int, int]:
    """How many departments and specialists are revealed now."""
    if state.phase is Phase.MORE:
        return (1, 0) if state.intake.kind == DEPARTMENT else (0, 1)
    count = REVEALED[state.seats]
    return count, count


# By the odds


def _lot(state: Position, rng: Rng) -> Action:
    return Begins(Seat(int(rng.random() * state.seats)))


def _patients(state: Position, rng: Rng) -> Action:
    count = len(state.agreed.prepared)
    return Drawn(tuple(COLOURS[kind] for kind in sorted(drawn(state.supply.bag, count, rng))))


def _administrators(state: Position, rng: Rng) -> Action:
    cards = state.supply.administrators
    return Offered(tuple(cards[at] for at in sorted(drawn([1] * len(cards), OFFERED, rng))))


def _reports(state: Position, rng: Rng) -> Action:
    cards = state.supply.reports
    return Reports(tuple(cards[at] for at in drawn([1] * len(cards), reports_due(state), rng)))


def _market(state: Position, rng: Rng) -> Action:
    departments, specialists = state.content.deck(state.agreed.experimental)
    built, hired = revealing(state)
    return Market(
        (
            *(departments[at] for at in sorted(drawn(state.supply.departments, built, rng))),
            *(specialists[at] for at in sorted(drawn(state.supply.specialists, hired, rng))),
        )
    )


def _filled(state: Position, rng: Rng) -> Action:
    """A 1 and a 6 are thrown again, so each value that stays is as likely as the other."""
    count = filling(state) * PER_AMBULANCE
    thrown = [
        patient(COLOURS[kind], one_of(ADMITTED, rng))
        for kind in drawn(state.supply.bag, count, rng)
    ]
    return Filled(poured_into(thrown))


def _extra(state: Position, rng: Rng) -> Action:
    (kind,) = drawn(state.supply.bag, 1, rng)
    return Extra(patient(COLOURS[kind], one_of(ADMITTED, rng)))


def _rethrown(state: Position, rng: Rng) -> Action:
    assert state.sent is not None, "nobody is sent"
    return Rethrown(tuple(one_of(VALUES, rng) for _ in state.sent.picked))


SAMPLES: Final[Mapping[Phase, Callable[[Position, Rng], Action]]] = {
    Phase.LOT: _lot,
    Phase.PATIENTS: _patients,
    Phase.OFFER: _administrators,
    Phase.REPORTS: _reports,
    Phase.MARKET: _market,
    Phase.MORE: _market,
    Phase.FILL: _filled,
    Phase.EXTRA: _extra,
    Phase.THROW: _rethrown,
    Phase.AGAIN: _rethrown,
}


# Whether it may be


def may_be(state: Position, action: Action) -> bool:
    """Whether chance may do this now."""
    if state.phase in (Phase.MARKET, Phase.MORE):
        return isinstance(action, Market) and _may_be_revealed(state, action)
    match state.phase, action:
        case Phase.LOT, Begins(seat):
            return 0 <= seat < state.seats
        case Phase.PATIENTS, Drawn(colours):
            return (
                len(colours) == len(state.agreed.prepared)
                and list(colours) == sorted(colours)
                and holds(state.supply.bag, colours)
            )
        case Phase.OFFER, Offered(cards):
            known = [card for card in state.supply.administrators if card in cards]
            return len(cards) == OFFERED and list(cards) == known
        case Phase.REPORTS, Reports(cards):
            return (
                len(cards) == reports_due(state)
                and len(set(cards)) == len(cards)
                and set(cards) <= set(state.supply.reports)
            )
        case Phase.FILL, Filled():
            return _may_be_filled(state, action)
        case Phase.EXTRA, Extra(one):
            return _is_fresh(one.value) and holds(state.supply.bag, (one.colour,))
        case ((Phase.THROW | Phase.AGAIN), Rethrown(values)):
            assert state.sent is not None, "nobody is sent"
            return len(values) == len(state.sent.picked) and set(values) <= set(VALUES)
        case _:
            return False


def _is_fresh(value: int) -> bool:
    return value in ADMITTED


def _may_be_revealed(state: Position, action: Market) -> bool:
    departments, specialists = state.content.deck(state.agreed.experimental)
    built = [departments.index(card) for card in action.cards if card in departments]
    hired = [specialists.index(card) for card in action.cards if card in specialists]
    cards = (*(departments[at] for at in built), *(specialists[at] for at in hired))
    return (
        cards == action.cards
        and (len(built), len(hired)) == revealing(state)
        and (built, hired) == (sorted(built), sorted(hired))
        and holds(state.supply.departments, built)
        and holds(state.supply.specialists, hired)
    )


def _may_be_filled(state: Position, action: Filled) -> bool:
    patients = [one for ambulance in action.ambulances for one in ambulance]
    values = [one.value for one in patients]
    return (
        len(action.ambulances) == filling(state)
        and all(len(ambulance) == PER_AMBULANCE for ambulance in action.ambulances)
        and all(poured(ambulance) == ambulance for ambulance in action.ambulances)
        and values == sorted(values)
        and all(map(_is_fresh, values))
        and all(one is patient(one.colour, one.value) for one in patients)
        and holds(state.supply.bag, [one.colour for one in patients])
    )
