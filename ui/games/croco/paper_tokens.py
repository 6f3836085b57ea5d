"""The tokens of Croco to cut out: each front is folded onto a back that shows only the clan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tabletop.games.croco.printed import (
    CLAN_OF,
    CLANS,
    SIGN_OF,
    SPACES,
    TOKENS,
    TURNED,
    Clan,
    Sign,
    Token,
)
from ui.games.croco import CrocoBox
from ui.games.croco.drawings import camp_file, space_element
from ui.games.croco.paper_art import token
from ui.games.croco.paper_board import halves
from ui.games.croco.paper_words import CrocoPaper
from ui.paper.cutting import along, around, cells, cut, fold
from ui.paper.lettering import Lettering, write
from ui.paper.report import line, thanks, title
from ui.paper.sheet import Format
from ui.stage.pixmaps import place
from ui.stage.theme import LIGHT

_HEAD: Final = 48.0
_APART, _BELOW = 14.0, 18.0
"""Millimetres between strips side by side, and one below the other."""
_PART: Final = 0.97
"""A token's side as a part of the space it lies on."""
_STEP: Final = Lettering(10.5)
_ABOUT: Final = Lettering(9.5, colour=LIGHT.quiet)


@dataclass(frozen=True, slots=True)
class Strip:
    """Tokens side by side, their backs below them over the fold."""

    tokens: tuple[Token, ...]
    block: QRectF

    @property
    def side(self) -> float:
        """A token's side."""
        return self.block.height() / 2

    @property
    def fronts(self) -> list[QRectF]:
        """Where the numbers are, a little free along every cut."""
        return cells(self.block, 0, self.side)

    @property
    def backs(self) -> list[QRectF]:
        """Where they are turned over."""
        return cells(self.block, 1, self.side)


def strips(format: Format) -> list[Strip]:
    """All tokens, by clan and by sign, for a board that is printed on the same paper."""
    field = format.field(lying=True)
    space = place(camp_file(Clan.GREEN), space_element(SPACES[0])).width()
    side = space * halves(format)[0].scale * _PART
    made = []
    for row, clan in enumerate(CLANS):
        left = field.center().x()
        for sign in Sign:
            held = tuple(lying for lying in TOKENS[clan] if SIGN_OF[lying] is sign)
            wide = len(held) * side
            x = left - _APART / 2 - wide if sign is Sign.PLUS else left + _APART / 2
            y = field.top() + _HEAD + row * (2 * side + _BELOW)
            made.append(Strip(held, QRectF(x, y, wide, 2 * side)))
    return made


def tokens(painter: QPainter, format: Format, paper: CrocoPaper) -> None:
    """How they are made, and the strips between lines to cut and to fold along."""
    field, lying = format.field(lying=True), strips(format)
    head = QRectF(field)
    head.setLeft(lying[0].block.left())
    title(painter, head, CrocoBox().title(), paper.tokens())
    for number, step in enumerate(paper.steps(), 1):
        at = line(head, 14.5 + 5.5 * number, 5.5)
        write(painter, str(number), at, Lettering(_STEP.size, bold=True))
        write(painter, step, at.adjusted(5, 0, 0, 0), _STEP)
    write(painter, paper.fitting(round(lying[0].side)), line(head, 37.5, 5.5), _ABOUT)
    for strip in lying:
        _strip(painter, strip)
    thanks(painter, field, CrocoBox().thanks())


def _strip(painter: QPainter, strip: Strip) -> None:
    for lying, front, back in zip(strip.tokens, strip.fronts, strip.backs, strict=True):
        token(painter, lying, front)
        painter.save()
        painter.translate(back.center())
        # Over the fold what stands on its head stands upright.
        painter.rotate(180)
        token(painter, TURNED[CLAN_OF[lying]], back.translated(-back.center()))
        painter.restore()
    block = strip.block
    cut(painter, around(block))
    for at in range(1, len(strip.tokens)):
        x = block.left() + at * strip.side
        cut(painter, along(QPointF(x, block.top()), QPointF(x, block.bottom())))
    middle = block.center().y()
    fold(painter, along(QPointF(block.left(), middle), QPointF(block.right(), middle)))
