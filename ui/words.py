"""What a game says: every sentence of the log, the moves list, the asking line and the end.

A game's words are one class with one translation context. Sentences are written
from an event, an action or a position alone.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLocale, QObject

from tabletop.kernel.game import Event, Ranking, Seat
from tabletop.kernel.seats import COLOURS, Player


def figure(number: int) -> str:
    """A number as it is printed: with a minus sign, and not with a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


class GameBox(QObject):
    """What is printed on a game's box. The shelf shows it without opening the box."""

    seats: tuple[int, ...]
    """The numbers of players, as the rules have them."""
    colours: tuple[str, ...] = COLOURS
    """The colours that a seat may have: none that means something else in the game."""

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    @abstractmethod
    def blurb(self) -> str:
        """The game in one sentence."""

    @abstractmethod
    def thanks(self) -> str:
        """Whose game it is: authors and publishers as the rules text names them."""


@dataclass(frozen=True, slots=True)
class ChanceWords:
    """How a game speaks of what chance brings: of dice, unless it has others.

    *own* is the wish to do it by hand, *fair* that nothing is taken back after it, and
    *closed* why nothing can be. *like* asks for it, with ``{example}`` in it, *shown* is
    what is asked for, *cannot* says that ``{text}`` is not it, and *back* takes a part of
    it back. *same* is what one seed has in common.
    """

    own: str
    fair: str
    closed: str
    like: str
    shown: str
    cannot: str
    back: str
    same: str


class GameWords(QObject):
    """What a game says about *players*. Language changes are seen at the next call."""

    def __init__(self, players: Sequence[Player] = ()):
        super().__init__()
        self.players = tuple(players)

    def name_of(self, seat: Seat) -> str:
        """The name of who sits there."""
        return self.players[seat].name if seat < len(self.players) else str(seat + 1)

    def chance(self) -> ChanceWords:
        """How the game speaks of what chance brings."""
        return ChanceWords(
            self.tr("We throw our own dice and enter what they show"),
            self.tr("Nothing is taken back once dice were shown"),
            self.tr("Undo is closed: dice were shown since your last choice"),
            self.tr("Your dice, like {example}"),
            self.tr("What your dice show"),
            self.tr("The dice cannot show “{text}” here."),
            self.tr("Take back the last die"),
            self.tr("The same seed brings the same dice to those who decide the same."),
        )

    def are_counted(self, state: Any) -> bool:
        """Whether points are told that are hidden while one plays; in the end they always are."""
        return False

    def side(self, state: Any, seat: Seat) -> str:
        """Which side a player has, where that is not told by the seat."""
        return ""

    @abstractmethod
    def option(self, option: str) -> str:
        """The label of an option."""

    @abstractmethod
    def value(self, option: str, value: str) -> str:
        """The label of one of an option's values."""

    @abstractmethod
    def bot(self, level: str) -> tuple[str, str]:
        """The name of a bot, and in one line how it thinks."""

    @abstractmethod
    def sentence(self, event: Event) -> str | None:
        """What the log says of an event; None where it says nothing."""

    def story(self, events: Sequence[Event]) -> list[str]:
        """What the log says of a step; a game may tell several events in one sentence."""
        return [said for event in events if (said := self.sentence(event)) is not None]

    def is_head(self, event: Event) -> bool:
        """Whether what the log says of an event is the head of a new part of the match."""
        return False

    @abstractmethod
    def action(self, state: Any, action: Any) -> str:
        """An action as a row of the moves list."""

    @abstractmethod
    def throw(self, state: Any) -> str:
        """The throw that chance waits for, as a row of the moves list."""

    def dice(self, state: Any) -> Sequence[str]:
        """The real dice that are asked for, in the order in which their faces are told.

        Empty where one is like the other.
        """
        return ()

    def by_hand(self, state: Any) -> str | None:
        """What is to be entered that chance brings by hand; None where the table says it."""
        return None

    def moving(self, event: Event) -> str:
        """What a person is asked to move by hand, for the line above the board."""
        return self.sentence(event) or ""

    @abstractmethod
    def asked(self, state: Any) -> str:
        """Whose turn it is and what is asked, in one sentence."""

    @abstractmethod
    def part(self, part: str) -> str:
        """The label of a part of a score."""

    @abstractmethod
    def reason(self, state: Any, ranking: Ranking) -> str:
        """Who won, and by what."""

    def appreciation(self, state: Any, seat: Seat) -> str:
        """A word on a player's result, where the game gives one."""
        return ""

    # The score counter

    def entry(self, entry: str) -> str:
        """The label of a line of the pad, where the game has a score counter."""
        return entry

    def counted(self, ranking: Ranking) -> str:
        """Who won what was only counted: then there is no position to tell it from."""
        return self.reason(None, ranking)

    def rating(self, points: int) -> str:
        """How good so many points alone are, where the game says so."""
        return ""

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list in the language of the window."""
        return QLocale().createSeparatedList(list(words))
