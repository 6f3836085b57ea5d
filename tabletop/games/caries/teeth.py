"""Sixteen teeth, and what sugar, a brush and a dentist do to them.

A mouth is one upper jaw: tooth 1 is bottom left, then clockwise to tooth 16
bottom right. Work on teeth comes in tasks: so many teeth of one state change
into another; which of several equal ones is up to the player and never changes
the odds.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias

import msgspec


class Tooth(IntEnum):
    """What lies on a tooth, from nothing to the worst."""

    HEALTHY = 0
    YELLOW = 1  # sugar
    ORANGE = 2  # cavity
    RED = 3  # cavity with sugar
    BLACK = 4  # deep cavity


Mouth: TypeAlias = tuple[Tooth, ...]

CLEAN_MOUTH: Final[Mouth] = (Tooth.HEALTHY,) * 16

# Where nobody chooses, work starts at the molars, left and right in turn: sugar
# stays longest where a brush comes last.
_IN_TURN: Final = (0, 15, 1, 14, 2, 13, 3, 12, 4, 11, 5, 10, 6, 9, 7, 8)

_SUGARED: Final = {
    Tooth.RED: Tooth.BLACK,
    Tooth.ORANGE: Tooth.RED,
    Tooth.YELLOW: Tooth.ORANGE,
    Tooth.HEALTHY: Tooth.YELLOW,
}
_BRUSHED: Final = (Tooth.HEALTHY, Tooth.HEALTHY, Tooth.ORANGE, Tooth.ORANGE, Tooth.BLACK)
POINTS: Final = {Tooth.BLACK: 5, Tooth.RED: 3, Tooth.ORANGE: 2, Tooth.YELLOW: 1}
_APPRECIATIONS: Final = ((0, "perfect"), (13, "very-good"), (26, "good"), (46, "watch"))


class Task(msgspec.Struct, frozen=True):
    """*count* teeth change from *before* to *after*; each costs *price* appointments."""

    before: Tooth
    after: Tooth
    count: int
    price: int = 0


class Change(msgspec.Struct, frozen=True):
    """One tooth (1 to 16) that changed."""

    tooth: int
    before: Tooth
    after: Tooth


def points(mouth: Mouth) -> int:
    """What the mouth counts: black 5, red 3, orange 2, yellow 1."""
    return sum(worth * mouth.count(tooth) for tooth, worth in POINTS.items())


def appreciation(total: int) -> str:
    """What a mouth of *total* points is called where nobody competes (6)."""
    for most, word in _APPRECIATIONS:
        if total <= most:
            return word
    return "ouch"


def sugar_tasks(mouth: Mouth, amount: int) -> tuple[Task, ...]:
    """What *amount* of sugar does, worst teeth first, judged by the mouth before it (3.2)."""
    tasks = []
    for before, after in _SUGARED.items():
        count = min(mouth.count(before), amount)
        if count:
            tasks.append(Task(before, after, count))
            amount -= count
    return tuple(tasks)


def treatment(mouth: Mouth, appointments: int) -> Task | None:
    """What the dentist does next for the appointments that are left (3.6.2)."""
    black = mouth.count(Tooth.BLACK)
    if black and appointments >= 2:
        return Task(Tooth.BLACK, Tooth.HEALTHY, min(black, appointments // 2), price=2)
    if black and appointments:
        return Task(Tooth.BLACK, Tooth.ORANGE, 1, price=1)
    orange = mouth.count(Tooth.ORANGE)
    if orange and appointments:
        return Task(Tooth.ORANGE, Tooth.HEALTHY, min(orange, appointments), price=1)
    return None


def candidates(mouth: Mouth, task: Task) -> tuple[int, ...]:
    """The teeth (1 to 16) that the task may change."""
    return tuple(number for number, tooth in enumerate(mouth, 1) if tooth == task.before)


def is_choice(mouth: Mouth, task: Task) -> bool:
    """Whether the task leaves it open which teeth it changes."""
    return mouth.count(task.before) > task.count


def done(mouth: Mouth, task: Task) -> tuple[Mouth, tuple[Change, ...]]:
    """The mouth after the task, its teeth taken in turn from the molars on."""
    teeth = list(mouth)
    changes: list[Change] = []
    for place in _IN_TURN:
        if len(changes) == task.count:
            break
        if teeth[place] is task.before:
            teeth[place] = task.after
            changes.append(Change(place + 1, task.before, task.after))
    return tuple(teeth), tuple(changes)


def changed(mouth: Mouth, tooth: int, after: Tooth) -> Mouth:
    """The mouth with one tooth (1 to 16) in another state."""
    return (*mouth[: tooth - 1], after, *mouth[tooth:])


def brushed(mouth: Mouth) -> tuple[Mouth, tuple[Change, ...]]:
    """The mouth without sugar: yellow comes off, red is orange again (3.3)."""
    after = tuple([_BRUSHED[tooth] for tooth in mouth])
    if after == mouth:
        return mouth, ()
    pairs = zip(mouth, after, strict=True)
    return after, tuple(
        Change(number, was, now) for number, (was, now) in enumerate(pairs, 1) if was is not now
    )
