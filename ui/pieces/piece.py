"""A piece: a drawing that lies somewhere, can be lifted, glow, and be told apart.

Its position is its top left corner in the scene's units. It is painted from the
shared pixmaps, a pixel on a pixel where it lies still.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ui.pieces.glow import rounded
from ui.stage.pixmaps import Art, Pixmaps, lay

LIFT = 5.0
"""Units that a lifted piece rises."""
_SHADOW_OPACITY = 0.25


class Piece(QGraphicsObject):
    """A drawing of a size. *key* names it in ``dump()`` and stays the same in every position."""

    def __init__(self, key: str, art: Art, units: QSizeF, pixmaps: Pixmaps):
        super().__init__()
        self.key = key
        self._art = art
        self._units = units
        self._pixmaps = pixmaps
        self._lifted = False
        self._bound()
        self.setTransformOriginPoint(units.width() / 2, units.height() / 2)

    @property
    def art(self) -> Art:
        """What is drawn."""
        return self._art

    @property
    def units(self) -> QSizeF:
        """How large, in the scene's units."""
        return self._units

    def show_art(self, art: Art) -> None:
        """Another drawing from now on."""
        if art != self._art:
            self._art = art
            self.update()

    def resized(self, units: QSizeF) -> None:
        """Another size from now on."""
        if units != self._units:
            self._units = units
            self._bound()
            self.setTransformOriginPoint(units.width() / 2, units.height() / 2)

    def put(self, where: QRectF) -> None:
        """Lies there, at rest: as large as *where*, unlifted, unturned."""
        self.resized(where.size())
        self.setPos(where.topLeft())
        self.setScale(1)
        self.setRotation(0)
        self.setOpacity(1)
        self.lift(False)

    def lift(self, lifted: bool) -> None:
        """A hand takes it up or puts it down."""
        if lifted != self._lifted:
            self._lifted = lifted
            self._bound()
            self.setZValue(self.zValue() + (100 if lifted else -100))
            self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _bound(self) -> None:
        """Tells the scene how much room it takes, with the shadow of a lifted piece."""
        self.prepareGeometryChange()
        rise = LIFT if self._lifted else 0
        flat = QRectF(QPointF(0, 0), self._units)
        self._bounds = flat.adjusted(-1, -1 - rise, 1 + rise, 1 + rise)

    def shape(self) -> QPainterPath:
        """A hand hits a piece a little beside it, too."""
        path = QPainterPath()
        path.addRect(QRectF(QPointF(0, 0), self._units).adjusted(-4, -4, 4, 4))
        return path

    def around(self) -> QPainterPath:
        """The outline in the scene that glows where the piece can be touched."""
        return rounded(self.sceneBoundingRect())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pixmap = self.picture(self._pixmaps)
        target = QRectF(QPointF(0, 0), self._units)
        if self._lifted:
            shadow = self._pixmaps.shadow(self._art, self._units)
            painter.setOpacity(self.effectiveOpacity() * _SHADOW_OPACITY)
            painter.drawPixmap(target.translated(3, LIFT), shadow, QRectF(shadow.rect()))
            painter.setOpacity(self.effectiveOpacity())
            target.translate(0, -LIFT)
        lay(painter, pixmap, target, smooth=not self._pixmaps.stretched)

    def picture(self, pixmaps: Pixmaps) -> QPixmap:
        """What is painted, at the scale of *pixmaps*."""
        return pixmaps.of(self._art, self._units)

    def told(self) -> str:
        """The piece in one line, for ``dump()``."""
        where, size = self.pos(), self._units
        return (
            f"{self.key}: {self._art.element} at {where.x():.1f},{where.y():.1f} "
            f"{size.width():.1f}x{size.height():.1f} "
            f"scale {self.scale():.2f} turn {self.rotation() + 0:.0f} see {self.opacity():.2f}"
        )
