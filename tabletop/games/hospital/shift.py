"""A shift planned ahead: which workers go to which rooms, for whom, and where bags go.

A beam: after each worker only the most promising hospitals are looked at further. A worker
comes in two steps as at the table, the room and then the specialist; bags may come before
and between workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple, TypeAlias

from tabletop.games.hospital.actions import NURSE
from tabletop.games.hospital.census import Census, Leaving
from tabletop.games.hospital.effects import Picked
from tabletop.games.hospital.ways import Bag, Way, Ways

WIDTH: Final = 12
"""Hospitals that are looked at further, after each worker."""
ROOMS: Final = 3
"""For each of them, so many are looked at between a room and its specialist."""
Worth: TypeAlias = Callable[[Census, Leaving, int], float]
"""What a hospital is worth at the end of its shift: by who stays, who has left, and bags."""
SPECIALIST_LEFT: Final = 1.0
"""What a specialist who is still there counts, where hospitals are compared on the way."""


class Move(NamedTuple):
    """A worker who is sent, and whom it treats, by places in the census; a bag comes first."""

    worker: str = ""
    room: str = ""
    picks: Picked = ()
    helped: Picked = ()
    bag: Bag | None = None


class Shift(NamedTuple):
    """A hospital in the middle of a shift, with what is still free; *first* led there."""

    census: Census
    rooms: tuple[str, ...]
    specialists: tuple[str, ...]
    nurses: int
    blood: int
    leaving: Leaving = 0
    worth: float = 0.0
    first: Move | None = None


class InRoom(NamedTuple):
    """A room has acted *before* its worker was counted off; the specialist is still to come."""

    worth: float
    before: Shift
    room: str
    way: Way


_STATE: Final = 6
"""So many parts of a shift say what it is; the others, what it is worth and where it is from."""
_WORTH: Final = attrgetter("worth")


def _promising(shift: Shift) -> float:
    """What a shift may come to, where it is compared with others on the way."""
    return shift.worth + SPECIALIST_LEFT * len(shift.specialists)


class Planner:
    """Plans shifts with the *ways* of some contents, for what a hospital is *worth* after it."""

    def __init__(self, ways: Ways, worth: Worth, width: int = WIDTH) -> None:
        self._ways = ways
        self._worth = worth
        self._width = width

    def from_shift(self, shift: Shift) -> Shift:
        """The best end of the shift that was found; without a first move, to do nothing."""
        root = shift._replace(worth=self._worth(shift.census, shift.leaving, shift.blood))
        return self._on([root])

    def from_room(self, inside: InRoom, worker: str) -> Shift:
        """The best end of the shift once *worker* has seen what its room has done."""
        return self._on(self._best(self._with_worker(inside, worker, skips=True)))

    def _on(self, beam: list[Shift]) -> Shift:
        beam = self._with_bags(beam)
        best = max(beam, key=_WORTH)
        while beam:
            inside = [each for shift in beam for each in self._in_rooms(shift)]
            inside.sort(key=itemgetter(0), reverse=True)
            del inside[self._width * ROOMS :]
            beam = self._with_bags(self._best(self._with_workers(inside)))
            best = max(best, *beam, key=_WORTH) if beam else best
        return best

    def _best(self, shifts: Iterable[Shift]) -> list[Shift]:
        """The most promising, of equal hospitals one; the best first."""
        found: list[Shift] = []
        seen = set()
        for each in sorted(shifts, key=_promising, reverse=True):
            state = each[:_STATE]
            if state not in seen:
                seen.add(state)
                found.append(each)
                if len(found) == self._width:
                    break
        return found

    def _with_bags(self, beam: list[Shift]) -> list[Shift]:
        """The same, and what becomes of them with bags for single patients."""
        healed, newest = list[Shift](), beam
        while newest := [after for shift in newest if shift.blood for after in self._healed(shift)]:
            newest = self._best(newest)
            healed += newest
        return beam + self._best(healed)[: self._width // 2]

    def _healed(self, shift: Shift) -> Iterator[Shift]:
        for way in self._ways.of_bag(shift.census):
            leaving = shift.leaving + way.leaving
            yield Shift(
                way.census,
                shift.rooms,
                shift.specialists,
                shift.nurses,
                shift.blood - 1,
                leaving,
                self._worth(way.census, leaving, shift.blood - 1),
                shift.first or Move(bag=(way.picks[0], None)),
            )

    def _in_rooms(self, shift: Shift) -> Iterator[InRoom]:
        """A worker more in a free room."""
        if not shift.nurses and not shift.specialists:
            return
        census, leaving, blood = shift.census, shift.leaving, shift.blood
        for room in dict.fromkeys(shift.rooms):
            for way in self._ways.of_room(room, census):
                worth = self._worth(way.census, leaving + way.leaving, blood)
                yield InRoom(worth, shift, room, way)
            if blood:
                for way in self._ways.of_room_with_bag(room, census):
                    worth = self._worth(way.census, leaving + way.leaving, blood - 1)
                    yield InRoom(worth, shift, room, way)

    def _with_workers(self, inside: Iterable[InRoom]) -> Iterator[Shift]:
        for each in inside:
            if each.before.nurses:
                yield from self._with_worker(each, NURSE)
            for worker in dict.fromkeys(each.before.specialists):
                yield from self._with_worker(each, worker)

    def _with_worker(self, inside: InRoom, worker: str, *, skips: bool = False) -> Iterator[Shift]:
        """The room with a worker in it; a specialist who can add something does."""
        _, before, room, way = inside
        blood = before.blood - (way.bag is not None)
        leaving = before.leaving + way.leaving
        rooms = _less(before.rooms, room)
        if worker == NURSE:
            specialists, nurses = before.specialists, before.nurses - 1
            helps: tuple[Way, ...] = ()
        else:
            specialists, nurses = _less(before.specialists, worker), before.nurses
            helps = self._ways.of_specialist(worker, way.after, way.acted)
        if skips or not helps:
            worth = self._worth(way.census, leaving, blood)
            first = before.first or Move(worker, room, way.picks, (), way.bag)
            yield Shift(way.census, rooms, specialists, nurses, blood, leaving, worth, first)
        for more in helps:
            gone = leaving + more.leaving
            worth = self._worth(more.census, gone, blood)
            first = before.first or Move(worker, room, way.picks, more.picks, way.bag)
            yield Shift(more.census, rooms, specialists, nurses, blood, gone, worth, first)


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
