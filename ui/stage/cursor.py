"""The keyboard's cursor on the table: from thing to thing, by arrows; Enter does it.

A piece that is taken up is carried: then the cursor stops where it can be put. When
other things can be done it stands at the nearest of them, so that one can go on.
With Shift the arrows go through everything that lies there, only to read it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ui.pieces.piece import Piece
from ui.pieces.ring import Ring
from ui.stage.stops import Stop, ahead, groups_of, nearest, next_after, readings_of, stops_on

if TYPE_CHECKING:
    from ui.stage.scene import GameScene

ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BESIDE, _BELOW = 24, 76
"""Pixels that stay free around it where the table is zoomed: below it is said what it is on."""


class Cursor:
    """Stands at stop number *at* of those there are; nowhere at first."""

    def __init__(self, scene: GameScene):
        self._scene = scene
        self.at: int | None = None
        self._place: QPointF | None = None
        """Where a key has put it; None where the mouse was used since."""
        self._done: Stop | None = None
        """Where something was done last."""
        self._read: Stop | None = None
        """What it only reads."""
        self._ring: Ring | None = None

    def stops(self) -> list[Stop]:
        """Where it can stand now."""
        return stops_on(self._scene, self._carry)

    def _carry(self, piece: Piece) -> None:
        self._scene.hand.carry(piece)
        self._stand(0)

    @property
    def here(self) -> Stop | None:
        """The stop where it stands, or what it reads."""
        if self._read is not None:
            return self._read
        if self.at is None:
            return None
        stops = self.stops()
        return stops[self.at] if self.at < len(stops) else None

    # Where it goes

    def step(self, towards: QPointF) -> None:
        """To the nearest stop that way; the first one where it stood nowhere."""
        stops, here = self.stops(), self.here
        if not stops:
            return
        if here is None:
            self._stand(0)
            return
        at = None if self._read is not None else self.at
        found = ahead(stops, here.middle, at, towards)
        if found is not None:
            self._stand(found)
        elif self._read is not None:
            self._stand(nearest(stops, here.middle))
        else:
            self._tell()

    def leap(self, onwards: int) -> bool:
        """To the first stop of the next group, or of the one before; False after the last."""
        stops = self.stops()
        groups = groups_of(stops, self._scene.told_things())
        here = self.here
        if here is None:
            to = 0 if onwards > 0 else len(groups) - 1
        else:
            at = nearest(stops, here.middle) if self._read is not None and stops else self.at
            to = next((to for to, group in enumerate(groups) if at in group), -1) + onwards
        if not 0 <= to < len(groups):
            self.leave()
            return False
        self._stand(groups[to][0])
        return True

    def go_to_end(self, onwards: int) -> None:
        """To the last stop, or to the first one."""
        stops = self.stops()
        if stops:
            self._stand(len(stops) - 1 if onwards > 0 else 0)

    def read(self, towards: QPointF) -> None:
        """To the nearest thing that way, whatever can be done with it; at first to where it is."""
        there = readings_of(self._scene.told_things(), self._stand_there)
        here = self.here
        if not there:
            return
        if here is None:
            found: int | None = 0
        elif self._read is None:
            found = nearest(there, here.middle)
        else:
            at = next((at for at, stop in enumerate(there) if _is_one(stop, here)), None)
            found = ahead(there, here.middle, at, towards)
        if found is not None:
            self._read, self.at, self._place = there[found], None, there[found].middle
        self._tell()

    def _stand_there(self) -> None:
        """From what it reads to what can be done there."""
        stops, read = self.stops(), self._read
        if read is None:
            return
        at = [number for number, stop in enumerate(stops) if read.area.contains(stop.middle)]
        at += [number for number, stop in enumerate(stops) if stop.area.contains(read.middle)]
        if at:
            self._stand(at[0])
        else:
            self._tell()

    def _stand(self, at: int) -> None:
        self.at, self._read = at, None
        here = self.here
        self._place = None if here is None else here.middle
        self._tell()

    # What it does

    def press(self) -> None:
        """Does what can be done where it stands; from nowhere, the one thing there is."""
        here = self.here
        if here is not None:
            self._place, self._done = here.middle, here
            here.act()
        elif self.at is None:
            loud = [spot for spot in self._scene.spots if not spot.quiet]
            if loud and len({spot.words for spot in loud}) == 1:
                loud[0].act()

    def follow(self) -> None:
        """Other things can be done: stands at one near by, where a key was used last."""
        self._read = None
        self.at = None
        if self._place is not None and (stops := self.stops()):
            self.at = next_after(stops, self._done, self._place)
        self._hush()

    def go_back_to(self, piece: Piece) -> None:
        """A piece that was carried is not: stands where it lies, if it stood anywhere."""
        if self._place is not None:
            self._place = piece.sceneBoundingRect().center()

    def leave(self) -> None:
        """Stands nowhere."""
        if (self.at, self._place, self._read, self._ring) != (None, None, None, None):
            self.at = self._place = self._read = None
            self._hush()

    def key(self, event: QKeyEvent) -> bool:
        """Whether a key is for the cursor; then it has done what that says."""
        key, with_shift = Qt.Key(event.key()), Qt.KeyboardModifier.ShiftModifier
        if event.modifiers() & ~(with_shift | Qt.KeyboardModifier.KeypadModifier):
            return False
        if key in ARROWS:
            go = self.read if event.modifiers() & with_shift else self.step
            go(ARROWS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to_end(1 if key == Qt.Key.Key_End else -1)
        elif key in _ENTER:
            # A key that is held down does it once.
            if not event.isAutoRepeat():
                self.press()
        else:
            return False
        return True

    # How it is seen

    def _tell(self) -> None:
        """A key has put it there: is seen there, and says what that is."""
        self._show()
        if self.here is not None:
            self._scene.pointed.emit(self.here.words)

    def _hush(self) -> None:
        """No key has put it there: is seen there, and what it was on is said no longer."""
        self._show()
        self._scene.pointed.emit("")

    def _show(self) -> None:
        scene = self._scene
        if self._ring is not None:
            scene.removeItem(self._ring)
            self._ring = None
            scene.tell(None)
        scene.outdated.emit()
        here = self.here
        if here is None:
            return
        self._ring = Ring(here.area, scene.pixmaps, is_read=self._read is not None)
        scene.addItem(self._ring)
        for view in scene.views():
            view.ensureVisible(self._ring.sceneBoundingRect(), _BESIDE, _BELOW)
        if scene.hand.carried is not None:
            scene.tell(here.spot)


def _is_one(one: Stop, other: Stop) -> bool:
    """Whether two readings are of one thing."""
    return one.words == other.words and one.area == other.area
