"""How long until the window is there, and how much memory it takes.

Side by side, in turn, in one run, and all of them seen from outside (see ``screens``):
an empty PySide6 window, Tabletop with its shelf, Tabletop with a match on the table, and
Debian's pentobi and kpat. Painted is a window with its first picture; everything is in
it with the last change of the picture that nobody has asked for. Whoever is measured has
been started once before in the same home.
"""

from __future__ import annotations

import compileall
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from figures import Figure
from screens import Restless, Screen, Start, is_possible, screen

_RUNS = 7
_PLIES = 40
_TREE = Path(__file__).parent.parent
_EMPTY: Final = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
window.resize(1280, 800)
window.show()
app.exec()
"""
# What the installed script of that name does.
_TABLETOP: Final = "import sys; from tabletop.cli import main; sys.exit(main())"
_OTHERS: Final = {name: Path("/usr/games") / name for name in ("pentobi", "kpat")}
_TIMES, _MIB = "times", "MiB"


def main() -> int:
    """Measures all in turn and tells medians."""
    if not is_possible():
        print("start-up: not measured, it needs Linux and Xvfb (sudo apt install xvfb)")
        return 0
    # As whoever starts it the second time finds it, even where Python is told to keep nothing.
    for package in ("tabletop", "ui"):
        compileall.compile_dir(_TREE / package, quiet=1)
    # Who was ended may leave a last word in its home while that goes.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found = _found(Path(folder))
    starts = {name: _Median(runs) for name, runs in found.items()}
    empty, shelf, table = (starts[name] for name in ("empty", "shelf", "table"))
    for what, figure, start in (
        ("the window painted", "painted", shelf),
        ("everything on the shelf", "whole", shelf),
        ("everything on a table of four", "whole", table),
    ):
        _tell_ratio(
            f"{what}, against an empty PySide6 window",
            start.of(figure),
            empty.of("painted"),
            at_most=1.3 if figure == "painted" else None,
            cpu=(start.of(f"{figure}_cpu"), empty.of("painted_cpu")),
        )
    for name in _OTHERS:
        if name not in starts:
            continue
        _tell_ratio(
            f"everything on the shelf, against {name}",
            shelf.of("whole"),
            starts[name].of("whole"),
            at_most=1.0,
            cpu=(shelf.of("whole_cpu"), starts[name].of("whole_cpu")),
        )
    for what, start in (("the shelf", shelf), ("a table of four", table)):
        _tell_memory(f"{what}, over an empty PySide6 window", start, empty)
    for name in (name for name in _OTHERS if name in starts):
        _tell_memory(f"{name}, over an empty PySide6 window", starts[name], empty, at_most=None)
    return 0


class _Median:
    """The middle one of what several starts have come to."""

    def __init__(self, starts: Sequence[Start]):
        self._starts = starts

    def of(self, figure: str) -> float:
        """Seconds of one figure of a start."""
        return statistics.median(getattr(start, figure) for start in self._starts)

    def memory(self, kind: str, whose: str = "memory") -> float:
        """MiB of one kind of memory."""
        return statistics.median(getattr(getattr(start, whose), kind) for start in self._starts)


def _found(folder: Path) -> Mapping[str, Sequence[Start]]:
    """All starts of each program; without one of the others that cannot be measured."""
    commands = {"empty": [sys.executable, "-c", _EMPTY], **_tabletops(folder)}
    for name, program in _OTHERS.items():
        if program.exists():
            commands[name] = [str(program)]
        else:
            _leave_out(name, f"it is not there (sudo apt install {name})")
    found: dict[str, list[Start]] = {name: [] for name in commands}
    with screen() as empty_screen:
        for run in range(_RUNS + 1):
            for name in tuple(found):
                try:
                    start = _started(empty_screen, commands[name], folder / name)
                except Restless as why:
                    if name not in _OTHERS:
                        raise
                    _leave_out(name, str(why))
                    del found[name]
                else:
                    if run:
                        found[name].append(start)
    return found


def _started(empty_screen: Screen, command: Sequence[str], home: Path) -> Start:
    home.mkdir(exist_ok=True)
    environment = {"HOME": str(home), "TABLETOP_HOME": str(home), "PYTHONPATH": str(_TREE)}
    return empty_screen.start(command, home, environment)


def _leave_out(name: str, why: str) -> None:
    print(f"start-up, {name}: not measured, {why}")


def _tabletops(folder: Path) -> dict[str, list[str]]:
    """Tabletop alone, and with the file of a match of four in which a person has to choose."""
    from tabletop import games
    from tabletop.kernel import save
    from tabletop.kernel.game import CHANCE
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import settled
    from tabletop.kernel.seats import unnamed

    game = games.load("caries")
    match = Match(game, Setup(settled(game.options, {}, game.id), unnamed([None] * 4), 5))
    while match.turn == CHANCE or match.ply < _PLIES:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else game.legal_actions(match.state)[0])
    file = folder / "four.tabletop"
    save.write(match, file)
    alone = [sys.executable, "-c", _TABLETOP]
    return {"shelf": alone, "table": [*alone, str(file)]}


def _tell_ratio(
    what: str, ours: float, theirs: float, *, at_most: float | None, cpu: tuple[float, float]
) -> None:
    mine, other = (f"{seconds * 1000:.0f} ms" for seconds in (ours, theirs))
    busy, others = (f"{seconds * 1000:.0f} ms" for seconds in cpu)
    beside = f"{mine} beside {other}; of CPU {busy} beside {others}"
    Figure("Start-up", what, ours / theirs, _TIMES, at_most=at_most, beside=beside).tell()


def _tell_memory(what: str, start: _Median, empty: _Median, at_most: float | None = 50.0) -> None:
    """The peak over that of the empty window; beside it all kinds, and what was started."""
    peak, shared, own = (
        f"{start.memory(kind):.0f} beside {empty.memory(kind):.0f} MiB"
        for kind in ("peak", "shared", "own")
    )
    beside = f"peak {peak}; PSS {shared}; USS {own}"
    if others := start.memory("own", "children"):
        beside += f"; processes it has started: USS {others:.0f} MiB"
    over = start.memory("peak") - empty.memory("peak")
    Figure("Memory", what, over, _MIB, at_most=at_most, beside=beside).tell()


if __name__ == "__main__":
    sys.exit(main())
