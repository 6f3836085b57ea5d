"""The hand over the table: presses, drags and drops, or clicks a piece and then its place.

Where everything is dragged, a place without a piece is struck through with the pen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from ui.pieces.piece import Piece
from ui.pieces.stroke import Stroke
from ui.stage.spots import Carrying, Dragging, Gesture, Input, Pressing, Spot, Striking

if TYPE_CHECKING:
    from ui.stage.scene import GameScene


class Hand:
    """One hand; what it does now is its *gesture*."""

    def __init__(self, scene: GameScene):
        self._scene = scene
        self.input = Input.BOTH
        self.gesture: Gesture | None = None
        self._pointer: QPointF | None = None

    @property
    def carried(self) -> Piece | None:
        """The piece that was clicked and waits for its place."""
        return self.gesture.piece if isinstance(self.gesture, Carrying) else None

    @property
    def held(self) -> Piece | None:
        """The piece that is carried or dragged."""
        return self.gesture.piece if isinstance(self.gesture, Carrying | Dragging) else None

    def let_go(self) -> None:
        """Puts back whatever it holds, at once."""
        gesture, self.gesture = self.gesture, None
        if isinstance(gesture, Dragging):
            gesture.piece.lift(False)
            gesture.piece.setPos(gesture.home)
        elif isinstance(gesture, Striking):
            self._scene.removeItem(gesture.line)
        elif isinstance(gesture, Carrying):
            gesture.piece.lift(False)

    def is_for(self, where: QPointF) -> bool:
        """Whether a press there would take something up or do something."""
        return self._piece_at(where) is not None or self._spot_at(where) is not None

    def press(self, where: QPointF) -> None:
        """The button goes down."""
        self._scene.settle()
        if isinstance(self.gesture, Dragging | Striking):
            # The button came up where nobody saw it.
            self.let_go()
            self._scene.show_glows()
        if isinstance(self.gesture, Carrying):
            self._place(self.gesture.piece, where)
            return
        piece = self._piece_at(where)
        spot = self._spot_at(where)
        self.gesture = Pressing(where, piece, None if piece else spot)

    def move(self, where: QPointF) -> None:
        """The button is down and the pointer moves."""
        gesture = self.gesture
        if isinstance(gesture, Pressing):
            self._begin_drag(gesture, where)
        elif isinstance(gesture, Dragging):
            gesture.piece.setPos(where - gesture.grip)
            self._scene.aim(where)
        elif isinstance(gesture, Striking):
            gesture.line.draw_to(where)

    def _begin_drag(self, pressed: Pressing, where: QPointF) -> None:
        """What is pressed comes along, or the pen does, once the pointer is far enough."""
        if self.input is Input.CLICK or not self._is_far(pressed.at, where):
            return
        if pressed.piece is not None:
            self._take_up(pressed.piece, pressed.at)
        elif pressed.spot is not None and self.input is Input.DRAG:
            line = Stroke(pressed.at, self._scene.pixmaps)
            self._scene.addItem(line)
            self.gesture = Striking(pressed.at, pressed.spot, line)
        else:
            return
        self.move(where)

    def hover(self, where: QPointF) -> None:
        """No button is down."""
        self._pointer = where
        self._scene.aim(where)
        if self.carried is None:
            self._scene.hint(self._piece_at(where))

    def leave(self) -> None:
        """The pointer is no longer over the table."""
        self._pointer = None
        self._scene.aim(None)
        self._scene.hint(None)

    def hover_again(self) -> None:
        """Other things may lie under the pointer, which has not moved."""
        if self._pointer is not None and self.gesture is None:
            self.hover(self._pointer)

    def release(self, where: QPointF) -> None:
        """The button comes up."""
        gesture, self.gesture = self.gesture, None
        match gesture:
            case Pressing(piece=Piece() as piece):
                self._clicked(piece, where)
            case Pressing(spot=Spot() as spot) if spot.area.contains(where):
                self._pressed(spot)
            case Striking():
                self._struck(gesture, where)
            case Pressing(at=at):
                self._scene.refuse(at)
            case Dragging(piece=piece, home=home):
                self._dropped(piece, home, where)
            case Carrying():
                self.gesture = gesture
            case None:
                pass

    def _clicked(self, piece: Piece, where: QPointF) -> None:
        """A click on a piece: with one way to go it goes, with several it waits for the place."""
        spots = self._spots_of(piece)
        if self.input is Input.DRAG:
            self._scene.ask_to_drag(None)
        elif self._scene.goes_at_once(spots):
            spots[0].act()
        else:
            self.carry(piece)
            self._scene.aim(where)

    def _pressed(self, spot: Spot) -> None:
        """A click on a place; to look at something it is always enough."""
        if self.input is Input.DRAG and not spot.quiet:
            self._scene.ask_to_drag(spot)
        else:
            spot.act()

    def _struck(self, struck: Striking, where: QPointF) -> None:
        """The line is drawn; one that has come back to its beginning says: rather not."""
        self._scene.removeItem(struck.line)
        if self._is_far(struck.at, where):
            struck.spot.act()

    def carry(self, piece: Piece) -> None:
        """Takes a piece up that waits for its place."""
        piece.lift(True)
        self.gesture = Carrying(piece)
        self._scene.show_glows(piece)

    def _place(self, piece: Piece, where: QPointF) -> None:
        """A place is clicked for the piece that is carried."""
        self.let_go()
        for spot in self._spots_of(piece):
            if spot.area.contains(where):
                spot.act()
                return
        self._scene.show_glows()
        other, beside = self._piece_at(where), self._spot_at(where)
        if other is not None and other is not piece:
            self._clicked(other, where)
        elif beside is not None and beside.quiet:
            beside.act()
        elif other is None:
            self._scene.refuse(where, piece)

    def _take_up(self, piece: Piece, where: QPointF) -> None:
        self.gesture = Dragging(piece, piece.pos(), where - piece.pos())
        piece.lift(True)
        self._scene.show_glows(piece)

    def _dropped(self, piece: Piece, home: QPointF, where: QPointF) -> None:
        middle = piece.sceneBoundingRect().center()
        # What lies under the pointer is lit: it comes before what the piece itself covers.
        for point in (where, middle):
            for spot in self._spots_of(piece):
                if spot.area.contains(point):
                    piece.lift(False)
                    spot.act()
                    return
        # What can be touched glows where it will lie.
        here = piece.pos()
        piece.lift(False)
        piece.setPos(home)
        self._scene.show_glows()
        piece.setPos(here)
        self._scene.glide_home(piece, home)
        self._scene.refuse(where, piece)

    def _spots_of(self, piece: Piece) -> list[Spot]:
        return [spot for spot in self._scene.spots if spot.source is piece]

    def _piece_at(self, where: QPointF) -> Piece | None:
        sources = {spot.source for spot in self._scene.spots if spot.source is not None}
        if not sources:
            return None
        for item in self._scene.items(where):
            if isinstance(item, Piece):
                for taken in (item, self._scene.handle_of(item)):
                    if taken in sources:
                        return taken
        return None

    def _spot_at(self, where: QPointF) -> Spot | None:
        for spot in self._scene.spots:
            if spot.source is None and spot.area.contains(where):
                return spot
        return None

    def _is_far(self, start: QPointF, end: QPointF) -> bool:
        """Whether the pointer has gone farther than a hand shakes."""
        views = self._scene.views()
        pixels_per_unit = views[0].transform().m11() if views else 1.0
        far = (end - start).manhattanLength() * pixels_per_unit
        return far >= QApplication.startDragDistance()
