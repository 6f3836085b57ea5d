"""Every game: positions never change, and a line of notation is the whole of one."""

from __future__ import annotations

import pickle
from enum import Enum

import msgspec


def test_an_action_leaves_the_old_position_as_it_was(trail):
    game = trail.game
    for turn in trail.turns:
        before, number = game.notation(turn.before), hash(turn.before)
        again = game.apply(turn.before, turn.action)
        assert game.notation(turn.before) == before
        assert hash(turn.before) == number
        # And the same action leads to the same, with the same story.
        assert (again.state, again.events) == (turn.after, turn.events)


def test_looking_changes_nothing(trail):
    game = trail.game
    for state in trail.some(30):
        before, number = game.notation(state), hash(state)
        game.turn(state)
        game.roller(state)
        game.legal_actions(state)
        game.scores(state)
        game.ranking(state)
        assert (game.notation(state), hash(state)) == (before, number)


def test_a_line_is_the_whole_position(trail):
    game = trail.game
    for state in trail.positions:
        line = game.notation(state)
        assert "\n" not in line
        again = game.parse(line)
        assert again == state
        assert game.legal_actions(again) == game.legal_actions(state)


def test_positions_are_equal_exactly_when_their_lines_are(trail):
    positions = trail.positions
    lines = [trail.game.notation(state) for state in positions]
    assert len(set(positions)) == len(set(lines)) == len(set(zip(positions, lines, strict=True)))


def test_positions_actions_and_events_travel_to_other_processes(trail):
    for turn in trail.turns[:: max(1, len(trail.turns) // 50)]:
        assert pickle.loads(pickle.dumps(turn.after)) == turn.after
        assert pickle.loads(pickle.dumps(turn.action)) == turn.action
        assert pickle.loads(pickle.dumps(turn.events)) == turn.events


def test_everything_is_frozen_and_without_order_that_could_change(trail):
    for turn in trail.turns[:: max(1, len(trail.turns) // 50)]:
        for value in (turn.after, turn.action, *turn.events):
            _check_frozen(value)


def _check_frozen(value):
    """Frozen structs with slots, tuples, numbers, words and enums, all the way down."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        assert kind.__struct_config__.frozen, f"{kind.__name__} can be changed"
        assert not hasattr(value, "__dict__"), f"{kind.__name__} has no slots"
        for field in kind.__struct_fields__:
            _check_frozen(getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            _check_frozen(part)
    else:
        assert value is None or isinstance(value, (int, str, Enum)), f"{value!r} in a position"
