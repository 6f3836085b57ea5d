"""Hospital on one page, for whoever wants to look something up at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.printed import DISCHARGE_POINTS, EMPTY_WARDS, Colour
from ui.games.hospital import HospitalBox
from ui.games.hospital.cards import HospitalCards
from ui.games.hospital.drawings import face_art, symbol_art
from ui.games.hospital.effect_art import signs
from ui.games.hospital.paper_art import sign_row, whole
from ui.games.hospital.paper_words import HospitalCheat, HospitalPaper
from ui.paper.blocks import Beside, Block, Figure, Item, Scale, Text, steps
from ui.paper.cheat import Cheat, CheatWords, Section, Tips
from ui.paper.sheet import Request

_SIGNS: Final = (
    "patient-any",
    "value-1",
    "plus-1",
    "minus-1",
    "same",
    "run",
    "arrow",
    "other",
    "again",
    "equal-value",
    "swap",
    "level",
    "reroll",
    "opposite",
)
_SIGN: Final = 6.5
_TOKEN: Final = 9.0
_DIE: Final = 10.5
_ROOM: Final = 19.0
"""Millimetres of a sign, of a bag, of a die, and of the signs of a room."""
_IN_A_ROW: Final = 2


def cheat(content_of: Callable[[Request], Content], request: Request) -> Cheat:
    """The page; the rooms are those of the contents that are played with."""
    words, paper, said = HospitalCheat(), HospitalPaper(), CheatWords()
    counts = [*map(str, range(len(DISCHARGE_POINTS)))]
    points = [*map(str, DISCHARGE_POINTS)]
    return Cheat(
        HospitalBox().title(),
        words.aim(),
        [
            Section(words.round(), steps(paper.phases())),
            Section(
                words.patients(),
                [Figure(_dice, _DIE), Text(words.about_patients()), Text(words.begins())],
            ),
            Section(words.treating(), [*map(Text, words.rules())]),
            Section(words.rooms(), _rooms(content_of(request))),
            Section(words.signs(), _meanings(words)),
            Section(words.tokens(), _tokens(words)),
            Section(said.end(), [*map(Text, (*words.ending(), words.alone()))]),
            Section(said.variants(), [*map(Text, words.variants())]),
        ],
        [
            Scale(tuple(counts), tuple(points), (paper.scale(), paper.brings())),
            Text(words.empty(EMPTY_WARDS)),
            Tips(words.hints()),
        ],
        HospitalBox().thanks(),
    )


def _rows(blocks: Sequence[Block]) -> list[Block]:
    """Blocks two by two."""
    return [Beside(blocks[at : at + _IN_A_ROW]) for at in range(0, len(blocks), _IN_A_ROW)]


def _dice(painter: QPainter, where: QRectF) -> None:
    """A patient of each value; of one colour, as the colour says nothing of how ill one is."""
    values = range(1, 7)
    pitch = where.width() / len(values)
    for at, value in enumerate(values):
        art = face_art(Colour.YELLOW, value)
        whole(painter, art, QRectF(where.left() + at * pitch, where.top(), _DIE, _DIE))


def _rooms(content: Content) -> list[Block]:
    """The rooms that everybody has: their signs and their names."""
    cards = HospitalCards(content)
    rooms = [
        Item(partial(_effect, signs(content.rooms[room].effect)), _ROOM, _SIGN, cards.name(room))
        for room in content.starting
    ]
    return _rows(rooms)


def _effect(row: Sequence[str], painter: QPainter, where: QRectF) -> None:
    sign_row(painter, row, where)


def _meanings(words: HospitalCheat) -> list[Block]:
    return _rows([Item(partial(_sign, sign), _SIGN, _SIGN, words.sign(sign)) for sign in _SIGNS])


def _sign(sign: str, painter: QPainter, where: QRectF) -> None:
    whole(painter, symbol_art(sign), where)


def _tokens(words: HospitalCheat) -> list[Block]:
    return [
        Item(partial(_sign, "blood"), _TOKEN, _TOKEN, words.blood()),
        Text(words.blood_from()),
        Item(partial(_sign, "death"), _TOKEN, _TOKEN, words.death()),
    ]
