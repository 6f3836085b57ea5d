"""Trains what foresight knows of Hospital: its matches are played, and what came of them learned.

    python training/hospital.py train FOLDER [--generations N]    begins or goes on
    python training/hospital.py measure FOLDER/3.npz [--games N]  plays on other seeds
    python training/hospital.py ship FOLDER/3.npz                 writes experience.json

Needs numpy and a C++ compiler; the app needs neither. How the network that ships was
trained, and what came of it, stands in hospital.log.

A sample is a hospital when a round begins: what the network is shown of it, the rounds to
come, the points that it still won, and those up to the next round. Matches of the first
generation are planned by greedy's prospects; each later one by the network before. A
network is trained on the samples of all generations: left out, the early ones were missed,
for only they tell what comes of hospitals that a good bot avoids. Colours are exchanged
at random, for they are alike.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from base64 import b85encode
from collections.abc import Iterable, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

HERE: Final = Path(__file__).resolve().parent
SHIPPED: Final = HERE.parent / "tabletop" / "games" / "hospital" / "experience.json"
CARDS: Final = (
    *(f"D_{kind}_{colour}" for kind in ("SAME", "RUN", "P3") for colour in "RYG"),
    *("D_ANAES", "D_RUN_ANY", "D_SURG"),
    *(f"S_{kind}_{colour}" for kind in ("EQ", "COL", "MORE") for colour in "RYG"),
    *("S_PARA", "S_CONS", "S_ANAE"),
)
SHOWN: Final = 72
ROUNDS: Final = 8
TENS: Final = 10.0
BY_COLOUR: Final = (18, 21, 24, 30, 33, 36, 42, 60, 66)
"""Where, besides the patients, three numbers stand for the three colours."""

MATCHES: Final = (7000, 3000, 3000, 3000, 3000)
"""Of the first generations; of each later one, LATER."""
LATER: Final = 1600
WIDTHS: Final = (12, 8, 8, 8, 8)
LATER_WIDTH: Final = 20
WHIMS: Final = 0.05
VARIANTS: Final = 0.12
HIDDEN: Final = 48
EPOCHS: Final = 20
BATCH: Final = 1024
RATE: Final = 2e-3
DECAY: Final = 1e-4
LAMBDA: Final = 0.5
"""How much of what is learned comes from the end, rather than from the next round's worth."""

Tables: TypeAlias = dict[str, Any]
"""rows, late: shown x hidden + 1; always: rounds to come x hidden + 1; outer, outer_late."""
Samples: TypeAlias = tuple[Any, Any, Any, Any]
"""Shown, rounds to come, points still won, points until the next round."""


def built(folder: Path) -> Path:
    """The program that plays."""
    program = folder / "hospital"
    options = ("-O3", "-march=native", "-std=c++17", "-ffast-math")
    subprocess.run(["c++", *options, "-o", program, HERE / "hospital.cpp"], check=True)
    return program


def written(tables: Tables, path: Path) -> Path:
    """The network for the program."""
    with path.open("wb") as file:
        np.array([SHOWN, len(tables["outer"])], np.int32).tofile(file)
        for name in ("rows", "late", "always", "outer", "outer_late"):
            np.ascontiguousarray(tables[name], np.float32).tofile(file)
    return path


def played(program: Path, *words: object) -> str:
    """What the program says."""
    done = subprocess.run(
        [program, *map(str, words)], check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def read(paths: Iterable[Path]) -> Samples:
    """The samples of some generations; eight of a hospital stand together."""
    numbers = np.concatenate([np.fromfile(path, np.float32) for path in paths])
    table = numbers.reshape(-1, SHOWN + 3)
    shown, (left, still, following) = table[:, :SHOWN], table[:, SHOWN:].T
    return shown, left.astype(int), still, following


# The network


def begun(hidden: int, seed: int) -> Tables:
    """A network that knows nothing."""
    rng = np.random.default_rng(seed)
    tables = {
        "rows": rng.normal(0, 0.12, (SHOWN, hidden + 1)),
        "late": rng.normal(0, 0.05, (SHOWN, hidden + 1)),
        "always": np.zeros((ROUNDS + 1, hidden + 1)),
        "outer": rng.normal(0, 0.3, hidden),
        "outer_late": np.zeros(hidden),
    }
    tables["rows"][:, -1] = tables["late"][:, -1] = 0
    return {name: table.astype(np.float32) for name, table in tables.items()}


def reckoned(tables: Tables, shown: Any, left: Any) -> tuple[Any, Any, Any]:
    """Tens of points; the hidden numbers that count, and the share of rounds to come."""
    late = (left / ROUNDS).astype(np.float32)[:, None]
    both = np.concatenate([tables["rows"], tables["late"]])
    sums = np.concatenate([shown, late * shown], 1) @ both + tables["always"][left]
    hidden = np.maximum(sums[:, :-1], 0)
    outer = hidden @ tables["outer"] + late[:, 0] * (hidden @ tables["outer_late"])
    return outer + sums[:, -1], hidden, late


def slopes(tables: Tables, shown: Any, left: Any, wanted: Any) -> Tables:
    """By how much the error grows with each weight."""
    found, hidden, late = reckoned(tables, shown, left)
    error = ((found - wanted) / len(wanted)).astype(np.float32)
    outer = tables["outer"] + late * tables["outer_late"]
    back = np.concatenate([error[:, None] * outer * (hidden > 0), error[:, None]], 1)
    rounds = np.zeros((len(left), ROUNDS + 1), np.float32)
    rounds[np.arange(len(left)), left] = 1
    return {
        "rows": shown.T @ back,
        "late": (late * shown).T @ back,
        "always": rounds.T @ back,
        "outer": hidden.T @ error,
        "outer_late": hidden.T @ (late[:, 0] * error),
    }


def exchanged(colours: Sequence[int]) -> Any:
    """Where what the network is shown stands once the colours are exchanged."""
    places = np.arange(SHOWN)
    for one, other in enumerate(colours):
        places[6 * one : 6 * one + 6] = np.arange(6 * other, 6 * other + 6)
        for start in BY_COLOUR:
            places[start + one] = start + other
    return places


EXCHANGES: Final = [exchanged(colours) for colours in permutations(range(3))]


def trained(shown: Any, left: Any, points: Any, hidden: int, seed: int) -> Tables:
    """A network that tells these *points*; by Adam, ever more slowly."""
    rng, tables = np.random.default_rng(seed), begun(hidden, seed)
    first = {name: np.zeros_like(table) for name, table in tables.items()}
    second = {name: np.zeros_like(table) for name, table in tables.items()}
    wanted, steps = (points / TENS).astype(np.float32), EPOCHS * (len(shown) // BATCH)
    for step in range(1, steps + 1):
        some = rng.integers(len(shown), size=BATCH)
        seen = shown[some][:, EXCHANGES[rng.integers(len(EXCHANGES))]]
        rate = RATE * (0.5 + 0.5 * np.cos(np.pi * step / steps) + 0.01)
        for name, slope in slopes(tables, seen, left[some], wanted[some]).items():
            first[name] += 0.1 * (slope - first[name])
            second[name] += 0.001 * (slope**2 - second[name])
            size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
            move = first[name] / (1 - 0.9**step) / size
            if name in ("rows", "late"):
                move = move + DECAY * tables[name]
            tables[name] -= (rate * move).astype(np.float32)
    return tables


def learned(samples: Samples, hidden: int) -> Tables:
    """A network: first of the ends of matches, then also of what it thinks of the next round."""
    shown, left, still, following = samples
    tables = trained(shown, left, still, hidden, 0)
    views = [reckoned(tables, shown[:, places], left)[0] for places in EXCHANGES]
    worths = (np.mean(views, axis=0) * TENS).reshape(-1, ROUNDS)
    points, until = still.reshape(-1, ROUNDS).copy(), following.reshape(-1, ROUNDS)
    for at in range(ROUNDS - 2, -1, -1):
        later = (1 - LAMBDA) * worths[:, at + 1] + LAMBDA * points[:, at + 1]
        points[:, at] = until[:, at] + later
    return trained(shown, left, points.reshape(-1), hidden, 1)


def error(tables: Tables, samples: Samples) -> float:
    """How far it is from what hospitals still won, in points."""
    shown, left, still, _ = samples
    found = reckoned(tables, shown, left)[0] * TENS
    return float(np.sqrt(np.mean((found - still) ** 2)))


# Commands


def train(folder: Path, generations: int) -> None:
    """Plays and learns, generation by generation; what is there already is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    program = built(folder)
    for number in range(generations):
        samples, network = folder / f"{number}.samples", folder / f"{number}.npz"
        if not samples.exists():
            early = number < len(MATCHES)
            before = folder / f"{number - 1}.npz"
            known = written(dict(np.load(before)), folder / "network") if number else "-"
            said = played(
                program,
                MATCHES[number] if early else LATER,
                1000 + number,
                0,
                WHIMS,
                VARIANTS,
                WIDTHS[number] if early else LATER_WIDTH,
                known,
                folder / "playing",
            )
            (folder / "playing").rename(samples)
            print(f"generation {number}", *said.splitlines(), sep="\n  ", flush=True)
        if not network.exists():
            all_of_them = read(folder / f"{each}.samples" for each in range(number + 1))
            tables = learned(all_of_them, HIDDEN)
            np.savez(network, **tables)
            print(f"  error {error(tables, all_of_them):.3f} points", flush=True)


def measure(network: Path, games: int) -> None:
    """Matches of the network against itself: players, hospitals, mean, its error."""
    program = built(network.parent)
    known = written(dict(np.load(network)), network.parent / "measured")
    for seats in (1, 2, 3, 4):
        print(played(program, games, 1, seats, 0, 0, 60, known, "-").strip(), flush=True)


def ship(network: Path) -> None:
    """Writes the network as the app reads it: whole numbers of 16 bits."""
    tables, units, packed = dict(np.load(network)), [], b""
    for name in ("rows", "late", "always", "outer", "outer_late"):
        unit = float(f"{np.abs(tables[name]).max() / 32_000:.6g}")
        units.append(unit)
        packed += np.round(tables[name] / unit).astype("<i2").tobytes()
    told = {
        "about": "Points that a hospital still wins, learned from matches by training/hospital.py",
        "cards": CARDS,
        "shown": SHOWN,
        "hidden": len(tables["outer"]),
        "units": units,
        "weights": b85encode(packed).decode(),
    }
    SHIPPED.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main(words: Sequence[str]) -> None:
    """Does what is asked."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("what", choices=("train", "measure", "ship"))
    parser.add_argument("path", type=Path)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args(words)
    match asked.what:
        case "train":
            train(asked.path, asked.generations)
        case "measure":
            measure(asked.path, asked.games)
        case _:
            ship(asked.path)


if __name__ == "__main__":
    main(sys.argv[1:])
