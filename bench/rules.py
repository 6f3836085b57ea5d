"""How fast the rules are: random matches beside those of python-chess and of OpenSpiel.

All play in the same way, in turns in one run, by the processor's time: list what may be
done, choose one of it, do it. What chance does in between takes its time too, but only
the choices of players are counted, for that is what these rules have in common: a roll
that is followed by nothing is no choice, and chess has none.

A choice in a small game is less work than one in a large one. So each table is set against
two: python-chess, and of OpenSpiel's games in Python the one that is nearest in size, by
how many actions are listed for a choice and by how long the line is that tells a position
(each as a ratio). The faster of the two is the yardstick. What is told of a game is the
table that comes off worst.
"""

from __future__ import annotations

import contextlib
import importlib
import itertools
import logging
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import log
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from figures import Figure

ROUNDS = 5
SECONDS = 0.12
"""Of each, in each round."""
ACTIONS_SAVED = 500
MEASURED_MATCHES = 3
"""So many say how large the positions of a game are."""
SPIEL = (
    "python_ant_foraging",
    "python_block_dominoes",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
)
"""OpenSpiel's games in Python for two or more who choose one after the other."""


@dataclass
class Tally:
    """What was played: choices, the actions listed for them, and all actions, those of chance too.

    *lines* are the characters of the positions chosen in, where they are told.
    """

    choices: int = 0
    listed: int = 0
    actions: int = 0
    lines: int = 0


Match = Callable[[Random, Tally, bool], None]
"""Plays a random match into a tally, and tells its positions there if it is asked to."""


@dataclass
class Contender:
    """A game, and how fast it was in each round."""

    name: str
    match: Match
    choices: list[float] = field(default_factory=list)
    """A second."""
    actions: list[float] = field(default_factory=list)
    size: tuple[float, float] = (1.0, 1.0)
    """Actions listed for a choice, characters of a line."""

    def measure(self) -> None:
        """Finds its size."""
        tally = Tally()
        for number in range(MEASURED_MATCHES):
            self.match(Random(number), tally, True)
        self.size = tally.listed / tally.choices, tally.lines / tally.choices

    def play(self, seed: int) -> None:
        """One round."""
        tally, rng = Tally(), Random(seed)
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            self.match(rng, tally, False)
        self.choices.append(tally.choices / spent)
        self.actions.append(tally.actions / spent)

    @property
    def rate(self) -> float:
        """Choices a second, in the median of the rounds."""
        return median(self.choices)

    def apart(self, other: Contender) -> float:
        """How far the sizes are apart."""
        return sum(
            abs(log(mine / theirs)) for mine, theirs in zip(self.size, other.size, strict=True)
        )


# Who plays


def tabletop_match(game: Any, start: Any, rng: Random, tally: Tally, told: bool) -> None:
    """A match by the rules of Tabletop."""
    from tabletop.kernel.game import CHANCE

    state = start
    while (turn := game.turn(state)) is not None:
        if turn == CHANCE:
            action = game.sample(state, rng)
        else:
            legal = game.legal_actions(state)
            action = legal[int(rng.random() * len(legal))]
            tally.choices += 1
            tally.listed += len(legal)
            if told:
                tally.lines += len(game.notation(state))
        state = game.apply(state, action).state
        tally.actions += 1


def chess_match(chess: Any, rng: Random, tally: Tally, told: bool) -> None:
    """A game of chess, to mate or stalemate, or until nothing has happened for 75 moves."""
    board = chess.Board()
    while board.halfmove_clock < 150 and (legal := list(board.legal_moves)):
        tally.choices += 1
        tally.listed += len(legal)
        tally.actions += 1
        if told:
            tally.lines += len(board.fen())
        board.push(legal[int(rng.random() * len(legal))])


def spiel_match(game: Any, rng: Random, tally: Tally, told: bool) -> None:
    """A game of OpenSpiel; its chances are taken as equal, which is the least work."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = outcomes[int(rng.random() * len(outcomes))][0]
        else:
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
            tally.choices += 1
            tally.listed += len(legal)
            if told:
                tally.lines += len(str(state))
        state.apply_action(action)
        tally.actions += 1


def tables(game: Any) -> Iterator[tuple[int, Mapping[str, str]]]:
    """The fewest and the most seats, as it is played by default and with each other value."""
    from tabletop.kernel.options import Choice

    variants: list[dict[str, str]] = [{}] + [
        {option.id: value}
        for option in game.options
        if isinstance(option, Choice)
        for value in option.values[1:]
    ]
    yield from itertools.product(sorted({min(game.seats), max(game.seats)}), variants)


def contenders(game: Any) -> list[Contender]:
    """Every table of a game; the last one of those by default is of the most seats."""
    found = []
    for seats, options in tables(game):
        said = " ".join([f"{seats} seats", *(f"{key}={value}" for key, value in options.items())])
        start = game.initial(options, seats)
        found.append(Contender(said, partial(tabletop_match, game, start)))
    return found


def chess_players() -> list[Contender]:
    """python-chess, where it is installed."""
    try:
        import chess
    except ImportError:
        print("python-chess is not installed: pip install chess")
        return []
    return [Contender("python-chess", partial(chess_match, chess))]


def spiel_players() -> list[Contender]:
    """OpenSpiel's games in Python, where it is installed and has them."""
    logging.disable(logging.WARNING)
    try:
        import pyspiel

        importlib.import_module("open_spiel.python.games")
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel, where there is a wheel of it")
        return []
    found = []
    for name in SPIEL:
        with contextlib.suppress(pyspiel.SpielError):
            found.append(Contender(name, partial(spiel_match, pyspiel.load_game(name))))
    return found


# What comes of it


def main() -> int:
    """Tells all games beside their yardsticks, and how long a saved match takes to open."""
    from tabletop import games

    chess, spiel = chess_players(), spiel_players()
    ours = {name: contenders(games.load(name)) for name in games.names()}
    everybody = [*chess, *spiel, *itertools.chain(*ours.values())]
    for one in everybody:
        one.measure()
    for seed in range(ROUNDS):
        for one in everybody:
            one.play(seed)
    for name, own in ours.items():
        tell(name, own, chess, spiel)
    for name in ours:
        plies, file = saved(games.load(name))
        what = f"{name}: a save of {plies} actions opened"
        Figure("Rules", what, milliseconds_to_open(file), "ms of CPU").tell()
    return 0


def tell(name: str, own: list[Contender], chess: list[Contender], spiel: list[Contender]) -> None:
    """Tells how fast a game is, and the worst of its tables against its yardstick."""
    slowest = min(own, key=lambda table: median(table.actions))
    Figure(
        "Rules",
        f"{name}: random actions, those of chance too",
        median(slowest.actions),
        "actions/s",
        beside=f"with {slowest.name}, the slowest of {len(own)} tables",
    ).tell()
    if not chess and not spiel:
        return
    found = []
    for table in own:
        nearest = sorted(spiel, key=table.apart)[:1]
        yardstick = max((*chess, *nearest), key=lambda one: one.rate)
        found.append((table.rate / yardstick.rate, table, yardstick))
    ratio, table, yardstick = min(found, key=lambda each: each[0])
    Figure(
        "Rules",
        f"{name}: random actions, against the faster yardstick",
        ratio,
        "times",
        at_least=1,
        beside=f"with {table.name}: {table.rate:,.0f} choices/s, {yardstick.name} "
        f"{yardstick.rate:,.0f}; {table.size[0]:.1f} and {yardstick.size[0]:.1f} actions listed, "
        f"{table.size[1]:.0f} and {yardstick.size[1]:.0f} characters",
    ).tell()


# Saves


def saved(game: Any) -> tuple[int, bytes]:
    """The first 500 actions of a match, or of the longest there is; how many, and the file."""
    from tabletop.kernel import save
    from tabletop.kernel.bots import random_bot
    from tabletop.kernel.game import CHANCE
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import settled
    from tabletop.kernel.seats import unnamed

    longest = None
    for number, (seats, options) in itertools.product(range(10), tables(game)):
        agreed = settled(game.options, options, game.id)
        match = Match(game, Setup(agreed, unnamed([None] * seats), number))
        rng = Random(number)
        while (turn := match.turn) is not None and match.ply < ACTIONS_SAVED:
            drawn = turn == CHANCE
            match.play(match.drawn() if drawn else random_bot(game, match.state, rng, 0))
        if longest is None or match.ply > longest.ply:
            longest = match
        if match.ply == ACTIONS_SAVED:
            break
    assert longest is not None
    return longest.ply, save.to_json(longest)


def milliseconds_to_open(file: bytes) -> float:
    """The median of twenty times."""
    from tabletop import games
    from tabletop.kernel import save

    times = []
    for _ in range(20):
        began = time.process_time()
        save.from_json(file, games.load)
        times.append(time.process_time() - began)
    return 1000 * median(times)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    sys.exit(main())
