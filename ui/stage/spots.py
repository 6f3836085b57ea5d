"""What may be touched on the table now, and how a hand does it.

A spot is an area and what happens there. With a source it is where that piece
may be put: dragged onto it, or clicked first and the spot after it. Without one
the area itself is clicked, or a line is drawn from it where nobody clicks. A
gesture is an object and not a set of flags.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ui.pieces.piece import Piece
from ui.pieces.stroke import Stroke


class Input(Enum):
    """How pieces are moved."""

    BOTH = "both"
    DRAG = "drag"
    CLICK = "click"


@dataclass(frozen=True)
class Spot:
    """An area (in the scene's units), what it does, and what that is in words.

    A quiet one is only to look at something: it does not glow. *told* says, while a
    piece in hand is over it, what would come of putting it there.
    """

    area: QPainterPath
    act: Callable[[], None]
    words: str
    action: Any = None
    source: Piece | None = None
    quiet: bool = False
    told: Callable[[], str] | None = None


@dataclass(frozen=True)
class Pressing:
    """A button is down and has not moved yet: a click, or the beginning of a drag."""

    at: QPointF
    piece: Piece | None
    spot: Spot | None


@dataclass(frozen=True)
class Dragging:
    """A piece hangs on the pointer; *home* is where it came from, *grip* where it is held."""

    piece: Piece
    home: QPointF
    grip: QPointF


@dataclass(frozen=True)
class Striking:
    """A line is drawn from a place where no piece lies: let go, it does what can be done there."""

    at: QPointF
    spot: Spot
    line: Stroke


@dataclass(frozen=True)
class Carrying:
    """A piece was clicked and waits for its place to be clicked."""

    piece: Piece


Gesture = Pressing | Dragging | Striking | Carrying
