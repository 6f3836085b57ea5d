"""Caries on paper: tooth charts of a match, blank ones for a pencil, the board and its pieces."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.games.caries.position import CIRCUIT, Position
from ui.games.caries import CariesBox
from ui.games.caries.paper_board import board, pieces
from ui.games.caries.paper_chart import Patient, chart, shape
from ui.games.caries.paper_cheat import cheat
from ui.games.caries.paper_legend import legend, legend_column, reminder
from ui.games.caries.paper_words import CariesPaper
from ui.paper.cheat import cheat_kind
from ui.paper.lettering import RIGHT, Lettering, write
from ui.paper.places import lies, places
from ui.paper.report import FACT, FOOT, HEAD, Report, line, reported, thanks
from ui.paper.sheet import Format, Page, Paper, Request, SheetKind

_LEGEND: Final = 12.0
_REMINDER: Final = 9.0
_BLANK_HEAD: Final = 9.0
_BLANK_FOOT: Final = _REMINDER + 3 + _LEGEND + 2.5 + FOOT


def _charts(request: Request) -> list[Page]:
    """All charts of a match on one page."""
    return reported(request, _paint_charts)


def _paint_charts(painter: QPainter, report: Report) -> None:
    paper, field = CariesPaper(), report.field
    subtitle = paper.final() if report.over else paper.charts()
    report.head(painter, subtitle, _agreed(report, paper))
    foot = report.foot(painter)
    patients = _patients(report)
    beside = len(patients) == 3
    room = QRectF(field.left(), field.top() + HEAD + 1, field.width(), 0)
    room.setBottom(foot - 3 if beside else foot - 3 - _LEGEND - 4)
    found = places(room, len(patients), shape())
    for patient, place in zip(patients, found, strict=False):
        chart(painter, place, paper, patient)
    if beside:
        inset = found[-1].width() / 4
        legend_column(painter, found[-1].adjusted(inset, 0, 0, 0), paper)
    else:
        legend(painter, QRectF(field.left(), foot - 3 - _LEGEND, field.width(), _LEGEND), paper)


def _agreed(report: Report, paper: CariesPaper) -> list[str]:
    """What the table agreed on."""
    options = report.match.setup.options
    agreed = [report.words.value(option, options[option]) for option in ("mode", "dice")]
    if options["circuit"] != CIRCUIT:
        agreed[1] += f" · {paper.own_circuit()}"
    return agreed


def _patients(report: Report) -> list[Patient]:
    state: Position = report.state
    return [
        Patient(person, state.players[seat], report.distinction(seat), report.won(seat))
        for seat, person in report.seated
    ]


def _blank(count: int, request: Request) -> list[Page]:
    """*count* charts to be filled with a pencil, with what a player must remember."""
    return [Page(request.format, partial(_paint_blank, count, request.format), lies(count))]


def _paint_blank(count: int, format: Format, painter: QPainter) -> None:
    paper = CariesPaper()
    field = format.field(lying=lies(count))
    thanks(painter, field, CariesBox().thanks())
    head = line(field, 0, _BLANK_HEAD)
    title = CariesBox().title()
    write(painter, title, head, Lettering(18, bold=True))
    head.setLeft(head.left() + Lettering(18, bold=True).width(title) + 6)
    write(painter, paper.pencil(), head.translated(0, 0.8), FACT, RIGHT)
    for place in blank_places(count, format):
        chart(painter, place, paper, None)
    below = line(field, field.height() - _BLANK_FOOT, _REMINDER)
    reminder(painter, below, paper)
    legend(painter, QRectF(below.left(), below.bottom() + 3, below.width(), _LEGEND), paper)


def blank_places(count: int, format: Format) -> list[QRectF]:
    """Where the blank charts lie, two or four to a page."""
    field = format.field(lying=lies(count))
    return places(field.adjusted(0, _BLANK_HEAD + 3, 0, -_BLANK_FOOT - 4), count, shape())


def _board(request: Request) -> list[Page]:
    """The circuit, and everything that lies on it and on the charts, to cut out."""
    match = request.of_match
    circuit = CIRCUIT if match is None else match.setup.options["circuit"]
    field = request.format.field(lying=True)

    def paint_board(painter: QPainter) -> None:
        board(painter, field, circuit, CariesPaper())

    def paint_pieces(painter: QPainter) -> None:
        pieces(painter, field, CariesPaper())

    return [
        Page(request.format, paint_board, lying=True),
        Page(request.format, paint_pieces, lying=True),
    ]


PAPER: Final = Paper(
    (
        SheetKind("charts", lambda: CariesPaper().charts(), _charts, of_match=True),
        SheetKind("blank", lambda: CariesPaper().blank_four(), partial(_blank, 4), blank=True),
        SheetKind("blank-two", lambda: CariesPaper().blank_two(), partial(_blank, 2), blank=True),
        SheetKind("board", lambda: CariesPaper().board(), _board, of_match=True, blank=True),
        cheat_kind(cheat),
    )
)
