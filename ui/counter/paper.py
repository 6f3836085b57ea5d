"""What was counted, on one page: every number with its points, totals, places, and who won."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.kernel.game import Seat
from ui.counter.art import entry_art
from ui.paper.art import draw_art
from ui.paper.lettering import RIGHT, Lettering, paragraph, write
from ui.paper.report import line, thanks, title
from ui.paper.sheet import Format, Page
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT, seat_tint

if TYPE_CHECKING:
    from ui.counter.result import Result

_FACT: Final = Lettering(11, colour=LIGHT.quiet)
_VERDICT: Final = Lettering(14)
_NAME: Final = Lettering(12, bold=True)
_LABEL: Final = Lettering(12)
_NUMBER: Final = Lettering(13)
_ENTERED: Final = Lettering(11, colour=LIGHT.quiet)
_TOTAL: Final = Lettering(20, bold=True)
_SO_FAR: Final = Lettering(20, colour=LIGHT.quiet)
_WRONG: Final = Lettering(11, colour=LIGHT.warning)

_HEAD: Final = 36.0
_NAMES: Final = 24.0
_HIGHEST: Final = 13.0
"""A line of the pad; many are set closer, so that all stand on the page."""
_BELOW: Final = 66.0
"""Room below the lines for totals, places, what cannot be, and thanks."""
_LAST: Final = 17.0
_WIDEST: Final = 40.0
_COLUMNS: Final = 128.0
"""The room of all columns of players together."""
_SIGN: Final = 7.0
_GAP: Final = 3.0
_WORTH: Final = 11.0
"""Room for the points at the right of a number that they are made from."""


def pages(result: Result, format: Format) -> list[Page]:
    """The page."""
    return [Page(format, partial(_paint, result, format))]


def _paint(result: Result, format: Format, painter: QPainter) -> None:
    field = format.field()
    _head(painter, field, result)
    places = _columns(field, len(result.playing))
    _players(painter, field, places, result)
    down = _HEAD + _NAMES
    players = len(result.playing)
    lines = [at for at, kind in enumerate(result.counter.lines) if kind.is_for(players)]
    row = min(_HIGHEST, (field.height() - down - _BELOW) / len(lines))
    for at in lines:
        _entry(painter, line(field, down, row), places, result, at)
        down += row
    down = _totals(painter, line(field, down, _LAST), places, result)
    for objection in result.standing.objections:
        room = QRectF(field.left(), down + 6, field.width(), 0)
        down += paragraph(painter, result.objection(objection), room, _WRONG) + 2
    thanks(painter, field, result.thanks())


def _columns(field: QRectF, players: int) -> list[QRectF]:
    """The players' columns, at the right."""
    wide = min(_WIDEST, _COLUMNS / players)
    left = field.right() - players * wide
    return [QRectF(left + seat * wide, 0, wide, 0) for seat in range(players)]


def _cell(band: QRectF, column: QRectF) -> QRectF:
    """Where a column crosses a band, without its gap."""
    return QRectF(column.left() + _GAP, band.top(), column.width() - _GAP, band.height())


def _head(painter: QPainter, field: QRectF, result: Result) -> None:
    """The game, the day, and who won."""
    title(painter, field, result.game())
    write(painter, result.day(), line(field, 0, 10), _FACT, RIGHT)
    write(painter, result.verdict(), line(field, 16, 8), _VERDICT)


def _players(painter: QPainter, field: QRectF, columns: list[QRectF], result: Result) -> None:
    """The players' signs above their names."""
    band = line(field, _HEAD, _NAMES)
    for player, column in zip(result.playing, columns, strict=True):
        cell = _cell(band, column)
        side = 10.0
        sign = Art("common/emblems.svg", player.shape, seat_tint(player.colour))
        place = QRectF(cell.right() - side, band.top(), side, side)
        draw_art(painter, sign, place)
        name = QRectF(cell.left(), band.top() + side + 2, cell.width(), 8)
        write(painter, player.name, name, _NAME, RIGHT)
    _rule(painter, band.bottomLeft(), band.bottomRight(), 0.4)


def _entry(painter: QPainter, band: QRectF, columns: list[QRectF], result: Result, at: int) -> None:
    """One line of the pad."""
    kind = result.counter.lines[at]
    art = entry_art(result.count.game, kind.id)
    left = band.left()
    if art is not None:
        draw_art(painter, art, QRectF(left, band.center().y() - _SIGN / 2, _SIGN, _SIGN))
        left += _SIGN + _GAP
    label = QRectF(left, band.top(), columns[0].left() - left, band.height())
    write(painter, result.words.entry(kind.id), label, _LABEL)
    for seat, column in enumerate(columns):
        cell = _cell(band, column)
        entered = result.count.columns[seat][at]
        points = result.standing.points[seat][at]
        if entered is not None and (kind.scale or points is None):
            lettering = _WRONG if points is None else _ENTERED
            beside = cell.adjusted(0, 0, -_WORTH if kind.scale else 0, 0)
            write(painter, str(entered), beside, lettering, RIGHT)
        if points is not None:
            write(painter, str(points), cell, _NUMBER, RIGHT)
    _rule(painter, band.bottomLeft(), band.bottomRight(), 0.15)


def _totals(painter: QPainter, band: QRectF, columns: list[QRectF], result: Result) -> float:
    """Totals and places; answers where they end."""
    _rule(painter, band.topLeft(), band.topRight(), 0.4)
    below = band.translated(0, band.height() - 5)
    below.setHeight(8)
    is_final = result.standing.is_final
    write(painter, result.total(), band, _NAME)
    for seat, column in enumerate(columns):
        total = result.told_total(Seat(seat))
        write(painter, total, _cell(band, column), _TOTAL if is_final else _SO_FAR, RIGHT)
    if result.place():
        write(painter, result.place(), below, _FACT)
        for seat, column in enumerate(columns):
            write(painter, result.told_place(Seat(seat)), _cell(below, column), _FACT, RIGHT)
    return below.bottom()


def _rule(painter: QPainter, start: QPointF, end: QPointF, width: float) -> None:
    pen = QPen(LIGHT.colour("ink"), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(QLineF(start, end))
