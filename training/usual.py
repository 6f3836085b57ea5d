"""Makes the figures of what is usual in each game, from matches of one bot against itself.

    python training/usual.py [GAME …] [--matches N] [--seed S] [--jobs J] [--bot GAME=BOT …]

Without a game all are played, each by its best bot where no other is named. Writes
``usual.toml`` beside the rules. The same seed gives the same figures for any number of jobs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tabletop import games  # noqa: E402
from tabletop.kernel.options import settled  # noqa: E402
from tabletop.simulation import generators, played_out  # noqa: E402
from tabletop.usual import FILE  # noqa: E402
from tabletop.workers import Workers, dealt  # noqa: E402

Points: TypeAlias = dict[str, Counter[int]]
"""How often points came, by part of the score; for the total by ""."""


def played(name: str, bot: str, seats: int, seed: int, numbers: range) -> Points:
    """The matches of these numbers; runs in any process."""
    game, choose = games.load(name), games.bot(name, bot)
    start = game.initial(settled(game.options, {}, name), seats)
    found: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for number in numbers:
        dice, minds = generators(seed, number, seats)
        ended = played_out(game, start, [choose] * seats, dice, minds)
        for score in game.scores(ended.state):
            found[""][score.total] += 1
            for part, points in score.parts:
                found[part][points] += 1
    return dict(found)


def band(found: Counter[int]) -> str:
    """Mean, standard deviation, and between what two of three lie."""
    count, total = found.total(), sum(points * times for points, times in found.items())
    squares = sum(points * points * times for points, times in found.items())
    variance = (count * squares - total * total) / (count * (count - 1)) if count > 1 else 0.0
    values = sorted(found.elements())
    low, high = values[count // 6], values[count - 1 - count // 6]
    return f"[{total / count:.2f}, {sqrt(variance):.2f}, {low}, {high}]"


def table(name: str, bot: str, seats: int, matches: int, seed: int, jobs: int) -> Iterator[str]:
    """The lines for so many players."""
    counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
    done = 0
    for heap in dealt(partial(played, name, bot, seats, seed), matches, Workers(jobs)):
        for part, found in heap.items():
            counts[part].update(found)
        done = counts[""].total() // seats
        print(f"\r{name}, {seats} players, {bot}: {done} of {matches}", end="", file=sys.stderr)
    print(file=sys.stderr)
    yield f"[seats-{seats}]"
    yield f'bot = "{bot}"'
    yield f"matches = {matches}"
    yield f"total = {band(counts.pop(''))}"
    yield f"[seats-{seats}.parts]"
    yield from (f"{part} = {band(found)}" for part, found in sorted(counts.items()))
    yield ""


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="Makes the figures of what is usual.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=400, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--bot", action="append", default=[], metavar="GAME=BOT")
    asked = parser.parse_args(arguments)
    named = dict(each.split("=", 1) for each in asked.bot)
    for name in asked.games or games.names():
        bot = named.get(name, list(games.bots(name))[-1])
        lines = [
            "# Points as [mean, standard deviation, low, high]: two of three lie from low to high.",
            f"# Made by training/usual.py with the seed {asked.seed}; every seat counts.",
            "",
        ]
        for seats in games.load(name).seats:
            lines += table(name, bot, seats, asked.matches, asked.seed, asked.jobs)
        file = ROOT / "tabletop" / "games" / name / FILE
        file.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
