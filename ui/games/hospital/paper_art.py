"""The drawings of Hospital as they are printed: paper is white, nothing is lifted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.kernel.seats import Player
from ui.games.hospital.drawings import fitted, symbol_art
from ui.games.hospital.effect_art import laid
from ui.paper.art import draw_art
from ui.stage.pixmaps import Art, Tint, place
from ui.stage.theme import LIGHT, seat_tint

# No shadows under cards and figures.
_PRINTED: Final[Tint] = (
    (LIGHT.paper, "#FFFFFF"),
    ('"#0B1114"', '"none"'),
)


def printed(painter: QPainter, art: Art, where: QRectF) -> None:
    """A drawing of the game that fills *where*."""
    draw_art(painter, replace(art, tint=(*art.tint, *_PRINTED)), where)


def whole(painter: QPainter, art: Art, room: QRectF) -> None:
    """A drawing in the middle of *room*, as large as fits in its own shape."""
    printed(painter, art, fitted(place(art.file, art.element).size(), room))


def sign_row(painter: QPainter, signs: Iterable[str], room: QRectF) -> None:
    """The signs of an effect in *room*."""
    for sign, where in laid(tuple(signs), room):
        whole(painter, symbol_art(sign), where)


def emblem(painter: QPainter, player: Player, where: QRectF) -> None:
    """The shape of a player's seat, in its colour."""
    draw_art(painter, Art("common/emblems.svg", player.shape, seat_tint(player.colour)), where)


def middle(at: QRectF, side: float) -> QRectF:
    """A square in the middle of *at*."""
    return QRectF(at.center().x() - side / 2, at.center().y() - side / 2, side, side)


def at_left(at: QRectF, side: float) -> QRectF:
    """A square at the left of *at*, half way down."""
    return QRectF(at.left(), at.center().y() - side / 2, side, side)


def figure(points: int) -> str:
    """A number as it is written; less than nothing with a minus sign."""
    return f"−{-points}" if points < 0 else str(points)
