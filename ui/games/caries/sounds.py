"""How the events of Caries sound."""

from __future__ import annotations

from tabletop.games.caries.events import (
    AppointmentGiven,
    AppointmentsGot,
    CubeReturned,
    CubeTaken,
    DiceThrown,
    LapEnded,
    PawnMoved,
    ToothChanged,
)
from tabletop.games.caries.teeth import Tooth
from tabletop.kernel.game import Event
from ui.sounds import Sound


def sound_of(event: Event) -> Sound | None:
    """What is heard of *event*; None for nothing."""
    match event:
        case DiceThrown():
            return Sound.DICE
        case ToothChanged(before=before, after=after) if after < before:
            return Sound.PENCIL
        case ToothChanged(after=after) if after > Tooth.YELLOW:
            return Sound.LOSS
        case ToothChanged() | PawnMoved() | AppointmentGiven() | CubeTaken() | CubeReturned():
            return Sound.PIECE
        case AppointmentsGot() | LapEnded():
            return Sound.BONUS
        case _:
            return None
