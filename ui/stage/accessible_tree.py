"""What a screen reader finds on a table: things in groups, and what can be done with each.

What can be done comes from the stops of the keyboard's cursor: a stop belongs to the
thing that it covers. Stops that cover none, plates and the like, are found beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF

from ui.stage.stops import Stop
from ui.stage.things import Kind, Thing, room_of

_COVERS: Final = 0.25
"""The share that a stop and its thing have in common, of the room both take together."""


@dataclass(frozen=True)
class Found:
    """One thing, or one stop beside all things; *kind* is None for such a stop.

    *id* stays the same in every position, like that of a thing; stops are numbered.
    """

    id: str
    words: str
    area: QRectF
    kind: Kind | None = None
    stop: Stop | None = None

    @property
    def doing(self) -> str:
        """What can be done there, and what would come of it; empty for nothing."""
        if self.stop is None:
            return ""
        spot, said = self.stop.spot, []
        if self.kind is not None:
            said.append(self.stop.words)
        if spot is not None and spot.source is not None and spot.told is not None:
            said.append(spot.told())
        return " ".join(said)


@dataclass(frozen=True)
class Group:
    """Things that stand together, in their order."""

    id: str
    words: str
    things: tuple[Found, ...]
    doing: str = ""

    @property
    def area(self) -> QRectF:
        """The room that they take together."""
        whole = QRectF()
        for thing in self.things:
            whole = whole.united(thing.area)
        return whole


@dataclass(frozen=True)
class Tree:
    """Everything that is found on a table, in the order in which one would tell it."""

    groups: tuple[Group, ...] = ()
    beside: tuple[Found, ...] = ()

    def __iter__(self) -> Iterator[Found]:
        for group in self.groups:
            yield from group.things
        yield from self.beside

    def at(self, here: Stop) -> str | None:
        """The id of what is found *here*, where the cursor stands or what it reads."""
        for found in self:
            stop = found.stop
            if stop is not None and (stop.words, stop.area) == (here.words, here.area):
                return found.id
        read = (found for found in self if found.words == here.words)
        return next((found.id for found in read if found.area.contains(here.middle)), None)


def tree_of(things: Sequence[Thing], stops: Sequence[Stop]) -> Tree:
    """These things in their groups, each with the stop that covers it."""
    found = {thing.id: Found(thing.id, thing.words, thing.area, thing.kind) for thing in things}
    beside: list[Found] = []
    for stop in stops:
        covered = _covered(stop, list(found.values()))
        if covered is not None:
            found[covered.id] = replace(covered, stop=stop)
        else:
            area = stop.area.boundingRect()
            beside.append(Found(f"stop-{len(beside) + 1}", stop.words, area, stop=stop))
    order = list(dict.fromkeys(thing.group for thing in things))
    told = sorted(things, key=lambda thing: order.index(thing.group))
    groups = tuple(
        Group(f"group-{number}", words, tuple(found[thing.id] for thing in group))
        for number, (words, group) in enumerate(groupby(told, lambda thing: thing.group), 1)
    )
    return Tree(groups, tuple(beside))


def _covered(stop: Stop, things: Sequence[Found]) -> Found | None:
    """The thing that a stop is most nearly the same as, of those that have none yet."""
    area = stop.area.boundingRect()
    free = [thing for thing in things if thing.stop is None]
    best = max(free, key=lambda thing: _common(area, thing.area), default=None)
    return best if best is not None and _common(area, best.area) >= _COVERS else None


def _common(one: QRectF, other: QRectF) -> float:
    """What two areas have in common, of all that they cover."""
    both = room_of(one.intersected(other))
    return both / (room_of(one) + room_of(other) - both) if both else 0.0
