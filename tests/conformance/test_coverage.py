"""Every game: whatever its rules can do or tell is seen in some game.

That is a random one, or where chance and whim hardly ever come to it a play-through
in ``tests/golden``.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import get_args

from tabletop import games
from tabletop.kernel.game import Event

GOLDEN = Path(__file__).parents[1] / "golden"


def test_every_kind_of_action_is_played(name, trails):
    union = importlib.import_module(f"tabletop.games.{name}.actions").Action
    kinds = set(get_args(union) or (union,))
    played = {type(turn.action) for trail in trails for turn in trail.turns}
    assert played <= kinds
    decode = games.load(name).decode
    shown = {
        type(decode(action))
        for path in (GOLDEN / name).glob("*.txt")
        for action in re.findall(r"^ +\d+\. \S+ +(.+)$", path.read_text("utf-8"), re.MULTILINE)
    }
    assert kinds - played <= shown


def test_every_kind_of_event_is_told(name, trails):
    module = importlib.import_module(f"tabletop.games.{name}.events")
    kinds = {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    }
    told = {type(event) for trail in trails for turn in trail.turns for event in turn.events}
    assert told <= kinds
    shown = {
        event
        for path in (GOLDEN / name).glob("*.txt")
        for event in re.findall(r"^ +(\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert {kind.__name__ for kind in kinds - told} <= shown


def test_the_lot_and_the_dice_favour_nobody_by_name(name, trails):
    """Every seat acts in the games of its table."""
    for trail in trails:
        acting = {trail.game.turn(turn.before) for turn in trail.turns}
        assert set(range(trail.table.seats)) <= acting
