"""Tabletop in a process of its own, in which bots play one match after the other.

``playing_window.py GAME SEED PACE`` tells a line for all that is seen: ``laid MATCH PLY HOW``
when a match lies on the table, ``MATCH PLY ACTION`` when an action was shown there,
``said SENTENCE`` when the window says one. On its input it hears ``again`` (what failed is
tried once more), ``bar`` (what does the bar say?), ``bot`` (is one thinking?),
``save FILE``, ``open FILE``, ``theme NAME``, ``renew`` (the last match of the library, please)
and ``close``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QSocketNotifier, QTimer

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import app, saying
from ui.window import Window

_, name, seed, pace = sys.argv
chance = Random(seed)


def tell(*words: object) -> None:
    """A line; it is out before anything else happens."""
    print(*words, flush=True)


def played_by_bots() -> Match:
    """A new match among bots of any strength."""
    game = games.load(name)
    seats = chance.choice(game.seats)
    # Mostly of those that think fast.
    ways = list(games.bots(name))
    levels = [chance.choice([ways[0], ways[0], chance.choice(ways)]) for _ in range(seats)]
    setup = Setup(settled(game.options, {}, name), unnamed(levels), chance.getrandbits(32))
    return Match(game, setup)


class Witness:
    """Tells what *window* shows, and lays another match where one is over."""

    def __init__(self, window: Window):
        self.window = window
        window.laid.connect(self.laid)
        self.heard = QSocketNotifier(0, QSocketNotifier.Type.Read, window)
        self.heard.activated.connect(self.hear)

    def laid(self, match: object) -> None:
        """Another match lies there."""
        page = self.window.page
        if page is None:
            return
        how = "kept" if match is not None else "unkept"
        tell("laid", match or 0, page.session.match.ply, how)
        encode = page.session.match.game.encode

        def shown(played: Any) -> None:
            tell(match or 0, played.ply, encode(played.action))
            if page.session.turn is None:
                QTimer.singleShot(0, self.window, self.another)

        page.director.shown.connect(shown)
        page.refused.connect(lambda sentence: tell("said", sentence))

    def another(self) -> None:
        """Begins a match, unless the window was closed meanwhile."""
        if self.window.isVisible():
            self.window.begin(played_by_bots())

    def begin(self) -> None:
        """Goes on with what is not over, or begins."""
        window = self.window
        if window.page is not None:
            return
        waiting = window.keeping.unfinished(1)
        if waiting:
            window.go_on(waiting[0])
        else:
            window.begin(played_by_bots())

    def hear(self) -> None:
        """What the test wants; nothing more when it is gone."""
        for line in os.read(0, 4096).decode().splitlines() or ["close"]:
            self.do(*line.split(" ", 1))

    def do(self, order: str, rest: str = "") -> None:
        """One of the orders."""
        page = self.window.page
        if order == "again" and page is not None:
            page.throw()
        elif order == "bar":
            tell("bar", self.window.bar.text())
        elif order == "bot":
            tell("bot", page is not None and page.host.is_thinking)
        elif order == "save":
            self.window.files._write(Path(rest))
            tell("saved", rest)
        elif order == "open":
            self.window.open_file(Path(rest))
        elif order == "theme":
            self.window.settings.theme = rest
        elif order == "renew":
            self.window.go_on(self.window.keeping.recent(1)[0])
        elif order == "close":
            self.heard.setEnabled(False)
            self.window.close()


furnish: Any = Window.furnish


def furnished(window: Window, *how: Any) -> None:
    """As ever, and somebody watches."""
    window.settings.speed = chance.choice(["off", "off", "fast"])
    window.settings.keep_pace_of_bots(name, pace)
    furnish(window, *how)
    window.witness = Witness(window)  # type: ignore[attr-defined]
    QTimer.singleShot(0, window, window.witness.begin)  # type: ignore[attr-defined]


def said(parent: Any, sentence: str, details: str = "") -> Any:
    """A sentence in a small window."""
    tell("said", sentence)
    return box(parent, sentence, details)


box: Any = saying.say

# The processes that think read this file, too, and open nothing.
if __name__ == "__main__":
    Window.furnish = furnished  # type: ignore[method-assign]
    for module in list(sys.modules.values()):
        if getattr(module, "say", None) is box:
            module.say = said  # type: ignore[attr-defined]
    sys.exit(app.run(None))
