"""Why an action of Croco is good: what changes hands, what can still be beaten, what a camp opens.

Positions are told as for the rules: ``5: . b4- g . .``; ``2- on 5.4`` is a placement.
"""

from __future__ import annotations

import re

import pytest

from tabletop.games.croco.position import Phase
from tests.games.croco.conftest import Table
from tests.ui import advising
from ui import language

CROCO = Table()
CORNERED = "1+ 3+ 7- 4+ . . 5+ 1- 2- 3- 4- 5-"
"""A camp that only 4+, 4- and 5- may leave; 7- lies beside 4+."""


@pytest.fixture(autouse=True)
def english(qapp):
    language.install(qapp, "en")


def why(state, best, *rivals):
    lines = [CROCO._whole(state, line) for line in (best, *rivals)]
    return advising.reason("croco", state, *lines)


class TestOnTheCrocodile:
    @pytest.mark.parametrize(
        ("lying", "line", "told"),
        [
            pytest.param(
                "5: . . . . .", "3+ on 7.3", "takes the crocodile of 7: 21 points", id="first"
            ),
            pytest.param(
                "7: . . . . . b2- .",
                "3+ on 7.3",
                "burns the 3+ and places again",
                id="different signs, nearer the head: loses",
            ),
            pytest.param(
                "7: . b6- . . . . .",
                "3+ on 7.3",
                "takes the crocodile of 7 from the 6−: a swing of 63 points",
                id="theirs",
            ),
            pytest.param(
                "7: . . . . g1+ . .",
                "3+ on 7.3",
                "lifts your crocodile of 7 from 7 to 21 points",
                id="one's own, for more",
            ),
            pytest.param(
                "7: . . . . g5+ . .",
                "3+ on 7.3",
                "lowers your crocodile of 7 from 35 to 21 points",
                id="one's own, for less",
            ),
            pytest.param(
                "3: g3- . .",
                "3+ on 3.3",
                "your crocodile of 3 stays at 9 points",
                id="one's own, for as much",
            ),
        ],
    )
    def test_it_is_told_what_changes_hands(self, lying, line, told):
        state = CROCO.position(lying, green="3+ 2+", blue="4- 5+")
        assert why(state, line).startswith(told)

    def test_nobody_can_beat_what_no_token_that_is_left_can_beat(self):
        state = CROCO.position("3: . . .", green="1+ 2+", blue="4+ 5+")
        # On the head: of the same sign only what lies nearer to it would win.
        told = why(state, "1+ on 3.1")
        assert (
            told
            == "takes the crocodile of 3: 3 points; no blue token can beat the 1+ there any more"
        )

    def test_any_cell_that_is_free_may_be_where_it_is_beaten(self):
        state = CROCO.position("3: . . .", green="2+ 3+", blue="1- 2-")
        assert "any more" not in why(state, "2+ on 3.2")

    def test_it_is_told_where_only_what_may_leave_now_cannot(self):
        # Of blue only 4+, 5+ and 6+ may leave; they lie nearer the tail. 1+ would beat it.
        camp = "1- 1+ 2- 4+ . . 3- 3- 4- 2+ 5+ 6+"
        state = CROCO.position("7: . . . . . . .", green="3+ 2+", blue=camp)
        told = why(state, "3+ on 7.3")
        assert (
            told == "takes the crocodile of 7: 21 points; no blue token that may leave now beats it"
        )

    def test_the_end_of_the_game_is_told(self):
        state = CROCO.position("7: . . . . . . .", green="3+", blue=" ".join("." * 12))
        assert (
            why(state, "3+ on 7.3")
            == "takes the crocodile of 7: 21 points; ends the game, 21 points to 0"
        )


@pytest.mark.parametrize("seed", range(4))
def test_figures_agree_with_what_the_rules_make_of_it(seed):
    told, seen = advising.advice("croco", 2), 0
    game = CROCO.game
    for state in CROCO.walk(CROCO.start(), f"figures {seed}"):
        if state.phase not in (Phase.PLACE, Phase.AGAIN):
            continue
        legal = game.legal_actions(state)
        for action in legal:
            said = told.reason(state, action, dict.fromkeys(legal, 0.0))
            after = game.apply(state, action).state
            leads = [each.board.all_worth for each in (state, after)]
            was, now = (worth[state.clan] - worth[not state.clan] for worth in leads)
            if swing := re.search(r"(?:swing of|takes the crocodile of \d:) (\d+) point", said):
                assert now - was == int(swing[1])
                seen += 1
            if raised := re.search(r"from (\d+) to (\d+) point", said):
                assert now - was == int(raised[2]) - int(raised[1])
            assert ("burns" in said) == (after.phase is Phase.AGAIN)
            if "may leave now beats it" in said and after.phase is Phase.PLACE:
                answers = game.legal_actions(after)
                assert all(not _beaten(after, action.cell, answer) for answer in answers), said
    assert seen > 20


def _beaten(state, cell, answer):
    """Whether the token on *cell* is turned over by an answer."""
    return state.board.cells[cell] != CROCO.game.apply(state, answer).state.board.cells[cell]


class TestInTheCamp:
    def test_a_token_burns_to_free_a_high_one(self):
        state = CROCO.position("4: b1+ . . .", green=CORNERED, blue="6- 5+")
        told = why(state, "4+ on 4.4", "5- on 7.3")
        assert told == "burns the 4+ and places again; frees c1, where your 7− waits"

    def test_only_a_token_beside_the_emptied_space_is_freed(self):
        state = CROCO.position("5: . . . . b5+", green=CORNERED, blue="6-")
        told = why(state, "4- on 5.2", "4+ on 7.4")
        assert told == "burns the 4− and places again; frees d2, where your 3− waits"

    def test_a_token_that_frees_nothing_keeps_the_higher_one(self):
        state = CROCO.position("3: . . .", green="2+ 5+", blue="1+ 5+")
        told = why(state, "2+ on 7.2", "5+ on 7.5")
        assert told.endswith("keeps the 5+ for later")

    def test_nothing_is_kept_by_spending_more_than_the_rival(self):
        state = CROCO.position("3: . . .", green="2+ 5+", blue="6- 5+")
        assert "keeps" not in why(state, "5+ on 7.5", "2+ on 7.2")

    def test_the_clan_whose_high_tokens_come_out_sooner(self):
        # 7-, 5+ and 5- of green lie in a corner, 6+, 6- and 5+ of blue far apart.
        green = "7- 5+ 1+ 2+ 3+ 3+ 5- 4+ 1- 2- 3- 4-"
        blue = "1+ 6+ 2+ 3+ 6- 4+ 1- 2- 5+ 3- 3- 4-"
        state = CROCO.play(CROCO.start(), f"lay green {green}", f"lay blue {blue}")
        told = advising.reason("croco", state, "choose blue", "choose green")
        assert told == (
            "has 6+, 6−, and 5+, which 7 lower tokens beside can free (the other clan: 2)"
        )
        assert advising.reason("croco", state, "choose green") == "has 7−, 5+, and 5−"
