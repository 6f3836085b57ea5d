"""Beds, colours and patients on a line of text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tabletop.games.hospital.printed import (
    BEDS,
    BEDS_PER_WARD,
    COLOURS,
    LETTERS,
    Bed,
    Colour,
    Patient,
    patient,
)
from tabletop.kernel.errors import NotationError

WARD_LETTERS: Final = "abcd"
_PATIENT: Final = re.compile(r"([RYG])([1-6])(\+?)(?:>([RYG]))?")


def bed_name(bed: Bed) -> str:
    """A bed by its ward and its number: ``a1``."""
    ward, number = divmod(bed, BEDS_PER_WARD)
    return f"{WARD_LETTERS[ward]}{number + 1}"


_BEDS: Final = {bed_name(bed): bed for bed in BEDS}


def read_bed(text: str) -> Bed:
    """A bed by its name; raises NotationError."""
    if text not in _BEDS:
        raise NotationError('there is no bed "{bed}"', bed=text)
    return _BEDS[text]


def read_colour(text: str) -> Colour:
    """A colour by its letter; raises NotationError."""
    if len(text) != 1 or text not in LETTERS:
        raise NotationError('"{colour}" is no colour; there are R, Y and G', colour=text)
    return COLOURS[LETTERS.index(text)]


def colours_of(colours: Iterable[Colour]) -> str:
    """Colours on a line: ``R R Y``."""
    return " ".join(LETTERS[colour] for colour in colours)


def read_colours(text: str) -> tuple[Colour, ...]:
    """Colours by their letters; raises NotationError."""
    return tuple(map(read_colour, text.split(" ")))


def read_patient(text: str) -> Patient:
    """A patient; raises NotationError."""
    found = _PATIENT.fullmatch(text)
    if found is None or found[1] == found[4]:
        raise NotationError('"{patient}" is no patient', patient=text)
    shown = read_colour(found[4]) if found[4] else None
    return patient(read_colour(found[1]), int(found[2]), bool(found[3]), shown)
