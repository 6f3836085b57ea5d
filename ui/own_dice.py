"""Real dice at the table: what they show is clicked on the board, chosen in the list, or typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from ui.match_page import MatchPage


class OwnDice(QObject):
    """Asks for what the dice of the people at *page* show, and takes it back face by face."""

    def __init__(self, page: MatchPage):
        super().__init__(page)
        self._page = page
        self._kept: tuple[Any, tuple[int, ...]] = (None, ())
        page.scene.entering.connect(self._keep)
        page.scene.entering.connect(page.changed)
        page.session.stepped.connect(self._forget)
        page.session.rewound.connect(self._forget)

    def _keep(self) -> None:
        """What was entered so far survives whatever asks anew: another language, a review."""
        self._kept = (self._page.session.state, self._page.scene.entered)

    def _forget(self) -> None:
        self._kept = (None, ())

    def ask(self, state: Any) -> None:
        """Dice were thrown in *state*: asks for them on the table and in the list."""
        asked, entered = self._kept
        self._page.scene.ask_dice(state)
        if entered and asked == state:
            self._page.scene.enter(entered)
        self._page.moves.ask_dice(state)

    def asked(self, state: Any, asked: str) -> str:
        """The line above the board, with *asked* from the game."""
        by_hand = self._page.words.by_hand(state)
        if by_hand is not None:
            return by_hand
        is_lot = self._page.session.match.game.roller(state) is None
        text = (
            self.tr("{asked} Enter what it says.")
            if is_lot
            else self.tr("{asked} Enter what your dice show.")
        )
        return text.format(asked=asked)

    def key(self, event: QKeyEvent) -> bool:
        """A key that no one else has taken; whether it is for the dice."""
        if not self._page.host.awaits_dice:
            return False
        if event.key() == Qt.Key.Key_Backspace:
            self._page.undo()
        elif event.text().isdigit():
            self._page.moves.begin_typing(event.text())
        else:
            return False
        return True
