"""What lies on the table of Hospital, in words: ambulances, cards, and every hospital.

All hospitals are open, so a small one is told as fully as the large one. Only what its rooms
and its staff do, which is heard where they are large, is left out there, and its free beds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tabletop.games.hospital.content import Room
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import PER_AMBULANCE, REPORT_COLUMNS, Patient
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.staff_things import StaffThings
from ui.games.hospital.terms import HospitalTerms
from ui.games.hospital.ward_things import AnyHospital, WardThings
from ui.stage.things import Kind, Thing

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene


class HospitalThings(QObject):
    """Tells the things on *scene*."""

    def __init__(self, scene: Scene):
        super().__init__()
        self._scene = scene
        self._terms = HospitalTerms()
        self._wards = WardThings(scene)
        self._staff = StaffThings(scene)

    def told(self, state: Position) -> list[Thing]:
        """What lies between the hospitals, then the large hospital, then the others."""
        told = [*self._ambulances(state), *self._waiting(state), *self._cards(state)]
        hospitals: list[AnyHospital] = [self._scene.large, *self._scene.small]
        for hospital in hospitals:
            told += self._wards.told(state, hospital)
            told += self._staff.told(state, hospital)
        return told

    # Ambulances

    def _ambulances(self, state: Position) -> Iterator[Thing]:
        """Each ambulance, and each patient in it."""
        road, filled = self._scene.road, state.intake.ambulances
        group = self.tr("The ambulances")
        for number in range(road.count):
            patients = filled[number] if number < len(filled) else ()
            words = self._ambulance(state, number, patients)
            yield Thing(f"ambulance-{number + 1}", words, road.ambulance(number), group)
            for at, one in enumerate(patients):
                words = self.tr("{patient}, ambulance {number}").format(
                    patient=self._terms.patient(one), number=number + 1
                )
                area = road.in_ambulance(number, at)
                yield Thing(f"ambulance-{number + 1}-{at + 1}", words, area, group, Kind.PIECE)

    def _ambulance(self, state: Position, number: int, patients: Sequence[Patient]) -> str:
        """Who is in it and what that would mean, or who took it."""
        taken = (
            seat for seat, wards in enumerate(state.hospitals) if wards.ambulance == number + 1
        )
        seat = next(taken, None)
        note = self._scene.reasons.ambulance(state, number, patients, seat)
        if seat is not None:
            return self.tr("ambulance {number}, taken by {name}").format(
                number=number + 1, name=note
            )
        if not patients:
            return self.tr("ambulance {number}, empty").format(number=number + 1)
        words = self.tr("ambulance {number}: {patients}").format(
            number=number + 1, patients=self._terms.patients(patients)
        )
        return self.tr("{words} ({note})").format(words=words, note=note) if note else words

    def _waiting(self, state: Position) -> Iterator[Thing]:
        """Patients without a value yet, and those who wait for a bed."""
        road, intake, group = self._scene.road, state.intake, self.tr("Patients who wait")
        for at, colour in enumerate(intake.drawn):
            words = self.tr("{colour}, no value yet").format(colour=self._terms.colour(colour))
            area = road.in_ambulance(*divmod(at, PER_AMBULANCE))
            yield Thing(f"drawn-{at + 1}", words, area, group, Kind.PIECE)
        number = state.own.ambulance - 1
        for at, one in enumerate(intake.arriving):
            words = self.tr("{patient}, waits for a bed").format(patient=self._terms.patient(one))
            is_extra = at >= PER_AMBULANCE
            area = road.extra(number) if is_extra else road.in_ambulance(number, at)
            yield Thing(f"arriving-{at + 1}", words, area, group, Kind.PIECE)

    # Cards

    def _cards(self, state: Position) -> Iterator[Thing]:
        """The market, administrators to choose from, and reports."""
        cards, road = HospitalCards(state.content), self._scene.road
        for at, card in enumerate(state.intake.market):
            is_room = isinstance(state.content.improvement(card), Room)
            text = (
                self.tr("department {name}: {effect}")
                if is_room
                else self.tr("specialist {name}: {effect}")
            )
            words = text.format(name=cards.name(card), effect=cards.effect(card))
            group = self.tr("The market")
            yield Thing(f"market-{at + 1}", words, road.on_market(at), group, Kind.PIECE)
        if state.phase is Phase.KEEP:
            for at, card in enumerate(state.intake.offered):
                words = self.tr("administrator {name}: {effect}").format(
                    name=cards.name(card), effect=cards.effect(card)
                )
                group = self.tr("Administrators to choose from")
                yield Thing(f"offered-{at + 1}", words, road.offer(at), group, Kind.PIECE)
        for at, card in enumerate(state.reports):
            if card:
                is_above = at < REPORT_COLUMNS
                text = (
                    self.tr("{report}, upper row, column {number}")
                    if is_above
                    else self.tr("{report}, lower row, column {number}")
                )
                words = text.format(report=cards.effect(card), number=at % REPORT_COLUMNS + 1)
                yield Thing(f"report-{at + 1}", words, road.report(at), self.tr("The reports"))


Things = HospitalThings
