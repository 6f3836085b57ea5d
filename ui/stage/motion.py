"""How things move: slides, hops, pops and tumbles, at the pace of the table.

An animation without a parent is collected and never runs; the director gives
each one a parent and is the only one that starts and stops them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)

from ui.pieces.die import Die
from ui.pieces.pencil import Pencil
from ui.pieces.piece import Piece
from ui.pieces.token import Token
from ui.stage.pixmaps import Art

PACES: Final = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
"""How long things take, against normal; 0 is no motion at all."""


class Handwork(QObject):
    """A motion that a hand makes: it runs until somebody has done it, or has it done."""

    finished = Signal()

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words
        """What the hand is to do, in one sentence."""
        self._by_itself: QAbstractAnimation | None = None

    def start(self) -> None:
        """The hand may begin."""

    def stop(self) -> None:
        """Nobody waits for the hand any more."""
        if self._by_itself is not None:
            self._by_itself.finished.disconnect(self.finished)
            self._by_itself.stop()

    def done(self) -> None:
        """The hand has done it."""
        self.finished.emit()

    def run(self, motion: QAbstractAnimation) -> None:
        """The hand has only pointed: *motion* does it."""
        if self._by_itself is None:
            self._by_itself = motion
            motion.setParent(self)
            motion.finished.connect(self.finished)
            motion.start()


Moving = QAbstractAnimation | Handwork


class Motion:
    """Makes animations at a pace."""

    def __init__(self, pace: float = 1.0):
        self.pace = pace

    def _ms(self, ms: float) -> int:
        return max(1, round(ms * self.pace))

    def pause(self, ms: float) -> QAbstractAnimation:
        """Nothing moves."""
        # Qt's own pause stops the clock of all motions, and one that is cut short may make Qt
        # mutter that it was stopped already.
        still = QVariantAnimation()
        still.setDuration(self._ms(ms))
        return still

    def slide(self, piece: Piece, to: QPointF, ms: float = 350) -> QAbstractAnimation:
        """A piece slides there."""
        return self._run(piece, b"pos", [piece.pos(), to], ms, QEasingCurve.Type.InOutCubic)

    def hops(self, piece: Piece, stops: Sequence[QPointF], ms: float) -> QAbstractAnimation:
        """A piece goes from stop to stop."""
        return self._run(piece, b"pos", [piece.pos(), *stops], ms, QEasingCurve.Type.InOutSine)

    def appear(self, piece: Piece, ms: float = 170) -> QAbstractAnimation:
        """A piece is put down: it comes from a little above."""
        return together(
            [
                self._run(piece, b"scale", [1.7, 1.0], ms, QEasingCurve.Type.OutCubic),
                self._run(piece, b"opacity", [0.2, 1.0], ms, QEasingCurve.Type.OutCubic),
            ]
        )

    def vanish(self, piece: Piece, ms: float = 170) -> QAbstractAnimation:
        """A piece is taken away."""
        return together(
            [
                self._run(piece, b"scale", [1.0, 0.3], ms, QEasingCurve.Type.InCubic),
                self._run(piece, b"opacity", [1.0, 0.0], ms, QEasingCurve.Type.InCubic),
            ]
        )

    def draw(self, stroke: Pencil, ms: float = 150) -> QAbstractAnimation:
        """A pencil draws a stroke."""
        stroke.setProperty("drawn", 0.0)
        return self._run(stroke, b"drawn", [0.0, 1.0], ms, QEasingCurve.Type.InOutSine)

    def turn_over(self, token: Token, back: Art, ms: float = 320) -> QAbstractAnimation:
        """A token is turned over and shows its *back*."""
        token.begin_turn(back)
        return self._run(token, b"turned", [0.0, 1.0], ms, QEasingCurve.Type.InOutSine)

    def tumble(self, die: Die, face: int, ms: float = 520) -> QAbstractAnimation:
        """A die tumbles and lands where it lies, with *face* up."""
        die.begin_tumble(face)
        return self._run(die, b"tumble", [0.0, 1.0], ms, QEasingCurve.Type.OutQuad)

    def _run(
        self,
        piece: Piece,
        what: bytes,
        values: Sequence[QPointF] | Sequence[float],
        ms: float,
        curve: QEasingCurve.Type,
    ) -> QAbstractAnimation:
        made = QPropertyAnimation(piece, what)
        made.setDuration(self._ms(ms))
        made.setEasingCurve(curve)
        for number, value in enumerate(values):
            made.setKeyValueAt(number / (len(values) - 1), value)
        return made


def together(motions: Iterable[QAbstractAnimation]) -> QAbstractAnimation:
    """Motions at the same time."""
    group = QParallelAnimationGroup()
    for motion in motions:
        group.addAnimation(motion)
    return group


def after_another(motions: Iterable[QAbstractAnimation]) -> QAbstractAnimation:
    """Motions one after the other."""
    group = QSequentialAnimationGroup()
    for motion in motions:
        group.addAnimation(motion)
    return group
