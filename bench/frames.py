"""What a frame, a click, a zoom and a sheet cost, at one and at two pixels a unit.

All but stops is CPU time of the real page of a match of as many as can play, in the middle
of it, of 1280 x 800. Each game and each pixel ratio has a process of its own, because
the ratio is set before the first window; of three such runs the middle one counts, and a
figure is that of the game that comes off worst. With Xvfb the page is on a screen;
without it the platform is offscreen.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from figures import Figure
from page import ALONE, BESIDE_BOT, MOVING, TABLE, WINDOW, Found
from screens import display, is_possible

RATIOS: Final = {1: 3.0, 2: 5.0}
"""And the milliseconds that a frame may take in the median."""
FRAME_MS: Final = 16.0
"""99 of 100 frames take less: the next one is due then."""
CLICK_MS: Final = {1: 2.0, 2: 3.0}
PDF_MS: Final = 300.0
CPU: Final = "ms of CPU"

_RUNS = 3
_SCREEN = 2800, 1800
ByGame: TypeAlias = Mapping[str, Sequence[Found]]
"""What each run of a game has found."""
_PAGE = Path(__file__).with_name("page.py")


def main() -> int:
    """Measures in child processes and tells the worst game of each figure."""
    from tabletop import games

    with ExitStack() as stack:
        environment = dict(os.environ)
        if is_possible():
            environment["DISPLAY"] = stack.enter_context(display(*_SCREEN))
            environment["QT_QPA_PLATFORM"] = "xcb"
        else:
            print("frames: measured offscreen, there is no Xvfb (sudo apt install xvfb)")
            environment["QT_QPA_PLATFORM"] = "offscreen"
        found = {
            ratio: {
                name: [_measured(name, ratio, environment) for _ in range(_RUNS)]
                for name in games.names()
            }
            for ratio in RATIOS
        }
    for ratio, by_game in found.items():
        _tell_frames(ratio, by_game)
    _tell_sheets(found[1])
    return 0


def _measured(name: str, ratio: int, environment: Mapping[str, str]) -> Found:
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, _PAGE, name, str(ratio)],
            env={
                **environment,
                "TABLETOP_HOME": home,
                "QT_SCALE_FACTOR": str(ratio),
                "PYTHONPATH": str(Path(__file__).parent.parent),
            },
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    found: Found = json.loads(done.stdout.splitlines()[-1])
    return found


def _tell_frames(ratio: int, by_game: ByGame) -> None:
    for what in (TABLE, WINDOW, ALONE, BESIDE_BOT):
        between = f"{what}: between"
        beside = "".join(
            f"; {name} {_middle(runs, between, median):.1f} ms from frame to frame, "
            f"{_middle(runs, between, _late):.1f} at the 99th"
            for name, runs in by_game.items()
            if between in runs[0]
        )
        # What is beside the table is painted anew only where it changes.
        bound = None if what == WINDOW else RATIOS[ratio]
        _tell(f"ratio {ratio}, {what}", by_game, what, at_most=bound)
        _tell(
            f"ratio {ratio}, {what}, 99th percentile",
            by_game,
            what,
            of=_late,
            at_most=FRAME_MS,
            beside=beside,
        )
    for what, bound in (
        (f"{MOVING} pieces moved", RATIOS[ratio]),
        ("a click painted", CLICK_MS[ratio]),
        ("a zoom step painted", FRAME_MS),
        ("a step of another size painted", FRAME_MS),
        ("all sharp again after it", None),
        ("another theme painted", None),
    ):
        _tell(f"ratio {ratio}, {what}", by_game, what, at_most=bound)
    _tell(
        f"ratio {ratio}, the longest stop while it becomes sharp",
        by_game,
        "a stop while it becomes sharp",
        of=max,
        at_most=FRAME_MS,
        unit="ms",
    )


def _tell_sheets(by_game: ByGame) -> None:
    first, again = "a PDF, the first", "a PDF, once more"
    _tell("of the match, the first one", by_game, first, at_most=PDF_MS, group="Paper")
    _tell("of each kind, the longest", by_game, again, of=max, at_most=PDF_MS, group="Paper")


def _tell(
    told: str,
    by_game: ByGame,
    what: str,
    *,
    of: Callable[[list[float]], float] = median,
    at_most: float | None,
    beside: str = "",
    group: str = "Frames",
    unit: str = CPU,
) -> None:
    """The worst of the games, beside all of them."""
    values = {name: _middle(runs, what, of) for name, runs in by_game.items()}
    games = ", ".join(f"{name} {value:.2f}" for name, value in values.items())
    Figure(group, told, max(values.values()), unit, at_most=at_most, beside=games + beside).tell()


def _middle(runs: Sequence[Found], what: str, of: Callable[[list[float]], float]) -> float:
    """A figure of the run that is neither the best nor the worst."""
    return median(of(found[what]) for found in runs)


def _late(costs: list[float]) -> float:
    """The 99th percentile."""
    return sorted(costs)[int(len(costs) * 0.99)]


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    sys.exit(main())
