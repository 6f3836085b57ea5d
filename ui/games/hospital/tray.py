"""Real patients: what was drawn and thrown is clicked here, die by die."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from tabletop.games.hospital.actions import Action, Drawn, Extra, Filled, Rethrown
from tabletop.games.hospital.draws import filling
from tabletop.games.hospital.effects import found
from tabletop.games.hospital.intake import poured_into
from tabletop.games.hospital.position import Phase, Position
from tabletop.games.hospital.printed import (
    ADMITTED,
    COLOURS,
    PER_AMBULANCE,
    VALUES,
    Colour,
    patient,
)
from ui.games.hospital.drawings import face_art, patient_in
from ui.games.hospital.terms import HospitalTerms, bed
from ui.pieces.die import Die
from ui.pieces.glow import rounded
from ui.pieces.label import Label
from ui.stage.spots import Spot

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

_LYING: Final = 45
_ACROSS: Final = 10
"""Columns of the tray: for what can be chosen, a free one, and for what was."""
_DOWN: Final = 3
_THROWN_ANEW: Final = (Phase.THROW, Phase.AGAIN)


class Tray:
    """The dice to choose from, beside those that were entered."""

    def __init__(self, scene: Scene):
        self._scene = scene
        self._terms = HospitalTerms()
        self._dice: list[Die] = []
        room = scene.road.everything()
        where = QRectF(room.left(), room.bottom() - 18, room.width(), 18)
        right = Qt.AlignmentFlag.AlignRight
        self._count = Label("entered", where, scene.pixmaps, height=14, bold=True, align=right)
        self._count.setZValue(_LYING)
        scene.addItem(self._count)

    def clear(self) -> None:
        """Nothing lies there."""
        for die in self._dice:
            self._scene.removeItem(die)
        self._dice.clear()
        self._count.say("")
        self._scene.road.drive_off(False)

    def ask(self, state: Position, entered: tuple[int, ...]) -> list[Spot]:
        """The spots for what the next patient can be; *entered* are numbers of ``kinds``."""
        self.clear()
        self._scene.road.drive_off(True)
        kinds = self._kinds(state, len(entered))
        self._show_entered(state, entered)
        self._count.say(self._told(state, len(entered)))
        left = list(state.supply.bag)
        if state.phase in (Phase.PATIENTS, Phase.FILL, Phase.EXTRA):
            for at, number in enumerate(entered):
                left[self._kinds(state, at)[number][0]] -= 1
        is_thrown = state.phase in _THROWN_ANEW
        return [
            self._spot(state, entered, number, colour, value)
            for number, (colour, value) in enumerate(kinds)
            if is_thrown or left[colour] > 0
        ]

    def _told(self, state: Position, count: int) -> str:
        """How many of several patients were entered; where they lie in beds, whose turn it is."""
        wanted = self._wanted(state)
        if wanted == 1:
            return ""
        told = self._scene.reasons.entered(count, wanted)
        if state.phase not in _THROWN_ANEW:
            return told
        assert state.sent is not None
        return f"{bed(state.sent.picked[count])} · {told}"

    def _kinds(self, state: Position, at: int) -> list[tuple[Colour, int]]:
        """What patient number *at* can be: colours without a value, or with one."""
        match state.phase:
            case Phase.PATIENTS:
                return [(colour, 0) for colour in COLOURS]
            case Phase.THROW | Phase.AGAIN:
                assert state.sent is not None
                one = found(state.own.beds, state.sent.picked[at])
                return [(one.shown, value) for value in VALUES]
            case _:
                return [(colour, value) for colour in COLOURS for value in ADMITTED]

    def _wanted(self, state: Position) -> int:
        """How many patients are entered."""
        match state.phase:
            case Phase.PATIENTS:
                return len(state.agreed.prepared)
            case Phase.FILL:
                return filling(state) * PER_AMBULANCE
            case Phase.THROW | Phase.AGAIN:
                assert state.sent is not None
                return len(state.sent.picked)
            case _:
                return 1

    def _spot(
        self, state: Position, entered: tuple[int, ...], number: int, colour: Colour, value: int
    ) -> Spot:
        line, column = divmod(number, self._columns(state))
        die = self._die(f"enter-{number}", colour, value, self._cell(column, line))
        scene = self._scene
        terms = self._terms
        words = terms.die(colour, value) if value else terms.colour(colour)

        def choose() -> None:
            chosen = (*entered, number)
            if len(chosen) == self._wanted(state):
                scene.wants.emit(self._whole(state, chosen))
            else:
                scene.enter(chosen)

        return Spot(rounded(die.sceneBoundingRect(), 6, 0), choose, scene.reasons.enters(words))

    def _show_entered(self, state: Position, entered: tuple[int, ...]) -> None:
        """Beside what can be chosen: as they will lie, or in the order of their beds."""
        chosen = [self._kinds(state, at)[number] for at, number in enumerate(entered)]
        if state.phase not in _THROWN_ANEW:
            chosen.sort(key=lambda kind: (kind[1], kind[0]))
        first = self._columns(state) + 1
        for at, (colour, value) in enumerate(chosen):
            line, column = divmod(at, _ACROSS - first)
            self._die(f"entered-{at}", colour, value, self._cell(first + column, line))

    def _columns(self, state: Position) -> int:
        """So many dice that can be chosen lie side by side: of one colour, each with its value."""
        if state.phase is Phase.PATIENTS:
            return 1
        return len(VALUES) if state.phase in _THROWN_ANEW else len(ADMITTED)

    def _cell(self, column: int, line: int) -> QRectF:
        room = self._scene.road.everything()
        wide, high = room.width() / _ACROSS, room.height() / _DOWN
        where = QRectF(
            QPointF(room.left() + column * wide, room.top() + line * high),
            QPointF(room.left() + (column + 1) * wide, room.top() + (line + 1) * high),
        )
        return patient_in(where.adjusted(2, 2, -2, -2))

    def _die(self, key: str, colour: Colour, value: int, where: QRectF) -> Die:
        die = Die(key, 6, self._scene.pixmaps, partial(face_art, colour))
        die.show_face(value)
        die.setZValue(_LYING)
        self._scene.addItem(die)
        die.put(where)
        self._dice.append(die)
        return die

    def _whole(self, state: Position, chosen: tuple[int, ...]) -> Action:
        """The action of chance that was entered."""
        kinds = [self._kinds(state, at)[number] for at, number in enumerate(chosen)]
        match state.phase:
            case Phase.PATIENTS:
                return Drawn(tuple(sorted(colour for colour, _ in kinds)))
            case Phase.EXTRA:
                return Extra(patient(*kinds[0]))
            case Phase.FILL:
                return Filled(poured_into(patient(*kind) for kind in kinds))
            case _:
                return Rethrown(tuple(value for _, value in kinds))
