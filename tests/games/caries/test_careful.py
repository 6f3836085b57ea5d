"""The careful bot: what it decides where the choice is plain, and how well it does."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tabletop import games
from tabletop.simulation import planned, played_out, simulated


@pytest.fixture
def decides(caries):
    """The careful bot's action, as a line."""
    careful = games.bot("caries", "careful")

    def decides(state):
        return caries.game.encode(careful(caries.game, state, Random(1), 0.1))

    return decides


class TestDice:
    @pytest.mark.parametrize(
        ("player", "line"),
        [
            pytest.param("0.27+0", "one die", id="any throw comes to the dentist: no matter"),
            pytest.param("0.22+0 yyyyyy", "two dice", id="sticky teeth and the dentist in reach"),
            pytest.param("0.07+0", "two dice", id="clean teeth and a long way: two shorten it"),
            pytest.param("0.24+1 b", "one die", id="an appointment next door, and need of it"),
        ],
    )
    def test_it_throws(self, caries, decides, player, line):
        assert decides(caries.position(player, dice_option="two")) == line

    def test_it_throws_one_die_where_there_is_one(self, caries, decides):
        assert decides(caries.position("0.22+0 yyyyyy")) == "one die"


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
    # 4: it stops as soon as stopping wins.
    @pytest.mark.parametrize(
        ("other", "line"),
        [
            pytest.param("2.04+0 bb", "stop", id="ahead: it stops"),
            pytest.param("4.04+0 o", "stop", id="equal but further on: it stops"),
            pytest.param("4.04+0 y", "go on", id="behind: it hopes"),
        ],
    )
    def test_it_stops_when_it_wins(self, caries, decides, other, line):
        assert decides(caries.position("5.00+0 o", other, turn="1 stop", dice="one 3")) == line


class TestGifts:
    @pytest.mark.parametrize(
        ("giver", "line"),
        [
            pytest.param("5.00+1 bb", "give 1", id="it has finished: everything"),
            pytest.param("1.00+3 oo", "give 1", id="more than its teeth need"),
            pytest.param("1.00+2 oo", "give nothing", id="just what its teeth need"),
            pytest.param("1.00+2 r", "give 1", id="a red tooth will be an orange one"),
        ],
    )
    def test_it_gives_what_it_can_spare(self, caries, decides, giver, line):
        state = caries.position(
            "0.00+0 bb", giver, mode="collaborative", turn="1 gifts", dice="one 3", asked="2"
        )
        assert decides(state) == line

    def test_it_gives_nothing_before_its_throw(self, caries, decides):
        assert decides(caries.position("0.00+9", "0.00+0 bb", mode="collaborative")) == "one die"


def test_it_leaves_the_teeth_to_the_game(caries, decides):
    state = caries.position("0.01+0 ooo", turn="1 sugar", dice="one 1", teeth="choose")
    assert decides(caries.play(state, "roll 2")) == "choose for me"


@pytest.mark.no_cover
class TestStrength:
    """Best play has 15.3 points with one die, 9.75 with free choice of dice, alone."""

    @pytest.mark.parametrize(
        ("dice", "most"), [pytest.param("one", 16.1, id="one"), pytest.param("two", 11, id="two")]
    )
    def test_it_has_few_points_alone(self, caries, dice, most):
        careful = games.bot("caries", "careful")
        start = caries.game.initial({"dice": dice}, 1)
        points = []
        for number in range(1500):
            dice_of = Random(f"careful/{number}")
            ended = played_out(caries.game, start, [careful], dice_of, [Random(1)])
            points.append(caries.game.scores(ended.state)[0].total)
        assert mean(points) < most

    def test_it_beats_the_random_bot(self):
        bots = ("careful", "random")
        result = simulated(planned("caries", 300, bots=bots, options={"dice": "two"}))
        assert result.wins[0] > 1.5 * result.wins[1]
