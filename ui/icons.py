"""The icons of ``assets/icons`` in the ink of the theme, sharp at every ratio.

Each is made once: Qt keeps what it scales of an icon, and knows it again by the icon.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from ui.stage.pixmaps import Art, draw
from ui.stage.theme import Theme, seat_tint

_SIDE: Final = 24
"""Icons are drawn in a square of so many units."""


@lru_cache(maxsize=256)
def icon(name: str, theme: Theme) -> QIcon:
    """The icon of that name; quieter where its action is closed."""
    made = QIcon()
    for ratio in (1, 2, 3):
        sharp = pixmap(Art(f"icons/{name}.svg", ""), _SIDE, ratio, theme)
        made.addPixmap(sharp, QIcon.Mode.Normal)
        made.addPixmap(_faded(sharp), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=256)
def emblem(colour: str, shape: str, theme: Theme, side: int = _SIDE) -> QIcon:
    """The sign of a seat."""
    made = QIcon()
    for ratio in (1, 2, 3):
        art = Art("common/emblems.svg", shape, seat_tint(colour))
        made.addPixmap(pixmap(art, side, ratio, theme))
    return made


def pixmap(art: Art, side: int, ratio: float, theme: Theme) -> QPixmap:
    """A square drawing of *side* points."""
    return drawn(art, QSize(side, side), ratio, theme)


def drawn(art: Art, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """A drawing of *size* points on a screen with *ratio* pixels a point."""
    made = QPixmap(size * ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, art, QRectF(0, 0, made.width(), made.height()), theme)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def _faded(sharp: QPixmap) -> QPixmap:
    made = QPixmap(sharp.size())
    made.setDevicePixelRatio(sharp.devicePixelRatio())
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setOpacity(0.35)
    painter.drawPixmap(0, 0, sharp)
    painter.end()
    return made
