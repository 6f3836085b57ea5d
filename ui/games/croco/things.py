"""What lies on the table of Croco, in words: five crocodiles with their cells, two camps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tabletop.games.croco.position import Phase, Position
from tabletop.games.croco.printed import (
    CROCODILES,
    FROM_HEAD,
    LENGTHS,
    NOTHING,
    SPACES,
    Clan,
    Space,
    Token,
)
from ui.games.croco.drawings import BOARD
from ui.games.croco.terms import CrocoTerms, face
from ui.stage import pixmaps
from ui.stage.things import Kind, Thing

if TYPE_CHECKING:
    from ui.games.croco.scene import Scene


class CrocoThings(QObject):
    """Tells the things on *scene*."""

    def __init__(self, scene: Scene):
        super().__init__()
        self._scene = scene
        self._terms = CrocoTerms()

    def told(self, state: Position) -> list[Thing]:
        """The camp of who is asked first, then the river, then the other camp."""
        own, other = (
            (Clan.GREEN, Clan.BLUE)
            if state.clan_of(state.asked) is not Clan.BLUE
            else (Clan.BLUE, Clan.GREEN)
        )
        told = list(self._camp(state, own))
        for crocodile in range(len(CROCODILES)):
            told += self._crocodile(state, crocodile)
        return [*told, *self._camp(state, other)]

    # The river

    def _crocodile(self, state: Position, crocodile: int) -> Iterator[Thing]:
        length = LENGTHS[crocodile]
        group = self.tr("Crocodile of {length}").format(length=length)
        words = self._scene.reasons.controls(state, crocodile, told=self._scene.tells_points(state))
        area = pixmaps.place(BOARD, f"worth-{length}")
        yield Thing(f"worth-{length}", words, area, group, Kind.TEXT)
        for cell in CROCODILES[crocodile]:
            words = self.tr("cell {number}, {codes}: {lies}").format(
                number=FROM_HEAD[cell],
                codes=self._scene.reasons.codes(cell),
                lies=self._scene.reasons.lies(state, cell),
            )
            yield Thing(f"cell-{length}-{FROM_HEAD[cell]}", words, self._scene.cell(cell), group)

    # The camps

    def _camp(self, state: Position, clan: Clan) -> Iterator[Thing]:
        """A player's corner, and the tokens of the camp."""
        scene, seat, side = self._scene, state.seat_of(clan), self._scene.side_of(clan)
        bound = scene.bound_to_stay(state)
        if seat is None:
            group = scene.reasons.clan(clan)
        else:
            group = self.tr("Camp of {name}, {clan}").format(
                name=scene.words.name_of(seat), clan=self._terms.clan(clan)
            )
            told = scene.tells_points(state)
            said = [scene.reasons.note(state, clan, told=told)]
            if told:
                said.insert(0, self.tr("%n point(s)", "", state.running[seat]))
            where = pixmaps.place(BOARD, f"corner-{side}")
            name = f"corner-{clan.name.lower()}"
            yield Thing(name, ", ".join(said), where, group, Kind.TEXT)
        for space in SPACES:
            lying = self._lying(state, clan, space)
            if lying and (clan, space) in bound:
                token = self.tr("{token}, cannot leave yet").format(token=face(lying))
            else:
                token = face(lying) if lying else self.tr("empty")
            words = self.tr("{space}: {token}").format(space=self._terms.space(space), token=token)
            name = f"camp-{clan.name.lower()}-{self._terms.space(space)}"
            yield Thing(name, words, scene.space(clan, space), group)

    def _lying(self, state: Position, clan: Clan, space: Space) -> Token:
        """What lies on a space of a camp; while camps are laid by hand, what was laid so far."""
        if state.phase is not Phase.LAY or clan is not state.laid_next:
            return state.board.camps[clan][space]
        entered = self._scene.entered
        return Token(entered[space]) if space < len(entered) else NOTHING


Things = CrocoThings
