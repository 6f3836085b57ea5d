"""Words on paper: sizes in points, places in millimetres, always text and never paths.

A font's size must be a whole number of pixels, and a painter's unit on paper is a
millimetre. So letters are set in hundredths of a millimetre and the painter is
scaled; no printer's resolution enters, and a line breaks alike on all of them.
The font's figures of one width are not used: Qt writes into a PDF what a glyph means
only where a character leads to it, and no total would be found.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ui import fonts
from ui.stage.theme import LIGHT

POINT: Final = 25.4 / 72
"""Millimetres of one point."""
_FINE: Final = 100
_SMALLEST: Final = 0.75
"""How far words shrink before they are cut short."""

LEFT: Final = Qt.AlignmentFlag.AlignLeft
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Lettering:
    """How words are set: the size in points."""

    size: float
    bold: bool = False
    colour: str = LIGHT.ink

    @property
    def height(self) -> float:
        """Millimetres from one line to the next."""
        return _metrics(self).lineSpacing() / _FINE

    def width(self, words: str) -> float:
        """Millimetres that *words* take in one line."""
        return _metrics(self).horizontalAdvance(fonts.printable(words)) / _FINE

    def fitted(self, words: str, width: float) -> Lettering:
        """The same, smaller where *words* would not fit, but never unreadably small."""
        needed = self.width(words)
        if needed <= width:
            return self
        return replace(self, size=self.size * max(_SMALLEST, width / needed * 0.995))


@lru_cache(maxsize=256)
def _font(lettering: Lettering) -> QFont:
    font = QFont(fonts.load())
    font.setPixelSize(max(1, round(lettering.size * POINT * _FINE)))
    font.setBold(lettering.bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=256)
def _metrics(lettering: Lettering) -> QFontMetricsF:
    return QFontMetricsF(_font(lettering))


def write(
    painter: QPainter,
    words: str,
    place: QRectF,
    lettering: Lettering,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line, its capitals in the middle of *place*; shrunk, then cut short where it is long."""
    lettering = lettering.fitted(words, place.width())
    metrics = _metrics(lettering)
    shown = fonts.printable(words)
    if lettering.width(shown) > place.width():
        shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, place.width() * _FINE)
    left, spare = place.left(), place.width() - lettering.width(shown)
    if align == RIGHT:
        left += spare
    elif align == CENTRE:
        left += spare / 2
    base = place.center().y() + metrics.capHeight() / _FINE / 2
    _set(painter, shown, QPointF(left, base), lettering)


def number(painter: QPainter, digits: str, centre: QPointF, lettering: Lettering) -> None:
    """A number with its ink, not its box, around *centre*."""
    ink = _metrics(lettering).tightBoundingRect(digits)
    _set(painter, digits, centre - ink.center() / _FINE, lettering)


def paragraph(painter: QPainter, words: str, place: QRectF, lettering: Lettering) -> float:
    """Words in as many lines as they need from the top of *place*; answers the height they took."""
    taken = _broken(words, place.width(), lettering)
    painter.save()
    _fine(painter, place.topLeft(), lettering)
    painter.drawText(taken, Qt.TextFlag.TextWordWrap, fonts.printable(words))
    painter.restore()
    return taken.height() / _FINE


def paragraph_height(words: str, width: float, lettering: Lettering) -> float:
    """Millimetres that a paragraph of this *width* takes."""
    return _broken(words, width, lettering).height() / _FINE


def _broken(words: str, width: float, lettering: Lettering) -> QRectF:
    """Where a paragraph lies, in the units of its font."""
    wide = QRectF(0, 0, width * _FINE, 1e6)
    return _metrics(lettering).boundingRect(wide, Qt.TextFlag.TextWordWrap, fonts.printable(words))


def _set(painter: QPainter, words: str, base: QPointF, lettering: Lettering) -> None:
    painter.save()
    _fine(painter, base, lettering)
    painter.drawText(QPointF(0, 0), words)
    painter.restore()


def _fine(painter: QPainter, origin: QPointF, lettering: Lettering) -> None:
    painter.translate(origin)
    painter.scale(1 / _FINE, 1 / _FINE)
    painter.setFont(_font(lettering))
    painter.setPen(lettering.colour)
