"""Who plays Croco when nobody sits there, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tabletop.games.croco.deep import deep
from tabletop.games.croco.greedy import greedy
from tabletop.games.croco.search import search
from tabletop.kernel.bots import Choose, random_bot

BOTS: Final[Mapping[str, Choose]] = MappingProxyType(
    {"random": random_bot, "greedy": greedy, "search": search, "deep": deep}
)
"""The levels of play: greedy looks one placement ahead, search plays a few hundred games in
its mind, deep thousands, and the ending exactly."""
