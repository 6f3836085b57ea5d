"""What is told of a step of Caries: for motion, sound, the log and the screen reader."""

from __future__ import annotations

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


class StartDrawn(Event, frozen=True):
    """The lot fell on who begins."""

    seat: Seat


class DiceThrown(Event, frozen=True):
    """Dice were thrown and show these faces."""

    seat: Seat
    purpose: Purpose
    faces: tuple[int, ...]


class PawnMoved(Event, frozen=True):
    """A pawn went along the circuit; the dentist stops it (3.6)."""

    seat: Seat
    start: int
    end: int
    kind: Space


class ToothChanged(Event, frozen=True):
    """One tooth (1 to 16) changed; *paid* appointments went for it."""

    seat: Seat
    tooth: int
    before: Tooth
    after: Tooth
    cause: Cause
    paid: int = 0


class NothingChanged(Event, frozen=True):
    """Sugar, a brush, a knock or a cleaning found nothing to change."""

    seat: Seat
    cause: Cause


class AppointmentsGot(Event, frozen=True):
    """Green tokens were won by a roll."""

    seat: Seat
    count: int


class AppointmentGiven(Event, frozen=True):
    """One green token went to another player."""

    seat: Seat
    to: Seat


class CubeTaken(Event, frozen=True):
    """A player took the good resolution."""

    seat: Seat


class CubeReturned(Event, frozen=True):
    """The good resolution was kept: no sugar, and the cube is back in the middle."""

    seat: Seat


class LapEnded(Event, frozen=True):
    """A player has finished a lap; *laps* blue tokens lie below the teeth."""

    seat: Seat
    laps: int


class WentOn(Event, frozen=True):
    """After the fifth lap a player let the match go on."""

    seat: Seat


class Stopped(Event, frozen=True):
    """After the fifth lap a player ended the match."""

    seat: Seat


class MatchEnded(Event, frozen=True):
    """The match is over; points are counted."""

    points: tuple[int, ...]
