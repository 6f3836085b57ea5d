"""Everything that can happen in Caries: what players decide and what the dice show."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tabletop.kernel.game import Seat


class Starts(msgspec.Struct, frozen=True):
    """Chance: the lot falls on who begins."""

    seat: Seat


class Throw(msgspec.Struct, frozen=True):
    """A player throws one die or two to move the pawn."""

    dice: int


class Rolled(msgspec.Struct, frozen=True):
    """Chance: what the thrown six-sided dice show."""

    faces: tuple[int, ...]


class Knocked(msgspec.Struct, frozen=True):
    """Chance: what the sixteen-sided die shows, the tooth that is hit."""

    tooth: int


class TakeCube(msgspec.Struct, frozen=True):
    """Good resolution: the cube instead of a roll for appointments."""


class AskAppointments(msgspec.Struct, frozen=True):
    """The roll for appointments instead of the cube."""


class PickTooth(msgspec.Struct, frozen=True):
    """Which of several equal teeth (1 to 16) the work is done on."""

    tooth: int


class ChooseForMe(msgspec.Struct, frozen=True):
    """The rest of this work is done on any of the equal teeth."""


class Give(msgspec.Struct, frozen=True):
    """One appointment for another player (collaborative variant)."""

    to: Seat


class GiveNothing(msgspec.Struct, frozen=True):
    """No (further) appointment for who has come to the dentist."""


class Stop(msgspec.Struct, frozen=True):
    """Five laps done: the match ends for everybody."""


class GoOn(msgspec.Struct, frozen=True):
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
