"""The drawings of Hospital, by their files and by what they show."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from tabletop.games.hospital.lines import bed_name
from tabletop.games.hospital.printed import LETTERS, Bed, Colour, Patient
from ui.stage import pixmaps
from ui.stage.pixmaps import Art

HOSPITAL: Final = "hospital/hospital.svg"
OTHER: Final = "hospital/other.svg"
PATIENTS: Final = "hospital/patients.svg"
DEPARTMENT: Final = "hospital/department.svg"
SPECIALIST: Final = "hospital/specialist.svg"
ADMINISTRATOR: Final = "hospital/administrator.svg"
REPORT: Final = "hospital/report.svg"
AMBULANCE: Final = "hospital/ambulance.svg"
WORKERS: Final = "hospital/workers.svg"
SYMBOLS: Final = "hospital/symbols.svg"


def layout(seats: int) -> str:
    """The drawing that says where everything lies for so many players."""
    return f"hospital/layout-{seats}.svg"


def bed_element(bed: Bed, *, is_treated: bool) -> str:
    """The slot of a bed: the lower one for who was treated."""
    return f"bed-{bed_name(bed)}-{'low' if is_treated else 'up'}"


def face_art(colour: Colour, value: int) -> Art:
    """A die of a colour; 0 is one that was not thrown yet."""
    return Art(PATIENTS, f"{LETTERS[colour]}-{value}" if value else f"blank-{LETTERS[colour]}")


def mini_art(one: Patient) -> Art:
    """A die in a small hospital."""
    return Art(PATIENTS, f"mini-{LETTERS[one.shown]}-{one.value}")


def changed_art(one: Patient) -> Art:
    """The badge that tells a patient's own colour while it shows another."""
    return Art(PATIENTS, f"changed-{LETTERS[one.colour]}")


def symbol_art(sign: str) -> Art:
    """A sign of the symbols."""
    return Art(SYMBOLS, sign)


def worker_art(tile: str, *, is_small: bool = False) -> Art:
    """A figure: of a nurse, or in the colour of a specialist."""
    return Art(WORKERS, f"mini-{tile}" if is_small else tile)


def room_icon(tile: str) -> Art:
    """A room in a small hospital."""
    return Art(SYMBOLS, f"room-{tile}")


def fitted(shape: QSizeF, room: QRectF) -> QRectF:
    """The middle of *room*, as large as a drawing of that shape can be."""
    scale = min(room.width() / shape.width(), room.height() / shape.height())
    at = QRectF(QPointF(0, 0), shape * scale)
    at.moveCenter(room.center())
    return at


def patient_in(room: QRectF) -> QRectF:
    """Where a die lies in *room*."""
    return fitted(pixmaps.place(PATIENTS, "R-1").size(), room)
