"""Reading a file that somebody has named: all of it, but not for ever and not without end."""

from __future__ import annotations

import stat
from pathlib import Path

from tabletop.kernel.errors import Problem


class Unreadable(Exception):
    """The file cannot be read; *why* is a part of a sentence."""

    def __init__(self, why: Problem | str):
        super().__init__(str(why))
        self.why = why


class TooLarge(Exception):
    """The file has more bytes than it may have."""

    def __init__(self, size: int):
        super().__init__(size)
        self.size = size


def content(path: Path, most: int) -> bytes:
    """What is in a file: no more than *most* bytes, and nothing from a pipe, where one could wait.

    Raises Unreadable or TooLarge.
    """
    try:
        status = path.stat()
        if not (stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)):
            raise Unreadable(Problem("it is no ordinary file"))
        found, size = b"", status.st_size
        if size <= most:
            with path.open("rb") as file:
                found = file.read(most + 1)
            size = len(found)
    except (OSError, ValueError) as error:
        # A name with a NUL in it is none for any system.
        raise Unreadable(getattr(error, "strerror", None) or str(error)) from error
    if size > most:
        raise TooLarge(size)
    return found
