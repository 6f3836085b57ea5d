"""Reports of what went wrong: a file each, with what is needed to find out why.

A report names versions, the system, the game and its last actions. It names no player
and no folder of the user.
"""

from __future__ import annotations

import platform
import re
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, Literal, TextIO

from PySide6 import __version__ as pyside
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from tabletop import __version__
from tabletop.kernel.match import Match
from tabletop.resources import logs
from ui import language

_MOST: Final = 20
"""So many reports are kept, the latest ones."""
_ACTIONS: Final = 12
_LARGEST: Final = 200_000
"""Bytes to which a report may grow."""
_LONGEST: Final = 60_000
"""Letters that are told of one mishap: its beginning and its end."""


def folder() -> Path:
    """Where reports lie."""
    return logs() / "reports"


def report(details: str, match: Match | None) -> str:
    """What is told of a mishap with these *details*, while *match* lay on the table."""
    lines = [
        f"Tabletop {__version__}",
        f"Python {platform.python_version()}, PySide6 {pyside}, Qt {qVersion()}",
        f"{platform.platform()}, {QGuiApplication.platformName()}, {sys.getfilesystemencoding()}",
        f"Language {language.current()}",
    ]
    if match is not None:
        # What is broken may be the position itself.
        with suppress(Exception):
            lines += ["", *_told(match)]
    return "\n".join([*lines, "", _unnamed(details, match)])


def _told(match: Match) -> list[str]:
    """The match in notation: how it was set up, and what was done last."""
    setup, game = match.setup, match.game
    seats = ", ".join(player.bot or "person" for player in setup.players)
    options = ", ".join(f"{option} {value}" for option, value in setup.options.items())
    last = [f"  {played.ply + 1} {game.encode(played.action)}" for played in match.log[-_ACTIONS:]]
    return [
        f"{game.id} {game.rules_version}: {seats}",
        f"Options: {options or 'none'}; seed {setup.seed}",
        f"Position after {match.ply} actions: {game.notation(match.state)}",
        "Last actions:",
        *(last or ["  none"]),
    ]


def _unnamed(details: str, match: Match | None) -> str:
    """Without the user's folder and the names of who plays *match*, and not too long."""
    told = details
    if len(told) > _LONGEST:
        told = f"{told[: _LONGEST // 2]}\n…\n{told[-_LONGEST // 2 :]}"
    for folder in _homes():
        told = told.replace(folder, "~")
    for seat, player in enumerate(() if match is None else match.setup.players, 1):
        # A number or a letter alone names nobody, and is everywhere.
        if len(player.name) > 2:
            told = re.sub(rf"(?<!\w){re.escape(player.name)}(?!\w)", f"player {seat}", told)
    return told


def _homes() -> set[str]:
    """The user's folder in all the ways in which it is written; nothing where there is none."""
    with suppress(RuntimeError):
        home = Path.home()
        # A machine that knows no users has its root for a home.
        if home != home.parent:
            return {str(home), home.as_posix(), repr(str(home))[1:-1]}
    return set()


def keep(text: str) -> Path | None:
    """Writes a report; None where it cannot be written, which must not be a mishap as well."""
    now = datetime.now().astimezone()
    file = folder() / f"{now:%Y-%m-%d-%H%M%S-%f}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with _open(file, "w") as written:
            written.write(f"{now.isoformat(timespec='seconds')}\n{text}\n")
    except OSError:
        return None
    # By a clock that went back, the newest may look like the oldest.
    others = sorted(other for other in file.parent.glob("*.txt") if other != file)
    for old in others[: -(_MOST - 1)]:
        # Another window may have thrown it away already.
        with suppress(OSError):
            old.unlink()
    return file


def add(file: Path, details: str, match: Match | None) -> None:
    """Writes what went wrong besides, as long as the report is not too long."""
    with suppress(OSError):
        if file.stat().st_size < _LARGEST:
            with _open(file, "a") as written:
                written.write(f"\n{_unnamed(details, match)}\n")


def _open(file: Path, mode: Literal["a", "w"]) -> TextIO:
    # The name of a file may have letters that are none.
    return file.open(mode, encoding="utf-8", errors="backslashreplace")
