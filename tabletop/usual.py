"""What is usual in a game: how many points each part of a score brings, by simulation.

The figures lie beside the rules of a game, in ``usual.toml``; ``training/usual.py``
makes them. They hold for the game as it is played by default.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from tabletop.kernel.game import AnyGame
from tabletop.kernel.options import Options, settled

FILE: Final = "usual.toml"


@dataclass(frozen=True, slots=True)
class Band:
    """Points as they usually come: mean, standard deviation, and the middle two thirds."""

    mean: float
    sd: float
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Usual:
    """So many matches of *bot* on every seat: the total, and each part of the score by name."""

    bot: str
    matches: int
    total: Band
    parts: Mapping[str, Band]


def usual(game: AnyGame, options: Options, seats: int) -> Usual | None:
    """What is usual among so many; None for other options than the default ones."""
    if dict(options) != settled(game.options, {}, game.id):
        return None
    file = files("tabletop.games").joinpath(game.id, FILE)
    if not file.is_file():
        return None
    table: dict[str, Any] | None = tomllib.loads(file.read_text(encoding="utf-8")).get(
        f"seats-{seats}"
    )
    if table is None:
        return None
    parts = {name: Band(*found) for name, found in table["parts"].items()}
    return Usual(table["bot"], table["matches"], Band(*table["total"]), parts)
