"""Positions of Clever in short, and lines played on them.

A sheet is written as in the notation, and what is empty needs no writing: ``y 3.1 b 2 3
r 0/1`` has one yellow cross, two blue ones, and a re-roll that waits. Yellow cells have
their number and their row, blue ones their sum::

    yellow  3.1  6.1  5.1   X          blue        2    3    4
            2.2  1.2   X   5.2               5     6    7    8
            1.3   X   2.3  4.3               9    10   11   12
             X   3.4  4.4  6.4

Dice lie as told, ``w3 y1 b5 g3 o2 p6 / - / -``: in hand, on the platter, on the spaces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tabletop import games
from tabletop.games.clever.position import Position
from tabletop.kernel.game import CHANCE, Event, is_legal, one_of

UNTHROWN = "w. y. b. g. o. p. / - / -"
_EMPTY = {"y": "", "b": "", "g": "0", "o": "", "p": "", "r": "0/0", "e": "0/0"}


class Table:
    """Clever told in lines."""

    game = games.load("clever")

    def position(
        self,
        *sheets: str,
        turn: str = "asked 1 throw 1",
        dice: str = UNTHROWN,
        extra: str = "-",
        due: str = "-",
        round: int = 5,
        first: int = 1,
        active: int = 1,
        passive: str = "may",
    ) -> Position:
        """A position: sheets, and whatever differs from seat 1's first throw of round 5."""
        table = " / ".join(_whole(sheet) for sheet in sheets or ("",))
        return self.game.parse(
            f"{passive} round {round} | first {first} active {active} {turn} | "
            f"{dice} / {extra} | {due} | {table}"
        )

    def holding(self, die: str, sheet: str = "", roll: int = 3) -> Position:
        """Seat 1 has only this die in hand, ``y5``; the others lie on the platter and show 1."""
        others = " ".join(f"{letter}1" for letter in "wybgop" if letter != die[0])
        return self.position(sheet, "", turn=f"asked 1 pick {roll}", dice=f"{die} / {others} / -")

    def start(self, seats: int = 1, passive: str = "may") -> Position:
        """The position before the first action."""
        return self.game.initial({"passive": passive}, seats)

    def play(self, state: Position, *lines: str) -> Position:
        """The position after these actions, each of them legal."""
        return self.tell(state, *lines)[0]

    def tell(self, state: Position, *lines: str) -> tuple[Position, tuple[Event, ...]]:
        """The position after these actions and what is told of them."""
        story: tuple[Event, ...] = ()
        for line in lines:
            action = self.game.decode(line)
            assert is_legal(self.game, state, action), f"{line} in {self.game.notation(state)}"
            step = self.game.apply(state, action)
            state, story = step.state, story + step.events
        return state, story

    def walk(self, state: Position, seed: str) -> Iterator[Position]:
        """The positions of a match from here, by chance and whim."""
        rng = Random(seed)
        while (turn := self.game.turn(state)) is not None:
            yield state
            legal = self.game.legal_actions(state)
            action = self.game.sample(state, rng) if turn == CHANCE else one_of(legal, rng)
            state = self.game.apply(state, action).state
        yield state

    def may(self, state: Position) -> list[str]:
        """All that may happen now, as lines."""
        return [self.game.encode(action) for action in self.game.legal_actions(state)]

    def says(self, state: Position) -> str:
        """Who is asked what, as the notation has it: ``asked 1 pick 2``."""
        return self._part(state, 1).split(" ", 4)[4]

    def dice(self, state: Position) -> str:
        """Where the dice lie: in hand, on the platter, on the spaces."""
        return self._part(state, 2).rpartition(" / ")[0]

    def due(self, state: Position) -> str:
        """The bonuses that wait."""
        return self._part(state, 3)

    def sheet(self, state: Position, seat: int = 1) -> str:
        """One sheet in short, without what is empty."""
        return _short(self._part(state, 4).split(" / ")[seat - 1])

    def points(self, state: Position, seat: int = 1) -> dict[str, int]:
        """The points of one seat by area."""
        return dict(self.game.scores(state)[seat - 1].parts)

    def total(self, state: Position, seat: int = 1) -> int:
        """All the points of one seat."""
        return self.game.scores(state)[seat - 1].total

    def _part(self, state: Position, number: int) -> str:
        return self.game.notation(state).split(" | ")[number]


def _parts(sheet: str) -> dict[str, str]:
    return {part[0]: part[2:] for part in re.findall(r"[a-z](?: [^a-z]+)?(?= |$)", sheet)}


def _whole(sheet: str) -> str:
    parts = {**_EMPTY, **_parts(sheet)}
    return " ".join(f"{name} {marks}".rstrip() for name, marks in parts.items())


def _short(sheet: str) -> str:
    kept = {name: marks for name, marks in _parts(sheet).items() if marks != _EMPTY[name]}
    return " ".join(f"{name} {marks}" for name, marks in kept.items())


@pytest.fixture(scope="session")
def clever() -> Table:
    return Table()
