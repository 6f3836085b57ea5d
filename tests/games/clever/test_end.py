"""The end, points, foxes, and who has won."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.games.clever.events import MatchEnded
from tabletop.kernel.game import CHANCE

FOXES = {
    "yellow": "y 3.4 4.4 6.4",
    "blue": "b 9 10 11 12",
    "green": "g 7",
    "orange": "o 1 1 1 2 1 1 2 1",
    "purple": "p 6 6 6 6 6 6 1",
}


@pytest.fixture
def ended(clever):
    """The end of a match with these sheets."""

    def ended(*sheets):
        seats = len(sheets)
        number = {1: 6, 2: 6, 3: 5, 4: 4}[seats]
        turn = f"asked 1 over {0 if seats == 1 else 3}"
        dice = "y2 b3 p4 / w1 g1 o1 / -" if seats == 1 else "- / w1 y2 b2 / g3 o4 p5"
        return clever.position(*sheets, turn=turn, dice=dice, round=number)

    return ended


class TestEnd:
    # 4: after the last passive choices extra dice may still be used.
    def test_after_the_last_passive_choice_extra_dice_may_still_be_used(self, clever):
        state = clever.position(
            "", "e 0/1", round=6, first=2, turn="asked 2 passive 3", dice="- / w1 y2 b2 / g3 o4 p5"
        )
        state = clever.play(state, "decline")
        assert clever.says(state) == "asked 2 extra 3"
        state, story = clever.tell(state, "extra purple")
        assert story[-1] == MatchEnded()
        assert clever.sheet(state, 2) == "p 5 e 1/1"

    # 4: re-rolls that are left are worth nothing.
    def test_actions_that_are_left_are_worth_nothing(self, clever, ended):
        assert clever.total(ended("r 0/7 e 0/7", "")) == 0


class TestPoints:
    # 3: columns of the yellow area.
    @pytest.mark.parametrize(
        ("sheet", "points"),
        [
            pytest.param("y 3.1 2.2 1.3", 10, id="first column"),
            pytest.param("y 6.1 1.2 3.4", 14, id="second column"),
            pytest.param("y 5.1 2.3 4.4", 16, id="third column"),
            pytest.param("y 5.2 4.3 6.4", 20, id="fourth column"),
            pytest.param("y 3.1 6.1 5.1 5.2 4.3 3.4 4.4", 0, id="rows and parts of columns: none"),
            pytest.param("y 3.1 6.1 5.1 2.2 1.2 5.2 1.3 2.3 4.3 3.4 4.4 6.4", 60, id="all"),
        ],
    )
    def test_yellow_columns(self, clever, ended, sheet, points):
        assert clever.points(ended(sheet))["yellow"] == points

    # 3: by the number of crosses.
    def test_blue_by_its_crosses(self, clever, ended):
        scale = []
        for count in range(12):
            sums = [str(total) for total in range(12, 12 - count, -1)][::-1]
            scale.append(clever.points(ended(" ".join(("b", *sums))))["blue"])
        assert scale == [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]

    def test_green_by_its_crosses(self, clever, ended):
        scale = [clever.points(ended(f"g {count}"))["green"] for count in range(12)]
        assert scale == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]

    # 3: the sum of what is written.
    def test_orange_and_purple_are_sums(self, clever, ended):
        points = clever.points(ended("o 5 4 3 12 1 p 2 5 6 1"))
        assert (points["orange"], points["purple"]) == (25, 14)

    def test_a_score_says_what_it_is_made_of(self, clever, ended):
        state = ended("y 3.1 2.2 1.3 b 2 3 g 3 o 5 4 p 6")
        score = clever.game.scores(state)[0]
        assert score.parts == (
            ("yellow", 10),
            ("blue", 2),
            ("green", 6),
            ("orange", 9),
            ("purple", 6),
            ("foxes", 0),
        )
        assert score.total == 33

    def test_the_points_are_known_all_the_time(self, clever):
        assert clever.points(clever.position("o 5", "o 3"))["orange"] == 5
        assert clever.points(clever.position("o 5", "o 3"), 2)["orange"] == 3


class TestFoxes:
    # 3, reading 8: each is worth the lowest area, here the 4 points of three blue crosses.
    @pytest.mark.parametrize(
        ("without", "reached"),
        [
            ("y 3.1 2.2 1.3 3.4 4.4", "y 3.1 2.2 1.3 3.4 4.4 6.4"),
            ("g 6", "g 7"),
            ("o 1 1 1 2 1 1 2", "o 1 1 1 2 1 1 2 1"),
            ("p 1 2 3 4 5 6", "p 1 2 3 4 5 6 1"),
        ],
    )
    def test_each_fox_is_worth_the_lowest_area(self, clever, ended, without, reached):
        parts = {"y": "y 3.1 2.2 1.3", "b": "b 2 3 4", "g": "g 3", "o": "o 6", "p": "p 6"}
        for part, foxes in ((without, 0), (reached, 4)):
            sheet = " ".join({**parts, part[0]: part}.values())
            assert clever.points(ended(sheet))["foxes"] == foxes

    def test_the_blue_fox_wants_its_whole_row(self, clever, ended):
        others = "y 3.1 2.2 1.3 {} g 3 o 6 p 6"
        assert clever.points(ended(others.format("b 2 9 10 11")))["foxes"] == 0
        assert clever.points(ended(others.format("b 9 10 11 12")))["foxes"] == 6

    def test_five_foxes_with_one_empty_area_are_0(self, clever, ended):
        # All five are there, but no yellow column is.
        state = ended(" ".join(FOXES.values()))
        assert state.sheets[0].foxes == 5
        assert clever.points(state)["yellow"] == 0
        assert clever.points(state)["foxes"] == 0

    def test_five_foxes_are_five_times_the_lowest(self, clever, ended):
        sheet = " ".join({**FOXES, "yellow": "y 3.1 2.2 1.3 3.4 4.4 6.4"}.values())
        points = clever.points(ended(sheet))
        assert points == {
            "yellow": 10,
            "blue": 7,
            "green": 28,
            "orange": 10,
            "purple": 37,
            "foxes": 35,
        }

    # Reading 8: yellow is 0 until a column is complete.
    def test_yellow_is_0_until_a_column_is_complete(self, clever, ended):
        others = "b 9 10 11 12 g 7 o 5 p 6"
        assert clever.points(ended(f"y 3.1 2.2 {others}"))["foxes"] == 0
        assert clever.points(ended(f"y 3.1 2.2 1.3 {others}"))["foxes"] == 2 * 5


class TestRanking:
    # 4: most points; then the best single area; then shared.
    @pytest.mark.parametrize(
        ("sheets", "places", "winners", "reason"),
        [
            pytest.param(("o 5", "o 6"), (2, 1), (1,), "points", id="most points win"),
            pytest.param(
                ("g 4", "o 5 p 5"), (1, 2), (0,), "area", id="a tie goes to the best single area"
            ),
            pytest.param(
                ("o 1 p 5", "p 6", "o 3 p 3"), (2, 1, 3), (1,), "area", id="three tied, one best"
            ),
            pytest.param(
                ("o 5 p 1", "o 1 p 5"),
                (1, 1),
                (0, 1),
                "shared",
                id="as good in one area: shared, whichever area it is",
            ),
            pytest.param(
                ("o 3 p 3", "o 6", "p 6", "o 2 p 4"),
                (4, 1, 1, 3),
                (1, 2),
                "shared",
                id="two of four share",
            ),
            pytest.param(
                ("o 6 p 6", "o 2 p 4", "p 6"),
                (1, 3, 2),
                (0,),
                "points",
                id="a tie behind the winner decides nothing",
            ),
            pytest.param(("o 6",), (1,), (), "alone", id="alone nobody wins"),
        ],
    )
    def test_who_has_won(self, clever, ended, sheets, places, winners, reason):
        ranking = clever.game.ranking(ended(*sheets))
        assert (ranking.places, ranking.winners, ranking.reason) == (places, winners, reason)

    def test_foxes_are_no_area_in_a_tie(self, clever, ended):
        # Five foxes are 50 points, but the best area of the other is 45 against 37.
        foxes = "y 3.1 2.2 1.3 3.4 4.4 6.4 b 2 3 9 10 11 12 g 7 o 1 1 1 2 1 1 2 1 p 6 6 6 6 6 6 1"
        green = "y 3.1 6.1 2.2 1.2 1.3 3.4 g 9 o 6 6 6 12 6 4 p 6 6 6 6 6 6 6"
        state = ended(foxes, green)
        assert clever.points(state)["foxes"] == 50
        assert clever.total(state) == clever.total(state, 2) == 151
        assert clever.game.ranking(state).places == (2, 1)
        assert clever.game.ranking(state).reason == "area"


class TestLongest:
    """However slow the players are, a match ends within what the game promises."""

    # The lot; of each player 56 cells, seven re-rolls and seven extra dice, and in every
    # round eight actions of its own turn and two of each passive one.
    @pytest.mark.parametrize(
        ("seats", "rounds", "passive"), [(1, 6, 1), (2, 6, 1), (3, 5, 2), (4, 4, 3)]
    )
    def test_what_is_promised(self, clever, seats, rounds, passive):
        of_each = 56 + 7 + 7 + rounds * (8 + 2 * passive)
        assert clever.game.longest(seats) == 1 + seats * of_each

    # Every re-roll is used, and nothing else is done that can be left.
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_the_slowest_match(self, clever, seats):
        rng, state, plies = Random(1), clever.start(seats), 0
        while (turn := clever.game.turn(state)) is not None:
            lines = clever.may(state)
            slow = [line for line in lines if line in ("reroll", "decline")]
            line = (slow or lines or [""])[0]
            action = clever.game.sample(state, rng) if turn == CHANCE else clever.game.decode(line)
            state, plies = clever.game.apply(state, action).state, plies + 1
            assert not clever.game.deals(state), "whoever rolls real dice may roll all of them"
        assert 20 * seats < plies <= clever.game.longest(seats)
