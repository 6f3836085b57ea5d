"""Tables of every game found, and a game played at each by chance and whim.

A table is a game, a number of seats and what was agreed. A test that asks for a
``table`` or its ``trail`` runs for every game, every number of seats and every value
of every option (those of bots for some of these); one that asks for a ``name`` once a game.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from tabletop import games
from tabletop.kernel.game import CHANCE, AnyGame, Event, one_of
from tabletop.kernel.options import Choice, settled

MOST_COMBINATIONS = 16
"""So many ways to agree are all played; of more there are only some, with every value."""
SOME_COMBINATIONS = 6
FEW = 3


@dataclass(frozen=True)
class Table:
    """A game that so many play with these options."""

    name: str
    seats: int
    agreed: tuple[tuple[str, str], ...]

    @property
    def game(self) -> AnyGame:
        return games.load(self.name)

    @property
    def options(self) -> Mapping[str, str]:
        return settled(self.game.options, dict(self.agreed), self.name)

    def start(self) -> Any:
        """The position before the first action."""
        return self.game.initial(self.options, self.seats)

    def __str__(self) -> str:
        return " ".join((self.name, str(self.seats), *(value for _, value in self.agreed)))


@dataclass(frozen=True)
class Turn:
    """One action of a trail."""

    before: Any
    action: Any
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Trail:
    """A whole game at a table."""

    table: Table
    turns: tuple[Turn, ...]

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def positions(self) -> tuple[Any, ...]:
        """Every position, from the first to the last."""
        return (self.table.start(), *(turn.after for turn in self.turns))

    def some(self, count: int) -> tuple[Any, ...]:
        """So many positions, spread over the game, first and last among them."""
        positions = self.positions
        step = max(1, len(positions) // count)
        return (*positions[::step], positions[-1])


@cache
def trail_of(table: Table, number: int = 0) -> Trail:
    """The game of that number at a table, every choice as likely as the other."""
    game, rng = table.game, Random(f"{table}/{number}")
    state = table.start()
    turns = []
    while (turn := game.turn(state)) is not None:
        assert len(turns) < game.longest(table.seats), f"{table} does not end"
        action = (
            game.sample(state, rng) if turn == CHANCE else one_of(game.legal_actions(state), rng)
        )
        step = game.apply(state, action)
        turns.append(Turn(state, action, step.state, step.events))
        state = step.state
    return Trail(table, tuple(turns))


def tables() -> Iterator[Table]:
    """Every game, every number of seats, every value of every option."""
    for name in games.names():
        choices = [
            [(option.id, value) for value in option.values]
            for option in games.load(name).options
            if isinstance(option, Choice)
        ]
        for seats in games.load(name).seats:
            for agreed in _combinations(choices):
                yield Table(name, seats, agreed)


def some_tables() -> Iterator[Table]:
    """Every game and every number of seats, a few ways to agree: for what thinks long."""
    for _, alike in itertools.groupby(tables(), key=lambda table: (table.name, table.seats)):
        found = list(alike)
        yield from found[:: max(1, (len(found) + FEW - 1) // FEW)]


def _combinations(choices: list[list[tuple[str, str]]]) -> list[tuple[tuple[str, str], ...]]:
    """All of them where they are few; else so many that every value comes at least once."""
    everything = list(itertools.islice(itertools.product(*choices), MOST_COMBINATIONS + 1))
    if len(everything) <= MOST_COMBINATIONS:
        return everything
    rng = Random(1)
    shuffled = [rng.sample(choice, len(choice)) for choice in choices]
    longest = max(map(len, choices))
    return [
        tuple(choice[number % len(choice)] for choice in shuffled)
        if number < longest
        else tuple(rng.choice(choice) for choice in choices)
        for number in range(max(longest, SOME_COMBINATIONS))
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        few = metafunc.module.__name__.endswith("test_bots")
        metafunc.parametrize("table", list(some_tables() if few else tables()), ids=str)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", games.names())


@pytest.fixture
def trail(table: Table) -> Trail:
    """A game at the table."""
    return trail_of(table)


@pytest.fixture
def trails(name: str) -> list[Trail]:
    """Games at all the tables of one game."""
    return [
        trail_of(table, number) for table in tables() if table.name == name for number in range(3)
    ]
