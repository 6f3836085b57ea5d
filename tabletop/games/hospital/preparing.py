"""Before the first round: who begins, the first patients, administrators, and reports alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from tabletop.games.hospital import improvement
from tabletop.games.hospital.actions import (
    Action,
    Admit,
    Begins,
    Drawn,
    Keep,
    Offered,
    Preparing,
    Reports,
)
from tabletop.games.hospital.bag import bag_without
from tabletop.games.hospital.content import BloodBank
from tabletop.games.hospital.events import (
    AdministratorKept,
    AdministratorsOffered,
    LotDrawn,
    PatientAdmitted,
    PatientsDrawn,
    ReportsShown,
)
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import COLOURS, Colour, patient
from tabletop.kernel.game import Event, Seat, Step


def applied(state: Position, action: Preparing) -> Step[Position]:
    """What comes of an action before the first round."""
    match action:
        case Begins(seat):
            return begun(state, seat)
        case Drawn():
            return drawn(state, action)
        case Admit():
            return admitted(state, action)
        case Offered():
            return offered(state, action)
        case Keep():
            return kept(state, action)
        case Reports():
            return shown(state, action)
        case _:
            assert_never(action)


def begun(state: Position, seat: Seat) -> Step[Position]:
    """The lot has fallen: who begins draws patients first."""
    after = replace(state, first=seat, asked=seat, phase=Phase.PATIENTS)
    return Step(after, (LotDrawn(seat),))


def drawn(state: Position, action: Drawn) -> Step[Position]:
    """Patients came out of the bag; their values are chosen next."""
    supply = replace(state.supply, bag=bag_without(state.supply.bag, action.colours))
    after = replace(
        state,
        phase=Phase.ADMIT,
        supply=supply,
        intake=replace(state.intake, drawn=action.colours),
    )
    return _settled(after, [PatientsDrawn(state.asked, action.colours)])


def admissions(state: Position) -> tuple[Action, ...]:
    """The colours that may have the next value."""
    left = state.intake.drawn
    value = _next_value(state, len(left))
    return tuple(Admit(colour, value) for colour in COLOURS if colour in left)


def _next_value(state: Position, left: int) -> int:
    values = state.agreed.prepared
    return values[len(values) - left]


def admitted(state: Position, action: Admit) -> Step[Position]:
    """A patient has its value; where all others are of one colour they follow by themselves."""
    return _settled(*_in_bed(state, action.colour))


def _in_bed(state: Position, colour: Colour) -> tuple[Position, list[Event]]:
    left = list(state.intake.drawn)
    one = patient(colour, _next_value(state, len(left)))
    left.remove(colour)
    own = state.own
    bed = own.beds.index(None)
    after = replace(
        state,
        hospitals=state.with_own(replace(own, beds=own.with_bed(bed, one))),
        intake=replace(state.intake, drawn=tuple(left)),
    )
    return after, [PatientAdmitted(state.asked, one, bed)]


def _settled(state: Position, events: list[Event]) -> Step[Position]:
    """What needs no choice happens; then the next one draws, or administrators are offered."""
    while len(set(state.intake.drawn)) == 1:
        state, more = _in_bed(state, state.intake.drawn[0])
        events += more
    if state.intake.drawn:
        return Step(state, tuple(events))
    follower = state.next_seat()
    if follower is not None:
        return Step(replace(state, asked=follower, phase=Phase.PATIENTS), tuple(events))
    state = replace(state, asked=state.first)
    if state.agreed.administrators:
        return Step(replace(state, phase=Phase.OFFER), tuple(events))
    return _prepared(state, events)


def offered(state: Position, action: Offered) -> Step[Position]:
    """Administrators are drawn, of whom one stays."""
    left = tuple(card for card in state.supply.administrators if card not in action.cards)
    after = replace(
        state,
        phase=Phase.KEEP,
        supply=replace(state.supply, administrators=left),
        intake=replace(state.intake, offered=action.cards),
    )
    cards = tuple(state.content.administrators[card] for card in action.cards)
    return Step(after, (AdministratorsOffered(state.asked, cards),))


def keeps(state: Position) -> tuple[Action, ...]:
    """Each of the administrators that were drawn."""
    return tuple(map(Keep, state.intake.offered))


def kept(state: Position, action: Keep) -> Step[Position]:
    """An administrator stays, the other leaves the match."""
    administrator = state.content.administrators[action.card]
    charge = administrator.charge
    bags = charge.bags if isinstance(charge, BloodBank) else 0
    own = replace(state.own, administrator=action.card, blood=state.own.blood + bags)
    events: list[Event] = [AdministratorKept(state.asked, administrator)]
    state = replace(state, hospitals=state.with_own(own), intake=replace(state.intake, offered=()))
    follower = state.next_seat()
    if follower is not None:
        return Step(replace(state, asked=follower, phase=Phase.OFFER), tuple(events))
    return _prepared(replace(state, asked=state.first), events)


def _prepared(state: Position, events: Iterable[Event]) -> Step[Position]:
    """Alone reports are drawn; then the first round begins."""
    if state.is_alone:
        return Step(replace(state, phase=Phase.REPORTS), tuple(events))
    return improvement.round_begun(state, events)


def shown(state: Position, action: Reports) -> Step[Position]:
    """Reports lie in the empty places, from the left; then a round begins."""
    places = tuple(place for place, card in enumerate(state.reports) if not card)
    places = places[: len(action.cards)]
    reports = list(state.reports)
    for place, card in zip(places, action.cards, strict=True):
        reports[place] = card
    left = tuple(card for card in state.supply.reports if card not in action.cards)
    after = replace(state, reports=tuple(reports), supply=replace(state.supply, reports=left))
    cards = tuple(state.content.reports[card] for card in action.cards)
    return improvement.round_begun(after, (ReportsShown(cards, places),))
