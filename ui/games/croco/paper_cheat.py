"""Croco on one page, for whoever wants to look something up at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.croco import setting
from tabletop.games.croco.names import read_face, read_space
from tabletop.games.croco.printed import (
    CLANS,
    CROCODILES,
    LENGTHS,
    SIGN_OF,
    SPACES,
    TOKENS,
    Clan,
    Sign,
)
from ui.games.croco import CrocoBox
from ui.games.croco.drawings import BOARD, camp_file, cell_element, crest_art, space_element
from ui.games.croco.paper_art import printed, token
from ui.games.croco.paper_words import CrocoCheat
from ui.paper.art import draw_art
from ui.paper.blocks import Block, Figure, Picture, Scale, Text, steps
from ui.paper.cheat import Cheat, CheatWords, Section, Tips
from ui.paper.sheet import Request
from ui.stage.pixmaps import Art, place, place_in, place_within, size
from ui.stage.theme import LIGHT

_CAMP: Final = "_ 2+ 3- 1+ 3+ _ 4+ 3- 6- 1- 2- 4-"
"""A blue camp from which two tokens have left, by space."""
_MAY_LEAVE: Final = ("b1", "e1", "a2", "f2")
_PART: Final = 0.66
"""The part of its column that a camp takes."""
_FIGHT: Final = 0.7
"""The part of its column that a crocodile takes that is fought for."""
_NOTHING: Final = "_"
_CREST, _BETWEEN = 7.5, 2.0
"""Millimetres that a crest takes, and between plus and minus."""
_FRAME: Final = 0.7


def cheat(request: Request) -> Cheat:
    """The page."""
    words, said = CrocoCheat(), CheatWords()
    over, counting, winner = words.ending()
    return Cheat(
        CrocoBox().title(),
        words.aim(),
        [
            Section(words.preparing(), [Text(words.camps())]),
            Section(said.turn(), steps(words.steps())),
            Section(words.cells(), _cells(words)),
            Section(words.leaving(), [_camp(), Text(words.beside_emptied())]),
            Section(words.winning(), _fights(words)),
            Section(words.clans(), [_tokens(clan) for clan in CLANS]),
            Section(
                said.end(),
                [Text(over), Text(counting), _crocodile("g _ b g _ b6+ _", 0.75), Text(winner)],
            ),
            Section(said.variants(), [*map(Text, words.variants())]),
        ],
        [Tips(words.hints())],
        CrocoBox().thanks(),
    )


# Crocodiles


def _cells(words: CrocoCheat) -> list[Block]:
    """Which cells a token names, and which numbers find one where."""
    shortest, *between, longest = LENGTHS
    heads = (f"1–{shortest}", *map(str, between), str(longest))
    found = (*(f"{length}–{longest}" for length in (shortest, *between)), str(longest))
    return [
        _crocodile("_ _ g3+ _ g3- _ _"),
        Text(words.named_cells()),
        Scale(heads, found, words.numbers()),
        Text(words.any_cell()),
    ]


def _fights(words: CrocoCheat) -> list[Block]:
    """Who wins against whom, in two pictures."""
    return [
        Text(words.first()),
        _crocodile("g5- b _ _ _", _FIGHT),
        Text(words.same()),
        _crocodile("_ b _ _ g5+", _FIGHT),
        Text(words.different()),
        Text(words.loser()),
    ]


def _crocodile(line: str, part: float = 0.9) -> Figure:
    """The crocodile on which *line* lies, so wide a part of its column."""

    def paint(painter: QPainter, where: QRectF) -> None:
        _lying(line)(
            painter,
            QRectF(where.topLeft(), where.size()).adjusted(0, 0, -(1 - part) * where.width(), 0),
        )

    return Figure(paint, lambda width: _high(line)(part * width))


def _animal(line: str) -> str:
    return f"animal-{len(line.split())}"


def _high(line: str) -> Callable[[float], float]:
    """How high a crocodile is, by its width."""
    shape = place(BOARD, _animal(line))
    return lambda width: width * shape.height() / shape.width()


def _lying(line: str) -> Picture:
    """A crocodile that fills its place, from the head with what *line* says."""

    def paint(painter: QPainter, where: QRectF) -> None:
        animal, lying = _animal(line), line.split()
        printed(painter, Art(BOARD, animal), where)
        for cell, told in zip(CROCODILES[LENGTHS.index(len(lying))], lying, strict=True):
            at = place_within(BOARD, cell_element(cell), animal, where)
            if told != _NOTHING:
                token(painter, setting.read_lying(told), at)

    return paint


# Camps and tokens


def _camp() -> Figure:
    """A camp with two emptied spaces; tokens that may leave are framed."""
    file = camp_file(Clan.BLUE)
    shape = size(file)

    def paint(painter: QPainter, where: QRectF) -> None:
        at = QRectF(where.left(), where.top(), _PART * where.width(), where.height())
        printed(painter, Art(file, ""), at)
        for space, told in zip(SPACES, _CAMP.split(), strict=True):
            room = place_in(file, space_element(space), at)
            if told != _NOTHING:
                token(painter, read_face(Clan.BLUE, told), room)
        painter.setPen(QPen(LIGHT.colour("accent"), _FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name in _MAY_LEAVE:
            room = place_in(file, space_element(read_space(name)), at)
            painter.drawRoundedRect(room.adjusted(-0.4, -0.4, 0.4, 0.4), 1.4, 1.4)

    return Figure(paint, lambda width: _PART * width * shape.height() / shape.width())


def _tokens(clan: Clan) -> Figure:
    """The crest of a clan and all its tokens in a row, plus before minus."""

    def paint(painter: QPainter, where: QRectF) -> None:
        lying = TOKENS[clan]
        draw_art(painter, crest_art(clan), QRectF(where.left(), where.center().y() - 2.8, 5.6, 5.6))
        left = where.left() + _CREST
        side = (where.right() - left - _BETWEEN) / len(lying)
        for at, one in enumerate(lying):
            aside = _BETWEEN if SIGN_OF[one] is Sign.MINUS else 0.0
            token(
                painter,
                one,
                QRectF(left + at * side + aside, where.top(), side - 0.5, where.height()),
            )

    return Figure(paint, 7.4)
