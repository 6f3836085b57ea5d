"""A hint at the table: what the best bot would do here, why, and what all else would cost.

It thinks in a process of its own; what it says of a position that is no more is
dropped. Looking back one may ask as well, of any choice that was anybody's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from tabletop import games
from tabletop.analysis import HINT_BUDGET, Worths, weighed
from tabletop.kernel.advice import EQUAL
from tabletop.kernel.game import CHANCE
from tabletop.players import Bots
from ui import games as looks
from ui.saying import why

if TYPE_CHECKING:
    from ui.match_page import MatchPage


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
        self._trouble: BaseException | None = None
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
            self._ask()

    def _ask(self) -> None:
        self._begin()
        game = self._page.session.match.game
        self._token = object()
        seed = f"hint/{game.notation(self._state)}"
        self._thinking.send(self._token, weighed, game.id, self._state, seed, HINT_BUDGET)
        self._page.changed.emit()
        self.tell()

    def show(self, worths: Worths) -> None:
        """Tells what is known already of the position where one looks."""
        self._begin()
        self._worths = worths
        self._page.changed.emit()
        self.tell()

    def _begin(self) -> None:
        """Of the position where one looks nothing is known yet."""
        self._forget()
        self._state = self._page.shown_state()
        self._page.side.share(hinted=True)

    def close(self) -> bool:
        """Nothing is told any more; what was begun on the table stays. False where nothing was."""
        if not self.is_shown:
            return False
        self._forget()
        self._page.scene.lights.point_at(())
        if self._page.is_reviewing():
            self._page.past.show()
        else:
            self._page.list_actions()
            self._page.changed.emit()
        return True

    def _forget(self) -> None:
        if self._token is not None:
            self._thinking.drop(self._token)
        self._state = self._token = self._trouble = None
        self._worths = ()
        if self.card.close_button.hasFocus():
            self._page.table.setFocus()
        self.card.hide()
        self._page.side.share(hinted=False)

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
        if isinstance(found, BaseException):
            self._trouble = found
        else:
            self._worths = found
        self.tell()

    # What is told

    def tell(self) -> None:
        """Says it on the card, in the list and on the table, as often as these are made anew."""
        if not self.is_shown:
            return
        if self._worths:
            self._tell_worths(self._worths)
        elif self._trouble is not None:
            text = self.tr("There is no hint: {problem}")
            self.card.tell(text.format(problem=why(self._trouble)))
        else:
            self.card.tell(self.tr("Thinking…"))

    def _tell_worths(self, worths: Worths) -> None:
        page, state = self._page, self._state
        best, _ = worths[0]
        costs = self._costs(worths)
        notes = {
            action: self.tr("costs {cost}").format(cost=cost) for action, cost in costs.items()
        }
        chosen = self._chosen()
        if chosen in notes:
            notes[chosen] = self.tr("chosen, costs {cost}").format(cost=costs[chosen])
        if len(worths) > 1:
            notes[best] = self.tr("best")
        order = [action for action, _ in worths]
        page.moves.rank(state, order, notes, is_past=page.is_reviewing())
        if page.is_reviewing():
            page.past.point(best)
        else:
            page.scene.lights.point_at((best,))
        advice = looks.advice(page.session.match.game.id, page.words)
        reason = advice.reason(state, best, dict(worths))
        sentence = f"{reason[:1].upper()}{reason[1:]}." if reason else ""
        because = [sentence, self._others(worths, notes)]
        self.card.tell(
            self._head(chosen, costs, len(worths)),
            page.words.action(state, best),
            "\n".join(filter(None, because)),
        )

    def _costs(self, worths: Worths) -> dict[Any, str]:
        """In words what is lost by each action that is worse than the best."""
        game, (_, most) = self._page.session.match.game.id, worths[0]
        advice, measure = looks.advice(game, self._page.words), games.advice(game).measure
        return {
            action: advice.cost(most - worth, measure)
            for action, worth in worths
            if most - worth >= EQUAL[measure]
        }

    def _chosen(self) -> Any:
        """What was done there, where one looks back; None at the table."""
        page, ply = self._page, self._page.shown_ply()
        log = page.session.match.log
        return log[ply].action if page.is_reviewing() and ply < len(log) else None

    def _head(self, chosen: Any, costs: Mapping[Any, str], count: int) -> str:
        """What stands above the best action."""
        if count == 1:
            return self.tr("The only thing to do:")
        if chosen not in costs:
            return self.tr("Best here:")
        done = self._page.words.action(self._state, chosen)
        return self.tr("Chosen was “{action}”: it costs {cost}. Better:").format(
            action=done, cost=costs[chosen]
        )

    def _others(self, worths: Worths, notes: Mapping[Any, str]) -> str:
        """What the next best would cost."""
        if len(worths) == 1:
            return ""
        if len(notes) == 1:
            return self.tr("Everything else is as good.")
        action, _ = worths[1]
        words = self._page.words.action(self._state, action)
        if action not in notes:
            return self.tr("As good: {action}.").format(action=words)
        return self.tr("Next best: {action} ({note}).").format(action=words, note=notes[action])
