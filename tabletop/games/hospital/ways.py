"""What rooms and specialists could do to a census, and what the census would be after it.

The effects are those of the rules, tried out on every group of patients that differs from
the others; what came of it is remembered, for a plan asks the same thing many times.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tabletop.games.hospital.census import (
    GONE,
    LEAVES,
    PATIENTS,
    Census,
    Leaving,
    Number,
    beds_of,
    number_of,
)
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.effects import Acted, Change, Effect, Picked
from tabletop.games.hospital.printed import (
    BEST,
    COLOURS,
    Beds,
    Colour,
    Patient,
    patient,
    with_value,
)

MOST_WAYS: Final = 24
"""An effect with more of them is only tried in those that heal most."""
THROWN: Final = 3
"""What a patient that is thrown anew is taken to show, as long as nobody knows."""
_ORDERED: Final = ("swap", "trial")
"""Effects for which it matters who is picked first."""
_KNOWN: Final = 4096

Bag: TypeAlias = tuple[int, Colour | None]
"""A blood bag for who lies in that place: another colour, or None to heal."""


class Way(NamedTuple):
    """A group of patients that something happens to.

    *picks* are places in the census; *after* has a number for each place, *census* is the
    same in order. *bag* is a blood bag that comes before it.
    """

    picks: Picked
    after: tuple[Number, ...]
    acted: tuple[Acted, ...]
    leaving: Leaving
    census: Census
    bag: Bag | None = None


class Ways:
    """What the rooms and specialists of some contents can do."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self.of_room = lru_cache(_KNOWN)(self._of_room)
        self.of_room_with_bag = lru_cache(_KNOWN)(self._of_room_with_bag)
        self.of_specialist = lru_cache(_KNOWN)(self._of_specialist)
        self.of_bag = lru_cache(_KNOWN)(self._of_bag)

    def _of_room(self, room: str, census: Census) -> tuple[Way, ...]:
        """What happens when a worker comes to *room*."""
        return tried(self._content.rooms[room].effect, census, ())

    def _of_specialist(
        self, worker: str, after: tuple[Number, ...], acted: tuple[Acted, ...]
    ) -> tuple[Way, ...]:
        """What a specialist can add, once its room has *acted*; none where it cannot."""
        specialist = self._content.workers[worker]
        wanted = specialist.treated
        if wanted is not None and all(each.shown is not wanted for each in acted):
            return ()
        return tried(specialist.effect, after, acted)

    def _of_bag(self, census: Census) -> tuple[Way, ...]:
        """Whom a blood bag can heal."""
        return tuple(
            _way(census, (place,), (Change(place, PATIENTS[census[place]].value + 1),))
            for place in _different(census)
        )

    def _of_room_with_bag(self, room: str, census: Census) -> tuple[Way, ...]:
        """What happens in a room that finds its group only thanks to a blood bag."""
        if self.of_room(room, census):
            return ()
        found: dict[Census, Way] = {}
        for place in _different(census):
            for colour, one in _with_bag(PATIENTS[census[place]]):
                helped = tuple(sorted((*census[:place], *census[place + 1 :], number_of(one))))
                for way in self.of_room(room, helped):
                    found.setdefault(way.census, way._replace(bag=(place, colour)))
        return tuple(found.values())


def _with_bag(one: Patient) -> Iterator[tuple[Colour | None, Patient]]:
    if one.value < BEST:
        yield None, with_value(one, one.value + 1, True)
    for colour in COLOURS:
        if colour is not one.shown:
            yield colour, patient(one.colour, one.value, one.is_treated, colour)


def _different(numbers: tuple[Number, ...]) -> Iterable[int]:
    """The first place of each number."""
    return {number: place for place, number in reversed(list(enumerate(numbers)))}.values()


def tried(effect: Effect, numbers: tuple[Number, ...], acted: tuple[Acted, ...]) -> tuple[Way, ...]:
    """All that *effect* can do, each result once."""
    beds = beds_of(numbers)
    found: dict[tuple[object, ...], Way] = {}
    for picks in _groups(effect, beds, numbers, acted, ()):
        way = _way(numbers, picks, _changes(effect, beds, picks))
        found.setdefault((way.census, way.leaving, *sorted(each[1:] for each in way.acted)), way)
    ways = sorted(found.values(), key=_healed, reverse=True) if found else []
    return tuple(ways[:MOST_WAYS])


def _groups(
    effect: Effect,
    beds: Beds,
    numbers: tuple[Number, ...],
    acted: tuple[Acted, ...],
    picked: Picked,
) -> Iterator[Picked]:
    """Groups that can be picked; of equal patients the first, and each group in one order."""
    following = effect.next_picks(beds, picked, acted)
    if picked and (not following or effect.may_stop(picked)):
        yield picked
    free = 1 if effect.name in _ORDERED else 0
    tried_ones: set[Number] = set()
    for place in following:
        if (len(picked) > free and place < picked[-1]) or numbers[place] in tried_ones:
            continue
        tried_ones.add(numbers[place])
        yield from _groups(effect, beds, numbers, acted, (*picked, place))


def _changes(effect: Effect, beds: Beds, picks: Picked) -> tuple[Change, ...]:
    if effect.throws:
        return tuple(Change(place, THROWN) for place in picks)
    return effect.changes(beds, picks)


def _way(numbers: tuple[Number, ...], picks: Picked, changes: tuple[Change, ...]) -> Way:
    after = list(numbers)
    acted: list[Acted] = []
    leaving = 0
    for place, value in changes:
        one = PATIENTS[numbers[place]]
        if value > BEST:
            after[place] = GONE
            leaving += LEAVES[numbers[place]]
        else:
            after[place] = number_of(with_value(one, value, True))
        acted.append(Acted(place, one.shown, one.value))
    census = tuple(sorted(number for number in after if number != GONE))
    return Way(picks, tuple(after), tuple(acted), leaving, census)


def _healed(way: Way) -> int:
    """How high all are after it, the discharged highest."""
    values = sum(PATIENTS[number].value for number in way.census)
    return values + (BEST + 2) * way.after.count(GONE)


@lru_cache(4)
def ways_in(content: Content) -> Ways:
    """What can be done with these contents."""
    return Ways(content)
