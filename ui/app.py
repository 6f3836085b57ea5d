"""Opens the window and runs it till it is closed."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ui import startup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tabletop.kernel.errors import TabletopError
    from tabletop.kernel.match import Match
    from tabletop.library import Library
    from ui.handed import Handed
    from ui.running import Left, Running
    from ui.window import Window

_UNTIL_SEEN = 10
"""Milliseconds after the shelf is laid out till it is painted: then comes what others see of us."""
_UNTIL_IDLE = 300
"""Milliseconds after the shelf is laid out till the bots' process is started."""


def run(path: Path | None, *, new: str = "") -> int:
    """Opens the window, with the match of *path* or the question who plays *new*; the exit code.

    Raises TabletopError where there can be no window, or no such match.
    """
    match = None if path is None else _read(path)
    # What is made now is there to stay: to look for what is not would only hold the window up.
    # As soon as there are bots their `Tidying` looks, and till then little is left behind.
    gc.disable()
    startup.check()

    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from ui import language, style
    from ui.settings import Settings, theme
    from ui.window import Window

    # By these a desktop knows whose window it is, so they must be said before there is one.
    app = QApplication(["tabletop", *style.WORDS])
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "tabletop"))
    files = _listening(app)
    settings = Settings(app)
    language.install(app, settings.language)
    style.apply(app, theme(settings), settings.text)
    window = Window(settings)
    window.show()

    def furnish() -> None:
        mark, left = _watch(window, app)
        window.furnish(*library())
        QTimer.singleShot(_UNTIL_SEEN, window, lambda: name(app))
        # All this stays as long as the window: to look through it would cost a frame, later on.
        gc.freeze()
        if match is not None and path is not None:
            settings.keep_file(path)
            window.begin(match, path)
        elif new:
            window.new_match(new)
        if files is not None:
            files.give(window.open_file)
        if left:
            from ui.returning import Returning

            is_free = window.page is None and not new
            Returning(window, mark).bring_back(left, is_free=is_free)
        QTimer.singleShot(_UNTIL_IDLE, window, lambda: _wake(window))

    # What may still be said after the window was closed would keep us alive, unseen.
    app.lastWindowClosed.connect(app.quit)
    # The window is there first; shelf and library come in the same blink.
    window.appeared.connect(furnish, Qt.ConnectionType.QueuedConnection)
    return app.exec()


def _read(path: Path) -> Match:
    from tabletop import games
    from tabletop.kernel import save

    return save.read(path, games.load, games.bot)


def _listening(app: QApplication) -> Handed | None:
    """What hears of files; None where no system hands any, for each event would pass through it."""
    if sys.platform == "darwin":
        from ui.handed import Handed

        return Handed(app)
    return None


def _wake(window: Window) -> None:
    """Gets ready, one after the other, what is needed soon: each holds the window a little."""
    from PySide6.QtCore import QTimer

    window.bots.start()
    QTimer.singleShot(_UNTIL_IDLE, window, window.bots.beside.start)
    if window.settings.sound == "on":
        QTimer.singleShot(2 * _UNTIL_IDLE, window, _find_speaker)


def _find_speaker() -> None:
    from ui.speaker import speaker

    speaker()


def _watch(window: Window, app: QApplication) -> tuple[Running, list[Left]]:
    """What goes wrong, or asks us to close, is heard of now; our mark, and what others left."""
    from ui.mishap import Mishaps
    from ui.parting import Parting
    from ui.running import Running

    Mishaps(lambda: window, app).watch()
    Parting(app).watch()
    mark = Running(app)
    left = mark.left()
    mark.begin()
    window.laid.connect(mark.lies)
    app.aboutToQuit.connect(mark.end)
    return mark, left


def name(app: object) -> None:
    """Tells the desktop who we are."""
    from PySide6.QtGui import QGuiApplication, QIcon

    assert isinstance(app, QGuiApplication)
    from tabletop.resources import asset

    app.setApplicationName("Tabletop")
    app.setWindowIcon(QIcon(str(asset("icons/tabletop.svg"))))


def library() -> tuple[Library | None, TabletopError | None]:
    """The user's library, or none and why it cannot be opened."""
    from tabletop.kernel.errors import TabletopError
    from tabletop.library import Library

    try:
        return Library(), None
    except TabletopError as error:
        return None, error
