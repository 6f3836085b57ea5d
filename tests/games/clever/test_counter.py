"""The score counter: it takes what a sheet can show, and says why where it cannot.

    Dans Marquoir, on saisit le nombre de croix en bleu et en vert, et le compteur applique
    le barème ; pour le jaune, l’orange, le violet et les renards, on saisit les points.

A column is yellow, blue, green, orange, purple, foxes.
"""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.games.clever.counter import GIVEN, most_dice
from tabletop.games.clever.sheet import points
from tabletop.kernel.game import CHANCE

COUNTER = games.counter("clever")
YELLOW, BLUE, GREEN, ORANGE, PURPLE, FOXES = range(6)
AREAS = list(zip(COUNTER.lines, GIVEN, strict=False))
"""The line of each area, and with how few dice each of its numbers can be."""


def told(line: int, entered: int) -> str:
    problem = COUNTER.problem(line, entered)
    return "" if problem is None else str(problem)


def against(*column: int, players: int = 2) -> str:
    """What is told of a full column whose single numbers are possible."""
    assert not any(COUNTER.problem(line, entered) for line, entered in enumerate(column))
    found = COUNTER.contradiction(column, players)
    return "" if found is None else str(found.problem)


def possible(line: int, upto: int = 400) -> list[int]:
    return [entered for entered in range(upto) if not told(line, entered)]


class TestScales:
    def test_blue_and_green_are_crosses(self):
        blue, green = COUNTER.lines[BLUE], COUNTER.lines[GREEN]
        assert [blue.points(n) for n in range(12)] == [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]
        assert [green.points(n) for n in range(12)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]

    def test_the_others_are_points(self):
        for line in (YELLOW, ORANGE, PURPLE, FOXES):
            assert COUNTER.lines[line].points(40) == 40


class TestOneNumber:
    def test_yellow_is_a_sum_of_complete_columns(self):
        assert possible(YELLOW) == [0, 10, 14, 16, 20, 24, 26, 30, 34, 36, 40, 44, 46, 50, 60]

    @pytest.mark.parametrize("line", [BLUE, GREEN])
    def test_blue_and_green_have_eleven_cells(self, line):
        assert possible(line) == list(range(12))

    def test_orange_is_at_most_sixteen_sixes(self):
        assert possible(ORANGE) == list(range(97))

    def test_purple_is_at_most_eleven_sixes(self):
        assert possible(PURPLE) == list(range(67))

    def test_foxes_are_at_most_five_of_the_lowest_area_at_its_best(self):
        assert possible(FOXES) == list(range(5 * 56 + 1))

    @pytest.mark.parametrize(
        ("line", "entered", "why"),
        [
            (
                YELLOW,
                15,
                "15 is no sum of what complete columns bring: 10, 14, 16, 20, each once",
            ),
            (BLUE, 12, "there are 11 cells to cross, not 12"),
            (ORANGE, 97, "97 is too many: 11 numbers bring 96 at most"),
            (PURPLE, 67, "67 is too many: 11 numbers bring 66 at most"),
            (FOXES, 281, "281 is too many: 5 foxes of 56 bring 280 at most"),
        ],
    )
    def test_says_why(self, line, entered, why):
        assert told(line, entered) == why


class TestFoxes:
    def test_bring_the_lowest_area_each(self):
        assert not against(24, 7, 8, 41, 30, 44)
        assert against(24, 7, 8, 41, 30, 45) == (
            "each fox is worth as much as the lowest area, 22, and 45 is no multiple of it"
        )

    def test_are_told_one_by_one_once_every_area_is_known(self):
        points = (24, 22, 36, 41, 30)
        assert COUNTER.each(FOXES, (*points, 44)) == 22
        assert COUNTER.each(FOXES, (*points, None)) == 22
        assert COUNTER.each(FOXES, (24, 22, None, 41, 30, 44)) is None
        assert COUNTER.each(PURPLE, (*points, 44)) is None

    def test_bring_nothing_with_an_empty_area(self):
        """Une zone à zéro les rend tous nuls."""
        assert not against(0, 4, 8, 40, 30, 0)
        assert against(0, 4, 8, 40, 30, 20).startswith("each fox is worth as much as the lowest")

    def test_say_which_line_is_wrong(self):
        assert COUNTER.contradiction((24, 7, 8, 41, 30, 45), 2).line == FOXES

    @pytest.mark.parametrize(
        ("column", "why"),
        [
            pytest.param((10, 4, 7, 20, 20, 0), "7 crosses in green win one", id="seven green"),
            pytest.param((10, 4, 4, 55, 20, 0), "55 points in orange win one", id="orange 55"),
            pytest.param((10, 4, 4, 20, 37, 0), "37 points in purple win one", id="purple 37"),
            pytest.param((50, 4, 4, 20, 20, 0), "50 points in yellow win one", id="yellow row 4"),
            pytest.param((10, 11, 4, 20, 20, 0), "11 crosses in blue win one", id="all blue"),
        ],
    )
    def test_that_are_surely_won_must_be_there(self, column, why):
        assert against(*column).endswith(f"at least 1 of the foxes are won: {why}")
        lowest = min(COUNTER.lines[line].points(column[line]) for line in range(5))
        assert not against(*column[:5], lowest)

    @pytest.mark.parametrize(
        "column",
        [
            pytest.param((10, 4, 6, 20, 20, 0), id="six green"),
            pytest.param((10, 4, 4, 54, 20, 0), id="orange 54: seven sixes, two of them doubled"),
            pytest.param((10, 4, 4, 20, 36, 0), id="purple 36: six sixes"),
            pytest.param((46, 4, 4, 20, 20, 0), id="yellow without the second column"),
            pytest.param((10, 10, 4, 20, 20, 0), id="ten blue, none of the last row's four"),
        ],
    )
    def test_that_need_not_be_won(self, column):
        assert not against(*column)

    @pytest.mark.parametrize(
        ("column", "foxes", "why"),
        [
            pytest.param((10, 3, 8, 40, 40), 4, "3 crosses in blue|4 crosses in blue", id="blue"),
            pytest.param((10, 4, 6, 40, 40), 4, "7 crosses in green", id="green"),
            pytest.param((10, 4, 8, 9, 40), 4, "10 points in orange", id="orange"),
            pytest.param((10, 4, 8, 40, 17), 4, "18 points in purple", id="purple"),
        ],
    )
    def test_that_the_areas_do_not_reach_cannot_be(self, column, foxes, why):
        lowest = min(COUNTER.lines[line].points(column[line]) for line in range(5))
        told = against(*column, lowest * (foxes + 1))
        assert f"at most {foxes} of the foxes can be won: with fewer than" in told
        assert why.rpartition("|")[2] in told
        assert not against(*column, lowest * foxes)

    def test_are_five_on_the_sheet(self):
        assert against(10, 4, 8, 40, 40, 42).endswith("the sheet has no more")


class TestDice:
    """What the marks win makes marks too; beside that nobody has more dice than a game gives."""

    def test_there_are_so_many_in_a_game(self):
        # Three active and each passive turn of every round, the extra die of round 2 and
        # the black bonus of round 4.
        assert [most_dice(players) for players in (1, 2, 3, 4)] == [
            6 * (3 + 1) + 2,
            6 * (3 + 1) + 2,
            5 * (3 + 2) + 2,
            4 * (3 + 3) + 2,
        ]

    def test_a_whole_sheet_cannot_be_filled(self):
        # 56 cells, of which 15 are marked by bonuses and 6 by extra dice.
        assert against(60, 11, 11, 96, 66, 280) == (
            "together these take at least 35 dice beside the bonuses they win, and nobody has "
            "more than 26 in a game of 2"
        )

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_nearly_a_whole_sheet_neither(self, players):
        assert "at least 32 dice" in against(50, 11, 10, 60, 54, 250, players=players)

    def test_three_have_one_more(self):
        # Yellow: two columns and the fox's row are 7 cells. Blue: 11 cells win 5 marks.
        # Green: 9 cells win 3. Orange: six sixes, one of them doubled, win 2. Purple: seven
        # sixes win 3.
        column = (36, 11, 9, 42, 42, 4 * 36)
        assert not against(*column, players=3)
        assert "at least 27 dice" in against(*column, players=2)

    def test_a_fox_may_take_more(self):
        # Orange: two cells more that win nothing but the fox.
        assert "at least 29 dice" in against(36, 11, 9, 42, 42, 5 * 36, players=3)
        # Yellow: one cell less without it.
        assert not against(36, 11, 9, 42, 42, 3 * 36, players=2)

    @pytest.mark.parametrize(("players", "highest"), [(1, 334), (2, 334), (3, 364), (4, 334)])
    def test_allow_one_point_more_than_the_highest_score(self, players, highest):
        assert most_points(most_dice(players)) == highest + 1

    def test_that_point_is_a_number_that_is_no_six(self):
        # All of blue writes a 5 in orange: there are no 42 points without a 4 or a 5.
        assert not against(30, 11, 9, 42, 42, 4 * 30)
        assert 30 + 56 + 45 + 42 + 42 + 4 * 30 == 335


def most_points(dice: int) -> int:
    """What so many dice bring at most: for each lowest area, the best of all areas together."""
    lowest_areas = {line.points(number) for line, given in AREAS for number in given}
    return max(best_above(lowest, dice) for lowest in lowest_areas)


def best_above(lowest: int, dice: int) -> int:
    """The most points with no area below *lowest*, which is what each fox brings."""
    best = {(0, 0): 0}
    for line, given in AREAS:
        ways = [
            ((needed, fox), line.points(number))
            for number, by_fox in given.items()
            if line.points(number) >= lowest
            for fox, needed in by_fox.items()
        ]
        most = {way: max(points for other, points in ways if other == way) for way, _ in ways}
        best = together(best, most, dice)
    return max((points + foxes * lowest for (_, foxes), points in best.items()), default=0)


def together(best, more, dice: int):
    """The most points by dice and foxes, with one more area."""
    found: dict[tuple[int, int], int] = {}
    for (used, foxes), before in best.items():
        for (needed, fox), brought in more.items():
            way = used + needed, foxes + fox
            if way[0] <= dice:
                found[way] = max(found.get(way, 0), before + brought)
    return found


class TestRanking:
    def test_the_highest_total_wins(self):
        ranking = COUNTER.ranking([(10, 1, 1, 10, 10, 0), (10, 1, 1, 10, 11, 0)])
        assert ranking.places == (2, 1)
        assert ranking.reason == "points"

    def test_equal_totals_go_to_the_best_area_foxes_aside(self):
        """Le meilleur score dans une seule zone départage."""
        ranking = COUNTER.ranking([(10, 10, 10, 10, 10, 50), (10, 10, 10, 10, 40, 20)])
        assert ranking.winners == (1,)
        assert ranking.reason == "area"

    def test_equal_in_both_they_share(self):
        assert COUNTER.ranking([(1, 2, 3, 4, 5, 0), (5, 4, 3, 2, 1, 0)]).winners == (0, 1)


def final(seats: int, seed: int, level: str):
    """A match played by bots."""
    game, rng = games.load("clever"), Random(seed)
    choose = games.bot("clever", level)
    state = game.initial({"passive": "may"}, seats)
    while (turn := game.turn(state)) is not None:
        drawn = turn == CHANCE
        action = game.sample(state, rng) if drawn else choose(game, state, rng, 0.0)
        state = game.apply(state, action).state
    return game, state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["random", "planner"])
@pytest.mark.parametrize("seed", range(25))
def test_every_match_can_be_counted_as_it_ended(seats, level, seed):
    game, state = final(seats, seed, level)
    counted = []
    for sheet, score in zip(state.sheets, game.scores(state), strict=True):
        areas = points(sheet)
        foxes = score.total - sum(areas)
        column = (areas[0], sheet.blue.bit_count(), sheet.green, areas[3], areas[4], foxes)
        assert not against(*column, players=seats)
        counted.append([COUNTER.lines[at].points(entered) for at, entered in enumerate(column)])
        assert sum(counted[-1]) == score.total
    assert COUNTER.ranking(counted) == game.ranking(state)
