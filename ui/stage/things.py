"""What lies on a table, in words: what a screen reader walks through.

A thing is there whether it can be touched or not; what can be done with it comes from
the spots that lie in its area.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRect, QRectF


class Kind(Enum):
    """What sort of thing it is, as a screen reader calls sorts of things."""

    PLACE = "place"
    """Part of a board, a sheet or a chart: a space, a box, a tooth, a room."""
    PIECE = "piece"
    """Something that is moved: a pawn, a die, a token, a worker."""
    TEXT = "text"
    """Something that is only read: points, a round, a card."""


@dataclass(frozen=True)
class Thing:
    """One thing: *id* stays the same in every position, *words* say how it is now.

    *area* is where it lies in the scene. Things of one *group*, named in words
    ("Ada's teeth", "The dice"), stand together; groups come in the order of their first
    thing, which is the order in which somebody would tell the table.
    """

    id: str
    words: str
    area: QRectF
    group: str
    kind: Kind = Kind.PLACE


def room_of(area: QRectF | QRect) -> float:
    """How much room an area takes, in squares of its own unit: a smaller one lies on a larger."""
    return area.width() * area.height()
