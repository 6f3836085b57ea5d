"""What a hospital is worth when a round begins, learned from very many matches.

A small network says how many points a hospital still wins: by its patients, bags and
improvements, its administrator, the rounds to come, and alone by the reports that lie out.
Training (``training/hospital.py``) has played matches, and looked at what came of
hospitals like these. The network was taught with the cards of the house; a card of
another file counts as the one of the house that does the same or is about as useful.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, assert_never

from tabletop.games.hospital.content import (
    BloodBank,
    Bonus,
    Charge,
    Improvement,
    PerDepartment,
    PerSpecialist,
    Report,
    Spare,
    Specialist,
)
from tabletop.games.hospital.content_file import HOUSE, Content
from tabletop.games.hospital.effects import Effect
from tabletop.games.hospital.network import Packed, known_cards
from tabletop.games.hospital.network import reckoning as reckoning_of
from tabletop.games.hospital.printed import BEST, COLOURS, Colour
from tabletop.games.hospital.usefulness import usefulness

Kind: TypeAlias = int
"""A patient at the beginning of a round, by colour and value."""

KINDS: Final = len(COLOURS) * BEST
_CHARGES: Final = 8
_COUNTED: Final = 3
_SEATS: Final = 4
_KNOWN: Final = 64


class Case(NamedTuple):
    """A hospital when a round begins, but for its patients and bags; *left* rounds are to come.

    Alone there are reports to finish next, and others above them; *unknown* are still to be
    drawn.
    """

    content: Content
    left: int
    seats: int
    departments: tuple[str, ...]
    specialists: tuple[str, ...]
    administrator: str
    is_first: bool
    virus: bool
    epidemic: bool
    next_reports: tuple[str, ...] = ()
    more_reports: tuple[str, ...] = ()
    unknown: int = 0


# The numbers that the network is shown, in its order: patients by kind, cards,
# administrator, how many departments, specialists and bags there are, seats, what was
# agreed on, who begins, reports.


def shown(case: Case) -> Iterator[float]:
    """What the network is shown of a case; patients and bags come on top."""
    yield from (0.0,) * KINDS
    cards = [_place(case.content, card) for card in (*case.departments, *case.specialists)]
    yield from (float(cards.count(place)) for place in range(len(known_cards())))
    charge = case.content.administrators[case.administrator].charge if case.administrator else None
    yield from (float(place == _charge_place(charge)) for place in range(_CHARGES))
    yield from (float(len(case.departments)), float(len(case.specialists)), 0.0)
    yield from (float(case.seats == seats + 1) for seats in range(_SEATS))
    yield from (float(case.virus), float(case.epidemic))
    yield float(case.is_first and case.seats > 1)
    reports = case.content.reports
    yield from _summed([reports[card] for card in case.next_reports])
    more = _summed([reports[card] for card in case.more_reports])
    usual = [each / len(reports) for each in _summed(reports.values())] if case.unknown else []
    yield from (one + case.unknown * (usual[at] if usual else 0) for at, one in enumerate(more))


def _summed(reports: Iterable[Report]) -> list[float]:
    """What reports need by colour, and of any; their points, and how many they are."""
    those = list(reports)
    return [
        *(sum(each.needs[colour] for each in those) / 3 for colour in COLOURS),
        float(sum(each.any for each in those)),
        sum(each.points for each in those) / 3,
        float(len(those)),
    ]


def _charge_place(charge: Charge | None) -> int:
    match charge:
        case None:
            return -1
        case Bonus(None):
            return 4
        case Bonus(colour):
            assert colour is not None, "any colour was looked at"
            return int(colour)
        case Spare():
            return 3
        case BloodBank():
            return 5
        case PerDepartment():
            return 6
        case PerSpecialist():
            return 7
        case _:
            assert_never(charge)


@lru_cache(256)
def _place(content: Content, card: str) -> int:
    """The place of the house's card that does the same, or else is about as useful."""
    one, wanted = content.improvement(card), usefulness(content, card)

    def distance(other: Improvement) -> tuple[bool, bool, float]:
        useful = abs(usefulness(HOUSE, other.id) - wanted)
        return type(one) is not type(other), _does(one) != _does(other), useful

    cards = [HOUSE.improvement(each) for each in known_cards()]
    return min(range(len(cards)), key=lambda at: distance(cards[at]))


def _does(card: Improvement) -> tuple[Effect, Colour | None]:
    """The effect, and whom the room must have treated for a specialist's."""
    return card.effect, card.treated if isinstance(card, Specialist) else None


# What it says


class Experience:
    """What hospitals of one case are worth: sums of rows, one for the case and each patient."""

    def __init__(self, case: Case) -> None:
        reckoning = reckoning_of(case.left)
        self.rows = reckoning.rows[:KINDS]
        """By kind of patient."""
        self.row_of = reckoning.row_of
        self.points = reckoning.points
        self._case = reckoning.beginning(list(shown(case)))
        self._bag = reckoning.rows[KINDS + len(known_cards()) + _CHARGES + _COUNTED - 1]

    def with_bags(self, bags: int) -> Packed:
        """The case, and so many bags."""
        return self._case + bags * self._bag

    def worth(self, patients: Iterable[Kind], bags: int) -> float:
        """Points that such a hospital with these patients and bags still wins."""
        return self.points(sum((self.rows[kind] for kind in patients), self.with_bags(bags)))


@lru_cache(_KNOWN)
def experience_of(case: Case) -> Experience:
    """What is known of such hospitals."""
    return Experience(case)
