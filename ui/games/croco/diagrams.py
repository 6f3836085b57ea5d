"""Diagrams for the rules: a crocodile or a camp as it lies, from the drawings of the table.

``5/._b4-_g_._.`` is the crocodile of 5 from its head: nothing, a blue 4-, a green token
that is turned over. ``camp/green/1+_._3-_...`` is a camp by space. After one more
slash stands what is lit: cells by their numbers (``/3_5``), spaces by their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from tabletop.games.croco import setting
from tabletop.games.croco.names import read_cell, read_clan, read_face, read_space
from tabletop.games.croco.printed import NOTHING, SPACES, Token
from ui.games.croco.drawings import BOARD, camp_file, cell_element, lying, space_element, token_art
from ui.pieces.glow import rounded
from ui.stage import pixmaps
from ui.stage.pixmaps import Art
from ui.stage.theme import Theme

_SCALE: Final = 0.72
"""Pixels a unit of the drawings has."""
_TAIL: Final = 112.0
"""Units behind the last cell that the longest tail takes."""
_LIT: Final = 3.0
_CORNER: Final = 14.0


def drawn(address: str, theme: Theme, ratio: float) -> QImage:
    """The diagram at *address*, at *ratio* pixels a point; raises TabletopError."""
    what, *parts = address.split("/")
    if what == "camp":
        clan = read_clan(parts[0])
        tokens = [_in_camp(text, parts[0]) for text in parts[1].split("_")]
        lit = [read_space(text) for text in _lit(parts[2:])]
        file = camp_file(clan)
        places = [pixmaps.place(file, space_element(space)) for space in SPACES]
        whole = QRectF(QPointF(0, 0), pixmaps.size(file))
        return _picture(file, whole, places, tokens, [places[space] for space in lit], theme, ratio)
    tokens = [setting.read_lying(text) for text in parts[0].split("_")]
    cells = [read_cell(f"{what}.{number}") for number in range(1, len(tokens) + 1)]
    places = [pixmaps.place(BOARD, cell_element(cell)) for cell in cells]
    body = pixmaps.place(BOARD, f"crocodile-{what}")
    body.setRight(places[-1].right() + _TAIL)
    shown = [places[int(number) - 1] for number in _lit(parts[1:])]
    return _picture(BOARD, body, places, tokens, shown, theme, ratio)


def _in_camp(text: str, clan: str) -> Token:
    return NOTHING if text == "." else read_face(read_clan(clan), text)


def _lit(parts: Sequence[str]) -> list[str]:
    return parts[0].split("_") if parts else []


def _picture(
    file: str,
    part: QRectF,
    places: Sequence[QRectF],
    tokens: Sequence[Token],
    lit: Sequence[QRectF],
    theme: Theme,
    ratio: float,
) -> QImage:
    """A *part* of a drawing with tokens on its *places*."""
    image = QImage((part.size() * _SCALE * ratio).toSize(), QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    painter.translate(-part.topLeft())
    painter.setClipPath(rounded(part, _CORNER, 0))
    pixmaps.draw(painter, Art(file, ""), QRectF(QPointF(0, 0), pixmaps.size(file)), theme)
    for place, token in zip(places, tokens, strict=True):
        if token:
            pixmaps.draw(painter, token_art(token), lying(place), theme)
    painter.setPen(QPen(theme.colour("accent"), _LIT))
    for place in lit:
        painter.drawPath(rounded(place, 10, 1))
    painter.end()
    return image
