"""Makes ``tabletop/games/caries/expected.bin``: what a player alone may expect to end with.

Within a lap a pawn only goes forward, so best play is found backwards, from the fifth
blue token to the first throw: for every lap, space, tally of markers and number of
appointments, with the cube in the middle or in hand. That is done three times: with
one die, with the choice of one or two, and with that choice where each turn costs
HURRY points besides, for who wants to be the first to finish.

The millions of values are nearly a product: a few numbers for the teeth times a few
for where the pawn stands. Those numbers, found by a singular value decomposition that
cares most for what is met in play, are what is kept.

    python training/caries.py        one or two minutes; needs numpy
"""

from __future__ import annotations

import zlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletop import games
from tabletop.games.caries.expected import FILE, HURRY, PURSE, RANK, STEP, TURN
from tabletop.games.caries.position import CIRCUIT, LAPS, SPACES, Phase
from tabletop.games.caries.tally import (
    ROW,
    TALLIES,
    clean,
    eaten,
    knocks,
    points_of,
    tally_of,
    treated,
)
from tabletop.kernel.game import CHANCE

Numbers: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.intp]

FREE, MINE = 0, 1
"""Where the cube is: in the middle, or in hand."""

PURSES: Final = 24
"""Appointments a player may have here; more are counted as that many less one."""

ODDS: Final = {
    1: dict.fromkeys(range(1, 7), 1 / 6),
    2: {total: (6 - abs(7 - total)) / 36 for total in range(2, 13)},
}

SUGAR: Final = {
    amount: np.array([ROW[eaten(tally, amount)] for tally in TALLIES]) for amount in range(1, 13)
}
BRUSH: Final = np.array([ROW[clean(tally)] for tally in TALLIES])
KNOCK: Final = tuple(
    (
        np.array([knocks(tally)[kind][0] / 16 for tally in TALLIES])[:, None],
        np.array([ROW.get(knocks(tally)[kind][1], 0) for tally in TALLIES]),
    )
    for kind in range(5)
)
_TREATED: Final = [[treated(clean(t), purse) for purse in range(PURSES)] for t in TALLIES]
TREATED: Final = np.array([[ROW[tally] for tally, _ in line] for line in _TREATED])
REST: Final = np.array([[purse for _, purse in line] for line in _TREATED])
POINTS: Final = np.array([points_of(tally) for tally in TALLIES], dtype=float)


@dataclass(frozen=True)
class Worth:
    """By tally and appointments: points still to be had with the turns' price, and turns."""

    cost: Numbers
    turns: Numbers

    def where(self, tally: Places, purse: Places | None = None) -> Worth:
        """The worth of other teeth, and of other purses."""
        if purse is None:
            return Worth(self.cost[tally], self.turns[tally])
        return Worth(self.cost[tally, purse], self.turns[tally, purse])

    def richer(self, count: int) -> Worth:
        """The worth with so many appointments more."""
        purse = np.minimum(np.arange(PURSES) + count, PURSES - 1)
        return Worth(self.cost[:, purse], self.turns[:, purse])

    def or_else(self, other: Worth) -> Worth:
        """The better of two, tally by tally; this one where they are equal."""
        better = other.cost < self.cost - 1e-9
        return Worth(
            np.where(better, other.cost, self.cost), np.where(better, other.turns, self.turns)
        )


def mixed(parts: list[tuple[float | Numbers, Worth]]) -> Worth:
    """The mean of several, each as likely as its number says."""
    cost = sum((odds * part.cost for odds, part in parts), np.zeros_like(parts[0][1].cost))
    turns = sum((odds * part.turns for odds, part in parts), np.zeros_like(parts[0][1].turns))
    return Worth(cost, turns)


def arrived(kind: str, rest: tuple[Worth, Worth], cube: int, dice: int) -> Worth:
    """The worth of coming to a space from which the pawn would go on with *rest*."""
    mine = rest[cube]
    match kind:
        case "S" if cube == MINE:
            return rest[FREE]
        case "S":
            return mixed([(odds, mine.where(SUGAR[total])) for total, odds in ODDS[dice].items()])
        case "B":
            return mine.where(BRUSH)
        case "C":
            return mixed([(odds, mine.where(tally)) for odds, tally in KNOCK])
        case _:
            ask = mixed([(0.5, mine.richer(1)), (0.5, mine.richer(2))])
            return ask.or_else(rest[MINE]) if cube == FREE else ask


def lap(after: tuple[Worth, Worth], dice: int, hurry: float) -> list[tuple[Worth, Worth]]:
    """By space and cube, the worth before a throw; *after* is that of the lap to come."""
    at_dentist = [worth.where(TREATED, REST) for worth in after]
    coming: dict[tuple[int, int, int], Worth] = {}
    found: list[tuple[Worth, Worth]] = []
    for space in reversed(range(SPACES)):
        throws = []
        for cube in (FREE, MINE):
            best = None
            for count in range(1, dice + 1):
                ahead = [
                    (odds, coming.get((space + total, cube, count), at_dentist[cube]))
                    for total, odds in ODDS[count].items()
                ]
                thrown = mixed(ahead)
                thrown = Worth(thrown.cost + hurry, thrown.turns + 1)
                best = thrown if best is None else best.or_else(thrown)
            assert best is not None
            throws.append(best)
        rest = (throws[FREE], throws[MINE])
        found.insert(0, rest)
        if space:
            for cube in (FREE, MINE):
                for count in range(1, dice + 1):
                    kind = CIRCUIT[space]
                    coming[space, cube, count] = arrived(kind, rest, cube, count)
    return found


def solved(dice: int, hurry: float = 0.0) -> tuple[Numbers, Numbers]:
    """Costs and turns by laps left (less one), cube, space, tally and appointments."""
    end = Worth(np.repeat(POINTS[:, None], PURSES, 1), np.zeros((len(TALLIES), PURSES)))
    after = (end, end)
    laps = []
    for _ in range(LAPS):
        found = lap(after, dice, hurry)
        after = found[0]
        laps.append(found)
    return (
        np.array([[[rest[cube].cost for rest in found] for cube in (0, 1)] for found in laps]),
        np.array([[[rest[cube].turns for rest in found] for cube in (0, 1)] for found in laps]),
    )


def met(dice: str, bot: str, matches: int) -> Counter[tuple[int, ...]]:
    """How often a player of that level, alone, has what before a throw: column and row."""
    game, choose = games.load("caries"), games.bot("caries", bot)
    chance = Random(f"{dice}/{bot}")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(matches):
        state = game.initial({"dice": dice}, 1)
        while (turn := game.turn(state)) is not None:
            if state.phase is Phase.MOVE:
                player = state.player
                place = (LAPS - 1 - player.laps, int(state.cube == 0), player.space)
                purse = min(player.appointments, PURSE - 1)
                seen[*place, ROW[tally_of(player.mouth)], purse] += 1
            action = (
                game.sample(state, chance) if turn == CHANCE else choose(game, state, chance, 0)
            )
            state = game.apply(state, action).state
    return seen


def weights(dice: str) -> Numbers:
    """How much each value matters: what is met in play by those who can, and who cannot."""
    seen = met(dice, "careful", 3000) + met(dice, "random", 600)
    found = np.zeros((LAPS, 2, SPACES, len(TALLIES), PURSE), dtype=np.float32)
    for place, count in seen.items():
        found[place] = count
    return found / found.sum()


def table(values: Numbers) -> Numbers:
    """Values by tally in rows, everything else in columns."""
    return np.moveaxis(values, -2, 0).reshape(len(TALLIES), -1)


def largest(values: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The RANK largest singular values with their vectors, in columns, by power iteration."""
    found = values @ np.random.default_rng(1).standard_normal((values.shape[1], 3 * RANK))
    for _ in range(12):
        basis = np.linalg.qr(found)[0]
        found = values @ (values.T @ basis)
    basis = np.linalg.qr(found)[0]
    left, size, right = np.linalg.svd(basis.T @ values, full_matrices=False)
    return basis @ left[:, :RANK], size[:RANK], right[:RANK].T


def factors(values: Numbers, weight: Numbers) -> tuple[Numbers, Numbers]:
    """RANK numbers a row and a column whose products sum up to about the values."""
    # The hundredth part keeps what is never met from going astray.
    by_row = np.sqrt(weight.sum(1) / weight.sum() + 1e-2 / weight.shape[0])[:, None]
    by_column = np.sqrt(weight.sum(0) / weight.sum() + 1e-2 / weight.shape[1])
    left, size, right = largest(by_row * values * by_column)
    rows, columns = left * np.sqrt(size) / by_row, right * np.sqrt(size) / by_column[:, None]
    balance = np.sqrt(np.sqrt((columns**2).mean(0) / (rows**2).mean(0)))
    return rows * balance, columns / balance


def packed(numbers: list[NDArray[np.int16]]) -> bytes:
    """Whole numbers, one rank after the other, low bytes before high ones."""
    raw = b"".join(part.T.astype("<i2").tobytes() for part in numbers)
    return zlib.compress(raw[0::2] + raw[1::2], 9)


def main() -> None:
    """Solves, keeps, and says how much was lost by it."""
    rules = (("one", 1, 0.0), ("two", 2, 0.0), ("two", 2, HURRY))
    weight = {dice: weights(dice) for dice in ("one", "two")}
    values, turns = [], []
    for dice, count, hurry in rules:
        cost, needed = solved(count, hurry)
        print(f"{dice}, a turn costs {hurry}: {cost[-1, FREE, 0, 0, 0]:.4f} from the start")
        values.append(cost[..., :PURSE].astype(np.float32))
        # Ever so little weight everywhere: a space may never be met.
        seen = weight[dice] + 1e-9
        turns.append((needed[..., :PURSE] * seen).sum((1, 3, 4)) / seen.sum((1, 3, 4)))
    whole = table(np.array(values))
    cared = table(np.array([weight[dice] for dice, _, _ in rules]))
    parts = [np.rint(part / STEP).astype(np.int16) for part in factors(whole, cared)]
    kept = (parts[0] @ parts[1].T.astype(float)) * STEP * STEP
    off = np.abs(kept - whole)
    print(f"off by {(off * cared).sum() / cared.sum():.4f} in play, {off.mean():.3f} over all,")
    print(f"more than 0.05 for {(cared * (off > 0.05)).sum() / cared.sum():.2%} of play")
    file = packed([*parts, np.rint(np.array(turns).reshape(-1, 1) / TURN).astype(np.int16)])
    path = Path(games.__path__[0]) / "caries" / FILE
    path.write_bytes(file)
    print(f"{path}: {len(file) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
