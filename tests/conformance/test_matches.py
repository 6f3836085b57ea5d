"""Every game: matches end, are counted, saved, taken back, and come out the same anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.errors import SaveError
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.seats import unnamed

PLIES_SAVED = 12


@pytest.fixture
def begin(table):
    """A match at the table that has not begun."""
    setup = Setup(table.options, unnamed([None] * table.seats), seed=11)
    return lambda: Match(table.game, setup)


@pytest.fixture
def played(trail, begin):
    """A match played to its end along the trail."""
    match = begin()
    match.replayed([turn.action for turn in trail.turns])
    return match


def test_a_match_ends_as_its_game_promises(trail):
    # The trail itself is checked while it is played.
    assert trail.game.turn(trail.positions[-1]) is None


def test_every_position_has_points_and_places_for_every_seat(trail):
    seats = trail.table.seats
    for state in trail.some(30):
        scores, ranking = trail.game.scores(state), trail.game.ranking(state)
        assert len(scores) == len(ranking.places) == seats
        for score in scores:
            if score.parts:
                assert sum(points for _, points in score.parts) == score.total
        assert min(ranking.places) == 1
        assert all(1 <= place <= seats for place in ranking.places)
        assert all(ranking.places[seat] == 1 for seat in ranking.winners)
        assert ranking.reason


def test_a_save_at_any_ply_opens_to_the_same(begin, played):
    match = begin()
    plies = {round(number * played.ply / PLIES_SAVED) for number in range(PLIES_SAVED + 1)}
    for turn in played.log:
        if match.ply in plies:
            _check_save(match)
        match.play(turn.action)
    _check_save(match)


def _check_save(match):
    opened = save.from_json(save.to_json(match), games.load)
    assert opened.state == match.state
    assert opened.actions == match.actions
    assert opened.setup == match.setup


def test_a_save_with_a_changed_position_is_refused(played):
    text = save.to_json(played).decode()
    line = played.game.notation(played.state)
    other = played.game.notation(played.state_at(played.ply - 1))
    with pytest.raises(SaveError, match="do not lead to its last position"):
        save.from_json(text.replace(line, other).encode(), games.load)


def test_undo_comes_past_every_decision_and_redo_back_again(played):
    end, earlier = played.state, [played.state_at(ply) for ply in range(played.ply + 1)]
    while played.undo():
        assert played.state == earlier[played.ply]
        assert played.turn in range(len(played.setup.players))
    decisions = [turn.ply for turn in played.log if turn.actor >= 0]
    assert not decisions, "undo stopped before the first decision"
    while played.redo():
        assert played.state == earlier[played.ply]
    assert played.state == end


def test_dice_of_a_seed_are_the_same_however_often_one_comes_back(begin, trail):
    match = begin()
    for turn in trail.turns[:40]:
        if match.turn == -1:
            assert match.drawn() == match.drawn()
        match.play(turn.action)


PLAYS = """
import sys
from random import Random
from tabletop import games
from tabletop.kernel.bots import random_bot
from tabletop.simulation import planned, simulated, played_out

name = sys.argv[1]
game = games.load(name)
for seats in game.seats:
    bots = [random_bot] * seats
    minds = [Random(seat) for seat in range(seats)]
    ended = played_out(game, game.initial({}, seats), bots, Random(seats), minds)
    print(ended.plies, game.notation(ended.state))
    print(*ended.story, sep="\\n")
"""


def test_a_game_is_the_same_whatever_the_hash_seed(name):
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAYS, name],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            cwd=Path.cwd(),
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0]
    assert told[0] == told[1]
