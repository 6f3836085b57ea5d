"""What lies between the hospitals: ambulances with patients, the market, reports, offered cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from tabletop.games.hospital.content import Room
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import PER_AMBULANCE, SHOWN_REPORTS, Colour, Patient
from ui.games.hospital.ambulance import Ambulance
from ui.games.hospital.card_faces import faces_of
from ui.games.hospital.drawings import (
    ADMINISTRATOR,
    AMBULANCE,
    DEPARTMENT,
    REPORT,
    SPECIALIST,
    face_art,
    fitted,
    layout,
    patient_in,
)
from ui.games.hospital.pieces import dress, new_card, new_die
from ui.pieces.die import Die
from ui.stage import pixmaps
from ui.stage.pixmaps import Art

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

_LYING: Final = 20
_MOST_OFFERED: Final = 2


class Road:
    """Ambulances, market and reports of a table for so many players."""

    def __init__(self, scene: Scene, seats: int):
        self._scene = scene
        self._layout = layout(seats)
        self.count = seats + 1
        self.patients = [
            new_die(scene, f"waiting-{number}", _LYING)
            for number in range(self.count * PER_AMBULANCE)
        ]
        self.ambulances = [
            Ambulance(scene, number, self.ambulance(number), self._aboard(number))
            for number in range(self.count)
        ]
        self.arriving = new_die(scene, "extra", _LYING)
        self._gone: list[QGraphicsItem] = []
        """What makes room for the tray."""
        self.market = [
            new_card(scene, f"market-{at}", _LYING)
            for at in range(6)
            if pixmaps.has(self._layout, f"market-{at + 1}")
        ]
        self.offered = [new_card(scene, f"offered-{at}", _LYING) for at in range(_MOST_OFFERED)]
        self.reports = [
            new_card(scene, f"report-{at}", _LYING)
            for at in range(SHOWN_REPORTS)
            if pixmaps.has(self._layout, f"report-{at + 1}")
        ]

    # Where things lie

    def ambulance(self, number: int) -> QRectF:
        """Where an ambulance stands, from 0."""
        return pixmaps.place(self._layout, f"ambulance-{number + 1}")

    def in_ambulance(self, number: int, at: int) -> QRectF:
        """Where a patient lies in it."""
        room = pixmaps.place_in(AMBULANCE, f"die-{at + 1}", self.ambulance(number))
        return patient_in(room)

    def waiting(self, number: int, at: int) -> Die:
        """The piece of a patient in an ambulance."""
        return self._aboard(number)[at]

    def _aboard(self, number: int) -> list[Die]:
        return self.patients[number * PER_AMBULANCE :][:PER_AMBULANCE]

    def on_market(self, at: int) -> QRectF:
        """Where a card of the market lies."""
        return pixmaps.place(self._layout, f"market-{at + 1}")

    def report(self, at: int) -> QRectF:
        """Where a report lies: 0 to 2 above, 3 to 5 below."""
        return pixmaps.place(self._layout, f"report-{at + 1}")

    def everything(self) -> QRectF:
        """Where all ambulances stand."""
        whole = self.ambulance(0)
        for number in range(1, self.count):
            whole = whole.united(self.ambulance(number))
        return whole

    def plates(self) -> QRectF:
        """Where the market lies: while it is empty there is room for choices."""
        whole = self.on_market(0)
        for at in range(1, len(self.market)):
            whole = whole.united(self.on_market(at))
        return whole

    def drive_off(self, gone: bool) -> None:
        """The ambulances make room for what is entered by hand, or are back."""
        for item in self._gone:
            item.show()
        there = (*self.ambulances, *self.patients, self.arriving)
        self._gone = [item for item in there if gone and item.isVisible()]
        for item in self._gone:
            item.hide()

    # The truth

    def sync(self, state: Position) -> None:
        """Shows what lies between the hospitals."""
        self._show_ambulances(state)
        self._show_drawn(state)
        self._show_market(state)
        faces = faces_of(state.content)
        for at, card in enumerate(self.reports):
            name = state.reports[at] if at < len(state.reports) else ""
            card.setVisible(bool(name))
            if name:
                card.show_face(faces.report(name))
                card.put(fitted(pixmaps.size(REPORT), self.report(at)))

    def _show_ambulances(self, state: Position) -> None:
        filled = state.intake.ambulances
        taken = {wards.ambulance - 1: seat for seat, wards in enumerate(state.hospitals)}
        for number, piece in enumerate(self.ambulances):
            patients = filled[number] if number < len(filled) else ()
            is_there = bool(patients) or not (filled or number in taken)
            # A hand may have left it at a hospital.
            piece.put(self.ambulance(number))
            piece.show_art(Art(AMBULANCE, "ambulance" if is_there else "taken"))
            piece.number.say(str(number + 1) if is_there else "")
            seat = taken.get(number)
            piece.note.say(self._scene.reasons.ambulance(state, number, patients, seat))
            for at in range(PER_AMBULANCE):
                self._show_waiting(number, at, patients[at] if at < len(patients) else None)

    def _show_waiting(self, number: int, at: int, one: Patient | None) -> None:
        die = self.waiting(number, at)
        die.setVisible(one is not None)
        if one is not None:
            dress(die, one)
            die.put(self.in_ambulance(number, at))

    def _show_drawn(self, state: Position) -> None:
        """Patients without a value yet, and those who wait for a bed, lie in the first ones."""
        for at, colour in enumerate(state.intake.drawn):
            self._lay(at, colour, 0)
        number = state.own.ambulance - 1
        for at, one in enumerate(state.intake.arriving):
            if at < PER_AMBULANCE:
                self._lay(number * PER_AMBULANCE + at, one.shown, one.value)
        extra = state.intake.arriving[PER_AMBULANCE:]
        self.arriving.setVisible(bool(extra))
        for one in extra:
            dress(self.arriving, one)
            self.arriving.put(self.extra(number))

    def extra(self, number: int) -> QRectF:
        """Where the patient of an epidemic waits: below the ambulance's middle one."""
        at = self.in_ambulance(number, 1)
        return at.translated(0, at.height() * 0.95)

    def _lay(self, at: int, colour: Colour, value: int) -> None:
        die = self.patients[at]
        die.relook(partial(face_art, colour))
        die.show_face(value)
        die.put(self.in_ambulance(*divmod(at, PER_AMBULANCE)))
        die.show()

    def _show_market(self, state: Position) -> None:
        faces = faces_of(state.content)
        market = state.intake.market
        for at, card in enumerate(self.market):
            card.setVisible(at < len(market))
            if at < len(market):
                card.show_face(faces.improvement(market[at]))
                is_room = isinstance(state.content.improvement(market[at]), Room)
                shape = pixmaps.size(DEPARTMENT if is_room else SPECIALIST)
                card.put(fitted(shape, self.on_market(at)))
        for at, card in enumerate(self.offered):
            card.setVisible(state.phase is Phase.KEEP and at < len(state.intake.offered))
            if card.isVisible():
                card.show_face(faces.administrator(state.intake.offered[at]))
                card.put(self.offer(at))

    def offer(self, at: int) -> QRectF:
        """Where an administrator lies that may be kept."""
        room = self.plates()
        half = QRectF(
            room.left() + at * room.width() / 2, room.top(), room.width() / 2, room.height()
        )
        return fitted(pixmaps.size(ADMINISTRATOR), half.adjusted(8, 4, -8, -4))
