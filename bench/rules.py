"""How fast the rules are: actions a second, and how long a saved match takes to open.

Random games through the public rules, in one process; every choice and every roll
is an action. Run as ``python bench/rules.py [SECONDS]``, so long for each line.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Iterator, Mapping
from random import Random
from statistics import median

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.bots import random_bot
from tabletop.kernel.game import CHANCE, AnyGame
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import Choice, settled
from tabletop.kernel.seats import unnamed
from tabletop.simulation import played_out

ACTIONS_SAVED = 500


def tables(game: AnyGame) -> Iterator[tuple[int, Mapping[str, str]]]:
    """The fewest and the most seats, as it is played by default and with each other value."""
    variants: list[dict[str, str]] = [{}] + [
        {option.id: value}
        for option in game.options
        if isinstance(option, Choice)
        for value in option.values[1:]
    ]
    yield from itertools.product(sorted({min(game.seats), max(game.seats)}), variants)


def actions_per_second(
    game: AnyGame, seats: int, options: Mapping[str, str], seconds: float
) -> float:
    """Choices and rolls a second of random games."""
    start = game.initial(options, seats)
    bots = [random_bot] * seats
    plies = number = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        rng = Random(number)
        plies += played_out(game, start, bots, rng, [rng] * seats).plies
        number += 1
    return plies / spent


def saved(game: AnyGame) -> tuple[int, bytes]:
    """The first 500 actions of a match, or of the longest there is; how many, and the file."""
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
    times = []
    for _ in range(20):
        began = time.perf_counter()
        save.from_json(file, games.load)
        times.append(time.perf_counter() - began)
    return 1000 * median(times)


def main(seconds: float = 1.0) -> None:
    for name in games.names():
        game = games.load(name)
        for seats, options in tables(game):
            said = " ".join(f"{key}={value}" for key, value in options.items())
            rate = actions_per_second(game, seats, options, seconds)
            print(f"{name}, {seats} seats {said:20} {rate:>12,.0f} actions a second", flush=True)
        plies, file = saved(game)
        print(f"{name}, a save of {plies} actions opens in {milliseconds_to_open(file):.1f} ms")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
