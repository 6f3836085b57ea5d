"""What every table has: colours, beds, the discharge scale, how many dice.

A patient is a die: its colour, its value, whether it was treated since the last shift
change, and the colour it shows until then, which a blood bag may have changed. There
are only so many, so each is made once and looked up.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NewType, TypeAlias

import msgspec


class Colour(IntEnum):
    """The colours of patients."""

    RED = 0
    YELLOW = 1
    GREEN = 2


COLOURS: Final = tuple(Colour)
LETTERS: Final = "RYG"
"""The colours on a line, and in a file of contents."""

BEST: Final = 6
"""Who is treated beyond this value is discharged."""
VALUES: Final = tuple(range(1, BEST + 1))
ADMITTED: Final = (2, 3, 4, 5)
"""What a patient that arrives may show: a 1 and a 6 are thrown again."""

Bed: TypeAlias = int
"""A bed by its number, ward by ward; it is an int, for beds are counted through."""
WARDS: Final = 4
BEDS_PER_WARD: Final = 3
BEDS: Final = tuple(range(WARDS * BEDS_PER_WARD))
NURSES: Final = 3
ROUNDS: Final = 8
PER_AMBULANCE: Final = 3

DICE_OF: Final = {1: 11, 2: 15, 3: 18, 4: 21}
"""Dice of each colour by the number of players."""
REVEALED: Final = {1: 1, 2: 1, 3: 2, 4: 3}
"""By players, how many departments, and how many specialists, are revealed in a round."""
CHOOSES_KIND: Final = (1, 2)
"""With so many players the first one has another improvement of a kind of choice revealed."""
PREPARED: Final = (3, 4, 5)
PANIC: Final = (3, 3, 4, 5, 5)
"""The values of the patients that everybody begins with, and with Panic."""

DISCHARGE_POINTS: Final = (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)
"""By the number of patients that leave in a round."""


def discharge_points(patients: int) -> int:
    """What so many patients bring who leave in a round."""
    return DISCHARGE_POINTS[min(patients, len(DISCHARGE_POINTS) - 1)]


EMPTY_WARDS: Final = 5
BLOOD_POINT: Final = 1
DEATH_POINTS: Final = -2

SHOWN_REPORTS: Final = 6
REPORT_COLUMNS: Final = 3
REPORT_LEFT: Final = -2
"""Alone: six reports in two rows, and what an unfinished one takes."""

Letters = NewType("Letters", str)
"""Colours as a word: ``RRY``."""


class Patient(msgspec.Struct, frozen=True):
    """A die in a bed, an ambulance or at the exit."""

    colour: Colour
    value: int
    is_treated: bool
    shown: Colour

    def __str__(self) -> str:
        treated = "+" if self.is_treated else ""
        shown = f">{LETTERS[self.shown]}" if self.shown is not self.colour else ""
        return f"{LETTERS[self.colour]}{self.value}{treated}{shown}"


_PATIENTS: Final = {
    (colour, value, treated, shown): Patient(colour, value, treated, shown)
    for colour in COLOURS
    for value in VALUES
    for treated in (False, True)
    for shown in COLOURS
}


def patient(
    colour: Colour, value: int, is_treated: bool = False, shown: Colour | None = None
) -> Patient:
    """The die with that colour and value."""
    return _PATIENTS[colour, value, is_treated, colour if shown is None else shown]


def with_value(one: Patient, value: int, is_treated: bool) -> Patient:
    """The same die after its value was looked at anew; a treatment is never forgotten."""
    return _PATIENTS[one.colour, value, is_treated or one.is_treated, one.shown]


def rested(one: Patient) -> Patient:
    """The same die after the shift change: not treated yet, in its own colour."""
    return _PATIENTS[one.colour, one.value, False, one.colour]


Beds: TypeAlias = tuple[Patient | None, ...]
"""Who lies where, by bed."""
