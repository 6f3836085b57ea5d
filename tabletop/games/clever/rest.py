"""What is still to come for a player, counted in marks and turns."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.clever.position import ROLLS, Phase, Position
from tabletop.games.clever.printed import ROUNDS


class Rest(NamedTuple):
    """*marks* that regular dice will make, and *turns* at whose end extra dice can be used."""

    marks: int
    turns: int


def to_come(state: Position) -> Rest:
    """What comes for who is asked after this turn; its end counts as long as it is not there."""
    seats = len(state.sheets)
    others = max(1, seats - 1)
    played = (state.active - state.first) % seats
    turns = int(state.roll > 0) if state.is_alone else others - played
    will_have_dice = (state.asked - state.first) % seats > played
    marks = turns + (ROLLS - 1) * will_have_dice
    if state.phase is Phase.ROUND:
        turns += 1
        marks += ROLLS if state.asked == state.first else 1
    rounds = ROUNDS[seats - 1] - state.round
    end = 0 if state.phase is Phase.EXTRA else 1
    return Rest(rounds * (ROLLS + others) + marks, rounds * (others + 1) + turns + end)
