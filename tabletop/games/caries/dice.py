"""The dice of Caries: six sides to move and to be treated by, sixteen for the tooth that is hit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tabletop.games.caries.actions import Action, Knocked, Rolled

DICE: Final[Mapping[str, Sequence[int]]] = {"d6": range(1, 7), "d16": range(1, 17)}


def shown(action: Action) -> Iterator[tuple[str, int]]:
    """The faces that fell with an action."""
    match action:
        case Rolled(faces):
            for face in faces:
                yield "d6", face
        case Knocked(tooth):
            yield "d16", tooth
