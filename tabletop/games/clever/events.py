"""What happened, in story order and in the game's words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tabletop.games.clever.printed import Area, Bonus, Die
from tabletop.kernel.game import Event, Seat


class Source(Enum):
    """Where a die lay that was taken."""

    HAND = "hand"
    PLATTER = "platter"
    SPACE = "space"


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """The lot has fallen on who begins every round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Everybody crosses out a round number."""

    round: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice were thrown: number *roll* of three; 0 where a passive player throws alone."""

    seat: Seat
    dice: tuple[Die, ...]
    faces: tuple[int, ...]
    roll: int


@dataclass(frozen=True, slots=True)
class RerollUsed(Event):
    """A re-roll is crossed out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """A die was chosen; from the hand it goes to a space, else it stays where it lies."""

    seat: Seat
    die: Die
    face: int
    source: Source


@dataclass(frozen=True, slots=True)
class ExtraDieUsed(Event):
    """An extra die is crossed out, for this die."""

    seat: Seat
    die: Die
    face: int


@dataclass(frozen=True, slots=True)
class SlidToPlatter(Event):
    """Dice went to the silver platter together."""

    dice: tuple[Die, ...]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RollForfeited(Event):
    """No die of the roll could be marked."""

    seat: Seat
    roll: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A passive player took no die."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A mark was made.

    *cell* is a yellow cell, a sum, or the number (from 1) in its row; *value* the
    number written, multiplied; 0 for a cross.
    """

    seat: Seat
    area: Area
    cell: int
    value: int


@dataclass(frozen=True, slots=True)
class BonusWon(Event):
    """A bonus was won at a place of the sheet."""

    seat: Seat
    bonus: Bonus
    place: str


@dataclass(frozen=True, slots=True)
class BonusUsed(Event):
    """A bonus that was won at a place makes the next mark."""

    seat: Seat
    bonus: Bonus
    place: str


@dataclass(frozen=True, slots=True)
class BonusLost(Event):
    """A bonus had no cell left."""

    seat: Seat
    bonus: Bonus
    place: str


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last round is over."""
