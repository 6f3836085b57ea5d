"""Camps that are laid by hand: the tokens that are left lie in the river, to be taken in order."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from tabletop.games.croco.actions import Lay
from tabletop.games.croco.position import Position
from tabletop.games.croco.printed import COLUMNS, SPACES, TOKENS, Clan, Token
from ui.games.croco.drawings import BOARD, lying, token_art
from ui.pieces import token as pieces
from ui.pieces.glow import circle
from ui.stage import pixmaps
from ui.stage.spots import Spot

if TYPE_CHECKING:
    from ui.games.croco.scene import Scene

_ROOMS: Final = ("crocodile-4", "crocodile-5")
"""Two rows of the river: while camps are laid nothing lies on the crocodiles there."""
_ABOVE: Final = 30
_STEP: Final = 1.25
"""From token to token, in widths of a token."""


class Unlaid:
    """The tokens of a clan that are not laid yet, each always at the same place."""

    def __init__(self, scene: Scene):
        self._scene = scene
        self._left: list[pieces.Token] = []

    def clear(self) -> None:
        """Nothing lies in the river."""
        for piece in self._left:
            self._scene.removeItem(piece)
        self._left.clear()

    def ask(self, state: Position, entered: tuple[int, ...]) -> list[Spot]:
        """The spots for what can lie on the next space, after those that were *entered*."""
        self.clear()
        scene, clan = self._scene, state.laid_next
        laid = tuple(map(Token, entered))
        for space in SPACES:
            piece = scene.in_camp[clan, space]
            piece.setVisible(space < len(laid))
            if space < len(laid):
                piece.show_art(token_art(laid[space]))
                piece.put(lying(scene.space(clan, space)))
        gone = Counter(laid)
        spots = []
        for number, token in enumerate(TOKENS[clan]):
            if gone[token]:
                gone[token] -= 1
            else:
                spots.append(self._spot(clan, laid, token, number))
        next_space = circle(scene.space(clan, SPACES[len(laid)]))
        words = scene.words.by_hand(state) or ""
        return [*spots, Spot(next_space, lambda: scene.refused.emit(words), words)]

    def _spot(self, clan: Clan, laid: tuple[Token, ...], token: Token, number: int) -> Spot:
        scene, space = self._scene, SPACES[len(laid)]
        at = _place(number)
        piece = pieces.Token(f"left-{number}", token_art(token), at.size(), scene.pixmaps)
        piece.setZValue(_ABOVE)
        scene.addItem(piece)
        piece.put(at)
        self._left.append(piece)

        def lay() -> None:
            entered = (*laid, token)
            if len(entered) == len(SPACES) - 1:
                entered = (*entered, *(Counter(TOKENS[clan]) - Counter(entered)).elements())
            if len(entered) == len(SPACES):
                scene.wants.emit(Lay(clan, entered))
            else:
                scene.enter(entered)

        area = circle(scene.space(clan, space))
        return Spot(area, lay, scene.reasons.lays(token, space), None, piece)


def _place(number: int) -> QRectF:
    """Where token number so much of a clan lies in the river: plus above, minus below."""
    row, column = divmod(number, COLUMNS)
    room = pixmaps.place(BOARD, _ROOMS[row])
    at = lying(room)
    aside = (column - (COLUMNS - 1) / 2) * _STEP * at.width()
    at.moveCenter(room.center() + QPointF(aside, 0))
    return at
