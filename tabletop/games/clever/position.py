"""A position of Clever: the sheets, where the six dice lie, and what is asked of whom."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from tabletop.games.clever.printed import DICE, Area, Die, Won
from tabletop.games.clever.sheet import Sheet
from tabletop.kernel.game import Seat
from tabletop.kernel.options import Choice, Option


class Phase(Enum):
    """What is asked or thrown next; bonuses that wait come before it."""

    # An enum looks its name up for this each time, and phases are looked up at every action.
    __hash__ = object.__hash__

    LOT = "lot"
    ROUND = "round"
    THROW = "throw"
    PICK = "pick"
    NEAREST = "nearest"
    PASSIVE = "passive"
    EXTRA = "extra"
    OVER = "over"


ROLLS: Final = 3
"""Rolls of an active turn; as many dice go to the platter of a passive player alone."""

MUST_TAKE: Final = "passive"
OPTIONS: Final[tuple[Option, ...]] = (Choice(MUST_TAKE, ("may", "must")),)

NOT_THROWN: Final = (0,) * len(DICE)


class Position(msgspec.Struct, frozen=True):
    """The whole table.

    *active* has the dice, *asked* is who chooses; *roll* counts the rolls of the
    turn, and is 0 where a passive player throws alone. Each die is in exactly one of
    *hand*, *platter* and *spaces*; *faces* are theirs by die, 0 before they are
    thrown. *extra* are the dice that *asked* has used by extra die this turn, *due*
    the bonuses of *asked* that wait for a choice.
    """

    must_take: bool
    sheets: tuple[Sheet, ...]
    round: int
    first: Seat
    active: Seat
    asked: Seat
    phase: Phase
    roll: int = 1
    faces: tuple[int, ...] = NOT_THROWN
    hand: tuple[Die, ...] = DICE
    platter: tuple[Die, ...] = ()
    spaces: tuple[Die, ...] = ()
    extra: tuple[Die, ...] = ()
    due: tuple[Won, ...] = ()

    @property
    def sheet(self) -> Sheet:
        """The sheet of who is asked."""
        return self.sheets[self.asked]

    @property
    def blue_sum(self) -> int:
        """What the blue and the white die show together, wherever they lie."""
        return self.faces[Die.WHITE] + self.faces[Die.BLUE]

    @property
    def is_alone(self) -> bool:
        """Whether one plays alone."""
        return len(self.sheets) == 1

    def value(self, die: Die, area: Area) -> int:
        """What *die* counts in *area*: in the blue one always the sum."""
        return self.blue_sum if area is Area.BLUE else self.faces[die]

    def with_sheet(self, sheet: Sheet) -> tuple[Sheet, ...]:
        """The sheets, that of who is asked replaced."""
        return (*self.sheets[: self.asked], sheet, *self.sheets[self.asked + 1 :])

    def next_seat(self, seat: Seat) -> Seat:
        """Who sits to the left."""
        return Seat((seat + 1) % len(self.sheets))
