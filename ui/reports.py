"""Reports of what went wrong: a file each, with what is needed to find out why.

A report names versions, the system, the game and its last actions. It names no player
and no folder of the user.
"""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

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
        lines += ["", *_told(match)]
    players = () if match is None else match.setup.players
    return "\n".join([*lines, "", _unnamed(details, [player.name for player in players])])


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


def _unnamed(details: str, names: Sequence[str]) -> str:
    """Without the user's folder, and without names."""
    told = details.replace(str(Path.home()), "~")
    for seat, name in enumerate(names, 1):
        # A number or a letter alone names nobody, and is everywhere.
        if len(name) > 2:
            told = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"player {seat}", told)
    return told


def keep(text: str) -> Path | None:
    """Writes a report; None where it cannot be written, which must not be a mishap as well."""
    now = datetime.now().astimezone()
    file = folder() / f"{now:%Y-%m-%d-%H%M%S-%f}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{now.isoformat(timespec='seconds')}\n{text}\n", encoding="utf-8")
        for old in sorted(file.parent.glob("*.txt"))[:-_MOST]:
            old.unlink()
    except OSError:
        return None
    return file


def add(file: Path, details: str) -> None:
    """Writes what went wrong besides, as long as the report is not too long."""
    with suppress(OSError):
        if file.stat().st_size < _LARGEST:
            with file.open("a", encoding="utf-8") as more:
                more.write(f"\n{_unnamed(details, ())}\n")
