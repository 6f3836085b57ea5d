"""The score counter of Clever: which numbers a sheet filled with a pencil can show.

For every number of an area the printed sheet says how few marks give it, once with
the area's fox and once without. A number that no marks give is impossible. So is a
number of foxes that the areas do not allow together, and what takes more marks than
a game has dice and bonuses for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Final, TypeAlias

from tabletop.games.clever.printed import (
    BLUE_GROUPS,
    BLUE_POINTS,
    COLUMNS,
    GREEN_POINTS,
    PLACES,
    ROUND_BONUSES,
    ROUNDS,
    ROW,
    ROW_BONUSES,
    SLOTS,
    TIMES,
    YELLOW_ALL,
    YELLOW_GROUPS,
    Area,
    Bonus,
    Group,
)
from tabletop.games.clever.rules import ranked
from tabletop.kernel.counter import Contradiction, Line
from tabletop.kernel.errors import Problem
from tabletop.kernel.game import Ranking

Marks: TypeAlias = Mapping[bool, int]
"""The fewest marks that give a number, by whether the area's fox is among what they win."""

_FACES: Final = range(1, 7)


def _fox(groups: Sequence[Group]) -> int:
    """The cells of the group that wins the fox."""
    return next(group.mask for group in groups if group.won.bonus is Bonus.FOX)


def _fox_cell(area: Area) -> int:
    """The number of the cell that wins the fox of a row."""
    return next(
        cell for cell, won in enumerate(ROW_BONUSES[area], 1) if won and won.bonus is Bonus.FOX
    )


def _least(found: dict[int, dict[bool, int]], number: int, fox: bool, marks: int) -> None:
    known = found.setdefault(number, {})
    known[fox] = min(marks, known.get(fox, marks))


def _yellow() -> dict[int, dict[bool, int]]:
    """By points, from every way to cross the yellow cells."""
    found: dict[int, dict[bool, int]] = {}
    fox = _fox(YELLOW_GROUPS)
    for crossed in range(YELLOW_ALL + 1):
        points = sum(worth for mask, worth in COLUMNS if crossed & mask == mask)
        _least(found, points, crossed & fox == fox, crossed.bit_count())
    return found


def _blue() -> dict[int, dict[bool, int]]:
    """By crosses: the fox's row may be among them, must be, or cannot."""
    found: dict[int, dict[bool, int]] = {}
    needed, cells = _fox(BLUE_GROUPS).bit_count(), len(BLUE_POINTS) - 1
    for crosses in range(cells + 1):
        if crosses >= needed:
            _least(found, crosses, True, crosses)
        if crosses < cells:
            _least(found, crosses, False, crosses)
    return found


def _green() -> dict[int, dict[bool, int]]:
    """By crosses: they are made from left to right."""
    fox = _fox_cell(Area.GREEN)
    return {crosses: {crosses >= fox: crosses} for crosses in range(len(GREEN_POINTS))}


def _orange() -> dict[int, dict[bool, int]]:
    """By points, from every row of numbers."""
    found: dict[int, dict[bool, int]] = {}
    fox = _fox_cell(Area.ORANGE)
    sums = {0}
    for written in range(ROW + 1):
        for points in sums:
            _least(found, points, written >= fox, written)
        if written < ROW:
            sums = {points + face * TIMES[written] for points, face in product(sums, _FACES)}
    return found


def _purple() -> dict[int, dict[bool, int]]:
    """By points, from every row in which each number is higher than the last, or follows a 6."""
    found: dict[int, dict[bool, int]] = {}
    fox = _fox_cell(Area.PURPLE)
    rows = {(0, 0)}
    for written in range(ROW + 1):
        for _, points in rows:
            _least(found, points, written >= fox, written)
        rows = {
            (face, points + face)
            for (last, points), face in product(rows, _FACES)
            if face > last or last == 6
        }
    return found


_AREAS: Final = ("yellow", "blue", "green", "orange", "purple")
_GIVEN: Final = (_yellow(), _blue(), _green(), _orange(), _purple())
"""By area and number: what is entered, and with how few marks it can be."""

_LINES: Final = (
    Line("yellow"),
    Line("blue", BLUE_POINTS),
    Line("green", GREEN_POINTS),
    Line("orange"),
    Line("purple"),
    Line("foxes"),
)
_FOXES: Final = len(_LINES) - 1
"""The line of the foxes."""

_MOST: Final = tuple(max(map(_LINES[area].points, given)) for area, given in enumerate(_GIVEN))
"""The most points of each area."""


_SURE: Final = (
    Problem("{entered} points in yellow win one"),
    Problem("{entered} crosses in blue win one"),
    Problem("{entered} crosses in green win one"),
    Problem("{entered} points in orange win one"),
    Problem("{entered} points in purple win one"),
)
_UNREACHED: Final = (
    Problem("with less than {least} points in yellow there is none"),
    Problem("with less than {least} crosses in blue there is none"),
    Problem("with less than {least} crosses in green there is none"),
    Problem("with less than {least} points in orange there is none"),
    Problem("with less than {least} points in purple there is none"),
)


def most_marks(players: int) -> int:
    """As many marks as a player of so many can make: with dice, extra dice and bonuses."""
    rounds = ROUNDS[players - 1]
    passive = max(1, players - 1)  # alone, a player is passive too
    later = {won.place for won in ROUND_BONUSES[rounds:] if won}
    bonuses = [won.bonus for won in PLACES.values() if won.place not in later]
    marks = [bonus for bonus in bonuses if not bonus.is_action and bonus is not Bonus.FOX]
    extra = min(SLOTS, bonuses.count(Bonus.EXTRA_DIE))
    return rounds * (3 + passive) + extra + len(marks)


class CleverCounter:
    """Crosses in blue and green, points elsewhere."""

    seats: Final = tuple(range(1, len(ROUNDS) + 1))
    lines: Final = _LINES

    def problem(self, line: int, entered: int) -> Problem | None:
        """A number that no sheet shows."""
        if line == _FOXES:
            return _too_many_foxes(entered)
        given = _GIVEN[line]
        if entered in given:
            return None
        facts: dict[str, object] = {"entered": entered, "most": max(given)}
        if line == 0:
            columns = tuple(worth for _, worth in COLUMNS)
            return Problem(
                "{entered} is no sum of what complete columns bring: {columns}, each once",
                {**facts, "columns": columns},
            )
        if self.lines[line].scale:
            return Problem("there are {most} cells to cross, not {entered}", facts)
        return Problem(
            "{entered} is too many: {cells} numbers bring {most} at most", {**facts, "cells": ROW}
        )

    def contradiction(self, column: Sequence[int], players: int) -> Contradiction | None:
        """Foxes that these areas do not give, or too many marks."""
        given = [_GIVEN[area][column[area]] for area in range(_FOXES)]
        points = column[_FOXES]
        lowest = min(line.points(column[at]) for at, line in enumerate(_LINES[:_FOXES]))
        problem = _fox_problem(column, given, lowest)
        if problem is not None:
            return Contradiction(problem, _FOXES)
        needed = _fewest(given, points // lowest if lowest else None)
        if needed > most_marks(players):
            return Contradiction(
                Problem(
                    "together these take at least {needed} marks, and nobody makes more than "
                    "{most} in a game of {players}",
                    {"needed": needed, "most": most_marks(players), "players": players},
                )
            )
        return None

    def ranking(self, points: Sequence[Sequence[int]]) -> Ranking:
        """By the total, then by the best area (4)."""
        return ranked([(sum(each), max(each[:_FOXES])) for each in points])


def _too_many_foxes(points: int) -> Problem | None:
    foxes, lowest = len(_AREAS), min(_MOST)
    if 0 <= points <= foxes * lowest:
        return None
    return Problem(
        "{points} is too many: {foxes} foxes of {lowest} bring {most} at most",
        {"points": points, "foxes": foxes, "lowest": lowest, "most": foxes * lowest},
    )


def _fox_problem(column: Sequence[int], given: Sequence[Marks], lowest: int) -> Problem | None:
    """Points of foxes that no number of foxes gives, or one that these areas rule out."""
    points = column[_FOXES]
    if not lowest:
        if not points:
            return None
        return Problem(
            "each fox is worth as much as the lowest area: with one at 0 it is 0, not {points}",
            {"points": points},
        )
    foxes, rest = divmod(points, lowest)
    facts = {"points": points, "lowest": lowest, "foxes": foxes}
    if rest:
        return Problem(
            "each fox is worth as much as the lowest area, {lowest}, and {points} is no multiple "
            "of it",
            facts,
        )
    surely = [area for area, marks in enumerate(given) if False not in marks]
    never = [area for area, marks in enumerate(given) if True not in marks]
    if foxes < len(surely):
        return Problem(
            "{points} is {foxes} × {lowest}, the lowest area, but at least {least} of the foxes "
            "are won: {why}",
            {**facts, "least": len(surely), "why": _sure(column, surely)},
        )
    most = len(_AREAS) - len(never)
    if foxes > most:
        return Problem(
            "{points} is {foxes} × {lowest}, the lowest area, but at most {most} of the foxes can "
            "be won: {why}",
            {**facts, "most": most, "why": _unreached(never)},
        )
    return None


def _sure(column: Sequence[int], areas: Sequence[int]) -> tuple[Problem, ...]:
    """Why the foxes of *areas* are won for certain."""
    return tuple(replace(_SURE[area], facts={"entered": column[area]}) for area in areas)


def _unreached(areas: Sequence[int]) -> tuple[Problem, ...]:
    """Why the foxes of *areas* cannot be: the least number that comes with one."""
    least = [min(each for each in _GIVEN[area] if True in _GIVEN[area][each]) for area in areas]
    return tuple(
        replace(_UNREACHED[area], facts={"least": number})
        for area, number in zip(areas, least, strict=True)
    ) or (Problem("the sheet has no more"),)


def _fewest(given: Sequence[Marks], foxes: int | None) -> int:
    """The fewest marks with which all areas are as they are, and so many foxes won (None: any)."""
    fewest = {0: 0}
    for marks in given:
        ways = [
            (count + fox, before + more)
            for (count, before), (fox, more) in product(fewest.items(), marks.items())
        ]
        fewest = {}
        for count, needed in ways:
            fewest[count] = min(needed, fewest.get(count, needed))
    return min(fewest.values()) if foxes is None else fewest[foxes]


COUNTER: Final = CleverCounter()
