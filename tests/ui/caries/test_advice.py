"""Why an action of Caries is good: chances are counted from where the pawn stands.

A player is told as in the notation: ``0.22+1 yyo`` has no lap done, stands on space 22, and
has an appointment and three markers.
"""

from __future__ import annotations

import re

import pytest

from tabletop.games.caries.position import Phase
from tests.games.caries.conftest import Table
from tests.ui import advising
from ui import language

CARIES = Table()


@pytest.fixture(autouse=True)
def english(qapp):
    language.install(qapp, "en")


def why(state, best, *rivals):
    return advising.reason("caries", state, best, *rivals)


def moving(*players, **told):
    return CARIES.position(*players, dice_option="two", **told)


class TestThrows:
    @pytest.mark.parametrize(
        ("player", "line", "told"),
        [
            # From 22 sugar is 2 and 5 spaces off, a brush 1 and 4, the dentist 6: 2 and 3 of 6
            # with one die; with two 1 + 4 and 3 + 26 of 36.
            pytest.param(
                "0.22+0 yyyyyy",
                "two dice",
                "sugar in 14% of throws, with one die in 33%; "
                "a brush or the dentist in 81%, with one die in 50%",
                id="sticky teeth, and the dentist in reach of two dice",
            ),
            pytest.param(
                "0.00+0",
                "two dice",
                "the dentist in about 4 throws, with one die in 8",
                id="clean teeth and the whole way to go",
            ),
            pytest.param(
                "0.24+0 b",
                "one die",
                "an appointment in 17%, with two dice in 0%; sugar is thrown with one die only",
                id="an appointment next door, and need of it",
            ),
            pytest.param(
                "0.24+2 b",
                "one die",
                "sugar is thrown with one die only",
                id="an appointment next door, and no need of it",
            ),
            pytest.param(
                "0.27+0 yy",
                "one die",
                "any throw comes to the dentist; 2 teeth are sticky with sugar",
                id="any throw comes to the dentist",
            ),
        ],
    )
    def test_of_one_die_or_two(self, player, line, told):
        other = "one die" if line == "two dice" else "two dice"
        assert why(moving(player), line, other) == told

    def test_sugar_is_no_danger_to_who_has_the_cube(self):
        told = why(moving("0.22+0 yyyyyy", cube="1"), "two dice")
        assert "sugar in" not in told

    def test_of_the_only_die(self):
        told = why(CARIES.position("0.22+0 yy"), "one die")
        assert told == "sugar in 33% of throws, a brush or the dentist in 50%"


@pytest.mark.parametrize("space", range(28))
@pytest.mark.parametrize("line", ["one die", "two dice"])
def test_chances_agree_with_what_the_dice_can_bring(space, line):
    state = moving(f"0.{space:02}+0 yyyrrbb")
    said = why(state, line)
    game = CARIES.game
    thrown = CARIES.play(state, line)
    ends = [game.apply(thrown, roll).state for roll in game.legal_actions(thrown)]
    for pattern, phases in (("sugar in", (Phase.SUGAR,)), ("an appointment in", (Phase.CUBE,))):
        if told := re.search(rf"{pattern} (\d+)%", said):
            share = sum(end.phase in phases for end in ends) / len(ends)
            assert int(told[1]) == round(100 * share)
    if told := re.search(r"a brush or the dentist in (\d+)%", said):
        clean = sum(CARIES.counts(end)[0] == 0 for end in ends) / len(ends)
        assert int(told[1]) == round(100 * clean)


class TestCube:
    @pytest.mark.parametrize(
        ("player", "line", "told"),
        [
            pytest.param(
                "0.03+0 yyyrro",
                "take cube",
                "the cube spares you the next sugar: 5 teeth are sticky",
                id="sticky teeth that also lack appointments",
            ),
            pytest.param(
                "4.17+4 bb",
                "take cube",
                "the cube spares you the next sugar; your 4 appointments are enough",
                id="treatment is sure",
            ),
            pytest.param(
                "0.03+1 oob",
                "ask appointments",
                "your teeth lack 3 appointments; "
                "no tooth is sticky: the next sugar does little harm",
                id="cavities wait, and nothing sticks",
            ),
            pytest.param(
                "0.25+0 yyb",
                "ask appointments",
                "your teeth lack 2 appointments",
                id="sugar still lies ahead",
            ),
        ],
    )
    def test_or_appointments(self, player, line, told):
        state = CARIES.position(player, turn="1 cube", dice="one 3")
        assert why(state, line) == told

    def test_is_useless_where_no_sugar_lies_ahead(self):
        way = "DSBRSBSRSBSRBSCSBRSBSRSBSBRB"
        state = CARIES.position("4.26+0 b", turn="1 cube", dice="one 3", circuit=way)
        told = why(state, "ask appointments")
        assert told == "your teeth lack 2 appointments; no sugar space lies before the dentist"


class TestGifts:
    def gift(self, giver, taker):
        return CARIES.position(
            taker, giver, mode="collaborative", turn="1 gifts", dice="one 6", asked="2"
        )

    def test_from_who_has_more_than_enough(self):
        told = why(self.gift("1.00+3 oo", "1.00+0 bb"), "give 1")
        assert told == "1 lacks 4 appointments; you have 1 appointment to spare"

    def test_from_who_has_finished(self):
        told = why(self.gift("5.00+1 bb", "1.00+0 o"), "give 1")
        assert told == "1 lacks 1 appointment; yours are of no use any more"

    def test_not_from_who_needs_them(self):
        told = why(self.gift("1.00+2 ob", "1.00+0 o"), "give nothing")
        assert told == "your own teeth need 3 appointments"


class TestTheEnd:
    def end(self, own, other):
        return CARIES.position(own, other, turn="1 stop", dice="one 3")

    @pytest.mark.parametrize(
        ("own", "other", "line", "told"),
        [
            pytest.param(
                "5.00+0 o", "2.04+0 bb", "stop", "wins now: 2 points against 10", id="fewer points"
            ),
            pytest.param(
                "5.00+0 o",
                "4.04+0 o",
                "stop",
                "wins now: 2 points each, but you are further on",
                id="as many, and further on",
            ),
            pytest.param(
                "5.00+0 o",
                "4.04+0 y",
                "go on",
                "now you would lose, 2 points against 1",
                id="more points",
            ),
        ],
    )
    def test_is_told_by_who_would_win(self, own, other, line, told):
        assert why(self.end(own, other), line) == told


def test_equal_teeth_make_no_difference():
    state = CARIES.position(
        "0.01+0 yyy", teeth="choose", turn="1 sugar-teeth", dice="one 1 2", task="y>o 2@0"
    )
    assert why(state, "tooth 2") == "equal teeth: it makes no difference which"
