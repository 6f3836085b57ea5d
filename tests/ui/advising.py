"""Reasons in tests: asked for by lines of notation, with worths that a test gives by hand."""

from __future__ import annotations

import re
from typing import Any

from tabletop import games
from tabletop.kernel.seats import unnamed
from ui import games as looks
from ui.advice import LONGEST


def reason(name: str, state: Any, best: str, *rivals: str) -> str:
    """Why the action of the line *best* is good, the *rivals* being the next best in this order.

    Every other legal action is worth less than those.
    """
    game = games.load(name)
    ranked = [game.decode(line) for line in (best, *rivals)]
    legal = game.legal_actions(state)
    assert set(ranked) <= set(legal), [game.encode(action) for action in legal]
    worths = dict.fromkeys(legal, -100.0)
    worths.update((action, float(-rank)) for rank, action in enumerate(ranked))
    return advice(name, len(game.scores(state))).reason(state, ranked[0], worths)


def advice(name: str, seats: int) -> Any:
    """The advice of a game for people without names."""
    return looks.advice(name, looks.words(name, unnamed([None] * seats)))


def reads_well(said: str) -> bool:
    """Whether a reason is short, whole, and speaks of nothing by its name in the source."""
    odd = r"[{}_<>]|%n|  |\bNone\b|\bTrue\b|\b[A-Z]{2,}\d*\b|; ?;|; ?$|\.$"
    return 0 < len(said) <= LONGEST and not re.search(odd, said)
