"""Where the players' sheets lie on a page: one, two side by side, or two rows of two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from ui.stage import pixmaps

_GAP: Final = 7.0


@dataclass(frozen=True, slots=True)
class Shape:
    """How a sheet grows: its drawing keeps its proportions, a band below it its height."""

    steepness: float
    """The height of the drawing by its width."""
    band: float = 0.0

    @classmethod
    def of(cls, drawing: str, element: str, band: float = 0.0) -> Shape:
        """The shape of an element of a drawing, with a band below it."""
        found = pixmaps.place(drawing, element)
        return cls(found.height() / found.width(), band)

    def height_for(self, width: float) -> float:
        """How high a sheet of that width is, in millimetres."""
        return width * self.steepness + self.band

    def width_for(self, height: float) -> float:
        """How wide a sheet of that height is, in millimetres."""
        return (height - self.band) / self.steepness


def lies(sheets: int) -> bool:
    """Whether a page of so many sheets lies on its long side: two stand side by side."""
    return sheets == 2


def places(room: QRectF, sheets: int, shape: Shape, *, at_top: bool = False) -> list[QRectF]:
    """Places for so many sheets, as large as fit; of three, the fourth place stays free.

    Rows stand half way down the room, or *at_top* each at the top of its half.
    """
    across, down = (1 if sheets == 1 else 2), (2 if sheets > 2 else 1)
    width = min(
        (room.width() - (across - 1) * _GAP) / across,
        shape.width_for((room.height() - (down - 1) * _GAP) / down),
    )
    height = shape.height_for(width)
    # Two columns stand at the margins, one in the middle; what is left over goes between.
    column = room.width() - across * width
    left = room.left() if across > 1 else room.left() + column / 2
    spare = room.height() - down * height
    row = max(_GAP, spare / (down if at_top else down + 1))
    above = 0.0 if at_top else (spare - (down - 1) * row) / 2
    return [
        QRectF(
            left + (at % across) * (width + column),
            room.top() + above + (at // across) * (height + row),
            width,
            height,
        )
        for at in range(across * down)
    ]
