"""One hospital of the table in words: whose it is, who lies there, who has left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF

from tabletop.games.hospital.closing import Forecast, forecast
from tabletop.games.hospital.lines import bed_name
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import (
    BEDS,
    DISCHARGE_POINTS,
    EMPTY_WARDS,
    Bed,
    Patient,
)
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.large import LargeHospital
from ui.games.hospital.small import SmallHospital
from ui.games.hospital.terms import HospitalTerms, bed
from ui.stage.things import Kind, Thing

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

AnyHospital: TypeAlias = LargeHospital | SmallHospital
"""A hospital as it is drawn."""


class WardThings(QObject):
    """Tells the patients and the counts of a hospital on *scene*."""

    def __init__(self, scene: Scene):
        super().__init__()
        self._scene = scene
        self._terms = HospitalTerms()

    def told(self, state: Position, hospital: AnyHospital) -> Iterator[Thing]:
        """The hospital as a whole, its beds, and its exit."""
        yield from self._standing(state, hospital)
        yield from self._counts(state, hospital)
        yield from self._beds(state, hospital)
        if isinstance(hospital, LargeHospital):
            yield from self._exit(state, hospital)

    def _name(self, hospital: AnyHospital) -> str:
        return self._scene.words.name_of(hospital.seat)

    def _text(self, hospital: AnyHospital, what: str, words: str, area: QRectF) -> Thing:
        """Something that belongs to a hospital as a whole."""
        group = self.tr("{name}'s hospital").format(name=self._name(hospital))
        return Thing(f"hospital-{hospital.seat}-{what}", words, area, group, Kind.TEXT)

    # The hospital as a whole

    def _standing(self, state: Position, hospital: AnyHospital) -> Iterator[Thing]:
        """Whose it is, its points and free beds, what the round would bring."""
        scene, seat = self._scene, hospital.seat
        wards = state.hospitals[seat]
        area = hospital.place("name")
        if isinstance(hospital, SmallHospital):
            area = area.united(hospital.place("first"))
        yield self._text(hospital, "name", self._sitter(state, hospital), area)
        points = scene.points_of(state, seat) if scene.tells_points(state) else None
        standing = scene.reasons.standing(wards, points).replace(" · ", ", ")
        yield self._text(hospital, "points", standing, hospital.place("points"))
        if isinstance(hospital, LargeHospital):
            expected, note = scene.reasons.outlook(state, seat, forecast(state, seat))
            if expected:
                yield self._text(hospital, "expected", expected, hospital.place("expected"))
                note = note.replace(" · ", ", ")
                yield self._text(hospital, "outlook", note, hospital.place("outlook"))
        if wards.administrator:
            cards = HospitalCards(state.content)
            words = self.tr("administrator {name}: {effect}").format(
                name=cards.name(wards.administrator), effect=cards.effect(wards.administrator)
            )
            yield self._text(hospital, "administrator", words, hospital.place("administrator"))

    def _sitter(self, state: Position, hospital: AnyHospital) -> str:
        """Whose hospital it is, who begins the round, and who is to play."""
        said = [self._name(hospital)]
        if state.phase not in (Phase.LOT, Phase.OVER):
            if hospital.seat == state.first and not state.is_alone:
                said.append(self.tr("begins the round"))
            if hospital.seat == state.asked:
                said.append(self.tr("to play"))
        return ", ".join(said)

    def _counts(self, state: Position, hospital: AnyHospital) -> Iterator[Thing]:
        """Blood bags and deaths; of a small hospital who has left, too."""
        wards, is_large = state.hospitals[hospital.seat], isinstance(hospital, LargeHospital)
        blood = self.tr("%n blood bag(s)", "", wards.blood)
        area = hospital.place("blood" if is_large else "blood-count")
        yield self._text(hospital, "blood", blood, area)
        deaths = self.tr("%n death(s)", "", wards.deaths)
        area = hospital.place("mortuary" if is_large else "deaths-count")
        yield self._text(hospital, "deaths", deaths, area)
        if isinstance(hospital, SmallHospital):
            area = hospital.place("exit").united(hospital.place("exit-count"))
            yield self._text(hospital, "exit", self._gone(state, hospital), area)

    # Patients

    def _beds(self, state: Position, hospital: AnyHospital) -> Iterator[Thing]:
        """Every bed and who lies in it; of a small hospital only those that are taken."""
        seat = hospital.seat
        beds, coming = state.hospitals[seat].beds, forecast(state, seat)
        group = self.tr("{name}: the wards").format(name=self._name(hospital))
        picked = state.sent.picked if state.sent is not None and seat == state.asked else ()
        for at in BEDS:
            one = beds[at]
            if one is None and isinstance(hospital, SmallHospital):
                continue
            words = self._bed(at, one, coming)
            if at in picked:
                words = self.tr("{words}, chosen").format(words=words)
            yield Thing(f"hospital-{seat}-bed-{bed_name(at)}", words, _bed(hospital, at), group)

    def _bed(self, at: Bed, one: Patient | None, coming: Forecast) -> str:
        """A bed, who lies in it, and whether anybody has looked after that patient."""
        if one is None:
            return self.tr("{bed}, free").format(bed=bed(at))
        if one.is_treated:
            text = self.tr("{bed}: {patient}, treated")
        elif at in coming.dying:
            text = self.tr("{bed}: {patient}, untreated, would die")
        else:
            text = self.tr("{bed}: {patient}, untreated")
        patient = self._terms.patient(one)
        if one.shown is not one.colour:
            patient = self.tr("{patient} (really {colour})").format(
                patient=patient, colour=self._terms.colour(one.colour)
            )
        return text.format(bed=bed(at), patient=patient)

    # Who has left

    def _gone(self, state: Position, hospital: AnyHospital) -> str:
        """Who has left this round."""
        gone = state.hospitals[hospital.seat].discharged
        words = self.tr("%n patient(s) discharged", "", len(gone))
        if not gone:
            return words
        return self.tr("{words}: {patients}").format(
            words=words, patients=self._terms.patients(gone)
        )

    def _exit(self, state: Position, hospital: LargeHospital) -> Iterator[Thing]:
        """Who has left, the points for so many, and for wards that are empty."""
        group = self.tr("{name}: the exit").format(name=self._name(hospital))
        row = hospital.place("exit-1").united(hospital.place(f"exit-{len(BEDS)}"))
        path = hospital.place("exit-path")
        scale = self.tr("points by patients: {points}").format(
            points=", ".join(map(str, DISCHARGE_POINTS[1:]))
        )
        bonus = self.tr("+{points} if nobody lies in the wards").format(points=EMPTY_WARDS)
        for what, words, area in (
            ("exit", self._gone(state, hospital), row),
            ("scale", scale, QRectF(row.bottomLeft(), QPointF(row.right(), path.bottom()))),
            ("bonus", bonus, hospital.place("bonus")),
        ):
            yield Thing(f"hospital-{hospital.seat}-{what}", words, area, group, Kind.TEXT)


def _bed(hospital: AnyHospital, at: Bed) -> QRectF:
    """A whole bed, both slots."""
    if isinstance(hospital, LargeHospital):
        return hospital.bed(at)
    return hospital.slot(at, is_treated=False).united(hospital.slot(at, is_treated=True))
