"""What a sheet will come to: its points, and what it promises with the marks still to come.

Nobody knows which marks those will be; so each falls into an area, or onto a cell of it,
by a share that is the same all through the game. A bonus that may still be won is worth
its price, a fox some of what the lowest area will be. When nothing is to come any more,
the worth is the points. Shares and prices are those with which the planner played best
alone: they are no odds, and stand for its way of playing as well.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, sqrt
from typing import Final, NamedTuple

from tabletop.games.clever.printed import (
    AT_LEAST,
    BLUE_GROUPS,
    BLUE_POINTS,
    COLUMNS,
    GREEN_POINTS,
    ROW,
    ROW_BONUSES,
    SUMS,
    TIMES,
    YELLOW_GROUPS,
    Area,
    Bonus,
    Group,
)
from tabletop.games.clever.rest import Rest
from tabletop.games.clever.sheet import Sheet

PRICE: Final = {
    Bonus.REROLL: 2.7,
    Bonus.EXTRA_DIE: 12.4,
    Bonus.FOX: 0.0,
    Bonus.YELLOW_CROSS: 6.8,
    Bonus.BLUE_CROSS: 8.6,
    Bonus.GREEN_CROSS: 4.6,
    Bonus.ORANGE_4: 7.0,
    Bonus.ORANGE_5: 6.0,
    Bonus.ORANGE_6: 12.0,
    Bonus.PURPLE_6: 7.7,
}
"""What a bonus is worth to who wins it; a fox is counted apart."""

YELLOW_CELL: Final = 0.11
"""How likely a mark to come falls onto a given open yellow cell."""
BLUE_CELL: Final = 0.18
"""How likely a mark to come falls onto a given sum, if two dice always showed it."""
GREEN_SHARE: Final = 0.5
ORANGE_SHARE: Final = 0.57
PURPLE_SHARE: Final = 0.49
"""How likely a mark to come falls into the row."""
ORANGE_NUMBER: Final = 3.7
PURPLE_NUMBER: Final = 5.0
"""What will be written there, on average, before it is multiplied."""
GREEN_WAIT: Final = 0.34
PURPLE_WAIT: Final = 0.6
"""Points lost by each face that does not fit the next cell."""
FOCUS: Final = 0.67
"""Who needs one cell of a group takes it rather than another: below 1, groups are likelier."""
FOX_SHARE: Final = 0.3
"""What a fox is thought to bring, of the area that looks to be the lowest."""
REROLL_FADE: Final = 0.81
EXTRA_FADE: Final = 0.44
"""How much of an action is lost for want of an occasion, by marks and by turns to come."""

_KNOWN: Final = 4096
"""So many outlooks of a kind are kept; a match alone knows some hundreds."""


class Outlook(NamedTuple):
    """What an area will come to: its points, the bonuses to be won, and its fox."""

    points: float
    bonuses: float
    fox: float


def worth(sheet: Sheet, rest: Rest) -> float:
    """The points this sheet will come to."""
    marks = rest.marks
    last = sheet.purple[-1] if sheet.purple else 0
    yellow = _yellow(sheet.yellow, marks)
    blue = _blue(sheet.blue, marks)
    green = _green(sheet.green, marks)
    orange = _orange(len(sheet.orange), marks)
    purple = _purple(len(sheet.purple), last, marks)
    points = (
        yellow.points,
        blue.points,
        green.points,
        orange.points + sum(sheet.orange),
        purple.points + sum(sheet.purple),
    )
    bonuses = yellow.bonuses + blue.bonuses + green.bonuses + orange.bonuses + purple.bonuses
    foxes = yellow.fox + blue.fox + green.fox + orange.fox + purple.fox
    held = _held(sheet.rerolls_left, sheet.extras_left, rest)
    found = sum(points) + bonuses + held + foxes * _lowest(points, marks)
    # Machines differ in the last digits; what they choose must not.
    return round(found, 6)


def _lowest(points: tuple[float, ...], marks: int) -> float:
    """What the lowest area will come to; as long as marks come, another may be it."""
    if not marks:
        return min(points)
    blended = sum([1 / ((area + 1) * (area + 1)) for area in points]) / len(points)
    return FOX_SHARE / sqrt(blended)


@lru_cache(_KNOWN)
def _held(rerolls: int, extras: int, rest: Rest) -> float:
    """What the actions on the bars promise."""
    reroll = PRICE[Bonus.REROLL] * (1 - REROLL_FADE**rest.marks)
    extra = PRICE[Bonus.EXTRA_DIE] * (1 - EXTRA_FADE**rest.turns)
    return reroll * rerolls + extra * extras


@lru_cache(_KNOWN)
def _yellow(yellow: int, marks: int) -> Outlook:
    """Columns pay points, rows and the diagonal bonuses."""
    odds = (1 - (1 - YELLOW_CELL) ** marks) ** FOCUS
    points = sum(worth * odds ** (mask & ~yellow).bit_count() for mask, worth in COLUMNS)
    bonuses = fox = 0.0
    for group in YELLOW_GROUPS:
        reached = odds ** (group.mask & ~yellow).bit_count()
        fox += reached * (group.won.bonus is Bonus.FOX)
        bonuses += _to_be_won(group, yellow, reached)
    return Outlook(points, bonuses, fox)


def _to_be_won(group: Group, crossed: int, reached: float) -> float:
    """What the bonus of a group still promises: nothing more where it was won."""
    return reached * PRICE[group.won.bonus] if group.mask & ~crossed else 0.0


@lru_cache(_KNOWN)
def _blue(blue: int, marks: int) -> Outlook:
    """The sums do not come alike: a group is as likely as its rarest cells let it be."""
    odds = [1 - (1 - BLUE_CELL * (6 - abs(7 - total)) / 36) ** marks for total in range(13)]
    open_ones = [total for total in SUMS if not blue >> total & 1]
    counts = [1.0]
    for total in open_ones:
        counts = _one_more(counts, odds[total])
    crossed = blue.bit_count()
    points = sum(chance * BLUE_POINTS[crossed + more] for more, chance in enumerate(counts))
    bonuses = fox = 0.0
    for group in BLUE_GROUPS:
        reached = 1.0
        for total in open_ones:
            if group.mask >> total & 1:
                reached *= odds[total]
        reached **= FOCUS
        fox += reached * (group.won.bonus is Bonus.FOX)
        bonuses += _to_be_won(group, blue, reached)
    return Outlook(points, bonuses, fox)


def _one_more(counts: list[float], odds: float) -> list[float]:
    """How likely so many crosses are, with one more cell that may be crossed."""
    return [
        missed * (1 - odds) + made * odds
        for missed, made in zip((*counts, 0.0), (0.0, *counts), strict=True)
    ]


@lru_cache(_KNOWN)
def _green(crosses: int, marks: int) -> Outlook:
    """The next cells come in their order."""
    reached = _reached(crosses, marks, GREEN_SHARE)
    points = sum(
        chance * (GREEN_POINTS[cell + 1] - GREEN_POINTS[cell])
        for cell, chance in enumerate(reached, crosses)
    )
    if crosses < ROW:
        points -= GREEN_WAIT * (AT_LEAST[crosses] - 1) * reached[0]
    points += GREEN_POINTS[crosses]
    return Outlook(points, *_row_bonuses(Area.GREEN, crosses, reached))


@lru_cache(_KNOWN)
def _orange(numbers: int, marks: int) -> Outlook:
    """What will be written; what is, counts apart."""
    reached = _reached(numbers, marks, ORANGE_SHARE)
    points = sum(
        ORANGE_NUMBER * TIMES[cell] * chance for cell, chance in enumerate(reached, numbers)
    )
    return Outlook(points, *_row_bonuses(Area.ORANGE, numbers, reached))


@lru_cache(_KNOWN)
def _purple(numbers: int, last: int, marks: int) -> Outlook:
    """What will be written; what is, counts apart. A high number that is no 6 stands in the way."""
    reached = _reached(numbers, marks, PURPLE_SHARE)
    points = PURPLE_NUMBER * sum(reached)
    if reached:
        points -= PURPLE_WAIT * (last % 6) * reached[0]
    return Outlook(points, *_row_bonuses(Area.PURPLE, numbers, reached))


def _row_bonuses(area: Area, marked: int, reached: tuple[float, ...]) -> tuple[float, float]:
    """What the cells ahead promise, and how likely the fox of the row is."""
    bonuses, fox = 0.0, 0.0
    for cell, won in enumerate(ROW_BONUSES[area]):
        if won is None:
            continue
        chance = reached[cell - marked] if cell >= marked else 0.0
        bonuses += chance * PRICE[won.bonus]
        if won.bonus is Bonus.FOX:
            fox = 1.0 if cell < marked else chance
    return bonuses, fox


@lru_cache(_KNOWN)
def _reached(marked: int, marks: int, share: float) -> tuple[float, ...]:
    """How likely each cell ahead is reached: the nearest first."""
    odds = [
        comb(marks, made) * share**made * (1 - share) ** (marks - made) for made in range(marks + 1)
    ]
    return tuple(sum(odds[ahead:]) for ahead in range(1, ROW - marked + 1))
