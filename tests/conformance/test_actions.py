"""Every game: actions are listed, written, read and refused as the protocol says."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import games
from tabletop.kernel.errors import IllegalAction, NotationError
from tabletop.kernel.game import CHANCE, is_legal
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.seats import unnamed


def test_actions_are_unique_and_always_the_same(trail):
    for state in trail.positions:
        actions = trail.game.legal_actions(state)
        assert len(set(actions)) == len(actions)
        assert trail.game.legal_actions(state) == actions


def test_every_action_has_a_line_of_its_own_that_reads_back(trail):
    game = trail.game
    for state in trail.positions:
        actions = game.legal_actions(state)
        lines = [game.encode(action) for action in actions]
        assert len(set(lines)) == len(lines)
        assert all(line == line.strip() and line.isprintable() for line in lines)
        assert [game.decode(line) for line in lines] == list(actions)


def test_a_seat_can_always_act_and_the_end_is_the_end(trail):
    game = trail.game
    for state in trail.positions:
        turn = game.turn(state)
        if turn is None:
            assert game.legal_actions(state) == ()
        elif turn != CHANCE:
            assert turn in range(trail.table.seats)
            assert game.legal_actions(state)


def test_chance_does_only_what_it_may(trail):
    game, rng = trail.game, Random(1)
    for state in trail.positions:
        if game.turn(state) != CHANCE:
            continue
        assert game.roller(state) in (None, *range(trail.table.seats))
        assert game.is_outcome(state, game.sample(state, rng))
        assert all(game.is_outcome(state, action) for action in game.legal_actions(state))


def test_chance_does_nothing_that_a_seat_is_asked_for(trail):
    game = trail.game
    for state in trail.some(30):
        if game.turn(state) != CHANCE:
            assert not any(game.is_outcome(state, way) for way in game.legal_actions(state))


def test_who_throws_by_an_action_has_the_dice_that_fall_next(trail):
    game = trail.game
    for turn in trail.turns:
        if game.throws(turn.action):
            assert game.turn(turn.after) == CHANCE
            assert game.roller(turn.after) == game.turn(turn.before)


def test_a_match_rests_only_where_there_is_nothing_to_do_but_go_on(trail):
    game = trail.game
    for state in trail.positions:
        if game.rests(state):
            assert game.turn(state) in range(trail.table.seats)
            assert len(game.legal_actions(state)) == 1


def test_chance_depends_on_its_generator_alone(trail):
    for state in trail.some(20):
        if trail.game.turn(state) == CHANCE:
            first, again = (trail.game.sample(state, Random(5)) for _ in range(2))
            assert first == again


def test_an_illegal_action_is_refused_and_named_with_the_position(trail):
    game = trail.game
    every = list(dict.fromkeys(turn.action for turn in trail.turns))
    refused = 0
    for turn in trail.turns[:: max(1, len(trail.turns) // 20)]:
        match = _match_at(trail, turn.before)
        for action in every:
            if is_legal(game, turn.before, action):
                continue
            with pytest.raises(IllegalAction) as caught:
                match.play(action)
            assert game.encode(action) in str(caught.value)
            assert game.notation(turn.before) in str(caught.value)
            assert match.state == turn.before
            refused += 1
    assert refused


def test_nothing_can_be_played_after_the_end(trail):
    match = _match_at(trail, trail.positions[-1])
    for action in {turn.action for turn in trail.turns}:
        with pytest.raises(IllegalAction):
            match.play(action)


def _match_at(trail, state):
    """A match that stands at *state* as if it had begun there."""
    match = Match(
        trail.game, Setup(trail.table.options, unnamed([None] * trail.table.seats), seed=1)
    )
    match.start = state
    return match


@given(text=st.text(max_size=40))
def test_any_text_is_an_action_or_refused(text):
    for name in games.names():
        _reads_back_or_refused(games.load(name).decode, games.load(name).encode, text)


@given(text=st.text(max_size=200))
def test_any_text_is_a_position_or_refused(text):
    for name in games.names():
        _reads_back_or_refused(games.load(name).parse, games.load(name).notation, text)


def test_a_changed_line_is_another_action_or_refused(trail):
    rng = Random(1)
    game = trail.game
    for action in {turn.action for turn in trail.turns}:
        for _ in range(5):
            _reads_back_or_refused(game.decode, game.encode, _changed(game.encode(action), rng))


def test_a_changed_line_is_another_position_or_refused(trail):
    rng = Random(1)
    for state in trail.some(30):
        text = _changed(trail.game.notation(state), rng)
        _reads_back_or_refused(trail.game.parse, trail.game.notation, text)


def _changed(text, rng):
    """The text with one character changed, lost, doubled or slipped in."""
    place = rng.randrange(len(text) + 1)
    ends = text[place : place + 1]
    put = rng.choice(["", ends * 2, rng.choice("0123456789 |/+-.#:abcxyz٣é")])
    return text[:place] + put + text[place + 1 :]


def _reads_back_or_refused(read, write, text):
    try:
        found = read(text)
    except NotationError as error:
        assert str(error)  # noqa: PT017  # refusing is as good as reading, with a sentence
    else:
        assert write(found) == text
