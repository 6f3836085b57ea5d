"""The contents of the box: rooms, specialists, administrators and reports.

The published tiles and cards are not public. The house has its own (``house.json``), and
a table that owns the box can load a file of the same form (see ``content_file``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

import msgspec

from tabletop.games.hospital.effects import Effect
from tabletop.games.hospital.printed import Colour

MOST_POINTS: Final = 5
"""Points that an administrator may bring for one thing."""
MOST_BAGS: Final = 5
"""Blood bags that an administrator may begin with."""
MOST_OF_REPORT: Final = 20
"""Points that a report may bring."""
TILES: Final = ("red", "yellow", "green", "blue")
"""The colours of departments and specialists."""
ANY: Final = "any"


class Names(NamedTuple):
    """What a card is called, by language."""

    en: str
    fr: str

    def spoken(self, language: str) -> str:
        """The name in a language; in English where there is none."""
        return self.fr if language == "fr" else self.en


class Room(msgspec.Struct, frozen=True):
    """A starting room or a department: what happens to patients when a worker comes."""

    id: str
    names: Names
    tile: str
    copies: int
    effect: Effect

    def __str__(self) -> str:
        return self.id


class Specialist(msgspec.Struct, frozen=True):
    """A worker with an effect of its own, after the room's.

    *treated* is the colour that the room must have treated; None where any will do.
    """

    id: str
    names: Names
    tile: str
    copies: int
    treated: Colour | None
    effect: Effect

    def __str__(self) -> str:
        return self.id


Improvement: TypeAlias = Room | Specialist


class Spare(msgspec.Struct, frozen=True):
    """Each round one untreated patient is not neglected."""


class Bonus(msgspec.Struct, frozen=True):
    """Points for a round in which so many patients of a colour (None: any) were discharged."""

    colour: Colour | None
    at_least: int
    points: int


class BloodBank(msgspec.Struct, frozen=True):
    """Blood bags at the beginning, and what an unused one is worth at the end."""

    bags: int
    points: int


class PerDepartment(msgspec.Struct, frozen=True):
    """Points at the end for each department that was added."""

    points: int


class PerSpecialist(msgspec.Struct, frozen=True):
    """Points at the end for each specialist."""

    points: int


Charge: TypeAlias = Spare | Bonus | BloodBank | PerDepartment | PerSpecialist
"""What an administrator is in charge of."""


class Administrator(msgspec.Struct, frozen=True):
    """A card that somebody keeps for the whole match."""

    id: str
    names: Names
    charge: Charge

    def __str__(self) -> str:
        return self.id


class Report(msgspec.Struct, frozen=True):
    """Alone: the discharged patients that it needs, by colour, and *any* more; its points."""

    id: str
    needs: tuple[int, int, int]
    any: int
    points: int

    def __str__(self) -> str:
        return self.id


class Cards(msgspec.Struct, frozen=True, dict=True):
    """All that a file of contents says, by id and in its order."""

    starting: Mapping[str, Room]
    departments: Mapping[str, Room]
    specialists: Mapping[str, Specialist]
    administrators: Mapping[str, Administrator]
    more_departments: Mapping[str, Room]
    more_specialists: Mapping[str, Specialist]
    reports: Mapping[str, Report]

    @cached_property
    def rooms(self) -> Mapping[str, Room]:
        """Every room that a hospital may have."""
        return {**self.starting, **self.departments, **self.more_departments}

    @cached_property
    def workers(self) -> Mapping[str, Specialist]:
        """Every specialist that a hospital may have."""
        return {**self.specialists, **self.more_specialists}

    def improvement(self, card: str) -> Improvement:
        """A department or a specialist by its id."""
        found = self.rooms.get(card)
        return self.workers[card] if found is None else found

    def deck(self, is_experimental: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The kinds of departments and of specialists that are drawn from."""
        if is_experimental:
            return (
                (*self.departments, *self.more_departments),
                (*self.specialists, *self.more_specialists),
            )
        return tuple(self.departments), tuple(self.specialists)
