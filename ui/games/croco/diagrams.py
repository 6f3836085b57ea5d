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
from tabletop.games.croco.printed import CROCODILES, LENGTHS, NOTHING, SPACES, Clan, Token
from tabletop.kernel.errors import NotationError
from ui.games.croco.drawings import BOARD, camp_file, cell_element, lying, space_element, token_art
from ui.pieces.glow import rounded
from ui.stage import pixmaps
from ui.stage.pixmaps import Art
from ui.stage.theme import Theme

_SCALE: Final = 0.66
"""Pixels a unit of the drawings has."""
_TAIL: Final = 112.0
"""Units behind the last cell that the longest tail takes."""
_LIT: Final = 3.0
_CORNER: Final = 14.0


def drawn(address: str, theme: Theme, ratio: float) -> QImage:
    """The diagram at *address*, at *ratio* pixels a point; raises TabletopError."""
    try:
        what, lying, *lit = address.removeprefix("camp/").split("/")
        if address.startswith("camp/"):
            return _camp(read_clan(what), lying.split("_"), _lit(lit), theme, ratio)
        return _crocodile(what, lying.split("_"), _lit(lit), theme, ratio)
    except ValueError as error:
        raise NotationError('"{line}" is no diagram of Croco', line=address) from error


def _lit(parts: Sequence[str]) -> list[str]:
    """What the last part lights, which may not be there; raises ValueError for more parts."""
    (lit,) = parts or ("",)
    return lit.split("_") if lit else []


def _camp(clan: Clan, lying: list[str], lit: list[str], theme: Theme, ratio: float) -> QImage:
    file = camp_file(clan)
    places = [pixmaps.place(file, space_element(space)) for space in SPACES]
    tokens = [NOTHING if text == "." else read_face(clan, text) for text in lying]
    shown = [places[read_space(text)] for text in lit]
    whole = QRectF(QPointF(0, 0), pixmaps.size(file))
    return _picture(file, whole, list(zip(places, tokens, strict=True)), shown, theme, ratio)


def _crocodile(length: str, lying: list[str], lit: list[str], theme: Theme, ratio: float) -> QImage:
    cells = CROCODILES[LENGTHS.index(int(length))]
    places = {cell: pixmaps.place(BOARD, cell_element(cell)) for cell in cells}
    tokens = [setting.read_lying(text) for text in lying]
    shown = [places[read_cell(f"{length}.{number}")] for number in lit]
    body = pixmaps.place(BOARD, f"crocodile-{length}")
    body.setRight(places[cells[-1]].right() + _TAIL)
    laid = list(zip(places.values(), tokens, strict=True))
    return _picture(BOARD, body, laid, shown, theme, ratio)


def _picture(
    file: str,
    part: QRectF,
    laid: Sequence[tuple[QRectF, Token]],
    lit: Sequence[QRectF],
    theme: Theme,
    ratio: float,
) -> QImage:
    """A *part* of a drawing with tokens *laid* on its places."""
    image = QImage((part.size() * _SCALE * ratio).toSize(), QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    painter.translate(-part.topLeft())
    painter.setClipPath(rounded(part, _CORNER, 0))
    pixmaps.draw(painter, Art(file, ""), QRectF(QPointF(0, 0), pixmaps.size(file)), theme)
    for place, token in laid:
        if token:
            pixmaps.draw(painter, token_art(token), lying(place), theme)
    painter.setPen(QPen(theme.colour("accent"), _LIT))
    for place in lit:
        painter.drawPath(rounded(place, 10, 1))
    painter.end()
    return image
