"""Opens the window and runs it till it is closed."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ui import startup

if TYPE_CHECKING:
    from tabletop.kernel.errors import TabletopError
    from tabletop.library import Library

_UNTIL_IDLE = 300
"""Milliseconds after the shelf is laid out till the bots' process is started."""


def run(path: Path | None) -> int:
    """Opens the window, with the match of *path* where one is named; answers the exit code.

    Raises TabletopError where there can be no window, or no such match.
    """
    match = None
    if path is not None:
        from tabletop import games
        from tabletop.kernel import save

        match = save.read(path, games.load, games.bot)
    startup.check()

    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from ui import language, style
    from ui.settings import Settings, theme
    from ui.window import Window

    app = QApplication(sys.argv[:1])
    settings = Settings(app)
    language.install(app, settings.language)
    style.apply(app, theme(settings))
    window = Window(settings)
    # Ctrl+C in the terminal closes the window as a click does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window.show()

    def furnish() -> None:
        from ui.mishap import Mishaps

        Mishaps(lambda: window, app).watch()
        name(app)
        window.furnish(*library())
        if match is not None and path is not None:
            settings.keep_file(path)
            window.begin(match, path)
        QTimer.singleShot(_UNTIL_IDLE, window, wake)

    def wake() -> None:
        window.bots.start()
        # Another moment for the other process: each holds the window a little.
        QTimer.singleShot(_UNTIL_IDLE, window, window.bots.beside.start)

    # The window is there first; shelf and library come in the same blink.
    window.appeared.connect(furnish, Qt.ConnectionType.QueuedConnection)
    return app.exec()


def name(app: object) -> None:
    """Tells the desktop who we are."""
    from PySide6.QtGui import QGuiApplication, QIcon

    assert isinstance(app, QGuiApplication)
    from tabletop.resources import asset

    app.setApplicationName("Tabletop")
    app.setDesktopFileName("tabletop")
    app.setWindowIcon(QIcon(str(asset("icons/tabletop.svg"))))


def library() -> tuple[Library | None, TabletopError | None]:
    """The user's library, or none and why it cannot be opened."""
    from tabletop.kernel.errors import TabletopError
    from tabletop.library import Library

    try:
        return Library(), None
    except TabletopError as error:
        return None, error
