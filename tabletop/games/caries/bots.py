"""Who plays Caries when nobody sits there, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tabletop.kernel.bots import Choose, random_bot
from tabletop.kernel.game import AnyGame, Rng


def careful(game: AnyGame, state: Any, rng: Rng, budget: float) -> Any:
    """to be written"""
    return game.legal_actions(state)[0]


BOTS: Final[Mapping[str, Choose]] = MappingProxyType({"random": random_bot, "careful": careful})
