"""What the log of Hospital says, from an event alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tabletop.games.hospital.events import (
    AdministratorKept,
    AdministratorsOffered,
    AmbulancesFilled,
    AmbulanceTaken,
    BedsMissing,
    BloodUsed,
    ExtraPatient,
    ImprovementReturned,
    ImprovementsRevealed,
    ImprovementTaken,
    KindChosen,
    LotDrawn,
    LowestTaken,
    MatchEnded,
    PatientAdmitted,
    PatientChanged,
    PatientDied,
    PatientDischarged,
    PatientNeglected,
    PatientsDrawn,
    PatientsExchanged,
    PatientSpared,
    ReportFinished,
    ReportsShown,
    RoundBegan,
    RoundScored,
    ShiftChanged,
    ShiftEnded,
    SpecialistHelps,
    SpecialistIdle,
    WorkerSent,
)
from tabletop.games.hospital.position import DEPARTMENT
from tabletop.games.hospital.printed import ROUNDS
from tabletop.kernel.game import Event, Seat
from ui.games.hospital.terms import HospitalTerms, called, capital


class HospitalLog(QObject):
    """Sentences of the log; *name_of* says who sits at a seat."""

    def __init__(self, name_of: Callable[[Seat], str]):
        super().__init__()
        self._name_of = name_of
        self._terms = HospitalTerms()

    def sentence(self, event: Event) -> str | None:
        """What is said of an event; None for nothing."""
        said = self._beginning(event) or self._intake(event) or self._shift(event)
        return None if said is None else capital(said)

    def _beginning(self, event: Event) -> str | None:
        match event:
            case LotDrawn(seat):
                text = self.tr("{name} begins the first round.")
                return text.format(name=self._name_of(seat))
            case PatientsDrawn(seat, colours):
                drawn = self._terms.listed([self._terms.colour(colour) for colour in colours])
                text = self.tr("{name} draws patients: {colours}.")
                return text.format(name=self._name_of(seat), colours=drawn)
            case PatientAdmitted(seat, one, bed):
                text = self.tr("{name} admits {patient}.")
                return text.format(name=self._name_of(seat), patient=self._terms.where(one, bed))
            case AdministratorsOffered(seat, cards):
                text = self.tr("{name} chooses between {cards}.")
                names = self._terms.listed(list(map(called, cards)))
                return text.format(name=self._name_of(seat), cards=names)
            case AdministratorKept(seat, card):
                text = self.tr("{name} keeps {card}.")
                return text.format(name=self._name_of(seat), card=called(card))
            case ReportsShown(cards):
                text = self.tr("Reports: {reports}.")
                return text.format(reports=" · ".join(map(self._terms.needs, cards)))
            case _:
                return None

    def _intake(self, event: Event) -> str | None:  # noqa: C901  one row an event
        match event:
            case RoundBegan(number, seat):
                text = self.tr("Round {round} of {rounds}: {name} begins.")
                return text.format(round=number, rounds=ROUNDS, name=self._name_of(seat))
            case ImprovementsRevealed(cards):
                names = self._terms.listed(list(map(called, cards)))
                return self.tr("On the market: {cards}.").format(cards=names)
            case KindChosen(seat, kind):
                text = (
                    self.tr("{name} has another department revealed.")
                    if kind == DEPARTMENT
                    else self.tr("{name} has another specialist revealed.")
                )
                return text.format(name=self._name_of(seat))
            case AmbulancesFilled(ambulances):
                told = " · ".join(
                    f"{number} ({self._terms.patients(patients)})"
                    for number, patients in enumerate(ambulances, 1)
                )
                return self.tr("Ambulances {patients}.").format(patients=told)
            case PatientsExchanged(seat, number, value, low, high):
                text = self.tr("{name} exchanges {one} of ambulance {low} with {other} of {high}.")
                return text.format(
                    name=self._name_of(seat),
                    one=self._terms.die(low, value),
                    other=self._terms.die(high, value),
                    low=number + 1,
                    high=number + 2,
                )
            case AmbulanceTaken(seat, number, patients):
                text = self.tr("{name} takes ambulance {number}: {patients}.")
                told = self._terms.patients(patients)
                return text.format(name=self._name_of(seat), number=number + 1, patients=told)
            case ExtraPatient(seat, one):
                text = self.tr("Epidemic: {patient} comes to {name}, too.")
                return text.format(name=self._name_of(seat), patient=self._terms.patient(one))
            case BedsMissing(seat, count):
                text = self.tr("{name} lacks %n bed(s).", "", count)
                return text.format(name=self._name_of(seat))
            case LowestTaken(seat, _, begins):
                text = (
                    self.tr(
                        "{name} has the lowest ambulance: a blood bag, "
                        "and the start of the next round."
                    )
                    if begins
                    else self.tr("{name} has the lower ambulance: a blood bag.")
                )
                return text.format(name=self._name_of(seat))
            case ImprovementTaken(seat, card):
                text = self.tr("{name} takes {card}.")
                return text.format(name=self._name_of(seat), card=called(card))
            case ImprovementReturned(seat, card):
                text = self.tr("{name} returns {card} for a blood bag.")
                return text.format(name=self._name_of(seat), card=called(card))
            case _:
                return None

    def _shift(self, event: Event) -> str | None:  # noqa: C901  one row an event
        match event:
            case WorkerSent(seat, worker, room):
                text = self.tr("{name}: {worker} to {room}.")
                return text.format(
                    name=self._name_of(seat),
                    worker=self._terms.worker(worker),
                    room=called(room),
                )
            case SpecialistHelps(_, worker):
                return self.tr("{worker} helps.").format(worker=called(worker))
            case SpecialistIdle(_, worker):
                text = self.tr("{worker} only lends a hand.")
                return text.format(worker=called(worker))
            case PatientChanged(_, bed, one, value, _):
                text = self.tr("{patient} becomes {value}.")
                return text.format(patient=self._terms.where(one, bed), value=value)
            case PatientDischarged(_, bed, one):
                text = self.tr("{patient} is discharged.")
                return text.format(patient=self._terms.where(one, bed))
            case BloodUsed():
                return self._blood(event)
            case ShiftEnded(seat):
                return self.tr("{name} ends the shift.").format(name=self._name_of(seat))
            case PatientSpared(_, bed, one):
                text = self.tr("{patient} is not neglected.")
                return text.format(patient=self._terms.where(one, bed))
            case PatientNeglected(_, bed, one, value):
                text = self.tr("{patient} is neglected and becomes {value}.")
                return text.format(patient=self._terms.where(one, bed), value=value)
            case PatientDied(_, bed, one, lacked_bed):
                text = (
                    self.tr("{patient} goes to the mortuary: there is no bed.")
                    if lacked_bed
                    else self.tr("{patient} dies of neglect.")
                )
                return text.format(patient=self._terms.where(one, bed))
            case ReportFinished(seat, report):
                text = self.tr(
                    "{name} finishes a report ({needs}): %n point(s).", "", report.points
                )
                return text.format(name=self._name_of(seat), needs=self._terms.needs(report))
            case RoundScored():
                return self._scored(event)
            case ShiftChanged():
                return self.tr("The shift changes.")
            case MatchEnded():
                return self.tr("The match is over.")
            case _:
                return None

    def _blood(self, event: BloodUsed) -> str:
        patient = self._terms.where(event.patient, event.bed)
        if event.colour is None:
            return self.tr("A blood bag for {patient}.").format(patient=patient)
        text = self.tr("A blood bag: {patient} is {colour} until the shift change.")
        return text.format(patient=patient, colour=self._terms.colour(event.colour))

    def _scored(self, event: RoundScored) -> str:
        total = event.points + event.empty + event.charge
        patients = self.tr("%n patient(s) discharged", "", event.patients)
        points = self.tr("%n point(s)", "", total)
        text = (
            self.tr("{name}: {patients}, the wards are empty: {points}.")
            if event.empty
            else self.tr("{name}: {patients}: {points}.")
        )
        return text.format(name=self._name_of(event.seat), patients=patients, points=points)
