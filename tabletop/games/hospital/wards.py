"""One hospital: who lies in it, who works there, what it has earned."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from tabletop.games.hospital.actions import NURSE
from tabletop.games.hospital.content import BloodBank, Bonus, PerDepartment, PerSpecialist
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.printed import (
    BEDS,
    BLOOD_POINT,
    DEATH_POINTS,
    EMPTY_WARDS,
    NURSES,
    Bed,
    Beds,
    Patient,
    discharge_points,
)

EMPTY: Beds = (None,) * len(BEDS)


class Wards(msgspec.Struct, frozen=True):
    """What belongs to a player.

    *rooms* are the starting rooms and then the departments, *at_work* who came to each of
    them this round, a nurse or a specialist's card, empty where nobody did.
    *ambulance* was taken this round (from 1, 0 for none); *discharged* have left since
    the last shift change. Points are kept by what they are for.
    """

    rooms: tuple[str, ...]
    at_work: tuple[str, ...]
    specialists: tuple[str, ...] = ()
    beds: Beds = EMPTY
    blood: int = 0
    deaths: int = 0
    administrator: str = ""
    ambulance: int = 0
    discharged: tuple[Patient, ...] = ()
    points: int = 0
    empty: int = 0
    charge: int = 0
    reports: int = 0

    @property
    def nurses(self) -> int:
        """Nurses that were not sent yet."""
        return NURSES - self.at_work.count(NURSE)

    @property
    def present(self) -> tuple[bool, ...]:
        """Which specialists were not sent yet; of equal ones the first go first."""
        gone = Counter(self.at_work)
        found = []
        for card in self.specialists:
            found.append(not gone[card])
            gone[card] -= bool(gone[card])
        return tuple(found)

    def free_room(self, room: str) -> int:
        """The number of the first of equal rooms to which nobody came yet; there is one."""
        return next(
            at
            for at, (each, worker) in enumerate(zip(self.rooms, self.at_work, strict=True))
            if each == room and not worker
        )

    @property
    def free_beds(self) -> int:
        """Beds in which nobody lies."""
        return self.beds.count(None)

    @property
    def patients(self) -> tuple[Patient, ...]:
        """Who lies in the wards."""
        return tuple(one for one in self.beds if one is not None)

    @property
    def untreated(self) -> tuple[Bed, ...]:
        """Where patients lie that were not treated."""
        return tuple(
            bed for bed, one in enumerate(self.beds) if one is not None and not one.is_treated
        )

    def with_bed(self, bed: Bed, one: Patient | None) -> Beds:
        """The beds with somebody else, or nobody, in *bed*."""
        return (*self.beds[:bed], one, *self.beds[bed + 1 :])

    def without(self, bed: Bed) -> Wards:
        """After who lay in *bed* went to the mortuary."""
        return replace(self, beds=self.with_bed(bed, None), deaths=self.deaths + 1)

    def departments(self, content: Content) -> tuple[str, ...]:
        """The rooms that were added."""
        return self.rooms[len(content.starting) :]

    def improvements(self, content: Content) -> tuple[str, ...]:
        """Departments and specialists."""
        return (*self.departments(content), *self.specialists)


class Outlook(msgspec.Struct, frozen=True):
    """What a round brings to a hospital as it stands."""

    points: int
    empty: int
    charge: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.points + self.empty + self.charge


def outlook(wards: Wards, content: Content, beds: Beds | None = None) -> Outlook:
    """What the round brings with these *beds*, or those that are there, after neglect."""
    left = wards.beds if beds is None else beds
    empty = 0 if any(left) else EMPTY_WARDS
    scored = discharge_points(len(wards.discharged))
    return Outlook(scored, empty, _bonus(wards, content))


def _bonus(wards: Wards, content: Content) -> int:
    """What an administrator makes of the discharged."""
    if not wards.administrator:
        return 0
    charge = content.administrators[wards.administrator].charge
    if not isinstance(charge, Bonus):
        return 0
    counted = sum(charge.colour is None or one.shown is charge.colour for one in wards.discharged)
    return charge.points if counted >= charge.at_least else 0


def final_parts(
    wards: Wards, content: Content, reports_left: int | None
) -> tuple[tuple[str, int], ...]:
    """The points as they stand, by what they are for.

    *reports_left* is what unfinished reports take; None where there are no reports.
    """
    blood, charge = BLOOD_POINT, wards.charge
    if wards.administrator:
        match content.administrators[wards.administrator].charge:
            case BloodBank(points=points):
                blood = points
            case PerDepartment(points):
                charge += points * len(wards.departments(content))
            case PerSpecialist(points):
                charge += points * len(wards.specialists)
            case _:
                pass
    reports = () if reports_left is None else (("reports", wards.reports + reports_left),)
    return (
        ("discharged", wards.points),
        ("empty", wards.empty),
        ("administrator", charge),
        *reports,
        ("blood", blood * wards.blood),
        ("deaths", DEATH_POINTS * wards.deaths),
    )
