"""The protocol of a game: a stateless set of answers about immutable positions.

Dice and draws are actions too, taken by CHANCE. So a position never hides what
is to come, a log replays without a generator, and a test plays ``roll 6 6 1``.

Positions, actions and events are frozen structs of tuples, numbers, words and enums. A
bot that looks ahead makes them by the thousand, and a dataclass takes several times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, NewType, Protocol, TypeAlias, TypeVar

import msgspec

from tabletop.kernel.errors import OptionError
from tabletop.kernel.options import Option, Options

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise."""

CHANCE: Final = Seat(-1)
"""Who acts when dice are thrown or something is drawn."""

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")


class Rng(Protocol):
    """The one method of a generator that rules may call: its sequence is promised by Python."""

    def random(self) -> float:
        """A number from 0 up to, but without, 1."""
        ...


class Event(msgspec.Struct, frozen=True):
    """A small frozen fact about a step, in the game's words; never needed to know the position."""


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What an action led to: the position after it and the story of how."""

    state: S
    events: tuple[Event, ...] = ()


class Score(msgspec.Struct, frozen=True):
    """Points of one seat: the total and, by name, what it is made of."""

    total: int
    parts: tuple[tuple[str, int], ...] = ()


class Ranking(msgspec.Struct, frozen=True):
    """Who won, and by what.

    ``places`` holds a place per seat, 1 for the best; ``winners`` is empty where
    nobody wins (alone, or when the table only wanted to learn). ``reason`` is a
    word of the game's own for what decided it.
    """

    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Game(Protocol[S, A]):
    """What a game answers; positions are ``S``, actions ``A``."""

    @property
    def id(self) -> str:
        """The name of its folder and in saves."""
        ...

    @property
    def names(self) -> dict[str, str]:
        """Its name by language code."""
        ...

    @property
    def rules_version(self) -> int:
        """Goes up when an old log would replay differently."""
        ...

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it can be played by."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What the table may agree on before the first action."""
        ...

    def longest(self, seats: int) -> int:
        """A number of actions that no match of so many seats exceeds."""
        ...

    def initial(self, options: Options, seats: int) -> S:
        """The position before the first action; raises OptionError."""
        ...

    def turn(self, state: S) -> Seat | None:
        """Who acts: a seat, CHANCE, or None when it is over."""
        ...

    def roller(self, state: S) -> Seat | None:
        """Whose hand holds the dice that CHANCE is about to show; None for the table's."""
        ...

    def throws(self, action: A) -> bool:
        """Whether who makes *action* throws dice with it: no hand is waited for after it."""
        ...

    def rests(self, state: S) -> bool:
        """Whether a part of the match is over and the table is looked at before it goes on."""
        ...

    def deals(self, state: S) -> bool:
        """Whether the app draws here also for those who throw their own dice: cards, mostly."""
        ...

    def legal_actions(self, state: S) -> tuple[A, ...]:
        """All actions in a fixed order; for CHANCE every outcome, or () where there are many.

        Outcomes that are listed are equally likely.
        """
        ...

    def is_outcome(self, state: S, action: A) -> bool:
        """Whether chance may do this here, also where outcomes are too many to list."""
        ...

    def sample(self, state: S, rng: Rng) -> A:
        """One outcome of the pending roll or draw, by its odds."""
        ...

    def apply(self, state: S, action: A) -> Step[S]:
        """The step *action* makes; trusts the caller that it is legal."""
        ...

    def scores(self, state: S) -> tuple[Score, ...]:
        """Points per seat as they stand."""
        ...

    def ranking(self, state: S) -> Ranking:
        """The places as they stand, tie-breaks applied."""
        ...

    def notation(self, state: S) -> str:
        """The position on one line; equal exactly for equal positions."""
        ...

    def parse(self, text: str) -> S:
        """The position that a line tells; raises NotationError."""
        ...

    def encode(self, action: A) -> str:
        """The action as one short line a person can read and type."""
        ...

    def decode(self, text: str) -> A:
        """The action that a line tells; raises NotationError."""
        ...


AnyGame: TypeAlias = Game[Any, Any]


def is_legal(game: Game[S, A], state: S, action: A) -> bool:
    """Whether *action* may be made in *state*, by a seat or by chance."""
    if game.turn(state) == CHANCE:
        return game.is_outcome(state, action)
    return action in game.legal_actions(state)


def one_of(outcomes: Sequence[T], rng: Rng) -> T:
    """One of equally likely *outcomes*."""
    return outcomes[int(rng.random() * len(outcomes))]


def ranked(results: Sequence[tuple[int, ...]], reasons: Sequence[str]) -> Ranking:
    """The places by results of which each number counts more than all that follow it.

    More is better. *reasons* names what each number is: that which sets the winner
    apart is told, "shared" where none does, and "alone" where nobody else plays.
    """
    places = tuple(1 + sum(other > result for other in results) for result in results)
    if len(results) == 1:
        return Ranking(places, (), "alone")
    winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
    if len(winners) > 1:
        return Ranking(places, winners, "shared")
    best, second = sorted(results, reverse=True)[:2]
    decides = next(at for at, number in enumerate(best) if number != second[at])
    return Ranking(places, winners, reasons[decides])


def check_seats(game: str, allowed: Sequence[int], seats: int) -> None:
    """Raises OptionError unless *game* can be played by *seats* players."""
    if seats not in allowed:
        raise OptionError(
            "{game} is played by {numbers} players, not by {seats}.",
            game=game,
            numbers=tuple(allowed),
            seats=seats,
        )
