"""A card: a piece put together from drawings and words, kept as one picture.

What is on it is a value, its face; cards with the same face share their picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.fonts import FAMILY, enlarged
from ui.pieces.piece import LIFT, Piece
from ui.stage.pixmaps import Art, Pixmaps, cast, draw, lay
from ui.stage.theme import Theme

Box = tuple[float, float, float, float]
"""Left, top, width and height, in the units of a face."""
_SMALLEST: Final = 0.68
"""How much smaller letters may become so that words fit."""
_OF_PLACE: Final = 0.8
"""How high letters may be, of the place they stand in."""
_SPILL: Final = 2.5
"""Units above and below their place that two lines may take."""
_SHADOW_OPACITY: Final = 0.25


def box(where: QRectF) -> Box:
    """A rectangle as a value."""
    return where.x(), where.y(), where.width(), where.height()


@dataclass(frozen=True, slots=True)
class Written:
    """Words on a card; too long, they become smaller, go on below, and at last end in dots."""

    text: str
    where: Box
    height: float
    bold: bool = False
    token: str = "ink"
    is_centred: bool = True


@dataclass(frozen=True, slots=True)
class Face:
    """What is on a card of a size: drawings, the undermost first, and words. *name* tells it."""

    name: str
    size: tuple[float, float]
    drawn: tuple[tuple[Art, Box], ...]
    written: tuple[Written, ...] = ()

    def paint(self, painter: QPainter, target: QRectF, theme: Theme, larger: float = 1.0) -> None:
        """Paints the card so that it fills *target*, letters *larger* where they have room."""
        painter.save()
        painter.translate(target.topLeft())
        painter.scale(target.width() / self.size[0], target.height() / self.size[1])
        for art, where in self.drawn:
            draw(painter, art, QRectF(*where), theme)
        for words in self.written:
            _write(painter, words, theme, larger)
        painter.restore()


def _write(painter: QPainter, words: Written, theme: Theme, larger: float) -> None:
    where = QRectF(*words.where)
    font = QFont(FAMILY)
    font.setBold(words.bold)
    height = max(words.height, min(words.height * larger, where.height() * _OF_PLACE))
    font.setPixelSize(max(1, round(height)))
    while (
        height > words.height * _SMALLEST
        and QFontMetricsF(font).horizontalAdvance(words.text) > where.width()
    ):
        height -= 0.5
        font.setPixelSize(max(1, int(height)))
    align = Qt.AlignmentFlag.AlignHCenter if words.is_centred else Qt.AlignmentFlag.AlignLeft
    painter.setFont(font)
    painter.setPen(theme.colour(words.token))
    fits = QFontMetricsF(font).horizontalAdvance(words.text) <= where.width()
    middle = Qt.AlignmentFlag.AlignVCenter
    if not fits:
        flags = int(align | middle) | int(Qt.TextFlag.TextWordWrap)
        room = where.adjusted(0, -_SPILL, 0, _SPILL)
        if room.contains(QFontMetricsF(font).boundingRect(room, flags, words.text)):
            painter.drawText(room, flags, words.text)
            return
    text = QFontMetricsF(font).elidedText(words.text, Qt.TextElideMode.ElideRight, where.width())
    painter.drawText(where, int(align | middle), text)


class Card(Piece):
    """A piece that shows a face."""

    def __init__(self, key: str, face: Face, pixmaps: Pixmaps):
        super().__init__(key, Art("", face.name), QSizeF(*face.size), pixmaps)
        self._face = face
        self._key = repr(face)

    @property
    def face(self) -> Face:
        """What is on it."""
        return self._face

    def show_face(self, face: Face) -> None:
        """Another face from now on."""
        if face != self._face:
            self._face = face
            self._key = repr(face)
            self.show_art(Art("", face.name))
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        target = QRectF(QPointF(0, 0), self._units)
        picture = self.picture(self._pixmaps)
        if self._lifted:
            painter.setOpacity(self.effectiveOpacity() * _SHADOW_OPACITY)
            painter.drawPixmap(target.translated(3, LIFT), cast(picture), QRectF(picture.rect()))
            painter.setOpacity(self.effectiveOpacity())
            target.translate(0, -LIFT)
        lay(painter, picture, target, smooth=not self._pixmaps.stretched)

    def picture(self, pixmaps: Pixmaps) -> QPixmap:
        # A word keeps its hash, which of a whole face takes long.
        key = (self._key, self._units.width(), self._units.height())
        return pixmaps.kept(key, self._units, self._paint)

    def _paint(self, painter: QPainter) -> None:
        whole = QRectF(QPointF(0, 0), self._units)
        self._face.paint(painter, whole, self._pixmaps.theme, enlarged())
