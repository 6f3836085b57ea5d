"""What was counted, on one page: every number with its points, totals, places, and who won."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.counter.table import entry_art
from ui.paper.art import draw_art
from ui.paper.lettering import RIGHT, Lettering, paragraph, write
from ui.paper.sheet import Format, Page
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT, seat_tint

if TYPE_CHECKING:
    from ui.counter.result import Result

_TITLE: Final = Lettering(24, bold=True)
_FACT: Final = Lettering(11, colour=LIGHT.quiet)
_VERDICT: Final = Lettering(14)
_NAME: Final = Lettering(12, bold=True)
_LABEL: Final = Lettering(12)
_NUMBER: Final = Lettering(13)
_ENTERED: Final = Lettering(11, colour=LIGHT.quiet)
_TOTAL: Final = Lettering(20, bold=True)
_WRONG: Final = Lettering(11, colour=LIGHT.warning)
_THANKS: Final = Lettering(7.5, colour=LIGHT.quiet)

_HEAD: Final = 36.0
_NAMES: Final = 24.0
_ROW: Final = 13.0
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
    down = field.top() + _HEAD + _NAMES
    for line in range(len(result.counter.lines)):
        _line(painter, _band(field, down, _ROW), places, result, line)
        down += _ROW
    down = _totals(painter, _band(field, down, _LAST), places, result)
    for objection in result.standing.objections:
        room = QRectF(field.left(), down + 6, field.width(), 0)
        down += paragraph(painter, result.objection(objection), room, _WRONG) + 2
    foot = QRectF(field.left(), field.bottom() - 4, field.width(), 4)
    write(painter, result.thanks(), foot, _THANKS)


def _band(field: QRectF, top: float, height: float) -> QRectF:
    return QRectF(field.left(), top, field.width(), height)


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
    write(painter, result.game(), _band(field, field.top(), 10), _TITLE)
    write(painter, result.day(), _band(field, field.top(), 10), _FACT, RIGHT)
    write(painter, result.verdict(), _band(field, field.top() + 16, 8), _VERDICT)


def _players(painter: QPainter, field: QRectF, columns: list[QRectF], result: Result) -> None:
    """The players' signs above their names."""
    band = _band(field, field.top() + _HEAD, _NAMES)
    for player, column in zip(result.playing, columns, strict=True):
        cell = _cell(band, column)
        side = 10.0
        sign = Art("common/emblems.svg", player.shape, seat_tint(player.colour))
        place = QRectF(cell.right() - side, band.top(), side, side)
        draw_art(painter, sign, place)
        name = QRectF(cell.left(), band.top() + side + 2, cell.width(), 8)
        write(painter, player.name, name, _NAME, RIGHT)
    _rule(painter, band.bottomLeft(), band.bottomRight(), 0.4)


def _line(
    painter: QPainter, band: QRectF, columns: list[QRectF], result: Result, line: int
) -> None:
    """One line of the pad."""
    kind = result.counter.lines[line]
    art = entry_art(result.count.game, kind.id)
    left = band.left()
    if art is not None:
        draw_art(painter, art, QRectF(left, band.center().y() - _SIGN / 2, _SIGN, _SIGN))
        left += _SIGN + _GAP
    label = QRectF(left, band.top(), columns[0].left() - left, band.height())
    write(painter, result.words.entry(kind.id), label, _LABEL)
    for seat, column in enumerate(columns):
        cell = _cell(band, column)
        entered = result.count.columns[seat][line]
        points = result.standing.points[seat][line]
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
    standing = result.standing
    write(painter, result.total(), band, _NAME)
    for total, column in zip(standing.totals, columns, strict=True):
        write(painter, str(total), _cell(band, column), _TOTAL, RIGHT)
    if len(columns) > 1:
        write(painter, result.place(), below, _FACT)
        for place, column in zip(standing.ranking.places, columns, strict=True):
            write(painter, f"{place}.", _cell(below, column), _FACT, RIGHT)
    return below.bottom()


def _rule(painter: QPainter, start: QPointF, end: QPointF, width: float) -> None:
    pen = QPen(LIGHT.colour("ink"), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(QLineF(start, end))
