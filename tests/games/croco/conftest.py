"""Positions of Croco in short, and placements told by token and cell.

A crocodile is told from its head, ``5: . b4- g . .``, and what is not told is empty. A
camp of up to six tokens lies in the upper row above an emptied one, so that each of
them may leave; a camp of twelve words is told space by space. ``2- on 5.4`` is a
placement by whoever is asked, from the first space from which such a token may leave.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tabletop import games
from tabletop.games.croco.position import Position
from tabletop.kernel.game import CHANCE, Event, is_legal, one_of

GREEN = "1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-"
BLUE = "1+ 2+ 3+ 4+ 5+ 6+ 1- 2- 3- 3- 4- 6-"
LENGTHS = (3, 4, 5, 6, 7)


class Table:
    """Croco told in lines."""

    game = games.load("croco")

    def start(self, **options: str) -> Position:
        """The position before the first action."""
        return self.game.initial(options, 2)

    def laid(self, clan: str = "green", green: str = GREEN, blue: str = BLUE) -> Position:
        """Both camps are laid, and who begins has chosen *clan*."""
        return self.play(self.start(), f"lay green {green}", f"lay blue {blue}", f"choose {clan}")

    def position(
        self,
        *crocodiles: str,
        green: str = "7-",
        blue: str = "6-",
        places: str = "green",
        seat: int = 1,
        phase: str = "place",
        match: str = "1/1 alternate | -",
        first: int = 1,
    ) -> Position:
        """A position: crocodiles, camps, and which clan *places*, which is that of *seat*."""
        has_green = seat if places == "green" else 3 - seat
        return self.game.parse(
            f"{match} | first {first} asked {seat} {phase} green {has_green} | "
            f"{self.board(*crocodiles, green=green, blue=blue)}"
        )

    def board(self, *crocodiles: str, green: str = "7-", blue: str = "6-") -> str:
        """What lies where, as the notation has it."""
        cells = {length: " ".join("." * length) for length in LENGTHS}
        cells.update((int(told[0]), told[3:]) for told in crocodiles)
        camps = (f"green {_camp(green)}", f"blue {_camp(blue)}")
        return " | ".join((*camps, *cells.values()))

    def play(self, state: Position, *lines: str) -> Position:
        """The position after these actions, each of them legal."""
        return self.tell(state, *lines)[0]

    def tell(self, state: Position, *lines: str) -> tuple[Position, tuple[Event, ...]]:
        """The position after these actions and what is told of them."""
        story: tuple[Event, ...] = ()
        for told in lines:
            line = self._whole(state, told)
            action = self.game.decode(line)
            assert is_legal(self.game, state, action), f"{line} in {self.game.notation(state)}"
            step = self.game.apply(state, action)
            state, story = step.state, story + step.events
        return state, story

    def _whole(self, state: Position, line: str) -> str:
        short = re.fullmatch(r"(\S+) on (\S+)", line)
        if not short:
            return line
        ways = [way for way in self.may(state) if re.search(f" {re.escape(short[1])} from", way)]
        ways = [way for way in ways if way.endswith(f" on {short[2]}")]
        assert ways, f"{line} is not allowed in {self.game.notation(state)}"
        return ways[0]

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

    def cells_for(self, state: Position, token: str) -> set[str]:
        """The cells on which who is asked may place such a token."""
        return {line.split()[-1] for line in self.may(state) if line.split()[2] == token}

    def spaces(self, state: Position) -> set[str]:
        """The spaces from which who is asked may take a token."""
        return {line.split()[4] for line in self.may(state)}

    def asked(self, state: Position) -> str:
        """Who is asked what, as the notation has it: ``asked 1 place``."""
        return " ".join(self._part(state, 2).split()[2:5])

    def camp(self, state: Position, clan: str) -> str:
        """What lies in a camp, space by space."""
        return self._part(state, 3 if clan == "green" else 4).removeprefix(f"{clan} ")

    def crocodile(self, state: Position, length: int) -> str:
        """What lies on a crocodile, from its head."""
        return self._part(state, 2 + length)

    def controls(self, state: Position, length: int) -> str:
        """The token that shows its number on a crocodile, ``b4-``; nothing where none does."""
        return "".join(word for word in self.crocodile(state, length).split() if word[1:])

    def points(self, state: Position, seat: int = 1) -> dict[str, int]:
        """The points of a seat, crocodile by crocodile or game by game."""
        return dict(self.game.scores(state)[seat - 1].parts)

    def totals(self, state: Position) -> list[int]:
        """All the points, seat by seat."""
        return [score.total for score in self.game.scores(state)]

    def _part(self, state: Position, number: int) -> str:
        return self.game.notation(state).split(" | ")[number]


def _camp(tokens: str) -> str:
    lying = tokens.split()
    return " ".join(lying if len(lying) == 12 else lying + ["."] * (12 - len(lying)))


@pytest.fixture(scope="session")
def croco() -> Table:
    return Table()
