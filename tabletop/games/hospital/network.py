"""The network behind experience: one row of hidden numbers, of which the positive ones count.

It is reckoned in whole numbers, so that it says the same on every machine. All hidden
numbers of a row are packed into one large whole number, a lane of 64 bits for each: rows
are added in one step, and a hospital is the sum of the rows of what is in it. The last
lane counts as it is, whatever its sign.
"""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from struct import Struct, unpack
from typing import Final, NamedTuple, TypeAlias

import msgspec

from tabletop.games.hospital.printed import ROUNDS

Packed: TypeAlias = int
"""A row of hidden numbers, or a sum of rows."""
Row: TypeAlias = tuple[float, ...]

POINTS: Final = 10.0
"""What a network's 1 is in points."""
_LANE: Final = 64
_MIDDLE: Final = 1 << (_LANE - 1)
_UNIT: Final = 1 << 24
_OUTER: Final = 1 << 16
_POINT: Final = POINTS / (_UNIT * _OUTER)
_DIGITS: Final = 6


class _Written(msgspec.Struct, frozen=True):
    """The file: whole numbers in base 85, table by table, and the unit of each table.

    Tables are rows by what the network is shown, the same again for many rounds to come,
    rows by rounds to come, and twice what each hidden number counts.
    """

    about: str
    cards: tuple[str, ...]
    shown: int
    hidden: int
    units: tuple[float, ...]
    weights: str

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many numbers each table has."""
        row = self.hidden + 1
        return (
            self.shown * row,
            self.shown * row,
            (ROUNDS + 1) * row,
            self.hidden,
            self.hidden,
        )


class _Network(msgspec.Struct, frozen=True):
    """As it was trained; of two tables the second one counts times the rounds to come."""

    cards: tuple[str, ...]
    rows: tuple[tuple[Row, ...], tuple[Row, ...]]
    by_rounds: tuple[Row, ...]
    outer: tuple[Row, Row]


@lru_cache(1)
def _network() -> _Network:
    text = files(__package__).joinpath("experience.json").read_bytes()
    written = msgspec.json.decode(text, type=_Written)
    packed = b85decode(written.weights)
    numbers = unpack(f"<{len(packed) // 2}h", packed)
    tables, start = list[Row](), 0
    for size, unit in zip(written.sizes, written.units, strict=True):
        tables.append(tuple(number * unit for number in numbers[start : start + size]))
        start += size
    early, late, by_rounds = (_rows(table, written.hidden + 1) for table in tables[:3])
    return _Network(written.cards, (early, late), by_rounds, (tables[3], tables[4]))


def _rows(table: Row, length: int) -> tuple[Row, ...]:
    return tuple(table[start : start + length] for start in range(0, len(table), length))


def known_cards() -> tuple[str, ...]:
    """The cards of the house in the order in which the network is shown them."""
    return _network().cards


class _Weights(NamedTuple):
    rows: tuple[Row, ...]
    always: Row
    outer: tuple[int, ...]


@lru_cache(ROUNDS + 1)
def _weights(left: int) -> _Weights:
    """The network for so many rounds to come."""
    network, late = _network(), left / ROUNDS

    def mixed(one: Row, other: Row) -> Row:
        return tuple(a + late * b for a, b in zip(one, other, strict=True))

    return _Weights(
        tuple(mixed(one, other) for one, other in zip(*network.rows, strict=True)),
        network.by_rounds[left],
        tuple(round(weight * _OUTER) for weight in mixed(*network.outer)),
    )


def _pack(row: Sequence[float]) -> Packed:
    return sum(round(number * _UNIT) << (_LANE * lane) for lane, number in enumerate(row))


class Reckoning:
    """The network for so many rounds to come, with rows packed."""

    def __init__(self, left: int) -> None:
        self._weights = _weights(left)
        lanes = len(self._weights.always)
        self._bytes = lanes * _LANE // 8
        self._lanes = Struct(f"<{lanes}Q")
        self._middle = sum(_MIDDLE << (_LANE * lane) for lane in range(lanes))
        self._outer = self._weights.outer
        self.rows = tuple(map(_pack, self._weights.rows))
        """By what the network is shown."""

    def beginning(self, numbers: Sequence[float]) -> Packed:
        """The sum of the rows of so much of each, and of what always counts."""
        weighted = [
            [number * weight for weight in row]
            for number, row in zip(numbers, self._weights.rows, strict=True)
            if number
        ]
        return _pack([*map(sum, zip(self._weights.always, *weighted, strict=True))])

    def row_of(self, points: float) -> Packed:
        """Points as a row of their own, in the last lane."""
        return round(points / POINTS * _UNIT) << (_LANE * len(self._outer))

    def points(self, total: Packed) -> float:
        """What a sum of rows comes to."""
        packed = (total + self._middle).to_bytes(self._bytes, "little")
        *hidden, straight = self._lanes.unpack(packed)
        pairs = zip(hidden, self._outer, strict=True)
        found: int = sum([(lane - _MIDDLE) * weight for lane, weight in pairs if lane > _MIDDLE])
        found += (straight - _MIDDLE) * _OUTER
        return round(found * _POINT, _DIGITS)


@lru_cache(ROUNDS + 1)
def reckoning(left: int) -> Reckoning:
    """The network for so many rounds to come."""
    return Reckoning(left)
