"""Why an action of Clever is good: the sentence tells what the table shows, and nothing else.

Cells are crossed as told in the notation; the dice lie in hand unless a test says otherwise.
"""

from __future__ import annotations

import re

import pytest

from tabletop.games.clever.position import Phase
from tests.games.clever.conftest import Table
from tests.ui import advising
from ui import language

CLEVER = Table()
DICE = "w3 y1 b5 g3 o2 p6 / - / -"


@pytest.fixture(autouse=True)
def english(qapp):
    language.install(qapp, "en")


def why(state, best, *rivals):
    return advising.reason("clever", state, best, *rivals)


def picking(sheet="", roll=1, dice=DICE, **told):
    return CLEVER.position(sheet, "", turn=f"asked 1 pick {roll}", dice=dice, **told)


class TestWhatStaysInHand:
    @pytest.mark.parametrize(
        ("best", "rival", "told"),
        [
            pytest.param(
                "take yellow 1.2",
                "take blue 8",
                "keeps 5 dice for the next roll; blue 5 would lock away 4 dice",
                id="the rival locks dice away",
            ),
            pytest.param(
                "take yellow 1.2",
                "take purple",
                "keeps 5 dice for the next roll; purple 6 would leave nothing to throw",
                id="the rival locks all away",
            ),
            pytest.param(
                "take green",
                "take orange",
                "3 cells more, and the row brings an extra die; keeps 3 dice for the next roll",
                id="the rival locks less away: what is good about the mark comes first",
            ),
            pytest.param(
                "take green",
                "take white as green",
                "3 cells more, and the row brings an extra die; keeps 3 dice for the next roll",
                id="the rival locks as much away",
            ),
        ],
    )
    def test_while_there_are_rolls_to_come(self, best, rival, told):
        assert why(picking(), best, rival) == told

    def test_the_best_of_the_other_dice_is_told_and_not_the_worst(self):
        assert why(picking(), "take orange", "take blue 8", "take purple").endswith(
            "blue 5 would lock away 4 dice"
        )

    def test_another_way_to_use_the_same_die_locks_nothing_else(self):
        told = why(picking(), "take white as green", "take white as orange", "take purple")
        assert told.endswith("purple 6 would leave nothing to throw")

    def test_not_after_the_last_roll(self):
        told = why(picking(roll=3), "take yellow 1.2", "take purple")
        assert "next roll" not in told
        assert "would" not in told

    def test_not_of_a_die_of_the_platter(self):
        state = CLEVER.position(
            "", "", turn="asked 2 passive 3", dice="- / w3 y1 b5 g3 / o2 p6", round=5
        )
        assert "next roll" not in why(state, "take yellow 1.2", "take green")


@pytest.mark.parametrize("seed", range(6))
def test_figures_agree_with_what_the_rules_make_of_it(seed):
    told, seen = advising.advice("clever", 2), 0
    game = CLEVER.game
    for state in CLEVER.walk(CLEVER.start(2), f"figures {seed}"):
        if state.phase is not Phase.PICK or state.due:
            continue
        legal = game.legal_actions(state)
        for action in legal:
            said = told.reason(state, action, dict.fromkeys(legal, 0.0))
            after = game.apply(state, action).state
            if kept := re.search(r"keeps (\d) di", said):
                assert len(after.hand) == int(kept[1])
                seen += 1
            if gained := re.search(r"counts (?:double there: )?(\d+) point", said):
                scores = [dict(game.scores(each)[state.asked].parts) for each in (after, state)]
                area = action.area.name.lower()
                assert scores[0][area] - scores[1][area] >= int(gained[1])
                seen += 1
    assert seen > 20


class TestWhatAMarkBrings:
    @pytest.mark.parametrize(
        ("die", "sheet", "line", "told"),
        [
            pytest.param(
                "y3",
                "y 6.1 1.2",
                "take yellow 3.4",
                "completes a yellow column: 14 points; 2 crosses more, and yellow row 4",
                id="a column",
            ),
            pytest.param(
                "y3", "y 4.4 6.4", "take yellow 3.4", "completes yellow row 4: a fox", id="a fox"
            ),
            pytest.param(
                "y5",
                "y 3.1 6.1 b 2 3",
                "take yellow 5.1",
                "completes yellow row 1: a blue cross, which can bring an orange 5",
                id="a cross to be chosen that can complete a row",
            ),
            pytest.param(
                "y5",
                "y 3.1 6.1",
                "take yellow 5.1",
                "completes yellow row 1: a blue cross",
                id="a cross to be chosen that completes nothing",
            ),
            pytest.param(
                "y4",
                "y 1.3 2.3 g 3",
                "take yellow 4.3",
                "completes yellow row 3: a green cross, which brings an extra die",
                id="a chain that runs by itself",
            ),
            pytest.param(
                "o5", "o 1 1", "take orange", "wins a re-roll", id="a bonus printed in the cell"
            ),
            pytest.param(
                "o5", "o 1 1 1", "take orange", "counts double there: 10 points", id="double"
            ),
            pytest.param(
                "o4",
                "o 1 1 1 2 1 1 2 1 2 1",
                "take orange",
                "counts triple there: 12 points",
                id="triple",
            ),
            pytest.param(
                "p6", "", "take purple", "after a 6 any number may follow in purple", id="a 6"
            ),
            pytest.param("p1", "", "take purple", "a low 1 leaves room in purple", id="a low one"),
            pytest.param("b1", "", "take blue 2", "two dice seldom make 2", id="a rare sum"),
            pytest.param(
                "g5",
                "g 4",
                "take green",
                "1 cell more, and the row brings a blue cross; counts 5 points",
                id="one short of a bonus",
            ),
            pytest.param(
                "g5",
                "y 3.1 6.1 2.2 1.2 1.3 3.4 4.4 6.4 b 2 3 4 5 6 7 8 g 4 o 6 6 6 p 5 6 6",
                "take green",
                "the foxes count 5 points more",
                id="a better lowest area raises the foxes",
            ),
        ],
    )
    def test_is_told(self, die, sheet, line, told):
        assert why(CLEVER.holding(die, sheet), line).startswith(told)

    def test_a_better_lowest_area_is_nothing_to_who_has_no_fox(self):
        sheet = "y 3.1 6.1 2.2 1.2 1.3 3.4 b 2 3 4 5 6 7 8 g 4 o 6 6 6 p 5 6 6"
        assert "foxes" not in why(CLEVER.holding("g5", sheet), "take green")

    def test_goes_before_what_stays_in_hand(self):
        told = why(picking("y 3.1 6.1", dice="w3 y5 b6 g3 o2 p6 / - / -"), "take yellow 5.1")
        assert told == "completes yellow row 1: a blue cross; keeps 2 dice for the next roll"

    def test_of_a_bonus(self):
        state = picking("o 1 1 1", due="black of round 4")
        assert why(state, "write orange 6").startswith("counts double there: 12 points")
        assert why(state, "cross green").startswith("3 cells more, and the row brings an extra die")


class TestWhatIsLeft:
    def test_dice_that_fit_nowhere_are_thrown_again(self):
        state = CLEVER.holding("y1", "y 1.2 1.3 r 0/1", roll=2)
        assert why(state, "reroll") == "no die fits; throws 1 die again"
        assert why(state, "forfeit").startswith("no die fits; 1 die stays for the next roll")

    def test_a_re_roll_says_what_the_best_pick_would_lock_away(self):
        told = why(picking("r 0/1"), "reroll", "take purple")
        assert told == "no die here wins a bonus; purple 6 would leave nothing to throw"

    def test_a_re_roll_does_not_say_that_no_bonus_is_there_where_one_is(self):
        told = why(picking("o 1 1 r 0/1"), "reroll", "take purple")
        assert told == "purple 6 would leave nothing to throw; throws 6 dice again"

    def test_a_purple_5_is_in_the_way(self):
        state = CLEVER.position("", "", turn="asked 2 passive 3", dice="- / p5 y1 w1 / b6 g6 o6")
        told = why(state, "decline", "take purple")
        assert told == "a purple 5 would leave room for higher ones only"

    def test_an_extra_die_is_saved_while_there_are_turns(self):
        state = CLEVER.position(
            "e 0/2", "", turn="asked 1 extra 3", dice="- / w3 y1 b5 / g3 o2 p6", round=4
        )
        assert why(state, "done", "extra orange").startswith("saves 2 extra dice for later turns")
        assert "worth nothing" not in why(state, "extra orange", "done")

    def test_an_extra_die_is_worth_nothing_after_the_last_turn(self):
        dice = "- / w3 y1 b5 / g3 o2 p6"
        state = CLEVER.position("e 0/2", "", turn="asked 1 extra 3", dice=dice, round=6, active=2)
        told = why(state, "extra orange", "done")
        assert told == "an extra die left over is worth nothing; counts 2 points"
        assert "later turns" not in why(state, "done", "extra orange")
