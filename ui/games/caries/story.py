"""How the events of Caries look when they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from tabletop.games.caries.events import (
    AppointmentGiven,
    AppointmentsGot,
    CubeReturned,
    CubeTaken,
    DiceThrown,
    LapEnded,
    PawnMoved,
    Purpose,
    StartDrawn,
    ToothChanged,
)
from tabletop.games.caries.position import SPACES, Position
from tabletop.games.caries.teeth import Tooth
from tabletop.kernel.game import Event, Seat
from ui.games.caries.chart import mark_art
from ui.pieces.glow import rounded
from ui.pieces.piece import Piece
from ui.stage.motion import Handwork, Moving, after_another, together
from ui.stage.spots import Spot

if TYPE_CHECKING:
    from ui.games.caries.scene import Scene

_HOP_MS: Final = 130
_ON_TOP: Final = 40


class Story:
    """Turns events into motion on *scene*, which shows ``shown`` before them."""

    shown: Position

    def __init__(self, scene: Scene):
        self._scene = scene

    def told(self, event: Event) -> Moving | None:
        """The motion of one event; None where nothing moves."""
        match event:
            case DiceThrown():
                return self._thrown(event)
            case PawnMoved():
                return self._moved(event)
            case ToothChanged():
                return self._tooth(event)
            case AppointmentsGot(seat, count):
                return self._appointments(seat, count)
            case AppointmentGiven(seat, to):
                return self._given(seat, to)
            case CubeTaken(seat):
                return self._cube_to(self._scene.charts[seat].place("cube"))
            case CubeReturned():
                return self._cube_to(self._scene.cube_home())
            case LapEnded(seat):
                return self._lap(seat)
            case StartDrawn(seat):
                pawn = self._scene.pawns[seat]
                return self._scene.motion.hops(pawn, [pawn.pos() - QPointF(0, 16), pawn.pos()], 400)
            case _:
                return None

    def _thrown(self, event: DiceThrown) -> Moving:
        motion = self._scene.motion
        dice = self._scene.tray.ready(event.faces, sixteen=event.purpose is Purpose.KNOCK)
        tumbles = together(
            motion.tumble(die, face) for die, face in zip(dice, event.faces, strict=True)
        )
        return after_another([tumbles, motion.pause(260)])

    def _moved(self, event: PawnMoved) -> Moving:
        """A pawn waits for its player's hand, or walks by itself."""
        if not (self._scene.by_hand and self._scene.players[event.seat].is_person):
            return self._walk(event)
        pawn = self._scene.pawns[event.seat]
        home, target = pawn.pos(), self._scene.space(event.end)
        waiting = Handwork(self._scene.words.moving(event))

        def moved() -> None:
            if pawn.pos() == home:
                waiting.run(self._walk(event))
            else:
                pawn.put(self._end_of_walk(event))
                waiting.done()

        pawn.setZValue(_ON_TOP)
        area = rounded(target)
        words = waiting.words
        self._scene.offer([Spot(area, moved, words, None, pawn), Spot(area, moved, words)])
        return waiting

    def _end_of_walk(self, event: PawnMoved) -> QRectF:
        """Where the pawn stands that has come to its space, beside those that stand there."""
        rank = sum(
            player.space == event.end
            for seat, player in enumerate(self.shown.players)
            if seat < event.seat
        )
        return self._scene.pawn_place(event.end, rank)

    def _walk(self, event: PawnMoved) -> QAbstractAnimation:
        motion = self._scene.motion
        pawn = self._scene.pawns[event.seat]
        pawn.setZValue(_ON_TOP)
        last = event.end if event.end else SPACES
        stops = [
            self._scene.pawn_place(space % SPACES, 0).topLeft()
            for space in range(event.start + 1, last)
        ]
        stops.append(self._end_of_walk(event).topLeft())
        walk = motion.hops(pawn, stops, _HOP_MS * len(stops))
        return after_another([walk, motion.pause(180)])

    def _tooth(self, event: ToothChanged) -> Moving:
        scene = self._scene
        chart = scene.charts[event.seat]
        for _ in range(event.paid):
            chart.take_token()
        mark = chart.mark(event.tooth)
        if event.after is Tooth.HEALTHY:
            if mark is None:
                return scene.motion.pause(1)
            return scene.motion.vanish(mark)
        if mark is None:
            mark = chart.new_mark(event.tooth, event.after)
        mark.show_art(mark_art(event.after))
        return scene.motion.appear(mark)

    def _appointments(self, seat: Seat, count: int) -> Moving:
        chart = self._scene.charts[seat]
        return after_another(
            self._fly(chart.new_token(), self._dice_middle()) for _ in range(count)
        )

    def _given(self, seat: Seat, to: Seat) -> Moving:
        giver, taker = self._scene.charts[seat], self._scene.charts[to]
        token = giver.take_token()
        start = giver.where.center() if token is None else token.pos()
        return self._fly(taker.new_token(), start)

    def _lap(self, seat: Seat) -> Moving:
        return self._fly(self._scene.charts[seat].new_lap(), self._scene.space(0).center())

    def _fly(self, piece: Piece, start: QPointF) -> QAbstractAnimation:
        """A piece that is already at its place comes there from *start*."""
        end = piece.pos()
        piece.setPos(start)
        piece.setZValue(_ON_TOP)
        return self._scene.motion.slide(piece, end, 420)

    def _cube_to(self, place: QRectF) -> Moving:
        cube = self._scene.cube
        cube.resized(place.size())
        return self._scene.motion.slide(cube, place.topLeft(), 450)

    def _dice_middle(self) -> QPointF:
        return self._scene.tray.six[0].sceneBoundingRect().center()
