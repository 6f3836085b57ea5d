"""The engine of the training: clever.c, compiled for a network of a given width.

It plays by the rules of tabletop/games/clever, which ``clever_check`` makes sure of.
"""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from tabletop.games.clever import printed

HERE: Final = Path(__file__).resolve().parent

KINDS: Final = (
    None,
    printed.Bonus.REROLL,
    printed.Bonus.EXTRA_DIE,
    printed.Bonus.FOX,
    printed.Bonus.YELLOW_CROSS,
    printed.Bonus.BLUE_CROSS,
    printed.Bonus.GREEN_CROSS,
    printed.Bonus.ORANGE_4,
    printed.Bonus.ORANGE_5,
    printed.Bonus.ORANGE_6,
    printed.Bonus.PURPLE_6,
    printed.Bonus.BLACK,
)
"""The bonuses by their number in clever_sheet.h."""


def _kind(won: printed.Won | None) -> int:
    return KINDS.index(won.bonus if won else None)


def _fox_at(area: printed.Area) -> int:
    row = printed.ROW_BONUSES[area]
    return 1 + next(at for at, won in enumerate(row) if won and won.bonus is printed.Bonus.FOX)


def header() -> str:
    """What is printed on the sheet, in C."""
    rows = (printed.Area.GREEN, printed.Area.ORANGE, printed.Area.PURPLE)
    arrays = {
        "YELLOW_NUMBER": [cell.number for cell in printed.YELLOW],
        "YELLOW_MASK": [group.mask for group in printed.YELLOW_GROUPS],
        "YELLOW_WON": [_kind(group.won) for group in printed.YELLOW_GROUPS],
        "BLUE_MASK": [group.mask for group in printed.BLUE_GROUPS],
        "BLUE_WON": [_kind(group.won) for group in printed.BLUE_GROUPS],
        "COLUMN_MASK": [mask for mask, _ in printed.COLUMNS],
        "COLUMN_POINTS": [points for _, points in printed.COLUMNS],
        "BLUE_POINTS": printed.BLUE_POINTS,
        "GREEN_POINTS": printed.GREEN_POINTS,
        "AT_LEAST": printed.AT_LEAST,
        "TIMES": printed.TIMES,
        "FOX_AT": [_fox_at(area) for area in rows],
        "ROUNDS": printed.ROUNDS,
        "ROUND_WON": [_kind(won) for won in printed.ROUND_BONUSES],
    }
    numbers = {
        "YELLOW_ALL": printed.YELLOW_ALL,
        "BLUE_ALL": printed.BLUE_ALL,
        "YELLOW_GROUPS": len(printed.YELLOW_GROUPS),
        "BLUE_GROUPS": len(printed.BLUE_GROUPS),
        "SLOTS": printed.SLOTS,
    }
    lines = ["#pragma once"]
    lines += [f"enum {{ {name} = {number} }};" for name, number in numbers.items()]
    for name, row in arrays.items():
        lines.append(f"static const int {name}[] = {{{', '.join(map(str, row))}}};")
    by_cell = [", ".join(str(_kind(won)) for won in printed.ROW_BONUSES[area]) for area in rows]
    lines.append(f"static const int ROW_WON[3][11] = {{{{{'}, {'.join(by_cell)}}}}};")
    return "\n".join(lines) + "\n"


def compiled(folder: Path, wide: tuple[int, int]) -> ctypes.CDLL:
    """The engine, for a network with so many units in its two layers."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "printed.h").write_text(header())
    library = folder / f"clever-{wide[0]}-{wide[1]}.so"
    command = ["gcc", "-O3", "-march=native", "-ffast-math", "-fno-finite-math-only", "-Wall"]
    command += ["-Wextra", "-shared", "-fPIC", f"-DH1={wide[0]}", f"-DH2={wide[1]}"]
    command += [f"-I{folder}", str(HERE / "clever.c"), "-o", str(library), "-lm"]
    subprocess.run(command, check=True)
    engine = ctypes.CDLL(str(library))
    engine.matches.restype = engine.told.restype = ctypes.c_int64
    return engine


class Lesson(ctypes.Structure):
    """So many batches of games that the network learns from; as in clever.c."""

    _fields_ = (
        ("seats", ctypes.c_int32 * 4),
        ("batches", ctypes.c_int32),
        ("deep", ctypes.c_int32),
        ("must_take", ctypes.c_int32),
        ("wild", ctypes.c_int32),
        ("trials", ctypes.c_float),
        ("decay", ctypes.c_float),
        ("rate", ctypes.c_float),
        ("deny", ctypes.c_float),
        ("seed", ctypes.c_uint64),
        ("step", ctypes.c_int64),
        ("points", ctypes.c_double),
        ("plays", ctypes.c_double),
        ("error", ctypes.c_double),
        ("nodes", ctypes.c_double),
    )


class Player(ctypes.Structure):
    """Who plays in a measurement; as in clever.c."""

    _fields_ = (
        ("weights", ctypes.POINTER(ctypes.c_float)),
        ("second", ctypes.POINTER(ctypes.c_float)),
        ("deep", ctypes.c_int32),
        ("rolls", ctypes.c_int32),
        ("deny", ctypes.c_float),
    )

    @classmethod
    def of(
        cls, weights: Any, deny: float = 0.0, deep: int = 1, rolls: int = 0, second: Any = None
    ) -> Player:
        """A player by these weights, or by the mean of two networks: what it looks ahead, and
        how much others' points count."""
        other = None if second is None else _pointer(second, ctypes.c_float)
        return cls(_pointer(weights, ctypes.c_float), other, deep, rolls, deny)


class Engine:
    """What clever.c does with the weights of one network."""

    def __init__(self, folder: Path, wide: tuple[int, int]) -> None:
        self._engine = compiled(folder, wide)
        shape = (ctypes.c_int32 * 3)()
        self._engine.shape(shape)
        self.features, *_ = shape
        self.wide = wide
        self.weights: int = self._engine.weights()

    def beginning(self, seed: int) -> np.ndarray[Any, Any]:
        """Weights by chance, the last layer small."""
        rng = np.random.default_rng(seed)
        first, second = self.wide
        parts = (
            rng.normal(0, (2 / 50) ** 0.5, self.features * first),
            np.zeros(first),
            rng.normal(0, (2 / first) ** 0.5, first * second),
            np.zeros(second),
            rng.normal(0, (0.1 / second) ** 0.5, second),
            np.zeros(1),
        )
        return np.concatenate(parts).astype(np.float32)

    def widened(self, weights: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The weights of a network with fewer features, which are the first ones of all."""
        first, _ = self.wide
        missing = self.weights - len(weights)
        at = self.features * first - missing
        return np.insert(weights, at, np.zeros(missing, np.float32)) if missing else weights

    def learn(self, weights: Any, means: Any, squares: Any, lesson: Lesson) -> None:
        """Plays the lesson's batches and moves the weights, in place."""
        arrays = [_pointer(array, ctypes.c_float) for array in (weights, means, squares)]
        self._engine.lesson(*arrays, ctypes.byref(lesson))

    def matches(
        self, players: Sequence[Player], games: int, seed: int
    ) -> tuple[np.ndarray[Any, Any], int]:
        """The totals by game and player, seats moving on; and the after-states looked at."""
        totals = np.zeros((games, len(players)), np.int32)
        looked = self._engine.matches(
            (Player * len(players))(*players),
            len(players),
            games,
            ctypes.c_uint64(seed),
            _pointer(totals, ctypes.c_int32),
        )
        return totals, looked

    def told(self, weights: Any, seats: int, must_take: bool, seed: int) -> list[int]:
        """A game told word by word; by whim where *weights* is None."""
        words = np.zeros(1_000_000, np.int32)
        known = None if weights is None else _pointer(weights, ctypes.c_float)
        room = ctypes.c_int64(len(words))
        number = self._engine.told(
            known, seats, must_take, ctypes.c_uint64(seed), _pointer(words, ctypes.c_int32), room
        )
        return [int(word) for word in words[:number]]


def _pointer(array: np.ndarray[Any, Any], kind: type) -> Any:
    return array.ctypes.data_as(ctypes.POINTER(kind))
