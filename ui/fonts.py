"""The one type family of the table, bundled so that it looks alike everywhere, and its size.

How large letters are is the player's choice and holds for everything on the screen;
paper has sizes of its own.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from tabletop.kernel.errors import TabletopError
from tabletop.resources import asset

FAMILY: Final = "Atkinson Hyperlegible"
_CUTS: Final = ("Regular", "Bold", "Italic", "BoldItalic")
_LEAST: Final = 0.85
"""Words that have no room may be so much smaller before they are cut."""
_enlarged: Final = [1.0]


@cache
def load() -> str:
    """The name of the family, made known to Qt once. Needs a QGuiApplication."""
    for cut in _CUTS:
        file = asset(f"fonts/AtkinsonHyperlegible-{cut}.ttf")
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise TabletopError("the font {file} cannot be read.", file=file)
    return FAMILY


def printable(words: str) -> str:
    """The words in letters that the family has: it lacks the narrow no-break space of French."""
    return words.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")


def enlarge(times: float) -> None:
    """Letters on the screen are so many times as large from now on."""
    _enlarged[0] = times


def enlarged() -> float:
    """How many times as large as usual letters are."""
    return _enlarged[0]


def sized(usual: float) -> int:
    """How large letters, or what is made for them, are that are usually so large."""
    return max(1, round(usual * enlarged()))


def fitted(text: str, usual: float, room: QSizeF, *, bold: bool = False) -> tuple[QFont, str]:
    """The font for *text*, as large as was chosen, and the text as it is seen in it.

    The font is smaller as far as *room* needs it; what has no room even so is cut.
    """
    return _fitted(text, usual, sized(usual), room.width(), room.height(), bold)


@lru_cache(maxsize=4096)
def _fitted(
    text: str, usual: float, largest: int, width: float, height: float, bold: bool
) -> tuple[QFont, str]:
    """It is asked for in each frame, and to measure a text costs more than to draw it."""
    font = QFont(FAMILY)
    font.setBold(bold)
    smallest = max(1, round(usual * _LEAST))
    for letters in range(largest, smallest - 1, -1):
        font.setPixelSize(letters)
        metrics = QFontMetricsF(font)
        # What is usual was laid out for its place, however narrow that looks.
        is_low = letters <= usual or metrics.height() <= height
        if is_low and metrics.horizontalAdvance(text) <= width:
            break
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
