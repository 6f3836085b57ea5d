"""``tabletop sheet``: a sheet of a game or of a saved match as a file, without a display."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.match import Match
from ui import games as views
from ui.paper import output
from ui.paper.sheet import Request, format_named


def run(source: str, out: Path, *, blank: bool, kind: str | None, paper: str, lang: str) -> None:
    """Writes a sheet of *source*, a game's name or a saved match, to *out*.

    A game alone gives blank sheets. Raises TabletopError.
    """
    output.check_ending(out)
    format = format_named(paper)
    game, match = _found(source)
    app = _application()
    _speak(app, lang)
    wanted = Request(match, blank or match is None, format)
    sheet = views.paper(game).kind(kind, blank=wanted.blank)
    title = f"{views.box(game).title()} – {sheet.label()}"
    output.export(sheet.pages(wanted), out, title)


def _found(source: str) -> tuple[str, Match | None]:
    """The game and, where *source* is no game's name but a file, the match."""
    if source in games.names():
        return source, None
    if save.is_meant(source):
        match = save.read(Path(source), games.load, games.bot)
        return match.game.id, match
    # Neither: the error names the games there are.
    return games.load(source).id, None


def _application() -> QCoreApplication:
    """The running application, or one that needs no display."""
    running = QGuiApplication.instance()
    if running is not None:
        return running
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([])


def _speak(app: QCoreApplication, lang: str) -> None:
    from ui import language

    language.install(app, lang)
