"""What happened, in story order and in the game's words."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.hospital.actions import Ambulances
from tabletop.games.hospital.content import (
    Administrator,
    Improvement,
    Report,
    Room,
    Specialist,
)
from tabletop.games.hospital.printed import Bed, Colour, Patient
from tabletop.kernel.game import Event, Seat


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """Who begins the first round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PatientsDrawn(Event):
    """Patients came out of the bag for who prepares."""

    seat: Seat
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class PatientAdmitted(Event):
    """A patient lies in its bed before the first round."""

    seat: Seat
    patient: Patient
    bed: Bed


@dataclass(frozen=True, slots=True)
class AdministratorsOffered(Event):
    """Of these administrators one stays."""

    seat: Seat
    cards: tuple[Administrator, ...]


@dataclass(frozen=True, slots=True)
class AdministratorKept(Event):
    """An administrator works for somebody from now on."""

    seat: Seat
    card: Administrator


@dataclass(frozen=True, slots=True)
class ReportsShown(Event):
    """Alone: reports lie in these places (0 to 2 above, 3 to 5 below)."""

    cards: tuple[Report, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins, and who begins it."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class ImprovementsRevealed(Event):
    """Departments and specialists lie in the market."""

    cards: tuple[Improvement, ...]


@dataclass(frozen=True, slots=True)
class KindChosen(Event):
    """Of which kind another improvement is revealed: department or specialist."""

    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class AmbulancesFilled(Event):
    """The patients that were drawn and thrown."""

    ambulances: Ambulances


@dataclass(frozen=True, slots=True)
class PatientsExchanged(Event):
    """Two patients of one value changed places between *ambulance* (from 0) and the next."""

    seat: Seat
    ambulance: int
    value: int
    low: Colour
    high: Colour


@dataclass(frozen=True, slots=True)
class AmbulanceTaken(Event):
    """Whose patients these are; the ambulance counts from 0."""

    seat: Seat
    number: int
    patients: tuple[Patient, ...]


@dataclass(frozen=True, slots=True)
class ExtraPatient(Event):
    """Epidemic: another patient comes with an ambulance."""

    seat: Seat
    patient: Patient


@dataclass(frozen=True, slots=True)
class BedsMissing(Event):
    """So many patients must go to the mortuary for want of beds."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PatientArrived(Event):
    """A patient lies in its bed."""

    seat: Seat
    patient: Patient
    bed: Bed


@dataclass(frozen=True, slots=True)
class LowestTaken(Event):
    """Who took the lowest of the taken ambulances: a blood bag, and the next round's start.

    *begins* tells whether there is anybody else who could begin.
    """

    seat: Seat
    number: int
    begins: bool


@dataclass(frozen=True, slots=True)
class ImprovementTaken(Event):
    """Somebody has built a department or hired a specialist."""

    seat: Seat
    card: Improvement


@dataclass(frozen=True, slots=True)
class ImprovementReturned(Event):
    """Somebody gave an improvement back for a blood bag."""

    seat: Seat
    card: Improvement


@dataclass(frozen=True, slots=True)
class WorkerSent(Event):
    """A specialist, or a nurse (None), went to a room."""

    seat: Seat
    worker: Specialist | None
    room: Room


@dataclass(frozen=True, slots=True)
class SpecialistHelps(Event):
    """A specialist's own effect happens."""

    seat: Seat
    worker: Specialist


@dataclass(frozen=True, slots=True)
class SpecialistIdle(Event):
    """A specialist lent a hand without its effect."""

    seat: Seat
    worker: Specialist


@dataclass(frozen=True, slots=True)
class PatientChanged(Event):
    """A patient has another value; *is_treated* tells whether that counts as a treatment."""

    seat: Seat
    bed: Bed
    patient: Patient
    value: int
    is_treated: bool


@dataclass(frozen=True, slots=True)
class PatientDischarged(Event):
    """A patient got beyond 6 and leaves."""

    seat: Seat
    bed: Bed
    patient: Patient


@dataclass(frozen=True, slots=True)
class BloodUsed(Event):
    """A blood bag went to a patient: to heal it, or to change its colour."""

    seat: Seat
    bed: Bed
    patient: Patient
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class ShiftEnded(Event):
    """The rest of somebody's workers is idle."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PatientSpared(Event):
    """An untreated patient is not neglected, thanks to an administrator."""

    seat: Seat
    bed: Bed
    patient: Patient


@dataclass(frozen=True, slots=True)
class PatientNeglected(Event):
    """An untreated patient has got worse."""

    seat: Seat
    bed: Bed
    patient: Patient
    value: int


@dataclass(frozen=True, slots=True)
class PatientDied(Event):
    """A patient went to the mortuary: a death. *lacked_bed* if another needed the bed."""

    seat: Seat
    bed: Bed
    patient: Patient
    lacked_bed: bool


@dataclass(frozen=True, slots=True)
class ReportFinished(Event):
    """Alone: a report was finished."""

    seat: Seat
    report: Report


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """What a round brought: for the discharged, for empty wards, by the administrator."""

    seat: Seat
    patients: int
    points: int
    empty: int
    charge: int


@dataclass(frozen=True, slots=True)
class ShiftChanged(Event):
    """Workers, patients and dice go back to where a round begins."""

    round: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The eighth round is over."""
