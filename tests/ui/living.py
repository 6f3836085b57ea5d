"""Tabletop in a process of its own: it does the one thing it is told.

``die SIGNAL [FILE]`` mid-match, ``tell`` how it stands, ``say`` something after its window
was closed.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from ui import app, saying
from ui.trouble import Trouble
from ui.window import Window

_, does, *rest = sys.argv


def play(window: Window) -> None:
    """Two actions more."""
    assert window.page is not None
    session = window.page.session
    for _ in range(2):
        match = session.match
        session.play(match.drawn() if session.turn == -1 else session.legal_actions[0])


def die(window: Window) -> None:
    """Plays on, and is gone."""
    play(window)
    assert window.page is not None
    print(window.page.session.match.ply, flush=True)
    os.kill(os.getpid(), signal.Signals[rest[0]])


def tell(window: Window) -> None:
    """What is on the table and what is said, and an end as it should be."""
    page = window.page
    if page is not None and not page.scene.spots and page.session.turn is not None:
        QTimer.singleShot(20, window, lambda: tell(window))
        return
    print(
        json.dumps(
            {
                "ply": None if page is None else page.session.match.ply,
                "waiting": len(window.shelf.waiting) if window.shelf is not None else 0,
                "said": [one.sentence.text() for one in window.findChildren(Trouble)],
            }
        ),
        flush=True,
    )
    window.close()


def say(window: Window) -> None:
    """Something that was about to be said comes when nobody is there."""
    QTimer.singleShot(0, window, lambda: saying.say(window, "It is late."))
    window.close()


furnish: Any = Window.furnish


def furnished(window: Window, *how: Any) -> None:
    """As ever; and a little later what was asked."""
    furnish(window, *how)
    QTimer.singleShot(100, window, lambda: {"die": die, "tell": tell, "say": say}[does](window))


# The process that thinks beside the window reads this file, too, and opens none.
if __name__ == "__main__":
    # Whoever runs the tests in the background has these ignored, and a child inherits that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    Window.furnish = furnished  # type: ignore[method-assign]
    sys.exit(app.run(Path(rest[1]) if rest[1:] else None))
