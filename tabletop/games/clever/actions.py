"""Everything that can happen in Clever: what players decide and what the dice show.

A cell is a yellow cell, a sum of the blue area, or 0 for the next cell of a row.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tabletop.games.clever.printed import Area, Die
from tabletop.kernel.game import Seat


class Starts(msgspec.Struct, frozen=True):
    """Chance: the lot falls on who begins."""

    seat: Seat


class Rolled(msgspec.Struct, frozen=True):
    """Chance: what the dice in hand show, in the order of the dice."""

    faces: tuple[int, ...]


class Nearest(msgspec.Struct, frozen=True):
    """Chance: which of equal dice lie nearest to the platter (alone, passive)."""

    dice: tuple[Die, ...]


class Take(msgspec.Struct, frozen=True):
    """A die is chosen and marked: from the hand, or passive from where it lies."""

    die: Die
    area: Area
    cell: int = 0


class Reroll(msgspec.Struct, frozen=True):
    """All dice that were just thrown are thrown again."""


class Forfeit(msgspec.Struct, frozen=True):
    """No die in hand can be marked: the roll counts all the same."""


class Decline(msgspec.Struct, frozen=True):
    """Passive: no die is taken."""


class Extra(msgspec.Struct, frozen=True):
    """One of the six dice is marked in addition, at the end of a turn."""

    die: Die
    area: Area
    cell: int = 0


class Done(msgspec.Struct, frozen=True):
    """No (further) extra die this turn."""


class Cross(msgspec.Struct, frozen=True):
    """A cross that was won is made here."""

    area: Area
    cell: int = 0


class Write(msgspec.Struct, frozen=True):
    """The black bonus: a 6 is written here."""

    area: Area


Action: TypeAlias = (
    Starts | Rolled | Nearest | Take | Reroll | Forfeit | Decline | Extra | Done | Cross | Write
)
