"""What the deep search can tell about a position besides what it would do."""

from __future__ import annotations

from typing import Final

from tabletop.games.croco.deep import weigh
from tabletop.kernel.advice import Advice, Measure

# Nothing is thrown once the camps are laid, so there is no luck to be told of.
ADVICE: Final = Advice(Measure.CHANCE, weigh, outlook=None, quick="search")
