"""Colours as a test measures them: contrast, distance, and what is painted on a picture."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import hypot

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bench.seeing import linear
from ui.stage import pixmaps
from ui.stage.pixmaps import Art, Tint
from ui.stage.theme import Theme

_PIXELS = 3.0
"""Pixels a unit of a drawing."""
_FEWEST = 0.012
"""Of a place: what has fewer pixels is the soft edge of something else."""


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2.2."""
    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def distance(one: QColor, other: QColor) -> float:
    """How different two colours look: CIE 1976, in L*a*b* under D65."""
    first, second = _lab(one), _lab(other)
    return hypot(*(a - b for a, b in zip(first, second, strict=True)))


def _lab(colour: QColor) -> tuple[float, float, float]:
    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)
    )
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


@cache
def painted(file: str, theme: Theme, tint: Tint = (), ground: str = "paper") -> QImage:
    """A whole drawing in a theme, on a ground."""
    image = QImage((pixmaps.size(file) * _PIXELS).toSize(), QImage.Format.Format_RGB32)
    image.fill(theme.colour(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pixmaps.draw(painter, Art(file, "", tint), QRectF(image.rect()), theme)
    painter.end()
    return image


def at_place(
    file: str, element: str, theme: Theme, tint: Tint = (), ground: str = "paper"
) -> Counter[int]:
    """How many pixels of each colour there are at a place of a drawing."""
    image = painted(file, theme, tint, ground)
    place = pixmaps.place_in(file, element, QRectF(image.rect())).toAlignedRect() & image.rect()
    return _counted(image, place)


def _counted(image: QImage, place: QRect) -> Counter[int]:
    bits = memoryview(image.constBits()).cast("I", [image.height(), image.width()])
    lines = range(place.top(), place.bottom() + 1)
    counts: Counter[int] = Counter()
    for y in lines:
        counts.update(bits[y, x] & 0xFFFFFF for x in range(place.left(), place.right() + 1))
    return counts


def clearest(counts: Counter[int]) -> float:
    """The contrast of the mark at a place with what most of the place is painted in."""
    least = _FEWEST * counts.total()
    (ground, _), *others = counts.most_common()
    marks = [QColor(colour) for colour, count in others if count >= least]
    return max((contrast(QColor(ground), mark) for mark in marks), default=1.0)
