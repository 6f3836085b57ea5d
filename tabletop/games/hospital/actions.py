"""Everything that can happen in Hospital: what chance draws and throws, what players decide."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from tabletop.games.hospital.printed import Bed, Colour, Patient
from tabletop.kernel.game import Seat

NURSE: Final = "nurse"
"""A worker without a card."""

Ambulances: TypeAlias = tuple[tuple[Patient, ...], ...]
"""Patients by ambulance, from the lowest value to the highest."""

# Chance


class Begins(msgspec.Struct, frozen=True):
    """The lot falls on who begins the first round."""

    seat: Seat


class Drawn(msgspec.Struct, frozen=True):
    """Patients are drawn from the bag for who prepares, by colour."""

    colours: tuple[Colour, ...]


class Offered(msgspec.Struct, frozen=True):
    """Administrators are drawn, of whom one stays."""

    cards: tuple[str, ...]


class Reports(msgspec.Struct, frozen=True):
    """Reports are drawn for the empty places of the upper row, or at first for both rows."""

    cards: tuple[str, ...]


class Market(msgspec.Struct, frozen=True):
    """Improvements are revealed: departments first, then specialists."""

    cards: tuple[str, ...]


class Filled(msgspec.Struct, frozen=True):
    """Patients are drawn and thrown, and lie in the ambulances."""

    ambulances: Ambulances


class Extra(msgspec.Struct, frozen=True):
    """Epidemic: another patient is drawn and thrown for who took an ambulance."""

    patient: Patient


class Rethrown(msgspec.Struct, frozen=True):
    """The picked patients are thrown anew, in the order in which they were picked."""

    values: tuple[int, ...]


# Preparing


class Admit(msgspec.Struct, frozen=True):
    """A drawn patient of that colour gets the next value."""

    colour: Colour
    value: int


class Keep(msgspec.Struct, frozen=True):
    """Of two administrators this one stays."""

    card: str


# Intake and improvement


class Reveal(msgspec.Struct, frozen=True):
    """An improvement of this kind is revealed, too."""

    kind: str


class Exchange(msgspec.Struct, frozen=True):
    """Two patients of one value change places across a boundary: *low* and *high* by colour.

    *ambulance* is the lower of the two, counted from 0.
    """

    ambulance: int
    value: int
    low: Colour
    high: Colour


class Leave(msgspec.Struct, frozen=True):
    """The ambulances stay as they are."""


class Ambulance(msgspec.Struct, frozen=True):
    """An ambulance is taken, counted from 0."""

    number: int


class Mortuary(msgspec.Struct, frozen=True):
    """For want of a bed a patient is moved to the mortuary."""

    bed: Bed


class Take(msgspec.Struct, frozen=True):
    """An improvement from the market is built or hired."""

    card: str


class Return(msgspec.Struct, frozen=True):
    """An improvement of one's own is given back for a blood bag; empty for none."""

    card: str


# Activation


class Send(msgspec.Struct, frozen=True):
    """A worker, a nurse or a specialist by its card, goes to a room."""

    worker: str
    room: str


class Pick(msgspec.Struct, frozen=True):
    """A patient of the group that a room or a specialist is about to treat."""

    bed: Bed


class Enough(msgspec.Struct, frozen=True):
    """No more patients are picked, though there might be."""


class Skip(msgspec.Struct, frozen=True):
    """The specialist only lends a hand, without its effect."""


class Blood(msgspec.Struct, frozen=True):
    """A blood bag: a patient gets better by 1."""

    bed: Bed


class Transfuse(msgspec.Struct, frozen=True):
    """A blood bag: a patient has another colour until the shift change."""

    bed: Bed
    colour: Colour


class Idle(msgspec.Struct, frozen=True):
    """The rest of one's workers does nothing: the activation ends."""


# The end of a round


class SpareOne(msgspec.Struct, frozen=True):
    """An untreated patient is not neglected this round; None for nobody."""

    bed: Bed | None


class Finish(msgspec.Struct, frozen=True):
    """Alone: a report is finished with these discharged patients, by colour."""

    report: str
    colours: tuple[Colour, ...]


class NoReport(msgspec.Struct, frozen=True):
    """Alone: no (other) report is finished this round."""


Working: TypeAlias = Send | Pick | Enough | Skip | Blood | Transfuse | Rethrown
"""Worker by worker; the only ones of which there are many."""
Preparing: TypeAlias = Begins | Drawn | Admit | Offered | Keep | Reports
Improving: TypeAlias = Market | Reveal | Take | Return
TakingIn: TypeAlias = Filled | Exchange | Leave | Ambulance | Extra | Mortuary
Closing: TypeAlias = Idle | SpareOne | Finish | NoReport

Action: TypeAlias = Working | Preparing | Improving | TakingIn | Closing
