"""The guide through a round of Hospital: does it say what is so, in few words, and point at it?"""

from __future__ import annotations

import re
from random import Random

import pytest

from tabletop import games
from tabletop.games.hospital.activation import usable_rooms, workers
from tabletop.games.hospital.closing import forecast
from tabletop.games.hospital.position import CHANCES, Phase
from tabletop.kernel.game import CHANCE
from tabletop.kernel.seats import unnamed
from ui import games as looks
from ui.settings import Settings

GAME = games.load("hospital")
MOST_WORDS = 50
VARIANTS = {"panic": "on", "epidemic": "on", "virus": "on", "experimental": "on"}


@pytest.fixture
def guide(lang):
    return looks.guide("hospital", looks.words("hospital", unnamed([None, "greedy", None, None])))


def walked(seats: int, seed: int, level: str = "random", **options: str):
    """Positions of a match with what was done in them."""
    rng, choose = Random(seed), games.bot("hospital", level)
    state = GAME.initial(options, seats)
    while (turn := GAME.turn(state)) is not None:
        action = GAME.sample(state, rng) if turn == CHANCE else choose(GAME, state, rng, 0.1)
        yield state, action
        state = GAME.apply(state, action).state


def is_plain(text: str) -> bool:
    """Whether a text is there, short, and has all its places filled."""
    return bool(text) and len(text.split()) <= MOST_WORDS and not re.search(r"[{}]|%n|\(s\)", text)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_something_plain_is_said_at_every_moment(guide, seats):
    """Of each kind of choice, of each throw, and of what others do."""
    seen = set()
    for seed, options in ((1, {}), (2, VARIANTS)):
        for state, _ in walked(seats, seed, **options):
            seen.add(state.phase)
            if state.phase in CHANCES:
                assert is_plain(guide.throw(state)), state.phase
            else:
                assert is_plain(guide.choice(state)), state.phase
                assert is_plain(guide.waiting(state)), state.phase
    assert seen >= {Phase.WORK, Phase.GROUP, Phase.AMBULANCE, Phase.TAKE, Phase.RETURN, Phase.FILL}


def test_advice_has_a_reason(guide):
    """But where there is hardly one: a specialist's effect that is not wanted, ties that stay."""
    without = set()
    for seats, seed in ((1, 3), (2, 4)):
        for state, action in walked(seats, seed, "greedy", **VARIANTS):
            if state.phase not in CHANCES:
                why = guide.why(state, action)
                assert not why or is_plain(why)
                if not why:
                    without.add(type(action).__name__)
    assert without <= {"Leave", "Reveal", "Skip", "Enough", "Finish", "NoReport", "SpareOne"}


def test_it_counts_who_is_not_treated(guide):
    for state, _ in walked(2, 5):
        if state.phase is Phase.WORK and any(state.own.at_work):
            coming = forecast(state, state.asked)
            at_risk = len(coming.worse) + len(coming.dying)
            if at_risk and workers(state.own) and usable_rooms(state):
                assert str(at_risk) in guide.choice(state)


def test_it_is_over_after_the_round_in_which_it_began(guide):
    states = [state for state, _ in walked(2, 6)]
    began = states[0]
    second = next(state for state in states if state.round == 2)
    assert not guide.is_over(began, next(state for state in states if state.phase is Phase.WORK))
    assert guide.is_over(began, second)
    assert not guide.is_over(second, second)
    assert is_plain(guide.farewell())


def test_at_the_table_it_points_at_what_is_good(seated, qtbot):
    Settings().keep_guide("hospital", True)
    table = seated("begin 1", "patients R Y G", seats=2)
    table.quiet()
    assert table.page.guided.is_on
    qtbot.waitUntil(lambda: bool(table.scene.lights.pointers), timeout=20_000)
    assert "which is which" in table.page.guided.card.text
