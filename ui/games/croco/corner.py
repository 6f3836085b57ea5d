"""A player's corner beside the camp: crest and name, points, and what is to be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from tabletop.games.croco.printed import Clan
from ui.games.croco.drawings import BOARD, crest_art
from ui.pieces.label import Label
from ui.pieces.piece import Piece
from ui.stage import pixmaps

if TYPE_CHECKING:
    from ui.games.croco.scene import Scene


class Corner:
    """The corner at *side*, which is "above" or "below"."""

    def __init__(self, scene: Scene, side: str):
        self._side = side
        at = pixmaps.place(BOARD, f"crest-{side}")
        self._crest = Piece(f"crest-{side}", crest_art(Clan.GREEN), at.size(), scene.pixmaps)
        self._crest.put(at)
        self._name = self._label(scene, "name", height=18, bold=True)
        self._total = self._label(scene, "total", height=36, bold=True)
        self._note = self._label(scene, "note", height=14, token="quiet")
        for item in (self._crest, self._name, self._total, self._note):
            scene.addItem(item)

    def _label(
        self, scene: Scene, what: str, *, height: float, bold: bool = False, token: str = "ink"
    ) -> Label:
        where = pixmaps.place(BOARD, f"{what}-{self._side}")
        key = f"{what}-{self._side}"
        return Label(key, where, scene.pixmaps, height=height, bold=bold, token=token)

    def say(self, clan: Clan, name: str, total: str, note: str) -> None:
        """Whose corner it is, the points, and a line below."""
        self._crest.show_art(crest_art(clan))
        self._name.say(name)
        self._total.say(total)
        self._note.say(note)


class Worth:
    """What the control of a crocodile is worth, beside it, with the crest of who has it."""

    def __init__(self, scene: Scene, length: int):
        at = pixmaps.place(BOARD, f"crest-{length}")
        size = QSizeF(at.size())
        self._crest = Piece(f"crest-{length}", crest_art(Clan.GREEN), size, scene.pixmaps)
        self._crest.put(at)
        self._words = Label(
            f"worth-{length}",
            pixmaps.place(BOARD, f"words-{length}"),
            scene.pixmaps,
            height=18,
            bold=True,
        )
        scene.addItem(self._crest)
        scene.addItem(self._words)

    def say(self, clan: Clan | None, words: str) -> None:
        """Who controls it, and what that is worth."""
        self._crest.setVisible(clan is not None)
        if clan is not None:
            self._crest.show_art(crest_art(clan))
        self._words.say(words)
