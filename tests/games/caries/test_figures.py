"""What a simulation tells of laps: throws and visits, of those laps that were finished."""

from __future__ import annotations

import pytest

from tabletop.games.caries.events import DiceThrown, LapEnded, PawnMoved, Purpose
from tabletop.games.caries.figures import counted, figures
from tabletop.games.caries.position import Space
from tabletop.kernel.game import Seat

ONE, OTHER = Seat(0), Seat(1)
STORY = (
    DiceThrown(ONE, Purpose.MOVE, (1,)),
    PawnMoved(ONE, 0, 1, Space.SUGAR),
    DiceThrown(ONE, Purpose.SUGAR, (4,)),
    DiceThrown(OTHER, Purpose.MOVE, (2,)),
    PawnMoved(OTHER, 0, 2, Space.BRUSHING),
    DiceThrown(ONE, Purpose.MOVE, (6,)),
    PawnMoved(ONE, 22, 0, Space.DENTIST),
    LapEnded(ONE, 1),
    DiceThrown(ONE, Purpose.MOVE, (1,)),
    PawnMoved(ONE, 0, 1, Space.SUGAR),
)


def test_only_what_was_thrown_to_move_in_finished_laps_is_counted():
    assert counted(STORY) == {"laps": 1, "rolls": 2, "sugar": 1, "dentist": 1}


def test_who_ends_a_lap_later_has_counted_from_its_beginning():
    story = (*STORY, DiceThrown(OTHER, Purpose.MOVE, (6,)), LapEnded(OTHER, 1), LapEnded(ONE, 2))
    assert counted(story) == {"laps": 3, "rolls": 5, "sugar": 2, "dentist": 1, "brushing": 1}


def test_figures_are_shares_of_a_lap():
    counts = {"laps": 4, "rolls": 34, "sugar": 13, "brushing": 9, "dentist": 4, "knock": 1}
    found = figures(counts, 2)
    assert found.pop("rolls_per_lap") == pytest.approx(8.5)
    assert found == {
        "visits_per_lap_dentist": 1,
        "visits_per_lap_sugar": 3.25,
        "visits_per_lap_brushing": 2.25,
        "visits_per_lap_appointment": 0,
        "visits_per_lap_knock": 0.25,
    }


def test_without_a_lap_there_is_nothing_to_tell():
    assert figures({"rolls": 3}, 1) == figures({}, 1) == {}


def test_laps_alone_are_figures_too():
    assert set(figures({"laps": 3}, 1).values()) == {0}
