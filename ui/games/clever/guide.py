"""What Clever tells who plays it for the first time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject

from tabletop.games.clever.actions import Action, Cross, Decline, Done, Extra, Reroll, Take, Write
from tabletop.games.clever.chains import BLACK_NUMBER
from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import (
    AT_LEAST,
    BLUE_GROUPS,
    COLUMNS,
    ROW_BONUSES,
    TIMES,
    YELLOW_GROUPS,
    Area,
    Bonus,
    Die,
)
from tabletop.games.clever.sheet import Mark, mark
from tabletop.games.clever.turns import usable
from ui.games.clever.terms import Terms
from ui.guide import GameGuide
from ui.words import GameWords

_RARE: Final = (2, 3, 11, 12)
"""Sums that two dice seldom show."""
_LOW: Final = 2
_WASTE: Final = 1
"""A die that shows so much more than a green cell wants is not wasted there."""


class CleverGuide(GameGuide):
    """A round of Clever, moment by moment."""

    def __init__(self, words: GameWords):
        super().__init__(words)
        self._terms = Terms()
        self._merits = Merits()

    def is_over(self, began: Position, state: Position) -> bool:
        return state.round > max(1, began.round) or state.phase is Phase.OVER

    def farewell(self) -> str:
        return self.tr(
            "That was a whole round! From now on look for full rows and columns, and neglect no "
            "colour: each fox counts as much as your lowest area. F1 opens the rules. "
            "Enjoy the game!"
        )

    # Throws

    def throw(self, state: Position) -> str:
        if state.phase is Phase.LOT:
            return self.tr("The lot says who has the dice first in every round.")
        if state.phase is Phase.NEAREST:
            return self.tr("Equal dice: the lot says which of them go to the platter.")
        if not state.roll:
            return self.tr(
                "Now you play the other part. All six dice are thrown, the three lowest go to "
                "the silver platter, and you may use one of these three."
            )
        if state.roll == 1:
            return self.tr(
                "You have the dice! In your turn you throw up to three times, and after each "
                "throw you choose one die for your sheet."
            )
        if state.roll < ROLLS:
            return self.tr(
                "Your second throw: only the dice that are still in your hand are thrown again. "
                "What lies on the platter is out of your reach."
            )
        return self.tr(
            "Your third and last throw. You may choose one more die; then the rest goes to "
            "the platter."
        )

    # Choices

    def choice(self, state: Position) -> str:
        if state.due:
            return self._bonus(state)
        match state.phase:
            case Phase.PICK:
                return self._pick(state)
            case Phase.PASSIVE:
                return self._passive(state)
            case _:
                return self.tr(
                    "You have an extra die: now, at the end of a turn, you may mark one more of "
                    "the six dice, wherever it lies, even a used one. Or keep the extra die for "
                    "a later turn."
                )

    def _bonus(self, state: Position) -> str:
        if state.due[0].bonus is Bonus.BLACK:
            return self.tr(
                "The black bonus lets you choose: a cross in yellow, in blue or in the next "
                "green cell, or a 6 in the next orange or purple cell."
            )
        won = self.words.listed([self._terms.bonus(one.bonus) for one in state.due])
        return self.tr(
            "Well done, you have won {bonus}! Every cell that glows can have it, whatever the "
            "dice show. Choose one. If it fills a row or a column, you win again at once."
        ).format(bonus=won)

    def _pick(self, state: Position) -> str:
        if not usable(state, state.hand):
            return self._nothing_fits(state)
        if state.roll == 1:
            return self.tr(
                "Choose one die and a cell of its colour; white may be any colour. All dice that "
                "show less than yours slide to the silver platter, and you cannot throw them "
                "again. So begin with a low one!"
            )
        if usable(state, [die for die in (Die.BLUE, Die.WHITE) if die in state.hand], Area.BLUE):
            return self.tr(
                "Choose your next die. Blue is special: you add the blue and the white die, "
                "wherever they lie. Now they make {white} + {blue}, so you can cross the "
                "{total} in blue."
            ).format(white=state.faces[Die.WHITE], blue=state.faces[Die.BLUE], total=state.blue_sum)
        if state.roll < ROLLS:
            return self.tr(
                "Choose your next die. The dice in your hand that show less slide away again; "
                "the others stay for your last throw."
            )
        last = self.tr(
            "Choose your last die of this turn. Nothing is thrown after it: just take what "
            "brings you most."
        )
        if not state.sheet.rerolls_left:
            return last
        again = self.tr("If you like none, a re-roll throws these dice again, now or later.")
        return f"{last} {again}"

    def _nothing_fits(self, state: Position) -> str:
        said = (
            self.tr(
                "No die fits on your sheet. That happens! The throw counts all the same, but "
                "you keep the dice for the next one."
            )
            if state.roll < ROLLS
            else self.tr(
                "No die fits on your sheet. That happens! Your turn ends here, and the dice go "
                "to the platter."
            )
        )
        if not state.sheet.rerolls_left:
            return said
        again = self.tr("Or use a re-roll: it throws these dice again.")
        return f"{said} {again}"

    def _passive(self, state: Position) -> str:
        name = self.words.name_of(state.active)
        if usable(state, state.platter):
            if state.is_alone:
                return self.tr(
                    "The three lowest dice lie on the silver platter. Choose one of them and "
                    "mark it; the other three are not for you."
                )
            return self.tr(
                "{name} has finished, and you may help yourself: choose one die from the silver "
                "platter and mark it. It stays there, so others may use the same one."
            ).format(name=name)
        if usable(state, state.spaces):
            return self.tr(
                "No die of the platter fits on your sheet. Only then you may use one of the dice "
                "that {name} has chosen."
            ).format(name=name)
        return self.tr("No die fits on your sheet this time. Take none, and the game goes on.")

    # Others

    def waiting(self, state: Position) -> str:
        name = self.words.name_of(state.asked)
        if state.due or state.phase is Phase.EXTRA:
            return self.tr(
                "{name} has won a bonus or uses an extra die. On the small sheet you see what "
                "comes of it."
            ).format(name=name)
        if state.phase is Phase.PASSIVE:
            return self.tr(
                "{name} chooses a die from the silver platter. The dice stay there: everybody "
                "may use the same one."
            ).format(name=name)
        return self.tr(
            "{name} has the dice. Watch which of them slide to the silver platter: afterwards "
            "you may use one of those."
        ).format(name=name)

    # Advice

    def why(self, state: Position, action: Action) -> str:
        match action:
            case Take(die, area, cell):
                value = state.value(die, area)
                merit = self._merits.of(mark(state.sheet, area, cell, value), value)
                return f"{self._keeps(state, die)} {merit}".strip()
            case Extra(die, area, cell):
                value = state.value(die, area)
                return self._merits.of(mark(state.sheet, area, cell, value), value)
            case Cross(area, cell):
                return self._merits.of(mark(state.sheet, area, cell, 0), 0)
            case Write(area):
                return self._merits.of(mark(state.sheet, area, 0, BLACK_NUMBER), BLACK_NUMBER)
            case Reroll():
                return self.tr("These dice bring you little; thrown again they may bring more.")
            case Decline():
                return self.tr("These dice would be in your way later.")
            case Done():
                return self.tr("It will bring more in a later turn.")
            case _:
                return ""

    def _keeps(self, state: Position, die: Die) -> str:
        """How many dice a pick leaves in hand for the next throw."""
        face = state.faces[die]
        kept = sum(other is not die and state.faces[other] >= face for other in state.hand)
        if state.phase is not Phase.PICK or state.roll == ROLLS or not kept:
            return ""
        return self.tr("It keeps %n die(s) for your next throw.", "", kept)


class Merits(QObject):
    """What is good about a mark."""

    def __init__(self) -> None:
        super().__init__()
        self._terms = Terms()

    def of(self, made: Mark, value: int) -> str:
        """The merit of a mark for which a die, or a bonus, gave *value*."""
        if made.won:
            return self._of_bonus(made.won[0].bonus)
        match made.area:
            case Area.YELLOW:
                return self._in_yellow(made)
            case Area.BLUE:
                return self._in_blue(made)
            case Area.GREEN:
                return self._in_green(made, value)
            case Area.ORANGE:
                return self._in_orange(made)
            case Area.PURPLE:
                return self._in_purple(made)

    def _of_bonus(self, bonus: Bonus) -> str:
        match bonus:
            case Bonus.REROLL:
                return self.tr("A re-roll will save you from a bad throw.")
            case Bonus.EXTRA_DIE:
                return self.tr("An extra die is one mark more at the end of a turn.")
            case Bonus.FOX:
                return self.tr("A fox counts as much as your lowest area.")
            case _:
                return self.tr("The bonus is one mark more, at once.")

    def _in_yellow(self, made: Mark) -> str:
        for mask, points in COLUMNS:
            if mask >> made.cell & 1 and not mask & ~made.sheet.yellow:
                return self.tr("It fills a column of {points} points.").format(points=points)
        masks = [group.mask for group in YELLOW_GROUPS] + [mask for mask, _ in COLUMNS]
        return self._missing(masks, made.cell, made.sheet.yellow)

    def _in_blue(self, made: Mark) -> str:
        if made.cell in _RARE:
            return self.tr("Two dice seldom show {total}.").format(total=made.cell)
        return self._missing([group.mask for group in BLUE_GROUPS], made.cell, made.sheet.blue)

    def _missing(self, masks: Iterable[int], cell: int, crossed: int) -> str:
        """How many crosses the fullest row or column through a cell still wants."""
        missing = min((mask & ~crossed).bit_count() for mask in masks if mask >> cell & 1)
        return self.tr("%n cross(es) more, and a row or a column is full.", "", missing)

    def _in_green(self, made: Mark, value: int) -> str:
        if 0 < value <= AT_LEAST[made.cell - 1] + _WASTE:
            return self.tr("It is just high enough for this cell, so nothing is wasted.")
        return self._row_goes_on(made)

    def _in_orange(self, made: Mark) -> str:
        times = TIMES[made.cell - 1]
        if times > 1:
            return self.tr("It counts {times} times there.").format(times=times)
        return self._row_goes_on(made)

    def _in_purple(self, made: Mark) -> str:
        if made.value == BLACK_NUMBER:
            return self.tr("After a 6 any number may follow.")
        if made.value <= _LOW:
            return self.tr("A low number leaves room for the higher ones that must follow.")
        return self._row_goes_on(made)

    def _row_goes_on(self, made: Mark) -> str:
        """How far the next bonus of a row is."""
        for far, won in enumerate(ROW_BONUSES[made.area][made.cell :], 1):
            if won is not None:
                bonus = self._terms.bonus(won.bonus)
                return self.tr("%n cell(s) more, and the row wins {bonus}.", "", far).format(
                    bonus=bonus
                )
        return self.tr("The row is nearly full.")


Guide = CleverGuide
