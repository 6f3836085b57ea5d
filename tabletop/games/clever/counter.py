"""The score counter of Clever: which numbers a sheet filled with a pencil can show.

Marks cost dice, but what they win makes marks too: so for every number of an area the
printed sheet says how few dice give it, once with the area's fox and once without. A
number that no marks give is impossible. So is a number of foxes that the areas do not
allow together, and what takes more dice than a game has.

What is not looked at is which numbers the bonuses write: a yellow row and a blue one
write no 6 in orange. So the highest total that passes is one point above the highest
that can be (see ``test_highest``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final, TypeAlias, assert_never

from tabletop.games.clever.printed import (
    AREAS,
    BLUE_ALL,
    BLUE_GROUPS,
    BLUE_POINTS,
    COLUMNS,
    GREEN_POINTS,
    ROUND_BONUSES,
    ROUNDS,
    ROW,
    ROW_BONUSES,
    TIMES,
    YELLOW_ALL,
    YELLOW_GROUPS,
    Area,
    Bonus,
    Group,
    Won,
)
from tabletop.games.clever.rules import DECIDES
from tabletop.kernel.counter import Column, Contradiction, Line
from tabletop.kernel.errors import Problem
from tabletop.kernel.game import Ranking, ranked

Needed: TypeAlias = Mapping[bool, int]
"""The fewest dice that give a number, by whether the area's fox is among what they win."""
_Found: TypeAlias = dict[int, dict[bool, int]]

_FACES: Final = range(1, 7)
_MAKES_A_MARK: Final = frozenset(
    bonus for bonus in Bonus if bonus.area or bonus in (Bonus.EXTRA_DIE, Bonus.BLACK)
)
"""The bonuses that stand for a die: those that mark, and the extra die."""


def _least(found: _Found, number: int, marks: int, won: Sequence[Won | None]) -> None:
    """Another way to *number*: so many marks, of which some are won by the others."""
    bonuses = [each.bonus for each in won if each]
    dice = marks - sum(bonus in _MAKES_A_MARK for bonus in bonuses)
    known = found.setdefault(number, {})
    fox = Bonus.FOX in bonuses
    known[fox] = min(dice, known.get(fox, dice))


def _complete(crossed: int, groups: Iterable[Group]) -> list[Won]:
    """What the groups win that are complete."""
    return [group.won for group in groups if crossed & group.mask == group.mask]


def _yellow() -> _Found:
    """By points, from every way to cross the yellow cells."""
    found: _Found = {}
    for crossed in range(YELLOW_ALL + 1):
        points = sum(worth for mask, worth in COLUMNS if crossed & mask == mask)
        _least(found, points, crossed.bit_count(), _complete(crossed, YELLOW_GROUPS))
    return found


def _blue() -> _Found:
    """By crosses, from every way to make them."""
    found: _Found = {}
    for crossed in range(BLUE_ALL + 1):
        if crossed & BLUE_ALL == crossed:
            crosses = crossed.bit_count()
            _least(found, crosses, crosses, _complete(crossed, BLUE_GROUPS))
    return found


def _green() -> _Found:
    """By crosses: they are made from left to right."""
    found: _Found = {}
    for crosses in range(len(GREEN_POINTS)):
        _least(found, crosses, crosses, ROW_BONUSES[Area.GREEN][:crosses])
    return found


def _orange() -> _Found:
    """By points, from every row of numbers."""
    found: _Found = {}
    sums = {0}
    for written in range(ROW + 1):
        for points in sums:
            _least(found, points, written, ROW_BONUSES[Area.ORANGE][:written])
        if written < ROW:
            sums = {points + face * TIMES[written] for points, face in product(sums, _FACES)}
    return found


def _purple() -> _Found:
    """By points, from every row in which each number is higher than the last, or follows a 6."""
    found: _Found = {}
    rows = {(0, 0)}
    for written in range(ROW + 1):
        for _, points in rows:
            _least(found, points, written, ROW_BONUSES[Area.PURPLE][:written])
        rows = {
            (face, points + face)
            for (last, points), face in product(rows, _FACES)
            if face > last or last == 6
        }
    return found


GIVEN: Final = (_yellow(), _blue(), _green(), _orange(), _purple())
"""By area and number: what is entered, and with how few dice it can be."""

_LINES: Final = (
    Line("yellow"),
    Line("blue", BLUE_POINTS),
    Line("green", GREEN_POINTS),
    Line("orange"),
    Line("purple"),
    Line("foxes"),
)
_FOXES: Final = len(AREAS)
"""The line of the foxes."""

_MOST: Final = tuple(max(map(_LINES[area].points, given)) for area, given in enumerate(GIVEN))
"""The most points of each area."""


def most_dice(players: int) -> int:
    """As many dice as a player of so many can mark, the bonuses of the rounds among them."""
    rounds = ROUNDS[players - 1]
    passive = max(1, players - 1)  # alone, a player is passive too
    won = sum(won.bonus in _MAKES_A_MARK for won in ROUND_BONUSES[:rounds] if won)
    return rounds * (3 + passive) + won


class CleverCounter:
    """Crosses in blue and green, points elsewhere."""

    seats: Final = tuple(range(1, len(ROUNDS) + 1))
    lines: Final = _LINES

    def problem(self, line: int, entered: int) -> Problem | None:
        """A number that no sheet shows."""
        if line == _FOXES:
            return _too_many_foxes(entered)
        given = GIVEN[line]
        if entered in given:
            return None
        if AREAS[line] is Area.YELLOW:
            return Problem(
                "{entered} is no sum of what complete columns bring: {columns}, each once",
                {"entered": entered, "columns": tuple(worth for _, worth in COLUMNS)},
            )
        if self.lines[line].scale:
            return Problem(
                "there are {most} cells to cross, not {entered}",
                {"most": max(given), "entered": entered},
            )
        return Problem(
            "{entered} is too many: {cells} numbers bring {most} at most",
            {"entered": entered, "cells": ROW, "most": max(given)},
        )

    def contradiction(self, column: Sequence[int], players: int) -> Contradiction | None:
        """Foxes that these areas do not give, or too many dice."""
        given = [GIVEN[area][column[area]] for area in range(_FOXES)]
        points = column[_FOXES]
        lowest = min(line.points(column[at]) for at, line in enumerate(_LINES[:_FOXES]))
        problem = _fox_problem(column, given, lowest)
        if problem is not None:
            return Contradiction(problem, _FOXES)
        needed = _fewest(given, points // lowest if lowest else None)
        most = most_dice(players)
        if needed > most:
            return Contradiction(
                Problem(
                    "together these take at least {needed} dice beside the bonuses they win, "
                    "and nobody has more than {most} in a game of {players}",
                    {"needed": needed, "most": most, "players": players},
                )
            )
        return None

    def each(self, line: int, points: Column) -> int | None:
        """A fox brings as much as the lowest area, when all areas are there."""
        areas = [area for area in points[:_FOXES] if area is not None]
        return min(areas) if line == _FOXES and len(areas) == _FOXES else None

    def ranking(self, points: Sequence[Sequence[int]]) -> Ranking:
        """By the total, then by the best area (4)."""
        return ranked([(sum(each), max(each[:_FOXES])) for each in points], DECIDES)


def _too_many_foxes(points: int) -> Problem | None:
    foxes, lowest = len(AREAS), min(_MOST)
    if 0 <= points <= foxes * lowest:
        return None
    return Problem(
        "{points} is too many: {foxes} foxes of {lowest} bring {most} at most",
        {"points": points, "foxes": foxes, "lowest": lowest, "most": foxes * lowest},
    )


def _fox_problem(column: Sequence[int], given: Sequence[Needed], lowest: int) -> Problem | None:
    """Points of foxes that no number of foxes gives, or one that these areas rule out."""
    points = column[_FOXES]
    if not lowest:
        return _without_worth(points)
    foxes, rest = divmod(points, lowest)
    if rest:
        return Problem(
            "each fox is worth as much as the lowest area, {lowest}, and {points} is no multiple "
            "of it",
            {"lowest": lowest, "points": points},
        )
    surely = [area for area, needed in zip(AREAS, given, strict=True) if False not in needed]
    never = [area for area, needed in zip(AREAS, given, strict=True) if True not in needed]
    if foxes < len(surely):
        return Problem(
            "{points} is {foxes} × {lowest}, the lowest area, but at least {least} of the foxes "
            "are won: {why}",
            {
                "points": points,
                "foxes": foxes,
                "lowest": lowest,
                "least": len(surely),
                "why": tuple(_sure(area, column[area - 1]) for area in surely),
            },
        )
    most = len(AREAS) - len(never)
    if foxes > most:
        return Problem(
            "{points} is {foxes} × {lowest}, the lowest area, but at most {most} of the foxes can "
            "be won: {why}",
            {
                "points": points,
                "foxes": foxes,
                "lowest": lowest,
                "most": most,
                "why": tuple(map(_unreached, never)) or Problem("the sheet has no more"),
            },
        )
    return None


def _without_worth(points: int) -> Problem | None:
    """Points of foxes where the lowest area has none."""
    if not points:
        return None
    return Problem(
        "each fox is worth as much as the lowest area: with one at 0 it is 0, not {points}",
        {"points": points},
    )


def _sure(area: Area, entered: int) -> Problem:
    """Why the fox of *area* is won for certain."""
    match area:
        case Area.YELLOW:
            return Problem("{entered} points in yellow win one", {"entered": entered})
        case Area.BLUE:
            return Problem("{entered} crosses in blue win one", {"entered": entered})
        case Area.GREEN:
            return Problem("{entered} crosses in green win one", {"entered": entered})
        case Area.ORANGE:
            return Problem("{entered} points in orange win one", {"entered": entered})
        case Area.PURPLE:
            return Problem("{entered} points in purple win one", {"entered": entered})
        case _:
            assert_never(area)


def _unreached(area: Area) -> Problem:
    """Why the fox of *area* cannot be: the least number that comes with one is not reached."""
    least = min(number for number, needed in GIVEN[area - 1].items() if True in needed)
    match area:
        case Area.BLUE:
            return Problem(
                "with fewer than {least} crosses in blue there is none", {"least": least}
            )
        case Area.GREEN:
            return Problem(
                "with fewer than {least} crosses in green there is none", {"least": least}
            )
        case Area.ORANGE:
            return Problem(
                "with fewer than {least} points in orange there is none", {"least": least}
            )
        case _:
            # A row of yellow wins its fox, and only columns bring points: that of yellow can be.
            assert area is Area.PURPLE
            return Problem(
                "with fewer than {least} points in purple there is none", {"least": least}
            )


def _fewest(given: Sequence[Needed], foxes: int | None) -> int:
    """The fewest dice with which all areas are as they are, and so many foxes won (None: any)."""
    fewest = {0: 0}
    for needed in given:
        ways = [
            (count + fox, before + more)
            for (count, before), (fox, more) in product(fewest.items(), needed.items())
        ]
        fewest = {}
        for count, dice in ways:
            fewest[count] = min(dice, fewest.get(count, dice))
    return min(fewest.values()) if foxes is None else fewest[foxes]


COUNTER: Final = CleverCounter()
