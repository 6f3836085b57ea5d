"""The keyboard's cursor on the table: from thing to thing, by arrows; Enter does it.

It stops at pieces that can be taken up and at areas that can be clicked. A piece
that is taken up is carried: then the cursor stops where it can be put.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from ui.pieces.glow import Glow
from ui.pieces.piece import Piece
from ui.stage.spots import Spot

if TYPE_CHECKING:
    from ui.stage.scene import GameScene

ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ON_TOP: Final = 160
"""Above a piece that is carried."""


@dataclass(frozen=True)
class Stop:
    """Where the cursor can stand, what Enter does there, and what that is in words."""

    area: QPainterPath
    act: Callable[[], None]
    words: str
    spot: Spot | None = None
    """The spot that is all of it."""

    @property
    def middle(self) -> QPointF:
        """Where it lies."""
        return self.area.boundingRect().center()


class Cursor:
    """Stands at stop number *at* of those there are; nowhere at first."""

    def __init__(self, scene: GameScene):
        self._scene = scene
        self.at: int | None = None
        self._ring: Glow | None = None

    def stops(self) -> list[Stop]:
        """Where it can stand now."""
        carried = self._scene.hand.carried
        if carried is not None:
            return [_spot_stop(spot) for spot in self._scene.spots if spot.source is carried]
        found: list[Stop] = []
        pieces: set[Piece] = set()
        for spot in self._scene.spots:
            if spot.source is None:
                found.append(_spot_stop(spot))
            elif spot.source not in pieces:
                pieces.add(spot.source)
                found.append(self._piece_stop(spot.source))
        return found

    def _piece_stop(self, piece: Piece) -> Stop:
        spots = [spot for spot in self._scene.spots if spot.source is piece]
        area = piece.around()
        if self._scene.goes_at_once(spots):
            return Stop(area, spots[0].act, spots[0].words)

        def carry() -> None:
            self._scene.hand.carry(piece)
            self.at = 0
            self._show()

        return Stop(area, carry, self._scene.words_of(piece, spots))

    def step(self, towards: QPointF) -> None:
        """To the nearest stop that way; the first one where it stood nowhere."""
        stops = self.stops()
        if not stops:
            return
        if self.at is None or self.at >= len(stops):
            self.at = 0
        else:
            here = stops[self.at].middle
            ahead = [
                (_far(stop.middle - here, towards), number)
                for number, stop in enumerate(stops)
                if QPointF.dotProduct(stop.middle - here, towards) > 1
            ]
            if ahead:
                self.at = min(ahead)[1]
        self._show()

    def press(self) -> None:
        """Does what can be done where it stands; from nowhere, the one thing there is."""
        stops = self.stops()
        if self.at is None:
            loud = [spot for spot in self._scene.spots if not spot.quiet]
            if loud and len({spot.words for spot in loud}) == 1:
                loud[0].act()
        elif self.at < len(stops):
            stops[self.at].act()

    def leave(self) -> None:
        """Stands nowhere."""
        self.at = None
        self._show()

    def _show(self) -> None:
        if self._ring is not None:
            self._scene.removeItem(self._ring)
            self._ring = None
            self._scene.tell(None)
        stops = self.stops() if self.at is not None else []
        if self.at is None or self.at >= len(stops):
            self._scene.pointed.emit("")
            return
        stop = stops[self.at]
        self._ring = Glow(stop.area, self._scene.pixmaps, token="ink")
        self._ring.dashed = True
        self._ring.setZValue(_ON_TOP)
        self._scene.addItem(self._ring)
        self._scene.pointed.emit(stop.words)
        if self._scene.hand.carried is not None:
            self._scene.tell(stop.spot)


def _spot_stop(spot: Spot) -> Stop:
    return Stop(spot.area, spot.act, spot.words, spot)


def _far(way: QPointF, towards: QPointF) -> float:
    """How far a stop is: what lies aside counts three times."""
    ahead = QPointF.dotProduct(way, towards)
    aside = abs(way.x() * towards.y() - way.y() * towards.x())
    return ahead + 3 * aside
