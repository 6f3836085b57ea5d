"""A game on the table. It shows positions and events, and holds no rule.

``sync(state)`` is the truth: whatever lay there, the table shows *state*.
``animate(event)`` is the way there. What can be touched comes from outside, as
the legal actions of the moment; the game's scene only says where they lie.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import Any, Final

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from tabletop.kernel.game import AnyGame, Event
from tabletop.kernel.seats import Player
from ui.pieces.bubble import Bubble
from ui.pieces.label import Label
from ui.pieces.piece import Piece
from ui.stage.backdrop import Backdrop
from ui.stage.cursor import Cursor
from ui.stage.gestures import Hand
from ui.stage.lights import Lights
from ui.stage.motion import Motion, Moving
from ui.stage.offers import Offers
from ui.stage.pixmaps import Pixmaps
from ui.stage.spots import Spot
from ui.stage.things import Thing
from ui.words import GameWords

FEW: Final = 2
"""To so many places a piece goes that each is told; more are only counted."""


class GameScene(QGraphicsScene):
    """The table of one game for these players."""

    wants = Signal(object)
    """A person wants this action."""
    wants_throw = Signal()
    """A person throws the dice that chance waits for."""
    wants_back = Signal()
    """A person takes back the last step of what was begun."""
    refused = Signal(str)
    """What was touched cannot be done, and why, in one line."""
    pointed = Signal(str)
    """What a key has put the cursor on, in words; empty once it stands elsewhere."""
    outdated = Signal()
    """Other things can be done, or the cursor stands elsewhere."""
    entering = Signal()
    """A face of real dice was entered or taken back, and the throw is not whole yet."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        words: GameWords,
        whole: QRectF,
        parent: QObject | None = None,
    ):
        super().__init__(whole, parent)
        self.game = game
        self.players = tuple(players)
        self.words = words
        self.pixmaps = Pixmaps()
        self.motion = Motion()
        self.by_hand = True
        """Whether pawns and the like wait for a hand to move them."""
        self.may_undo: Callable[[], bool] = lambda: True
        """Whether the last step can be taken back."""
        self.shows_points = True
        """Whether points are told while the match is played."""
        self.backdrop = Backdrop(self.pixmaps, whole)
        self.spots: tuple[Spot, ...] = ()
        self.offers = Offers(self, self.pixmaps)
        self.entered: tuple[int, ...] = ()
        """What was entered so far of what chance brings by hand: faces of dice, or tokens."""
        self.lights = Lights(self)
        self.hand = Hand(self)
        self.cursor = Cursor(self)
        self.bubble = Bubble(self.pixmaps)
        self.addItem(self.bubble)
        self._glide: QAbstractAnimation | None = None
        self._state: Any = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # What a game's scene says

    @abstractmethod
    def sync(self, state: Any) -> None:
        """Shows *state*, now."""

    @abstractmethod
    def animate(self, event: Event) -> Moving | None:
        """The motion that tells *event*; None where nothing moves."""

    @abstractmethod
    def spots_for(self, state: Any, actions: Sequence[Any], throw: bool) -> list[Spot]:
        """Where *actions* lie on the table, and the throw that chance waits for."""

    @abstractmethod
    def why_not(self, where: QPointF, state: Any, piece: Piece | None) -> str:
        """Why nothing can be done there, or *piece* cannot be put there, in one line."""

    def things(self, state: Any) -> list[Thing]:
        """What lies there in *state*, in words, in the order in which one would tell it."""
        return []

    def told_things(self) -> list[Thing]:
        """What lies there now, in words."""
        return [] if self._state is None else self.things(self._state)

    def goes_at_once(self, spots: Sequence[Spot]) -> bool:
        """Whether a click on a piece that can go to these spots is enough."""
        return len(spots) == 1

    def words_of(self, piece: Piece, spots: Sequence[Spot]) -> str:
        """A piece in words, that can go to these spots."""
        several = self.tr("{one}; {other}")
        words = dict.fromkeys(spot.words for spot in spots)
        return reduce(lambda one, other: several.format(one=one, other=other), words)

    def handle_of(self, piece: Piece) -> Piece:
        """The piece that a hand takes up at *piece*: itself, or what stands on it."""
        return piece

    @property
    def is_begun(self) -> bool:
        """Whether something was begun that Escape takes back."""
        return bool(self.entered) or self.hand.gesture is not None

    def step_back(self) -> None:
        """Escape: what was begun and is no action yet is not begun."""

    def tip(self, where: QPointF) -> str:
        """What is said of a place to which the pointer comes to rest; empty for nothing."""
        return ""

    def room_to_say(self) -> QRectF:
        """Where a line may be told without hiding anything; a null rectangle for nowhere."""
        return QRectF()

    # What can be touched

    def present(self, state: Any, actions: Sequence[Any], throw: bool) -> None:
        """Offers these actions, and nothing else."""
        self.entered = ()
        self.offer(self.spots_for(state, actions, throw))
        self._state = state

    def ask_dice(self, state: Any) -> None:
        """Offers what real dice may show; a game that shows it nowhere leaves it to the list."""
        self.present(state, (), False)

    def ask_face(self, state: Any, entered: tuple[int, ...]) -> None:
        """Offers the faces of the next real die, after those that were *entered*."""

    def enter(self, entered: tuple[int, ...]) -> None:
        """These faces are entered so far: asks for the next one."""
        self.entered = entered
        self.ask_face(self._state, entered)
        self.entering.emit()

    def take_back_face(self) -> bool:
        """Takes back the face that was entered last; False where none was."""
        if not self.entered:
            return False
        self.enter(self.entered[:-1])
        return True

    def asking(self, action: Any) -> Callable[[], None]:
        """What a spot does that stands for *action*."""
        return lambda: self.wants.emit(action)

    def withdraw(self) -> None:
        """Offers nothing, and takes away what lay there only to be chosen from."""
        self.offers.clear()
        self.entered = ()
        self.lights.point_at(())
        self.offer(())

    def offer(self, spots: Sequence[Spot]) -> None:
        """Makes these spots glow and answer to the hand."""
        self.hand.let_go()
        self.spots = tuple(spots)
        self.show_glows()
        self.cursor.follow()
        self.lights.point_again()
        self.hand.hover_again()

    def refuse(self, where: QPointF, piece: Piece | None = None) -> None:
        """Tells why nothing happens there, or why *piece* cannot be put there."""
        if self._state is not None:
            self.refused.emit(self.why_not(where, self._state, piece))

    def ask_to_drag(self, spot: Spot | None) -> None:
        """Tells that a click alone moves nothing, and does nothing where *spot* is."""
        if spot is None:
            self.refused.emit(self.tr("Drag it to its place."))
        else:
            self.refused.emit(self.tr("Draw a line there: press, pull, let go."))

    def show_glows(self, source: Piece | None = None) -> None:
        """Lights what can be touched; with a piece in hand, the places it can go."""
        self.lights.show(source)
        self.hint(None)
        self.tell(None)

    def hint(self, piece: Piece | None) -> None:
        """Lights where the piece under the pointer can go; None puts the lights out."""
        self.lights.hint(piece)

    def aim(self, where: QPointF | None) -> None:
        """Strengthens the glow under the pointer; tells of the place for the piece in hand."""
        self.lights.strengthen(where)
        held = self.hand.held
        if held is None or where is None:
            self.tell(None)
            return
        over = (spot for spot in self.spots if spot.source is held and spot.area.contains(where))
        self.tell(next(over, None))

    def tell(self, spot: Spot | None) -> None:
        """Says beside a spot what would come of putting a piece there; None for nothing."""
        if spot is None or spot.told is None:
            self.bubble.hide()
        else:
            self.bubble.say(spot.told(), spot.area.boundingRect(), self.sceneRect())

    def trace(self, event: Event) -> QPainterPath | None:
        """Where a trace of *event* stays, until who acts next acts; None for none."""
        return None

    def show_traces(self, events: Sequence[Event]) -> None:
        """Rings where these events happened, and nowhere else."""
        areas = (self.trace(event) for event in events)
        self.lights.trace([area for area in areas if area is not None])

    # The hand

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.cursor.leave()
            QToolTip.hideText()
            self.hand.press(event.scenePos())
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hand.move(event.scenePos())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.hand.release(event.scenePos())
            event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        where, view = event.scenePos(), event.widget()
        # It goes as soon as the pointer does.
        around = QRect(view.mapFromGlobal(event.screenPos()), QSize(1, 1)).adjusted(-9, -9, 9, 9)
        QToolTip.showText(event.screenPos(), self.tip(where), view, around)

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            # What was not begun here may have been begun beside the table.
            event.setAccepted(self.is_begun or self.cursor.here is not None)
            self._escape()
        else:
            event.setAccepted(self.cursor.key(event))

    def _escape(self) -> None:
        """Puts back what a hand holds, and what was begun is not; else the cursor goes."""
        was_begun, carried = self.is_begun, self.hand.carried
        self.hand.let_go()
        self.show_glows()
        if carried is not None:
            self.cursor.go_back_to(carried)
        elif not was_begun:
            self.cursor.leave()
        self.step_back()
        self.cursor.follow()

    # Painting and telling

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, self.pixmaps.theme.colour("table"))
        self.backdrop.paint(painter, QRectF(rect))

    def drawn_ahead(self, scale: float) -> Iterator[None]:
        """Draws all that is seen for another scale, a drawing a step.

        At the end it is used, if by then neither theme nor letters have changed.
        """
        pixmaps = self.pixmaps.ahead(scale)
        yield from self.backdrop.ahead(scale)
        for piece in [item for item in self.items() if isinstance(item, Piece)]:
            # What was taken away in between is no item of a scene any more.
            if piece.isVisible() and piece.scene() is self:
                piece.picture(pixmaps)
                yield
        self.pixmaps.take(pixmaps)

    def glide_home(self, piece: Piece, home: QPointF) -> None:
        """A piece that was dropped where it cannot lie goes back."""
        piece.lift(False)
        self.settle()
        if not self.motion.pace:
            piece.setPos(home)
            return
        self._glide = self.motion.slide(piece, home, 180)
        self._glide.setParent(self)
        self._glide.start()

    def settle(self) -> None:
        """A piece that glides home is there."""
        glide, self._glide = self._glide, None
        if glide is not None:
            glide.setCurrentTime(glide.totalDuration())
            glide.stop()
            glide.deleteLater()

    def dump(self) -> list[str]:
        """Everything that is to be seen, a line an item, sorted."""
        return sorted(
            item.told()
            for item in self.items()
            if isinstance(item, Piece | Label) and item.isVisible() and item.opacity() > 0
        )
