"""What a frame, a click and a sheet cost: CPU time of the real table, at ratio 1 and 2.

Each measure runs in a process of its own, because the pixel ratio is set before
the first window. With a display (``xvfb-run``) the figures are those of a real
window; without one those of the offscreen platform.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

_FRAMES = 120
_MOVING = 12
_PDF_MS = 25
"""Milliseconds that a player's sheet may take."""
_CHOICES = 3
"""Actions of a position that is a choice."""


def main() -> int:
    """Measures in child processes and prints a line a figure."""
    from tabletop import games

    for name in games.names():
        for ratio, bound in ((1, 3.0), (2, 5.0)):
            found = _measured("frame", name, ratio)
            print(
                f"{name}, frame with {_MOVING} pieces moving, ratio {ratio}: "
                f"{found['median']:.2f} ms of CPU in the median, {found['p99']:.2f} at the 99th "
                f"percentile (at most {bound} in the median)"
            )
        found = _measured("click", name, 1)
        print(f"{name}, click painted: {found['median']:.2f} ms of CPU in the median (at most 2)")
        found = _measured("pdf", name, 1)
        seats = max(games.load(name).seats)
        print(
            f"{name}, sheets of {seats} players to PDF: {found['median']:.1f} ms "
            f"(at most {_PDF_MS * seats})"
        )
    return 0


def _measured(what: str, name: str, ratio: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "TABLETOP_HOME": home,
            "QT_SCALE_FACTOR": str(ratio),
            "PYTHONPATH": str(Path(__file__).parent.parent),
        }
        if not environment.get("DISPLAY"):
            environment["QT_QPA_PLATFORM"] = "offscreen"
        done = subprocess.run(
            [sys.executable, __file__, what, name],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def _page(name: str) -> Any:
    """A page of a match of as many as can play, in the middle of it, in a window of 1280 x 800."""
    from tabletop import games
    from tabletop.kernel.game import CHANCE
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import Choice, settled
    from tabletop.kernel.seats import unnamed
    from tabletop.players import Bots
    from tabletop.session import Session
    from ui.match_page import MatchPage
    from ui.settings import Settings
    from ui.stage.theme import LIGHT

    game = games.load(name)
    players = unnamed([None] * max(game.seats))
    # The last value of an option is what asks most of the players.
    options = {
        option.id: option.values[-1] for option in game.options if isinstance(option, Choice)
    }
    match = Match(game, Setup(settled(game.options, options, name), players, 5))
    while match.ply < 120:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else game.legal_actions(match.state)[0])
    while match.turn == CHANCE or len(game.legal_actions(match.state)) < _CHOICES:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else game.legal_actions(match.state)[0])
    settings = Settings()
    settings.speed = "off"
    page = MatchPage(Session(match), Bots(), settings, LIGHT)
    page.resize(1280, 760)
    page.show()
    return page


def _settle(app: Any, seconds: float = 0.5) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        app.processEvents()


def _frame(app: Any, name: str) -> list[float]:
    """Twelve pieces go round; each frame is moved, painted and flushed."""
    import math

    from ui.pieces.piece import Piece

    page = _page(name)
    _settle(app)
    pieces = [item for item in page.scene.items() if isinstance(item, Piece)][:_MOVING]
    homes = [piece.pos() for piece in pieces]
    costs = []
    for frame in range(_FRAMES):
        before = time.process_time()
        for number, (piece, home) in enumerate(zip(pieces, homes, strict=True)):
            angle = (frame + number * 7) / 20
            piece.setPos(home.x() + 60 * math.cos(angle), home.y() + 60 * math.sin(angle))
        app.processEvents()
        costs.append((time.process_time() - before) * 1000)
        time.sleep(1 / 60)
    return costs[10:]


def _click(app: Any, name: str) -> list[float]:
    """A click on a thing that can be done: from the button's press to the frame after it."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    page = _page(name)
    page.scene.motion.pace = 1.0
    _settle(app)
    costs = []
    for _ in range(60):
        spot = page.scene.spots[0]
        area = spot.area.boundingRect() if spot.source is None else spot.source.sceneBoundingRect()
        view, where = page.table.viewport(), page.table.mapFromScene(area.center())
        before = time.process_time()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=where)
        app.processEvents()
        costs.append((time.process_time() - before) * 1000)
        page.finish_motion()
        page.undo()
        page.scene.hand.let_go()
        _settle(app, 0.05)
    return costs[5:]


def _pdf(app: Any, name: str) -> list[float]:
    """The sheets of a match to a file, as often as a person prints."""
    from ui import games as looks
    from ui.paper import output
    from ui.paper.sheet import Request

    page = _page(name)
    kind = looks.paper(name).kinds[0]
    costs = []
    for _ in range(12):
        before = time.perf_counter()
        output.pdf(kind.pages(Request(page.session.match)), "sheets")
        costs.append((time.perf_counter() - before) * 1000)
    return costs[2:]


def _child(what: str, name: str) -> None:
    from PySide6.QtWidgets import QApplication

    from ui import style
    from ui.stage.theme import LIGHT

    app = QApplication([])
    style.apply(app, LIGHT)
    costs = sorted({"frame": _frame, "click": _click, "pdf": _pdf}[what](app, name))
    print(json.dumps({"median": statistics.median(costs), "p99": costs[int(len(costs) * 0.99)]}))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _child(*sys.argv[1:])
    else:
        sys.exit(main())
