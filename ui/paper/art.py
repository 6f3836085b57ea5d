"""Drawings on paper, as vectors.

Qt writes an SVG shape without a stroke into a PDF twice: filled, and once more as
the outline of a stroke that nobody asked for, in the colour of the filling. The
shape comes out fatter and the file twice as large. It does not where the drawing
says that strokes have no width until an element gives them one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.stage.pixmaps import Art, Tint, draw
from ui.stage.theme import LIGHT

_NO_STROKE: Final[Tint] = (("<svg ", '<svg stroke-width="0" '),)


def draw_art(painter: QPainter, art: Art, place: QRectF) -> None:
    """Draws an element by day's colours. Its strokes must say how wide they are."""
    draw(painter, replace(art, tint=(*art.tint, *_NO_STROKE)), place, LIGHT)
