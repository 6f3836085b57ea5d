"""What each action between shifts is worth to who acts: points at the end of the match.

An action is worth what may be expected after it. Of an ambulance that includes what the
market will still offer to who takes it; of an improvement, what experience says of a
hospital that has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tabletop.games.hospital.actions import (
    Action,
    Ambulance,
    Exchange,
    Leave,
    Reveal,
    Take,
)
from tabletop.games.hospital.ahead import case_of, has_lowest, kind_of
from tabletop.games.hospital.expected import (
    NARROW,
    expected,
    in_shift,
    standing,
    with_arriving,
    with_card,
)
from tabletop.games.hospital.experience import experience_of
from tabletop.games.hospital.planning import shift_of
from tabletop.games.hospital.position import DEPARTMENT, Position
from tabletop.games.hospital.printed import ROUNDS
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import AnyGame

DRAFT: Final = 6
"""Hospitals that are looked at further, where an improvement is chosen."""
LATE: Final = 6
"""From this round on an improvement may be worth less than a bag."""
TO_THE_OTHERS: Final = 0.6
"""How much of the best of the market those take who buy before."""
_DIGITS: Final = 6


def drafted(game: AnyGame, state: Position, legal: Sequence[Action]) -> dict[Action, float]:
    """By action between shifts, what it is worth."""
    return {action: _worth_of(game, state, action) for action in legal}


def _worth_of(game: AnyGame, state: Position, action: Action) -> float:
    match action:
        case Ambulance():
            return _of_ambulance(state, action)
        case Take():
            own = with_card(state.content, state.own, action.card)
            return _planned(state, own, DRAFT)
        case Reveal():
            return _of_kind(state, action)
        case Exchange() | Leave():
            # Nobody knows yet who takes what.
            return _planned(state, state.own, NARROW) - isinstance(action, Exchange) / 100
        case _:
            width = DRAFT if state.round >= LATE else NARROW
            return expected(game.apply(state, action).state, state.asked, width)


def _planned(state: Position, own: Wards, width: int) -> float:
    found = standing(state, own) + in_shift(state, own, shift_of(own), width)
    return round(found, _DIGITS)


def _of_ambulance(state: Position, action: Ambulance) -> float:
    """The shift with its patients, and with what the market will still offer then."""
    number, own = action.number, replace(state.own, ambulance=action.number + 1)
    there, _ = with_arriving(own, state.intake.ambulances[number])
    seen = replace(state, hospitals=state.with_own(there))
    if has_lowest(seen, there) and (number == 0 or not state.is_alone):
        there = replace(there, blood=there.blood + 1)
    cards = dict.fromkeys(state.intake.market)
    worths = [_planned(seen, with_card(state.content, there, card), NARROW) for card in cards]
    return round(_left_over(worths, _before(state, number)), _DIGITS)


def _before(state: Position, number: int) -> float:
    """How many are thought to buy before who takes that ambulance."""
    taken = [each.ambulance for each in state.hospitals if each.ambulance]
    there = [at for at, patients in enumerate(state.intake.ambulances) if patients and at != number]
    others = state.seats - len(taken) - 1
    lower = sum(at < number for at in there)
    return sum(each <= number for each in taken) + (others * lower / len(there) if there else 0)


def _left_over(worths: Sequence[float], before: float) -> float:
    """The worth of the best that is left when so many have bought."""
    ranked = sorted(worths, reverse=True)
    rank = before * TO_THE_OTHERS
    at = min(int(rank), len(ranked) - 1)
    following = ranked[min(at + 1, len(ranked) - 1)]
    return ranked[at] + (following - ranked[at]) * (rank - int(rank))


def _of_kind(state: Position, action: Reveal) -> float:
    """The mean over the cards of that kind that may be revealed, by experience."""
    content, own, supply = state.content, state.own, state.supply
    departments, specialists = content.deck(state.agreed.experimental)
    cards, counts = (
        (departments, supply.departments)
        if action.kind == DEPARTMENT
        else (specialists, supply.specialists)
    )
    kinds = tuple(sorted(kind_of(one.colour, one.value) for one in own.patients))
    found, weight = 0.0, 0
    for card, count in zip(cards, counts, strict=True):
        if count:
            there = with_card(content, own, card)
            case = case_of(state, there, ROUNDS + 1 - state.round, is_first=True)
            worth = experience_of(case).worth(kinds, own.blood)
            found += count * (standing(state, there) + worth)
            weight += count
    return round(found / weight, _DIGITS) if weight else standing(state, own)
