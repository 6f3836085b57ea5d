"""``tabletop screenshot``: the real window as a picture, without a display."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from tabletop import games
from tabletop.cli import UsageError
from tabletop.kernel import save
from tabletop.kernel.errors import ExportError, SaveError
from tabletop.kernel.game import CHANCE, AnyGame, check_seats
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import SHAPES, Player
from tabletop.resources import HOME
from ui import games as looks
from ui import startup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SHELF: Final = "shelf"
"""The source that is no match: the window as it opens."""

_NAMES: Final = ("Anna", "Ben", "Chloé", "David")
_BUDGET: Final = 0.2
_ROUNDS: Final = 5
"""How often events are worked off: layouts settle in one, late pixmaps in another."""


def run(
    source: str | Path,
    out: Path,
    *,
    size: tuple[int, int],
    ratio: float,
    theme: str,
    lang: str,
    seats: int | None,
    seed: int | None,
    plies: int | None,
) -> None:
    """Writes a PNG of *size* times *ratio* pixels. Raises TabletopError.

    A game as *source* is played by its best bot for *plies* actions (none), then
    shown as people would see it; a saved match is shown as it stands.
    """
    match = _match(str(source), {"--seats": seats, "--seed": seed, "--plies": plies})
    with _home():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(ratio)
        startup.check()
        content = _drawn(match, size, theme, lang)
    try:
        save.write_whole(out, content)
    except SaveError as error:
        raise ExportError("{problem}", problem=error) from error


@contextmanager
def _home() -> Iterator[None]:
    """A home of its own: the picture shows nothing of the user's matches and changes none."""
    before = os.environ.get(HOME)
    with TemporaryDirectory(prefix="tabletop-") as folder:
        os.environ[HOME] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[HOME]
            else:
                os.environ[HOME] = before


def _match(source: str, agreed: Mapping[str, int | None]) -> Match | None:
    """What is on the table; None for the shelf. What is *agreed* holds for a new match only."""
    is_file = source not in games.names() and save.is_meant(source)
    if source == SHELF or is_file:
        for option, number in agreed.items():
            if number is not None:
                raise UsageError(
                    '{option} goes with a game, not with "{source}".', option=option, source=source
                )
        return None if source == SHELF else save.read(Path(source), games.load, games.bot)
    # Where it is no game either, the error names those there are.
    return played(
        games.load(source), agreed["--seats"], agreed["--seed"] or 0, agreed["--plies"] or 0
    )


def played(game: AnyGame, seats: int | None, seed: int, plies: int) -> Match:
    """A match of *seats* people (as many as can, where none is said) that the best bot played."""
    count = max(game.seats) if seats is None else seats
    check_seats(game.id, game.seats, count)
    colours = looks.box(game.id).colours
    people = tuple(
        Player(_NAMES[seat % 4], colours[seat % len(colours)], SHAPES[seat % 4])
        for seat in range(count)
    )
    match = Match(game, Setup(settled(game.options, {}, game.id), people, seed))
    choose = list(games.bots(game.id).values())[-1]
    while match.ply < plies and match.turn is not None:
        match.play(_next(match, choose))
    return match


def _next(match: Match, choose: Any) -> Any:
    if match.turn == CHANCE:
        return match.drawn()
    return choose(match.game, match.state, Random(f"{match.setup.seed}/{match.ply}"), _BUDGET)


def _drawn(match: Match | None, size: tuple[int, int], theme: str, lang: str) -> bytes:
    """The picture's bytes."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtWidgets import QApplication

    from ui import style

    app = QApplication.instance()
    app = app if isinstance(app, QApplication) else QApplication(["tabletop", *style.WORDS])
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap = _grabbed(app, match, size, theme, lang)
    pixmap.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _grabbed(
    app: QApplication, match: Match | None, size: tuple[int, int], theme: str, lang: str
) -> Any:
    from PySide6.QtCore import QSize

    from tabletop.players import Bots
    from ui import app as program
    from ui import language, style
    from ui.settings import Settings
    from ui.settings import theme as wanted_theme
    from ui.window import Window

    class Nobody(Bots):
        """Bots that never answer: the match stays where it is."""

        def ask(self, token: object, question: object) -> None:
            """Says nothing."""

    settings = Settings()
    settings.speed, settings.theme, settings.language = "off", theme, lang
    program.name(app)
    language.install(app, lang)
    style.apply(app, wanted_theme(settings), settings.text)
    window = Window(settings)
    window.furnish(*program.library())
    window.bots = Nobody(window)
    if match is not None:
        window.begin(match)
    window.setFixedSize(QSize(*size))
    window.show()
    for _ in range(_ROUNDS):
        app.processEvents()
    pixmap = window.grab()
    window.close()
    # What is kept last is written now: later it would make the folder of its home anew.
    app.processEvents()
    return pixmap
