"""A token: a piece with a back. It is turned over, and then its back is to be seen."""

from __future__ import annotations

from PySide6.QtCore import Property, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from ui.pieces.glow import circle
from ui.pieces.piece import Piece
from ui.stage.pixmaps import Art


class Token(Piece):
    """A flat piece; ``turned`` runs from 0 to 1 while it is turned over."""

    _turned = 0.0
    _face: Art | None = None
    _back: Art | None = None

    def begin_turn(self, back: Art) -> None:
        """From now on ``turned`` runs from its face to *back*."""
        self._face, self._back = self.art, back

    def _get_turned(self) -> float:
        return self._turned

    def _set_turned(self, turned: float) -> None:
        self._turned = turned
        if self._face is not None and self._back is not None:
            self.show_art(self._back if turned >= 0.5 else self._face)
        middle = self.units.width() / 2
        # Seen on its edge it would be a line, and Qt draws nothing that has no width.
        width = max(0.04, abs(1 - 2 * turned))
        self.setTransform(QTransform.fromTranslate(middle, 0).scale(width, 1).translate(-middle, 0))

    turned = Property(float, _get_turned, _set_turned)

    def around(self) -> QPainterPath:
        """Tokens are round."""
        return circle(self.sceneBoundingRect(), -2)

    def put(self, where: QRectF) -> None:
        super().put(where)
        self._face = self._back = None
        self._turned = 0.0
        self.setTransform(QTransform())
