"""The bots: what they decide where the choice is plain, and how well they do."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tabletop import games
from tabletop.games.clever.actions import Decline, Take
from tabletop.games.clever.position import Phase
from tabletop.games.clever.printed import Area
from tabletop.games.clever.rest import Rest, to_come
from tabletop.games.clever.sheet import total
from tabletop.games.clever.worth import worth
from tabletop.simulation import played_out

CROSSES = (Area.YELLOW, Area.BLUE, Area.GREEN)
BEST_ALONE = 334


@pytest.fixture(params=["greedy", "planner", "network"])
def bot(request):
    """A bot that thinks."""
    return games.bot("clever", request.param)


@pytest.fixture
def planner():
    return games.bot("clever", "planner")


@pytest.fixture
def decides(clever):
    """What a bot does, as a line."""

    def decides(bot, state):
        return clever.game.encode(bot(clever.game, state, Random(1), 0.1))

    return decides


@pytest.mark.parametrize("bot", ["greedy", "planner"], indirect=True)
class TestMarks:
    # So late with so little on the sheet: nobody has trained for that.
    @pytest.mark.parametrize(
        ("sheet", "die", "line"),
        [
            pytest.param("y 6.1 5.1 b 5 6 7 9", "y3", "take yellow 3.1", id="a row"),
            pytest.param("y 3.1 1.2 2.3", "y6", "take yellow 6.4", id="the diagonal"),
        ],
    )
    def test_a_cross_that_wins_a_bonus_before_a_plain_one(
        self, clever, decides, bot, sheet, die, line
    ):
        assert decides(bot, clever.holding(die, sheet)) == line

    def test_a_chain_of_bonuses_before_a_plain_mark(self, clever, decides, bot):
        # Row 1 wins a blue cross, that one the blue row, and the row an orange 5.
        state = clever.position(
            "y 6.1 5.1 b 5 6 7 9", dice="w6 b6 p6 / y3 g3 o3 / -", turn="asked 1 passive 0"
        )
        assert decides(bot, state) == "take yellow 3.1"

    def test_a_bonus_cross_goes_where_it_wins_another(self, clever, decides, bot):
        state = clever.play(clever.holding("y3", "y 6.1 5.1 b 5 6 7 9"), "take yellow 3.1")
        assert decides(bot, state) == "cross blue 8"


class TestLockingAway:
    # 2: choosing a strong die too early can cost rolls.
    def test_a_lone_six_waits_when_others_are_worth_as_much(self, clever, decides, bot):
        state = clever.position(dice="w2 y2 b3 g2 o3 p6 / - / -", turn="asked 1 pick 1", round=1)
        assert decides(bot, state) != "take purple"

    def test_the_same_six_is_taken_on_the_last_roll(self, clever, decides, planner):
        state = clever.position(dice="y2 g2 o3 p6 / w2 / b3", turn="asked 1 pick 3", round=1)
        assert decides(planner, state) == "take purple"


class TestRerolls:
    # 2: only who has the dice may throw again what was thrown.
    def test_a_roll_that_is_of_no_use_is_thrown_again(self, clever, decides, bot):
        state = clever.position(
            "p 3 r 0/1", dice="p1 / y1 b1 g1 / w1 o3", turn="asked 1 pick 3", round=6
        )
        assert decides(bot, state) == "reroll"

    def test_a_good_roll_is_kept(self, clever, decides, bot):
        state = clever.position(
            "o 5 5 5 10 5 6 8 r 0/1", dice="o6 / y1 b1 g1 / w1 p3", turn="asked 1 pick 3"
        )
        assert decides(bot, state) == "take orange"


class TestExtraDice:
    # 2: at the end of a turn any of the six dice.
    def test_it_waits_for_a_better_die(self, clever, decides, bot):
        state = clever.position(
            "y 1.2 1.3 b 2 g 1 o 4 p 5 e 0/1",
            dice="- / w1 y1 b1 / g1 o1 p1",
            turn="asked 1 extra 3",
            round=1,
        )
        assert decides(bot, state) == "done"

    def test_it_is_used_before_it_is_too_late(self, clever, decides, bot):
        state = clever.position(
            "y 1.2 1.3 b 2 g 1 o 4 p 5 e 0/1",
            dice="w1 g1 y1 / b1 o1 p1 / -",
            turn="asked 1 extra 0",
            round=6,
        )
        assert decides(bot, state).startswith("extra ")

    def test_it_is_used_where_it_wins_much(self, clever, decides, bot):
        state = clever.position(
            "o 5 5 5 10 5 6 e 0/1", dice="- / w1 y1 b1 / g1 o6 p1", turn="asked 1 extra 3"
        )
        assert decides(bot, state) == "extra orange"


class TestPassive:
    # 2: a die of the platter, or none.
    def test_a_cross_is_never_declined(self, clever, bot):
        asked = 0
        for seed in range(12):
            for state in clever.walk(clever.start(2), f"helps/{seed}"):
                legal = clever.game.legal_actions(state)
                helps = any(isinstance(a, Take) and a.area in CROSSES for a in legal)
                if state.phase is Phase.PASSIVE and not state.due and helps:
                    asked += 1
                    assert bot(clever.game, state, Random(1), 0.1) != Decline()
        assert asked > 60

    def test_a_one_in_the_tripled_cell_is_declined_as_long_as_a_six_may_come(
        self, clever, decides, planner
    ):
        state = clever.position(
            "",
            "g 1 o 5 5 5 10 5 6 8 6 8 6 p 3",
            dice="- / g1 o1 p1 / w1 y1 b1",
            turn="asked 2 passive 3",
            round=1,
        )
        assert clever.may(state) == ["take orange", "decline"]
        assert decides(planner, state) == "decline"


class TestWorth:
    def test_when_nothing_is_to_come_it_is_the_points(self, clever):
        for seed in range(5):
            *_, over = clever.walk(clever.start(2), f"worth/{seed}")
            for sheet in over.sheets:
                assert worth(sheet, Rest(0, 0)) == total(sheet)

    def test_what_is_to_come_counts_down_to_nothing(self, clever):
        for seats in clever.game.seats:
            marks = [[] for _ in range(seats)]
            for state in clever.walk(clever.start(seats), f"rest/{seats}"):
                if state.phase in (Phase.PICK, Phase.PASSIVE) and not state.due:
                    marks[state.asked].append(to_come(state).marks)
            for each in marks:
                assert each == sorted(each, reverse=True)
                assert each[-1] == 0


@pytest.mark.no_cover
class TestStrength:
    """Alone random play has 58 points on average; from 160 on a sheet is rated a full star."""

    def mean_of(self, clever, level, number):
        bot = games.bot("clever", level)
        points = []
        for seed in range(number):
            ended = played_out(
                clever.game, clever.start(), [bot], Random(f"alone/{seed}"), [Random(seed)]
            )
            points.append(clever.game.scores(ended.state)[0].total)
        assert max(points) <= BEST_ALONE
        return mean(points)

    def test_greedy_alone(self, clever):
        assert 125 < self.mean_of(clever, "greedy", 200) < 155

    def test_planner_alone(self, clever):
        assert self.mean_of(clever, "planner", 100) > 215

    @pytest.mark.parametrize(
        ("better", "worse"), [("greedy", "random"), ("planner", "greedy")], ids=str
    )
    def test_of_two_the_better_wins_nine_of_ten(self, clever, better, worse):
        bots = [games.bot("clever", better), games.bot("clever", worse)]
        won = 0
        for seed in range(40):
            ended = played_out(
                clever.game, clever.start(2), bots, Random(f"two/{seed}"), [Random(seed)] * 2
            )
            won += clever.game.ranking(ended.state).winners == (0,)
        assert won >= 36

    @pytest.mark.parametrize("seats", [3, 4])
    def test_they_play_at_larger_tables(self, clever, seats):
        levels = ("planner", "greedy", "random", "greedy")[:seats]
        bots = [games.bot("clever", level) for level in levels]
        minds = [Random(seat) for seat in range(seats)]
        ended = played_out(clever.game, clever.start(seats), bots, Random(7), minds)
        assert clever.game.ranking(ended.state).winners == (0,)
