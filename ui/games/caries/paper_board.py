"""The board of Caries on paper, and a page of everything that is laid on it, to cut out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.caries.position import Space
from tabletop.kernel.seats import COLOURS, SHAPES
from ui.games.caries import CariesBox
from ui.games.caries.drawings import BOARD, PIECES, SPACES
from ui.games.caries.paper_chart import piece
from ui.games.caries.paper_legend import legend_column
from ui.games.caries.paper_words import CariesPaper
from ui.paper.art import draw_art
from ui.paper.cutting import along, around, cells, cut, fold, grid
from ui.paper.lettering import Lettering, number, paragraph, write
from ui.stage.pixmaps import Art, place_in, size
from ui.stage.theme import LIGHT, seat_tint

# The board without the pattern of its middle, where words stand here.
_GROUND: Final = ("backing", "middle-field", "middle-tint", "middle-way", "spaces")
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
_HUGE: Final = Lettering(36, bold=True)
_ABOUT: Final = Lettering(9, colour=LIGHT.quiet)
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


def board(painter: QPainter, field: QRectF, circuit: str, paper: CariesPaper) -> None:
    """The ring as large as it fits, with the rules that one looks up in its middle."""
    whole = size(BOARD)
    fitted = whole.scaled(field.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(QPointF(0, 0), fitted)
    place.moveCenter(field.center())
    for element in _GROUND:
        draw_art(painter, Art(BOARD, element), place_in(BOARD, element, place))
    for at, letter in enumerate(circuit):
        kind = Space(letter).name.lower()
        draw_art(painter, Art(SPACES, kind), place_in(BOARD, f"space-{at:02}", place))
    middle = place_in(BOARD, "middle", place).adjusted(9, 8, -9, -8)
    _middle(painter, middle, paper)


def _middle(painter: QPainter, place: QRectF, paper: CariesPaper) -> None:
    """The title and the cube's place at the left, what the spaces do at the right."""
    left = QRectF(place)
    left.setWidth(place.width() * 0.34)
    right = QRectF(place)
    right.setLeft(left.right() + 9)
    write(painter, CariesBox().title(), QRectF(left.left(), left.top(), left.width(), 16), _HUGE)
    aim = QRectF(left.left(), left.top() + 18, left.width(), 20)
    down = paragraph(painter, paper.aim(), aim, Lettering(11, colour=LIGHT.quiet))
    side = 27.0
    cube = QRectF(left.left(), left.bottom() - side, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT.colour("paper"))
    painter.drawRoundedRect(cube, 2, 2)
    cut(painter, around(cube, 2))
    piece(painter, "cube", cube.adjusted(4, 4, -4, -4))
    beside = QRectF(cube.right() + 4, cube.top(), left.right() - cube.right() - 4, side)
    label = Lettering(10, bold=True)
    paragraph(painter, paper.cube(), beside.adjusted(0, side / 2 - label.height, 0, 0), label)
    kinds = QRectF(
        QPointF(left.left(), aim.top() + down + 2), QPointF(left.right(), cube.top() - 2)
    )
    legend_column(painter, kinds, paper, markers_only=True)
    pitch = right.height() / len(Space)
    for row, space in enumerate(Space):
        at = QRectF(right.left(), right.top() + row * pitch, right.width(), pitch)
        _effect(painter, at, space, paper)


def _effect(painter: QPainter, place: QRectF, space: Space, paper: CariesPaper) -> None:
    tile = QRectF(place.left(), place.top(), 20.8, 19)
    tile.moveCenter(QPointF(tile.center().x(), place.center().y()))
    draw_art(painter, Art(SPACES, space.name.lower()), tile)
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
    left, width = field.center().x() - _ACROSS * CELL / 2, _ACROSS * CELL
    head = QRectF(left, field.top(), width, 7)
    write(painter, paper.pieces(), head, Lettering(14, bold=True))
    about = QRectF(left, head.bottom() + 0.5, width, 5)
    write(painter, paper.cutting(), about, _ABOUT)
    rows = [element for element, count in _MARKERS for _ in range(count)]
    block = QRectF(left, field.top() + 15, width, len(rows) * CELL)
    for row, element in enumerate(rows):
        for cell in cells(block, row, CELL):
            piece(painter, element, cell)
    grid(painter, block, CELL)
    tokens = QRectF(left, block.bottom(), block.width(), 2 * _APPOINTMENT)
    for row in range(2):
        for cell in cells(tokens, row, _APPOINTMENT):
            piece(painter, "appointment", cell)
    grid(painter, tokens, _APPOINTMENT)
    below = QRectF(QPointF(left, tokens.bottom() + 5), QPointF(block.right(), field.bottom()))
    _pawns(painter, below)
    _cube(painter, QPointF(left + 113, below.top() + _FLAP), paper)
    _tiles(painter, QPointF(below.right() - 4 * CELL, below.top()), paper)


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
            draw_art(painter, pawn, body)
            painter.restore()
        cut(painter, around(outer))
        for y in (outer.top() + foot, outer.center().y(), outer.bottom() - foot):
            fold(painter, along(QPointF(outer.left(), y), QPointF(outer.right(), y)))


def _cube(painter: QPainter, corner: QPointF, paper: CariesPaper) -> None:
    """The net of the cube: four faces in a row, one above, one below, and flaps to glue."""

    def at(x: float, y: float) -> QPointF:
        return corner + QPointF(x, y) * _FACE

    for start, end in (*_FOLDS, *_GLUED):
        fold(painter, along(at(*start), at(*end)))
    for start, end in _FREE:
        cut(painter, along(at(*start), at(*end)))
    for start, end in _GLUED:
        edge = (at(*end) - at(*start)) / _FACE
        out = QPointF(edge.y(), -edge.x()) * _FLAP
        slant = edge * _FLAP * 0.6
        cut(painter, along(at(*start), at(*start) + out + slant, at(*end) + out - slant, at(*end)))
    for face in range(4):
        sprout = QRectF(0, 0, 5.6, 6.8)
        sprout.moveCenter(at(face + 0.5, 1.5))
        draw_art(painter, Art(PIECES, "sprout"), sprout)
    paragraph(painter, paper.cube(), QRectF(at(2.4, 2.25), at(4.3, 3)), _ABOUT)


def _tiles(painter: QPainter, corner: QPointF, paper: CariesPaper) -> None:
    """Sixteen numbers to draw from a bag, for who has no sixteen-sided die."""
    block = QRectF(corner, corner + QPointF(4 * CELL, 4 * CELL))
    figure = Lettering(15, bold=True)
    for tooth in range(1, 17):
        row, at = divmod(tooth - 1, 4)
        cell = cells(block, row, CELL)[at]
        number(painter, str(tooth), cell.center(), figure)
        # Tiles are drawn with any side up: a 6 and a 9 say which they are.
        if tooth in (6, 9):
            painter.setPen(QPen(LIGHT.colour("ink"), 0.4))
            y = cell.bottom() - 0.9
            painter.drawLine(QLineF(cell.center().x() - 1.6, y, cell.center().x() + 1.6, y))
    grid(painter, block, CELL)
    about = QRectF(block.left(), block.bottom() + 1.5, block.width(), 12)
    paragraph(painter, paper.tiles(), about, _ABOUT)
