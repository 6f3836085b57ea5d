"""Improvement: the market is revealed before the intake, and bought from after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from msgspec.structs import replace

from tabletop.games.hospital.actions import Action, Improving, Market, Return, Reveal, Take
from tabletop.games.hospital.bag import without
from tabletop.games.hospital.events import (
    ImprovementReturned,
    ImprovementsRevealed,
    ImprovementTaken,
    KindChosen,
    RoundBegan,
)
from tabletop.games.hospital.position import KINDS, Intake, Phase, Position
from tabletop.games.hospital.printed import CHOOSES_KIND
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Event, Step

_NOTHING: Final = Return("")
_KINDS: Final = tuple(map(Reveal, KINDS))


def applied(state: Position, action: Improving) -> Step[Position]:
    """What comes of an action of the market."""
    match action:
        case Market():
            return revealed(state, action)
        case Reveal():
            return kind_chosen(state, action)
        case Take():
            return improved(state, action)
        case Return():
            return returned(state, action)
        case _:
            assert_never(action)


def round_begun(state: Position, events: Iterable[Event] = ()) -> Step[Position]:
    """The market is revealed first."""
    after = replace(state, asked=state.first, phase=Phase.MARKET, intake=Intake())
    return Step(after, (*events, RoundBegan(state.round, state.first)))


def revealed(state: Position, action: Market) -> Step[Position]:
    """Improvements lie in the market; one or two players have another of a kind of choice."""
    departments, specialists = state.content.deck(state.agreed.experimental)
    market = (*state.intake.market, *action.cards)
    in_order = [card for kind in (departments, specialists) for card in kind]
    supply = replace(
        state.supply,
        departments=without(
            state.supply.departments,
            [departments.index(card) for card in action.cards if card in departments],
        ),
        specialists=without(
            state.supply.specialists,
            [specialists.index(card) for card in action.cards if card in specialists],
        ),
    )
    asks = state.phase is Phase.MARKET and state.seats in CHOOSES_KIND
    after = replace(
        state,
        phase=Phase.REVEAL if asks else Phase.FILL,
        supply=supply,
        intake=replace(state.intake, market=tuple(sorted(market, key=in_order.index)), kind=""),
    )
    return Step(after, (ImprovementsRevealed(tuple(map(state.content.improvement, action.cards))),))


def kinds(state: Position) -> tuple[Action, ...]:
    """Of what another improvement may be revealed."""
    return _KINDS


def kind_chosen(state: Position, action: Reveal) -> Step[Position]:
    """Another improvement of that kind is revealed next."""
    intake = replace(state.intake, kind=action.kind)
    chosen = KindChosen(state.asked, action.kind)
    return Step(replace(state, phase=Phase.MORE, intake=intake), (chosen,))


def offers(state: Position) -> tuple[Action, ...]:
    """What lies in the market, each kind once."""
    return tuple(map(Take, dict.fromkeys(state.intake.market)))


def improved(state: Position, action: Take) -> Step[Position]:
    """A department is built or a specialist hired; then one improvement may be returned."""
    market = list(state.intake.market)
    market.remove(action.card)
    own = state.own
    if action.card in state.content.rooms:
        own = replace(own, rooms=(*own.rooms, action.card), at_work=(*own.at_work, ""))
    else:
        own = replace(own, specialists=(*own.specialists, action.card))
    after = replace(
        state,
        phase=Phase.RETURN,
        hospitals=state.with_own(own),
        intake=replace(state.intake, market=tuple(market)),
    )
    return Step(after, (ImprovementTaken(state.asked, state.content.improvement(action.card)),))


def returns(state: Position) -> tuple[Action, ...]:
    """What may be given back for a bag: nothing, or any improvement, the new one too."""
    return (_NOTHING, *map(Return, dict.fromkeys(state.own.improvements(state.content))))


def returned(state: Position, action: Return) -> Step[Position]:
    """An improvement leaves the match for a blood bag, or none does; the next one takes."""
    events: list[Event] = []
    hospitals = state.hospitals
    if action.card:
        hospitals = state.with_own(_without(state, action.card))
        events.append(ImprovementReturned(state.asked, state.content.improvement(action.card)))
    order = state.by_ambulance
    following = order[order.index(state.asked) + 1 :]
    if following:
        after = replace(state, asked=following[0], phase=Phase.TAKE, hospitals=hospitals)
        return Step(after, tuple(events))
    # What nobody took goes under its deck, and does not come up again.
    after = replace(
        state,
        asked=state.first,
        phase=Phase.WORK,
        hospitals=hospitals,
        intake=replace(state.intake, market=()),
    )
    return Step(after, tuple(events))


def _without(state: Position, card: str) -> Wards:
    """One's hospital with a blood bag for an improvement, the last of its kind."""
    own = replace(state.own, blood=state.own.blood + 1)
    if card in own.specialists:
        return replace(own, specialists=_less(own.specialists, card))
    # Nobody is at work before the activation.
    rooms = _less(own.rooms, card)
    return replace(own, rooms=rooms, at_work=("",) * len(rooms))


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = len(cards) - 1 - cards[::-1].index(card)
    return (*cards[:at], *cards[at + 1 :])
