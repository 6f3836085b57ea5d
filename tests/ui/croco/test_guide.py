"""The guide through the first turns of Croco: what is said when, in few words."""

from __future__ import annotations

import re
from random import Random

import pytest

from tabletop.games.croco.position import Phase
from tabletop.games.croco.rules import Croco
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.games.croco.conftest import Table
from tests.ui.croco.conftest import LAID
from ui import games as looks
from ui.settings import Settings

GAME = Croco()
LINES = Table()
MOST_WORDS = 48


class Led:
    """A game from a position, told in short, and what the guide says as it goes."""

    def __init__(self, *crocodiles: str, bots=(None, None), **told):
        players = unnamed(bots)
        self.match = Match(GAME, Setup(settled(GAME.options, {}, "croco"), players, 3))
        self.match.start = LINES.position(*crocodiles, **told)
        self.guide = looks.guide("croco", looks.words("croco", players))

    def place(self, *lines: str) -> Led:
        """``2- on 5.4``: whoever is asked places so."""
        for line in lines:
            self.match.play(GAME.decode(LINES._whole(self.match.state, line)))
        self.guide.past = self.match.log
        return self

    @property
    def said(self) -> str:
        return self.guide.choice(self.match.state)

    @property
    def waits(self) -> str:
        return self.guide.waiting(self.match.state)

    @property
    def is_over(self) -> bool:
        return self.guide.is_over(self.match.start, self.match.state)


def laid(*lines: str) -> Led:
    """A game from its very beginning, both camps laid, with these placements."""
    led = Led()
    led.match.start = LINES.laid()
    return led.place(*lines)


class TestTurns:
    def test_who_begins_chooses_a_clan(self) -> None:
        led = Led()
        led.match.start = LINES.play(LINES.start(), *LAID)
        assert "choose a clan" in led.said

    def test_the_first_placement_says_where_a_token_goes(self) -> None:
        assert "a 3+ lies on the third cell from a head" in laid().said

    def test_the_second_says_who_wins(self) -> None:
        led = laid("4+ on 7.4", "3- on 6.4")
        assert "with equal signs the one nearer the head wins" in led.said

    def test_the_third_says_which_may_leave(self) -> None:
        led = laid("4+ on 7.4", "3- on 6.4", "3+ on 5.3", "3- on 4.2")
        assert "beside an emptied space" in led.said

    def test_who_lost_is_told_why_one_places_again(self) -> None:
        led = Led("5: . b4- . . .", green="1+ 2- 3-").place("1+ on 5.1")
        assert led.match.state.phase is Phase.AGAIN
        assert led.said.startswith("Your token lost and is turned over, so you place another")
        led.place("2- on 5.4")
        assert led.match.state.phase is Phase.AGAIN
        assert led.said.startswith("It lost, so you place again.")

    def test_who_was_beaten_is_told_by_what_and_why(self) -> None:
        led = Led("5: . b4- . . .", green="5- 1+ 2+", blue="2+ 3+ 1-")
        led.place("5- on 5.1", "3+ on 5.3")
        assert " has beaten your 5−: different signs, nearer the tail." in led.said
        assert "beat the 3+" in led.said


class TestSpecial:
    def test_a_token_that_may_go_anywhere_is_told_once(self) -> None:
        led = Led(
            "3: b1+ . .",
            "4: b2+ . . .",
            "5: b3+ . . . .",
            "6: b4+ . . . . .",
            "7: b5+ . . . . . .",
            green="1+ 2- 3-",
            blue="6+ 6- 4-",
        )
        assert led.said.startswith("All cells of your 1+ are taken.")
        led.place("2- on 7.6", "4- on 5.2")
        assert "All cells" not in led.said

    def test_the_7_is_told_where_it_goes(self) -> None:
        assert "one cell only, the head" in Led(green="7- 1+ 2+").said
        assert "49" in Led(green="7- 1+ 2+").said
        # Its cell is taken.
        assert "one cell only" not in Led("7: b1+ . . . . . .", green="7- 1+ 2+").said


class TestGivingUp:
    """A placement that is good though it looks bad is explained."""

    def why(self, led: Led, line: str) -> str:
        state = led.match.state
        return led.guide.why(state, GAME.decode(LINES._whole(state, line)))

    def test_what_lowers_an_own_crocodile_costs_now_and_pays_later(self) -> None:
        led = Led("5: . . g3+ . .", green="1+ 2- 4-")
        said = self.why(led, "1+ on 5.1")
        assert said.startswith("Lowers your crocodile of 5 from 15 to 5 points")
        assert said.endswith("looking further ahead every other choice costs more.")

    def test_what_loses_at_once_is_meant_to(self) -> None:
        led = Led("5: b4- . . . .", green="1- 2- 4-")
        said = self.why(led, "2- on 5.4")
        assert said.startswith("Burns the 2−")
        assert said.endswith("it takes up a cell and frees its neighbours.")
        assert "meant to" not in self.why(Led("5: b4- . . . .", green="2-"), "2- on 5.4")

    def test_what_takes_a_crocodile_needs_no_excuse(self) -> None:
        led = Led("5: . b4- . . .", green="5- 1+ 2+")
        assert "costs" not in self.why(led, "5- on 5.1")
        assert "meant to" not in self.why(led, "5- on 5.1")

    def test_nobody_looks_for_a_crocodile_to_take_where_there_is_none(self) -> None:
        own = ("3: g3- . .", "4: g4- . . .", "5: g5- . . . .", "6: g5+ . . . . .")
        led = Led(*own, "7: g7- . . . . . .", green="2+ 3+ 1- 2-")
        assert "Look for a crocodile that you can take" not in led.said
        assert "none that may leave wins points now" in led.said
        led = Led(*own, "7: b4- . . . . . .", green="2+ 3+ 1- 2-")
        assert "Look for a crocodile that you can take" in led.said


class TestWaiting:
    def test_what_there_is_to_watch_is_said_of_two_turns(self) -> None:
        led = Led(green="1+ 2- 3- 4-", blue="1- 2+ 3+ 4+", bots=("greedy", None))
        first = led.waits
        assert "equal signs look to the head" in first
        led.place("1+ on 5.1", "1- on 6.6")
        assert led.waits == first
        led.place("2- on 4.3", "2+ on 7.2")
        assert led.waits.endswith(" places a token.")


class TestEnd:
    def test_comes_after_four_turns_each_in_which_something_was_fought_for(self) -> None:
        led = laid()
        turns = [0, 0]
        while not led.is_over:
            state = led.match.state
            turns[state.asked] += state.phase is Phase.PLACE
            led.match.play(_best(state))
            led.guide.past = led.match.log
        assert min(turns) == 4

    def test_comes_with_the_end_of_a_game_at_the_latest(self) -> None:
        led = Led("5: . b4- . . .", green="5-", blue="").place("5- on 5.1")
        assert led.match.state.has_ended
        assert led.is_over

    def test_who_asked_for_it_later_is_guided_as_long(self) -> None:
        led = laid("4+ on 7.4", "3- on 6.4")
        led.guide.past = led.match.log[2:]
        assert not led.is_over


def _best(state):
    """A placement that wins, if there is one."""
    actions = GAME.legal_actions(state)
    winning = [one for one in actions if state.board.held_against(one.token, one.cell) is None]
    return (winning or actions)[-1]


@pytest.mark.parametrize("seed", range(3))
def test_something_plain_is_said_at_every_moment(lang, seed: int) -> None:
    players = unnamed([None, "greedy"])
    setup = Setup(settled(GAME.options, {"games": "2"}, "croco"), players, seed)
    match, rng = Match(GAME, setup), Random(seed)
    guide = looks.guide("croco", looks.words("croco", players))
    while match.turn is not None:
        state = match.state
        guide.past = match.log
        said = []
        if match.turn == CHANCE:
            said.append(guide.throw(state))
            action = match.drawn()
        else:
            actions = GAME.legal_actions(state)
            action = rng.choice(actions)
            said += [guide.choice(state), guide.waiting(state)]
            if len(actions) > 1:
                said += [guide.why(state, action)]
        for text in (*said, guide.farewell()):
            assert text
            assert len(text.split()) <= MOST_WORDS
            assert not re.search(r"[{}]|%n", text)
        match.play(action)


def test_at_the_table_a_clan_is_advised_and_pointed_at(seated, qtbot) -> None:
    Settings().keep_guide("croco", True)
    table = seated(*LAID, bots_at={1: "random"})
    table.quiet()
    card = table.page.guided.card
    assert "choose a clan" in card.text
    qtbot.waitUntil(lambda: bool(card.advice), timeout=40_000)
    assert card.why.endswith(".")
    assert table.scene.lights.pointers
