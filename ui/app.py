"""Opens the window and runs it till it is closed."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ui import startup

if TYPE_CHECKING:
    from tabletop.library import Library
    from ui.settings import Settings
    from ui.window import Window

_UNTIL_IDLE = 300
"""Milliseconds after the first picture till the bots' process is started."""


def run(path: Path | None) -> int:
    """Opens the window, with the match of *path* where one is named; answers the exit code.

    Raises TabletopError where there can be no window, or no such match.
    """
    startup.check()
    from tabletop import games

    match = None
    if path is not None:
        from tabletop.kernel import save

        match = save.read(path, games.load)

    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from ui import language, style
    from ui.mishap import Mishaps
    from ui.settings import Settings, theme

    app = QApplication(sys.argv[:1])
    name(app)
    settings = Settings(app)
    language.install(app, settings.language)
    style.apply(app, theme(settings))
    window = opened(settings)
    Mishaps(lambda: window, app).watch()
    # Ctrl+C in the terminal closes the window as a click does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if match is not None and path is not None:
        settings.keep_file(path)
        window.begin(match, path)
    window.show()

    def wake() -> None:
        window.bots.start()

    QTimer.singleShot(_UNTIL_IDLE, window, wake)
    return app.exec()


def name(app: object) -> None:
    """Tells the desktop who we are."""
    from PySide6.QtGui import QGuiApplication, QIcon

    assert isinstance(app, QGuiApplication)
    from tabletop.resources import asset

    app.setApplicationName("Tabletop")
    app.setDesktopFileName("tabletop")
    app.setWindowIcon(QIcon(str(asset("icons/tabletop.svg"))))


def opened(settings: Settings) -> Window:
    """The window over the user's library, or over none where it cannot be opened."""
    from tabletop.kernel.errors import TabletopError
    from tabletop.library import Library
    from ui.window import Window

    library: Library | None = None
    trouble = ""
    try:
        library = Library()
    except TabletopError as error:
        trouble = str(error)
    return Window(settings, library, trouble)
