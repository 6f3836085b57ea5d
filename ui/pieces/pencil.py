"""A stroke of the pencil: it is drawn from left to right, and stays."""

from __future__ import annotations

from PySide6.QtCore import Property, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.pieces.piece import Piece


class Pencil(Piece):
    """A mark on paper; ``drawn`` runs from 0 to 1 while the pencil moves."""

    _drawn = 1.0

    def _get_drawn(self) -> float:
        return self._drawn

    def _set_drawn(self, drawn: float) -> None:
        self._drawn = drawn
        self.update()

    drawn = Property(float, _get_drawn, _set_drawn)

    def put(self, where: QRectF) -> None:
        super().put(where)
        self._set_drawn(1.0)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._drawn < 1:
            painter.setClipRect(QRectF(0, 0, self.units.width() * self._drawn, self.units.height()))
        super().paint(painter, option, widget)
