"""The games on the shelf: a folder here is a game, and nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabletop.kernel.errors import UnknownBot, UnknownGame

if TYPE_CHECKING:
    from tabletop.kernel.advice import Advice
    from tabletop.kernel.bots import Choose
    from tabletop.kernel.counter import Counter
    from tabletop.kernel.game import AnyGame


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of a game by kind, each with faces that are equally likely."""

    kinds: Mapping[str, Sequence[int]]
    shown: Callable[[Any], Iterable[tuple[str, int]]]
    """The kind and the face of each die that fell with an action."""


def names() -> tuple[str, ...]:
    """The games found, by the names of their folders."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def load(name: str) -> AnyGame:
    """The game of that folder; raises UnknownGame, which names those there are."""
    if name not in names():
        raise UnknownGame('there is no game "{name}"; there is {known}.', name=name, known=names())
    game: AnyGame = importlib.import_module(f"{__name__}.{name}").game
    return game


def bots(name: str) -> Mapping[str, Choose]:
    """The bots of a game by name, weakest first."""
    load(name)
    found: Mapping[str, Choose] = importlib.import_module(f"{__name__}.{name}.bots").BOTS
    return found


def bot(name: str, level: str) -> Choose:
    """One bot of a game; raises UnknownBot, which names those there are."""
    known = bots(name)
    if level not in known:
        raise UnknownBot(
            '{game} has no bot "{level}"; it has {known}.',
            game=name,
            level=level,
            known=tuple(known),
        )
    return known[level]


def advice(name: str) -> Advice:
    """How the best bot of a game thinks aloud."""
    load(name)
    found: Advice = importlib.import_module(f"{__name__}.{name}.advice").ADVICE
    return found


def counter(name: str) -> Counter | None:
    """The score counter of a game that is played with pens, too; None where there is none."""
    load(name)
    if not has_counter(name):
        return None
    found: Counter = importlib.import_module(f"{__name__}.{name}.counter").COUNTER
    return found


def has_counter(name: str) -> bool:
    """Whether a game has a score counter; its rules are not loaded for that."""
    return _has(name, "counter")


def dice(name: str) -> Dice | None:
    """The dice of a game, and which of its actions show them; None where there are none."""
    load(name)
    if not _has(name, "dice"):
        return None
    found = importlib.import_module(f"{__name__}.{name}.dice")
    return Dice(found.DICE, found.shown)


def _has(name: str, module: str) -> bool:
    """Whether there is a module of that name in the folder of a game."""
    folders = [f"{root}/{name}" for root in __path__]
    return any(found.name == module for found in pkgutil.iter_modules(folders))
