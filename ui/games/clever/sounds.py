"""How the events of Clever sound."""

from __future__ import annotations

from tabletop.games.clever.events import (
    BonusLost,
    BonusWon,
    DiceRolled,
    DieTaken,
    ExtraDieUsed,
    Marked,
    RerollUsed,
    RollForfeited,
    SlidToPlatter,
)
from tabletop.kernel.game import Event
from ui.sounds import Sound


def sound_of(event: Event) -> Sound | None:
    """What is heard of *event*; None for nothing."""
    match event:
        case DiceRolled():
            return Sound.DICE
        case DieTaken() | SlidToPlatter():
            return Sound.PIECE
        case Marked() | RerollUsed() | ExtraDieUsed():
            return Sound.PENCIL
        case BonusWon():
            return Sound.BONUS
        case BonusLost() | RollForfeited():
            return Sound.LOSS
        case _:
            return None
