"""The score sheet of Hospital: a row a round, four columns a player; blank or of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import BLOOD_POINT, DISCHARGE_POINTS, EMPTY_WARDS, ROUNDS
from tabletop.games.hospital.wards import Wards
from tabletop.kernel.game import Seat
from tabletop.kernel.seats import Player
from ui.games.hospital.drawings import symbol_art
from ui.games.hospital.paper_art import at_left, emblem, figure, middle, whole
from ui.games.hospital.paper_rounds import Figures, Rounds
from ui.games.hospital.paper_words import HospitalPaper
from ui.paper.lettering import CENTRE, RIGHT, Lettering, number, write
from ui.paper.report import Report, line
from ui.stage.theme import LIGHT

MOST: Final = 4
"""Players that a blank sheet has room for."""
_LABELS: Final = 44.0
_WIDEST: Final = 84.0
"""Millimetres of the labels, and at most of a player."""
_COLUMNS: Final = 4
"""Of a player: who went home, points, deaths and blood bags."""
_POINTS: Final = 1
"""The column in which all that brings points stands."""
_NAMES, _HEAD, _ROUND, _ROW, _TOTAL = 8.0, 6.0, 7.4, 6.2, 8.4
"""Millimetres of the rows."""
_SCALE: Final = 12.0
_LINE: Final = 0.3
_LABEL: Final = Lettering(9)
_STRONG: Final = Lettering(10, bold=True)
_SMALL: Final = Lettering(8, colour=LIGHT.quiet)
_SMALLER: Final = Lettering(7.5, colour=LIGHT.quiet)
_NUMBER: Final = Lettering(11)
_SUMMED: Final = Lettering(13, bold=True)


@dataclass(frozen=True, slots=True)
class Ending:
    """What is added up below the rounds."""

    blood: int
    deaths: int
    administrator: int
    reports: int
    total: int
    left: int
    values: int


def ending(report: Report, seat: Seat) -> Ending:
    """How a hospital ends, or would end as it stands."""
    state: Position = report.state
    score = report.match.game.scores(state)[seat]
    parts, wards = dict(score.parts), state.hospitals[seat]
    bags = BLOOD_POINT * wards.blood
    return Ending(
        bags,
        parts["deaths"],
        # What the administrator brought round by round stands in the rounds.
        parts["administrator"] - wards.charge + parts["blood"] - bags,
        parts.get("reports", 0),
        score.total,
        len(wards.patients),
        sum(one.value for one in wards.patients),
    )


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the rows and columns of the sheet lie."""

    left: float
    top: float
    wide: float
    """The width of a player."""
    seats: int
    has_reports: bool

    @property
    def right(self) -> float:
        """Where the last player ends."""
        return self.left + _LABELS + self.seats * self.wide

    @property
    def heights(self) -> tuple[float, ...]:
        """All rows: the heads, the rounds, their sum, and what is added up."""
        rows = 4 if self.has_reports else 3
        return (_NAMES, _HEAD, *(_ROUND,) * (ROUNDS + 1), *(_ROW,) * rows, _TOTAL, _ROW, _ROW)

    @property
    def height(self) -> float:
        """Of all rows."""
        return sum(self.heights)

    @property
    def sums(self) -> int:
        """The row of the sum of all rounds."""
        return 2 + ROUNDS

    @property
    def total(self) -> int:
        """The row of the total."""
        return len(self.heights) - 3

    def _row(self, row: int) -> tuple[float, float]:
        return self.top + sum(self.heights[:row]), self.heights[row]

    def across(self, row: int) -> QRectF:
        """A whole row."""
        top, height = self._row(row)
        return QRectF(self.left, top, self.right - self.left, height)

    def label(self, row: int) -> QRectF:
        """The left end of a row."""
        top, height = self._row(row)
        return QRectF(self.left + 2, top, _LABELS - 4, height)

    def player(self, seat: int, row: int) -> QRectF:
        """A player's part of a row."""
        top, height = self._row(row)
        return QRectF(self.left + _LABELS + seat * self.wide, top, self.wide, height)

    def cell(self, seat: int, row: int, column: int) -> QRectF:
        """A column of a player in a row."""
        whole = self.player(seat, row)
        part = whole.width() / _COLUMNS
        return QRectF(whole.left() + column * part, whole.top(), part, whole.height())


def grid_in(field: QRectF, seats: int, *, has_reports: bool) -> Grid:
    """The grid for so many players at the top of *field*, in its middle."""
    wide = min(_WIDEST, (field.width() - _LABELS) / seats)
    left = field.left() + (field.width() - _LABELS - seats * wide) / 2
    return Grid(left, field.top(), wide, seats, has_reports)


class ScoreSheet:
    """A sheet being drawn; without *players* blank, with lines for their names."""

    def __init__(self, painter: QPainter, grid: Grid, paper: HospitalPaper):
        self.painter = painter
        self.grid = grid
        self.paper = paper

    def show(self, players: Sequence[Player]) -> None:
        """The empty grid with its heads."""
        self._ground()
        self._labels()
        for seat in range(self.grid.seats):
            self._head(seat, players[seat] if players else None)

    def _ground(self) -> None:
        grid, painter = self.grid, self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.colour("shade"))
        for row in (*range(2, grid.sums, 2), grid.total):
            painter.drawRect(grid.across(row))
        painter.setPen(QPen(LIGHT.colour("line"), _LINE))
        for seat in range(grid.seats):
            for column in range(1, _COLUMNS):
                above = grid.cell(seat, 1, column)
                below = grid.cell(seat, grid.sums, column)
                painter.drawLine(QLineF(above.topLeft(), below.bottomLeft()))
        for row in range(grid.sums + 2, len(grid.heights)):
            painter.drawLine(QLineF(grid.across(row).topLeft(), grid.across(row).topRight()))
        painter.setPen(QPen(LIGHT.colour("quiet"), _LINE))
        for row in (2, grid.sums, grid.sums + 1, grid.total + 1):
            painter.drawLine(QLineF(grid.across(row).topLeft(), grid.across(row).topRight()))
        bottom = grid.top + grid.height
        painter.drawLine(QLineF(grid.left, bottom, grid.right, bottom))
        for seat in range(grid.seats):
            corner = grid.player(seat, 0).topLeft()
            painter.drawLine(QLineF(corner.x(), corner.y(), corner.x(), bottom))

    def _labels(self) -> None:
        paper, grid = self.paper, self.grid
        write(self.painter, paper.round(), grid.label(1), _SMALL, RIGHT)
        for at in range(ROUNDS):
            write(self.painter, str(at + 1), grid.label(2 + at), _STRONG, RIGHT)
        said = [paper.blood_points(), paper.death_points(), paper.administrator()]
        if grid.has_reports:
            said.append(paper.reports())
        rows = ((paper.sum(), _STRONG), *((words, _LABEL) for words in said))
        end = ((paper.total(), _STRONG), (paper.left(), _LABEL), (paper.values(), _LABEL))
        for row, (words, lettering) in enumerate((*rows, *end), grid.sums):
            write(self.painter, words, grid.label(row), lettering)

    def _head(self, seat: int, player: Player | None) -> None:
        """Who plays: an emblem and a name, or a number and a line to write on."""
        paper, at = self.paper, self.grid.player(seat, 0).adjusted(2.5, 0, -2.5, 0)
        if player is not None:
            emblem(self.painter, player, at_left(at, 5.2))
            write(self.painter, player.name, at.adjusted(7, 0, 0, 0), _STRONG)
        else:
            write(self.painter, str(seat + 1), at, _STRONG)
            self.painter.setPen(QPen(LIGHT.colour("quiet"), 0.2))
            base = at.bottom() - 1.4
            self.painter.drawLine(QLineF(at.left() + 5, base, at.right(), base))
        words = (paper.discharged(), paper.points(), paper.deaths(), paper.blood())
        for column, said in enumerate(words):
            cell = self.grid.cell(seat, 1, column).adjusted(1, 0, -1, 0)
            write(self.painter, said, cell, _SMALLER, CENTRE)

    def filled(self, seat: Seat, told: Rounds, wards: Wards, brought: Ending) -> None:
        """What the rounds brought, and what is added to it."""
        mine = {round: figures for (round, whose), figures in told.items() if whose == seat}
        for round, figures in mine.items():
            self._round(seat, round, figures)
        home = sum(figures.discharged or 0 for figures in mine.values())
        points = wards.points + wards.empty + wards.charge
        for column, worth in enumerate((home, points, wards.deaths, wards.blood)):
            self._number(seat, self.grid.sums, column, worth, _STRONG)
        reports = (brought.reports,) if self.grid.has_reports else ()
        below = (brought.blood, brought.deaths, brought.administrator, *reports)
        for row, worth in enumerate(below, self.grid.sums + 1):
            self._number(seat, row, _POINTS, worth, _NUMBER)
        self._number(seat, self.grid.total, _POINTS, brought.total, _SUMMED)
        for row, worth in enumerate((brought.left, brought.values), self.grid.total + 1):
            self._number(seat, row, _POINTS, worth, _NUMBER)

    def _round(self, seat: Seat, round: int, figures: Figures) -> None:
        shown = (figures.discharged, figures.points, figures.deaths, figures.blood)
        for column, worth in enumerate(shown):
            # A death is told at once; that nobody died only when the round is counted.
            if worth is not None and (worth or figures.points is not None):
                self._number(seat, 1 + round, column, worth, _NUMBER)

    def _number(self, seat: Seat, row: int, column: int, worth: int, lettering: Lettering) -> None:
        centre = self.grid.cell(seat, row, column).center()
        number(self.painter, figure(worth), centre, lettering)

    def as_it_stands(self) -> None:
        """What is added up is not the end."""
        at = self.grid.label(self.grid.total)
        write(self.painter, self.paper.as_it_stands(), at, _SMALL, RIGHT)


def reminder(
    painter: QPainter, field: QRectF, top: float, foot: float, paper: HospitalPaper
) -> None:
    """The scale of points, how is counted and who wins, half way between *top* and *foot*."""
    high = _SCALE + 2.5 + 2 * 4.5
    place = line(field, top - field.top() + (foot - top - high) / 2, high)
    _scale(painter, line(place, 0, _SCALE), paper)
    for row, words in enumerate((paper.counting(), paper.deciding())):
        write(painter, words, line(place, _SCALE + 2.5 + 4.5 * row, 4.5), _SMALL)


def _scale(painter: QPainter, place: QRectF, paper: HospitalPaper) -> None:
    """How many patients bring how many points."""
    high, wide = place.height() / 2, 12.0
    for row, words in enumerate((paper.scale(), paper.brings())):
        at = line(place, row * high, high)
        write(painter, words, at.adjusted(0, 0, _LABELS - at.width(), 0), (_LABEL, _STRONG)[row])
    left = place.left() + _LABELS + 2
    painter.setPen(QPen(LIGHT.colour("line"), _LINE))
    painter.setBrush(LIGHT.colour("shade"))
    scale = DISCHARGE_POINTS[1:]
    painter.drawRoundedRect(QRectF(left, place.top(), len(scale) * wide, 2 * high), 2, 2)
    for step, points in enumerate(scale):
        upper = QRectF(left + step * wide, place.top(), wide, high)
        number(painter, str(step + 1), upper.center(), _LABEL)
        number(painter, str(points), upper.translated(0, high - 0.4).center(), _NUMBER)
    bonus = QRectF(place)
    bonus.setLeft(left + len(scale) * wide + 5)
    whole(painter, symbol_art("bed"), middle(at_left(bonus, 9), 9))
    said = bonus.adjusted(11.5, 0, 0, 0)
    write(painter, f"+{EMPTY_WARDS}", line(said, 0, high), _SUMMED)
    write(painter, paper.empty(), line(said, high, high), _SMALL)
