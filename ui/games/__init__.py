"""How each game looks. A folder here belongs to the folder of that name in ``tabletop/games``.

A game's folder has ``Box`` in its ``__init__.py``, ``scene.py`` with ``Scene``,
``words.py`` with ``Words``, ``advice.py`` with ``Advice`` and ``paper.py`` with ``PAPER``;
where it is heard ``sounds.py`` with ``sound_of``,
where it guides who plays for the first time also ``guide.py`` with ``Guide``, where its
rules have diagrams ``diagrams.py``, and where an option is set up by hand ``editor.py``
with ``EDITORS`` by option. They are imported when first needed.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QImage

    from tabletop.kernel.game import AnyGame, Event
    from tabletop.kernel.seats import Player
    from ui.advice import GameAdvice
    from ui.editor import Editor
    from ui.guide import GameGuide
    from ui.paper.sheet import Paper
    from ui.sounds import Sound
    from ui.stage.scene import GameScene
    from ui.stage.theme import Theme
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


def advice(name: str, words: GameWords) -> GameAdvice:
    """Why what is best is best in a game, in its *words*."""
    made: GameAdvice = importlib.import_module(f"{__name__}.{name}.advice").Advice(words)
    return made


def sounds(name: str) -> Callable[[Event], Sound | None]:
    """How the events of a game sound; a game without sounds is silent."""
    place = f"{__name__}.{name}.sounds"
    if importlib.util.find_spec(place) is None:
        return lambda event: None
    found: Callable[[Event], Sound | None] = importlib.import_module(place).sound_of
    return found


def guide(name: str, words: GameWords) -> GameGuide | None:
    """The guide through a game, in its *words*; None where there is none."""
    place = f"{__name__}.{name}.guide"
    if importlib.util.find_spec(place) is None:
        return None
    made: GameGuide = importlib.import_module(place).Guide(words)
    return made


def editor(name: str, option: str) -> type[Editor] | None:
    """The dialog in which an option of a game is set up by hand; None where it is typed."""
    place = f"{__name__}.{name}.editor"
    if importlib.util.find_spec(place) is None:
        return None
    found: Mapping[str, type[Editor]] = importlib.import_module(place).EDITORS
    return found.get(option)


def diagram(name: str, address: str, theme: Theme, ratio: float) -> QImage:
    """A diagram in the rules of a game, in its module ``diagrams``; raises TabletopError."""
    made: QImage = importlib.import_module(f"{__name__}.{name}.diagrams").drawn(
        address, theme, ratio
    )
    return made


def paper(name: str) -> Paper:
    """The sheets of a game."""
    found: Paper = importlib.import_module(f"{__name__}.{name}.paper").PAPER
    return found
