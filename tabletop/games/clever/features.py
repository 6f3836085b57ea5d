"""What the value network sees of a sheet and of what is still to come.

A feature is a number of an input and how much of it there is: 1 for what is so, or
points. They come in parts, each of which depends on little, so that the sum of a part
can be kept: an area, the action bars, the foxes, what is to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from tabletop.games.clever.printed import (
    BLUE_GROUPS,
    COLUMNS,
    DICE,
    ROW,
    SUMS,
    YELLOW,
    YELLOW_GROUPS,
)
from tabletop.games.clever.sheet import Sheet, points

Feature: TypeAlias = tuple[int, int]
"""The number of an input, and how much of it there is."""


class Future(NamedTuple):
    """What is to come for a player once a choice is made and before dice are thrown.

    *roll* is the roll of a turn of one's own that is thrown next, with the dice *hand*
    (as bits) while the others show *faces*; 0 between turns. *waits* is the same of a
    turn in which another has the dice, and those of *platter* can be taken when it ends.
    *actives* and *passives* are the turns that come, besides one's own that is under way;
    *bonuses* counts the rounds whose bonus was given.
    """

    seats: int
    roll: int
    actives: int
    passives: int
    bonuses: int
    waits: int = 0
    hand: int = 0
    platter: int = 0
    faces: tuple[int, ...] = (0,) * len(DICE)

    @property
    def is_none(self) -> bool:
        """Whether the match is over for this player."""
        return not (self.roll or self.actives or self.passives)


_SHORT: Final = 3
"""A group is complete, or short of one cell or of two; else it has no feature."""
_YELLOW_MASKS: Final = (*(group.mask for group in YELLOW_GROUPS), *(mask for mask, _ in COLUMNS))
_BLUE_MASKS: Final = tuple(group.mask for group in BLUE_GROUPS)
_BLACK_ROUND: Final = 4

_WIDTHS: Final = {
    "yellow": len(YELLOW),
    "yellow groups": len(_YELLOW_MASKS) * _SHORT,
    "blue": len(SUMS),
    "blue count": len(SUMS) + 1,
    "blue groups": len(_BLUE_MASKS) * _SHORT,
    "green": ROW + 1,
    "orange": ROW + 1,
    "purple": ROW + 1,
    "last": 6,
    "rerolls": 8,
    "extras": 8,
    "foxes": 6,
    "lowest": 5,
    "points": 7,
    "roll": 4,
    "actives": 7,
    "passives": 13,
    "bonuses": _BLACK_ROUND + 1,
    "seats": 4,
    "hand": len(DICE) + 1,
    "dice": len(DICE) * 7,
    "waits": 2,
    "waiting for": len(DICE) + 1,
    "waiting dice": len(DICE) * 13,
}
_AT: Final = dict(zip(_WIDTHS, accumulate(_WIDTHS.values(), initial=0), strict=False))
"""By name, the first of its inputs."""
FEATURES: Final = sum(_WIDTHS.values())
POINTS: Final = range(_AT["points"], _AT["points"] + _WIDTHS["points"])
"""The inputs that count points; all others are there or not."""


def yellow(crossed: int, worth: int) -> Iterator[Feature]:
    """The yellow area."""
    for cell in range(len(YELLOW)):
        if crossed >> cell & 1:
            yield _AT["yellow"] + cell, 1
    yield from _groups(_AT["yellow groups"], crossed, _YELLOW_MASKS)
    yield POINTS[0], worth


def blue(crossed: int, worth: int) -> Iterator[Feature]:
    """The blue area."""
    for at, total in enumerate(SUMS):
        if crossed >> total & 1:
            yield _AT["blue"] + at, 1
    yield _AT["blue count"] + crossed.bit_count(), 1
    yield from _groups(_AT["blue groups"], crossed, _BLUE_MASKS)
    yield POINTS[1], worth


def _groups(first: int, crossed: int, masks: Iterable[int]) -> Iterator[Feature]:
    for at, mask in enumerate(masks):
        open_ones = (mask & ~crossed).bit_count()
        if open_ones < _SHORT:
            yield first + _SHORT * at + open_ones, 1


def green(crosses: int, worth: int) -> Iterator[Feature]:
    """The green area."""
    yield _AT["green"] + crosses, 1
    yield POINTS[2], worth


def orange(numbers: int, worth: int) -> Iterator[Feature]:
    """The orange area."""
    yield _AT["orange"] + numbers, 1
    yield POINTS[3], worth


def purple(numbers: int, last: int, worth: int) -> Iterator[Feature]:
    """The purple area: after a 6 anything may follow, as at the beginning."""
    yield _AT["purple"] + numbers, 1
    yield _AT["last"] + last % 6, 1
    yield POINTS[4], worth


def bars(rerolls: int, extras: int) -> Iterator[Feature]:
    """The actions that are left."""
    yield _AT["rerolls"] + rerolls, 1
    yield _AT["extras"] + extras, 1


def foxes(number: int, lowest: int, worth: int) -> Iterator[Feature]:
    """The foxes, and which area is the lowest with how many points."""
    yield _AT["foxes"] + number, 1
    yield _AT["lowest"] + lowest, 1
    yield POINTS[5], worth
    yield POINTS[6], number * worth


def future(ahead: Future) -> Iterator[Feature]:
    """What is to come."""
    yield _AT["roll"] + ahead.roll, 1
    yield _AT["actives"] + ahead.actives, 1
    yield _AT["passives"] + ahead.passives, 1
    yield _AT["bonuses"] + min(ahead.bonuses, _BLACK_ROUND), 1
    yield _AT["seats"] + ahead.seats - 1, 1
    if ahead.waits > 1:
        yield from _waiting(ahead)
    if ahead.roll:
        yield _AT["hand"] + ahead.hand.bit_count(), 1
        for die in DICE:
            shown = 0 if ahead.hand >> die & 1 else ahead.faces[die]
            yield _AT["dice"] + 7 * die + shown, 1


def _waiting(ahead: Future) -> Iterator[Feature]:
    """The dice of another's turn: in hand, or what they show on the platter or a space."""
    yield _AT["waits"] + ahead.waits - 2, 1
    yield _AT["waiting for"] + ahead.hand.bit_count(), 1
    for die in DICE:
        shown = 0
        if not ahead.hand >> die & 1:
            shown = ahead.faces[die] + (0 if ahead.platter >> die & 1 else 6)
        yield _AT["waiting dice"] + 13 * die + shown, 1


def features(sheet: Sheet, ahead: Future) -> tuple[Feature, ...]:
    """All that the network sees, by input; what there is none of is left out."""
    areas = points(sheet)
    lowest = min(areas)
    parts = (
        yellow(sheet.yellow, areas[0]),
        blue(sheet.blue, areas[1]),
        green(sheet.green, areas[2]),
        orange(len(sheet.orange), areas[3]),
        purple(len(sheet.purple), sheet.purple[-1] if sheet.purple else 0, areas[4]),
        bars(sheet.rerolls_left, sheet.extras_left),
        foxes(sheet.foxes, areas.index(lowest), lowest),
        future(ahead),
    )
    return tuple(sorted(feature for part in parts for feature in part if feature[1]))
