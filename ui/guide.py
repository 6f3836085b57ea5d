"""A guided round: a card beside the table says what to do, and the table points at it.

What is said comes from the game; what is pointed at is what its strongest bot would do.
The words are there at once. The bot thinks in its own process, and what it says of a
position that is no more is dropped.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from tabletop import games
from tabletop.kernel.game import CHANCE, Seat
from tabletop.kernel.match import Played
from tabletop.kernel.seats import people
from tabletop.players import Bots, asked_of
from ui import games as looks
from ui.settings import Settings

if TYPE_CHECKING:
    from ui.match_page import MatchPage
    from ui.words import GameWords


class GameGuide(QObject):
    """What a game tells who plays it for the first time: each text is short and plain."""

    def __init__(self, words: GameWords):
        super().__init__()
        self.words = words
        self.past: Sequence[Played] = ()
        """What was played since the guide began: what is new then is told at length."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are guided."""
        return people(self.words.players)

    @abstractmethod
    def throw(self, state: Any) -> str:
        """What the throw that chance waits for is about."""

    def moving(self) -> str:
        """What a person does who moves a piece by hand; empty where a game has no such pieces."""
        return ""

    @abstractmethod
    def choice(self, state: Any) -> str:
        """What is chosen now, and what comes of it."""

    @abstractmethod
    def why(self, state: Any, action: Any) -> str:
        """Why *action* is a good choice."""

    @abstractmethod
    def waiting(self, state: Any) -> str:
        """What to watch while a bot is on the move."""

    @abstractmethod
    def farewell(self) -> str:
        """The last word: what to look for from now on."""

    @abstractmethod
    def is_over(self, began: Any, state: Any) -> bool:
        """Whether the round in which the guide began, at the position *began*, is played."""


class GuidedRound(QObject):
    """The guide at the table of one match, if the game has one and somebody sits there."""

    def __init__(self, page: MatchPage, bots: Bots, settings: Settings):
        super().__init__(page)
        match = page.session.match
        self._page = page
        self._bots = bots
        self._settings = settings
        self._guide = (
            looks.guide(match.game.id, page.words) if people(match.setup.players) else None
        )
        self._began: Any = None
        self._since = 0
        """The number of actions before the guide began."""
        self._asked_at: Any = None
        """The position of which the bot was asked last."""
        self._token: object | None = None
        self._advice: Any = None
        """What the bot has said of that position."""
        self.card = page.side.guide
        self.card.closed.connect(self.close)
        page.changed.connect(self._follow)
        page.session.stepped.connect(self._stepped)
        bots.answered.connect(self._answered, Qt.ConnectionType.QueuedConnection)
        self._began = match.start if settings.wants_guide(match.game.id) else None
        if self.is_on and self._is_over(match.ply):
            self._began = None

    @property
    def is_possible(self) -> bool:
        """Whether there is something to be guided through."""
        goes_on = self.is_on or self._page.session.turn is not None
        return self._guide is not None and goes_on

    @property
    def is_on(self) -> bool:
        """Whether somebody is guided now."""
        return self._guide is not None and self._began is not None

    def _is_over(self, ply: int) -> bool:
        """Whether the guide had told everything when so many actions were made."""
        assert self._guide is not None
        match = self._page.session.match
        self._guide.past = match.log[self._since : ply]
        return self._guide.is_over(self._began, match.state_at(ply))

    def leave(self) -> None:
        """The match is closed: late answers find nobody."""
        self._drop()
        self._bots.answered.disconnect(self._answered)

    def toggle(self) -> None:
        """Begins with the round that is played, or closes."""
        if self.is_on:
            self.close()
        elif self.is_possible:
            self._began = self._page.session.state
            self._since = self._page.session.match.ply
            self._page.changed.emit()

    def close(self) -> None:
        """Who was guided through this game knows it now."""
        self._drop()
        self._began = self._asked_at = self._advice = None
        self._settings.keep_guide(self._page.session.match.game.id, False)
        if self.card.close_button.hasFocus():
            self._page.table.setFocus()
        self.card.hide()
        self._page.scene.lights.point_at(())
        self._page.changed.emit()

    def _stepped(self, played: Played) -> None:
        """The last word has been read when a person makes the next choice."""
        players = self._page.session.match.setup.players
        is_persons = played.actor != CHANCE and players[played.actor].is_person
        if self.is_on and is_persons and self._is_over(played.ply):
            self.close()

    # What is said and pointed at

    def _follow(self) -> None:
        """Says what there is to say of the moment; while things move, nothing new."""
        if not self.is_on or self._page.host.has_left:
            return
        if self._page.hint.is_shown:
            # One adviser at a time.
            self.card.hide()
        elif self._page.is_reviewing():
            self._tell(self.tr("You are looking back. Close the review, and the guide goes on."))
        elif self._page.director.waits_for_hand:
            self._tell_hand()
        elif not self._page.director.is_moving:
            self._tell_moment()

    def _tell_hand(self) -> None:
        """The pawn waits for its player: where it goes there is no action, as for a throw."""
        assert self._guide is not None
        if text := self._guide.moving():
            self._tell(text, pointed=(None,))

    def _tell_moment(self) -> None:
        assert self._guide is not None
        host, state = self._page.host, self._page.session.state
        if self._is_over(self._page.session.match.ply):
            self._tell(self._guide.farewell())
        elif host.awaits_dice:
            enter = self.tr("Enter what your dice show.")
            self._tell(f"{self._guide.throw(state)} {enter}")
        elif host.awaits_throw:
            click = self.tr("Click there: “{throw}”.").format(throw=self._page.words.throw(state))
            self._tell(f"{self._guide.throw(state)} {click}", pointed=(None,))
        elif host.is_persons_turn:
            self._tell_choice(state)
        elif self._is_bots_turn(state):
            self._tell(self._guide.waiting(state))

    def _is_bots_turn(self, state: Any) -> bool:
        match = self._page.session.match
        seat = match.game.roller(state) if match.turn == CHANCE else match.turn
        return seat is not None and not match.setup.players[seat].is_person

    def _tell_choice(self, state: Any) -> None:
        """What is to be chosen; what is best when the bot has said it."""
        assert self._guide is not None
        actions: Sequence[Any] = self._page.session.legal_actions
        text = self._guide.choice(state)
        if len(actions) == 1:
            self._tell(text, pointed=actions)
            return
        self._ask(state)
        if self._advice is None:
            self._tell(text)
            return
        advice = self.tr("A good choice: “{action}”.").format(
            action=self._page.words.action(state, self._advice)
        )
        why = self._guide.why(state, self._advice)
        self._tell(text, advice, why, pointed=(self._advice,))

    def _tell(self, *sentences: str, pointed: Sequence[Any] = ()) -> None:
        self.card.tell(*sentences)
        self._page.scene.lights.point_at(pointed)

    # What the bot would do

    def _ask(self, state: Any) -> None:
        """Asks the strongest bot, once a position."""
        if state is self._asked_at:
            return
        match = self._page.session.match
        *_, level = games.bots(match.game.id)
        self._drop()
        self._asked_at, self._advice, self._token = state, None, object()
        self._bots.ask(self._token, asked_of(level, match.game, state))

    def _drop(self) -> None:
        """What was asked is of no use any more."""
        if self._token is not None:
            self._bots.drop(self._token)
            self._token = None

    def _answered(self, token: object, found: Any) -> None:
        """An answer; where the bot could not give one, the words alone must do."""
        if self._token is None or token is not self._token:
            return
        self._token = None
        if not isinstance(found, BaseException):
            self._advice = found
            self._follow()


def sentence(clause: str) -> str:
    """A reason that is told as it would go on, as a sentence of its own."""
    return f"{clause[:1].upper()}{clause[1:]}." if clause else ""
