"""The command line: the window, or one of the commands that work without it.

Whatever is wrong is one sentence on stderr and exit code 2. The window, the
commands and what paints are each imported only when they are asked for.
"""

from __future__ import annotations

import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tabletop.kernel.errors import TabletopError

_BAD_INPUT: Final = 2
# What a shell reports of a program that Ctrl-C ended, or a closed pipe.
_INTERRUPTED: Final = 130
_NO_READER: Final = 141
_SUFFIX: Final = ".tabletop"


class UsageError(TabletopError):
    """A command line that cannot be understood."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says; the exit code."""
    if getattr(sys, "frozen", False):
        # In a frozen app every further process starts the app itself.
        importlib.import_module("multiprocessing").freeze_support()
    try:
        code = _done(sys.argv[1:] if arguments is None else arguments)
        if sys.stdout is not None:  # a windowed app has none
            sys.stdout.flush()
    except TabletopError as error:
        sentence = " ".join(str(error).split())
        named = sentence.startswith("tabletop")
        print(sentence if named else f"tabletop: {sentence}", file=sys.stderr)
        return _BAD_INPUT
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Python flushes once more when it ends; there is nobody to hear of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _NO_READER
    return code


def _done(arguments: Sequence[str]) -> int:
    if not arguments:
        return _window(None)
    first, *rest = arguments
    if first.endswith(_SUFFIX):
        return _file(Path(first), rest)
    commands = importlib.import_module("tabletop.commands")
    if not first.startswith("-") and first not in commands.COMMANDS:
        from tabletop.kernel.save import is_there

        if is_there(Path(first)):
            return _file(Path(first), rest)
        *some, last = commands.COMMANDS
        raise UsageError(
            'there is no command and no file "{word}"; the commands are {some} and {last}.',
            word=first,
            some=tuple(some),
            last=last,
        )
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that lacks a letter of somebody's name gets it escaped.
        sys.stdout.reconfigure(errors="backslashreplace")
    code: int = commands.run(arguments)
    return code


def _file(path: Path, rest: Sequence[str]) -> int:
    if rest:
        raise UsageError('a window opens one match, so "{word}" is too much.', word=rest[0])
    return _window(path)


def _window(path: Path | None) -> int:
    code: int = part_of_ui("ui.app").run(path)
    return code


def part_of_ui(module: str) -> Any:
    """A module that paints, found by name, for nothing else here needs it.

    Raises TabletopError where the system lacks what it needs.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise importlib.import_module("ui.startup").missing_library(str(error)) from error
