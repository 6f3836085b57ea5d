"""Drawings as pixmaps: one for each element, size, pixel ratio and theme, shared by all.

Rendering SVG at every paint costs a hundred times what a pixmap costs. Sizes are
in the scene's units; ``scale`` says how many pixels a unit has on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from PySide6.QtCore import QByteArray, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tabletop.kernel.errors import TabletopError
from tabletop.resources import asset
from ui.stage.theme import LIGHT, Theme, exchanged

Tint: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing: a file below ``assets/``, an element's id in it, colours exchanged.

    An exchanged colour may be a token of the theme, like ``@blue``.
    """

    file: str
    element: str
    tint: Tint = ()


@cache
def _text(file: str) -> str:
    return asset(file).read_text(encoding="utf-8")


@lru_cache(maxsize=128)
def renderer(file: str, theme: Theme, tint: Tint = ()) -> QSvgRenderer:
    """The renderer of a file in a theme; kept, since Qt does not keep it."""
    # The tint comes last: a seat's or a die's colour is no theme colour of the drawing.
    colours = [(placeholder, theme.resolved(colour)) for placeholder, colour in tint]
    svg = exchanged(theme.painted(_text(file)), colours)
    found = QSvgRenderer(QByteArray(svg.encode()))
    if not found.isValid():
        raise TabletopError("the drawing {file} cannot be read.", file=asset(file))
    return found


def place(file: str, element: str) -> QRectF:
    """Where an element lies in its drawing, in the drawing's own units."""
    return QRectF(_place(file, element))


def has(file: str, element: str) -> bool:
    """Whether a drawing has an element of that id."""
    return renderer(file, LIGHT).elementExists(element)


@cache
def _place(file: str, element: str) -> QRectF:
    drawing = renderer(file, LIGHT)
    # Qt answers an unknown id with the whole picture.
    if not drawing.elementExists(element):
        raise _missing(file, element)
    return drawing.transformForElement(element).mapRect(drawing.boundsOnElement(element))


def _missing(file: str, element: str) -> TabletopError:
    return TabletopError(
        'the drawing {file} has no element "{element}".', file=asset(file), element=element
    )


def size(file: str) -> QSizeF:
    """The size of a whole drawing, in its own units."""
    return renderer(file, LIGHT).viewBoxF().size()


def place_in(file: str, element: str, target: QRectF) -> QRectF:
    """Where an element lies when its drawing fills *target*."""
    return _mapped(_place(file, element), renderer(file, LIGHT).viewBoxF(), target)


def place_within(file: str, element: str, frame: str, target: QRectF) -> QRectF:
    """Where an element lies when the element *frame* of its drawing fills *target*."""
    return _mapped(_place(file, element), _place(file, frame), target)


def _mapped(inside: QRectF, whole: QRectF, target: QRectF) -> QRectF:
    across, down = target.width() / whole.width(), target.height() / whole.height()
    return QRectF(
        target.x() + (inside.x() - whole.x()) * across,
        target.y() + (inside.y() - whole.y()) * down,
        inside.width() * across,
        inside.height() * down,
    )


class Pixmaps:
    """The cache of one view."""

    def __init__(self, theme: Theme = LIGHT):
        self.theme = theme
        self.scale = 1.0
        """Pixels a unit of the scene has on the screen."""
        self.stretched = False
        """Whether somebody zooms: for a moment all that is seen is rough, but in time."""
        self.edition = 0
        """Another one whenever nothing that was drawn before holds any more."""
        self._made: dict[tuple[Art, int, int], QPixmap] = {}
        self._shadows: dict[tuple[int, int, int], QPixmap] = {}
        self._kept: dict[Hashable, QPixmap] = {}

    def rescaled(self, scale: float) -> None:
        """Everything is drawn for another scale from now on."""
        if scale != self.scale:
            self.scale = scale
            self._forget()

    def ahead(self, scale: float) -> Pixmaps:
        """A cache in which all is drawn for another scale before it is taken over."""
        made = Pixmaps(self.theme)
        made.scale, made.edition = scale, self.edition
        return made

    def take(self, ahead: Pixmaps) -> None:
        """What was drawn ahead is here from now on, if it is not outdated."""
        if ahead.edition == self.edition:
            self.scale = ahead.scale
            self._made, self._shadows, self._kept = ahead._made, ahead._shadows, ahead._kept

    def rethemed(self, theme: Theme) -> None:
        """Everything is drawn in another theme, or with larger letters, from now on."""
        self.theme = theme
        self._forget()

    def _forget(self) -> None:
        self.edition += 1
        self._made.clear()
        self._shadows.clear()
        self._kept.clear()

    def kept(self, key: Hashable, units: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        """What *paint* paints, in units, on a transparent sheet; painted once for each *key*."""
        if key not in self._kept:
            pixmap = QPixmap((units * self.scale).toSize().expandedTo(QSize(1, 1)))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self.scale, self.scale)
            paint(painter)
            painter.end()
            self._kept[key] = pixmap
        return self._kept[key]

    def of(self, art: Art, units: QSizeF) -> QPixmap:
        """The drawing at a size of *units*, with one pixel a pixel of the screen."""
        width = max(1, round(units.width() * self.scale))
        height = max(1, round(units.height() * self.scale))
        key = (art, width, height)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._drawn(art, width, height)
        return found

    def shadow(self, art: Art, units: QSizeF) -> QPixmap:
        """The drawing's outline, filled with shadow."""
        drawn = self.of(art, units)
        key = (drawn.cacheKey(), drawn.width(), drawn.height())
        if key not in self._shadows:
            self._shadows[key] = cast(drawn)
        return self._shadows[key]

    def _drawn(self, art: Art, width: int, height: int) -> QPixmap:
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, art, QRectF(0, 0, width, height), self.theme)
        painter.end()
        return pixmap


def lay(painter: QPainter, pixmap: QPixmap, target: QRectF, *, smooth: bool) -> None:
    """Paints a pixmap where it belongs; at rest a pixel of it falls on a pixel of the screen."""
    whole = painter.worldTransform()
    # Numbers one by one: this is done for each piece in each frame.
    across, down = whole.m11(), whole.m22()
    if whole.isScaling() and not whole.isRotating():
        ratio = painter.device().devicePixelRatioF()
        width, height = pixmap.width(), pixmap.height()
        wanted_width = target.width() * across * ratio
        wanted_height = target.height() * down * ratio
        if abs(wanted_width - width) < 1 and abs(wanted_height - height) < 1:
            left = round((target.x() * across + whole.dx()) * ratio)
            top = round((target.y() * down + whole.dy()) * ratio)
            painter.resetTransform()
            exact = QRectF(left / ratio, top / ratio, width / ratio, height / ratio)
            painter.drawPixmap(exact, pixmap, QRectF(0, 0, width, height))
            # Who paints on does so where it was.
            painter.setWorldTransform(whole)
            return
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


def cast(drawn: QPixmap) -> QPixmap:
    """What a drawing's shadow looks like: its outline in black."""
    dark = QPixmap(drawn.size())
    dark.fill(Qt.GlobalColor.transparent)
    painter = QPainter(dark)
    painter.drawPixmap(0, 0, drawn)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(dark.rect(), Qt.GlobalColor.black)
    painter.end()
    return dark


def draw(painter: QPainter, art: Art, target: QRectF, theme: Theme) -> None:
    """Draws an element (or the whole file, for an empty id) as vectors."""
    drawing = renderer(art.file, theme, art.tint)
    if not art.element:
        drawing.render(painter, target)
        return
    if not drawing.elementExists(art.element):
        raise _missing(art.file, art.element)
    drawing.render(painter, art.element, target)
