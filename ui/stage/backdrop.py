"""What lies still under the pieces: the board, drawn once into one pixmap."""

from __future__ import annotations

from collections.abc import Callable
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
        self.changed: Callable[[], None] = lambda: None
        """Called when other drawings lie there; the view sets it, since it keeps a copy."""

    def lay(self, laid: tuple[Laid, ...]) -> None:
        """These drawings from now on, the first undermost."""
        if laid != self._laid:
            self._laid = laid
            self._picture = None
            self.changed()

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paints the part of it that lies in *exposed*."""
        part = exposed & self._whole
        if part.isEmpty():
            return
        picture, scale = self._current()
        corner = part.topLeft() - self._whole.topLeft()
        source = QRectF(corner * scale, part.size() * scale)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(part, picture, source)

    def _current(self) -> tuple[QPixmap, float]:
        longest = max(self._whole.width(), self._whole.height())
        scale = min(self._pixmaps.scale, _LARGEST / longest)
        wanted = (scale, self._pixmaps.theme)
        if self._picture is None or self._made_for != wanted:
            self._picture = self._drawn(scale)
            self._made_for = wanted
        return self._picture, scale

    def _drawn(self, scale: float) -> QPixmap:
        picture = QPixmap(
            max(1, round(self._whole.width() * scale)), max(1, round(self._whole.height() * scale))
        )
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-self._whole.topLeft())
        for laid in self._laid:
            draw(painter, laid.art, laid.where, self._pixmaps.theme)
        painter.end()
        return picture
