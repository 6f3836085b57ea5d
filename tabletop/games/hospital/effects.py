"""What rooms and specialists do to patients: each effect has a name in the contents.

Patients are picked one by one. An effect says whom it may take next so that it can still
happen as a whole: a room for three is not begun with two. What it does to whom is a
tuple of changes; who gets beyond 6 leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

import msgspec

from tabletop.games.hospital.printed import BEST, COLOURS, Bed, Beds, Colour, Patient

Picked: TypeAlias = tuple[Bed, ...]


class Acted(NamedTuple):
    """Whom a room has treated: where, in which colour, and the value before it."""

    bed: Bed
    shown: Colour
    value: int


class Change(NamedTuple):
    """A treated patient's new value; beyond 6 it is discharged."""

    bed: Bed
    value: int


Lying: TypeAlias = list[tuple[Bed, Patient]]
"""Patients with their beds."""


class Effect(Protocol):
    """What a room or a specialist does. *acted* is whom the room treated before a specialist."""

    @property
    def name(self) -> str:
        """Its name in the contents."""
        ...

    def next_picks(self, beds: Beds, picked: Picked, acted: Sequence[Acted]) -> list[Bed]:
        """Whom it may take next so that it can still happen as a whole; nobody once complete."""
        ...

    def may_stop(self, picked: Picked) -> bool:
        """Whether it can happen with those picked, though more might be."""
        ...

    @property
    def throws(self) -> bool:
        """Whether the picked patients are thrown anew, so that chance says what becomes of them."""
        ...

    def changes(self, beds: Beds, picked: Picked) -> tuple[Change, ...]:
        """What it does, once complete; nothing where it throws."""
        ...

    def foreseen(self, beds: Beds, picked: Picked, bed: Bed) -> int | None:
        """The value that the patient in *bed* gets if it is picked next; None: not known yet."""
        ...


def lying(beds: Beds) -> Lying:
    """Who lies in the wards."""
    return [(bed, one) for bed, one in enumerate(beds) if one is not None]


def found(beds: Beds, bed: Bed) -> Patient:
    """Who lies in *bed*, in which somebody does."""
    one = beds[bed]
    assert one is not None, f"bed {bed} is empty"
    return one


# Relations between the patients of a group: whom of *candidates* to take next.


def _any(candidates: Lying, picked: Lying, pick: int) -> list[Bed]:
    if len(candidates) + len(picked) < pick:
        return []
    return [bed for bed, _ in candidates]


def _same_value(candidates: Lying, picked: Lying, pick: int) -> list[Bed]:
    if picked:
        return [bed for bed, one in candidates if one.value == picked[0][1].value]
    counts = Counter(one.value for _, one in candidates)
    return [bed for bed, one in candidates if counts[one.value] >= pick]


def _run(candidates: Lying, picked: Lying, pick: int) -> list[Bed]:
    """Values that follow one another, in any order of picking."""
    taken = {one.value for _, one in picked}
    present = taken | {one.value for _, one in candidates}
    wanted: set[int] = set()
    for lowest in present:
        values = set(range(lowest, lowest + pick))
        if taken <= values <= present:
            wanted |= values - taken
    return [bed for bed, one in candidates if one.value in wanted]


def _all_colours(candidates: Lying, picked: Lying, pick: int) -> list[Bed]:
    taken = {one.shown for _, one in picked}
    if len(taken | {one.shown for _, one in candidates}) < pick:
        return []
    return [bed for bed, one in candidates if one.shown not in taken]


Relation: TypeAlias = Callable[[Lying, Lying, int], list[Bed]]
RELATIONS: Final[Mapping[str, Relation]] = {
    "any": _any,
    "same_value": _same_value,
    "run": _run,
    "all_colors": _all_colours,
}


class Treat(msgspec.Struct, frozen=True):
    """A group of patients gets better, each by as much.

    A specialist may be bound to those whom the room treated (*again*), to others
    (*other*), or to a value that a treated patient had before (*equal*), one of the
    colour *of* (None: any).
    """

    pick: int
    colour: Colour | None
    relation: str
    values: tuple[int, ...]
    add: int
    again: bool = False
    other: bool = False
    equal: bool = False
    of: Colour | None = None

    name = "treat"
    throws = False

    def next_picks(self, beds: Beds, picked: Picked, acted: Sequence[Acted]) -> list[Bed]:
        """Whom it may take next."""
        if len(picked) == self.pick:
            return []
        colour, values = self.colour, self.values
        candidates = [
            (bed, one)
            for bed, one in enumerate(beds)
            if one is not None and one.value in values and (colour is None or one.shown is colour)
        ]
        if picked:
            candidates = [each for each in candidates if each[0] not in picked]
        if acted:
            candidates = self._bound(candidates, acted)
        if self.pick == 1:
            return [bed for bed, _ in candidates]
        chosen = [(bed, found(beds, bed)) for bed in picked]
        return RELATIONS[self.relation](candidates, chosen, self.pick)

    def _bound(self, candidates: Lying, acted: Sequence[Acted]) -> Lying:
        treated = {each.bed for each in acted}
        before = {each.value for each in acted if self.of is None or each.shown is self.of}
        return [
            (bed, one)
            for bed, one in candidates
            if not (self.again and bed not in treated)
            and not (self.other and bed in treated)
            and not (self.equal and one.value not in before)
        ]

    def may_stop(self, picked: Picked) -> bool:
        """Never: groups are exact."""
        return False

    def changes(self, beds: Beds, picked: Picked) -> tuple[Change, ...]:
        """Everybody gets better."""
        return tuple(Change(bed, found(beds, bed).value + self.add) for bed in picked)

    def foreseen(self, beds: Beds, picked: Picked, bed: Bed) -> int | None:
        """Better by as much as everybody."""
        return found(beds, bed).value + self.add


class Swap(msgspec.Struct, frozen=True):
    """Two patients with different values exchange them.

    Of a specialist, the first was just treated and the other may be anybody: it is treated.
    """

    of_treated: bool = False

    name = "swap"
    throws = False

    def next_picks(self, beds: Beds, picked: Picked, acted: Sequence[Acted]) -> list[Bed]:
        """Whom it may take next."""
        there = lying(beds)
        if len(picked) == 2:
            return []
        if picked and not self.of_treated:
            value = found(beds, picked[0]).value
            return [bed for bed, one in there if one.value != value]
        if picked:
            return [bed for bed, _ in there if bed != picked[0]]
        if self.of_treated:
            treated = {each.bed for each in acted}
            return [bed for bed, _ in there if bed in treated] if len(there) > 1 else []
        return [bed for bed, _ in there] if len({one.value for _, one in there}) > 1 else []

    def may_stop(self, picked: Picked) -> bool:
        """Never."""
        return False

    def changes(self, beds: Beds, picked: Picked) -> tuple[Change, ...]:
        """Both have the other's value, and count as treated."""
        one, two = picked
        return (
            Change(one, found(beds, two).value),
            Change(two, found(beds, one).value),
        )

    def foreseen(self, beds: Beds, picked: Picked, bed: Bed) -> int | None:
        """The second gets the value of the first."""
        return found(beds, picked[0]).value if picked else None


class Trial(msgspec.Struct, frozen=True):
    """One patient gets worse by 1, then two others better; of a specialist, the one was treated."""

    add: int
    of_treated: bool = False

    name = "trial"
    throws = False

    def next_picks(self, beds: Beds, picked: Picked, acted: Sequence[Acted]) -> list[Bed]:
        """First who gets worse, then the others."""
        there = lying(beds)
        if len(picked) == 3 or len(there) < 3:
            return []
        if picked:
            return [bed for bed, _ in there if bed not in picked]
        treated = {each.bed for each in acted}
        return [
            bed for bed, one in there if one.value > 1 and (not self.of_treated or bed in treated)
        ]

    def may_stop(self, picked: Picked) -> bool:
        """Never."""
        return False

    def changes(self, beds: Beds, picked: Picked) -> tuple[Change, ...]:
        """All three count as treated."""
        worse, *better = picked
        return (
            Change(worse, found(beds, worse).value - 1),
            *(Change(bed, found(beds, bed).value + self.add) for bed in better),
        )

    def foreseen(self, beds: Beds, picked: Picked, bed: Bed) -> int | None:
        """The first gets worse, the others better."""
        return found(beds, bed).value + (self.add if picked else -1)


class Reroll(msgspec.Struct, frozen=True):
    """From one to *pick* patients are thrown anew and count as treated; a 6 stays a 6."""

    pick: int
    values: tuple[int, ...]

    name = "reroll"
    throws = True

    def next_picks(self, beds: Beds, picked: Picked, acted: Sequence[Acted]) -> list[Bed]:
        """Whom it may take next."""
        if len(picked) == self.pick:
            return []
        return [
            bed
            for bed, one in enumerate(beds)
            if one is not None and one.value in self.values and bed not in picked
        ]

    def may_stop(self, picked: Picked) -> bool:
        """As soon as there is one."""
        return bool(picked)

    def changes(self, beds: Beds, picked: Picked) -> tuple[Change, ...]:
        """Nothing before chance has spoken."""
        return ()

    def foreseen(self, beds: Beds, picked: Picked, bed: Bed) -> int | None:
        """Nobody knows."""
        return None


class Level(msgspec.Struct, frozen=True):
    """Of two patients of a colour the lower becomes as high as the other, and counts as treated."""

    name = "level"
    throws = False

    def next_picks(self, beds: Beds, picked: Picked, acted: Sequence[Acted]) -> list[Bed]:
        """Whom it may take next: two of a colour with different values."""
        if len(picked) == 2:
            return []
        there = lying(beds)
        if picked:
            first = found(beds, picked[0])
            return [
                bed for bed, one in there if one.shown is first.shown and one.value != first.value
            ]
        uneven = {
            colour
            for colour in COLOURS
            if len({one.value for _, one in there if one.shown is colour}) > 1
        }
        return [bed for bed, one in there if one.shown in uneven]

    def may_stop(self, picked: Picked) -> bool:
        """Never."""
        return False

    def changes(self, beds: Beds, picked: Picked) -> tuple[Change, ...]:
        """The lower rises."""
        low, high = sorted(picked, key=lambda bed: found(beds, bed).value)
        return (Change(low, found(beds, high).value),)

    def foreseen(self, beds: Beds, picked: Picked, bed: Bed) -> int | None:
        """Known with the second: the higher of both."""
        if not picked:
            return None
        return max(found(beds, bed).value, found(beds, picked[0]).value)


class Opposite(msgspec.Struct, frozen=True):
    """A patient of a colour is turned to its opposite face, and counts as treated."""

    colour: Colour | None
    values: tuple[int, ...]

    name = "opposite"
    throws = False

    def next_picks(self, beds: Beds, picked: Picked, acted: Sequence[Acted]) -> list[Bed]:
        """Whom it may take."""
        if picked:
            return []
        return [
            bed
            for bed, one in lying(beds)
            if one.value in self.values and (self.colour is None or one.shown is self.colour)
        ]

    def may_stop(self, picked: Picked) -> bool:
        """Never."""
        return False

    def changes(self, beds: Beds, picked: Picked) -> tuple[Change, ...]:
        """Opposite faces make seven."""
        (bed,) = picked
        return (Change(bed, BEST + 1 - found(beds, bed).value),)

    def foreseen(self, beds: Beds, picked: Picked, bed: Bed) -> int | None:
        """Opposite faces make seven."""
        return BEST + 1 - found(beds, bed).value
