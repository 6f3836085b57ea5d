"""The wards as numbers: who lies there and in what state, whatever the bed.

Patients of one colour, value and treatment are alike for a bot, and so are their beds. A
census is their numbers in order, so that two hospitals with the same patients are equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from tabletop.games.hospital.printed import BEST, COLOURS, VALUES, Beds, Colour, Patient, patient

Number: TypeAlias = int
"""A patient by its state; the next even number is the same one a value higher."""
Census: TypeAlias = tuple[Number, ...]
"""The numbers of all patients, in order."""
Leaving: TypeAlias = int
"""How many were discharged by the colour they showed, a hexadecimal digit each."""

GONE: Final = -1
"""Instead of a number: who lay there was discharged."""
PATIENTS: Final[tuple[Patient, ...]] = tuple(
    patient(colour, value, is_treated, shown)
    for colour in COLOURS
    for shown in COLOURS
    for value in VALUES
    for is_treated in (False, True)
)
"""By number."""
MOST_LEAVING: Final = 1 << 12


def number_of(one: Patient) -> Number:
    """The number of a patient."""
    kind = one.colour * len(COLOURS) + one.shown
    return (kind * BEST + one.value - 1) * 2 + one.is_treated


def census_of(patients: Iterable[Patient | None]) -> Census:
    """The patients that are there."""
    return tuple(sorted(number_of(one) for one in patients if one is not None))


def beds_of(numbers: Iterable[Number]) -> Beds:
    """Patients in beds, place by place; nobody where somebody is gone."""
    return tuple(None if number == GONE else PATIENTS[number] for number in numbers)


def leaving_of(shown: Iterable[Colour]) -> Leaving:
    """The discharged by their colours."""
    return sum(1 << 4 * colour for colour in shown)


def by_colour(leaving: Leaving) -> tuple[int, int, int]:
    """How many are red, yellow and green."""
    return leaving & 15, leaving >> 4 & 15, leaving >> 8


LEAVES: Final = tuple(leaving_of((one.shown,)) for one in PATIENTS)
"""By number: what the discharged are more by when that one leaves."""
COUNT: Final = tuple(sum(by_colour(leaving)) for leaving in range(MOST_LEAVING))
"""By leaving: how many that are."""
