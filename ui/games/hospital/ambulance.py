"""An ambulance on the road, which a hand takes to a hospital with all who are in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from ui.games.hospital.drawings import AMBULANCE
from ui.pieces.die import Die
from ui.pieces.label import Label
from ui.pieces.piece import LIFT, Piece
from ui.stage import pixmaps
from ui.stage.pixmaps import Art

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

_UNDER: Final = 8


class Ambulance(Piece):
    """The ambulance at place *number* of the road, from 0; *aboard* are the pieces in it."""

    def __init__(self, scene: Scene, number: int, home: QRectF, aboard: Sequence[Die]):
        art = Art(AMBULANCE, "ambulance")
        super().__init__(f"ambulance-{number}", art, home.size(), scene.pixmaps)
        self.setZValue(_UNDER)
        scene.addItem(self)
        self.number = self._label(f"number-{number}", "number", 15)
        self.note = self._label(f"note-{number}", "note", 12)
        self._aboard = tuple(aboard)
        self.put(home)
        self._stood = self.pos()
        self.xChanged.connect(self._bring)
        self.yChanged.connect(self._bring)

    def _label(self, key: str, element: str, height: float) -> Label:
        where = pixmaps.place_in(AMBULANCE, element, QRectF(QPointF(), self.units))
        scale = where.height() / pixmaps.place(AMBULANCE, element).height()
        label = Label(
            key,
            where,
            self._pixmaps,
            height=height * min(1, scale + 0.12),
            bold=element == "number",
            align=Qt.AlignmentFlag.AlignHCenter,
        )
        label.setParentItem(self)
        return label

    def lift(self, lifted: bool) -> None:
        """A hand takes it up or puts it down, with all that is in it."""
        super().lift(lifted)
        for one in self._aboard:
            one.lift(lifted)
        for label in (self.number, self.note):
            label.setPos(0, -LIFT if lifted else 0)

    def _bring(self) -> None:
        """Who is in it comes along."""
        way, self._stood = self.pos() - self._stood, self.pos()
        for one in self._aboard:
            one.moveBy(way.x(), way.y())
