"""What shines on a table: what can be touched, where a piece can go, what somebody points at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ui.pieces.glow import Glow, Trace
from ui.pieces.piece import Piece
from ui.pieces.pointer import Pointer
from ui.stage.spots import Spot

if TYPE_CHECKING:
    from ui.stage.scene import GameScene


class Lights:
    """The lights on *scene*, by what they are for; they lie over what they light."""

    def __init__(self, scene: GameScene):
        self._scene = scene
        self.glows: list[Glow] = []
        """What can be touched; with a piece in hand, where it can go."""
        self.hints: list[Glow] = []
        """Where the piece under the pointer can go."""
        self.lit: list[Glow] = []
        """What the row under the pointer would touch."""
        self.pointers: list[Glow] = []
        """What somebody points at: what is advised, what was better."""
        self.traces: list[Trace] = []
        """Where somebody acted last."""
        self._hinted: Piece | None = None
        self._pointed: Sequence[Any] = ()

    # What can be touched

    def show(self, source: Piece | None) -> None:
        """Lights what can be touched; with *source* in hand, the places it can go."""
        self._drop(self.glows)
        spots = self._scene.spots
        if source is not None:
            areas = _places(spots, source)
        else:
            loud = [spot for spot in spots if not spot.quiet]
            areas = [spot.area for spot in loud if spot.source is None]
            # Each piece once, though it can go to several places.
            pieces = dict.fromkeys(spot.source for spot in loud)
            areas += [piece.around() for piece in pieces if piece is not None]
        self._glow(areas, self.glows)

    def strengthen(self, where: QPointF | None) -> None:
        """Strengthens what can be touched there, and nothing else."""
        for glow in self.glows:
            glow.strengthen(where is not None and glow.area.contains(where))

    def hint(self, piece: Piece | None) -> None:
        """Lights where a piece can go; None puts the lights out."""
        if piece is self._hinted:
            return
        self._hinted = piece
        self._drop(self.hints)
        if piece is not None:
            self._glow(_places(self._scene.spots, piece), self.hints)

    def light(self, action: Any) -> None:
        """Lights what *action* would touch; None puts the light out."""
        self._drop(self.lit)
        spots = () if action is None else self._scene.spots
        self._glow(_touched([spot for spot in spots if spot.action == action]), self.lit)
        for glow in self.lit:
            glow.strengthen(True)

    # What is pointed at

    def point_at(self, actions: Sequence[Any]) -> None:
        """Points at where these lie, *None* for the throw, until they are not offered any more."""
        self._pointed = actions
        self.point_again()

    def point_again(self) -> None:
        """Points at the same where it lies now."""
        self._point(self._scene.spots)

    def point_back(self, state: Any, action: Any) -> None:
        """Points at where *action* lay in *state*, which is past: nothing is offered there."""
        self._pointed = (action,)
        self._point(self._scene.spots_for(state, (action,), False))

    def _point(self, spots: Sequence[Spot]) -> None:
        self._drop(self.pointers)
        scene = self._scene
        wanted = [spot for spot in spots if spot.action in self._pointed and not spot.quiet]
        if any(action is None or scene.game.throws(action) for action in self._pointed):
            # Every way to throw throws all dice: one of them is enough, a click if there is one.
            wanted = sorted(wanted, key=lambda spot: spot.source is not None)[:1]
        for area in _touched(wanted):
            pointer = Pointer(area, scene.sceneRect(), scene.pixmaps)
            self.pointers.append(pointer)
            scene.addItem(pointer)

    # Where somebody acted

    def trace(self, areas: Sequence[QPainterPath]) -> None:
        """Rings around these areas, and no others."""
        self._drop(self.traces)
        self.traces += [Trace(area, self._scene.pixmaps) for area in areas]
        for trace in self.traces:
            self._scene.addItem(trace)

    def _glow(self, areas: Sequence[QPainterPath], glows: list[Glow]) -> None:
        for area in areas:
            glow = Glow(area, self._scene.pixmaps)
            glows.append(glow)
            self._scene.addItem(glow)

    def _drop(self, lights: list[Any]) -> None:
        for light in lights:
            self._scene.removeItem(light)
        lights.clear()


def _places(spots: Sequence[Spot], piece: Piece) -> list[QPainterPath]:
    """Where a piece can go."""
    return [spot.area for spot in spots if spot.source is piece]


def _touched(spots: Sequence[Spot]) -> list[QPainterPath]:
    """Areas, and the pieces that would go there."""
    moved = [spot.source for spot in spots if spot.source is not None and spot.action is not None]
    return [*(spot.area for spot in spots), *(piece.around() for piece in moved)]
