"""Bonuses: used at once, in chains. What needs a choice waits until its player has chosen.

A mark may win several bonuses; all are listed before any is used. Those that leave
no choice are used in the order they were won: actions and foxes, a green cross, a
number. A yellow or a blue cross and the black bonus wait, and the player says which of
those that wait comes first. A bonus without a cell left is lost, and play goes on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from tabletop.games.clever.events import BonusLost, BonusUsed, BonusWon, Marked
from tabletop.games.clever.printed import Area, Bonus, Won
from tabletop.games.clever.sheet import Mark, Sheet, mark
from tabletop.kernel.game import Event, Seat

CHOSEN: Final = frozenset((Bonus.YELLOW_CROSS, Bonus.BLUE_CROSS, Bonus.BLACK))
"""The bonuses that wait for a choice."""
BLACK_CROSSES: Final = (Area.YELLOW, Area.BLUE, Area.GREEN)
BLACK_NUMBERS: Final = (Area.ORANGE, Area.PURPLE)
BLACK_NUMBER: Final = 6


class Chain(msgspec.Struct, frozen=True):
    """What a mark has led to: the sheet, the bonuses that wait, and the story."""

    sheet: Sheet
    due: tuple[Won, ...]
    events: tuple[Event, ...]


def marked(
    seat: Seat, sheet: Sheet, area: Area, cell: int, value: int, due: tuple[Won, ...] = ()
) -> Chain:
    """A mark with all that follows from it; *due* are bonuses that waited before."""
    made = mark(sheet, area, cell, value)
    told: list[Event] = [_told(seat, made)]
    if not made.won and not due:
        return Chain(made.sheet, (), tuple(told))
    return _resolved(seat, made.sheet, made.won, due, told)


def given(seat: Seat, sheet: Sheet, won: Won) -> Chain:
    """A bonus that comes from nowhere on the sheet, with all that follows."""
    return _resolved(seat, sheet, (won,), (), [])


def chosen(seat: Seat, sheet: Sheet, due: tuple[Won, ...], area: Area, cell: int) -> Chain:
    """A waiting bonus is used in *area*: the first that can be."""
    used = next(won for won in due if won.bonus.area in (area, None))
    at = due.index(used)
    value = BLACK_NUMBER if area in BLACK_NUMBERS else 0
    chain = marked(seat, sheet, area, cell, value, (*due[:at], *due[at + 1 :]))
    told = BonusUsed(seat, used.bonus, used.place)
    return Chain(chain.sheet, chain.due, (told, *chain.events))


def _told(seat: Seat, made: Mark) -> Marked:
    return Marked(seat, made.area, made.cell, made.value)


def _resolved(
    seat: Seat, sheet: Sheet, won: Iterable[Won], due: tuple[Won, ...], told: list[Event]
) -> Chain:
    waiting = list(due)
    found = deque(won)
    told += [BonusWon(seat, one.bonus, one.place) for one in found]
    while found:
        one = found.popleft()
        if one.bonus.is_action:
            sheet = sheet.with_action(one.bonus)
        elif one.bonus in CHOSEN:
            waiting.append(one)
        elif one.bonus.area is not None:
            if sheet.is_full(one.bonus.area):
                told.append(BonusLost(seat, one.bonus, one.place))
                continue
            made = mark(sheet, one.bonus.area, 0, one.bonus.number)
            sheet = made.sheet
            told += [BonusUsed(seat, one.bonus, one.place), _told(seat, made)]
            told += [BonusWon(seat, more.bonus, more.place) for more in made.won]
            found.extend(made.won)
    if not waiting:
        return Chain(sheet, (), tuple(told))
    still = tuple(one for one in waiting if can_be_used(sheet, one.bonus))
    told += [BonusLost(seat, one.bonus, one.place) for one in waiting if one not in still]
    return Chain(sheet, still, tuple(told))


def can_be_used(sheet: Sheet, bonus: Bonus) -> bool:
    """Whether a bonus that waits for a choice has a cell left."""
    return next(uses(sheet, bonus), None) is not None


def uses(sheet: Sheet, bonus: Bonus) -> Iterator[tuple[Area, int]]:
    """The areas and cells in which a bonus that waits for a choice can be used."""
    for area in BLACK_CROSSES if bonus.area is None else (bonus.area,):
        for cell in sheet.crossings(area):
            yield area, cell
    if bonus.area is None:
        for area in BLACK_NUMBERS:
            if not sheet.is_full(area):
                yield area, 0
