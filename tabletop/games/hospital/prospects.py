"""What a hospital promises at the end of a shift: points at once, and patients in good shape.

A discharged patient counts by the scale. One who stays counts by how near it is to leaving
in the rounds to come; who was not treated is worse by neglect, who dies costs two points,
and so does who has no bed when the next ambulance comes. Many who could leave together in
the next round are worth more than one by one. In the last round only points count.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from tabletop.games.hospital.census import COUNT, PATIENTS, Census, Leaving, by_colour
from tabletop.games.hospital.content import BloodBank, Bonus, Report, Spare
from tabletop.games.hospital.content_file import Content
from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import (
    BEDS,
    BEST,
    BLOOD_POINT,
    DEATH_POINTS,
    DISCHARGE_POINTS,
    EMPTY_WARDS,
    NURSES,
    PER_AMBULANCE,
    REPORT_COLUMNS,
    REPORT_LEFT,
    ROUNDS,
)
from tabletop.games.hospital.wards import Wards

HEALTHY: Final = 1.1
"""What a 6 promises that stays for another round."""
STEP: Final = 0.38
"""How much less each value below promises."""
HURRY: Final = 0.1
"""How much less again when only one round is left, and half of it with two."""
BULK: Final = 0.2
"""What many who could leave together are worth, of the points it would bring."""
PER_WORKER: Final = 1.6
"""Treatments a worker is thought to bring in the next round."""
BAG: Final = 0.5
"""What a blood bag is worth besides its point, while rounds are left."""
PER_DEPARTMENT: Final = 0.5
"""And how many more a department, for its worker does not come on top."""
TIE: Final = 0.01
"""At the end: each patient left, for the tie-break."""
_KNOWN: Final = 16_384


class Terms(NamedTuple):
    """What the worth of a hospital hangs on besides its patients."""

    left: int
    neglect: int
    arriving: int
    treatments: float
    spares: bool
    bonus: Bonus | None
    bank: int
    reports: tuple[Report, ...]
    unfinished: int


def _promise(value: int, terms: Terms) -> float:
    """What a patient promises who stays with this value."""
    late = max(0, 3 - terms.left) / 2
    found = HEALTHY - (BEST - value) * (STEP + HURRY * late)
    # Who cannot die any more costs nothing.
    return max(found, 0.0) if value > terms.left * terms.neglect else found


class Prospects:
    """What wards, discharged patients and blood bags are worth by some terms."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._promise = tuple(_promise(value, terms) for value in range(BEST + 1))
        self.bag = terms.bank + BAG * min(terms.left, 2) / 2
        self.of_wards = lru_cache(_KNOWN)(self._of_wards)
        self.of_leaving = lru_cache(_KNOWN)(self._of_leaving)

    def worth(self, census: Census, leaving: Leaving, blood: int) -> float:
        """What all of it is worth together."""
        return self.of_wards(census) + self.of_leaving(leaving) + self.bag * blood

    def _of_wards(self, census: Census) -> float:
        """What who stays is worth."""
        values = sorted(PATIENTS[number].value for number in census if number & 1)
        untreated = sorted(PATIENTS[number].value for number in census if not number & 1)
        found = self._after_neglect(values, untreated)
        if self._terms.spares:
            for spared in set(untreated):
                others = list(untreated)
                others.remove(spared)
                found = max(found, self._after_neglect([*values, spared], others))
        return round(found, 6)

    def _after_neglect(self, kept: list[int], untreated: list[int]) -> float:
        by = self._terms.neglect
        staying = sorted([*kept, *(value - by for value in untreated if value > by)])
        dead = len(kept) + len(untreated) - len(staying)
        return DEATH_POINTS * dead + (self._of_staying(staying) if staying else EMPTY_WARDS)

    def _of_staying(self, values: list[int]) -> float:
        terms = self._terms
        if not terms.left:
            return TIE * (sum(values) / 100 - len(values))
        lacking = max(0, len(values) + terms.arriving - len(BEDS))
        able = values[lacking:]
        promise = sum(self._promise[value] for value in able)
        return DEATH_POINTS * lacking + promise + BULK * self._together(able)

    def _together(self, values: list[int]) -> float:
        """The points of the next round, if the healthiest were treated until they leave."""
        treatments = self._terms.treatments
        leaving = 0
        for value in reversed(values):
            treatments -= BEST + 1 - value
            if treatments < 0:
                break
            leaving += 1
        return DISCHARGE_POINTS[leaving]

    def _of_leaving(self, leaving: Leaving) -> float:
        """What who was discharged brings."""
        count = min(COUNT[leaving], len(DISCHARGE_POINTS) - 1)
        points = float(DISCHARGE_POINTS[count])
        bonus = self._terms.bonus
        if bonus is not None:
            fitting = count if bonus.colour is None else by_colour(leaving)[bonus.colour]
            points += bonus.points if fitting >= bonus.at_least else 0
        terms = self._terms
        return points + of_reports(terms.reports, leaving, terms.unfinished)


def of_reports(reports: tuple[Report, ...], leaving: Leaving, unfinished: int) -> float:
    """Alone: what the discharged bring with the reports that they suffice for together."""
    return sum((each.points - unfinished for each in finished(reports, leaving, unfinished)), 0.0)


def finished(reports: tuple[Report, ...], leaving: Leaving, unfinished: int) -> tuple[Report, ...]:
    """Alone: those of the reports that bring most of what the discharged suffice for."""
    return max(
        (
            some
            for size in range(len(reports) + 1)
            for some in combinations(reports, size)
            if _suffices(leaving, some)
        ),
        key=lambda some: sum(each.points - unfinished for each in some),
    )


def _suffices(leaving: Leaving, reports: tuple[Report, ...]) -> bool:
    needs = [sum(each.needs[colour] for each in reports) for colour in range(3)]
    return sum(needs) + sum(each.any for each in reports) <= COUNT[leaving] and all(
        need <= have for need, have in zip(needs, by_colour(leaving), strict=True)
    )


@lru_cache(8)
def prospects_by(terms: Terms) -> Prospects:
    """The worth of hospitals by these terms."""
    return Prospects(terms)


def terms_of(state: Position, own: Wards) -> Terms:
    """What the worth of a hospital of this position hangs on at the end of its shift."""
    content = state.content
    charge = content.administrators[own.administrator].charge if own.administrator else None
    left = ROUNDS - state.round
    is_last_report = not left or not state.supply.reports
    return Terms(
        left,
        state.agreed.neglect,
        PER_AMBULANCE + state.agreed.epidemic,
        treatments(own, content),
        isinstance(charge, Spare),
        charge if isinstance(charge, Bonus) else None,
        charge.points if isinstance(charge, BloodBank) else BLOOD_POINT,
        tuple(content.reports[card] for card in state.reports[REPORT_COLUMNS:] if card),
        REPORT_LEFT if is_last_report else 0,
    )


def treatments(own: Wards, content: Content) -> float:
    """How many the next round is thought to bring."""
    workers = NURSES + len(own.specialists)
    return PER_WORKER * min(workers, len(own.rooms)) + PER_DEPARTMENT * len(
        own.departments(content)
    )
