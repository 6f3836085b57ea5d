"""What a simulation of Caries tells besides points: throws and visits a lap.

Only finished laps count: the end of a match breaks the others' last lap off.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from tabletop.games.caries.events import DiceThrown, LapEnded, PawnMoved, Purpose
from tabletop.games.caries.position import Space
from tabletop.kernel.game import Event, Seat


def counted(story: Iterable[Event]) -> Counter[str]:
    """Finished laps, and what happened in them."""
    found: Counter[str] = Counter()
    under_way: defaultdict[Seat, Counter[str]] = defaultdict(Counter)
    for event in story:
        match event:
            case DiceThrown(seat=seat, purpose=Purpose.MOVE):
                under_way[seat]["rolls"] += 1
            case PawnMoved(seat=seat, kind=kind):
                under_way[seat][kind.name.lower()] += 1
            case LapEnded(seat=seat):
                found.update(under_way.pop(seat), laps=1)
            case _:
                pass
    return found


def figures(counts: Mapping[str, int], games: int) -> dict[str, float]:
    """Throws a lap, and visits a lap to every kind of space; *games* is not needed."""
    laps = counts.get("laps", 0)
    if not laps:
        return {}
    visits = (kind.name.lower() for kind in Space)
    return {
        "rolls_per_lap": counts.get("rolls", 0) / laps,
        **{f"visits_per_lap_{kind}": counts.get(kind, 0) / laps for kind in visits},
    }
