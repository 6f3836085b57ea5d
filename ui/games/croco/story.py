"""How the events of Croco look when they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tabletop.games.croco.board import Camp
from tabletop.games.croco.events import (
    CampLaid,
    ClanChosen,
    GameEnded,
    TokenPlaced,
    TurnedOver,
)
from tabletop.games.croco.position import Position, other
from tabletop.games.croco.printed import CLAN_OF, SPACES, TURNED, Cell, Clan
from tabletop.kernel.game import Event
from ui.games.croco.drawings import lying, token_art
from ui.pieces.token import Token
from ui.stage.motion import Moving, after_another, together

if TYPE_CHECKING:
    from ui.games.croco.scene import Scene

_ON_TOP: Final = 40
_RIPPLE_MS: Final = 45


class Story:
    """Turns events into motion on *scene*, which shows ``shown`` before them."""

    shown: Position

    def __init__(self, scene: Scene):
        self._scene = scene
        self._came: dict[Cell, Token] = {}
        """Tokens that lie on a cell and are still those of their camp."""

    def begin(self, state: Position) -> None:
        """The table shows *state*."""
        self.shown = state
        self._came.clear()

    def told(self, event: Event) -> Moving | None:
        """The motion of one event; None where nothing moves."""
        match event:
            case TokenPlaced():
                return self._placed(event)
            case TurnedOver():
                return self._turned(event)
            case CampLaid(clan, camp):
                return self._laid(clan, camp)
            case ClanChosen():
                return self._chosen(event)
            case GameEnded():
                return self._scene.motion.pause(700)
            case _:
                return None

    def _placed(self, event: TokenPlaced) -> Moving:
        scene = self._scene
        token = scene.in_camp[CLAN_OF[event.token], event.space]
        token.setZValue(_ON_TOP)
        self._came[event.cell] = token
        there = lying(scene.cell(event.cell)).topLeft()
        return after_another([scene.motion.slide(token, there, 420), scene.motion.pause(120)])

    def _turned(self, event: TurnedOver) -> Moving:
        scene = self._scene
        token = self._came.get(event.at, scene.on_cell[event.at])
        back = token_art(TURNED[CLAN_OF[event.loser]])
        turn = scene.motion.turn_over(token, back)
        return after_another([turn, scene.motion.pause(180)])

    def _laid(self, clan: Clan, camp: Camp) -> Moving:
        """One token after the other falls into its space."""
        scene = self._scene
        falls = []
        for space in SPACES:
            token = scene.in_camp[clan, space]
            token.show_art(token_art(camp[space]))
            if token.isVisible():
                # It was laid by hand.
                continue
            token.put(lying(scene.space(clan, space)))
            token.setOpacity(0)
            token.show()
            wait = scene.motion.pause(1 + _RIPPLE_MS * space)
            falls.append(after_another([wait, scene.motion.appear(token, 200)]))
        return together(falls) if falls else scene.motion.pause(1)

    def _chosen(self, event: ClanChosen) -> Moving | None:
        """Who sits alone at the table has the own camp below: then the camps change places."""
        scene = self._scene
        green = event.seat if event.clan is Clan.GREEN else other(event.seat)
        below = scene.foremost(replace(self.shown, green=green))
        if below is scene.below:
            return scene.motion.pause(250)
        scene.below = below
        return together(
            scene.motion.slide(token, lying(scene.space(clan, space)).topLeft(), 600)
            for (clan, space), token in scene.in_camp.items()
        )
