"""The command line: the window, or one of the commands that work without it.

Whatever is wrong is one sentence on stderr and exit code 2. The window, the
commands and what paints are each imported only when they are asked for.
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final

from tabletop.kernel.errors import TabletopError

_BAD_INPUT: Final = 2
# What a shell reports of a program that Ctrl-C ended, or a closed pipe.
_INTERRUPTED: Final = 130
_NO_READER: Final = 141
_SUFFIX: Final = ".tabletop"
_UNWRITTEN: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What is wrong where something is printed into a file that cannot take it."""


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
        return _told(error)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _hang_up(sys.stdout)
        return _NO_READER
    except OSError as error:
        # Of some errors, as of a cluster that does not answer in time, there are only words.
        why = error.strerror or str(error).rstrip(".") or type(error).__name__
        if error.filename is None and error.errno in _UNWRITTEN:
            _hang_up(sys.stdout)
            return _told(TabletopError("the answer cannot be written: {why}.", why=why))
        where = error.filename or "the system"
        return _told(TabletopError("{where} refuses: {why}.", where=where, why=why))
    return code


def _told(error: TabletopError) -> int:
    """Says what is wrong; the exit code."""
    sentence = " ".join(str(error).split())
    named = sentence.startswith("tabletop")
    try:
        print(sentence if named else f"tabletop: {sentence}", file=sys.stderr)
    except OSError:
        # Where that cannot be written either, there is still the code.
        _hang_up(sys.stderr)
    return _BAD_INPUT


def _hang_up(stream: IO[str] | None) -> None:
    """Python flushes once more when it ends; there is nobody to hear of it."""
    if stream is not None:  # a windowed app has none
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _done(arguments: Sequence[str]) -> int:
    if not arguments:
        return _window(None)
    first, *rest = arguments
    if first.endswith(_SUFFIX):
        return _file(Path(first), rest)
    commands = importlib.import_module("tabletop.commands")
    if not first.startswith("-") and first not in commands.COMMANDS:
        from tabletop.kernel.save import is_there

        if first and is_there(Path(first)):
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
