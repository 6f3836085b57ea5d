"""What lies on the table of Clever, in words: the dice, bonuses that wait, and every sheet.

A sheet that is seen whole is told with all that is printed on it. A small one has its cells,
actions, foxes and points, and no bonuses: it is told like that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from tabletop.games.clever.position import Phase, Position
from tabletop.games.clever.printed import ROUND_BONUSES, ROUNDS, ROW, SUMS, YELLOW, Area, Die
from tabletop.games.clever.sheet import AREA_NAMES, Sheet, points
from ui.games.clever.boxes import Boxes
from ui.games.clever.card import Card, FullCard
from ui.games.clever.terms import Terms
from ui.stage.things import Kind, Thing

if TYPE_CHECKING:
    from ui.games.clever.scene import Scene


class CleverThings(QObject):
    """Tells the things on *scene*."""

    def __init__(self, scene: Scene):
        super().__init__()
        self._scene = scene
        self._terms = Terms()
        self._boxes = Boxes()

    def told(self, state: Position) -> list[Thing]:
        """The dice first, then what waits, then the sheets, the large one before the others."""
        told = [*self._dice(state), *self._due(state), *self._rounds(state)]
        for card in self._scene.cards:
            told += self._sheet(state, card)
        return told

    # Dice and bonuses

    def _dice(self, state: Position) -> Iterator[Thing]:
        lying = [
            *((die, self.tr("{die}, in hand")) for die in state.hand),
            *(
                (die, self.tr("{die}, on space {number}").replace("{number}", str(number)))
                for number, die in enumerate(state.spaces, 1)
            ),
            *((die, self.tr("{die}, on the platter")) for die in state.platter),
        ]
        for die, where in lying:
            words = where.format(die=self._die(state, die))
            if die in state.extra:
                words = self.tr("{die}, used as an extra die").format(die=words)
            area = self._scene.tray.dice[die].sceneBoundingRect()
            yield Thing(f"die-{die.name.lower()}", words, area, self.tr("The dice"), Kind.PIECE)

    def _die(self, state: Position, die: Die) -> str:
        """A die with its face; by its colour alone before it was thrown."""
        face = dict(zip(state.hand, self._scene.entered, strict=False)).get(die, state.faces[die])
        return self._terms.shown(die, face) if face else self._terms.colour(die)

    def _due(self, state: Position) -> Iterator[Thing]:
        """Bonuses that wait, where they were won."""
        large = self._scene.large
        for won in state.due if large.seat == state.asked else ():
            words = self.tr("{bonus} ({place})").format(
                bonus=self._terms.bonus(won.bonus), place=self._terms.place(won.place)
            )
            group = self.tr("Bonuses to use")
            name = f"due-{won.place.replace(' ', '-')}"
            yield Thing(name, words, large.source(won.place), group, Kind.PIECE)

    def _rounds(self, state: Position) -> Iterator[Thing]:
        """The rounds and what they bring; every sheet crosses out the same ones."""
        large, rounds = self._scene.large, ROUNDS[len(state.sheets) - 1]
        for number, won in enumerate(ROUND_BONUSES, 1):
            if number > rounds:
                text = self.tr("{round}, not played")
            elif number > state.round:
                text = self.tr("{round}, to come")
            elif number < state.round or state.phase is Phase.OVER:
                text = self.tr("{round}, over")
            else:
                text = self.tr("{round}, now")
            words, area = text.format(round=self._round(number)), large.place(f"round-{number}")
            if won is not None:
                words = self.tr("{round}: {bonus}").format(
                    round=words, bonus=self._terms.bonus(won.bonus)
                )
                area = area.united(large.source(won.place))
            yield Thing(f"round-{number}", words, area, self.tr("The rounds"), Kind.TEXT)

    def _round(self, number: int) -> str:
        return self._terms.place(f"round {number}")

    # Sheets

    def _sheet(self, state: Position, card: Card) -> Iterator[Thing]:
        sheet = state.sheets[card.seat]
        yield from self._sitter(state, card)
        yield from self._counts(state, card, sheet)
        for area in Area:
            yield self._filled(state, card, area)
            if area is Area.BLUE:
                yield from self._sum(state, card)
            yield from self._boxes.told(card, sheet, area, self._group(card, area))

    def _sum(self, state: Position, card: Card) -> Iterator[Thing]:
        """The one blue cell that can be crossed with the dice as they lie."""
        if isinstance(card, FullCard) and state.blue_sum:
            words = self.tr("blue and white make {sum}").format(sum=state.blue_sum)
            where, group = card.place("blue-sum"), self._group(card, Area.BLUE)
            yield Thing(f"sheet-{card.seat}-blue-sum", words, where, group, Kind.TEXT)

    def _group(self, card: Card, area: Area) -> str:
        return self.tr("{name}: {area}").format(
            name=self._scene.words.name_of(card.seat), area=self._terms.area(area)
        )

    def _text(
        self, card: Card, what: str, words: str, area: QRectF, kind: Kind = Kind.TEXT
    ) -> Thing:
        """Something that belongs to a sheet as a whole."""
        group = self.tr("{name}'s sheet").format(name=self._scene.words.name_of(card.seat))
        return Thing(f"sheet-{card.seat}-{what}", words, area, group, kind)

    def _sitter(self, state: Position, card: Card) -> Iterator[Thing]:
        """Whose sheet it is, and what that player has to do."""
        said = [self._scene.words.name_of(card.seat)]
        if state.phase not in (Phase.LOT, Phase.OVER):
            if card.seat == state.active:
                said.append(self.tr("active player"))
            if card.seat == state.asked:
                said.append(self.tr("to play"))
        yield self._text(card, "name", ", ".join(said), card.place("header"))

    def _counts(self, state: Position, card: Card, sheet: Sheet) -> Iterator[Thing]:
        """Actions, foxes and points."""
        is_full = isinstance(card, FullCard)
        rerolls = self.tr("re-rolls: {left} left of {earned}").format(
            left=sheet.rerolls_left, earned=sheet.rerolls
        )
        extras = self.tr("extra dice: {left} left of {earned}").format(
            left=sheet.extras_left, earned=sheet.extras
        )
        bar = card.place("bar-reroll" if is_full else "rerolls")
        yield self._text(card, "rerolls", rerolls, bar, Kind.PLACE)
        bar = card.place("bar-extra" if is_full else "extras")
        yield self._text(card, "extras", extras, bar, Kind.PLACE)
        worth = points(sheet)
        foxes = self.tr("foxes: {foxes}").format(foxes=sheet.foxes)
        if is_full and self._tells_points(state):
            foxes = self._with_points(foxes, sheet.foxes * min(worth))
        yield self._text(card, "foxes", foxes, card.place("total-foxes" if is_full else "foxes"))
        if self._tells_points(state):
            total = self._points(sum(worth) + sheet.foxes * min(worth))
            words = self.tr("in all {points}").format(points=total)
            yield self._text(card, "total", words, card.place("total"))

    def _filled(self, state: Position, card: Card, area: Area) -> Thing:
        """How many cells of an area are marked, and what they are worth where that is seen."""
        sheet, name = state.sheets[card.seat], AREA_NAMES[area - 1]
        is_full = isinstance(card, FullCard)
        text = (
            self.tr("{area}: {count} of {cells} filled")
            if area in (Area.ORANGE, Area.PURPLE)
            else self.tr("{area}: {count} of {cells} crossed")
        )
        cells = {Area.YELLOW: len(YELLOW), Area.BLUE: len(SUMS)}.get(area, ROW)
        words = text.format(area=self._terms.part(name), count=sheet.count(area), cells=cells)
        if is_full and self._tells_points(state):
            words = self._with_points(words, points(sheet)[area - 1])
        where = card.place(f"total-{name}" if is_full else f"area-{name}")
        return Thing(f"sheet-{card.seat}-{name}", words, where, self._group(card, area), Kind.TEXT)

    def _tells_points(self, state: Position) -> bool:
        """Points may be hidden while a match is played; at its end they never are."""
        return self._scene.shows_points or state.phase is Phase.OVER

    def _with_points(self, words: str, value: int) -> str:
        return self.tr("{words}, {points}").format(words=words, points=self._points(value))

    def _points(self, value: int) -> str:
        return self.tr("%n point(s)", "", value)


Things = CleverThings
