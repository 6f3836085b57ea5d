"""Everything that can happen in Clever: what players decide and what the dice show.

A cell is a yellow cell, a sum of the blue area, or 0 for the next cell of a row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tabletop.games.clever.printed import Area, Die
from tabletop.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class Starts:
    """Chance: the lot falls on who begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance: what the dice in hand show, in the order of the dice."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Nearest:
    """Chance: which of equal dice lie nearest to the platter (alone, passive)."""

    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """A die is chosen and marked: from the hand, or passive from where it lies."""

    die: Die
    area: Area
    cell: int = 0


@dataclass(frozen=True, slots=True)
class Reroll:
    """All dice that were just thrown are thrown again."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """No die in hand can be marked: the roll counts all the same."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Passive: no die is taken."""


@dataclass(frozen=True, slots=True)
class Extra:
    """One of the six dice is marked in addition, at the end of a turn."""

    die: Die
    area: Area
    cell: int = 0


@dataclass(frozen=True, slots=True)
class Done:
    """No (further) extra die this turn."""


@dataclass(frozen=True, slots=True)
class Cross:
    """A cross that was won is made here."""

    area: Area
    cell: int = 0


@dataclass(frozen=True, slots=True)
class Write:
    """The black bonus: a 6 is written here."""

    area: Area


Action: TypeAlias = (
    Starts | Rolled | Nearest | Take | Reroll | Forfeit | Decline | Extra | Done | Cross | Write
)
