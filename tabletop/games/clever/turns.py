"""How a turn goes: throws, picks and the platter, then the extra dice, then the passive players.

A dice turn has up to three rolls. After each the player takes one die; every die in
hand that shows less goes to the silver platter, the rest is thrown again. Each
function here takes a position in which something has just been done, and answers
with the step to the next position in which somebody is asked or dice are thrown.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from msgspec.structs import replace

from tabletop.games.clever import chains
from tabletop.games.clever.events import (
    DiceRolled,
    DieTaken,
    ExtraDieUsed,
    MatchEnded,
    RoundBegan,
    SlidToPlatter,
    Source,
)
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import AREAS_OF, DICE, ROUND_BONUSES, ROUNDS, Area, Die, Won
from tabletop.kernel.game import Event, Step

# Rounds


def round_began(state: Position, number: int, told: tuple[Event, ...] = ()) -> Step[Position]:
    """Everybody crosses out the number, and gets what is printed there."""
    won = ROUND_BONUSES[number - 1]
    told = (*told, RoundBegan(number))
    first = state.first
    state = Position(state.must_take, state.sheets, number, first, first, first, Phase.ROUND)
    return _turn_began(state, told) if won is None else _given(state, won, told)


def _given(state: Position, won: Won, told: tuple[Event, ...]) -> Step[Position]:
    """The round's bonus for who is asked; then for the next one."""
    chain = chains.given(state.asked, state.sheet, won)
    state = replace(state, sheets=state.with_sheet(chain.sheet), due=chain.due)
    told = (*told, *chain.events)
    return Step(state, told) if chain.due else _given_next(state, won, told)


def _given_next(state: Position, won: Won, told: tuple[Event, ...]) -> Step[Position]:
    asked = state.next_seat(state.asked)
    if asked == state.first:
        return _turn_began(state, told)
    return _given(replace(state, asked=asked), won, told)


def _turn_began(
    state: Position, told: tuple[Event, ...], *, passive: bool = False
) -> Step[Position]:
    """All six dice are in the active player's hand."""
    return Step(
        Position(
            state.must_take,
            state.sheets,
            state.round,
            state.first,
            state.active,
            state.active,
            Phase.THROW,
            0 if passive else 1,
        ),
        told,
    )


# Throws and picks


def rolled(state: Position, faces: tuple[int, ...]) -> Step[Position]:
    """What the dice in hand show."""
    shown = list(state.faces)
    for die, face in zip(state.hand, faces, strict=True):
        shown[die] = face
    told = (DiceRolled(state.active, state.hand, faces, state.roll),)
    thrown = _with_dice(state, Phase.PICK, tuple(shown), state.hand, state.platter)
    return _lowest(thrown, told) if state.roll == 0 else Step(thrown, told)


def _with_dice(
    state: Position,
    phase: Phase,
    faces: tuple[int, ...],
    hand: tuple[Die, ...],
    platter: tuple[Die, ...],
) -> Position:
    return Position(
        state.must_take,
        state.sheets,
        state.round,
        state.first,
        state.active,
        state.asked,
        phase,
        state.roll,
        faces,
        hand,
        platter,
        state.spaces,
        state.extra,
        state.due,
    )


def _lowest(state: Position, told: tuple[Event, ...]) -> Step[Position]:
    """Alone and passive: the three lowest go to the platter, if they are clear."""
    ways = nearest(state)
    if len(ways) > 1:
        return Step(replace(state, phase=Phase.NEAREST), told)
    return laid(state, ways[0], told)


def nearest(state: Position) -> tuple[tuple[Die, ...], ...]:
    """Which dice may be the rest of the three lowest: several ways where they are equal."""
    ordered = sorted(state.faces)
    third = ordered[ROLLS - 1]
    lower = ordered.index(third)
    equal = [die for die in DICE if state.faces[die] == third]
    return tuple(combinations(equal, ROLLS - lower))


def laid(state: Position, dice: tuple[Die, ...], told: tuple[Event, ...] = ()) -> Step[Position]:
    """The three lowest lie on the platter, *dice* among them; the passive player chooses."""
    faces, third = state.faces, state.faces[dice[0]]
    low = tuple([die for die in DICE if faces[die] < third or die in dice])
    rest = tuple([die for die in DICE if die not in low])
    told = (*told, _slid(state, low))
    return Step(_with_dice(state, Phase.PASSIVE, state.faces, rest, low), told)


def _slid(state: Position, dice: tuple[Die, ...]) -> SlidToPlatter:
    return SlidToPlatter(dice, tuple([state.faces[die] for die in dice]))


def taken(state: Position, die: Die, area: Area, cell: int) -> Step[Position]:
    """A die was chosen; active: the smaller ones in hand slide to the platter."""
    face, faces = state.faces[die], state.faces
    chain = chains.marked(state.asked, state.sheet, area, cell, state.value(die, area))
    sheets = state.with_sheet(chain.sheet)
    if state.phase is Phase.PASSIVE:
        source = Source.PLATTER if die in state.platter else Source.SPACE
        taken_up = DieTaken(state.asked, die, face, source)
        after = replace(state, sheets=sheets, due=chain.due)
        return _went_on(after, (taken_up, *chain.events))
    told: tuple[Event, ...] = (DieTaken(state.asked, die, face, Source.HAND),)
    slid = tuple([other for other in state.hand if faces[other] < face])
    if slid:
        told = (*told, _slid(state, slid))
    after = replace(
        state,
        sheets=sheets,
        # Equal dice stay: only a strictly smaller one slides away.
        hand=tuple([other for other in state.hand if other is not die and faces[other] >= face]),
        platter=(*state.platter, *slid),
        spaces=(*state.spaces, die),
        due=chain.due,
    )
    return _went_on(after, (*told, *chain.events))


def bonus_used(state: Position, area: Area, cell: int) -> Step[Position]:
    """A bonus that waited is used."""
    chain = chains.chosen(state.asked, state.sheet, state.due, area, cell)
    after = replace(state, sheets=state.with_sheet(chain.sheet), due=chain.due)
    return _went_on(after, chain.events)


def _went_on(state: Position, told: tuple[Event, ...]) -> Step[Position]:
    """Something was marked; where nothing waits any more, the turn goes on."""
    if state.due:
        return Step(state, told)
    match state.phase:
        case Phase.PICK:
            return picked(state, told)
        case Phase.ROUND:
            won = ROUND_BONUSES[state.round - 1]
            assert won is not None
            return _given_next(state, won, told)
        case _:
            return extra_asked(state, told)


def picked(state: Position, told: tuple[Event, ...]) -> Step[Position]:
    """A roll is used: the next one, or the end of the active part of the turn."""
    if state.hand and state.roll < ROLLS:
        return Step(replace(state, phase=Phase.THROW, roll=state.roll + 1), told)
    if state.hand:
        told = (*told, _slid(state, state.hand))
        state = replace(state, hand=(), platter=(*state.platter, *state.hand))
    return extra_asked(state, told)


# Extra dice and passive players


def extra_used(state: Position, die: Die, area: Area, cell: int) -> Step[Position]:
    """An extra die is marked."""
    sheet = replace(state.sheet, extras_used=state.sheet.extras_used + 1)
    chain = chains.marked(state.asked, sheet, area, cell, state.value(die, area))
    after = replace(
        state,
        sheets=state.with_sheet(chain.sheet),
        extra=(*state.extra, die),
        due=chain.due,
    )
    told = ExtraDieUsed(state.asked, die, state.faces[die])
    return _went_on(after, (told, *chain.events))


def extra_asked(state: Position, told: tuple[Event, ...]) -> Step[Position]:
    """Who is asked may use an extra die, if there is one and a die for it."""
    if state.sheet.extras_left:
        unused = [die for die in DICE if die not in state.extra]
        if usable(state, unused):
            return Step(replace(state, phase=Phase.EXTRA), told)
    return turn_ended(state, told)


def turn_ended(state: Position, told: tuple[Event, ...]) -> Step[Position]:
    """Who was asked is done: the next passive player, the next turn, round, or the end."""
    if state.is_alone:
        if state.roll:
            return _turn_began(state, told, passive=True)
        return _round_ended(state, told)
    asked = state.next_seat(state.asked)
    if asked != state.active:
        return Step(replace(state, asked=asked, phase=Phase.PASSIVE, extra=()), told)
    active = state.next_seat(state.active)
    if active == state.first:
        return _round_ended(state, told)
    return _turn_began(replace(state, active=active), told)


def _round_ended(state: Position, told: tuple[Event, ...]) -> Step[Position]:
    if state.round < ROUNDS[len(state.sheets) - 1]:
        return round_began(state, state.round + 1, told)
    return Step(replace(state, phase=Phase.OVER, extra=()), (*told, MatchEnded()))


# What can be marked


def openings(state: Position, dice: Iterable[Die]) -> list[tuple[Die, Area, int]]:
    """Where who is asked can mark *dice* as they lie; white stands for any colour."""
    sheet, faces, blue_sum = state.sheet, state.faces, state.blue_sum
    return [
        (die, area, cell)
        for die in dice
        for area in AREAS_OF[die]
        for cell in sheet.openings(area, blue_sum if area is Area.BLUE else faces[die])
    ]


def usable(state: Position, dice: Iterable[Die], area: Area | None = None) -> bool:
    """Whether who is asked can mark one of *dice*, in a given area or anywhere."""
    return any(area is None or where is area for _, where, _ in openings(state, dice))
