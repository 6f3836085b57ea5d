"""What lies still under the pieces: the board, drawn once into one pixmap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.stage.pixmaps import Art, Pixmaps, draw
from ui.stage.theme import Theme

_LARGEST = 4096
"""Pixels a side; deeper zoom stretches the picture rather than fill the memory."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A drawing and where it lies, in the scene's units."""

    art: Art
    where: QRectF


class Backdrop:
    """Drawings that never move, in one pixmap for the scale and theme of the view."""

    def __init__(self, pixmaps: Pixmaps, whole: QRectF):
        self._pixmaps = pixmaps
        self._whole = whole
        self._laid: tuple[Laid, ...] = ()
        self._picture: QPixmap | None = None
        self._made_for: tuple[float, Theme] | None = None
        self._next: tuple[QPixmap, tuple[float, Theme]] | None = None
        """Drawn ahead, and not seen yet."""
        self.changed: Callable[[], None] = lambda: None
        """Called when other drawings lie there; the view sets it, since it keeps a copy."""

    def lay(self, laid: tuple[Laid, ...]) -> None:
        """These drawings from now on, the first undermost."""
        if laid != self._laid:
            self._laid = laid
            self._picture = self._next = None
            self.changed()

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paints the part of it that lies in *exposed*."""
        part = exposed & self._whole
        if part.isEmpty():
            return
        picture, scale = self._current()
        corner = part.topLeft() - self._whole.topLeft()
        source = QRectF(corner * scale, part.size() * scale)
        smooth = not self._pixmaps.stretched
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        painter.drawPixmap(part, picture, source)

    def ahead(self, pixels: float) -> Iterator[None]:
        """Draws it for another scale, a drawing a step; then it is used if nothing has changed."""
        scale, laid, theme = self._scale(pixels), self._laid, self._pixmaps.theme
        edition = self._pixmaps.edition
        picture = self._empty(scale)
        # Not in strips: a drawing takes as long where all but a strip of it is cut away. Nor
        # in a thread: ``QSvgRenderer`` holds the interpreter while it draws, and so does a
        # ``QImageReader`` of ours in turn while the window waits for its lock.
        for each in laid:
            self._draw(picture, scale, (each,))
            yield
        if (laid, edition) == (self._laid, self._pixmaps.edition):
            self._next = picture, (scale, theme)

    def _scale(self, pixels: float) -> float:
        longest = max(self._whole.width(), self._whole.height())
        return min(pixels, _LARGEST / longest)

    def _current(self) -> tuple[QPixmap, float]:
        wanted = (self._scale(self._pixmaps.scale), self._pixmaps.theme)
        if self._next is not None and self._next[1] == wanted:
            self._picture, self._made_for = self._next
            self._next = None
        if self._picture is None or self._made_for != wanted:
            self._picture = self._empty(wanted[0])
            self._draw(self._picture, wanted[0], self._laid)
            self._made_for = wanted
        return self._picture, wanted[0]

    def _empty(self, scale: float) -> QPixmap:
        picture = QPixmap(
            max(1, round(self._whole.width() * scale)), max(1, round(self._whole.height() * scale))
        )
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _draw(self, picture: QPixmap, scale: float, laid: tuple[Laid, ...]) -> None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-self._whole.topLeft())
        for each in laid:
            draw(painter, each.art, each.where, self._pixmaps.theme)
        painter.end()
