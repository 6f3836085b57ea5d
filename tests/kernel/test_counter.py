"""The score counter of any game: what stands on the pad, what it comes to, what cannot be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletop import games
from tabletop.kernel.counter import Contradiction, Line, blank, standing
from tabletop.kernel.errors import Problem
from tabletop.kernel.game import Ranking, Seat, ranked


class Apples:
    """Apples bring 0, 1, 3 or 6 points, and pears at most ten; no more pears than points."""

    seats = (1, 2, 3)
    lines = (Line("apples", (0, 1, 3, 6)), Line("pears"))

    def problem(self, line: int, entered: int) -> Problem | None:
        most = (3, 10)[line]
        return Problem("there are {most}", {"most": most}) if entered > most else None

    def contradiction(self, column: Sequence[int], players: int) -> Contradiction | None:
        apples, pears = column
        return Contradiction(Problem("too many pears"), 1) if pears > apples else None

    def ranking(self, points: Sequence[Sequence[int]]) -> Ranking:
        totals = [sum(each) for each in points]
        places = tuple(1 + sum(other > total for other in totals) for total in totals)
        winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
        return Ranking(places, winners, "points")


APPLES = Apples()


def filled(*columns: tuple[int | None, int | None]):
    count = blank("apples", APPLES).seated(len(columns))
    for seat, column in enumerate(columns):
        for line, number in enumerate(column):
            count = count.entered(seat, line, number)
    return count


def stands(*columns: tuple[int | None, int | None]):
    return standing(APPLES, filled(*columns))


class TestPad:
    def test_is_blank_for_two_with_a_sign_for_each_seat(self):
        count = blank("apples", APPLES)
        assert count.is_empty
        assert count.seats == 2
        assert len({(player.colour, player.shape) for player in count.players}) == 3

    def test_a_number_stands_only_where_it_was_written(self):
        count = blank("apples", APPLES).entered(1, 0, 2)
        assert count.columns == ((None, None), (2, None), (None, None))
        assert not count.is_empty
        assert count.entered(1, 0, None) == blank("apples", APPLES)

    def test_who_does_not_play_any_more_keeps_the_column(self):
        count = filled((1, 0), (2, 2), (3, 1))
        fewer = count.seated(1)
        assert len(fewer.playing) == 1
        assert fewer.seated(3) == count


class TestStanding:
    def test_numbers_are_points_by_the_scale_of_their_line(self):
        assert stands((3, 2), (2, 1)).points == ((6, 2), (3, 1))
        assert stands((3, 2), (2, 1)).totals == (8, 4)

    def test_totals_are_there_before_all_is_written_and_places_are_not(self):
        found = stands((2, None), (3, None))
        assert found.totals == (3, 6)
        assert found.ranking is None

    def test_is_final_when_all_is_written_and_nothing_impossible(self):
        found = stands((2, 1), (3, 2))
        assert found.is_final
        assert found.ranking.places == (2, 1)

    @pytest.mark.parametrize(
        "second",
        [
            pytest.param((None, None), id="nothing written"),
            pytest.param((3, None), id="a number missing"),
            pytest.param((4, 0), id="a number that cannot be"),
            pytest.param((2, 4), id="a column that cannot be"),
        ],
    )
    def test_nobody_has_a_place_while_a_column_is_not_good(self, second):
        found = stands((2, 1), second)
        assert not found.is_final
        assert found.ranking is None
        assert found.totals[0] == 4

    def test_a_number_that_cannot_be_is_told_at_once_and_counts_nothing(self):
        found = stands((9, 5), (None, None))
        (objection,) = found.objections
        assert (objection.seat, objection.line) == (0, 0)
        assert str(objection.problem) == "there are 3"
        assert found.totals == (5, 0)

    def test_a_column_is_judged_only_when_it_is_full(self):
        assert not stands((None, 9), (None, None)).objections
        (objection,) = stands((1, 9), (None, None)).objections
        assert (objection.seat, objection.line) == (0, 1)

    def test_who_does_not_play_is_not_judged(self):
        assert not standing(APPLES, filled((1, 1), (9, 9)).seated(1)).objections


class Fruit(Apples):
    """Stalks bring nothing; of equal totals the one with more stalks wins. Alone one has worms."""

    lines = (*Apples.lines, Line("stalks", (0,) * 10, (2, 3)), Line("worms", (0, -2), (1,)))

    def problem(self, line: int, entered: int) -> Problem | None:
        return super().problem(line, entered) if line < 2 else None

    def contradiction(self, column: Sequence[int], players: int) -> Contradiction | None:
        stalks, worms = column[2:]
        assert (stalks if players == 1 else worms) == 0
        return super().contradiction(column[:2], players)

    def ranking(self, points: Sequence[Sequence[int]]) -> Ranking:
        return ranked([(sum(each[:2]), each[2]) for each in points], ("points", "stalks"))


class TestLinesOfTheirOwn:
    def stands(self, seats: int, *columns: tuple[int | None, ...]):
        count = blank("fruit", FRUIT).seated(seats)
        for seat, column in enumerate(columns):
            for line, number in enumerate(column):
                count = count.entered(seat, line, number)
        return standing(FRUIT, count)

    def test_what_brings_nothing_decides_among_equals(self):
        found = self.stands(2, (2, 1, 3), (2, 1, 4))
        assert found.totals == (4, 4)
        assert found.points[1] == (3, 1, 0, None)
        assert found.ranking.winners == (1,)
        assert found.ranking.reason == "stalks"

    def test_nobody_waits_for_a_line_that_is_not_there(self):
        assert self.stands(2, (2, 1, 3), (2, 1, 4)).is_final
        assert not self.stands(2, (2, 1, 3, 1), (2, 1, None, 1)).is_final
        assert self.stands(1, (2, 1, None, 1)).is_final
        assert not self.stands(1, (2, 1, 3)).is_final

    def test_what_was_written_there_counts_nothing(self):
        assert self.stands(1, (2, 1, 3, 1)).totals == (2,)
        found = self.stands(2, (2, 1, 3, 1), (2, 1, 3, 0))
        assert found.totals == (4, 4)
        assert found.ranking.reason == "shared"

    def test_an_empty_pad_has_no_points_there(self):
        assert self.stands(2).points == ((None,) * 4,) * 2


FRUIT = Fruit()


@pytest.mark.parametrize("name", games.names())
def test_a_game_s_counter_is_for_its_own_numbers_of_players(name):
    counter = games.counter(name)
    if counter is not None:
        assert counter.seats == games.load(name).seats
        ids = [line.id for line in counter.lines]
        assert len(ids) == len(set(ids))
        zeros = [0] * len(ids)
        assert not any(counter.problem(line, 0) for line in range(len(ids)))
        assert counter.contradiction(zeros, max(counter.seats)) is None


def test_some_games_have_none():
    assert games.counter("caries") is None
