"""The rooms and the staff of one hospital of the table in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from tabletop.games.hospital.actions import NURSE
from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import NURSES
from tabletop.games.hospital.wards import Wards
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.large import ROOMS, WORKERS, LargeHospital
from ui.games.hospital.small import SmallHospital
from ui.games.hospital.terms import capital
from ui.games.hospital.ward_things import AnyHospital
from ui.stage.things import Kind, Thing

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene


class StaffThings(QObject):
    """Tells where the workers of a hospital on *scene* are, and what its rooms do."""

    def __init__(self, scene: Scene):
        super().__init__()
        self._scene = scene

    def told(self, state: Position, hospital: AnyHospital) -> Iterator[Thing]:
        """The rooms, and then who works there."""
        yield from self._rooms(state, hospital)
        if isinstance(hospital, SmallHospital):
            yield from self._few_nurses(state, hospital)
        else:
            yield from self._nurses(state, hospital)
        yield from self._specialists(state, hospital)

    # Rooms

    def _group_of_rooms(self, hospital: AnyHospital) -> str:
        return self.tr("{name}: the rooms").format(name=self._scene.words.name_of(hospital.seat))

    def _rooms(self, state: Position, hospital: AnyHospital) -> Iterator[Thing]:
        seat, cards = hospital.seat, HospitalCards(state.content)
        wards, group = state.hospitals[seat], self._group_of_rooms(hospital)
        for at, name in enumerate(self._numbered(cards, wards.rooms)):
            words, worker = name, wards.at_work[at]
            if worker:
                words = self.tr("{room}, used by {worker}").format(
                    room=name, worker=cards.worker(worker)
                )
            if isinstance(hospital, LargeHospital):
                words = self._does(words, cards.effect(wards.rooms[at]))
            area = hospital.place(f"room-{at + 1}")
            yield Thing(f"hospital-{seat}-room-{at + 1}", words, area, group)
        free = ROOMS - len(wards.rooms)
        if free and isinstance(hospital, LargeHospital):
            words = self.tr("%n free place(s) for departments", "", free)
            area = hospital.room(len(wards.rooms))
            yield Thing(f"hospital-{seat}-free-room", words, area, group)

    def _numbered(self, cards: HospitalCards, rooms: Sequence[str]) -> list[str]:
        """The names of rooms, the second of equal ones as such."""
        names = []
        for at, card in enumerate(rooms):
            number = rooms[: at + 1].count(card)
            text = "{room}" if number == 1 else self.tr("{room}, number {number}")
            names.append(text.format(room=cards.name(card), number=number))
        return names

    def _does(self, name: str, effect: str) -> str:
        return self.tr("{name}: {effect}").format(name=name, effect=effect)

    # Staff

    def _group(self, hospital: AnyHospital) -> str:
        return self.tr("{name}: the staff").format(name=self._scene.words.name_of(hospital.seat))

    def _nurses(self, state: Position, hospital: LargeHospital) -> Iterator[Thing]:
        """Each nurse at home or in a room."""
        wards = state.hospitals[hospital.seat]
        rooms = _rooms_of(wards, NURSE)
        names = self._numbered(HospitalCards(state.content), wards.rooms)
        for at in range(NURSES):
            if at < len(rooms):
                words = self.tr("nurse {number}, in {room}")
                area, room = hospital.in_room(rooms[at]), names[rooms[at]]
            else:
                words, area, room = self.tr("nurse {number}, not sent"), hospital.worker(at), ""
            words = words.format(number=at + 1, room=room)
            yield self._staff(hospital, f"nurse-{at + 1}", words, area)

    def _few_nurses(self, state: Position, hospital: SmallHospital) -> Iterator[Thing]:
        """How many nurses were not sent: nobody sees them walk."""
        words = self.tr("%n nurse(s) not sent", "", state.hospitals[hospital.seat].nurses)
        area = hospital.place("worker-1").united(hospital.place(f"worker-{NURSES}"))
        yield self._staff(hospital, "nurses", words, area)

    def _specialists(self, state: Position, hospital: AnyHospital) -> Iterator[Thing]:
        wards, cards = state.hospitals[hospital.seat], HospitalCards(state.content)
        names = self._numbered(cards, wards.rooms)
        for at, card in enumerate(wards.specialists):
            rooms, before = _rooms_of(wards, card), wards.specialists[:at].count(card)
            words = capital(cards.name(card))
            if before < len(rooms):
                words = self.tr("{worker}, in {room}").format(
                    worker=words, room=names[rooms[before]]
                )
            else:
                words = self.tr("{worker}, not sent").format(worker=words)
            if isinstance(hospital, LargeHospital):
                words = self._does(words, cards.effect(card))
            area = hospital.place(f"worker-{NURSES + at + 1}")
            yield self._staff(hospital, f"specialist-{at + 1}", words, area)
        free = WORKERS - NURSES - len(wards.specialists)
        if free and isinstance(hospital, LargeHospital):
            words = self.tr("%n free place(s) for specialists", "", free)
            area = hospital.worker(NURSES + len(wards.specialists))
            yield self._staff(hospital, "free-worker", words, area, Kind.PLACE)

    def _staff(
        self, hospital: AnyHospital, what: str, words: str, area: QRectF, kind: Kind = Kind.PIECE
    ) -> Thing:
        return Thing(f"hospital-{hospital.seat}-{what}", words, area, self._group(hospital), kind)


def _rooms_of(wards: Wards, worker: str) -> list[int]:
    """The rooms to which workers of a kind came: of equal ones the first were sent first."""
    return [room for room, each in enumerate(wards.at_work) if each == worker]
