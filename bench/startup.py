"""How long until the window is there, and how much memory it takes.

Side by side in one run: Tabletop, and an empty PySide6 window with a graphics
view. From the start of the process to the first paint of the mapped window, under
a virtual X server of its own where there is no display.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_RUNS = 9
_TREE = Path(__file__).parent.parent


def main() -> int:
    """Measures both in turn and prints medians."""
    if not os.environ.get("DISPLAY") and shutil.which("Xvfb") is None:
        print("start-up: not measured, there is neither a display nor Xvfb (sudo apt install xvfb)")
        return 0
    with _display() as display:
        found: dict[str, list[dict[str, float]]] = {"empty": [], "shelf": [], "table": []}
        for _ in range(_RUNS):
            for what, runs in found.items():
                runs.append(_run(what, display))
    empty = statistics.median(run["mapped"] for run in found["empty"])
    for what, runs in found.items():
        mapped, ready, peak = (
            statistics.median(run[figure] for run in runs) for figure in ("mapped", "ready", "peak")
        )
        print(
            f"start-up, {what}: window mapped after {mapped * 1000:.0f} ms "
            f"({mapped / empty:.2f} times the empty one), everything in it after "
            f"{ready * 1000:.0f} ms ({ready / empty:.2f}), peak memory {peak:.0f} MiB"
        )
    print("(at most 1.5 times the empty window, and 110 MiB)")
    return 0


@contextmanager
def _display() -> Iterator[str]:
    """The display there is, or a virtual one."""
    if os.environ.get("DISPLAY"):
        yield os.environ["DISPLAY"]
        return
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1920x1080x24",
        "-noreset",
    ]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def _run(what: str, display: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "TABLETOP_HOME": home,
            "PYTHONPATH": str(_TREE),
        }
        # Who plays has compiled modules from the second start on.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        before = time.monotonic()
        done = subprocess.run(
            [sys.executable, __file__, what, str(before)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            cwd=home,
            timeout=60,
        )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


class Watch:
    """Notes the first paint of a window, and its first paint with everything in it."""

    def __init__(self, begun: float):
        self._begun = begun
        self._seconds: dict[str, float] = {}

    def paints(self, window: Any, what: str) -> None:
        """From now on waits for the next paint of *window*, and calls it *what*."""
        from PySide6.QtCore import QEvent, QObject

        watch = self

        class Paints(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint:
                    window.removeEventFilter(self)
                    watch.note(what)
                return False

        setattr(window, f"watched_{what}", filtering := Paints(window))
        window.installEventFilter(filtering)
        window.update()

    def note(self, what: str) -> None:
        """Remembers when *what* was painted; after ``ready`` all is told."""
        from PySide6.QtCore import QTimer

        self._seconds[what] = time.monotonic() - self._begun
        if what == "ready":
            QTimer.singleShot(300, self.tell)

    def tell(self) -> None:
        """Prints the figures, and ends."""
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(json.dumps({**self._seconds, "peak": peak}), flush=True)
        os._exit(0)


def _empty(watch: Watch) -> None:
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
    window.resize(1280, 800)
    watch.paints(window, "mapped")
    watch.paints(window, "ready")
    window.show()
    app.exec()


def _ours(watch: Watch, *, table: bool) -> None:
    from ui import app, startup

    startup.check()
    from ui.window import Window

    show, furnish = Window.show, Window.furnish

    def watched_show(window: Any) -> None:
        watch.paints(window, "mapped")
        show(window)

    def watched_furnish(window: Any, *library: Any) -> None:
        furnish(window, *library)
        if table:
            window.begin(_match())
        watch.paints(window, "ready")

    Window.show, Window.furnish = watched_show, watched_furnish
    app.run(None)


def _match() -> Any:
    """A new match of four."""
    from tabletop import games
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import settled
    from tabletop.kernel.seats import unnamed

    game = games.load("caries")
    return Match(game, Setup(settled(game.options, {}, game.id), unnamed([None] * 4), 5))


if __name__ == "__main__":
    if len(sys.argv) > 2:
        watch = Watch(float(sys.argv[2]))
        if sys.argv[1] == "empty":
            _empty(watch)
        else:
            _ours(watch, table=sys.argv[1] == "table")
    else:
        sys.exit(main())
