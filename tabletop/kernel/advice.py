"""What a strong bot can tell about a position besides what it would do.

The same bot that plays gives hints and looks at a match afterwards. For that it says
of each action what it is worth, and of a position what each seat may expect; neither
sees coming dice. All worths are from the view of who acts: more is better, whatever
the game counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, Protocol

import msgspec

from tabletop.kernel.game import AnyGame, Rng


class Measure(Enum):
    """What a worth of 1 is: a point of the final score, or the certainty of winning."""

    POINTS = "points"
    CHANCE = "chance"


EQUAL: Final = {Measure.POINTS: 0.05, Measure.CHANCE: 0.005}
"""Worths that differ by less are told as equal."""


class Weigh(Protocol):
    """How a bot weighs all that can be done in *state*, by *budget* seconds."""

    def __call__(self, game: AnyGame, state: Any, rng: Rng, budget: float) -> Mapping[Any, float]:
        """By legal action of the seat that is to act, its worth to that seat."""
        ...


class Outlook(Protocol):
    """What each seat may expect of *state*; chance may be about to act, or nobody any more."""

    def __call__(self, game: AnyGame, state: Any) -> tuple[float, ...]:
        """By seat, the worth of the position to it."""
        ...


class Advice(msgspec.Struct, frozen=True):
    """How a game's best bot thinks aloud; *quick* is the level that plays positions on.

    *outlook* is None where nothing is thrown or drawn once the match is under way.
    """

    measure: Measure
    weigh: Weigh
    outlook: Outlook | None
    quick: str
