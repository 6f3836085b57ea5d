"""What plates ask before an action of Hospital is whole: the end of a shift, a bag, a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from tabletop.games.hospital.actions import Blood, Finish, Idle, Transfuse
from tabletop.games.hospital.closing import forecast
from tabletop.games.hospital.effects import found
from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import Bed, Colour
from ui.games.hospital.large import WORKERS
from ui.pieces.plate import column, row
from ui.stage.offers import Offer

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene


class Choices:
    """Lays plates on *scene* instead of all else that can be touched; *clear* takes that away."""

    def __init__(self, scene: Scene, clear: Callable[[], None]):
        self._scene = scene
        self._clear = clear
        self.is_asking = False
        """Whether plates ask for the rest of an action."""

    def warn(self, state: Position) -> None:
        """Names who would be neglected and who would die, before the shift ends."""
        scene, reasons = self._scene, self._scene.reasons
        choices = [
            Offer(reasons.all_the_same(), scene.asking(Idle()), Idle()),
            Offer(reasons.treats_on(), scene.step_back),
        ]
        room = scene.large.worker(0).united(scene.large.worker(WORKERS - 1))
        self._ask(choices, row([offer.words for offer in choices], room.adjusted(120, 0, -120, 0)))
        warning = reasons.warning(state, forecast(state, state.asked))
        scene.warning.say(warning, room, scene.sceneRect())

    def ask_bag(self, state: Position, bed: Bed) -> None:
        """What a blood bag does to a patient."""
        scene, reasons = self._scene, self._scene.reasons
        scene.large.rest_bag()
        one = found(state.own.beds, bed)
        heal = Blood(bed)
        offers = [Offer(reasons.heals(one.value + 1), scene.asking(heal), heal)]
        for colour in Colour:
            if colour is not one.shown:
                action = Transfuse(bed, colour)
                offers.append(Offer(reasons.colours(colour), scene.asking(action), action))
        offers.append(Offer(reasons.back(), scene.step_back))
        at = scene.large.bed(bed)
        room = QRectF(at.right() + 6, at.top(), 200, at.height())
        if room.right() > scene.large.where.right() - 8:
            room.moveRight(at.left() - 6)
        self._ask(offers, column([offer.words for offer in offers], room, 5))

    def ask_way(self, state: Position, ways: Sequence[Finish]) -> None:
        """With which of the discharged patients a report is finished."""
        scene = self._scene
        offers = [Offer(scene.words.action(state, way), scene.asking(way), way) for way in ways]
        offers.append(Offer(scene.reasons.back(), scene.step_back))
        places = column(
            [offer.words for offer in offers], scene.large.where.adjusted(40, 0, -40, 0)
        )
        self._ask(offers, places)

    def _ask(self, offers: Sequence[Offer], places: Sequence[QRectF]) -> None:
        self._clear()
        self.is_asking = True
        self._scene.offer(self._scene.offers.plates(offers, places))
