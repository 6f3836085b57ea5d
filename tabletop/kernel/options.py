"""Options of a match: what the people at the table agree before the first action.

Every value is a short text, so that the command line, the save and the dialog
say the same thing: ``dice=two``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from tabletop.kernel.errors import OptionError


@dataclass(frozen=True, slots=True)
class Choice:
    """An option that takes one of a few words; the first is what applies when nothing is said."""

    id: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The word that applies when nothing is said."""
        return self.values[0]

    def problem(self, value: str) -> str | None:
        """What is wrong with *value*, or None."""
        return None if value in self.values else f"it takes {' or '.join(self.values)}"


@dataclass(frozen=True, slots=True)
class Text:
    """An option that takes a line of text which the game itself checks."""

    id: str
    default: str
    check: Callable[[str], str | None]

    def problem(self, value: str) -> str | None:
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
            raise OptionError(
                f'{game} has no option "{name}"; it has {", ".join(by_id) or "none"}.'
            )
        problem = by_id[name].problem(value)
        if problem is not None:
            raise OptionError(f'option {name} of {game} is "{value}", but {problem}.')
    return {name: given.get(name, option.default) for name, option in by_id.items()}
