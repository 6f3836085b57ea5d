"""What happened, in story order and in the game's words."""

from __future__ import annotations

from enum import Enum

from tabletop.games.clever.printed import Area, Bonus, Die
from tabletop.kernel.game import Event, Seat


class Source(Enum):
    """Where a die lay that was taken."""

    HAND = "hand"
    PLATTER = "platter"
    SPACE = "space"


class StartDrawn(Event, frozen=True):
    """The lot has fallen on who begins every round."""

    seat: Seat


class RoundBegan(Event, frozen=True):
    """Everybody crosses out a round number."""

    round: int


class DiceRolled(Event, frozen=True):
    """Dice were thrown: number *roll* of three; 0 where a passive player throws alone."""

    seat: Seat
    dice: tuple[Die, ...]
    faces: tuple[int, ...]
    roll: int


class RerollUsed(Event, frozen=True):
    """A re-roll is crossed out."""

    seat: Seat


class DieTaken(Event, frozen=True):
    """A die was chosen; from the hand it goes to a space, else it stays where it lies."""

    seat: Seat
    die: Die
    face: int
    source: Source


class ExtraDieUsed(Event, frozen=True):
    """An extra die is crossed out, for this die."""

    seat: Seat
    die: Die
    face: int


class SlidToPlatter(Event, frozen=True):
    """Dice went to the silver platter together."""

    dice: tuple[Die, ...]
    faces: tuple[int, ...]


class RollForfeited(Event, frozen=True):
    """No die of the roll could be marked."""

    seat: Seat
    roll: int


class Declined(Event, frozen=True):
    """A passive player took no die."""

    seat: Seat


class Marked(Event, frozen=True):
    """A mark was made.

    *cell* is a yellow cell, a sum, or the number (from 1) in its row; *value* the
    number written, multiplied; 0 for a cross.
    """

    seat: Seat
    area: Area
    cell: int
    value: int


class BonusWon(Event, frozen=True):
    """A bonus was won at a place of the sheet."""

    seat: Seat
    bonus: Bonus
    place: str


class BonusUsed(Event, frozen=True):
    """A bonus that was won at a place makes the next mark."""

    seat: Seat
    bonus: Bonus
    place: str


class BonusLost(Event, frozen=True):
    """A bonus had no cell left."""

    seat: Seat
    bonus: Bonus
    place: str


class MatchEnded(Event, frozen=True):
    """The last round is over."""
