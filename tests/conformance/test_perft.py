"""Every game with a ``perft.toml``: how many ways lead on from a position, to a depth.

Each leaf is counted, whoever acts: a rule that forbids too much or too little
changes the number. The counts are those of the rules when they were right.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tabletop import games

FOLDER = Path(__file__).parents[1] / "games"


ROWS = [
    pytest.param(path.parent.name, row, id=f"{path.parent.name}: {row['what']}")
    for path in sorted(FOLDER.glob("*/perft.toml"))
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["from"]
]


@pytest.mark.parametrize(("played", "row"), ROWS)
def test_the_ways_are_counted(played, row):
    game = games.load(played)
    state = game.parse(row["at"]) if "at" in row else game.initial(row["options"], row["seats"])
    depths = range(1, len(row["leaves"]) + 1)
    assert [_leaves(game, state, depth, {}) for depth in depths] == row["leaves"]


def _leaves(game, state, depth, known):
    """So many sequences of *depth* actions, or fewer where a match ends."""
    if depth == 0 or game.turn(state) is None:
        return 1
    key = state, depth
    if key not in known:
        known[key] = sum(
            _leaves(game, game.apply(state, action).state, depth - 1, known)
            for action in game.legal_actions(state)
        )
    return known[key]
