"""The board of Caries on paper, and a page of everything that is laid on it, to cut out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.caries.position import Space
from tabletop.kernel.seats import COLOURS, SHAPES
from ui.games.caries.paper_chart import PIECES, piece
from ui.games.caries.paper_words import CariesPaper
from ui.paper.lettering import Lettering, number, paragraph, write
from ui.stage.pixmaps import Art, draw, place_in, size
from ui.stage.theme import LIGHT, seat_tint
from ui.words import GameWords

BOARD: Final = "caries/board.svg"
SPACES: Final = "caries/spaces.svg"
CELL: Final = 10.0
"""Millimetres of a marker: it fits a tooth of a blank chart printed two to a page."""
_ACROSS: Final = 25
# Kinds of markers and the rows of each: more than four mouths can need at a time.
_MARKERS: Final = (
    ("mark-yellow", 2),
    ("mark-orange", 2),
    ("mark-red", 1),
    ("mark-black", 1),
    ("lap", 1),
)
_APPOINTMENT: Final = 12.5
_FACE: Final = 16.0
"""Millimetres of an edge of the cube."""
_FLAP: Final = 4.0
# Edges of the cube's net on a grid of faces, clockwise, so that outside is to the left.
_FOLDS: Final = (
    ((1, 1), (1, 2)),
    ((2, 1), (2, 2)),
    ((3, 1), (3, 2)),
    ((1, 1), (2, 1)),
    ((1, 2), (2, 2)),
)
_GLUED: Final = (
    ((1, 1), (1, 0)),
    ((1, 0), (2, 0)),
    ((2, 0), (2, 1)),
    ((4, 1), (4, 2)),
    ((2, 2), (2, 3)),
    ((2, 3), (1, 3)),
    ((1, 3), (1, 2)),
)
_FREE: Final = (
    ((0, 2), (0, 1)),
    ((0, 1), (1, 1)),
    ((2, 1), (4, 1)),
    ((4, 2), (2, 2)),
    ((1, 2), (0, 2)),
)


def board(
    painter: QPainter, field: QRectF, circuit: str, words: GameWords, paper: CariesPaper
) -> None:
    """The ring as large as it fits, with the rules that one looks up in its middle."""
    whole = size(BOARD)
    fitted = whole.scaled(field.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(QPointF(0, 0), fitted)
    place.moveCenter(field.center())
    draw(painter, Art(BOARD, ""), place, LIGHT)
    for at, letter in enumerate(circuit):
        kind = Space(letter).name.lower()
        draw(painter, Art(SPACES, kind), place_in(BOARD, f"space-{at:02}", place), LIGHT)
    middle = place_in(BOARD, "middle", place).adjusted(9, 8, -9, -8)
    _middle(painter, middle, words, paper)


def _middle(painter: QPainter, place: QRectF, words: GameWords, paper: CariesPaper) -> None:
    """The title and the cube's place at the left, what the spaces do at the right."""
    left = QRectF(place)
    left.setWidth(place.width() * 0.34)
    right = QRectF(place)
    right.setLeft(left.right() + 9)
    write(painter, words.title(), QRectF(left.left(), left.top(), left.width(), 16), _HUGE)
    aim = QRectF(left.left(), left.top() + 18, left.width(), 20)
    paragraph(painter, paper.aim(), aim, Lettering(11, colour=LIGHT.quiet))
    side = 34.0
    cube = QRectF(left.left(), left.bottom() - side - 8, side, side)
    painter.setPen(_dashed("quiet"))
    painter.setBrush(LIGHT.colour("paper"))
    painter.drawRoundedRect(cube, 2, 2)
    piece(painter, "cube", cube.adjusted(6, 6, -6, -6))
    below = QRectF(cube.left(), cube.bottom() + 2, left.width(), 6)
    write(painter, paper.cube(), below, Lettering(10, bold=True))
    pitch = right.height() / len(Space)
    for row, space in enumerate(Space):
        at = QRectF(right.left(), right.top() + row * pitch, right.width(), pitch)
        _effect(painter, at, space, paper)


_HUGE: Final = Lettering(36, bold=True)


def _effect(painter: QPainter, place: QRectF, space: Space, paper: CariesPaper) -> None:
    tile = QRectF(place.left(), place.top(), 20.8, 19)
    tile.moveCenter(QPointF(tile.center().x(), place.center().y()))
    draw(painter, Art(SPACES, space.name.lower()), tile, LIGHT)
    beside = QRectF(QPointF(tile.right() + 4, tile.top() + 0.5), tile.bottomRight())
    beside.setRight(place.right())
    write(
        painter,
        paper.space(space),
        QRectF(beside.left(), beside.top(), beside.width(), 5),
        Lettering(10, bold=True),
    )
    paragraph(painter, paper.effect(space), beside.adjusted(0, 5.2, 0, 0), Lettering(9))


def pieces(painter: QPainter, field: QRectF, paper: CariesPaper) -> None:
    """Markers, tokens, pawns, the cube and sixteen tiles, between lines to cut."""
    write(
        painter,
        paper.pieces(),
        QRectF(field.left(), field.top(), field.width(), 7),
        Lettering(14, bold=True),
    )
    about = QRectF(field.left(), field.top() + 7.5, field.width(), 5)
    write(painter, paper.cutting(), about, Lettering(9, colour=LIGHT.quiet))
    left = field.center().x() - _ACROSS * CELL / 2
    rows = [element for element, count in _MARKERS for _ in range(count)]
    block = QRectF(left, field.top() + 15, _ACROSS * CELL, len(rows) * CELL)
    for row, element in enumerate(rows):
        for cell in _cells(block, row, CELL):
            piece(painter, element, cell)
    _grid(painter, block, CELL)
    tokens = QRectF(left, block.bottom(), block.width(), 2 * _APPOINTMENT)
    for row in range(2):
        for cell in _cells(tokens, row, _APPOINTMENT):
            piece(painter, "appointment", cell)
    _grid(painter, tokens, _APPOINTMENT)
    below = QRectF(QPointF(left, tokens.bottom() + 5), QPointF(block.right(), field.bottom()))
    _pawns(painter, below)
    _cube(painter, QPointF(left + 116, below.top() + _FLAP))
    _tiles(painter, QPointF(below.right() - 4 * CELL, below.top()), paper)


def _cells(block: QRectF, row: int, side: float) -> list[QRectF]:
    """The squares of a row, a little free along every edge."""
    top = block.top() + row * side
    free = side * 0.06
    return [
        QRectF(block.left() + at * side, top, side, side).adjusted(free, free, -free, -free)
        for at in range(round(block.width() / side))
    ]


def _dashed(token: str, style: Qt.PenStyle = Qt.PenStyle.DashLine) -> QPen:
    pen = QPen(LIGHT.colour(token), 0.2)
    pen.setStyle(style)
    pen.setDashPattern([6, 5] if style == Qt.PenStyle.DashLine else [1, 4])
    return pen


def _grid(painter: QPainter, block: QRectF, side: float) -> None:
    """Lines to cut along, from edge to edge."""
    painter.setPen(_dashed("quiet"))
    for at in range(round(block.width() / side) + 1):
        x = block.left() + at * side
        painter.drawLine(QLineF(x, block.top(), x, block.bottom()))
    for at in range(round(block.height() / side) + 1):
        y = block.top() + at * side
        painter.drawLine(QLineF(block.left(), y, block.right(), y))


def _pawns(painter: QPainter, room: QRectF) -> None:
    """Pawns that stand: a front, a back upside down over the fold, a foot at either end."""
    width, foot = 19.0, 9.0
    height = (room.height() - 2 * foot) / 2
    for at, (shape, colour) in enumerate(zip(SHAPES, COLOURS, strict=True)):
        outer = QRectF(room.left() + at * (width + 2.5), room.top(), width, room.height())
        pawn = Art(PIECES, f"pawn-{shape}", seat_tint(colour))
        side = min(width - 3, (height - 2) * 44 / 56)
        body = QRectF(-side / 2, -side * 56 / 44, side, side * 56 / 44)
        for turn, base in ((0, outer.bottom() - foot), (180, outer.top() + foot)):
            painter.save()
            painter.translate(outer.center().x(), base)
            painter.rotate(turn)
            draw(painter, pawn, body, LIGHT)
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_dashed("quiet"))
        painter.drawRect(outer)
        painter.setPen(_dashed("quiet", Qt.PenStyle.DotLine))
        for y in (outer.top() + foot, outer.center().y(), outer.bottom() - foot):
            painter.drawLine(QLineF(outer.left(), y, outer.right(), y))


def _cube(painter: QPainter, corner: QPointF) -> None:
    """The net of the cube: four faces in a row, one above, one below, and flaps to glue."""

    def at(x: float, y: float) -> QPointF:
        return corner + QPointF(x, y) * _FACE

    painter.setPen(_dashed("quiet", Qt.PenStyle.DotLine))
    for start, end in (*_FOLDS, *_GLUED):
        painter.drawLine(at(*start), at(*end))
    painter.setPen(_dashed("quiet"))
    for start, end in _FREE:
        painter.drawLine(at(*start), at(*end))
    for start, end in _GLUED:
        along = (at(*end) - at(*start)) / _FACE
        out = QPointF(along.y(), -along.x()) * _FLAP
        slant = along * _FLAP * 0.6
        tab = [at(*start), at(*start) + out + slant, at(*end) + out - slant, at(*end)]
        painter.drawPolyline(tab)
    for face in range(4):
        sprout = QRectF(0, 0, 5.6, 6.8)
        sprout.moveCenter(at(face + 0.5, 1.5))
        draw(painter, Art(PIECES, "sprout"), sprout, LIGHT)


def _tiles(painter: QPainter, corner: QPointF, paper: CariesPaper) -> None:
    """Sixteen numbers to draw from a bag, for who has no sixteen-sided die."""
    block = QRectF(corner, corner + QPointF(4 * CELL, 4 * CELL))
    lettering = Lettering(15, bold=True)
    for tooth in range(1, 17):
        row, at = divmod(tooth - 1, 4)
        cell = _cells(block, row, CELL)[at]
        number(painter, str(tooth), cell.center(), lettering)
        # Tiles are drawn with any side up: a 6 and a 9 say which they are.
        if tooth in (6, 9):
            painter.setPen(QPen(LIGHT.colour("ink"), 0.4))
            y = cell.bottom() - 0.9
            painter.drawLine(QLineF(cell.center().x() - 1.6, y, cell.center().x() + 1.6, y))
    _grid(painter, block, CELL)
    about = QRectF(block.left(), block.bottom() + 1.5, block.width(), 12)
    paragraph(painter, paper.tiles(), about, Lettering(9, colour=LIGHT.quiet))
