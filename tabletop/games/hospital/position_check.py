"""Whether a match of Hospital could be played on from a position that was read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tabletop.games.hospital.actions import NURSE
from tabletop.games.hospital.position import KINDS, Phase, Position, Sent
from tabletop.games.hospital.position_phase import check_phase
from tabletop.games.hospital.printed import (
    BEDS,
    COLOURS,
    DICE_OF,
    NURSES,
    PER_AMBULANCE,
    REPORT_COLUMNS,
    ROUNDS,
    SHOWN_REPORTS,
    Colour,
)
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.errors import NotationError

_SENT = (Phase.GROUP, Phase.THROW, Phase.SPECIALIST, Phase.AGAIN)
_MOST = 9999
"""More blood bags, deaths or points than any match brings."""


def check(state: Position) -> None:
    """Raises NotationError where a match could not be played on from here."""
    if state.seats not in DICE_OF or max(state.first, state.asked) >= state.seats:
        raise NotationError("there are not so many players.")
    for wards in state.hospitals:
        _check_hospital(state, wards)
    _check_dice(state)
    _check_cards(state)
    _check_waiting(state)
    _check_sent(state)
    _check_reports(state)
    check_phase(state)


def _check_hospital(state: Position, wards: Wards) -> None:
    content = state.content
    starting = tuple(content.starting)
    if len(wards.beds) != len(BEDS):
        raise NotationError("a hospital has {count} beds.", count=len(BEDS))
    if wards.rooms[: len(starting)] != starting:
        raise NotationError("a hospital begins with the starting rooms.")
    workers = Counter({NURSE: NURSES}) + Counter(wards.specialists)
    if Counter(filter(None, wards.at_work)) - workers or wards.ambulance > state.seats + 1:
        raise NotationError("there are not so many workers or ambulances.")
    if wards.administrator and wards.administrator not in content.administrators:
        raise _unknown(wards.administrator)
    if max(wards.blood, wards.deaths, wards.points, wards.empty, wards.charge) > _MOST:
        raise NotationError("there are not so many points.")
    if state.phase is Phase.AMBULANCE and _must_have(state, wards):
        raise NotationError("who comes later has no ambulance yet.")


def _must_have(state: Position, wards: Wards) -> bool:
    """Whether a hospital has an ambulance though it is asked only now."""
    return wards is state.own and wards.ambulance > 0


def _dice(state: Position) -> Iterator[Colour]:
    """Every die that is not in the bag."""
    for wards in state.hospitals:
        yield from (one.colour for one in (*wards.patients, *wards.discharged))
    for ambulance in (*state.intake.ambulances, state.intake.arriving):
        yield from (one.colour for one in ambulance)
    yield from state.intake.drawn


def _check_dice(state: Position) -> None:
    if min(*state.supply.bag, *state.supply.departments, *state.supply.specialists) < 0:
        raise NotationError("nothing is there less than not at all.")
    out = Counter(_dice(state))
    for colour, left in zip(COLOURS, state.supply.bag, strict=True):
        if out[colour] + left != DICE_OF[state.seats]:
            raise NotationError(
                "there are {count} dice of each colour.", count=DICE_OF[state.seats]
            )


def _check_cards(state: Position) -> None:
    """No card is there more often than it was printed."""
    content, supply = state.content, state.supply
    departments, specialists = content.deck(state.agreed.experimental)
    copies = {card: content.rooms[card].copies for card in departments}
    copies |= {card: content.workers[card].copies for card in specialists}
    if (len(supply.departments), len(supply.specialists)) != (len(departments), len(specialists)):
        raise NotationError("the decks have other cards.")
    out = Counter(state.intake.market)
    for wards in state.hospitals:
        built, hired = wards.departments(content), wards.specialists
        for card in (*set(built).difference(departments), *set(hired).difference(specialists)):
            raise _unknown(card)
        if len(built) + len(hired) > ROUNDS:
            raise NotationError("a hospital has at most {count} improvements.", count=ROUNDS)
        out.update((*built, *hired))
    out.update(dict(zip(departments, supply.departments, strict=True)))
    out.update(dict(zip(specialists, supply.specialists, strict=True)))
    for card, count in out.items():
        if card not in copies:
            raise _unknown(card)
        if count > copies[card]:
            raise NotationError("there are not so many cards {card}.", card=card)
    administrators = [wards.administrator for wards in state.hospitals if wards.administrator]
    _check_once(
        (*supply.administrators, *administrators, *state.intake.offered), content.administrators
    )


def _check_once(cards: Iterable[str], known: Iterable[str]) -> None:
    for card, count in Counter(cards).items():
        if card not in known:
            raise _unknown(card)
        if count > 1:
            raise NotationError("there are not so many cards {card}.", card=card)


def _unknown(card: str) -> NotationError:
    return NotationError('there is no card "{card}".', card=card)


def _check_waiting(state: Position) -> None:
    """What is asked lies there to be chosen from."""
    intake = state.intake
    lies = {
        Phase.ADMIT: len(set(intake.drawn)) > 1,
        Phase.KEEP: bool(intake.offered),
        Phase.MORE: intake.kind in KINDS,
        Phase.TIES: _are_filled(state) and all(intake.ambulances),
        Phase.AMBULANCE: _are_filled(state),
        Phase.EXTRA: _are_filled(state) and bool(intake.arriving),
        Phase.MISSING: _are_filled(state) and len(intake.arriving) > state.own.free_beds,
        Phase.TAKE: bool(intake.market),
        Phase.SPARE: bool(state.own.untreated),
    }
    if not lies.get(state.phase, True):
        raise NotationError("nothing lies there for what is asked.")
    if intake.kind and state.phase is not Phase.MORE:
        raise NotationError("nothing lies there for what is asked.")


def _are_filled(state: Position) -> bool:
    """Whether one more ambulance is there than players, each of them filled or taken."""
    ambulances = state.intake.ambulances
    return len(ambulances) == state.seats + 1 and all(
        len(each) in (0, PER_AMBULANCE) for each in ambulances
    )


def _check_sent(state: Position) -> None:
    sent, own = state.sent, state.own
    if (sent is None) == (state.phase in _SENT):
        raise NotationError("a worker is sent while it treats.")
    if sent is None:
        return
    if sent.worker != NURSE and sent.worker not in own.specialists:
        raise _unknown(sent.worker)
    if sent.room not in own.rooms:
        raise _unknown(sent.room)
    if state.phase in (Phase.SPECIALIST, Phase.AGAIN) and (sent.worker == NURSE or not sent.acted):
        raise NotationError("a specialist acts after the room.")
    if len(set(sent.picked)) != len(sent.picked) or any(
        own.beds[bed] is None for bed in sent.picked
    ):
        raise NotationError("nobody lies where somebody was picked.")
    _check_picked(state, sent)


def _check_picked(state: Position, sent: Sent) -> None:
    if state.phase in (Phase.THROW, Phase.AGAIN):
        if not (sent.picked and state.effect.throws and _were_pickable(state)):
            raise NotationError("nobody is thrown anew.")
    elif not (_picks_on(state) or state.effect.may_stop(sent.picked)):
        raise NotationError("nobody is left to be picked.")


def _picks_on(state: Position) -> bool:
    """Whether somebody can be picked next, and each of the picked could be in its turn."""
    sent, beds = state.sent, state.own.beds
    assert sent is not None, "nobody is sent"
    if not _were_pickable(state):
        return False
    if state.phase is Phase.SPECIALIST and not sent.picked:
        return True
    return bool(state.effect.next_picks(beds, sent.picked, sent.acted))


def _were_pickable(state: Position) -> bool:
    sent, beds = state.sent, state.own.beds
    assert sent is not None, "nobody is sent"
    return all(
        bed in state.effect.next_picks(beds, sent.picked[:count], sent.acted)
        for count, bed in enumerate(sent.picked)
    )


def _check_reports(state: Position) -> None:
    """Alone two rows of reports are shown from the first round on."""
    if not state.is_alone:
        if state.reports or state.supply.reports or state.filed or state.phase is Phase.REPORT:
            raise NotationError("reports are for who plays alone.")
        return
    if len(state.reports) != SHOWN_REPORTS:
        raise NotationError("there are {count} places for reports.", count=SHOWN_REPORTS)
    shown = [card for card in state.reports if card]
    _check_once((*shown, *state.supply.reports), state.content.reports)
    discharged = Counter(one.shown for one in state.own.discharged)
    if Counter(state.filed) - discharged:
        raise NotationError("a report counts who was discharged.")
    if state.phase is Phase.REPORT and not any(state.reports[REPORT_COLUMNS:]):
        raise NotationError("nothing lies there for what is asked.")
