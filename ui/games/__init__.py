"""How each game looks. A folder here belongs to the folder of that name in ``tabletop/games``.

A game's folder has ``scene.py`` with ``Scene``, ``words.py`` with ``Words`` and
``paper.py`` with ``sheets``. They are imported when first needed.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.kernel.seats import Player

if TYPE_CHECKING:
    from ui.paper.sheet import Paper
    from ui.stage.scene import GameScene
    from ui.words import GameWords


def scene(name: str) -> type[GameScene]:
    """The scene of a game."""
    found: type[GameScene] = importlib.import_module(f"{__name__}.{name}.scene").Scene
    return found


def words(name: str, players: Sequence[Player] = ()) -> GameWords:
    """What a game says, about these players."""
    made: GameWords = importlib.import_module(f"{__name__}.{name}.words").Words(players)
    return made


def paper(name: str) -> Paper:
    """The sheets of a game."""
    found: Paper = importlib.import_module(f"{__name__}.{name}.paper").PAPER
    return found
