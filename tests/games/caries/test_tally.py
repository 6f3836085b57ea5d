"""Four counts tell as much as sixteen teeth: everything that happens to a mouth, by both."""

from __future__ import annotations

import pytest

from tabletop.games.caries import teeth
from tabletop.games.caries.tally import (
    TALLIES,
    clean,
    eaten,
    knocks,
    points_of,
    tally_of,
    treated,
)
from tabletop.games.caries.teeth import Tooth

SOME = TALLIES[::47]


def mouth_of(tally):
    marked = [
        tooth
        for tooth, count in zip(
            (Tooth.YELLOW, Tooth.ORANGE, Tooth.RED, Tooth.BLACK), tally, strict=True
        )
        for _ in range(count)
    ]
    return (*marked, *[Tooth.HEALTHY] * (16 - len(marked)))


def test_every_mouth_has_a_tally():
    assert len(set(TALLIES)) == 4845
    assert max(map(sum, TALLIES)) == 16


# 3.2, the vectors that tables have agreed on
@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        pytest.param((3, 2, 1, 1), 4, (2, 1, 2, 2), id="worst first, each tooth once"),
        pytest.param((1, 0, 0, 15), 6, (0, 1, 0, 15), id="no more than there are teeth"),
    ],
)
def test_sugar(before, amount, after):
    assert eaten(before, amount) == after


@pytest.mark.parametrize("amount", range(1, 13))
def test_sugar_is_that_of_the_rules(amount):
    for tally in SOME:
        mouth = mouth_of(tally)
        after = mouth
        for task in teeth.sugar_tasks(mouth, amount):
            after, _ = teeth.done(after, task)
        assert eaten(tally, amount) == tally_of(after), tally


def test_a_brush_is_that_of_the_rules():
    for tally in SOME:
        assert clean(tally) == tally_of(teeth.brushed(mouth_of(tally))[0])


def test_a_knock_is_that_of_the_rules():
    for tally in SOME:
        mouth = mouth_of(tally)
        hit = [tally_of(teeth.changed(mouth, tooth, Tooth.BLACK)) for tooth in range(1, 17)]
        told = [after for cases, after in knocks(tally) for _ in range(cases)]
        assert sorted(told) == sorted(hit)


# 3.6.2
@pytest.mark.parametrize("appointments", range(9))
def test_treatment_is_that_of_the_rules(appointments):
    for tally in {clean(tally) for tally in SOME}:
        mouth, left = mouth_of(tally), appointments
        while (task := teeth.treatment(mouth, left)) is not None:
            mouth, changes = teeth.done(mouth, task)
            left -= task.price * len(changes)
        assert treated(tally, appointments) == (tally_of(mouth), left), tally


def test_points_are_those_of_the_rules():
    for tally in SOME:
        assert points_of(tally) == teeth.points(mouth_of(tally))
