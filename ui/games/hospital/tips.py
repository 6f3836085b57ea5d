"""What is said of a place of the table of Hospital to which the pointer comes to rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import REPORT_COLUMNS
from tabletop.games.hospital.wards import Wards

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene

_THINGS: Final = ("mortuary", "blood", "bonus", "expected")


class Tips:
    """Finds what lies at a place of *scene*, from the most special to the most general."""

    def __init__(self, scene: Scene):
        self._scene = scene
        self._finders: tuple[Callable[[Position, Wards, QPointF], str], ...] = (
            self._room,
            self._patient,
            self._staff,
            self._between,
            self._report,
            self._thing,
        )

    def about(self, where: QPointF) -> str:
        """What is said of a place; empty for nothing."""
        state = self._scene.shown
        wards = state.hospitals[self._scene.large.seat]
        found = (find(state, wards, where) for find in self._finders)
        return next(filter(None, found), "")

    def _room(self, state: Position, wards: Wards, where: QPointF) -> str:
        scene = self._scene
        at = scene.room_at(where)
        if at is None or at >= len(wards.rooms):
            return ""
        return scene.reasons.room(state, scene.large.seat, at)

    def _patient(self, state: Position, wards: Wards, where: QPointF) -> str:
        bed = self._scene.bed_at(where)
        one = None if bed is None else wards.beds[bed]
        if bed is None or one is None:
            return ""
        return self._scene.reasons.patient(one, bed, state.agreed.neglect)

    def _staff(self, state: Position, wards: Wards, where: QPointF) -> str:
        scene = self._scene
        worker = scene.worker_at(where)
        kind = "" if worker is None else scene.large.kind(wards, worker)
        if kind in state.content.workers:
            return scene.reasons.card(state.content, kind)
        if wards.administrator and scene.large.place("administrator").contains(where):
            return scene.reasons.card(state.content, wards.administrator)
        return ""

    def _between(self, state: Position, wards: Wards, where: QPointF) -> str:
        """The market, and administrators that are offered."""
        road, intake = self._scene.road, state.intake
        places = [(card, road.on_market(at)) for at, card in enumerate(intake.market)]
        places += [(card, road.offer(at)) for at, card in enumerate(intake.offered)]
        found = (card for card, place in places if place.contains(where))
        card = next(found, "")
        return self._scene.reasons.card(state.content, card) if card else ""

    def _report(self, state: Position, wards: Wards, where: QPointF) -> str:
        scene = self._scene
        for at, card in enumerate(state.reports):
            if card and scene.road.report(at).contains(where):
                counts = at >= REPORT_COLUMNS
                return scene.reasons.report(state.content, card, counts=counts)
        return ""

    def _thing(self, state: Position, wards: Wards, where: QPointF) -> str:
        scene = self._scene
        for element in _THINGS:
            if scene.large.place(element).contains(where):
                return scene.reasons.thing(element)
        if scene.large.place("exit-1").united(scene.large.place("exit-12")).contains(where):
            return scene.reasons.thing("exit")
        beside = (each.seat for each in scene.small if each.where.contains(where))
        seat = next(beside, None)
        return "" if seat is None else scene.reasons.look_at(seat)
