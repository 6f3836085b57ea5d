"""A value network of two hidden layers, in whole numbers and without any library.

The sums of a layer lie side by side in one long integer, a lane each: so a whole row
of weights is added at once, and the sum over a part of the features can be kept. Lanes
may be negative; they are told apart when as much was added to each as makes it
positive. Whole numbers come out the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from operator import mul
from struct import Struct, calcsize, unpack_from
from typing import Any, Final

from tabletop.games.clever import features
from tabletop.games.clever.features import FEATURES, Feature, Future
from tabletop.games.clever.sheet import Sheet, points
from tabletop.resources import asset

ONE: Final = 1 << 12
"""A weight of 1, and the 1 of a unit."""
POINTS_OF_ONE: Final = 100
"""Points that a 1 of the network stands for."""
_KEPT: Final = 1 << 14
"""So many sums of a kind are kept."""


class _Lanes:
    """Whole numbers side by side in one."""

    def __init__(self, number: int, width: int) -> None:
        self._layout = Struct(f"<{number}{'I' if width == 32 else 'Q'}")
        self._half = 1 << width - 1
        self._halves = sum(self._half << width * at for at in range(number))

    def together(self, numbers: Iterable[int]) -> int:
        """The numbers in one."""
        positive = self._layout.pack(*[number + self._half for number in numbers])
        return int.from_bytes(positive, "little") - self._halves

    def above_zero(self, together: int) -> list[int]:
        """The numbers apart, with 0 for each that is negative."""
        half = self._half
        positive = (together + self._halves).to_bytes(self._layout.size, "little")
        return [each - half if each > half else 0 for each in self._layout.unpack(positive)]


class Network:
    """What a sheet will still earn, by weights that were learnt.

    *stored* has, as numbers of 16 bits, how many inputs and how many units in each of
    both layers there are; the rows of the first layer and where its units begin; the
    same of the second, and of the last, which is a single unit.
    """

    def __init__(self, stored: bytes) -> None:
        inputs, first, second = unpack_from("<3H", stored)
        assert inputs <= FEATURES, f"{inputs} inputs for {FEATURES} features"
        rows = _rows(stored, [first] * (inputs + 1) + [second] * (first + 2) + [1])
        self._first, self._second = _Lanes(first, 32), _Lanes(second, 64)
        self._inputs = [self._first.together(next(rows)) for _ in range(inputs)]
        self._begin_first = self._first.together(next(rows))
        self._units = [self._second.together(next(rows)) for _ in range(first)]
        self._begin_second = self._second.together(at * ONE for at in next(rows))
        self._last = next(rows)
        self._begin_last = next(rows)[0] * ONE
        assert next(rows, None) is None
        self._parts: dict[Any, int] = {}
        self._sheets: dict[Sheet, tuple[int, int]] = {}
        self._worths: dict[tuple[Sheet, Future], float] = {}

    def worth(self, sheet: Sheet, ahead: Future) -> float:
        """The points this sheet will come to; when nothing is to come, exactly."""
        key = (sheet, ahead)
        known = self._worths.get(key)
        if known is None:
            total, inputs = self._seen(sheet)
            known = float(total)
            if not ahead.is_none:
                earned = self._to_earn(inputs + self._part(features.future, ahead))
                # No mark takes points away, whatever the network thinks of a strange sheet.
                known += max(0.0, earned)
            self._forget()
            self._worths[key] = known
        return known

    def _seen(self, sheet: Sheet) -> tuple[int, int]:
        """The points of a sheet as it stands, and the sum of its features."""
        seen = self._sheets.get(sheet)
        if seen is None:
            areas = points(sheet)
            lowest, foxes = min(areas), sheet.foxes
            purple, part = sheet.purple, self._part
            inputs = (
                part(features.yellow, sheet.yellow, areas[0])
                + part(features.blue, sheet.blue, areas[1])
                + part(features.green, sheet.green, areas[2])
                + part(features.orange, len(sheet.orange), areas[3])
                + part(features.purple, len(purple), purple[-1] if purple else 0, areas[4])
                + part(features.bars, sheet.rerolls_left, sheet.extras_left)
                + part(features.foxes, foxes, areas.index(lowest), lowest)
            )
            seen = self._sheets[sheet] = (sum(areas) + foxes * lowest, inputs)
        return seen

    def _forget(self) -> None:
        """What is known is worth keeping for a turn or two, and never for a whole evening."""
        for known in (self._worths, self._sheets, self._parts):
            if len(known) > _KEPT:
                known.clear()

    def _part(self, part: Callable[..., Iterator[Feature]], *given: Any) -> int:
        """The sum of a part of the features."""
        key = (part, given)
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = sum([self._inputs[at] * n for at, n in part(*given)])
        return found

    def _to_earn(self, inputs: int) -> float:
        """What the network says to the sum of its inputs."""
        second = self._begin_second
        for unit, row in zip(
            self._first.above_zero(self._begin_first + inputs), self._units, strict=True
        ):
            if unit:
                second += unit * row
        units = self._second.above_zero(second)
        last: int = sum(map(mul, units, self._last)) // ONE + self._begin_last
        return last * POINTS_OF_ONE / (ONE * ONE)


def _rows(stored: bytes, sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    at = calcsize("<3H")
    for size in sizes:
        yield unpack_from(f"<{size}h", stored, at)
        at += calcsize(f"<{size}h")
    assert at == len(stored)


@cache
def network(alone: bool) -> Network:
    """The network for who plays *alone*, or that for a table."""
    return Network(asset(f"clever/{'alone' if alone else 'table'}.net").read_bytes())
