"""How much an improvement heals in a round: tried out on wards such as they often are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from tabletop.games.hospital.census import GONE, PATIENTS, Census, Number, census_of
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.effects import Acted
from tabletop.games.hospital.printed import BEST, COLOURS, patient
from tabletop.games.hospital.ways import Way, ways_in
from tabletop.kernel.game import one_of

WARDS: Final = 40
"""So many wards are looked at."""
PATIENTS_THERE: Final = 7
VALUES: Final = (2, 3, 3, 4, 4, 5, 5, 6)
"""Who lies there when a shift begins, each as likely."""


def _typical() -> tuple[Census, ...]:
    """Always the same wards: they stand for all that may come."""
    rng = Random("wards")
    return tuple(
        census_of(patient(one_of(COLOURS, rng), one_of(VALUES, rng)) for _ in range(PATIENTS_THERE))
        for _ in range(WARDS)
    )


TYPICAL: Final = _typical()


@lru_cache(256)
def usefulness(content: Content, card: str) -> float:
    """Values that it heals in a round, besides what its worker or any other room would heal."""
    if card in content.rooms:
        ways = ways_in(content)
        return sum(_most(census, ways.of_room(card, census)) - 1 for census in TYPICAL) / WARDS
    return sum(_helped(content, card, census) for census in TYPICAL) / WARDS


def _helped(content: Content, card: str, census: Census) -> float:
    """What a specialist adds, on average over whom its room may have treated by 1."""
    ways, gains = ways_in(content), []
    for acted, after in _treated(content, card, census):
        gains.append(_most(after, ways.of_specialist(card, after, (acted,))))
    return sum(gains) / len(gains) if gains else 0.0


def _treated(
    content: Content, card: str, census: Census
) -> Iterator[tuple[Acted, tuple[Number, ...]]]:
    """Each patient whom the specialist's room may have treated."""
    wanted = content.workers[card].treated
    for place, number in enumerate(census):
        one = PATIENTS[number]
        if wanted is None or one.shown is wanted:
            better = GONE if one.value == BEST else (number | 1) + 2
            yield (
                Acted(place, one.shown, one.value),
                (*census[:place], better, *census[place + 1 :]),
            )


def _most(before: tuple[Number, ...], ways: tuple[Way, ...]) -> int:
    """The values that the best group is healed by; to leave is one value beyond 6."""
    return max((_healed(before, way) for way in ways), default=0)


def _healed(before: tuple[Number, ...], way: Way) -> int:
    return sum(
        (BEST + 1 if new == GONE else PATIENTS[new].value) - PATIENTS[old].value
        for old, new in zip(before, way.after, strict=True)
        if old != GONE
    )
