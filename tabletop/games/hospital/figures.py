"""What a simulation of Hospital tells besides points: who leaves, who dies, who is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from tabletop.games.hospital.events import (
    BloodUsed,
    ImprovementReturned,
    PatientAdmitted,
    PatientArrived,
    PatientDied,
    PatientNeglected,
    ReportFinished,
    RoundScored,
    SpecialistHelps,
    WorkerSent,
)
from tabletop.games.hospital.printed import ROUNDS
from tabletop.kernel.game import Event

_TOLD: Final[Mapping[type[Event], str]] = {
    PatientAdmitted: "came",
    PatientArrived: "came",
    PatientDied: "died",
    PatientNeglected: "neglected",
    BloodUsed: "bags",
    ImprovementReturned: "returned",
    WorkerSent: "sent",
    SpecialistHelps: "helped",
    ReportFinished: "reports",
}
"""What is counted whenever it happens."""


def counted(story: Iterable[Event]) -> Counter[str]:
    """Shifts and what happened in them; of the rounds of each hospital, the largest."""
    found: Counter[str] = Counter()
    largest: Counter[int] = Counter()
    for event in story:
        match event:
            case RoundScored(seat, patients, _, empty, _):
                found.update(shifts=1, discharged=patients, empty=bool(empty))
                largest[seat] = max(largest[seat], patients)
            case _ if told := _TOLD.get(type(event)):
                found[told] += 1
            case _:
                pass
    found.update(largest=largest.total())
    return found


def figures(counts: Mapping[str, int], games: int) -> dict[str, float]:
    """What happens in one hospital in one match; *games* is not needed."""
    hospitals = counts.get("shifts", 0) / ROUNDS
    if not hospitals:
        return {}

    def each(name: str) -> float:
        return counts.get(name, 0) / hospitals

    return {
        "discharged": each("discharged"),
        "largest_round": each("largest"),
        "deaths": each("died"),
        "patients_left": each("came") - each("discharged") - each("died"),
        "neglected": each("neglected"),
        "rounds_with_empty_wards": each("empty"),
        "workers_sent": each("sent"),
        "specialists_helped": each("helped"),
        "blood_bags_used": each("bags"),
        "improvements_returned": each("returned"),
        "reports_finished": each("reports"),
    }
