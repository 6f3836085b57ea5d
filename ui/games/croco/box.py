"""Camps that are laid by hand: the tokens that are left lie in the river, to be taken in order."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from tabletop.games.croco.actions import Lay
from tabletop.games.croco.position import Position
from tabletop.games.croco.printed import CLANS, SPACES, TOKENS, Clan, Token
from ui.games.croco.drawings import BOARD, lying, token_art
from ui.pieces import token as pieces
from ui.pieces.glow import circle
from ui.stage import pixmaps
from ui.stage.spots import Spot

if TYPE_CHECKING:
    from ui.games.croco.scene import Scene

_ROOM: Final = "crocodile-5"
"""The middle crocodile: while camps are laid nothing lies on it."""
_ABOVE: Final = 30
_STEP: Final = 1.15


class Box:
    """The tokens of a clan that are not laid yet."""

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
        clan = next(clan for clan in CLANS if not any(state.board.camps[clan]))
        laid = tuple(map(Token, entered))
        for space in SPACES:
            piece = self._scene.in_camp[clan, space]
            piece.setVisible(space < len(laid))
            if space < len(laid):
                piece.show_art(token_art(laid[space]))
                piece.put(lying(self._scene.space(clan, space)))
        left = sorted((Counter(TOKENS[clan]) - Counter(laid)).elements(), key=TOKENS[clan].index)
        self._lay_out(left)
        return [
            self._spot(clan, laid, token, piece)
            for token, piece in zip(left, self._left, strict=True)
        ]

    def _lay_out(self, left: list[Token]) -> None:
        """The tokens that are left, side by side in the middle of the river."""
        scene, room = self._scene, pixmaps.place(BOARD, _ROOM)
        at = lying(room)
        step = min(at.width() * _STEP, room.width() / len(left))
        for number, token in enumerate(left):
            at.moveCenter(room.center() + QPointF((number - (len(left) - 1) / 2) * step, 0))
            piece = pieces.Token(f"left-{number}", token_art(token), at.size(), scene.pixmaps)
            piece.setZValue(_ABOVE)
            scene.addItem(piece)
            piece.put(at)
            self._left.append(piece)

    def _spot(self, clan: Clan, laid: tuple[Token, ...], token: Token, piece: pieces.Token) -> Spot:
        scene, space = self._scene, SPACES[len(laid)]

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
