"""How foresight thinks of a hospital: the points of its shift, and what experience says follows.

A shift ends with neglect; who stays is there when the next round begins, and for such a
hospital it is known from very many matches what it still wins. In the last round only
points count, as they do for any bot.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tabletop.games.hospital.census import PATIENTS, Census, Leaving
from tabletop.games.hospital.content import Report
from tabletop.games.hospital.experience import Case, Experience, Kind, experience_of
from tabletop.games.hospital.minds import Mind
from tabletop.games.hospital.position import Position
from tabletop.games.hospital.printed import (
    BEST,
    DEATH_POINTS,
    EMPTY_WARDS,
    REPORT_COLUMNS,
    ROUNDS,
)
from tabletop.games.hospital.prospects import Terms, finished, prospects_by, terms_of
from tabletop.games.hospital.shift import Worth
from tabletop.games.hospital.wards import Wards

_KNOWN: Final = 16_384


class Ahead(NamedTuple):
    """What the worth of a hospital hangs on besides its patients and bags.

    *case* is the hospital when the next round begins. Alone, *reports* lie out now, and
    *undrawn* are those that may follow.
    """

    terms: Terms
    case: Case
    reports: tuple[str, ...]
    undrawn: int


def kind_of(colour: int, value: int) -> Kind:
    """A patient at the beginning of a round."""
    return colour * BEST + value - 1


class Expectations:
    """What a hospital brings in this shift and later."""

    def __init__(self, ahead: Ahead) -> None:
        self._ahead = ahead
        self._leaving = prospects_by(ahead.terms).of_leaving
        self._after = lru_cache(8)(self._wards_after)
        self.worth = lru_cache(_KNOWN)(self._worth)

    def _worth(self, census: Census, leaving: Leaving, blood: int) -> float:
        """What all of it is worth together."""
        terms = self._ahead.terms
        reports = finished(terms.reports, leaving, terms.unfinished) if terms.reports else ()
        later = self._after(reports).worth(census, blood)
        return self._leaving(leaving) + terms.bank * blood + later

    def _wards_after(self, reports: tuple[Report, ...]) -> WardsAfter:
        case = case_after(self._ahead, tuple(each.id for each in reports))
        return WardsAfter(experience_of(case), self._ahead.terms)


class WardsAfter:
    """What wards bring from the neglect on, once it is known what else is in the next round."""

    def __init__(self, known: Experience, terms: Terms) -> None:
        self._known = known
        self._spares = terms.spares
        by = terms.neglect
        self._dies = tuple(not one.is_treated and one.value <= by for one in PATIENTS)
        kept = [known.rows[kind_of(one.colour, one.value)] for one in PATIENTS]
        worse = [known.rows[kind_of(one.colour, max(one.value - by, 1))] for one in PATIENTS]
        dead = known.row_of(DEATH_POINTS)
        self._rows = tuple(
            kept[number] if one.is_treated else dead if self._dies[number] else worse[number]
            for number, one in enumerate(PATIENTS)
        )
        """By number, the row of what becomes of a patient."""
        self._saved = tuple(one - other for one, other in zip(kept, self._rows, strict=True))

    def worth(self, census: Census, blood: int) -> float:
        """The points of it, now and later."""
        rows = self._rows
        total = sum([rows[number] for number in census], self._known.with_bags(blood))
        points = self._known.points
        if not self._spares:
            return points(total) + self._empty(census)
        untreated = {number for number in census if not number & 1}
        found = points(total) + self._empty(census)
        return max([found, *(points(total + self._saved[number]) for number in untreated)])

    def _empty(self, census: Census) -> int:
        dies = self._dies
        return EMPTY_WARDS if all(map(dies.__getitem__, census)) else 0


def case_after(ahead: Ahead, done: tuple[str, ...]) -> Case:
    """The case of the next round, the reports that are *done* replaced by those above them."""
    if not ahead.reports:
        return ahead.case
    upper, lower = ahead.reports[:REPORT_COLUMNS], ahead.reports[REPORT_COLUMNS:]
    following, above, unknown = list[str](), list[str](), 0
    for over, under in zip(upper, lower, strict=True):
        if under and under not in done:
            following.append(under)
            above.append(over)
        else:
            following.append(over)
            unknown += 1
    return ahead.case._replace(
        next_reports=tuple(filter(None, following)),
        more_reports=tuple(filter(None, above)),
        unknown=min(unknown, ahead.undrawn),
    )


def case_of(state: Position, own: Wards, left: int, *, is_first: bool) -> Case:
    """A hospital of this position when a round begins after which *left* less one are to come."""
    agreed = state.agreed
    return Case(
        state.content,
        left,
        state.seats,
        tuple(sorted(own.departments(state.content))),
        tuple(sorted(own.specialists)),
        own.administrator,
        is_first,
        agreed.virus,
        agreed.epidemic,
        tuple(filter(None, state.reports[REPORT_COLUMNS:])),
        tuple(filter(None, state.reports[:REPORT_COLUMNS])),
    )


def has_lowest(state: Position, own: Wards) -> bool:
    """Whether a hospital has the lowest ambulance of a round, and nobody can take a lower one."""
    taken = [each.ambulance for each in state.hospitals]
    return own.ambulance == 1 or (0 not in taken and own.ambulance == min(taken))


def ahead_of(state: Position, own: Wards) -> Ahead:
    """What the worth of a hospital of this position hangs on at the end of its shift."""
    return Ahead(
        terms_of(state, own),
        case_of(state, own, ROUNDS - state.round, is_first=has_lowest(state, own)),
        state.reports,
        len(state.supply.reports),
    )


@lru_cache(24)
def worth_by(ahead: Ahead) -> Worth:
    """The worth of hospitals by this."""
    if not ahead.terms.left:
        return prospects_by(ahead.terms).worth
    return Expectations(ahead).worth


MIND: Final = Mind(ahead_of, worth_by, 60)
"""How foresight thinks of hospitals."""
BRISK: Final = Mind(ahead_of, worth_by, 16)
"""The same with little time."""
