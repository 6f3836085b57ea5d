"""Everything that can happen in Hospital: what chance draws and throws, what players decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from tabletop.games.hospital.printed import Bed, Colour, Patient
from tabletop.kernel.game import Seat

NURSE: Final = "nurse"
"""A worker without a card."""

Ambulances: TypeAlias = tuple[tuple[Patient, ...], ...]
"""Patients by ambulance, from the lowest value to the highest."""

# Chance


@dataclass(frozen=True, slots=True)
class Begins:
    """The lot falls on who begins the first round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawn:
    """Patients are drawn from the bag for who prepares, by colour."""

    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Offered:
    """Administrators are drawn, of whom one stays."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reports:
    """Reports are drawn for the empty places of the upper row, or at first for both rows."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Market:
    """Improvements are revealed: departments first, then specialists."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Filled:
    """Patients are drawn and thrown, and lie in the ambulances."""

    ambulances: Ambulances


@dataclass(frozen=True, slots=True)
class Extra:
    """Epidemic: another patient is drawn and thrown for who took an ambulance."""

    patient: Patient


@dataclass(frozen=True, slots=True)
class Rethrown:
    """The picked patients are thrown anew, in the order in which they were picked."""

    values: tuple[int, ...]


# Preparing


@dataclass(frozen=True, slots=True)
class Admit:
    """A drawn patient of that colour gets the next value."""

    colour: Colour
    value: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Of two administrators this one stays."""

    card: str


# Intake and improvement


@dataclass(frozen=True, slots=True)
class Reveal:
    """An improvement of this kind is revealed, too."""

    kind: str


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two patients of one value change places across a boundary: *low* and *high* by colour.

    *ambulance* is the lower of the two, counted from 0.
    """

    ambulance: int
    value: int
    low: Colour
    high: Colour


@dataclass(frozen=True, slots=True)
class Leave:
    """The ambulances stay as they are."""


@dataclass(frozen=True, slots=True)
class Ambulance:
    """An ambulance is taken, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class Mortuary:
    """For want of a bed a patient is moved to the mortuary."""

    bed: Bed


@dataclass(frozen=True, slots=True)
class Take:
    """An improvement from the market is built or hired."""

    card: str


@dataclass(frozen=True, slots=True)
class Return:
    """An improvement of one's own is given back for a blood bag; empty for none."""

    card: str


# Activation


@dataclass(frozen=True, slots=True)
class Send:
    """A worker, a nurse or a specialist by its card, goes to a room."""

    worker: str
    room: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A patient of the group that a room or a specialist is about to treat."""

    bed: Bed


@dataclass(frozen=True, slots=True)
class Enough:
    """No more patients are picked, though there might be."""


@dataclass(frozen=True, slots=True)
class Skip:
    """The specialist only lends a hand, without its effect."""


@dataclass(frozen=True, slots=True)
class Blood:
    """A blood bag: a patient gets better by 1."""

    bed: Bed


@dataclass(frozen=True, slots=True)
class Transfuse:
    """A blood bag: a patient has another colour until the shift change."""

    bed: Bed
    colour: Colour


@dataclass(frozen=True, slots=True)
class Idle:
    """The rest of one's workers does nothing: the activation ends."""


# The end of a round


@dataclass(frozen=True, slots=True)
class SpareOne:
    """An untreated patient is not neglected this round; None for nobody."""

    bed: Bed | None


@dataclass(frozen=True, slots=True)
class Finish:
    """Alone: a report is finished with these discharged patients, by colour."""

    report: str
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class NoReport:
    """Alone: no (other) report is finished this round."""


Working: TypeAlias = Send | Pick | Enough | Skip | Blood | Transfuse | Rethrown
"""Worker by worker; the only ones of which there are many."""
Preparing: TypeAlias = Begins | Drawn | Admit | Offered | Keep | Reports
Improving: TypeAlias = Market | Reveal | Take | Return
TakingIn: TypeAlias = Filled | Exchange | Leave | Ambulance | Extra | Mortuary
Closing: TypeAlias = Idle | SpareOne | Finish | NoReport

Action: TypeAlias = Working | Preparing | Improving | TakingIn | Closing
