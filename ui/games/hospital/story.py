"""How the events of Hospital look when they happen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from tabletop.games.hospital.actions import NURSE, Ambulances
from tabletop.games.hospital.content import Specialist
from tabletop.games.hospital.events import (
    AmbulancesFilled,
    AmbulanceTaken,
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
    RoundScored,
    ShiftChanged,
    WorkerSent,
)
from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import (
    NURSES,
    PER_AMBULANCE,
    REPORT_COLUMNS,
    Bed,
    Colour,
    Patient,
    with_value,
)
from tabletop.kernel.game import Event, Seat
from ui.games.hospital.drawings import face_art
from ui.games.hospital.large import LargeHospital
from ui.pieces.piece import Piece
from ui.stage.motion import Moving, after_another, together

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

_ON_TOP: Final = 40
_RIPPLE_MS: Final = 40


class Story:
    """Turns events into motion on *scene*, which shows ``shown`` before them."""

    shown: Position

    def __init__(self, scene: Scene):
        self._scene = scene
        self._number = 0
        """The ambulance whose patients arrive."""
        self._arrived = 0
        self._left = 0
        """Patients that have left in this step."""
        self._drawn: list[Colour | None] = []

    def begin(self, state: Position) -> None:
        """The table shows *state*."""
        self.shown = state
        self._number = max(state.own.ambulance - 1, 0)
        self._arrived = self._left = 0
        self._drawn = list(state.intake.drawn)

    def told(self, event: Event) -> Moving | None:
        """The motion of one event; None where nothing moves."""
        return self._between(event) or self._in_hospital(event)

    # Between the hospitals

    def _between(self, event: Event) -> Moving | None:
        match event:
            case PatientsDrawn(_, colours):
                return self._draws(colours)
            case AmbulancesFilled(ambulances):
                return self._filled(ambulances)
            case PatientsExchanged():
                return self._exchanged(event)
            case AmbulanceTaken(_, number, _):
                self._number = number
                return None
            case ExtraPatient(_, one):
                return self._extra(one)
            case ImprovementTaken(seat, card):
                return self._taken(seat, card.id, isinstance(card, Specialist))
            case ReportFinished(report=report):
                at = self.shown.reports.index(report.id, REPORT_COLUMNS)
                return self._scene.motion.vanish(self._scene.road.reports[at], 350)
            case _:
                return None

    def _draws(self, colours: tuple[Colour, ...]) -> Moving:
        """Patients without a value come out of the bag."""
        scene = self._scene
        self._drawn = list(colours)
        motions = []
        for at, colour in enumerate(colours):
            number, place = divmod(at, PER_AMBULANCE)
            die = scene.road.waiting(number, place)
            die.relook(partial(face_art, colour))
            die.show_face(0)
            die.put(scene.road.in_ambulance(number, place))
            die.show()
            motions.append(scene.motion.appear(die))
        return together(motions)

    def _filled(self, ambulances: Ambulances) -> Moving:
        """Patients tumble into the ambulances, one after the other."""
        scene, motions = self._scene, []
        for number, patients in enumerate(ambulances):
            for at, one in enumerate(patients):
                die = scene.road.waiting(number, at)
                die.relook(partial(face_art, one.shown))
                die.put(scene.road.in_ambulance(number, at))
                die.show()
                wait = scene.motion.pause(1 + _RIPPLE_MS * (number * PER_AMBULANCE + at))
                motions.append(after_another([wait, scene.motion.tumble(die, one.value)]))
        return together(motions)

    def _exchanged(self, event: PatientsExchanged) -> Moving:
        road = self._scene.road
        pieces = []
        pairs = ((event.ambulance, event.low), (event.ambulance + 1, event.high))
        for number, colour in pairs:
            at = next(
                at
                for at, one in enumerate(self.shown.intake.ambulances[number])
                if (one.colour, one.value) == (colour, event.value)
            )
            pieces.append(road.waiting(number, at))
        low, high = pieces
        slide = self._scene.motion.slide
        return together([slide(low, high.pos(), 300), slide(high, low.pos(), 300)])

    def _extra(self, one: Patient) -> Moving:
        scene = self._scene
        die = scene.road.arriving
        die.relook(partial(face_art, one.shown))
        die.put(scene.road.extra(self._number))
        die.show()
        return scene.motion.tumble(die, one.value)

    def _taken(self, seat: Seat, card: str, is_specialist: bool) -> Moving:
        """A card goes from the market to its lot, or to somebody else's hospital."""
        scene = self._scene
        piece = scene.road.market[self.shown.intake.market.index(card)]
        piece.setZValue(_ON_TOP)
        wards = self.shown.hospitals[seat]
        hospital = scene.hospital_of(seat)
        if isinstance(hospital, LargeHospital):
            lot = (
                hospital.worker(NURSES + len(wards.specialists))
                if is_specialist
                else hospital.room(len(wards.rooms))
            )
            return scene.motion.slide(piece, lot.topLeft(), 450)
        there = _centred(piece, hospital.where)
        return after_another([scene.motion.slide(piece, there, 450), scene.motion.vanish(piece)])

    # In a hospital

    def _in_hospital(self, event: Event) -> Moving | None:  # noqa: C901  one row an event
        match event:
            case PatientAdmitted(seat, one, bed):
                return self._comes(seat, one, bed, self._blank(one.colour))
            case PatientArrived(seat, one, bed):
                return self._comes(seat, one, bed, self._from_ambulance())
            case PatientChanged(seat, bed, one, value, is_treated):
                return self._changed(seat, bed, with_value(one, value, is_treated))
            case PatientNeglected(seat, bed, one, value):
                piece = self._dressed(seat, bed, with_value(one, value, False))
                return self._scene.motion.appear(piece, 200)
            case PatientDischarged(seat, bed, _):
                return self._discharged(seat, bed)
            case PatientDied(seat, bed):
                return self._died(seat, bed)
            case WorkerSent(seat, worker, room):
                return self._sent(seat, NURSE if worker is None else worker.id, room.id)
            case BloodUsed(seat, bed):
                return self._blood(seat, bed)
            case ImprovementReturned(seat, card):
                return self._returned(seat, card.id)
            case RoundScored():
                return self._scene.motion.pause(600)
            case ShiftChanged():
                return self._scene.motion.pause(250)
            case _:
                return None

    def _blank(self, colour: Colour) -> Piece:
        """The drawn patient of a colour that is admitted now."""
        at = self._drawn.index(colour)
        self._drawn[at] = None
        return self._scene.road.waiting(*divmod(at, PER_AMBULANCE))

    def _from_ambulance(self) -> Piece:
        at, self._arrived = self._arrived, self._arrived + 1
        road = self._scene.road
        return road.waiting(self._number, at) if at < PER_AMBULANCE else road.arriving

    def _comes(self, seat: Seat, one: Patient, bed: Bed, waiting: Piece) -> Moving:
        """Who waited lies down in a bed."""
        scene, hospital = self._scene, self._scene.hospital_of(seat)
        piece = self._dressed(seat, bed, one)
        at = hospital.slot(bed, is_treated=False)
        piece.put(at)
        piece.setPos(waiting.pos())
        piece.show()
        waiting.hide()
        return scene.motion.slide(piece, at.topLeft(), 320)

    def _dressed(self, seat: Seat, bed: Bed, one: Patient) -> Piece:
        """The piece in a bed, as *one* looks."""
        hospital = self._scene.hospital_of(seat)
        hospital.dress_bed(bed, one)
        return hospital.patient(bed)

    def _changed(self, seat: Seat, bed: Bed, one: Patient) -> Moving:
        """A patient shows its new value and lies in the lower slot."""
        piece = self._dressed(seat, bed, one)
        at = self._scene.hospital_of(seat).slot(bed, is_treated=one.is_treated)
        return self._scene.motion.slide(piece, at.topLeft(), 300)

    def _discharged(self, seat: Seat, bed: Bed) -> Moving:
        scene, hospital = self._scene, self._scene.hospital_of(seat)
        piece = hospital.patient(bed)
        piece.setZValue(_ON_TOP)
        number = len(self.shown.hospitals[seat].discharged) + self._left
        self._left += 1
        hospital.hide_badges(bed)
        there = hospital.exit(number).topLeft()
        return after_another([scene.motion.slide(piece, there, 480), scene.motion.pause(80)])

    def _died(self, seat: Seat, bed: Bed) -> Moving:
        scene, hospital = self._scene, self._scene.hospital_of(seat)
        piece = hospital.patient(bed)
        piece.setZValue(_ON_TOP)
        hospital.hide_badges(bed)
        there = hospital.mortuary().topLeft()
        return after_another(
            [scene.motion.slide(piece, there, 420), scene.motion.vanish(piece, 250)]
        )

    def _sent(self, seat: Seat, worker: str, room: str) -> Moving:
        """A figure walks to a room; in a small hospital nobody is seen walking."""
        scene, hospital = self._scene, self._scene.hospital_of(seat)
        if not isinstance(hospital, LargeHospital):
            return scene.motion.pause(220)
        wards = self.shown.hospitals[seat]
        idle = hospital.idle_figures(wards, worker)
        chosen, scene.sent = scene.sent, None
        figure = chosen if chosen in idle else idle[0]
        figure.setZValue(_ON_TOP)
        at = wards.free_room(room)
        return scene.motion.slide(figure, hospital.in_room(at).topLeft(), 320)

    def _blood(self, seat: Seat, bed: Bed) -> Moving:
        scene, hospital = self._scene, self._scene.hospital_of(seat)
        if not isinstance(hospital, LargeHospital):
            return scene.motion.pause(220)
        bag = hospital.bag
        bag.setZValue(_ON_TOP)
        return scene.motion.slide(bag, _centred(bag, hospital.bed(bed)), 320)

    def _returned(self, seat: Seat, card: str) -> Moving:
        scene, hospital = self._scene, self._scene.hospital_of(seat)
        if not isinstance(hospital, LargeHospital):
            return scene.motion.pause(220)
        return scene.motion.vanish(hospital.improvement(self.shown.hospitals[seat], card), 260)


def _centred(piece: Piece, where: QRectF) -> QPointF:
    """Where a piece lies in the middle of a place."""
    return where.center() - QPointF(piece.units.width() / 2, piece.units.height() / 2)
