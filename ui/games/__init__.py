"""How each game looks. A folder here belongs to the folder of that name in ``tabletop/games``.

A game's folder has ``Box`` in its ``__init__.py``, ``scene.py`` with ``Scene``,
``words.py`` with ``Words`` and ``paper.py`` with ``PAPER``; where it guides who plays
for the first time also ``guide.py`` with ``Guide``. They are imported when first needed.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.kernel.game import AnyGame
from tabletop.kernel.seats import Player

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from ui.guide import GameGuide
    from ui.paper.sheet import Paper
    from ui.stage.scene import GameScene
    from ui.words import GameBox, GameWords


def box(name: str) -> GameBox:
    """What is printed on the box of a game; its rules are not loaded for that."""
    made: GameBox = importlib.import_module(f"{__name__}.{name}").Box()
    return made


def scene(
    game: AnyGame, players: Sequence[Player], words: GameWords, parent: QObject | None = None
) -> GameScene:
    """The table of a game for these players."""
    looks = importlib.import_module(f"{__name__}.{game.id}.scene")
    made: GameScene = looks.Scene(game, players, words, parent)
    return made


def words(name: str, players: Sequence[Player] = ()) -> GameWords:
    """What a game says, about these players."""
    made: GameWords = importlib.import_module(f"{__name__}.{name}.words").Words(players)
    return made


def guide(name: str, words: GameWords) -> GameGuide | None:
    """The guide through a game, in its *words*; None where there is none."""
    place = f"{__name__}.{name}.guide"
    if importlib.util.find_spec(place) is None:
        return None
    made: GameGuide = importlib.import_module(place).Guide(words)
    return made


def paper(name: str) -> Paper:
    """The sheets of a game."""
    found: Paper = importlib.import_module(f"{__name__}.{name}.paper").PAPER
    return found
