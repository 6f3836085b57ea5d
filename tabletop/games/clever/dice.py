"""The six dice of Clever: one is like the other, whatever its colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tabletop.games.clever.actions import Action, Rolled

DICE: Final[Mapping[str, Sequence[int]]] = {"d6": range(1, 7)}


def shown(action: Action) -> Iterator[tuple[str, int]]:
    """The faces that fell with an action."""
    if isinstance(action, Rolled):
        for face in action.faces:
            yield "d6", face
