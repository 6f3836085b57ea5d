"""The hospital of who plays, large: wards, rooms, staff, the exit and what is kept.

Every patient has a piece for its bed, and every place at the exit one; which slot a piece
lies in, what it shows and whether it is seen follows from the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt

from tabletop.games.hospital.actions import NURSE
from tabletop.games.hospital.closing import Forecast
from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import BEDS, NURSES, Bed, Patient
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Seat
from ui.games.hospital.card_faces import faces_of
from ui.games.hospital.drawings import (
    DEPARTMENT,
    HOSPITAL,
    SPECIALIST,
    bed_element,
    changed_art,
    fitted,
    patient_in,
    symbol_art,
    worker_art,
)
from ui.games.hospital.pieces import dress, new_card, new_die
from ui.pieces.card import Card
from ui.pieces.die import Die
from ui.pieces.label import Label
from ui.pieces.piece import Piece
from ui.stage import pixmaps

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

ROOMS: Final = 14
WORKERS: Final = 11
"""Nurses first, then specialists."""
_CARD, _FIGURE, _LYING, _BADGE = 10, 26, 20, 24
"""How high things lie."""
_BADGE_SIZE: Final = 16.0


class LargeHospital:
    """The hospital that is seen as a whole."""

    def __init__(self, scene: Scene, where: QRectF):
        self._scene = scene
        self.where = where
        self.seat = Seat(0)
        self.patients = [new_die(scene, f"patient-{bed}", _LYING) for bed in BEDS]
        self.leaving = [new_die(scene, f"leaving-{number}", _LYING) for number in BEDS]
        self._changed = [self._badge(f"changed-{bed}") for bed in BEDS]
        self._dying = [self._badge(f"dying-{bed}") for bed in BEDS]
        self.rooms = [new_card(scene, f"room-{at}", _CARD) for at in range(ROOMS)]
        self.staff = [new_card(scene, f"staff-{at}", _CARD) for at in range(WORKERS)]
        self.figures = [self._piece(f"worker-{at}", "nurse") for at in range(WORKERS)]
        self.administrator = new_card(scene, "administrator", _CARD)
        self.bag = Piece("bag", symbol_art("blood"), pixmaps.size(HOSPITAL), scene.pixmaps)
        self.bag.setZValue(_FIGURE)
        scene.addItem(self.bag)
        label = self._label
        self._name = label("name", 18, bold=True)
        self._points = label("points", 14, token="quiet")
        self._expected = label("expected", 16, bold=True)
        self._outlook = label("outlook", 13, token="quiet")
        self._blood = label("blood-count", 18, bold=True, is_centred=True)
        self._deaths = label("deaths-count", 18, bold=True, is_centred=True)

    # Making the pieces

    def _badge(self, key: str) -> Piece:
        badge = Piece(key, symbol_art("death"), pixmaps.size(HOSPITAL), self._scene.pixmaps)
        badge.setZValue(_BADGE)
        badge.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        badge.hide()
        self._scene.addItem(badge)
        return badge

    def _piece(self, key: str, tile: str) -> Piece:
        piece = Piece(key, worker_art(tile), pixmaps.size(HOSPITAL), self._scene.pixmaps)
        piece.setZValue(_FIGURE)
        piece.hide()
        self._scene.addItem(piece)
        return piece

    def _label(
        self,
        element: str,
        height: float,
        *,
        bold: bool = False,
        token: str = "ink",
        is_centred: bool = False,
    ) -> Label:
        align = Qt.AlignmentFlag.AlignHCenter if is_centred else Qt.AlignmentFlag.AlignLeft
        made = Label(
            f"own-{element}",
            self.place(element),
            self._scene.pixmaps,
            height=height,
            bold=bold,
            token=token,
            align=align,
        )
        made.setZValue(_CARD)
        self._scene.addItem(made)
        return made

    # Where things lie

    def place(self, element: str) -> QRectF:
        """Where something of the drawing lies."""
        return pixmaps.place_in(HOSPITAL, element, self.where)

    def slot(self, bed: Bed, *, is_treated: bool) -> QRectF:
        """Where a patient lies in its bed."""
        return patient_in(self.place(bed_element(bed, is_treated=is_treated)))

    def bed(self, bed: Bed) -> QRectF:
        """A whole bed, both slots."""
        return self.place(bed_element(bed, is_treated=False)).united(
            self.place(bed_element(bed, is_treated=True))
        )

    def room(self, at: int) -> QRectF:
        """Where room number *at* lies, from 0."""
        return self.place(f"room-{at + 1}")

    def worker(self, at: int) -> QRectF:
        """Where the card of worker number *at* lies, from 0."""
        return self.place(f"worker-{at + 1}")

    def at_home(self, at: int) -> QRectF:
        """Where the figure of worker number *at* stands before it is sent."""
        figure = pixmaps.place_in(SPECIALIST, "figure", self.worker(at))
        return self._standing(figure)

    def in_room(self, at: int) -> QRectF:
        """Where a figure stands in room number *at*."""
        return self._standing(pixmaps.place_in(DEPARTMENT, "seat", self.room(at)))

    def _standing(self, room: QRectF) -> QRectF:
        return fitted(pixmaps.place("hospital/workers.svg", "nurse").size(), room)

    def exit(self, number: int) -> QRectF:
        """Where discharged patient number *number* stands, from 0."""
        return patient_in(self.place(f"exit-{min(number, len(BEDS) - 1) + 1}"))

    def patient(self, bed: Bed) -> Die:
        """The piece of who lies in a bed."""
        return self.patients[bed]

    def mortuary(self) -> QRectF:
        """Where the dead go."""
        return patient_in(self.place("mortuary"))

    # The truth

    def sync(self, seat: Seat, state: Position, forecast: Forecast) -> None:
        """Shows the hospital of *seat*."""
        self.seat = seat
        wards = state.hospitals[seat]
        for bed, one in enumerate(wards.beds):
            self._show_patient(bed, one, is_dying=bed in forecast.dying)
        for number, leaving in enumerate(self.leaving):
            leaving.setVisible(number < len(wards.discharged))
            if number < len(wards.discharged):
                dress(leaving, wards.discharged[number])
                leaving.put(self.exit(number))
        self._show_cards(state, wards)
        self._show_workers(state, wards)
        self._say(seat, state, wards, forecast)

    def dress_bed(self, bed: Bed, one: Patient) -> None:
        """Who lies in a bed looks like *one* now."""
        self.hide_badges(bed)
        dress(self.patients[bed], one)

    def improvement(self, wards: Wards, card: str) -> Card:
        """The piece of an improvement, the last of its kind."""
        if card in wards.specialists:
            return self.staff[NURSES + last(wards.specialists, card)]
        return self.rooms[last(wards.rooms, card)]

    def _show_patient(self, bed: Bed, one: Patient | None, *, is_dying: bool) -> None:
        die, changed, dying = self.patients[bed], self._changed[bed], self._dying[bed]
        die.setVisible(one is not None)
        changed.setVisible(one is not None and one.shown is not one.colour)
        dying.setVisible(is_dying)
        if one is None:
            return
        dress(die, one)
        at = self.slot(bed, is_treated=one.is_treated)
        die.put(at)
        if changed.isVisible():
            changed.show_art(changed_art(one))
            changed.put(QRectF(at.left() - 4, at.top() - 4, _BADGE_SIZE, _BADGE_SIZE))
        if is_dying:
            right = at.right() - _BADGE_SIZE + 4
            dying.put(QRectF(right, at.top() - 5, _BADGE_SIZE + 2, _BADGE_SIZE + 2))

    def hide_badges(self, bed: Bed) -> None:
        """Who lay in a bed moves: its badges do not."""
        self._changed[bed].hide()
        self._dying[bed].hide()

    def _show_cards(self, state: Position, wards: Wards) -> None:
        faces = faces_of(state.content)
        for at, card in enumerate(self.rooms):
            card.setVisible(at < len(wards.rooms))
            if at < len(wards.rooms):
                card.show_face(faces.room(wards.rooms[at], is_used=bool(wards.at_work[at])))
                card.put(self.room(at))
        present = wards.present
        for at, card in enumerate(self.staff):
            number = at - NURSES
            card.setVisible(0 <= number < len(wards.specialists))
            if card.isVisible():
                name = wards.specialists[number]
                card.show_face(faces.specialist(name, is_away=not present[number]))
                card.put(self.worker(at))
        self.administrator.setVisible(bool(wards.administrator))
        if wards.administrator:
            self.administrator.show_face(faces.administrator(wards.administrator))
            self.administrator.put(self.place("administrator"))
        self.bag.setVisible(wards.blood > 0)
        self.rest_bag()

    def rest_bag(self) -> None:
        """The blood bag lies where it is kept."""
        blood = self.place("blood")
        self.bag.put(
            fitted(pixmaps.place("hospital/symbols.svg", "blood").size(), self._left_of(blood))
        )

    def _left_of(self, where: QRectF) -> QRectF:
        """The half of a place beside its count."""
        return QRectF(where.left() + 3, where.top() + 8, where.width() * 0.5, where.height() - 16)

    def _show_workers(self, state: Position, wards: Wards) -> None:
        """Each figure at home or in its room; of equal ones the first were sent first."""
        rooms = dict.fromkeys(range(WORKERS), -1)
        for room, worker in enumerate(wards.at_work):
            if worker:
                rooms[self._sent(wards, worker, rooms)] = room
        for at, figure in enumerate(self.figures):
            is_there = at < NURSES or at - NURSES < len(wards.specialists)
            figure.setVisible(is_there)
            if is_there:
                tile = (
                    "nurse"
                    if at < NURSES
                    else state.content.workers[wards.specialists[at - NURSES]].tile
                )
                figure.show_art(worker_art(tile))
                figure.put(self.at_home(at) if rooms[at] < 0 else self.in_room(rooms[at]))

    def _sent(self, wards: Wards, worker: str, rooms: dict[int, int]) -> int:
        """The first figure of that kind that is in no room yet."""
        return next(at for at in range(WORKERS) if rooms[at] < 0 and self.kind(wards, at) == worker)

    def kind(self, wards: Wards, at: int) -> str:
        """What worker number *at* is: a nurse, a specialist by its card, or nobody."""
        if at < NURSES:
            return NURSE
        number = at - NURSES
        return wards.specialists[number] if number < len(wards.specialists) else ""

    def idle_figures(self, wards: Wards, worker: str) -> list[Piece]:
        """The figures of a kind that were not sent yet, the one that is sent next first."""
        alike = [at for at in range(WORKERS) if self.kind(wards, at) == worker]
        return [self.figures[at] for at in alike[wards.at_work.count(worker) :]]

    def _say(self, seat: Seat, state: Position, wards: Wards, forecast: Forecast) -> None:
        scene = self._scene
        self._name.say(scene.reasons.name(state, seat))
        points = scene.points_of(state, seat) if scene.tells_points(state) else None
        self._points.say(scene.reasons.standing(wards, points))
        expected, note = scene.reasons.outlook(state, seat, forecast)
        self._expected.say(expected)
        self._outlook.say(note)
        self._blood.say(str(wards.blood))
        self._deaths.say(str(wards.deaths))


def last(cards: Sequence[str], card: str) -> int:
    """The number of the last of equal cards."""
    return max(at for at, each in enumerate(cards) if each == card)
