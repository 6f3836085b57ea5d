"""What the trained network can tell about a position besides what it would do."""

from __future__ import annotations

from typing import Final

from tabletop.games.clever.outlook import outlook
from tabletop.games.clever.trained import weigh
from tabletop.kernel.advice import Advice, Measure

ADVICE: Final = Advice(Measure.POINTS, weigh, outlook, quick="planner")
