"""How much sooner two cores are done than one: ``tabletop simulate`` and ``tabletop arena``.

Each command runs as a player runs it, in a process of its own, with one job and with two,
in turns; what is told is the ratio of the times by the clock, in the median. There is as
much to play as keeps one core busy for a while, for to start is the same for both. Where
somebody else uses the cores meanwhile the ratio says nothing.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from figures import Figure

TREE = Path(__file__).parent.parent
SECONDS = 16.0
"""For which one core is busy, about."""
TRIED = 200
"""Games by which it is found how many that are."""
ROUNDS = 1
LEAST = 1.8
COMMANDS = {
    "caries": ("simulate", "caries", "--seats", "4"),
    "clever": ("simulate", "clever", "--seats", "4"),
    "croco": ("simulate", "croco"),
    "hospital": ("simulate", "hospital", "--seats", "4"),
    "arena of croco": ("arena", "croco", "random", "greedy"),
}


def main() -> int:
    """Tells the ratio of each command."""
    if (os.cpu_count() or 1) < 2:
        print("simulate: not measured, there is but one core")
        return 0
    for name, command in COMMANDS.items():
        tell(name, command)
    return 0


def tell(name: str, command: Sequence[str]) -> None:
    """Finds how many games take so long, and plays them with one job and with two."""
    nothing, some = processor(command, 2), processor(command, TRIED)
    games = max(TRIED, int(SECONDS * TRIED / max(some - nothing, 0.001)))
    # Both seatings of a round are played.
    games -= games % 2
    times: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for jobs, found in times.items():
            began = time.perf_counter()
            run(command, games, jobs)
            found.append(time.perf_counter() - began)
    one, two = median(times[1]), median(times[2])
    Figure(
        "Simulation",
        f"{name}: two cores against one",
        one / two,
        "times",
        at_least=LEAST,
        beside=f"{games:,} games in {one:.1f} s and {two:.1f} s",
    ).tell()


def processor(command: Sequence[str], games: int) -> float:
    """Seconds of the processor for so many games on one core."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(command, games, 1)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime


def run(command: Sequence[str], games: int, jobs: int) -> None:
    """Plays so many games with so many jobs."""
    line = [sys.executable, "-m", "tabletop", *command, "--games", str(games), "--jobs", str(jobs)]
    subprocess.run([*line, "--json"], check=True, cwd=TREE, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
