"""What a simulation of Croco tells besides points: how many tokens a game takes, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from tabletop.games.croco.events import GameEnded, PlacesAgain, TokenPlaced
from tabletop.games.croco.printed import TOKENS
from tabletop.kernel.game import Event

_ALL: Final = sum(map(len, TOKENS))


def counted(story: Iterable[Event]) -> Counter[str]:
    """Games and what happened in them."""
    found: Counter[str] = Counter()
    placed = 0
    for event in story:
        match event:
            case TokenPlaced(freely=freely):
                placed += 1
                found.update(placements=1, freely=freely)
            case PlacesAgain():
                found.update(again=1)
            case GameEnded():
                found.update(games=1, full=placed == _ALL)
                placed = 0
            case _:
                pass
    return found


def figures(counts: Mapping[str, int], games: int) -> dict[str, float]:
    """Placements and turns a game, and how often a board is full; *games* are matches here."""
    played = counts.get("games", 0)
    if not played:
        return {}
    placements, again = counts.get("placements", 0), counts.get("again", 0)
    return {
        "placements_per_game": placements / played,
        "turns_per_game": (placements - again) / played,
        "placed_freely_per_game": counts.get("freely", 0) / played,
        "all_tokens_placed": counts.get("full", 0) / played,
    }
