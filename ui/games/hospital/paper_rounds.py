"""What each round of a match brought, as its log tells."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import TypeAlias

from tabletop.games.hospital.events import PatientDied, RoundScored
from tabletop.games.hospital.position import Position
from tabletop.kernel.game import Seat
from ui.paper.sheet import Request


@dataclass(frozen=True, slots=True)
class Figures:
    """A round of a player; all but the deaths are None until it is counted."""

    discharged: int | None = None
    points: int | None = None
    deaths: int = 0
    blood: int | None = None

    def after(self, event: RoundScored, blood: int) -> Figures:
        """The round once it is counted; *blood* are the bags left."""
        points = event.points + event.empty + event.charge
        return replace(self, discharged=event.patients, points=points, blood=blood)


Rounds: TypeAlias = dict[tuple[int, Seat], Figures]
"""By round, from 1, and by player."""


def rounds(request: Request) -> Rounds:
    """Every round up to the position asked for of which there is something to tell."""
    match = request.of_match
    assert match is not None, "a blank sheet has no rounds"
    found: Rounds = defaultdict(Figures)
    for played in match.log[: request.actions]:
        before: Position = played.before
        for event in played.events:
            match event:
                case PatientDied(seat):
                    at = before.round, seat
                    found[at] = replace(found[at], deaths=found[at].deaths + 1)
                case RoundScored(seat):
                    at = before.round, seat
                    found[at] = found[at].after(event, before.hospitals[seat].blood)
                case _:
                    pass
    return dict(found)
