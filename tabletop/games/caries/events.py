"""What is told of a step of Caries: for motion, sound, the log and the screen reader."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tabletop.games.caries.position import Space
from tabletop.games.caries.teeth import Tooth
from tabletop.kernel.game import Event, Seat


class Purpose(Enum):
    """What dice are thrown for."""

    MOVE = "move"
    SUGAR = "sugar"
    APPOINTMENTS = "appointments"
    KNOCK = "knock"


class Cause(Enum):
    """What changed a tooth."""

    SUGAR = "sugar"
    BRUSHING = "brushing"
    KNOCK = "knock"
    CLEANING = "cleaning"
    TREATMENT = "treatment"


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """The lot fell on who begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """Dice were thrown and show these faces."""

    seat: Seat
    purpose: Purpose
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """A pawn went along the circuit; the dentist stops it (3.6)."""

    seat: Seat
    start: int
    end: int
    kind: Space


@dataclass(frozen=True, slots=True)
class ToothChanged(Event):
    """One tooth (1 to 16) changed; *paid* appointments went for it."""

    seat: Seat
    tooth: int
    before: Tooth
    after: Tooth
    cause: Cause
    paid: int = 0


@dataclass(frozen=True, slots=True)
class NothingChanged(Event):
    """Sugar, a brush, a knock or a cleaning found nothing to change."""

    seat: Seat
    cause: Cause


@dataclass(frozen=True, slots=True)
class AppointmentsGot(Event):
    """Green tokens were won by a roll."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class AppointmentGiven(Event):
    """One green token went to another player."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class CubeTaken(Event):
    """A player took the good resolution."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CubeReturned(Event):
    """The good resolution was kept: no sugar, and the cube is back in the middle."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LapEnded(Event):
    """A player has finished a lap; *laps* blue tokens lie below the teeth."""

    seat: Seat
    laps: int


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """After the fifth lap a player let the match go on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """After the fifth lap a player ended the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; points are counted."""

    points: tuple[int, ...]
