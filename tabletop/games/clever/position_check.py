"""Whether a match could be played on from a position that somebody wrote down."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tabletop.games.clever.chains import CHOSEN, can_be_used
from tabletop.games.clever.position import Phase, Position
from tabletop.games.clever.printed import (
    DICE,
    ROUND_BONUSES,
    ROUNDS,
    ROW,
    SLOTS,
    TIMES,
)
from tabletop.games.clever.sheet import Sheet, places_won
from tabletop.kernel.errors import NotationError

_UNTHROWN: Final = (Phase.LOT, Phase.ROUND)


def check(state: Position) -> None:
    """Raises NotationError where the position cannot be."""
    seats = len(state.sheets)
    if seats > len(ROUNDS):
        raise NotationError("{count} players are too many.", count=seats)
    if max(state.first, state.active, state.asked) >= seats:
        raise NotationError("there are only {count} players.", count=seats)
    if state.round > ROUNDS[seats - 1] or (state.round == 0) != (state.phase is Phase.LOT):
        raise NotationError("there is no round {number}.", number=state.round)
    for sheet in state.sheets:
        _check_sheet(sheet)
    _check_dice(state)
    _check_turn(state)
    _check_rolls(state)
    _check_due(state)


def _check_sheet(sheet: Sheet) -> None:
    if max(sheet.green, len(sheet.orange), len(sheet.purple)) > ROW:
        raise NotationError("a row has only {count} cells.", count=ROW)
    for number, times in zip(sheet.orange, TIMES, strict=False):
        if number % times or not 1 <= number // times <= 6:
            raise NotationError("{number} cannot stand there in orange.", number=number)
    for before, number in pairwise((0, *sheet.purple)):
        if not 1 <= number <= 6 or (before != 6 and number <= before):
            raise NotationError("{number} cannot stand there in purple.", number=number)
    for used, earned in (
        (sheet.rerolls_used, sheet.rerolls),
        (sheet.extras_used, sheet.extras),
    ):
        if not used <= earned <= SLOTS:
            raise NotationError("{used} of {earned} cannot be used.", used=used, earned=earned)


def _check_dice(state: Position) -> None:
    lying = (*state.hand, *state.platter, *state.spaces)
    if sorted(lying) != list(DICE):
        raise NotationError("each die lies in one place.")
    if len(set(state.extra)) != len(state.extra):
        raise NotationError("each die is an extra die but once.")
    shown = [face > 0 for face in state.faces]
    begins = state.phase is Phase.THROW and len(state.hand) == len(DICE)
    if not all(shown) and (any(shown) or not (begins or state.phase in _UNTHROWN)):
        raise NotationError("all dice have been thrown, or none.")


def _check_turn(state: Position) -> None:
    alone = state.is_alone
    if state.roll == 0 and not alone:
        raise NotationError("only alone the dice are thrown for who is passive.")
    passive_phases = (Phase.THROW, Phase.NEAREST, Phase.PASSIVE, Phase.EXTRA, Phase.OVER)
    if state.roll == 0 and state.phase not in passive_phases:
        raise NotationError("{phase} is not asked here.", phase=state.phase.value)
    if state.phase is Phase.NEAREST and state.roll:
        raise NotationError("{phase} is not asked here.", phase=state.phase.value)
    mine = state.asked == state.active
    if state.phase in (Phase.THROW, Phase.PICK, Phase.NEAREST) and not mine:
        raise NotationError("only who has the dice is asked that.")
    if state.phase is Phase.PASSIVE and mine and state.roll:
        raise NotationError("who has the dice is not passive.")
    if state.phase in (Phase.THROW, Phase.PICK) and not (state.hand or state.due):
        raise NotationError("there is no die in hand.")
    _check_end_of_turn(state)


def _check_rolls(state: Position) -> None:
    """Each roll brings one die at most; this one none as long as it is to be chosen."""
    is_open = state.phase in (Phase.THROW, Phase.PICK) and not state.due
    if len(state.spaces) > max(0, state.roll - is_open):
        raise NotationError("so many dice cannot lie on the spaces.")
    if state.phase in (Phase.THROW, Phase.NEAREST) and not state.roll and state.hand != DICE:
        raise NotationError("who is passive alone throws all dice.")


def _check_end_of_turn(state: Position) -> None:
    at_end = state.phase in (Phase.PASSIVE, Phase.EXTRA)
    if state.extra and state.phase is not Phase.EXTRA:
        raise NotationError("extra dice are used at the end of a turn.")
    if state.phase is Phase.EXTRA and not (state.sheet.extras_left or state.due):
        raise NotationError("there is no extra die.")
    if at_end and state.hand and not state.is_alone:
        raise NotationError("at the end of a turn no die is left in hand.")


def _check_due(state: Position) -> None:
    at_round = ROUND_BONUSES[state.round - 1] if state.round else None
    asked = at_round and at_round.bonus in CHOSEN
    if state.phase is Phase.ROUND and not (state.due and asked):
        raise NotationError("before a round only a bonus is asked.")
    there = (*places_won(state.sheet), *ROUND_BONUSES)
    for won in state.due:
        waits = won.bonus in CHOSEN and can_be_used(state.sheet, won.bonus)
        if not waits or won not in there:
            raise NotationError("{bonus} does not wait.", bonus=won.bonus.value)
    if len(set(state.due)) != len(state.due):
        raise NotationError("no bonus is won twice.")
    if state.due and state.phase in (Phase.LOT, Phase.THROW, Phase.NEAREST, Phase.OVER):
        raise NotationError("no bonus waits here.")
