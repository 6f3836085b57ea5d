"""The books: what is known of best play alone, and that they agree with the rules."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tabletop.games.caries.expected import HURRY, Book, cost, turns
from tabletop.games.caries.position import CIRCUIT, SPACES, Space
from tabletop.games.caries.prospect import Prospect, Stand
from tabletop.games.caries.tally import TALLIES, points_of

CLEAN = (0, 0, 0, 0)
SPACES_PRINTED = tuple(map(Space, CIRCUIT))


def before_throw(book, left=5, space=0, purse=0, tally=CLEAN, holds_cube=False):
    return cost(book, left, space, purse, tally, holds_cube)


@pytest.mark.parametrize(
    ("book", "points"),
    [
        pytest.param(Book.ONE, 15.3, id="one die"),
        pytest.param(Book.TWO, 9.75, id="free choice of dice"),
    ],
)
def test_best_play_from_the_start_is_known(book, points):
    assert before_throw(book) == pytest.approx(points, abs=0.02)


def test_a_turn_costs_who_races():
    paid = before_throw(Book.RACE) - HURRY * turns(Book.RACE, 5, 0)
    assert before_throw(Book.TWO) < paid < before_throw(Book.TWO) + 1.5
    assert turns(Book.RACE, 5, 0) < turns(Book.TWO, 5, 0)


def test_a_lap_with_one_die_takes_as_many_throws_as_counted():
    # 8.476 throws a lap.
    assert turns(Book.ONE, 5, 0) == pytest.approx(5 * 8.476, abs=0.02)
    assert turns(Book.ONE, 1, 27) == 1


def met(number):
    """Stands like those of a match: few markers, few appointments."""
    chance = Random(7)
    tallies = [tally for tally in TALLIES if points_of(tally) <= 14 and tally[2] + tally[3] <= 2]
    for _ in range(number):
        purse = chance.randrange(4)
        tally = chance.choice(tallies)
        holds_cube = chance.random() < 0.3
        yield Stand(chance.randint(1, 5), chance.randrange(SPACES), purse, tally, holds_cube)


@pytest.mark.parametrize("book", Book)
def test_what_is_expected_is_the_mean_of_what_comes_next(book):
    off = []
    for stand in met(400):
        prospect = Prospect(SPACES_PRINTED, book, cube_is_free=not stand.holds_cube, price=True)
        counts = (1,) if book is Book.ONE else (1, 2)
        best = min(prospect.thrown(stand, dice) for dice in counts) + prospect.turn
        off.append(abs(best - prospect.resting(stand)))
    assert mean(off) < 0.05
    assert max(off) < 0.6


@pytest.mark.parametrize("book", Book)
def test_one_marker_more_costs_and_one_appointment_more_does_not(book):
    for stand in met(200):
        here = cost(book, *stand)
        yellow, orange, red, black = stand.tally
        worse = stand._replace(tally=(yellow, orange + 1, red, black))
        richer = stand._replace(purse=stand.purse + 1)
        assert cost(book, *worse) > here - 0.1
        assert cost(book, *richer) < here + 0.1
