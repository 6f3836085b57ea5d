"""What is good about a mark on a sheet of Clever: what it completes, wins, counts, or comes near.

Each is a clause about the table as it lies, which who doubts it can count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from tabletop.games.clever.chains import BLACK_NUMBER, Chain, uses
from tabletop.games.clever.events import BonusLost, BonusWon
from tabletop.games.clever.printed import (
    BLUE_GROUPS,
    COLUMNS,
    ROW_BONUSES,
    TIMES,
    YELLOW_GROUPS,
    Area,
    Bonus,
    Won,
)
from tabletop.games.clever.sheet import Mark, Sheet, mark, points
from ui.games.clever.terms import Terms
from ui.words import GameWords

_GRIDS: Final = (Area.YELLOW, Area.BLUE)
"""The areas whose cells pay in groups."""
_RARE: Final = (2, 3, 11, 12)
"""Sums that two dice seldom show."""
_LOW, _HIGH = 2, 4
"""In purple the one leaves room for what must follow, the other does not."""


class Merits(NamedTuple):
    """What speaks for a mark: what it pays at once, and what else there is to say."""

    paid: Sequence[str]
    other: Sequence[str]


class CleverMerits(QObject):
    """Clauses about a mark."""

    def __init__(self, words: GameWords):
        super().__init__()
        self._words = words
        self._terms = Terms()

    def of(self, before: Sheet, made: Mark, chain: Chain) -> Merits:
        """The merits of a mark on the sheet *before*, and of the chain that follows from it."""
        paid = [self._column(before, made), self._won(made, chain), self._foxes(before, chain)]
        other = [self._special(made), self._near(made), self._counted(before, made)]
        return Merits([said for said in paid if said], [said for said in other if said])

    # What is paid at once

    def _column(self, before: Sheet, made: Mark) -> str:
        gained = points(made.sheet)[0] - points(before)[0]
        if not gained:
            return ""
        return self.tr("completes a yellow column: {points} points").format(points=gained)

    def _won(self, made: Mark, chain: Chain) -> str:
        """The bonuses of the mark, and what the marks that they make bring in their turn."""
        lost = {event.place for event in chain.events if isinstance(event, BonusLost)}
        won = [one for one in made.won if one.place not in lost]
        if not won:
            return ""
        bonuses = self._words.listed([self._terms.bonus(one.bonus) for one in won])
        said = self.tr("wins {bonuses}").format(bonuses=bonuses)
        if made.area in _GRIDS:
            places = self._words.listed([self._terms.place(one.place) for one in won])
            said = self.tr("completes {places}: {bonuses}").format(places=places, bonuses=bonuses)
        more = _brought(made, chain)
        if more:
            brought = self._words.listed([self._terms.bonus(bonus) for bonus in more])
            text = self.tr("{won}, which brings {bonuses}")
            return text.format(won=said, bonuses=brought)
        best = _can_bring(chain)
        if best is not None:
            return self.tr("{won}, which can bring {bonuses}").format(
                won=said, bonuses=self._terms.bonus(best)
            )
        return said

    def _foxes(self, before: Sheet, chain: Chain) -> str:
        """What foxes count more now: those that are new, or all by a better lowest area."""
        was, now = (sheet.foxes * min(points(sheet)) for sheet in (before, chain.sheet))
        return self.tr("the foxes count %n point(s) more", "", now - was) if now > was else ""

    # What else there is to say

    def _special(self, made: Mark) -> str:
        """Where the number counts more than once, or fits as it seldom will."""
        if made.area is Area.ORANGE and TIMES[made.cell - 1] > 1:
            if TIMES[made.cell - 1] == 2:
                return self.tr("counts double there: %n point(s)", "", made.value)
            return self.tr("counts triple there: %n point(s)", "", made.value)
        if made.area is Area.BLUE and made.cell in _RARE:
            return self.tr("two dice seldom make {total}").format(total=made.cell)
        if made.area is not Area.PURPLE or made.sheet.is_full(Area.PURPLE):
            return ""
        if made.value == BLACK_NUMBER:
            return self.tr("after a 6 any number may follow in purple")
        if made.value <= _LOW:
            return self.tr("a low {value} leaves room in purple").format(value=made.value)
        return ""

    def _near(self, made: Mark) -> str:
        """How far the next bonus through the cell is, or the next column."""
        if made.area in _GRIDS:
            return self._near_group(made)
        for far, won in enumerate(ROW_BONUSES[made.area][made.cell :], 1):
            if won is not None:
                text = self.tr("%n cell(s) more, and the row brings {bonus}", "", far)
                return text.format(bonus=self._terms.bonus(won.bonus))
        return ""

    def _near_group(self, made: Mark) -> str:
        is_yellow = made.area is Area.YELLOW
        crossed = made.sheet.yellow if is_yellow else made.sheet.blue
        found: list[tuple[int, int | Won]] = [
            ((group.mask & ~crossed).bit_count(), group.won)
            for group in (YELLOW_GROUPS if is_yellow else BLUE_GROUPS)
            if group.mask >> made.cell & 1
        ]
        if is_yellow:
            found += [
                ((mask & ~crossed).bit_count(), worth)
                for mask, worth in COLUMNS
                if mask >> made.cell & 1
            ]
        missing, what = min(
            (one for one in found if one[0]), key=lambda one: one[0], default=(0, 0)
        )
        if not missing:
            return ""
        if isinstance(what, Won):
            text = self.tr("%n cross(es) more, and {place} brings {bonus}", "", missing)
            place, bonus = self._terms.place(what.place), self._terms.bonus(what.bonus)
            return text.format(place=place, bonus=bonus)
        text = self.tr("%n cross(es) more, and a column brings {points} points", "", missing)
        return text.format(points=what)

    def _counted(self, before: Sheet, made: Mark) -> str:
        """What the area counts more."""
        at = made.area - 1
        gained = points(made.sheet)[at] - points(before)[at]
        if not gained or made.area is Area.YELLOW:
            return ""
        return self.tr("counts %n point(s)", "", gained)

    # What is bad about a mark

    def harm(self, made: Mark) -> str:
        """What the mark would spoil."""
        if made.area is Area.PURPLE and _HIGH <= made.value < BLACK_NUMBER:
            return self.tr("a purple {value} would leave room for higher ones only").format(
                value=made.value
            )
        if made.area is Area.ORANGE:
            times = TIMES[made.cell - 1]
            face = made.value // times
            if times > 1 and face < _HIGH:
                text = (
                    self.tr("an orange {face} would waste a cell that counts double")
                    if times == 2
                    else self.tr("an orange {face} would waste a cell that counts triple")
                )
                return text.format(face=face)
        return ""


def _brought(made: Mark, chain: Chain) -> list[Bonus]:
    """The bonuses that follow by themselves from those of the mark."""
    own = {won.place for won in made.won}
    return [
        event.bonus
        for event in chain.events
        if isinstance(event, BonusWon) and event.place not in own
    ]


def _can_bring(chain: Chain) -> Bonus | None:
    """A bonus that a cross still to be made can win: a fox before all others."""
    found = [
        won.bonus
        for due in chain.due
        for area, cell in uses(chain.sheet, due.bonus)
        for won in mark(chain.sheet, area, cell, BLACK_NUMBER).won
    ]
    return max(found, key=lambda bonus: bonus is Bonus.FOX, default=None)
