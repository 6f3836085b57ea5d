"""A die of six or of sixteen sides. It tumbles, and lands where it will lie."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import Property, QPointF, QSizeF

from ui.pieces.piece import Piece
from ui.stage.pixmaps import Art, Pixmaps
from ui.stage.theme import DICE_TINT

FILE = "common/dice.svg"
_ROLL = 70.0
"""Units that it rolls."""
SHAPE = QSizeF(100, 112)
"""A die with its shadow, in the drawing's units."""


Look: TypeAlias = Callable[[int], Art]
"""The drawing of each face; 0 is a die that has not been thrown."""


def art(sides: int, face: int) -> Art:
    """The drawing of a face of an ivory die."""
    return Art(FILE, f"d{sides}-{face or 'blank'}", DICE_TINT)


class Die(Piece):
    """One die that shows a face, or none yet."""

    def __init__(self, key: str, sides: int, pixmaps: Pixmaps, look: Look | None = None):
        self._look = partial(art, sides) if look is None else look
        super().__init__(key, self._look(0), SHAPE, pixmaps)
        self.sides = sides
        self._face = 0
        self._tumble = 1.0
        self._home = QPointF()
        self._from = -_ROLL

    @property
    def face(self) -> int:
        """What it shows; 0 before it is thrown."""
        return self._face

    def relook(self, look: Look) -> None:
        """Has other drawings from the next face on: it stands for another die now."""
        self._look = look

    def show_face(self, face: int) -> None:
        """Lies still and shows *face*."""
        self._face = face
        self.show_art(self._look(face))

    def begin_tumble(self, face: int) -> None:
        """From now on ``tumble`` runs from 0 to 1 and ends with *face*."""
        self._face = face
        self._home = self.pos()
        # It rolls in from where there is room.
        self._from = -_ROLL if self._home.x() > _ROLL else _ROLL

    def _get_tumble(self) -> float:
        return self._tumble

    def _set_tumble(self, way: float) -> None:
        self._tumble = way
        left = 1 - way
        # Faces change fast at first and slower to the end; the last one is the die's.
        change = int(10 * (1 - left * left))
        shown = self._face if way >= 0.85 else 1 + (self._face + change * 5) % self.sides
        self.show_art(self._look(shown))
        self.setRotation(left * 420 * (1 if self.key[-1:] in "02468" else -1))
        hop = abs(math.sin(way * math.pi * 2)) * left * 46
        self.setPos(self._home + QPointF(self._from * left, -hop))

    tumble = Property(float, _get_tumble, _set_tumble)
