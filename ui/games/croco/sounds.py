"""How the events of Croco sound."""

from __future__ import annotations

from tabletop.games.croco.events import CampLaid, ClanChosen, TokenPlaced, TurnedOver
from tabletop.kernel.game import Event
from ui.sounds import Sound


def sound_of(event: Event) -> Sound | None:
    """What is heard of *event*; None for nothing."""
    match event:
        case CampLaid():
            return Sound.DICE
        case TokenPlaced():
            return Sound.PIECE
        case TurnedOver() | ClanChosen():
            return Sound.CARD
        case _:
            return None
