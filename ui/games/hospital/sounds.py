"""How the events of Hospital sound."""

from __future__ import annotations

from tabletop.games.hospital.events import (
    AmbulancesFilled,
    BloodUsed,
    ExtraPatient,
    ImprovementReturned,
    ImprovementTaken,
    PatientAdmitted,
    PatientArrived,
    PatientChanged,
    PatientDied,
    PatientDischarged,
    PatientNeglected,
    PatientsDrawn,
    PatientsExchanged,
    ReportFinished,
    WorkerSent,
)
from tabletop.kernel.game import Event
from ui.sounds import Sound


def sound_of(event: Event) -> Sound | None:
    """What is heard of *event*; None for nothing."""
    match event:
        case AmbulancesFilled() | ExtraPatient():
            return Sound.DICE
        case ImprovementTaken() | ImprovementReturned() | ReportFinished():
            return Sound.CARD
        case PatientDischarged():
            return Sound.BONUS
        case PatientDied() | PatientNeglected():
            return Sound.LOSS
        case (
            PatientsDrawn()
            | PatientAdmitted()
            | PatientsExchanged()
            | PatientArrived()
            | PatientChanged()
            | WorkerSent()
            | BloodUsed()
        ):
            return Sound.PIECE
        case _:
            return None
