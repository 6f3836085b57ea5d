"""Everything that can happen in Caries: what players decide and what the dice show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tabletop.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class Starts:
    """Chance: the lot falls on who begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Throw:
    """A player throws one die or two to move the pawn."""

    dice: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance: what the thrown six-sided dice show."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Knocked:
    """Chance: what the sixteen-sided die shows, the tooth that is hit."""

    tooth: int


@dataclass(frozen=True, slots=True)
class TakeCube:
    """Good resolution: the cube instead of a roll for appointments."""


@dataclass(frozen=True, slots=True)
class AskAppointments:
    """The roll for appointments instead of the cube."""


@dataclass(frozen=True, slots=True)
class PickTooth:
    """Which of several equal teeth (1 to 16) the work is done on."""

    tooth: int


@dataclass(frozen=True, slots=True)
class ChooseForMe:
    """The rest of this work is done on any of the equal teeth."""


@dataclass(frozen=True, slots=True)
class Give:
    """One appointment for another player (collaborative variant)."""

    to: Seat


@dataclass(frozen=True, slots=True)
class GiveNothing:
    """No (further) appointment for who has come to the dentist."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Five laps done: the match ends for everybody."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Five laps done: the match goes on, and this player cannot stop it later."""


Action: TypeAlias = (
    Starts
    | Throw
    | Rolled
    | Knocked
    | TakeCube
    | AskAppointments
    | PickTooth
    | ChooseForMe
    | Give
    | GiveNothing
    | Stop
    | GoOn
)
