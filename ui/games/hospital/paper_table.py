"""A match of Hospital on one page: each hospital as it lies, its improvements and its points."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen

from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import NURSES
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Seat
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.drawings import (
    OTHER,
    bed_element,
    mini_art,
    room_icon,
    symbol_art,
    worker_art,
)
from ui.games.hospital.effect_art import charge_signs, need_signs
from ui.games.hospital.paper_art import at_left, emblem, figure, printed, sign_row, whole
from ui.games.hospital.paper_words import HospitalPaper
from ui.paper.lettering import POINT, RIGHT, Lettering, write
from ui.paper.places import Shape, places
from ui.paper.report import FOOT, HEAD, Report, line
from ui.stage.pixmaps import Art, place_in
from ui.stage.theme import LIGHT

_BAND: Final = 48.0
"""Millimetres below a hospital: points at the left, improvements at the right."""
_PALE: Final = 0.4
_ROW: Final = 5.0
_POINTS: Final = 0.46
"""The part of a band for the points."""
_LABEL: Final = Lettering(8.5)
_STRONG: Final = Lettering(9.5, bold=True)
_QUIET: Final = Lettering(8, colour=LIGHT.quiet)


def table(painter: QPainter, report: Report, paper: HospitalPaper) -> None:
    """All hospitals, as large as the page lets them be."""
    lie = hospital_places(report.field, len(report.seated))
    for (seat, _), card in zip(report.seated, lie, strict=True):
        _Hospital(painter, card, report, seat).show()
        band = QRectF(card.left(), card.bottom(), card.width(), _BAND).adjusted(2, 2.5, -2, 0)
        _Told(painter, report, seat, paper).show(band)


def hospital_places(field: QRectF, seats: int) -> list[QRectF]:
    """Where the drawing of each hospital lies in the *field* of a page."""
    room = field.adjusted(0, HEAD, 0, -FOOT - 3)
    lie = places(room, seats, Shape.of(OTHER, "card", _BAND), at_top=True)
    return [place.adjusted(0, 0, 0, -_BAND) for place in lie[:seats]]


@dataclass(frozen=True, slots=True)
class _Hospital:
    """The small hospital of a player; *whole* is where its drawing lies."""

    painter: QPainter
    whole: QRectF
    report: Report
    seat: Seat

    @property
    def state(self) -> Position:
        """The whole table."""
        found: Position = self.report.state
        return found

    def at(self, element: str) -> QRectF:
        """Where an element of the drawing lies."""
        return place_in(OTHER, element, self.whole)

    def show(self) -> None:
        """The card, who lies and works there, and what is written on it."""
        wards = self.state.hospitals[self.seat]
        printed(self.painter, Art(OTHER, ""), self.whole)
        for bed, one in enumerate(wards.beds):
            if one is not None:
                where = self.at(bed_element(bed, is_treated=one.is_treated))
                whole(self.painter, mini_art(one), where)
        for at, (card, worker) in enumerate(zip(wards.rooms, wards.at_work, strict=True), 1):
            tile = self.state.content.rooms[card].tile
            self._working(room_icon(tile), f"room-{at}", is_free=not worker)
        nurses = [("nurse", at < wards.nurses) for at in range(NURSES)]
        specialists = [
            (self.state.content.workers[card].tile, is_here)
            for card, is_here in zip(wards.specialists, wards.present, strict=True)
        ]
        for at, (tile, is_here) in enumerate((*nurses, *specialists), 1):
            self._working(worker_art(tile, is_small=True), f"worker-{at}", is_free=is_here)
        self._written(wards)

    def _working(self, art: Art, element: str, *, is_free: bool) -> None:
        """A room or a worker, paler once it has worked this round."""
        self.painter.setOpacity(1 if is_free else _PALE)
        whole(self.painter, art, self.at(element))
        self.painter.setOpacity(1)

    def _written(self, wards: Wards) -> None:
        report = self.report
        if wards.administrator:
            charge = self.state.content.administrators[wards.administrator].charge
            whole(self.painter, symbol_art(charge_signs(charge)[0]), self.at("administrator"))
        player = report.match.setup.players[self.seat]
        name = self.at("name")
        emblem(self.painter, player, at_left(name, name.height() * 0.9))
        beside = name.adjusted(name.height() * 1.15, 0, 0, 0)
        letters = Lettering(0.72 * name.height() / POINT, bold=True)
        write(self.painter, player.name, beside, letters)
        total = report.match.game.scores(self.state)[self.seat].total
        write(self.painter, figure(total), self.at("points"), letters, RIGHT)
        for element, count in (
            ("blood-count", wards.blood),
            ("deaths-count", wards.deaths),
            ("exit-count", len(wards.discharged)),
        ):
            at = self.at(element)
            write(self.painter, str(count), at, Lettering(0.72 * at.height() / POINT, bold=True))


@dataclass(frozen=True, slots=True)
class _Told:
    """What is written below a hospital."""

    painter: QPainter
    report: Report
    seat: Seat
    paper: HospitalPaper

    def show(self, band: QRectF) -> None:
        """Points, and improvements beside them."""
        points, beside = QRectF(band), QRectF(band)
        points.setWidth(band.width() * _POINTS - 4)
        beside.setLeft(band.left() + band.width() * _POINTS + 4)
        if self._is_alone:
            reports = QRectF(beside)
            beside.setWidth(beside.width() / 2 - 4)
            reports.setLeft(beside.right() + 8)
            self._reports(reports)
        self._points(points)
        self._improvements(beside)

    @property
    def _is_alone(self) -> bool:
        return len(self.report.seated) == 1

    def _points(self, place: QRectF) -> None:
        score = self.report.match.game.scores(self.report.state)[self.seat]
        parts = [part for part in score.parts if self._is_alone or part[0] != "reports"]
        for row, (part, points) in enumerate(parts):
            self._row(place, row, self.report.words.part(part), points, _LABEL)
        y = place.top() + len(parts) * _ROW + 0.4
        self.painter.setPen(QPen(LIGHT.colour("line"), 0.35))
        self.painter.drawLine(QLineF(place.left(), y, place.right(), y))
        self._row(place, len(parts) + 0.15, self.paper.total(), score.total, _STRONG)
        said = self.report.distinction(self.seat)
        if said:
            write(self.painter, said, line(place, (len(parts) + 1.2) * _ROW, _ROW), _STRONG)

    def _row(
        self, place: QRectF, row: float, label: str, points: int, lettering: Lettering
    ) -> None:
        at = line(place, row * _ROW, _ROW)
        write(self.painter, label, at.adjusted(0, 0, -12, 0), lettering)
        write(self.painter, figure(points), at, lettering, RIGHT)

    def _improvements(self, place: QRectF) -> None:
        """What was built and hired, and who is in charge."""
        state: Position = self.report.state
        wards, cards = state.hospitals[self.seat], HospitalCards(state.content)
        rows = [
            (symbol_art(charge_signs(state.content.administrators[card].charge)[0]), card, 1)
            for card in filter(None, (wards.administrator,))
        ]
        for card, count in Counter(wards.departments(state.content)).items():
            rows.append((room_icon(state.content.rooms[card].tile), card, count))
        for card, count in Counter(wards.specialists).items():
            rows.append((worker_art(state.content.workers[card].tile, is_small=True), card, count))
        if not rows:
            write(self.painter, self.paper.no_improvements(), line(place, 0, _ROW), _QUIET)
        for row, (art, card, count) in enumerate(rows):
            at = line(place, row * _ROW, _ROW)
            whole(self.painter, art, at_left(at, 4.4))
            said = self.paper.names(count, cards.name(card))
            write(self.painter, said, at.adjusted(6.4, 0, 0, 0), _LABEL)

    def _reports(self, place: QRectF) -> None:
        """Alone: the reports that lie there, with their points."""
        state: Position = self.report.state
        write(self.painter, self.paper.reports_left(), line(place, 0, _ROW), _QUIET)
        for row, card in enumerate(filter(None, state.reports), 1):
            report, at = state.content.reports[card], line(place, row * (_ROW + 1), _ROW)
            needs = need_signs(report)
            sign_row(self.painter, needs, at.adjusted(0, 0, len(needs) * _ROW - at.width(), 0))
            write(self.painter, str(report.points), at, _LABEL, RIGHT)
