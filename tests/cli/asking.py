"""Answers command line after command line in one process, each as it would be alone.

A line in: the words. A line out: the code, what was printed, and what was complained of.
A window is opened and closed at once; what plays for hours is only planned.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import sys
import traceback
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from tabletop import commands
from tabletop.cli import main
from ui import app, picture

MANY = 10
"""Games that are played; more are only planned."""


ROOM = 4 * 2**30
"""Bytes; no command line makes more of a number."""


class Planned(Exception):
    """A command line that is right, and would take long."""


def _no_window(path: Path | None, *, new: str = "") -> int:
    if path is not None:
        app._read(path)
    return 0


def _few(whole: Any) -> Any:
    def few(plan: Any, *more: Any) -> Any:
        jobs = more[0] if isinstance(more[0], int) else more[0].jobs or 1
        if plan.games > MANY or jobs > 1:
            raise Planned
        return whole(plan, *more)

    return few


def _small(whole: Any) -> Any:
    def small(game: Any, seats: Any, seed: int, plies: int) -> Any:
        return whole(game, seats, seed, min(plies, MANY))

    return small


def answered(words: list[str]) -> dict[str, Any]:
    """What a command line left behind."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(words)
        except SystemExit as left:  # --help and --version leave by themselves
            code = int(left.code or 0)
        except Planned:
            code = 0
        except BaseException:
            code = 1
            traceback.print_exc()
    return {"code": code, "out": out.getvalue(), "err": err.getvalue()}


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    qt = QApplication([])
    app.run = _no_window
    commands.simulated = _few(commands.simulated)
    commands.fought_out = _few(commands.fought_out)
    picture.played = _small(picture.played)
    for line in sys.stdin:
        answer = json.dumps(answered(json.loads(line)))
        os.write(1, answer.encode() + b"\n")
