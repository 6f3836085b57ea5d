"""The signs of what is counted, where a game has drawn them."""

from __future__ import annotations

from tabletop.resources import asset
from ui.stage.pixmaps import Art


def entry_art(game: str, entry: str) -> Art | None:
    """The sign of a line of the pad."""
    file = f"{game}/counter.svg"
    return Art(file, entry) if asset(file).is_file() else None
