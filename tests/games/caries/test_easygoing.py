"""The easygoing bot: it takes what comes."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games


@pytest.fixture
def decides(caries):
    """The easygoing bot's action, as a line."""
    easygoing = games.bot("caries", "easygoing")

    def decides(state):
        return caries.game.encode(easygoing(caries.game, state, Random(1), 0.1))

    return decides


@pytest.mark.parametrize("dice", ["one", "two"])
def test_it_throws_one_die_whatever_its_teeth(caries, decides, dice):
    assert decides(caries.position("0.22+0 yyyyyy", dice_option=dice)) == "one die"


def test_it_has_no_good_resolutions(caries, decides):
    assert decides(caries.position("0.03+0 yyyy", turn="1 cube", dice="one 3")) == (
        "ask appointments"
    )


def test_it_gives_nothing_away_not_even_what_it_cannot_use(caries, decides):
    state = caries.position(
        "0.00+0 bb", "5.00+1 bb", mode="collaborative", turn="1 gifts", dice="one 3", asked="2"
    )
    assert decides(state) == "give nothing"


def test_it_leaves_the_teeth_to_the_game(caries, decides):
    state = caries.position("0.01+0 ooo", turn="1 sugar", dice="one 1", teeth="choose")
    assert decides(caries.play(state, "roll 2")) == "choose for me"


# 4: it stops as soon as stopping wins, like the others.
@pytest.mark.parametrize(("other", "line"), [("4.04+0 o", "stop"), ("4.04+0 y", "go on")])
def test_it_stops_when_it_wins(caries, decides, other, line):
    assert decides(caries.position("5.00+0 o", other, turn="1 stop", dice="one 3")) == line
