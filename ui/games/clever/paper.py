"""Clever on paper: score sheets of a match, blank ones for a pencil, a table for real dice."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tabletop.games.clever.position import MUST_TAKE, Position
from tabletop.games.clever.printed import ROUNDS
from tabletop.games.clever.sheet import total
from ui.games.clever import CleverBox
from ui.games.clever.paper_cheat import cheat
from ui.games.clever.paper_legend import legend, ratings
from ui.games.clever.paper_sheet import Scored, blank_sheet, scored_sheet, shape
from ui.games.clever.paper_table import table
from ui.games.clever.paper_words import CleverPaper
from ui.paper.art import draw_art
from ui.paper.cheat import cheat_kind
from ui.paper.cutting import along, cut
from ui.paper.lettering import RIGHT, Lettering, write
from ui.paper.places import lies, places
from ui.paper.report import FOOT, HEAD, Report, line, reported, thanks
from ui.paper.sheet import Format, Page, Paper, Request, SheetKind
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT, seat_tint

_LADDER: Final = 12.0
_LEGEND: Final = 10.0
"""Millimetres of a row of bonuses."""
_SAFE: Final = 3.0
"""Millimetres between a line to cut and what is printed."""
_SLIP_LEGEND: Final = 24.0
_SLIP_ROUNDS: Final = 4.5


# Sheets of a match


def _sheets(request: Request) -> list[Page]:
    """All sheets of a match on one page."""
    return reported(request, _paint_sheets)


def _paint_sheets(painter: QPainter, report: Report) -> None:
    paper, field = CleverPaper(), report.field
    subtitle = paper.final() if report.over else paper.sheets()
    report.head(painter, subtitle, _facts(report, paper))
    foot = report.foot(painter)
    scored = _scored(report)
    room = QRectF(field.left(), field.top() + HEAD, field.width(), 0)
    rows = 1 if lies(len(scored)) else 2
    below = QRectF(field.left(), foot - 4 - rows * _LEGEND, field.width(), rows * _LEGEND)
    legend(painter, below, paper, columns=6 // rows)
    room.setBottom(below.top() - 4)
    if len(scored) == 1:
        ladder = QRectF(field.left(), room.bottom() - _LADDER, field.width(), _LADDER)
        ratings(painter, ladder, paper, total(scored[0].sheet))
        room.setBottom(ladder.top() - 4)
    found = places(room, len(scored), shape(), at_top=True)
    for one, place in zip(scored, found, strict=False):
        scored_sheet(painter, place, one)
    if len(scored) < len(found):
        _standing(painter, found[-1], report, paper)


def _facts(report: Report, paper: CleverPaper) -> list[str]:
    """How far it is, and what the table agreed on."""
    state: Position = report.state
    rounds = ROUNDS[len(state.sheets) - 1]
    far = paper.rounds(rounds) if report.over else paper.round_of(state.round, rounds)
    return [far, report.words.value(MUST_TAKE, report.match.setup.options[MUST_TAKE])]


def _scored(report: Report) -> list[Scored]:
    state: Position = report.state
    return [
        Scored(person, state.sheets[seat], state.round, report.distinction(seat), report.won(seat))
        for seat, person in report.seated
    ]


def _standing(painter: QPainter, place: QRectF, report: Report, paper: CleverPaper) -> None:
    """Everybody by the total, the best first, where a fourth sheet would lie."""
    state: Position = report.state
    standing = report.ranking.places
    seats = sorted(range(len(state.sheets)), key=lambda seat: standing[seat])
    inner = place.adjusted(8, 6, -8, 0)
    write(painter, paper.standing(), line(inner, 0, 7), Lettering(12, bold=True))
    name, strong = Lettering(12), Lettering(13, bold=True)
    for row, seat in enumerate(seats):
        across = line(inner, 11 + 11 * row, 8)
        person = report.match.setup.players[seat]
        write(painter, str(standing[seat]), across, strong)
        emblem = Art("common/emblems.svg", person.shape, seat_tint(person.colour))
        draw_art(painter, emblem, QRectF(across.left() + 6, across.top() + 0.5, 7, 7))
        write(painter, person.name, across.adjusted(16, 0, -18, 0), name)
        write(painter, str(total(state.sheets[seat])), across, strong, RIGHT)


# Blank sheets


def _blank(count: int, request: Request) -> list[Page]:
    """*count* sheets to cut apart, each with what its bonuses are."""
    return [Page(request.format, partial(_paint_blank, count, request.format), lies(count))]


def _paint_blank(count: int, format: Format, painter: QPainter) -> None:
    paper = CleverPaper()
    field = format.field(lying=lies(count))
    thanks(painter, field, CleverBox().thanks())
    _cuts(painter, _pad(field), count)
    for slip in slips(count, format):
        sheet = _sheet_of(slip)
        blank_sheet(painter, sheet, paper)
        below = QRectF(
            QPointF(sheet.left(), sheet.bottom() + 2), QPointF(sheet.right(), slip.bottom())
        )
        below.adjust(1, 0, 0, -_SLIP_ROUNDS - 1.5)
        end = legend(painter, below, paper, columns=2)
        rounds = QRectF(below.left(), end + 1.5, below.width(), 4)
        write(painter, paper.rounds_by_players(), rounds, Lettering(8, colour=LIGHT.quiet))


def _pad(field: QRectF) -> QRectF:
    """What of a page is cut into slips."""
    return field.adjusted(0, 0, 0, -FOOT - _SAFE)


def _cuts(painter: QPainter, pad: QRectF, count: int) -> None:
    middle = pad.center()
    cut(painter, along(QPointF(middle.x(), pad.top()), QPointF(middle.x(), pad.bottom())))
    if count > 2:
        cut(painter, along(QPointF(pad.left(), middle.y()), QPointF(pad.right(), middle.y())))


def slips(count: int, format: Format) -> list[QRectF]:
    """The parts of a page that are cut apart, two or four, within their lines."""
    pad = _pad(format.field(lying=lies(count)))
    width = (pad.width() - 2 * _SAFE) / 2
    down = count // 2
    height = (pad.height() - 2 * _SAFE * (down - 1)) / down
    return [
        QRectF(
            pad.left() + (at % 2) * (width + 2 * _SAFE),
            pad.top() + (at // 2) * (height + 2 * _SAFE),
            width,
            height,
        )
        for at in range(count)
    ]


def _sheet_of(slip: QRectF) -> QRectF:
    """The sheet on a slip, as large as fits over what its bonuses are."""
    high = slip.height() - 2 - _SLIP_LEGEND - _SLIP_ROUNDS
    width = min(slip.width(), shape().width_for(high))
    left = slip.left() + (slip.width() - width) / 2
    return QRectF(left, slip.top(), width, shape().height_for(width))


# The table


_CHEAT: Final = cheat_kind(cheat)


def _table(request: Request) -> list[Page]:
    """The platter and the spaces for real dice, and the game on a page to lay beside them."""

    def paint_table(painter: QPainter) -> None:
        field = request.format.field(lying=True)
        table(painter, field.adjusted(0, 0, 0, -FOOT - 3), CleverPaper())
        thanks(painter, field, CleverBox().thanks())

    return [Page(request.format, paint_table, lying=True), *_CHEAT.pages(request)]


PAPER: Final = Paper(
    (
        SheetKind("sheets", lambda: CleverPaper().sheets(), _sheets, of_match=True),
        SheetKind("blank", lambda: CleverPaper().blank_four(), partial(_blank, 4), blank=True),
        SheetKind("blank-two", lambda: CleverPaper().blank_two(), partial(_blank, 2), blank=True),
        SheetKind("table", lambda: CleverPaper().table(), _table, of_match=True, blank=True),
        _CHEAT,
    )
)
