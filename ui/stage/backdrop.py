"""What lies still under the pieces: the board, drawn once into one pixmap."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.stage.beside import Drawing
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

    def ahead(self, pixels: float) -> Iterator[bool]:
        """Draws it for another scale; then it is used if nothing has changed.

        Whole drawings take long, and are made beside the window. After each step it tells
        whether it waits for one.
        """
        scale, laid, theme = self._scale(pixels), self._laid, self._pixmaps.theme
        edition, size = self._pixmaps.edition, self._size(scale)
        begun = deque(self._begun(each, scale) for each in laid)
        try:
            yield False
            picture = QPixmap()
            for each in laid:
                # It is let go of: to paint on what another holds, too, Qt would copy it first.
                drawing = begun.popleft()
                while drawing is not None and not drawing.is_done:
                    yield True
                if picture.isNull() and drawing is not None and drawing.covers(size):
                    # Nothing is below it, and to copy it would take as long as a frame.
                    picture = QPixmap.fromImage(drawing.image)
                    continue
                if picture.isNull():
                    picture = self._empty(scale)
                    yield False
                self._add(picture, each, drawing, scale)
                yield False
        finally:
            for drawing in begun:
                if drawing is not None:
                    drawing.drop()
        if (laid, edition) == (self._laid, self._pixmaps.edition) and not picture.isNull():
            self._next = picture, (scale, theme)

    def _add(self, picture: QPixmap, laid: Laid, drawing: Drawing | None, scale: float) -> None:
        """Lays one more on the picture."""
        if drawing is None or drawing.image.isNull():
            self._draw(picture, scale, (laid,))
        else:
            painter = QPainter(picture)
            painter.drawImage(drawing.pixels, drawing.image)
            painter.end()

    def _begun(self, laid: Laid, scale: float) -> Drawing | None:
        """It is drawn beside from now on; None where it is but an element of a drawing."""
        if laid.art.element:
            return None
        corner = laid.where.topLeft() - self._whole.topLeft()
        target = QRectF(corner * scale, laid.where.size() * scale)
        return Drawing(laid.art.file, self._pixmaps.theme, laid.art.tint, target)

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

    def _size(self, scale: float) -> QSize:
        """Pixels of the whole picture."""
        return (self._whole.size() * scale).toSize().expandedTo(QSize(1, 1))

    def _empty(self, scale: float) -> QPixmap:
        picture = QPixmap(self._size(scale))
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
