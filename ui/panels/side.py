"""The panels beside the table: who plays, what can be done, guide and hint, what happened."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.kernel.game import AnyGame
from tabletop.kernel.match import Played
from tabletop.kernel.seats import Player
from ui.panels.guide import GuideCard, HintCard
from ui.panels.log import LogPanel
from ui.panels.moves import MovesPanel
from ui.panels.players import PlayersPanel
from ui.soon import soon
from ui.stage.theme import Theme
from ui.words import GameWords

NARROW, WIDE = 250, 360
"""Points that the panels take at least and at most; the table has the rest."""
_LEAST, _MOST = 300, 600
"""Thousandths that the moves have of the height that they share with the log."""


class Side(QWidget):
    """Players, moves, guide or hint, and log of one match."""

    def __init__(self, game: AnyGame, players: tuple[Player, ...], words: GameWords, theme: Theme):
        super().__init__()
        self.players = PlayersPanel(game, players, words, theme)
        self.moves = MovesPanel(game, words)
        self.guide = GuideCard(theme)
        self.hint = HintCard(theme)
        self.log = LogPanel(words)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.players)
        column.addWidget(self.moves)
        column.addWidget(self.guide)
        column.addWidget(self.hint)
        column.addWidget(self.log)
        self.setFixedWidth(NARROW)
        self._is_hinted = False
        self._wanted = _LEAST
        self.moves.filled.connect(self._make_room)
        self._divide()

    def share(self, *, hinted: bool) -> None:
        """How the lists share the height: with a hint what can be done is read, else what was."""
        self._is_hinted = hinted
        self._divide()

    def _divide(self) -> None:
        moves = _MOST if self._is_hinted else self._wanted
        self._column.setStretchFactor(self.moves, moves)
        self._column.setStretchFactor(self.log, 1000 - moves)

    def _wanted_now(self) -> int:
        """The part in which all moves are in sight, as far as the log can spare it."""
        shared = max(1, self.moves.height() + self.log.height())
        return min(max(_LEAST, ceil(1000 * self.moves.whole_height / shared)), _MOST)

    def _make_room(self) -> None:
        """What once was wanted is kept: to and fro at every turn would be restless."""
        if self.isVisible():
            self._wanted = max(self._wanted, self._wanted_now())
            self._divide()

    def take(self, spare: int) -> None:
        """Takes the width that the table cannot use."""
        self.setFixedWidth(min(max(NARROW, spare), WIDE))

    def tell(self, played: Played) -> None:
        """One action more is on the table."""
        self.log.tell(played)
        self.players.sync(played.after)

    def retell(self, log: Iterable[Played], state: Any) -> None:
        """The match is elsewhere: at *state*, after *log*."""
        self.log.retell(log)
        self.players.sync(state)

    def look_back(self, ply: int, state: Any) -> None:
        """Somebody looks at *state*, after *ply* actions of those that are told."""
        self.log.mark(ply)
        self.players.sync(state)

    def retranslate(self) -> None:
        """Words in the language of the window; the log comes with ``retell``."""
        self.players.retranslate()
        self.moves.retranslate()
        self.guide.retranslate()
        self.hint.retranslate()
        self.log.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Signs in the colours of *theme*."""
        self.players.set_theme(theme)
        self.guide.set_theme(theme)
        self.hint.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wanted = self._wanted_now()
        self._divide()
        self._make_room_for_cards()

    def event(self, event: QEvent) -> bool:
        """A card that comes or goes takes room, or gives it back."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            # What changes while a layout is being made is not laid out.
            soon(self, self._make_room_for_cards)
        return handled

    def _make_room_for_cards(self) -> None:
        """Guide and hint leave room for the lists; in a low window they lie over the log."""
        room = self.height() - self.players.sizeHint().height()
        room -= self.moves.minimumSizeHint().height()
        log = self.log.minimumSizeHint().height()
        cards = (self.guide, self.hint)
        least = sum(card.least_height for card in cards if not card.isHidden())
        self.log.setVisible(not least or least + log <= room)
        for card in cards:
            card.give_room(room - (0 if self.log.isHidden() else log))
