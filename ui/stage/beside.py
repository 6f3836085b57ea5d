"""Whole drawings made in a thread of their own, while the window goes on.

``QSvgRenderer`` holds the interpreter while it draws, so no thread of ours can draw with
it beside the window. ``QImageReader`` lets go of it, and reads SVG as well (seen with
PySide6 6.11; where it should not, the window waits as if there were no thread).
"""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QImageReader

from ui.stage.pixmaps import Tint, mapped, svg, whole
from ui.stage.theme import Theme

_ROOT: Final = re.compile(r"<svg\b[^>]*>")
_FRAME: Final = re.compile(r'\s(?:width|height|viewBox)="[^"]*"')


@cache
def _thread() -> ThreadPoolExecutor:
    """One draws as fast as two where another core is busy with a bot."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


class Drawing:
    """A whole file, drawn where it fills *target*, in pixels, from now on."""

    def __init__(self, file: str, theme: Theme, tint: Tint, target: QRectF):
        self.pixels = target.toAlignedRect()
        """The whole pixels that it touches."""
        seen = mapped(QRectF(self.pixels), target, whole(file))
        self._made = _thread().submit(_drawn, file, theme, tint, seen, self.pixels.size())

    @property
    def is_done(self) -> bool:
        """Whether it can be seen."""
        return self._made.done()

    @property
    def image(self) -> QImage:
        """What is seen in those pixels, as soon as it is; null where it cannot be drawn so."""
        return self._made.result()

    def covers(self, size: QSize) -> bool:
        """Whether it is a picture of at least that size, from its corner on."""
        wanted = QRect(QPoint(0, 0), size)
        starts = self.pixels.topLeft() == wanted.topLeft()
        return starts and self.pixels.contains(wanted) and not self.image.isNull()

    def drop(self) -> None:
        """Nobody wants to see it any more."""
        self._made.cancel()


def _drawn(file: str, theme: Theme, tint: Tint, seen: QRectF, pixels: QSize) -> QImage:
    """Runs in the thread."""
    buffer = QBuffer()
    buffer.setData(QByteArray(_framed(svg(file, theme, tint), seen, pixels).encode()))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return QImageReader(buffer, QByteArray(b"svg")).read()


def _framed(text: str, seen: QRectF, pixels: QSize) -> str:
    """The drawing in which just *seen* is seen, as large as *pixels*."""
    frame = (
        f' width="{pixels.width()}" height="{pixels.height()}"'
        f' viewBox="{seen.x()} {seen.y()} {seen.width()} {seen.height()}">'
    )
    return _ROOT.sub(lambda root: _FRAME.sub("", root[0])[:-1] + frame, text, count=1)
