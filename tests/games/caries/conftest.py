"""Positions of Caries in short, and lines played on them.

A player is written as in the notation, ``1.03+2 yoorb``: one lap done, on space 3,
two appointments, and teeth whose healthy rest needs no writing. The circuit is::

    0 D  1 S  2 B  3 R  4 S  5 B  6 S  7 R  8 S  9 B 10 S 11 R 12 B 13 S
   14 C 15 S 16 B 17 R 18 S 19 B 20 S 21 R 22 S 23 B 24 S 25 R 26 B 27 S
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop import games
from tabletop.games.caries.position import CIRCUIT, Position
from tabletop.kernel.game import Event, is_legal

DENTIST = "0.00+0"


class Table:
    """Caries told in lines."""

    game = games.load("caries")

    def position(
        self,
        *players: str,
        turn: str = "1 move",
        cube: str = "-",
        dice: str = "one",
        asked: str = "-",
        task: str = "-",
        **options: str,
    ) -> Position:
        """A position: players, and whatever differs from the first move of seat 1."""
        agreed = (
            options.get("dice_option", "one"),
            options.get("mode", "standard"),
            options.get("teeth", "auto"),
            options.get("circuit", CIRCUIT),
        )
        table = " / ".join(_whole(player) for player in players or (DENTIST,))
        return self.game.parse(
            f"{' '.join(agreed)} | {table} | cube {cube} | {turn} | {dice} | {asked} | {task}"
        )

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

    def may(self, state: Position) -> list[str]:
        """All that may happen now, as lines."""
        return [self.game.encode(action) for action in self.game.legal_actions(state)]

    def says(self, state: Position) -> str:
        """Seat and phase, as the notation has them: ``1 move``."""
        return self.game.notation(state).split(" | ")[3]

    def player(self, state: Position, seat: int = 1) -> str:
        """One player as the notation has it, without the healthy rest of the teeth."""
        return self.game.notation(state).split(" | ")[1].split(" / ")[seat - 1].rstrip(".").rstrip()

    def counts(self, state: Position, seat: int = 1) -> tuple[int, int, int, int]:
        """How many yellow, orange, red and black markers a player has."""
        teeth = self.player(state, seat).partition(" ")[2]
        return tuple(teeth.count(letter) for letter in "yorb")


def _whole(player: str) -> str:
    tokens, _, teeth = player.partition(" ")
    return f"{tokens} {teeth:.<16}"


@pytest.fixture(scope="session")
def caries() -> Table:
    return Table()


@pytest.fixture(scope="session")
def mouth() -> Callable[..., str]:
    """Teeth with so many yellow, orange, red and black markers, the worst in front."""

    def mouth(yellow: int, orange: int, red: int, black: int) -> str:
        return "b" * black + "r" * red + "o" * orange + "y" * yellow

    return mouth
