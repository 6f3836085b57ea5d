"""What the exact bot can tell about a position besides what it would do."""

from __future__ import annotations

from typing import Final

from tabletop.games.caries.exact import outlook, weigh
from tabletop.kernel.advice import Advice, Measure

ADVICE: Final = Advice(Measure.POINTS, weigh, outlook, quick="exact")
