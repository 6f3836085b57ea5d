"""The one type family of the table, bundled so that it looks alike everywhere."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFontDatabase

from tabletop.kernel.errors import TabletopError
from tabletop.resources import asset

FAMILY: Final = "Atkinson Hyperlegible"
_CUTS: Final = ("Regular", "Bold", "Italic", "BoldItalic")


@cache
def load() -> str:
    """The name of the family, made known to Qt once. Needs a QGuiApplication."""
    for cut in _CUTS:
        file = asset(f"fonts/AtkinsonHyperlegible-{cut}.ttf")
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise TabletopError("the font {file} cannot be read.", file=file)
    return FAMILY
