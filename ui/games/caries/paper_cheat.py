"""Caries on one page, for whoever wants to look something up at the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.games.caries.position import Space
from tabletop.games.caries.teeth import POINTS, Tooth
from ui.games.caries import CariesBox
from ui.games.caries.drawings import SPACES
from ui.games.caries.paper_chart import piece, symbol
from ui.games.caries.paper_legend import Becoming
from ui.games.caries.paper_words import CariesCheat, CariesPaper
from ui.paper.art import draw_art
from ui.paper.blocks import Figure, Item, Text, caption, steps
from ui.paper.cheat import Cheat, CheatWords, Section, Tips
from ui.paper.lettering import CENTRE, Lettering, write
from ui.paper.sheet import Request
from ui.stage.pixmaps import Art, place

_TILE: Final = 17.0
_PIECE: Final = 11.0
_MARK: Final = 9.5
_STRIP: Final = 9.0
"""Millimetres of a space, of a token, of a marker, and of a row of changes."""
_MARKS: Final = 24.0
_LARGER: Final = 1.5
"""How much changes may grow to fill their row."""
_APART: Final = 6.0
_NAME: Final = Lettering(8.5)
_WORTH: Final = Lettering(11, bold=True)


def cheat(request: Request) -> Cheat:
    """The page."""
    words, paper, said = CariesCheat(), CariesPaper(), CheatWords()
    none, yellow, orange, red, black = Tooth
    cube = Item(partial(_piece, "cube"), _TILE, _PIECE, words.resolution(), paper.cube())
    return Cheat(
        CariesBox().title(),
        words.aim(),
        [
            Section(said.turn(), steps(words.steps())),
            Section(words.spaces(), [*map(partial(_space, words, paper), Space), cube]),
            Section(words.marks(), [Figure(partial(_marks, words, paper), _MARKS)]),
            Section(
                words.sugar(),
                [_changes(Becoming((none, yellow, orange, red, black))), Text(words.sugar_order())],
            ),
            Section(
                words.brushing(), [_changes(Becoming((yellow, none)), Becoming((red, orange)))]
            ),
            Section(
                words.dentist(),
                [
                    _changes(
                        Becoming((black, none), 2),
                        Becoming((black, orange), 1),
                        Becoming((orange, none), 1),
                    ),
                    Text(words.dentist_order()),
                    Text(words.appointments()),
                ],
            ),
            Section(said.end(), [*map(Text, words.ending())]),
            Section(said.variants(), [*map(Text, words.variants())]),
        ],
        [Tips(words.hints())],
        CariesBox().thanks(),
    )


def _space(words: CariesCheat, paper: CariesPaper, space: Space) -> Item:
    """A kind of space, and what it does."""
    effect = paper.effect(space)
    if space is Space.KNOCK:
        effect = f"{effect} {words.counted()}"
    shape = place(SPACES, space.name.lower())
    high = _TILE * shape.height() / shape.width()
    return Item(partial(_tile, space), _TILE, high, effect, paper.space(space))


def _tile(space: Space, painter: QPainter, where: QRectF) -> None:
    draw_art(painter, Art(SPACES, space.name.lower()), where)


def _piece(element: str, painter: QPainter, where: QRectF) -> None:
    half = where.height() / 2
    middle = where.center()
    piece(painter, element, QRectF(middle.x() - half, where.top(), 2 * half, 2 * half))


def _marks(words: CariesCheat, paper: CariesPaper, painter: QPainter, where: QRectF) -> None:
    """What can lie on a tooth side by side, each with its name and its points."""
    kinds = [
        (Tooth.HEALTHY, words.healthy(), 0),
        *((tooth, paper.tooth(tooth), worth) for tooth, worth in sorted(POINTS.items())),
    ]
    pitch = where.width() / len(kinds)
    for at, (tooth, name, worth) in enumerate(kinds):
        cell = QRectF(where.left() + at * pitch, where.top(), pitch, where.height())
        mark = QRectF(cell.center().x() - _MARK / 2, cell.top(), _MARK, _MARK)
        symbol(painter, tooth, mark)
        worth_at = QRectF(cell.left(), mark.bottom() + 0.5, pitch, 5.5)
        write(painter, str(worth), worth_at, _WORTH, CENTRE)
        below = QRectF(cell.left() + 0.4, worth_at.bottom(), pitch - 0.8, 0)
        caption(painter, name, below, _NAME)


def _changes(*changes: Becoming) -> Figure:
    """Teeth that become one another, side by side."""

    def paint(painter: QPainter, where: QRectF) -> None:
        wide = sum(change.width for change in changes) + _APART * (len(changes) - 1)
        scale = min(_LARGER, where.width() / wide)
        painter.save()
        painter.translate(where.left(), where.center().y())
        painter.scale(scale, scale)
        left = 0.0
        for change in changes:
            change.draw(painter, left)
            left += change.width + _APART
        painter.restore()

    return Figure(paint, _STRIP)
