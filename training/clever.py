"""Trains the value networks of Clever: they play against themselves and learn from the end.

    python training/clever.py check FOLDER                replays games of clever.c by the rules
    python training/clever.py train FOLDER                begins or goes on; stop it at any time
    python training/clever.py measure FOLDER/best.npy     plays on fresh dice
    python training/clever.py ship FOLDER/best.npy alone  writes assets/clever/alone.net

Needs numpy and a C compiler; the app needs neither. How the networks that ship were
trained, and what came of it, stands in clever.log.
"""

from __future__ import annotations

import argparse
import json
import struct
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import clever_check  # noqa: E402
from clever_engine import Engine, Lesson, Player  # noqa: E402

from tabletop.games.clever.features import POINTS  # noqa: E402
from tabletop.games.clever.network import ONE  # noqa: E402

POINTS_SCALE: Final = 32
"""In training so many points are a whole input."""

# Training

CHUNK: Final = 250
"""Batches between two looks at the clock."""
LOOK: Final = 10
"""Chunks between two measurements on the dice that checkpoints are chosen on."""
CHOSEN_ON: Final = 1_000_000
"""Seed of the games that checkpoints are chosen on."""
FRESH: Final = 77_000_000
"""Seed of the games that are reported."""
MEMORY: Final = 0.9
"""What the mean of the weights keeps of itself, chunk by chunk."""


class Training:
    """A run in a folder: weights, what Adam knows, the mean of the weights, and the plan."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        self._folder = folder
        kept = folder / "state.json"
        self._state = json.loads(kept.read_text()) if kept.exists() else {**plan, "chunks": 0}
        self._state.setdefault("step", 0)
        self._state.setdefault("best", 0.0)
        wide = (self._state["wide"][0], self._state["wide"][1])
        self._engine = Engine(folder, wide)
        if kept.exists():
            self._arrays = dict(np.load(folder / "state.npz"))
        else:
            begins = self._state["begin"]
            weights = self._engine.beginning(self._state["seed"])
            if begins:
                weights = self._engine.widened(np.load(begins))
            names = ("weights", "means", "squares", "mean_weights")
            self._arrays = {name: np.zeros_like(weights) for name in names}
            self._arrays["weights"] += weights
            self._arrays["mean_weights"] += weights

    def run(self) -> None:
        """Learns until the plan is done."""
        while self._state["chunks"] < self._state["all"]:
            began = time.process_time()
            lesson = self._lesson()
            arrays = self._arrays
            self._engine.learn(arrays["weights"], arrays["means"], arrays["squares"], lesson)
            arrays["mean_weights"] *= MEMORY
            arrays["mean_weights"] += (1 - MEMORY) * arrays["weights"]
            self._state["step"] = lesson.step
            self._state["chunks"] += 1
            if self._state["chunks"] % LOOK == 0:
                self._look(lesson, time.process_time() - began)
                self._keep()

    def _lesson(self) -> Lesson:
        state = self._state
        done = state["chunks"] / state["all"]
        lesson = Lesson(batches=CHUNK, deep=1, must_take=state["must_take"], decay=state["lambda"])
        for at, games in enumerate(state["seats"]):
            lesson.seats[at] = games
        lesson.wild = state["wild"]
        lesson.deny = state["deny"]
        lesson.step = state["step"]
        lesson.seed = (state["seed"] << 32) + state["chunks"]
        lesson.rate = state["rate"] * (0.01 + 0.99 * (0.5 + 0.5 * np.cos(np.pi * done)))
        lesson.trials = max(0.0, state["trials"] * (1 - 1.2 * done))
        return lesson

    def _look(self, lesson: Lesson, seconds: float) -> None:
        """Measures the mean weights, and keeps them where they are the best so far."""
        state = self._state
        means = []
        for at, games in enumerate(state["seats"]):
            if games:
                player = Player.of(self._arrays["mean_weights"], state["deny"] / max(1, at))
                totals, _ = self._engine.matches([player] * (at + 1), 2000 // (at + 1), CHOSEN_ON)
                means.append(float(totals.mean()))
        line = f"{state['chunks']:6} of {state['all']}  rate {lesson.rate:.6f}  "
        line += f"trials {lesson.trials:.3f}  error {lesson.error / lesson.nodes:.5f}  "
        line += f"learning {lesson.points / lesson.plays:6.2f}  "
        line += f"playing {' '.join(f'{mean:6.2f}' for mean in means)}  {seconds:.1f} s a chunk"
        with (self._folder / "log.txt").open("a") as log:
            log.write(line + "\n")
        print(line, flush=True)
        if sum(means) > state["best"]:
            state["best"] = sum(means)
            np.save(self._folder / "best.npy", self._arrays["mean_weights"])

    def _keep(self) -> None:
        np.savez(self._folder / "next.npz", **self._arrays)
        (self._folder / "next.npz").replace(self._folder / "state.npz")
        (self._folder / "state.json").write_text(json.dumps(self._state, indent=1))


# The other commands


def check(folder: Path, wide: tuple[int, int]) -> None:
    """Replays games of clever.c by the rules."""
    engine = Engine(folder, wide)
    compared = sum(clever_check.games(engine, engine.beginning(1), 25))
    print(f"{compared} choices, throws and after-states are those of the rules")


def measure(weights: Path, wide: tuple[int, int], seats: int, number: int, rolls: int) -> None:
    """Plays on dice that nothing was chosen on."""
    engine = Engine(weights.parent, wide)
    known = engine.widened(np.load(weights))
    totals, looked = engine.matches([Player.of(known, rolls=rolls)] * seats, number, FRESH)
    error = totals.std() / totals.size**0.5
    print(f"mean {totals.mean():.2f} +- {error:.2f}, sd {totals.std():.1f}, of {number} games")
    print(f"{looked / number:.0f} after-states a game")


def ship(weights: Path, wide: tuple[int, int], name: str) -> None:
    """Rounds the weights to 16 bits; inputs at the end that nothing was learnt of are left out."""
    engine = Engine(weights.parent, wide)
    known = engine.widened(np.load(weights)).astype(np.float64)
    first, second = wide
    sizes = (engine.features * first, first, first * second, second, second, 1)
    rows, *layers = np.split(known, np.cumsum(sizes)[:-1])
    rows = rows.reshape(engine.features, first)
    rows[list(POINTS)] /= POINTS_SCALE
    inputs = 1 + int(np.flatnonzero(rows.any(axis=1)).max())
    numbers = np.concatenate([rows[:inputs].ravel(), *layers])
    whole = np.rint(numbers * ONE)
    assert np.abs(whole).max() < 1 << 15, "a weight is too large for 16 bits"
    head = struct.pack("<3H", inputs, first, second)
    (HERE.parent / "assets" / "clever" / f"{name}.net").write_bytes(
        head + whole.astype("<i2").tobytes()
    )


def main() -> None:
    """One of the commands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--wide", type=int, nargs=2, default=(128, 64))
    commands = parser.add_subparsers(required=True, dest="command")
    of = commands.add_parser("check")
    of.add_argument("folder", type=Path, help="for what is compiled")
    of = commands.add_parser("train")
    of.add_argument("folder", type=Path)
    of.add_argument("--seats", type=int, nargs=4, default=(8, 0, 0, 0))
    of.add_argument("--chunks", type=int, default=400, dest="all")
    of.add_argument("--rate", type=float, default=1e-3)
    of.add_argument("--trials", type=float, default=0.06)
    of.add_argument("--lambda", type=float, default=0.8)
    of.add_argument("--must-take", type=int, default=0, help="so many games of a hundred")
    of.add_argument("--wild", type=int, default=0, help="so many sheets of a hundred begin by whim")
    of.add_argument("--deny", type=float, default=1.0, help="how much others' points count")
    of.add_argument("--begin", default=None, help="weights to begin with")
    of.add_argument("--seed", type=int, default=1)
    of = commands.add_parser("measure")
    of.add_argument("weights", type=Path)
    of.add_argument("--seats", type=int, default=1)
    of.add_argument("--games", type=int, default=2000)
    of.add_argument("--rolls", type=int, default=0, help="rolls in the mind, by the half dozen")
    of = commands.add_parser("ship")
    of.add_argument("weights", type=Path)
    of.add_argument("name", choices=("alone", "table"))
    given = parser.parse_args()
    match given.command:
        case "check":
            check(given.folder, given.wide)
        case "train":
            plan = {
                name: of for name, of in vars(given).items() if name not in ("command", "folder")
            }
            Training(given.folder, plan).run()
        case "measure":
            measure(given.weights, given.wide, given.seats, given.games, given.rolls)
        case _:
            ship(given.weights, given.wide, given.name)


if __name__ == "__main__":
    main()
