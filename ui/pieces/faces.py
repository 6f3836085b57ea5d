"""All faces of a die side by side: where real dice are thrown, what they show is clicked here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from ui.pieces.die import SHAPE, Die, Look
from ui.pieces.glow import rounded
from ui.stage.pixmaps import Pixmaps
from ui.stage.spots import Spot

_GAP: Final = 7.0
_MOST_IN_ROW: Final = 8


class Faces:
    """The faces of a die with so many sides, laid out in *room*."""

    def __init__(
        self,
        scene: QGraphicsScene,
        sides: int,
        room: QRectF,
        pixmaps: Pixmaps,
        look: Look | None = None,
    ):
        self._scene = scene
        self._dice: list[Die] = []
        rows = -(-sides // _MOST_IN_ROW)
        columns = -(-sides // rows)
        side = min(
            (room.width() - (columns - 1) * _GAP) / columns,
            (room.height() - (rows - 1) * _GAP) / rows / SHAPE.height() * SHAPE.width(),
        )
        size = QSizeF(side, side * SHAPE.height() / SHAPE.width())
        wide = columns * side + (columns - 1) * _GAP
        high = rows * size.height() + (rows - 1) * _GAP
        for number in range(sides):
            row, column = divmod(number, columns)
            left = room.center().x() - wide / 2 + column * (side + _GAP)
            top = room.center().y() - high / 2 + row * (size.height() + _GAP)
            die = Die(f"face-{number + 1}", sides, pixmaps, look)
            die.show_face(number + 1)
            die.put(QRectF(QPointF(left, top), size))
            die.setZValue(40)
            scene.addItem(die)
            self._dice.append(die)

    def spots(self, choose: Callable[[int], None], words: str) -> list[Spot]:
        """A spot a face; *words* has ``{face}`` in it."""
        return [
            Spot(
                rounded(die.sceneBoundingRect(), 5, -1),
                lambda face=die.face: choose(face),  # type: ignore[misc]
                words.format(face=die.face),
            )
            for die in self._dice
        ]

    def clear(self) -> None:
        """Takes the faces away."""
        for die in self._dice:
            self._scene.removeItem(die)
        self._dice.clear()
