"""A hint at the table: what the best bot would do here, why, and what all else would cost.

It thinks in a process of its own; what it says of a position that is no more is
dropped. Looking back one may ask as well, of any choice that was anybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt

from tabletop import games
from tabletop.analysis import HINT_BUDGET, Worths, weighed
from tabletop.kernel.advice import Measure
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.game import CHANCE
from tabletop.players import Bots
from ui import games as looks
from ui.saying import told

if TYPE_CHECKING:
    from ui.match_page import MatchPage


EQUAL: Final = {Measure.POINTS: 0.05, Measure.CHANCE: 0.005}
"""Worths that differ by less are told as equal."""


class Hint(QObject):
    """The hint of one match page."""

    def __init__(self, page: MatchPage, bots: Bots):
        super().__init__(page)
        self._page = page
        self._thinking = bots.beside
        self._token: object | None = None
        self._state: Any = None
        """The position of which something is asked or told."""
        self._worths: Worths = ()
        self.card = page.side.hint
        self.card.closed.connect(self.close)
        page.changed.connect(self._follow)
        self._thinking.answered.connect(self._answered, Qt.ConnectionType.QueuedConnection)

    @property
    def is_possible(self) -> bool:
        """Whether somebody decides where one looks."""
        page = self._page
        if page.is_reviewing():
            return page.session.match.game.turn(page.shown_state()) not in (None, CHANCE)
        return page.host.is_persons_turn and not page.director.is_moving

    @property
    def is_shown(self) -> bool:
        """Whether something is asked or told."""
        return self._state is not None

    def toggle(self) -> None:
        """Asks, or closes what was told."""
        if self.is_shown:
            self.close()
        elif self.is_possible:
            self._ask(self._page.shown_state())

    def _ask(self, state: Any) -> None:
        game = self._page.session.match.game
        self._state, self._token, self._worths = state, object(), ()
        seed = f"hint/{game.notation(state)}"
        self._thinking.send(self._token, weighed, game.id, state, seed, HINT_BUDGET)
        self.card.tell(self.tr("Thinking…"))
        self._page.side.guide.hide()
        self._page.changed.emit()

    def close(self) -> None:
        """Nothing is told any more; the table and the list say what they said before."""
        if self.is_shown:
            self._forget()
            self._page.scene.point_at(())
            self._page.look_again()

    def _forget(self) -> None:
        if self._token is not None:
            self._thinking.drop(self._token)
        self._state = self._token = None
        self._worths = ()
        if self.card.close_button.hasFocus():
            self._page.table.setFocus()
        self.card.hide()

    def leave(self) -> None:
        """The match is closed: late answers find nobody."""
        self._forget()
        self._thinking.answered.disconnect(self._answered)

    def _follow(self) -> None:
        """Of another position it knows nothing."""
        if self.is_shown and self._page.shown_state() is not self._state:
            self._forget()

    def _answered(self, token: object, found: Any) -> None:
        if self._token is None or token is not self._token:
            return
        self._token = None
        if isinstance(found, TabletopError):
            self.card.tell(told(found))
        elif isinstance(found, BaseException):
            self.card.tell(self.tr("There is no hint: {problem}").format(problem=found))
        else:
            self._worths = found
            self.tell()

    def tell(self) -> None:
        """Says it on the card, in the list and on the table; again after another language."""
        if not self._worths:
            return
        page, state, worths = self._page, self._state, self._worths
        game, words = page.session.match.game, page.words
        advice, measure = looks.advice(game.id, words), games.advice(game.id).measure
        best, most = worths[0]
        costs = {action: advice.cost(most - worth, measure) for action, worth in worths}
        notes = {
            action: self.tr("costs {cost}").format(cost=costs[action])
            for action, worth in worths
            if most - worth >= EQUAL[measure]
        }
        if page.is_reviewing():
            page.moves.show_past(state, game.legal_actions(state))
            page.scene.point_back(state, best)
        else:
            page.scene.point_at((best,))
        page.moves.note({**notes, best: self.tr("best")})
        page.moves.turn_to(best)
        reason = advice.reason(state, best, dict(worths))
        why = [f"{reason[:1].upper()}{reason[1:]}." if reason else "", self._others(worths, notes)]
        self.card.tell(
            self.tr("Best here:"), words.action(state, best), "\n".join(filter(None, why))
        )

    def _others(self, worths: Worths, notes: dict[Any, str]) -> str:
        """What the next best would cost."""
        if not notes:
            return self.tr("Everything else is as good.") if len(worths) > 1 else ""
        action, _ = worths[1]
        words = self._page.words.action(self._state, action)
        if action not in notes:
            return self.tr("As good: {action}.").format(action=words)
        return self.tr("Next best: {action} ({note}).").format(action=words, note=notes[action])
