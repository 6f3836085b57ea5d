"""Who works in Hospital when nobody sits there, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tabletop.games.hospital.busy import busy
from tabletop.games.hospital.foresight import foresight
from tabletop.games.hospital.greedy import greedy
from tabletop.kernel.bots import Choose, random_bot

BOTS: Final[Mapping[str, Choose]] = MappingProxyType(
    {"random": random_bot, "busy": busy, "greedy": greedy, "foresight": foresight}
)
"""The levels of play."""
