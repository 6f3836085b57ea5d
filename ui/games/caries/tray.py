"""The dice tray in the middle of the board, and the plates beside or below the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from tabletop.games.caries.position import Phase, Position
from ui.pieces.die import SHAPE, Die
from ui.pieces.plate import HEIGHT

if TYPE_CHECKING:
    from ui.games.caries.scene import Scene

_LARGEST: Final = 96.0
_GAP: Final = 14.0
_PLATES: Final = 2
"""As many plates as ever lie there at once."""


class Tray:
    """Two dice of six sides and one of sixteen."""

    def __init__(self, scene: Scene, where: QRectF):
        self.where = where
        self.six = [Die(f"die-{number}", 6, scene.pixmaps) for number in (1, 2)]
        self.sixteen = Die("die-16", 16, scene.pixmaps)
        for die in self.dice:
            die.setZValue(25)
            scene.addItem(die)

    @property
    def dice(self) -> list[Die]:
        """All three dice."""
        return [*self.six, self.sixteen]

    @property
    def _is_tall(self) -> bool:
        return self.where.height() > _LARGEST + _PLATES * (HEIGHT + 8) + _GAP

    def _dice_room(self) -> QRectF:
        if self._is_tall:
            return QRectF(self.where.topLeft(), QSizeF(self.where.width(), _LARGEST * 1.12))
        return QRectF(self.where.topLeft(), QSizeF(2 * _LARGEST + _GAP, self.where.height()))

    def plates_room(self) -> QRectF:
        """Where plates lie."""
        dice = self._dice_room()
        if self._is_tall:
            top = dice.bottom() + _GAP
            return QRectF(QPointF(self.where.left(), top), self.where.bottomRight())
        return QRectF(QPointF(dice.right() + _GAP, self.where.top()), self.where.bottomRight())

    def shown(self, state: Position) -> list[Die]:
        """The dice that lie there in *state*."""
        if state.phase is Phase.KNOCK or state.sixteen:
            return [self.sixteen]
        return self.six[: self._count(state)]

    def _count(self, state: Position) -> int:
        if state.faces:
            return len(state.faces)
        if state.phase in (Phase.MOVE, Phase.LOT):
            return 2 if state.agreed.two_dice else 1
        return state.dice

    def sync(self, state: Position) -> None:
        """Shows the dice as they lie."""
        shown = self.shown(state)
        for die in self.dice:
            die.setVisible(die in shown)
        self.lay(len(shown), sixteen=shown == [self.sixteen])
        for number, die in enumerate(self.six):
            die.show_face(state.faces[number] if number < len(state.faces) else 0)
        self.sixteen.show_face(state.sixteen)

    def lay(self, count: int, *, sixteen: bool) -> list[Die]:
        """Lays that many dice side by side; gives them."""
        dice = [self.sixteen] if sixteen else self.six[:count]
        room = self._dice_room()
        side = min(_LARGEST, room.height() / 1.12)
        size = QSizeF(side, side * SHAPE.height() / SHAPE.width())
        wide = count * side + (count - 1) * _GAP
        for number, die in enumerate(dice):
            left = room.center().x() - wide / 2 + number * (side + _GAP)
            die.put(QRectF(QPointF(left, room.center().y() - size.height() / 2), size))
        return dice

    def ready(self, faces: tuple[int, ...], *, sixteen: bool) -> list[Die]:
        """Makes the dice ready for a throw of so many faces."""
        dice = self.lay(len(faces), sixteen=sixteen)
        for die in self.dice:
            die.setVisible(die in dice)
        return dice
