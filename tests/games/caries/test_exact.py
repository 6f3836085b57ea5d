"""The exact bot: what it decides where the choice is plain, what it says, how well it does."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean

import pytest

from tabletop import games
from tabletop.games.caries.advice import ADVICE
from tabletop.games.caries.exact import THROWN_AWAY, exact, outlook, weigh
from tabletop.games.caries.position import CIRCUIT
from tabletop.kernel.advice import Measure
from tabletop.simulation import planned, played_out, simulated


@pytest.fixture
def decides(caries):
    """The exact bot's action, as a line."""

    def decides(state):
        return caries.game.encode(exact(caries.game, state, Random(1), 0.1))

    return decides


@pytest.fixture
def weighs(caries):
    """What it says of every action, by lines."""

    def weighs(state):
        worths = weigh(caries.game, state, Random(1), 0.1)
        return {caries.game.encode(action): worth for action, worth in worths.items()}

    return weighs


class TestDice:
    @pytest.mark.parametrize(
        ("player", "line"),
        [
            pytest.param("0.22+0 yyyyyy", "two dice", id="sticky teeth and the dentist in reach"),
            pytest.param("0.12+0 yyyy", "two dice", id="sticky teeth: past the sugar in front"),
            pytest.param("0.24+1 b", "one die", id="an appointment next door, and need of it"),
            pytest.param("2.20+0 y", "one die", id="alone there is no hurry"),
        ],
    )
    def test_it_throws(self, caries, decides, player, line):
        assert decides(caries.position(player, dice_option="two")) == line

    def test_it_hurries_where_others_may_stop_the_match(self, caries, decides):
        player = "2.20+0 y"
        assert decides(caries.position(player, player, dice_option="two")) == "two dice"

    @pytest.mark.parametrize("mode", ["educational", "collaborative"])
    def test_it_does_not_hurry_where_nobody_competes(self, caries, decides, mode):
        player = "2.20+0 y"
        state = caries.position(player, player, dice_option="two", mode=mode)
        assert decides(state) == "one die"

    def test_it_does_not_hurry_once_it_has_gone_on(self, caries, decides):
        state = caries.position("5.20+0 y", "1.00+0", dice_option="two")
        assert decides(state) == "one die"


class TestCube:
    @pytest.mark.parametrize(
        ("player", "line"),
        [
            pytest.param("0.03+0 yyyy", "take cube", id="sugar sticks: another would bite"),
            pytest.param("0.03+0", "ask appointments", id="clean teeth can bear sugar"),
            pytest.param(
                "4.17+0 bb", "ask appointments", id="last lap: black teeth want treatment"
            ),
            pytest.param("4.17+4 bb", "take cube", id="last lap: treatment is sure"),
        ],
    )
    def test_it_takes(self, caries, decides, player, line):
        assert decides(caries.position(player, turn="1 cube", dice="one 3")) == line


class TestStop:
    # 4: stopping is best exactly where it wins.
    @pytest.mark.parametrize(
        ("own", "other", "line"),
        [
            pytest.param("5.00+0 o", "2.04+0 bb", "stop", id="ahead: it stops"),
            pytest.param("5.00+0 o", "4.04+0 o", "stop", id="equal but further on: it stops"),
            pytest.param("5.00+0 bbbbbbbb", "0.04+0 bbbbbbbbb", "stop", id="ahead, bad as it is"),
            pytest.param("5.00+0 o", "4.04+0 y", "go on", id="behind: it hopes"),
            pytest.param("5.00+0 o", "4.27+0 y", "go on", id="behind, with little hope"),
        ],
    )
    def test_it_stops_when_it_wins(self, caries, decides, weighs, own, other, line):
        state = caries.position(own, other, turn="1 stop", dice="one 3")
        assert decides(state) == line
        best, worst = sorted(weighs(state).values(), reverse=True)
        assert best - worst >= THROWN_AWAY


class TestGifts:
    @pytest.mark.parametrize(
        ("taker", "giver", "line"),
        [
            pytest.param("0.00+0 bb", "5.00+1 bb", "give 1", id="it has finished: everything"),
            pytest.param("0.00+0 bb", "1.00+3 oo", "give 1", id="more than its teeth need"),
            pytest.param("4.00+0 b", "1.00+2 oo", "give 1", id="its own can wait, the other's not"),
            pytest.param(
                "0.00+0 bb", "4.27+2 oo", "give nothing", id="its own cannot wait, the other's can"
            ),
        ],
    )
    def test_it_gives_what_helps_the_table(self, caries, decides, taker, giver, line):
        state = caries.position(
            taker, giver, mode="collaborative", turn="1 gifts", dice="one 3", asked="2"
        )
        assert decides(state) == line

    def test_it_leaves_a_gift_to_who_comes_later_and_needs_it_less(self, caries, decides):
        told = {"mode": "collaborative", "turn": "1 gifts", "dice": "one 3", "asked": "2"}
        taker, giver = "0.00+1 b", "4.20+1 o"
        assert decides(caries.position(taker, giver, "5.00+1", **told)) == "give nothing"
        assert decides(caries.position("4.00+1 b", giver, "5.00+0", **told)) == "give 1"

    def test_a_gift_before_the_throw_is_never_better(self, caries, decides, weighs):
        state = caries.position("0.05+9", "0.20+0 bb", mode="collaborative")
        assert decides(state) == "one die"
        assert weighs(state)["give 2"] <= weighs(state)["one die"]


def test_it_leaves_the_teeth_to_the_game(caries, decides, weighs):
    state = caries.position("0.01+0 ooo", turn="1 sugar", dice="one 1", teeth="choose")
    state = caries.play(state, "roll 2")
    assert decides(state) == "choose for me"
    assert len(set(weighs(state).values())) == 1


class TestOutlook:
    def test_is_told_in_points_by_who_plays_best(self):
        assert ADVICE.measure is Measure.POINTS
        assert (ADVICE.weigh, ADVICE.outlook) == (weigh, outlook)
        assert ADVICE.quick == list(games.bots("caries"))[-1]

    def test_of_the_end_is_the_end(self, caries):
        state = caries.position("5.00+0 o", "4.04+0 yb", turn="1 over", dice="one 3")
        assert outlook(caries.game, state) == (-2, -6)

    @pytest.mark.parametrize(
        ("player", "turn", "dice"),
        [
            pytest.param("2.01+1 yyo", "1 sugar", "two 1 4", id="sugar"),
            pytest.param("2.03+1 yyo", "1 appointments", "one 3", id="appointments"),
            pytest.param("2.14+1 yyob", "1 knock", "one 3", id="knock"),
            pytest.param("2.22+1 yyoor", "1 moving", "two", id="the way, dentist in reach"),
        ],
    )
    def test_is_the_mean_over_the_dice(self, caries, player, turn, dice):
        game = caries.game
        state = caries.position(player, turn=turn, dice=dice, dice_option="two")
        after = [
            outlook(game, game.apply(state, outcome).state)[0]
            for outcome in game.legal_actions(state)
        ]
        assert outlook(game, state)[0] == pytest.approx(mean(after))

    def test_of_a_choice_is_that_of_the_best(self, caries, weighs):
        for turn, player in (("1 cube", "2.03+1 yyo"), ("1 move", "2.09+1 oo")):
            state = caries.position(player, player, turn=turn, dice="one 3", dice_option="two")
            best = max(weighs(state).values())
            assert outlook(caries.game, state)[0] == pytest.approx(best, abs=0.3)

    @pytest.mark.parametrize(
        ("other", "points"),
        [
            pytest.param("2.04+0 bb", (-2, -10), id="ahead: it stops, and this is the end"),
            pytest.param("0.04+0 y", None, id="behind: it goes on, and the other has far to go"),
        ],
    )
    def test_who_may_stop_is_trusted_to_stop_where_that_wins(self, caries, decides, other, points):
        state = caries.position("5.00+0 o", other, turn="1 stop", dice="one 3")
        after = caries.play(state, decides(state))
        assert outlook(caries.game, state) == outlook(caries.game, after)
        if points:
            assert outlook(caries.game, state) == points

    def test_who_may_give_is_trusted_to_help_the_table(self, caries, decides):
        told = {"mode": "collaborative", "turn": "1 gifts", "dice": "one 3", "asked": "2"}
        for giver in ("5.00+1 bb", "4.27+2 oo"):
            state = caries.position("0.00+0 bb", giver, **told)
            after = caries.play(state, decides(state))
            assert outlook(caries.game, state) == outlook(caries.game, after)

    def test_who_has_gone_on_expects_more_of_the_end_the_nearer_it_is(self, caries):
        near, far = (
            outlook(caries.game, caries.position("5.20+3 yybb", other))
            for other in ("4.27+0", "1.00+0")
        )
        assert near[0] < far[0]

    def test_who_rests_has_its_points(self, caries):
        state = caries.position("5.00+4 oo", "3.00+0", turn="2 move", mode="educational")
        assert outlook(caries.game, state)[0] == -4


class TestAnotherCircuit:
    CIRCUIT = CIRCUIT[0] + CIRCUIT[:0:-1]

    def test_it_sees_the_spaces_in_front(self, caries, decides):
        # Sugar nearly everywhere, and an appointment where only one die can come to.
        circuit = "D" + "S" * 23 + "SRSS"
        state = caries.position("0.24+0 b", dice_option="two", circuit=circuit)
        assert decides(state) == "one die"

    def test_it_has_few_points_there_too(self, caries):
        start = caries.game.initial({"dice": "two", "circuit": self.CIRCUIT}, 1)
        assert mean(points(caries, "exact", start, 80)) < mean(
            points(caries, "easygoing", start, 80)
        )


def points(caries, bot, start, matches):
    """What a bot alone ends with, match by match, the dice the same for every bot."""
    choose = games.bot("caries", bot)
    for number in range(matches):
        ended = played_out(caries.game, start, [choose], Random(f"{number}"), [Random(1)])
        yield caries.game.scores(ended.state)[0].total


@pytest.mark.no_cover
class TestStrength:
    """Best play alone has 15.3 points with one die, 9.75 with free choice of dice."""

    @pytest.mark.parametrize(
        ("dice", "most"), [pytest.param("one", 15.6, id="one"), pytest.param("two", 10.2, id="two")]
    )
    def test_it_has_few_points_alone(self, caries, dice, most):
        start = caries.game.initial({"dice": dice}, 1)
        assert mean(points(caries, "exact", start, 200)) < most + 1

    def test_levels_beat_each_other(self):
        won = Counter()
        for weak, strong in (
            ("random", "easygoing"),
            ("easygoing", "careful"),
            ("careful", "exact"),
        ):
            plan = planned("caries", 120, bots=(weak, strong), options={"dice": "two"})
            won[strong] = simulated(plan).wins[1]
        assert min(won.values()) > 60, won
