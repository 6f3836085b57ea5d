"""Diagrams for the rules: rows of signs, as they stand on rooms and specialists.

``patient-R_patient-R_same_plus-1`` is the row of these signs, from the left.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from tabletop.kernel.errors import NotationError
from ui.games.hospital.drawings import SYMBOLS, fitted, symbol_art
from ui.games.hospital.effect_art import laid
from ui.stage import pixmaps
from ui.stage.theme import Theme

_SIDE: Final = 34.0
"""Points that a sign is high and wide."""
_PAD: Final = 6.0


def drawn(address: str, theme: Theme, ratio: float) -> QImage:
    """The diagram at *address*, at *ratio* pixels a point; raises TabletopError."""
    signs = tuple(address.split("_"))
    if not all(pixmaps.has(SYMBOLS, sign) for sign in signs):
        raise NotationError('"{line}" is no row of signs of Hospital', line=address)
    room = QRectF(_PAD, _PAD, len(signs) * _SIDE * 1.1, _SIDE)
    size = QSizeF(room.width() + 2 * _PAD, room.height() + 2 * _PAD)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.colour("line"))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    for sign, where in laid(signs, room):
        at = fitted(pixmaps.place(SYMBOLS, sign).size(), where)
        pixmaps.draw(painter, symbol_art(sign), at, theme)
    painter.end()
    return image
