"""Caries on paper: tooth charts of a match, blank ones for a pencil, the board and its pieces."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.games.caries.position import CIRCUIT, Position
from tabletop.kernel.game import Seat
from tabletop.kernel.match import Match
from ui import games
from ui.games.caries import CariesBox
from ui.games.caries.paper_board import board, pieces
from ui.games.caries.paper_chart import Patient, chart, height_for, width_for
from ui.games.caries.paper_legend import legend, legend_column, reminder
from ui.games.caries.paper_words import CariesPaper
from ui.paper.lettering import RIGHT, Lettering, write
from ui.paper.sheet import Format, Page, Paper, Request, SheetKind
from ui.stage.theme import LIGHT
from ui.words import GameWords

_GAP: Final = 7.0
_TITLE: Final = Lettering(24, bold=True)
_SUBTITLE: Final = Lettering(11, colour=LIGHT.quiet)
_FACT: Final = Lettering(9, colour=LIGHT.quiet)
_SENTENCE: Final = Lettering(12)
_THANKS: Final = Lettering(7.5, colour=LIGHT.quiet)
_LEGEND: Final = 12.0
_REMINDER: Final = 9.0
_FOOT: Final = 4.0
_BLANK_HEAD: Final = 9.0
_BLANK_FOOT: Final = _REMINDER + 3 + _LEGEND + 2.5 + _FOOT


def _charts(request: Request) -> list[Page]:
    """All charts of a match on one page: two side by side, or else upright."""
    match = request.of_match
    assert match is not None, "charts are of a match"
    lying = len(match.setup.players) == 2
    return [Page(request.format, partial(_paint_charts, request, match, lying), lying)]


def _paint_charts(request: Request, match: Match, lying: bool, painter: QPainter) -> None:
    words = games.words("caries", match.setup.players)
    paper = CariesPaper()
    field = request.format.field(lying=lying)
    _head(painter, field, words, paper, request, match)
    foot = _thanks(painter, field)
    patients = _patients(request, match, words, paper)
    beside = len(patients) == 3
    room = QRectF(field.left(), field.top() + 29, field.width(), 0)
    room.setBottom(foot - 3 if beside else foot - 3 - _LEGEND - 4)
    places = _places(room, 4 if beside else len(patients))
    for patient, place in zip(patients, places, strict=False):
        chart(painter, place, paper, patient)
    if beside:
        inset = places[-1].width() / 4
        legend_column(painter, places[-1].adjusted(inset, 0, 0, 0), paper)
    else:
        legend(painter, QRectF(field.left(), foot - 3 - _LEGEND, field.width(), _LEGEND), paper)


def _head(
    painter: QPainter,
    field: QRectF,
    words: GameWords,
    paper: CariesPaper,
    request: Request,
    match: Match,
) -> None:
    """What was played and how it stands."""
    state = request.state
    over = match.game.turn(state) is None
    left, right = QRectF(field), QRectF(field)
    left.setRight(field.left() + field.width() * 0.62)
    right.setLeft(left.right() + 4)
    write(painter, CariesBox().title(), _line(left, 0, 10), _TITLE)
    write(painter, paper.final() if over else paper.charts(), _line(left, 10.5, 6), _SUBTITLE)
    for row, fact in enumerate(_facts(words, paper, request, match)):
        write(painter, fact, _line(right, 1.5 + 5 * row, 5), _FACT, RIGHT)
    sentence = words.reason(state, match.game.ranking(state)) if over else words.asked(state)
    write(painter, sentence, _line(field, 18.5, 7), _SENTENCE)


def _facts(words: GameWords, paper: CariesPaper, request: Request, match: Match) -> list[str]:
    """What the table agreed on, what chance began with, how far it is."""
    options = match.setup.options
    agreed = [words.value(option, options[option]) for option in ("mode", "dice")]
    if options["circuit"] != CIRCUIT:
        agreed[1] += f" · {paper.own_circuit()}"
    chance = paper.own_dice() if match.setup.own_dice else paper.seed(match.setup.seed)
    return [*agreed, f"{chance} · {paper.actions(request.actions)}"]


def _line(place: QRectF, down: float, height: float) -> QRectF:
    return QRectF(place.left(), place.top() + down, place.width(), height)


def _thanks(painter: QPainter, field: QRectF) -> float:
    """Whose game it is, at the foot of the page; answers where the foot begins."""
    foot = QRectF(field.left(), field.bottom() - _FOOT, field.width(), _FOOT)
    write(painter, CariesBox().thanks(), foot, _THANKS)
    return foot.top()


def _patients(
    request: Request, match: Match, words: GameWords, paper: CariesPaper
) -> list[Patient]:
    state: Position = request.state
    over = match.game.turn(state) is None
    winners = match.game.ranking(state).winners if over else ()
    found = []
    for at, (person, player) in enumerate(zip(match.setup.players, state.players, strict=True)):
        won = at in winners
        said = words.appreciation(state, Seat(at)) if over and not won else ""
        found.append(Patient(person, player, paper.winner() if won else said, won))
    return found


def _places(room: QRectF, count: int) -> list[QRectF]:
    """Places for charts, as large as fit: one, two side by side, or two rows of two."""
    across, down = (1 if count == 1 else 2), (2 if count > 2 else 1)
    width = min(
        (room.width() - (across - 1) * _GAP) / across,
        width_for((room.height() - (down - 1) * _GAP) / down),
    )
    height = height_for(width)
    # Two columns stand at the margins, one in the middle; what is left over goes between.
    column = room.width() - across * width
    left = room.left() if across > 1 else room.left() + column / 2
    row = max(_GAP, (room.height() - down * height) / (down + 1))
    top = room.center().y() - (down * height + (down - 1) * row) / 2
    return [
        QRectF(
            left + (at % across) * (width + column),
            top + (at // across) * (height + row),
            width,
            height,
        )
        for at in range(count)
    ]


def _blank(count: int, request: Request) -> list[Page]:
    """*count* charts to be filled with a pencil, with what a player must remember."""
    lying = count == 2
    return [Page(request.format, partial(_paint_blank, count, request, lying), lying)]


def _paint_blank(count: int, request: Request, lying: bool, painter: QPainter) -> None:
    paper = CariesPaper()
    field = request.format.field(lying=lying)
    _thanks(painter, field)
    head = _line(field, 0, _BLANK_HEAD)
    title = CariesBox().title()
    write(painter, title, head, Lettering(18, bold=True))
    head.setLeft(head.left() + Lettering(18, bold=True).width(title) + 6)
    write(painter, paper.pencil(), head.translated(0, 0.8), _FACT, RIGHT)
    for place in blank_places(count, request.format):
        chart(painter, place, paper, None)
    below = _line(field, field.height() - _BLANK_FOOT, _REMINDER)
    reminder(painter, below, paper)
    legend(painter, QRectF(below.left(), below.bottom() + 3, below.width(), _LEGEND), paper)


def blank_places(count: int, format: Format) -> list[QRectF]:
    """Where the blank charts lie, two or four to a page."""
    field = format.field(lying=count == 2)
    return _places(field.adjusted(0, _BLANK_HEAD + 3, 0, -_BLANK_FOOT - 4), count)


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
    )
)
