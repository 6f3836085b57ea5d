"""What lies on the table of Caries, in words: dice and cube, pawns, what each has, the circuit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tabletop.games.caries.position import LAPS, Phase, Position
from tabletop.games.caries.teeth import points
from tabletop.kernel.game import Seat
from ui.pieces.die import Die
from ui.stage.things import Kind, Thing

if TYPE_CHECKING:
    from ui.games.caries.scene import Scene
    from ui.games.caries.words import CariesWords


class CariesThings(QObject):
    """Tells the things on *scene*, in its *words*."""

    def __init__(self, scene: Scene, words: CariesWords):
        super().__init__()
        self._scene = scene
        self._words = words

    def told(self, state: Position) -> list[Thing]:
        """What is thrown and moved first, then each player's chart, then the spaces."""
        told = [*self._dice(state), *self._pawns(state)]
        for seat in map(Seat, range(len(state.players))):
            told += [*self._chart(state, seat), *self._teeth(state, seat)]
        return [*told, *self._circuit(state)]

    def _dice(self, state: Position) -> Iterator[Thing]:
        tray, group = self._scene.tray, self.tr("Dice and cube")
        for die in tray.shown(state):
            yield Thing(die.key, self._die(die), die.sceneBoundingRect(), group, Kind.PIECE)
        holder = state.cube
        words = (
            self.tr("the cube, in the middle")
            if holder is None
            else self.tr("the cube, with {name}").format(name=self._words.name_of(holder))
        )
        yield Thing("cube", words, self._scene.cube.sceneBoundingRect(), group, Kind.PIECE)

    def _die(self, die: Die) -> str:
        """A die with what it shows."""
        if not die.face:
            if die is self._scene.tray.sixteen:
                return self.tr("sixteen-sided die, not thrown")
            return self.tr("die, not thrown")
        if die is self._scene.tray.sixteen:
            return self.tr("sixteen-sided die, shows {face}").format(face=die.face)
        return self.tr("die, shows {face}").format(face=die.face)

    def _pawns(self, state: Position) -> Iterator[Thing]:
        for seat, player in enumerate(state.players):
            words = self.tr("pawn of {name}: space {space}, {kind}").format(
                name=self._words.name_of(Seat(seat)),
                space=player.space,
                kind=self._words.kind(state.agreed.spaces[player.space]),
            )
            pawn = self._scene.pawns[seat]
            area = pawn.sceneBoundingRect()
            yield Thing(pawn.key, words, area, self.tr("Pawns"), Kind.PIECE)

    # What each has

    def _chart(self, state: Position, seat: Seat) -> Iterator[Thing]:
        """What stands on a chart beside the teeth."""
        player, chart = state.players[seat], self._scene.charts[seat]
        group = self._words.name_of(seat)
        if seat == state.active and state.phase not in (Phase.LOT, Phase.OVER):
            group = self.tr("{name}, on the move").format(name=group)
        told = {
            "appointments": self.tr("%n appointment(s)", "", player.appointments),
            "lap-1": self.tr("%n lap(s) done of {laps}", "", player.laps).format(laps=LAPS),
        }
        if self._scene.shows_points or state.phase is Phase.OVER:
            told["points"] = self.tr("%n point(s)", "", points(player.mouth))
        for element, words in told.items():
            area = chart.place(element)
            if element == "lap-1":
                area = area.united(chart.place(f"lap-{LAPS}"))
            name = f"{element.partition('-')[0]}-{seat + 1}"
            yield Thing(name, words, area, group, Kind.TEXT)

    def _teeth(self, state: Position, seat: Seat) -> Iterator[Thing]:
        chart = self._scene.charts[seat]
        group = self.tr("{name}'s teeth").format(name=self._words.name_of(seat))
        for number, tooth in enumerate(state.players[seat].mouth, 1):
            words = self.tr("tooth {number}, {state}").format(
                number=number, state=self._words.tooth(tooth)
            )
            name, area = f"tooth-{seat + 1}-{number}", chart.place(f"mark-{number:02}")
            yield Thing(name, words, area, group)

    # The circuit

    def _circuit(self, state: Position) -> Iterator[Thing]:
        """The spaces, with who stands there."""
        for number, kind in enumerate(state.agreed.spaces):
            names = [
                self._words.name_of(Seat(seat))
                for seat, player in enumerate(state.players)
                if player.space == number
            ]
            text = (
                self.tr("space {number}, {kind}: {names}")
                if names
                else self.tr("space {number}, {kind}")
            )
            words = text.format(
                number=number, kind=self._words.kind(kind), names=self._words.listed(names)
            )
            area = self._scene.space(number)
            yield Thing(f"space-{number}", words, area, self.tr("The circuit"))


Things = CariesThings
