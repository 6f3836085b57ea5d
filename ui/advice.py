"""Why an action is good, in a game's own words, and what the others would cost.

The worths come from the game's best bot; the reason does not look into its mind. It is
a fact that anybody can check on the table, told as it would go on after the action:
small letters, no full stop. Where the runner-up makes the difference, it compares.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QObject

from tabletop.kernel.advice import Measure
from ui.numbers import number
from ui.words import GameWords

LONGEST: Final = 110
"""So many letters are read at a glance: a second clause that is too long for it is left out."""
_WHOLE: Final = 10
"""From so many points on, tenths say nothing."""


class AdviceCosts(QObject):
    """Differences between worths in words.

    A class of its own: Qt looks for what is counted under the class of an object only, and
    not under those that it is derived from.
    """

    def told(self, gap: float, measure: Measure) -> str:
        """A difference, which is not less than nothing."""
        return self._chance(gap) if measure is Measure.CHANCE else self._points(gap)

    def _chance(self, gap: float) -> str:
        if 0 < gap < 0.005:
            return self.tr("less than 1%")
        return self.tr("{number}%").format(number=round(100 * gap))

    def _points(self, gap: float) -> str:
        if 0 < gap < 0.05:
            return self.tr("less than {number} points").format(number=number(0.1, 1))
        shown = round(gap) if gap >= _WHOLE else round(gap, 1)
        if shown == int(shown):
            return self.tr("%n point(s)", "", int(shown))
        # Some languages have the plural from two on, others for any fraction.
        text = self.tr("{number} points", "below two") if shown < 2 else self.tr("{number} points")
        return text.format(number=number(shown, 1))


class GameAdvice(QObject):
    """What a game says for an action. Language changes are seen at the next call."""

    def __init__(self, words: GameWords):
        super().__init__()
        self.words = words
        self._costs = AdviceCosts()

    @abstractmethod
    def reason(self, state: Any, action: Any, worths: Mapping[Any, float]) -> str:
        """Why *action* is good, by *worths* as a bot weighs them; empty where nothing can be said.

        Any legal action may be asked for, and *worths* may lack some.
        """

    def cost(self, worth: float, measure: Measure) -> str:
        """A difference between two worths, whichever is more: ``1.4 points``, ``12%``."""
        return self._costs.told(abs(worth), measure)

    def joined(self, *clauses: str) -> str:
        """The first clause that says something, and the next that fits beside it."""
        first, *others = [clause for clause in clauses if clause] or [""]
        text = self.tr("{first}; {second}")
        both = (text.format(first=first, second=other) for other in others)
        return next((said for said in both if len(said) <= LONGEST), first)


def runner_up(action: Any, worths: Mapping[Any, float]) -> Any:
    """The best of the others; None where there is no other."""
    others = [other for other in worths if other != action]
    return max(others, key=lambda other: worths[other], default=None)
