"""The hospital of somebody else, small and complete: who lies there, what it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt

from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import BEDS, NURSES, Bed, Patient
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Seat
from ui.games.hospital.drawings import (
    OTHER,
    bed_element,
    fitted,
    mini_art,
    room_icon,
    symbol_art,
    worker_art,
)
from ui.games.hospital.effect_art import charge_signs
from ui.games.hospital.large import ROOMS, WORKERS
from ui.pieces.label import Label
from ui.pieces.piece import Piece
from ui.stage import pixmaps
from ui.stage.pixmaps import Art
from ui.words import figure

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

_LYING: Final = 20
_QUIET: Final = 0.4
"""How much is seen of a room that was used, and of a worker who was sent."""


class SmallHospital:
    """The hospital of another player, at *where*."""

    def __init__(self, scene: Scene, number: int, where: QRectF):
        self._scene = scene
        self._key = f"other-{number}"
        self.where = where
        self.seat = Seat(number)
        self.patients = [
            self._piece(f"patient-{bed}", Art("hospital/patients.svg", "mini-R-1")) for bed in BEDS
        ]
        self.rooms = [self._piece(f"room-{at}", room_icon("start")) for at in range(ROOMS)]
        self.staff = [
            self._piece(f"worker-{at}", worker_art("nurse", is_small=True)) for at in range(WORKERS)
        ]
        self._administrator = self._piece("administrator", symbol_art("spare"))
        self._first = self._piece("first", symbol_art("first"))
        self._name = self._label("name", 14, bold=True)
        self._points = self._label("points", 14, bold=True, align=Qt.AlignmentFlag.AlignRight)
        self._blood = self._label("blood-count", 13)
        self._deaths = self._label("deaths-count", 13)
        self._exit = self._label("exit-count", 13)

    def _piece(self, what: str, art: Art) -> Piece:
        piece = Piece(f"{self._key}-{what}", art, pixmaps.size(OTHER), self._scene.pixmaps)
        piece.setZValue(_LYING)
        piece.hide()
        self._scene.addItem(piece)
        return piece

    def _label(
        self,
        element: str,
        height: float,
        *,
        bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> Label:
        key, where = f"{self._key}-{element}", self.place(element)
        made = Label(key, where, self._scene.pixmaps, height=height, bold=bold, align=align)
        self._scene.addItem(made)
        return made

    # Where things lie

    def place(self, element: str) -> QRectF:
        """Where something of the drawing lies."""
        return pixmaps.place_in(OTHER, element, self.where)

    def slot(self, bed: Bed, *, is_treated: bool) -> QRectF:
        """Where a patient lies in its bed."""
        return self._mini(self.place(bed_element(bed, is_treated=is_treated)))

    def _mini(self, room: QRectF) -> QRectF:
        return fitted(pixmaps.place("hospital/patients.svg", "mini-R-1").size(), room)

    def exit(self, number: int) -> QRectF:
        """Where the discharged go."""
        return self._mini(self.place("exit"))

    def mortuary(self) -> QRectF:
        """Where the dead go."""
        return self._mini(self.place("deaths-count"))

    def patient(self, bed: Bed) -> Piece:
        """The piece of who lies in a bed."""
        return self.patients[bed]

    def dress_bed(self, bed: Bed, one: Patient) -> None:
        """Who lies in a bed looks like *one* now."""
        self.patients[bed].show_art(mini_art(one))

    def hide_badges(self, bed: Bed) -> None:
        """There are none here."""

    # The truth

    def sync(self, seat: Seat, state: Position) -> None:
        """Shows the hospital of *seat*."""
        self.seat = seat
        wards = state.hospitals[seat]
        for bed, (piece, one) in enumerate(zip(self.patients, wards.beds, strict=True)):
            piece.setVisible(one is not None)
            if one is not None:
                piece.show_art(mini_art(one))
                piece.put(self.slot(bed, is_treated=one.is_treated))
        self._show_improvements(state, wards)
        self._show_signs(seat, state, wards)
        scene = self._scene
        self._name.say(scene.words.name_of(seat))
        self._points.say(figure(scene.points_of(state, seat)) if scene.tells_points(state) else "")
        self._blood.say(str(wards.blood))
        self._deaths.say(str(wards.deaths))
        self._exit.say(str(len(wards.discharged)))

    def _show_improvements(self, state: Position, wards: Wards) -> None:
        for at, piece in enumerate(self.rooms):
            piece.setVisible(at < len(wards.rooms))
            if at < len(wards.rooms):
                piece.show_art(room_icon(state.content.rooms[wards.rooms[at]].tile))
                piece.put(self.place(f"room-{at + 1}"))
                piece.setOpacity(_QUIET if wards.at_work[at] else 1)
        present, nurses = wards.present, wards.nurses
        for at, piece in enumerate(self.staff):
            number = at - NURSES
            piece.setVisible(number < len(wards.specialists))
            if not piece.isVisible():
                continue
            if number < 0:
                tile, is_here = "nurse", at >= NURSES - nurses
            else:
                tile = state.content.workers[wards.specialists[number]].tile
                is_here = present[number]
            piece.show_art(worker_art(tile, is_small=True))
            piece.put(self._figure(self.place(f"worker-{at + 1}")))
            piece.setOpacity(1 if is_here else _QUIET)

    def _figure(self, room: QRectF) -> QRectF:
        return fitted(pixmaps.place("hospital/workers.svg", "mini-nurse").size(), room)

    def _show_signs(self, seat: Seat, state: Position, wards: Wards) -> None:
        """The administrator, and who begins the round."""
        self._administrator.setVisible(bool(wards.administrator))
        if wards.administrator:
            charge = state.content.administrators[wards.administrator].charge
            self._administrator.show_art(symbol_art(charge_signs(charge)[0]))
            self._administrator.put(self.place("administrator"))
        self._first.setVisible(state.first == seat and state.phase is not Phase.LOT)
        self._first.put(self.place("first"))
