"""Real dice are the table's, cards are the app's: it deals them, and undo does not stop at them.

A match of Hospital: the colours of patients are entered, administrators and the market dealt.
"""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.kernel.game import CHANCE, one_of
from tabletop.kernel.match import Match, Setup, UndoClosed
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.players import Bots, Host
from tabletop.session import Session

GAME = games.load("hospital")
DRAWN = ("begin 1", "patients R R R", "patients G G G")


def begin(*lines, own_dice=True, fair_undo=False, **options):
    """A match in which this has been done."""
    agreed = settled(GAME.options, options, GAME.id)
    match = Match(GAME, Setup(agreed, unnamed([None, None]), 3, own_dice, fair_undo))
    for line in lines:
        match.play(GAME.decode(line))
    return match


def lines(match):
    return [GAME.encode(action) for action in match.actions]


def dealt(match):
    """Deals as long as cards are to be dealt."""
    while match.turn == CHANCE and GAME.deals(match.state):
        match.play(match.drawn())
    return match


@pytest.mark.parametrize("name", games.names())
def test_whoever_deals_is_asked_for_something_that_chance_does(name):
    """A game says so only where chance acts; games without cards never do."""
    game = games.load(name)
    match = Match(game, Setup(settled(game.options, {}, name), unnamed([None] * game.seats[-1]), 1))
    seen = set()
    while match.turn is not None and match.ply < 60:
        is_dealt = game.deals(match.state)
        seen.add(is_dealt)
        if is_dealt:
            assert match.turn == CHANCE
        match.play(match.drawn() if match.turn == CHANCE else game.legal_actions(match.state)[0])
    assert seen == ({True, False} if name == "hospital" else {False})


def test_undo_goes_past_the_cards_to_the_patients_that_were_entered():
    match = dealt(begin(*DRAWN))
    assert lines(match)[3].startswith("offer ")
    assert match.undo_to() == 2
    match.undo()
    assert lines(match) == list(DRAWN[:2])


def test_redo_brings_patients_and_the_cards_after_them():
    match = dealt(begin(*DRAWN))
    before = lines(match)
    match.undo()
    match.redo()
    assert lines(match) == before


def test_a_choice_between_cards_is_a_decision():
    match = dealt(begin(*DRAWN))
    match.play(GAME.legal_actions(match.state)[0])
    dealt(match)
    assert match.undo_to() == 4


def test_by_fair_undo_cards_that_were_shown_stay_shown():
    match = dealt(begin(*DRAWN, fair_undo=True))
    assert match.undo_to() is UndoClosed.DICE_SHOWN


def test_without_real_dice_neither_is_a_decision():
    match = dealt(begin(*DRAWN, own_dice=False))
    assert match.undo_to() is UndoClosed.NOTHING_DONE


@pytest.fixture
def hosted(qapp):
    """Seats people and real dice at a match."""
    bots, hosts = Bots(), []

    def host(match):
        hosts.append(Host(Session(match), bots))
        return hosts[-1]

    yield host
    for each in hosts:
        each.leave()
    bots.stop()


def test_the_host_awaits_what_comes_out_of_the_bag(hosted):
    assert hosted(begin("begin 1")).awaits_dice


def test_and_deals_cards_itself(hosted):
    match = begin(*DRAWN)
    host = hosted(match)
    assert not host.awaits_dice
    assert not host.awaits_throw
    host.go_on()
    assert lines(match)[3].startswith("offer ")


@pytest.mark.parametrize("name", games.names())
def test_dice_lie_in_the_hand_of_who_throws_them_or_are_the_tables(name):
    game = games.load(name)
    match = Match(game, Setup(settled(game.options, {}, name), unnamed([None] * 2), 1))
    rng, thrown = Random(name), 0
    while match.turn is not None:
        if match.turn == CHANCE:
            assert game.roller(match.state) in (None, 0, 1)
            match.play(match.drawn())
            continue
        actor, action = match.turn, one_of(game.legal_actions(match.state), rng)
        match.play(action)
        if game.throws(action):
            thrown += 1
            assert (match.turn, game.roller(match.state)) == (CHANCE, actor)
        assert not game.rests(match.state)
    # Whoever brings no dice throws none: only Croco has none.
    assert bool(thrown) == (name in ("caries", "clever"))
