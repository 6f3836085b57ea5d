"""The manner in which a match is shown and played, as the settings say: paces, hands, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.settings import PACES_OF_BOTS, Settings
from ui.stage.motion import PACES
from ui.stage.spots import Input

if TYPE_CHECKING:
    from ui.match_page import MatchPage


class Manner:
    """Keeps a match page to the settings: ``follow`` takes over what was set."""

    def __init__(self, page: MatchPage, settings: Settings):
        self._page = page
        self.settings = settings

    @property
    def pace_of_bots(self) -> str:
        """How fast bots play here."""
        return self.settings.pace_of_bots(self._page.session.match.game.id)

    def follow(self) -> None:
        """Does as is set now."""
        page, scene = self._page, self._page.scene
        pace, by_hand = PACES[self.settings.speed], self.settings.pawns == "hand"
        if (pace, by_hand) != (scene.motion.pace, scene.by_hand):
            # What moves was made for another pace.
            page.director.finish()
        scene.motion.pace, scene.by_hand = pace, by_hand
        self._show_points(self.settings.points == "shown")
        scene.hand.input = Input(self.settings.input)
        page.host.throws_for_people = self.settings.throws == "auto"
        page.host.unhurried = PACES_OF_BOTS[self.pace_of_bots]
        # Dice that waited for a hand may fall by themselves now, and the other way round.
        page.director.look_again()

    def _show_points(self, shown: bool) -> None:
        """Tells points while the match is played, or not."""
        page = self._page
        if shown == page.scene.shows_points:
            return
        page.director.finish()
        page.scene.shows_points = page.side.players.shows_points = shown
        page.scene.sync(page.shown_state())
        page.side.players.sync(page.shown_state())
