"""Options of a match: what the people at the table agree before the first action.

Every value is a short text, so that the command line, the save and the dialog
say the same thing: ``dice=two``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from tabletop.kernel.errors import OptionError, Problem, either


@dataclass(frozen=True, slots=True)
class Choice:
    """An option that takes one of a few words; the first is what applies when nothing is said."""

    id: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The word that applies when nothing is said."""
        return self.values[0]

    def problem(self, value: str) -> Problem | None:
        """What is wrong with *value*, or None."""
        if value in self.values:
            return None
        return Problem("it takes {values}", {"values": either(self.values)})


@dataclass(frozen=True, slots=True)
class Text:
    """An option that takes a line of text which the game itself checks."""

    id: str
    default: str
    check: Callable[[str], Problem | None]

    def problem(self, value: str) -> Problem | None:
        """What is wrong with *value*, or None."""
        return self.check(value)


Option: TypeAlias = Choice | Text
Options: TypeAlias = Mapping[str, str]


def settled(known: Iterable[Option], given: Options, game: str) -> dict[str, str]:
    """Every known option with its value, in the game's order.

    Raises OptionError for a name or a value that *game* does not have.
    """
    by_id = {option.id: option for option in known}
    for name, value in given.items():
        if name not in by_id:
            raise _unknown(name, tuple(by_id), game)
        problem = by_id[name].problem(value)
        if problem is not None:
            raise OptionError(
                'option {option} of {game} is "{value}", but {problem}.',
                option=name,
                game=game,
                value=value,
                problem=problem,
            )
    return {name: given.get(name, option.default) for name, option in by_id.items()}


def _unknown(name: str, known: tuple[str, ...], game: str) -> OptionError:
    if not known:
        return OptionError('{game} has no option "{option}"; it has none.', game=game, option=name)
    return OptionError(
        '{game} has no option "{option}"; it has {known}.', game=game, option=name, known=known
    )
