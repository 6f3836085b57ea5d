"""The six dice: in the hand, on the three spaces, on the silver platter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from tabletop.games.clever.position import Position
from tabletop.games.clever.printed import DICE, Die
from ui.games.clever.drawings import TABLE, die_arts
from ui.pieces.die import Die as Cube
from ui.stage import pixmaps

if TYPE_CHECKING:
    from ui.games.clever.scene import Scene

_DICE: Final = 25


class Tray:
    """Six coloured dice and the places they lie at."""

    def __init__(self, scene: Scene):
        self.hand = pixmaps.place(TABLE, "hand")
        self.dice = {
            die: Cube(f"die-{die.name.lower()}", 6, scene.pixmaps, die_arts[die]) for die in DICE
        }
        for cube in self.dice.values():
            cube.setZValue(_DICE)
            scene.addItem(cube)

    def in_hand(self, die: Die) -> QRectF:
        """Where a die lies while it is in hand: each has its own place."""
        size = self.on_space(1).size()
        pitch = self.hand.width() / len(DICE)
        left = self.hand.left() + pitch * die + (pitch - size.width()) / 2
        top = self.hand.center().y() - size.height() / 2 + 2
        return QRectF(QPointF(left, top), size)

    def on_space(self, number: int) -> QRectF:
        """One of the three spaces, from 1."""
        return pixmaps.place(TABLE, f"space-{number}")

    def on_platter(self, number: int) -> QRectF:
        """One of the places on the platter, from 1."""
        return pixmaps.place(TABLE, f"platter-{number}")

    def sync(self, state: Position) -> None:
        """Shows the dice as they lie."""
        for die in state.hand:
            self.dice[die].put(self.in_hand(die))
        for number, die in enumerate(state.spaces, 1):
            self.dice[die].put(self.on_space(number))
        for number, die in enumerate(state.platter, 1):
            self.dice[die].put(self.on_platter(number))
        for die, cube in self.dice.items():
            cube.show_face(state.faces[die])
