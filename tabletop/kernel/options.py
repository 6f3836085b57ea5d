"""Options of a match: what the people at the table agree before the first action.

Every value is a short text, so that the command line, the save and the dialog
say the same thing: ``dice=two``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from tabletop.kernel import files
from tabletop.kernel.errors import OptionError, Problem, either


class Choice(msgspec.Struct, frozen=True):
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


class Text(msgspec.Struct, frozen=True):
    """An option that takes a line of text which the game itself checks."""

    id: str
    default: str
    check: Callable[[str], Problem | None]

    def problem(self, value: str) -> Problem | None:
        """What is wrong with *value*, or None."""
        return self.check(value)


class File(msgspec.Struct, frozen=True):
    """An option that takes the text of a file, which the game itself checks; none by default.

    The text belongs to the match: it is kept in its save, and the file is not looked at again.
    """

    id: str
    check: Callable[[str], Problem | None]
    example: Callable[[], str]
    """A file's text to begin one's own from: what is played with without one."""

    @property
    def default(self) -> str:
        """No file."""
        return ""

    def problem(self, value: str) -> Problem | None:
        """What is wrong with *value*, or None."""
        return self.check(value)


Option: TypeAlias = Choice | Text | File
Options: TypeAlias = Mapping[str, str]


_LARGEST: Final = 1024 * 1024
"""Bytes of a file that an option takes."""


def read_file(path: Path) -> str:
    """The text of a file for an option; raises OptionError."""
    try:
        found = files.content(path, _LARGEST)
    except files.Unreadable as error:
        raise OptionError(
            "the file {file} cannot be read: {why}.", file=path, why=error.why
        ) from error
    except files.TooLarge as error:
        raise OptionError("the file {file} is too large.", file=path) from error
    try:
        # Some editors begin a file with a mark.
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise OptionError("the file {file} is no text in UTF-8.", file=path) from error


def with_files(known: Iterable[Option], given: Options) -> dict[str, str]:
    """The options of a command line: where one takes a file, its text for its name."""
    taking = {option.id for option in known if isinstance(option, File)}
    return {
        name: read_file(Path(value)) if name in taking and value else value
        for name, value in given.items()
    }


def settled(known: Iterable[Option], given: Options, game: str) -> dict[str, str]:
    """Every known option with its value, in the game's order.

    Raises OptionError for a name or a value that *game* does not have.
    """
    by_id = {option.id: option for option in known}
    for name, value in given.items():
        if name not in by_id:
            raise _unknown(name, tuple(by_id), game)
        option = by_id[name]
        problem = option.problem(value)
        if problem is not None and isinstance(option, File):
            raise OptionError(
                "option {option} of {game} cannot be used: {problem}",
                option=name,
                game=game,
                problem=problem,
            )
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
