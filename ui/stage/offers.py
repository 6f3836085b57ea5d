"""What lies on the table only to be chosen from: plates with words, and the faces of a die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ui.pieces.die import Look
from ui.pieces.faces import Faces
from ui.pieces.glow import rounded
from ui.pieces.plate import Plate
from ui.stage.pixmaps import Pixmaps
from ui.stage.spots import Spot


@dataclass(frozen=True)
class Offer:
    """A choice in words: what it does, and the action it stands for, if it is one."""

    words: str
    act: Callable[[], None]
    action: Any = None


class Offers:
    """The plates and the faces on *scene*; they are there until they are cleared."""

    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps):
        self._scene = scene
        self._pixmaps = pixmaps
        self._plates: list[Plate] = []
        self._faces: Faces | None = None

    @property
    def laid(self) -> tuple[Plate, ...]:
        """The plates that lie there."""
        return tuple(self._plates)

    def plates(self, offered: Sequence[Offer], places: Sequence[QRectF]) -> list[Spot]:
        """Lays a plate for each of these at its place."""
        spots = []
        for offer, where in zip(offered, places, strict=True):
            plate = Plate(offer.words, where, self._pixmaps)
            self._scene.addItem(plate)
            self._plates.append(plate)
            spots.append(Spot(rounded(where, margin=0), offer.act, offer.words, offer.action))
        return spots

    def faces(
        self,
        sides: int,
        room: QRectF,
        choose: Callable[[int], None],
        words: str,
        look: Look | None = None,
    ) -> list[Spot]:
        """Lays the faces of a die in *room*; *words* has ``{face}`` in it."""
        self._faces = Faces(self._scene, sides, room, self._pixmaps, look)
        return self._faces.spots(choose, words)

    def clear(self) -> None:
        """Takes plates and faces away."""
        for plate in self._plates:
            self._scene.removeItem(plate)
        self._plates.clear()
        if self._faces is not None:
            self._faces.clear()
            self._faces = None
