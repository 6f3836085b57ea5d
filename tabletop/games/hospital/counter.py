"""The score counter of Hospital: which numbers eight rounds at a real table can leave.

No patient gets lost: three are there at the beginning and three come in each round (with
Panic two more at the beginning, with Epidemic one more in each round), and at the end
each of them was discharged, has died or is left. So the patients discharged round by round
say how many could lie in the wards, how many died for want of a bed, and after which
rounds the wards can have been empty.

What is not looked at is what nobody writes down: values before the end, and treatments.
What an administrator and a report can bring is as much as a file of contents may say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from typing import Final, TypeAlias

from tabletop.games.hospital.content import MOST_BAGS, MOST_OF_REPORT, MOST_POINTS
from tabletop.games.hospital.printed import (
    BEDS,
    BEST,
    BLOOD_POINT,
    DEATH_POINTS,
    DISCHARGE_POINTS,
    EMPTY_WARDS,
    PANIC,
    PER_AMBULANCE,
    PREPARED,
    REPORT_COLUMNS,
    REPORT_LEFT,
    ROUNDS,
    SHOWN_REPORTS,
)
from tabletop.kernel.counter import Column, Contradiction, Line
from tabletop.kernel.errors import Problem
from tabletop.kernel.game import Ranking, ranked

Arrivals: TypeAlias = tuple[int, ...]
"""How many patients come in each round; those of the beginning come in the first."""

_BEDS: Final = len(BEDS)
_BEGINNINGS: Final = (len(PREPARED), len(PANIC))
_FEWEST: Final = _BEGINNINGS[0] + ROUNDS * PER_AMBULANCE
_MOST: Final = _BEGINNINGS[1] + ROUNDS * (PER_AMBULANCE + 1)
"""Patients that come in a game, with Panic and Epidemic."""
_BAG_SUFFICES: Final = 3
"""With so many players the bag has a patient left whenever Epidemic takes one."""

_MOST_BLOOD: Final = 2 * ROUNDS + MOST_BAGS
_MOST_BANK: Final = (MOST_POINTS - BLOOD_POINT) * _MOST_BLOOD
_MOST_REPORTS: Final = MOST_OF_REPORT * REPORT_COLUMNS * ROUNDS

_ALONE: Final = (1,)
_OTHERS: Final = (2, 3, 4)


def _times(points: int, most: int) -> tuple[int, ...]:
    """The scale of a line on which each one brings the same."""
    return tuple(points * count for count in range(most + 1))


_LINES: Final = (
    *(Line(f"round-{number}", DISCHARGE_POINTS) for number in range(1, ROUNDS + 1)),
    Line("empty", _times(EMPTY_WARDS, ROUNDS)),
    Line("blood", _times(BLOOD_POINT, _MOST_BLOOD)),
    Line("deaths", _times(DEATH_POINTS, _MOST)),
    Line("administrator"),
    Line("reports", players=_ALONE),
    Line("unfinished", _times(REPORT_LEFT, SHOWN_REPORTS), _ALONE),
    Line("left", _times(0, _BEDS), _OTHERS),
    Line("values", _times(0, _BEDS * BEST), _OTHERS),
)
_EMPTY, _BLOOD, _DEATHS, _ADMINISTRATOR, _REPORTS, _UNFINISHED, _LEFT, _VALUES = range(
    ROUNDS, len(_LINES)
)
"""The lines below the rounds; the last two bring nothing, and decide among equals."""
_EACH: Final = {
    _EMPTY: EMPTY_WARDS,
    _BLOOD: BLOOD_POINT,
    _DEATHS: DEATH_POINTS,
    _UNFINISHED: REPORT_LEFT,
}
_DECIDES: Final = ("points", "patients", "values")


class HospitalCounter:
    """Patients, rounds, bags and deaths by number; administrators and reports by points."""

    seats: Final = (*_ALONE, *_OTHERS)
    lines: Final = _LINES

    def problem(self, line: int, entered: int) -> Problem | None:
        """A number that no hospital shows."""
        if line < ROUNDS:
            most = min(_BEDS, _BEGINNINGS[1] + (line + 1) * (PER_AMBULANCE + 1))
            return _crowded(line, most, entered) if entered > most else None
        most = {
            _ADMINISTRATOR: _MOST_BANK,
            _REPORTS: _MOST_REPORTS,
        }.get(line, len(self.lines[line].scale) - 1)
        return _too_many(line, most, entered) if entered > most else None

    def contradiction(self, column: Sequence[int], players: int) -> Contradiction | None:
        """Numbers that no game of so many players leaves together."""
        if not any(column):
            return None  # Who did not play.
        return (
            _values_against(column, players)
            or _points_against(column, players)
            or _patients_against(column, players)
        )

    def each(self, line: int, points: Column) -> int | None:
        """What one brings, where each brings the same."""
        return _EACH.get(line)

    def ranking(self, points: Sequence[Sequence[int]]) -> Ranking:
        """Most points; then the fewest patients left, then the healthiest; then shared (9)."""
        return ranked(
            [(sum(each[:_LEFT]), -each[_LEFT], each[_VALUES]) for each in points], _DECIDES
        )


# A number by itself


def _crowded(line: int, most: int, entered: int) -> Problem:
    """More discharged than lie in the wards."""
    return Problem(
        "in round {round} at most {most} patients lie in the wards, and {entered} cannot be "
        "discharged",
        {"round": line + 1, "most": most, "entered": entered},
    )


def _too_many(line: int, most: int, entered: int) -> Problem:
    """Why a number below the rounds is too large."""
    match line:
        case _ if line == _EMPTY:
            return Problem(
                "a game has {most} rounds, not {entered}", {"most": most, "entered": entered}
            )
        case _ if line == _BLOOD:
            return Problem("nobody can win more than {most} blood bags in a game", {"most": most})
        case _ if line == _DEATHS:
            return Problem("no more than {most} patients come in a game", {"most": most})
        case _ if line == _ADMINISTRATOR:
            return Problem("no administrator brings more than {most} points", {"most": most})
        case _ if line == _REPORTS:
            return Problem(
                "all reports together do not bring more than {most} points", {"most": most}
            )
        case _ if line == _UNFINISHED:
            return Problem(
                "only {most} reports lie there, not {entered}", {"most": most, "entered": entered}
            )
        case _ if line == _LEFT:
            return Problem(
                "there are {most} beds, not {entered}", {"most": most, "entered": entered}
            )
        case _:
            return Problem(
                "{beds} patients of value {best} are {most} together, and {entered} is too many",
                {"beds": _BEDS, "best": BEST, "most": most, "entered": entered},
            )


# Numbers together


def _values_against(column: Sequence[int], players: int) -> Contradiction | None:
    """Values that so many patients cannot have; alone nobody is equal, and they do not count."""
    left, values = column[_LEFT], column[_VALUES]
    if players == 1 or left <= values <= BEST * left:
        return None
    if not left:
        problem = Problem("nobody is left, so there are no values to add up")
    else:
        problem = Problem(
            "patients left: {left}; so their values are {least} to {most} together, not {values}",
            {"left": left, "least": left, "most": BEST * left, "values": values},
        )
    return Contradiction(problem, _VALUES)


def _points_against(column: Sequence[int], players: int) -> Contradiction | None:
    """Points of an administrator or of reports that these numbers rule out."""
    charge, blood = column[_ADMINISTRATOR], column[_BLOOD]
    others = MOST_POINTS * ROUNDS
    bank = (MOST_POINTS - BLOOD_POINT) * blood
    if charge > max(others, bank):
        return Contradiction(
            Problem(
                "blood bags left: {blood}; so no administrator brings more than {most} points",
                {"blood": blood, "most": max(others, bank)},
            ),
            _ADMINISTRATOR,
        )
    discharged = sum(column[:ROUNDS])
    most = MOST_OF_REPORT * discharged
    if column[_REPORTS] > most:
        return Contradiction(
            Problem(
                "each report needs a discharged patient: {discharged} bring {most} points at most",
                {"discharged": discharged, "most": most},
            ),
            _REPORTS,
        )
    return None


def _patients_against(column: Sequence[int], players: int) -> Contradiction | None:
    """Patients that did not come, or got lost; with the variants that fit the numbers best."""
    discharged, deaths = column[:ROUNDS], column[_DEATHS]
    gone = sum(discharged) + deaths
    alone = players == 1
    totals = range(gone, gone + _BEDS + 1) if alone else (gone + column[_LEFT],)
    ways = [arrivals for total in totals for arrivals in _ways(total, players)]
    if not ways:
        return Contradiction(_lost(column, players))
    found: Contradiction | None = None
    for arrivals in ways:
        found = _course_against(arrivals, discharged, deaths, column[_EMPTY])
        if found is None:
            return None
    return found


def _ways(total: int, players: int) -> Iterator[Arrivals]:
    """Every way in which so many patients can have come, by the variants."""
    for beginning in _BEGINNINGS:
        more = total - beginning - ROUNDS * PER_AMBULANCE
        if more not in (0, ROUNDS) and (players <= _BAG_SUFFICES or not 0 < more < ROUNDS):
            continue
        for rounds in combinations(range(ROUNDS), more):
            came = [PER_AMBULANCE + (at in rounds) for at in range(ROUNDS)]
            yield (beginning + came[0], *came[1:])


def _lost(column: Sequence[int], players: int) -> Problem:
    """Not as many patients as come in a game."""
    discharged, deaths, left = sum(column[:ROUNDS]), column[_DEATHS], column[_LEFT]
    game = Problem(
        "{fewest} come in a game, with Panic {panic}, with Epidemic {epidemic}, with both {most}",
        {
            "fewest": _FEWEST,
            "panic": _FEWEST + _BEGINNINGS[1] - _BEGINNINGS[0],
            "epidemic": _FEWEST + ROUNDS,
            "most": _MOST,
        },
    )
    if players == 1:
        return Problem(
            "{discharged} discharged and {deaths} dead cannot be all patients: {game}, and no "
            "more than {beds} can be left",
            {"discharged": discharged, "deaths": deaths, "game": game, "beds": _BEDS},
        )
    return Problem(
        "{discharged} discharged, {deaths} dead and {left} left are {sum} patients, but {game}",
        {
            "discharged": discharged,
            "deaths": deaths,
            "left": left,
            "sum": discharged + deaths + left,
            "game": game,
        },
    )


def _course_against(
    arrivals: Arrivals, discharged: Sequence[int], deaths: int, empty: int
) -> Contradiction | None:
    """Why the rounds cannot have gone so, with patients that come like this."""
    lying: list[int] = []
    inside = lacking = 0
    for line, (come, leave) in enumerate(zip(arrivals, discharged, strict=True)):
        beds = min(_BEDS, inside + come)
        lacking += inside + come - beds
        inside = beds - leave
        if inside < 0:
            return Contradiction(_crowded(line, beds, leave), line)
        lying.append(inside)
    if lacking > deaths:
        return Contradiction(
            Problem(
                "with {beds} beds and so few discharged, at least {least} die for want of one",
                {"least": lacking, "beds": _BEDS},
            ),
            _DEATHS,
        )
    return _empty_against(arrivals, discharged, deaths, lying, empty)


def _empty_against(
    arrivals: Arrivals, discharged: Sequence[int], deaths: int, lying: Sequence[int], empty: int
) -> Contradiction | None:
    """Why the wards cannot have been empty after so many rounds.

    *lying* are those in the wards after each round if nobody has died but for want of a bed.
    """
    # Who was not discharged up to a round lies in the wards or has died: they are empty
    # if all have died, of whom none can be discharged later.
    there = list(accumulate(c - leave for c, leave in zip(arrivals, discharged, strict=True)))
    last = there[-1] == deaths
    most = sum(there[at] <= min(deaths, *there[at:]) for at in range(ROUNDS))
    least = sum(not inside for inside in lying[:-1]) + last
    if least <= empty <= most:
        return None
    return Contradiction(
        Problem(
            "at most {most} of the rounds end with empty wards, not {empty}",
            {"most": most, "empty": empty},
        )
        if empty > most
        else Problem(
            "at least {least} of the rounds end with empty wards, not {empty}",
            {"least": least, "empty": empty},
        ),
        _EMPTY,
    )


COUNTER: Final = HospitalCounter()
