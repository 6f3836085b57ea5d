"""What happened, in story order and in the game's words."""

from __future__ import annotations

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


class LotDrawn(Event, frozen=True):
    """Who begins the first round."""

    seat: Seat


class PatientsDrawn(Event, frozen=True):
    """Patients came out of the bag for who prepares."""

    seat: Seat
    colours: tuple[Colour, ...]


class PatientAdmitted(Event, frozen=True):
    """A patient lies in its bed before the first round."""

    seat: Seat
    patient: Patient
    bed: Bed


class AdministratorsOffered(Event, frozen=True):
    """Of these administrators one stays."""

    seat: Seat
    cards: tuple[Administrator, ...]


class AdministratorKept(Event, frozen=True):
    """An administrator works for somebody from now on."""

    seat: Seat
    card: Administrator


class ReportsShown(Event, frozen=True):
    """Alone: reports lie in these places (0 to 2 above, 3 to 5 below)."""

    cards: tuple[Report, ...]
    places: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """A round begins, and who begins it."""

    round: int
    seat: Seat


class ImprovementsRevealed(Event, frozen=True):
    """Departments and specialists lie in the market."""

    cards: tuple[Improvement, ...]


class KindChosen(Event, frozen=True):
    """Of which kind another improvement is revealed: department or specialist."""

    seat: Seat
    kind: str


class AmbulancesFilled(Event, frozen=True):
    """The patients that were drawn and thrown."""

    ambulances: Ambulances


class PatientsExchanged(Event, frozen=True):
    """Two patients of one value changed places between *ambulance* (from 0) and the next."""

    seat: Seat
    ambulance: int
    value: int
    low: Colour
    high: Colour


class AmbulanceTaken(Event, frozen=True):
    """Whose patients these are; the ambulance counts from 0."""

    seat: Seat
    number: int
    patients: tuple[Patient, ...]


class ExtraPatient(Event, frozen=True):
    """Epidemic: another patient comes with an ambulance."""

    seat: Seat
    patient: Patient


class BedsMissing(Event, frozen=True):
    """So many patients must go to the mortuary for want of beds."""

    seat: Seat
    count: int


class PatientArrived(Event, frozen=True):
    """A patient lies in its bed."""

    seat: Seat
    patient: Patient
    bed: Bed


class LowestTaken(Event, frozen=True):
    """Who took the lowest of the taken ambulances: a blood bag, and the next round's start.

    *begins* tells whether there is anybody else who could begin.
    """

    seat: Seat
    number: int
    begins: bool


class ImprovementTaken(Event, frozen=True):
    """Somebody has built a department or hired a specialist."""

    seat: Seat
    card: Improvement


class ImprovementReturned(Event, frozen=True):
    """Somebody gave an improvement back for a blood bag."""

    seat: Seat
    card: Improvement


class WorkerSent(Event, frozen=True):
    """A specialist, or a nurse (None), went to a room."""

    seat: Seat
    worker: Specialist | None
    room: Room


class SpecialistHelps(Event, frozen=True):
    """A specialist's own effect happens."""

    seat: Seat
    worker: Specialist


class SpecialistIdle(Event, frozen=True):
    """A specialist lent a hand without its effect."""

    seat: Seat
    worker: Specialist


class PatientChanged(Event, frozen=True):
    """A patient has another value; *is_treated* tells whether that counts as a treatment."""

    seat: Seat
    bed: Bed
    patient: Patient
    value: int
    is_treated: bool


class PatientDischarged(Event, frozen=True):
    """A patient got beyond 6 and leaves."""

    seat: Seat
    bed: Bed
    patient: Patient


class BloodUsed(Event, frozen=True):
    """A blood bag went to a patient: to heal it, or to change its colour."""

    seat: Seat
    bed: Bed
    patient: Patient
    colour: Colour | None


class ShiftEnded(Event, frozen=True):
    """The rest of somebody's workers is idle."""

    seat: Seat


class PatientSpared(Event, frozen=True):
    """An untreated patient is not neglected, thanks to an administrator."""

    seat: Seat
    bed: Bed
    patient: Patient


class PatientNeglected(Event, frozen=True):
    """An untreated patient has got worse."""

    seat: Seat
    bed: Bed
    patient: Patient
    value: int


class PatientDied(Event, frozen=True):
    """A patient went to the mortuary: a death. *lacked_bed* if another needed the bed."""

    seat: Seat
    bed: Bed
    patient: Patient
    lacked_bed: bool


class ReportFinished(Event, frozen=True):
    """Alone: a report was finished."""

    seat: Seat
    report: Report


class RoundScored(Event, frozen=True):
    """What a round brought: for the discharged, for empty wards, by the administrator."""

    seat: Seat
    patients: int
    points: int
    empty: int
    charge: int


class ShiftChanged(Event, frozen=True):
    """Workers, patients and dice go back to where a round begins."""

    round: int


class MatchEnded(Event, frozen=True):
    """The eighth round is over."""
