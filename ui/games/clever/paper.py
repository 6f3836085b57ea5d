"""Clever on paper: score sheets of a match, blank ones for a pencil, a table for real dice."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tabletop.games.clever.position import MUST_TAKE, Position
from tabletop.games.clever.printed import ROUNDS
from tabletop.games.clever.sheet import total
from tabletop.kernel.game import Seat
from tabletop.kernel.match import Match
from ui import games
from ui.games.clever import CleverBox
from ui.games.clever.paper_legend import legend, ratings
from ui.games.clever.paper_reminder import reminder
from ui.games.clever.paper_sheet import (
    Scored,
    blank_sheet,
    height_for,
    scored_sheet,
    width_for,
)
from ui.games.clever.paper_table import table
from ui.games.clever.paper_words import CleverPaper
from ui.paper.art import draw_art
from ui.paper.cutting import along, cut
from ui.paper.lettering import RIGHT, Lettering, write
from ui.paper.sheet import Format, Page, Paper, Request, SheetKind
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT, seat_tint
from ui.words import GameWords

_GAP: Final = 7.0
_TITLE: Final = Lettering(24, bold=True)
_SUBTITLE: Final = Lettering(11, colour=LIGHT.quiet)
_FACT: Final = Lettering(9, colour=LIGHT.quiet)
_SENTENCE: Final = Lettering(12)
_THANKS: Final = Lettering(7.5, colour=LIGHT.quiet)
_HEAD: Final = 28.0
_FOOT: Final = 4.0
_LADDER: Final = 12.0
_LEGEND: Final = 10.0
"""Millimetres of a row of bonuses."""
_SAFE: Final = 3.0
"""Millimetres between a line to cut and what is printed."""
_SLIP_LEGEND: Final = 24.0
_SLIP_ROUNDS: Final = 4.5


# Sheets of a match


def _sheets(request: Request) -> list[Page]:
    """All sheets of a match on one page: two side by side, or else upright."""
    match = request.of_match
    assert match is not None, "score sheets are of a match"
    lying = len(match.setup.players) == 2
    return [Page(request.format, partial(_paint_sheets, request, match, lying), lying)]


def _paint_sheets(request: Request, match: Match, lying: bool, painter: QPainter) -> None:
    words = games.words("clever", match.setup.players)
    paper = CleverPaper()
    field = request.format.field(lying=lying)
    _head(painter, field, words, paper, request, match)
    foot = _thanks(painter, field)
    scored = _scored(request, match, words, paper)
    room = QRectF(field.left(), field.top() + _HEAD, field.width(), 0)
    rows = 1 if lying else 2
    below = QRectF(field.left(), foot - 4 - rows * _LEGEND, field.width(), rows * _LEGEND)
    legend(painter, below, paper, columns=6 // rows)
    room.setBottom(below.top() - 4)
    if len(scored) == 1:
        ladder = QRectF(field.left(), room.bottom() - _LADDER, field.width(), _LADDER)
        ratings(painter, ladder, paper, total(scored[0].sheet))
        room.setBottom(ladder.top() - 4)
    places = _places(room, len(scored))
    for one, place in zip(scored, places, strict=False):
        scored_sheet(painter, place, one)
    if len(scored) < len(places):
        _standing(painter, places[-1], match, request.state, paper)


def _head(
    painter: QPainter,
    field: QRectF,
    words: GameWords,
    paper: CleverPaper,
    request: Request,
    match: Match,
) -> None:
    """What was played and how it stands."""
    state = request.state
    over = match.game.turn(state) is None
    left, right = QRectF(field), QRectF(field)
    left.setRight(field.left() + field.width() * 0.55)
    right.setLeft(left.right() + 4)
    write(painter, CleverBox().title(), _line(left, 0, 10), _TITLE)
    write(painter, paper.final() if over else paper.sheets(), _line(left, 10.5, 6), _SUBTITLE)
    for row, fact in enumerate(_facts(words, paper, request, match)):
        write(painter, fact, _line(right, 1.5 + 5 * row, 5), _FACT, RIGHT)
    sentence = words.reason(state, match.game.ranking(state)) if over else words.asked(state)
    write(painter, sentence, _line(field, 18.5, 7), _SENTENCE)


def _facts(words: GameWords, paper: CleverPaper, request: Request, match: Match) -> list[str]:
    """How far it is, what the table agreed on, what chance began with."""
    state: Position = request.state
    rounds = ROUNDS[len(state.sheets) - 1]
    over = match.game.turn(state) is None
    far = paper.rounds(rounds) if over else paper.round_of(state.round, rounds)
    agreed = words.value(MUST_TAKE, match.setup.options[MUST_TAKE])
    chance = paper.own_dice() if match.setup.own_dice else paper.seed(match.setup.seed)
    return [far, agreed, f"{chance} · {paper.actions(request.actions)}"]


def _line(place: QRectF, down: float, height: float) -> QRectF:
    return QRectF(place.left(), place.top() + down, place.width(), height)


def _thanks(painter: QPainter, field: QRectF) -> float:
    """Whose game it is, at the foot of the page; answers where the foot begins."""
    foot = QRectF(field.left(), field.bottom() - _FOOT, field.width(), _FOOT)
    write(painter, CleverBox().thanks(), foot, _THANKS)
    return foot.top()


def _scored(request: Request, match: Match, words: GameWords, paper: CleverPaper) -> list[Scored]:
    state: Position = request.state
    over = match.game.turn(state) is None
    winners = match.game.ranking(state).winners if over else ()
    found = []
    for at, (person, sheet) in enumerate(zip(match.setup.players, state.sheets, strict=True)):
        won = at in winners
        said = words.appreciation(state, Seat(at)) if over and not won else ""
        found.append(Scored(person, sheet, state.round, paper.winner() if won else said, won))
    return found


def _places(room: QRectF, count: int) -> list[QRectF]:
    """Places for sheets, as large as fit: one, two side by side, or two rows of two."""
    across, down = (1 if count == 1 else 2), (2 if count > 2 else 1)
    width = min(
        (room.width() - (across - 1) * _GAP) / across,
        width_for((room.height() - (down - 1) * _GAP) / down),
    )
    height = height_for(width)
    # Two columns stand at the margins, one in the middle; the rows begin under the head.
    column = room.width() - across * width
    left = room.left() if across > 1 else room.left() + column / 2
    row = (room.height() - down * height) / down
    return [
        QRectF(
            left + (at % across) * (width + column),
            room.top() + (at // across) * (height + row),
            width,
            height,
        )
        for at in range(across * down)
    ]


def _standing(
    painter: QPainter, place: QRectF, match: Match, state: Position, paper: CleverPaper
) -> None:
    """Everybody by the total, the best first, where a fourth sheet would lie."""
    ranking = match.game.ranking(state)
    seats = sorted(range(len(state.sheets)), key=lambda seat: ranking.places[seat])
    inner = place.adjusted(8, 6, -8, 0)
    write(painter, paper.standing(), _line(inner, 0, 7), Lettering(12, bold=True))
    name, strong = Lettering(12), Lettering(13, bold=True)
    for row, seat in enumerate(seats):
        line = _line(inner, 11 + 11 * row, 8)
        person = match.setup.players[seat]
        write(painter, str(ranking.places[seat]), line, strong)
        emblem = Art("common/emblems.svg", person.shape, seat_tint(person.colour))
        draw_art(painter, emblem, QRectF(line.left() + 6, line.top() + 0.5, 7, 7))
        write(painter, person.name, line.adjusted(16, 0, -18, 0), name)
        write(painter, str(total(state.sheets[seat])), line, strong, RIGHT)


# Blank sheets


def _blank(count: int, request: Request) -> list[Page]:
    """*count* sheets to cut apart, each with what its bonuses are."""
    lying = count == 2
    return [Page(request.format, partial(_paint_blank, count, request, lying), lying)]


def _paint_blank(count: int, request: Request, lying: bool, painter: QPainter) -> None:
    paper = CleverPaper()
    field = request.format.field(lying=lying)
    _thanks(painter, field)
    _cuts(painter, _pad(field), count)
    for slip in slips(count, request.format):
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
    return field.adjusted(0, 0, 0, -_FOOT - _SAFE)


def _cuts(painter: QPainter, pad: QRectF, count: int) -> None:
    middle = pad.center()
    cut(painter, along(QPointF(middle.x(), pad.top()), QPointF(middle.x(), pad.bottom())))
    if count > 2:
        cut(painter, along(QPointF(pad.left(), middle.y()), QPointF(pad.right(), middle.y())))


def slips(count: int, format: Format) -> list[QRectF]:
    """The parts of a page that are cut apart, two or four, within their lines."""
    pad = _pad(format.field(lying=count == 2))
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
    width = min(slip.width(), width_for(slip.height() - 2 - _SLIP_LEGEND - _SLIP_ROUNDS))
    left = slip.left() + (slip.width() - width) / 2
    return QRectF(left, slip.top(), width, height_for(width))


# The table


def _table(request: Request) -> list[Page]:
    """The platter and the spaces for real dice, and how a turn goes."""
    match = request.of_match
    players = None if match is None else len(match.setup.players)
    must_take = match is not None and match.setup.options[MUST_TAKE] == "must"

    def paint_table(painter: QPainter) -> None:
        field = request.format.field(lying=True)
        table(painter, field.adjusted(0, 0, 0, -_FOOT - 3), CleverPaper())
        _thanks(painter, field)

    def paint_reminder(painter: QPainter) -> None:
        field = request.format.field()
        reminder(painter, field.adjusted(0, 0, 0, -_FOOT - 3), players, must_take=must_take)
        _thanks(painter, field)

    return [
        Page(request.format, paint_table, lying=True),
        Page(request.format, paint_reminder),
    ]


PAPER: Final = Paper(
    (
        SheetKind("sheets", lambda: CleverPaper().sheets(), _sheets, of_match=True),
        SheetKind("blank", lambda: CleverPaper().blank_four(), partial(_blank, 4), blank=True),
        SheetKind("blank-two", lambda: CleverPaper().blank_two(), partial(_blank, 2), blank=True),
        SheetKind("table", lambda: CleverPaper().table(), _table, of_match=True, blank=True),
    )
)
