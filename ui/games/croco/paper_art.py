"""The drawings of Croco as they are printed: cells are white as the paper is, nothing is lifted."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tabletop.games.croco.printed import LENGTHS, Token
from tabletop.kernel.seats import Player
from ui.games.croco.drawings import BOARD, TOKENS, token_art
from ui.paper.art import draw_art
from ui.stage.pixmaps import Art, Tint, place, place_in, size
from ui.stage.theme import LIGHT, seat_tint

# No shadows under cards and tokens.
_PRINTED: Final[Tint] = (
    (LIGHT.paper, "#FFFFFF"),
    ('"#1A1E20"', '"none"'),
    ('"#0B1114"', '"none"'),
)
_RIVER: Final = ("river", "waves", "reeds", *(f"animal-{length}" for length in LENGTHS), "worths")


def printed(painter: QPainter, art: Art, where: QRectF) -> None:
    """A drawing of the game."""
    draw_art(painter, replace(art, tint=(*art.tint, *_PRINTED)), where)


def river(painter: QPainter, whole: QRectF) -> None:
    """The crocodiles and what they swim in, where the drawing of the board fills *whole*."""
    for element in _RIVER:
        printed(painter, Art(BOARD, element), place_in(BOARD, element, whole))


def scaled(corner: QPointF, millimetres: float) -> QRectF:
    """A whole board from its upper left *corner*, its unit so many *millimetres*."""
    return QRectF(corner, size(BOARD) * millimetres)


def token(painter: QPainter, lying: Token, where: QRectF) -> None:
    """A token in the middle of *where*, as large as fits."""
    art = token_art(lying)
    shape = place(TOKENS, art.element)
    # The picture has room for a shadow below the token, which is not printed.
    scale = min(where.width(), where.height()) / shape.width()
    at = QRectF(QPointF(0, 0), shape.size() * scale)
    at.moveCenter(where.center())
    at.moveTop(where.center().y() - shape.width() * scale / 2)
    printed(painter, art, at)


def emblem(painter: QPainter, player: Player, where: QRectF) -> None:
    """The shape of a player's seat, in its colour."""
    draw_art(painter, Art("common/emblems.svg", player.shape, seat_tint(player.colour)), where)


def middle(at: QRectF, side: float) -> QRectF:
    """A square in the middle of *at*."""
    return QRectF(at.center().x() - side / 2, at.center().y() - side / 2, side, side)
