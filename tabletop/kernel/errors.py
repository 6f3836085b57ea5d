"""What can go wrong, each as one sentence a player can read.

A sentence stands apart from its facts, which fill the {places} in it. ``str``
puts the two together in English: the command line prints that and leaves with
exit code 2. The window puts them together in its own language. A fact may be a
problem again, with a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Final

LONGEST: Final = 1200
"""Letters of a fact that are told; the line of the longest position has fewer."""
_NO_BREAK: Final = "\u00a0\u202f"
"""French has such spaces before its marks."""
_LARGE: Final = 10**40
"""A number from which on its first figures are enough."""


class TabletopError(Exception):
    """Anything a player may be told in one sentence, a literal that translators can find."""

    def __init__(self, sentence: str, /, **facts: object):
        super().__init__(sentence)
        self.sentence = sentence
        self.facts: Mapping[str, object] = facts

    def __str__(self) -> str:
        return filled(self, str)


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, as a part of a sentence that is told with it."""

    sentence: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return filled(self, str)


def filled(problem: TabletopError | Problem, spoken: Callable[[str], str]) -> str:
    """The sentence with its facts, each sentence in it as *spoken* has it."""

    def told(fact: object) -> object:
        match fact:
            case TabletopError() | Problem():
                return filled(fact, spoken)
            case tuple():
                return ", ".join(str(told(each)) for each in fact)
            case str() | PurePath():
                return _shown(str(fact))
            case int() if abs(fact) >= _LARGE:
                return _shown(str(fact), len(str(_LARGE)))
            case _:
                return fact

    facts = {name: told(fact) for name, fact in problem.facts.items()}
    return spoken(problem.sentence).format(**facts)


def _shown(fact: str, most: int = LONGEST) -> str:
    """What a file or a line says, on one line that can be read."""
    cut = fact if len(fact) <= most else f"{fact[: most - 1]}…"
    return cut if cut.isprintable() else "".join(map(_letter, cut))


def _letter(found: str) -> str:
    if found.isprintable() or found in _NO_BREAK:
        return found
    return " " if found.isspace() else "\ufffd"


def either(words: Iterable[str]) -> Problem | str:
    """One of the *words*, whichever; there is at least one."""
    first, *others = words
    told: Problem | str = first
    for other in others:
        told = Problem("{some} or {last}", {"some": told, "last": other})
    return told


class IllegalAction(TabletopError):
    """An action that the rules do not allow here; quotes the action and the position."""


class NotationError(TabletopError):
    """A line of text that is no action or no position of the game."""


class OptionError(TabletopError):
    """An unknown option, a value it does not take, or a number of seats the game has not."""


class SaveError(TabletopError):
    """A saved match that is broken, foreign or newer; names the place."""


class LibraryError(TabletopError):
    """The library of matches cannot be read or written."""


class UnknownGame(TabletopError):
    """No folder of that name below ``tabletop/games``."""


class UnknownBot(TabletopError):
    """The game has no bot of that name."""


class ExportError(TabletopError):
    """A sheet, a picture or a file could not be written."""
