"""What foresight tells of a position: the worth of actions, and what each hospital may expect."""

from __future__ import annotations

from typing import Any, Final

from tabletop.games.hospital.expected import expected
from tabletop.games.hospital.foresight import weigh
from tabletop.games.hospital.position import Position
from tabletop.kernel.advice import Advice, Measure
from tabletop.kernel.game import AnyGame, Seat


def outlook(game: AnyGame, state: Any) -> tuple[float, ...]:
    """By seat, the points that it may expect to have at the end."""
    position: Position = state
    return tuple(expected(position, Seat(seat)) for seat in range(position.seats))


ADVICE: Final = Advice(Measure.POINTS, weigh, outlook, "busy")
