"""How a file of each kind is opened, and what must hold of it then.

A file that opens has become something whole: what it is written as again opens as the
same. Anything but a TabletopError is a fault.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.game import CHANCE, one_of
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import read_file, settled
from tabletop.kernel.seats import unnamed
from tabletop.library import Library
from tabletop.resources import HOME
from tabletop.session import Session

if TYPE_CHECKING:
    from ui.window import Window

_FEW: Final = 12
"""Actions that are played on with what was opened."""


def played_on(where: Match | Session, count: int, rng: Random) -> None:
    """Plays *count* actions, or to the end."""
    for _ in range(count):
        match = where if isinstance(where, Match) else where.match
        if match.turn is None:
            break
        legal = match.game.legal_actions(match.state)
        where.play(match.drawn() if match.turn == CHANCE else one_of(legal, rng))


def same(one: Match, other: Match) -> None:
    """Two matches are one and the same."""
    assert one.game is other.game
    assert one.setup == other.setup
    assert one.log == other.log
    assert one.undone == other.undone
    assert one.state == other.state


def saved_match(path: Path) -> None:
    """A match in a file."""
    match = save.read(path, games.load, games.bot)
    same(save.from_json(save.to_json(match), games.load, games.bot), match)
    assert match.game.parse(match.game.notation(match.state)) == match.state
    played_on(match, _FEW, Random(1))


def library(path: Path) -> str:
    """All that lies in a library; what single matches are refused with is no fault."""
    refused = []
    with closing(Library(path)) as found:
        for entry in {
            entry.id: entry for entry in (*found.recent(50), *found.unfinished(50))
        }.values():
            try:
                match, kept = found.open(entry.id)
                same(save.from_json(save.to_json(match), games.load, games.bot), match)
                found.equal(match)
                played_on(Session(match, kept), 2, Random(1))
            except TabletopError as error:
                refused.append(str(error))
        for name in games.names():
            for record in found.records(name):
                assert record.entry.id == record.id
                found.record(name, record.id)
            found.alike(name)
        for pad in found.counts.recent(50):
            found.counts.write(pad, pad.count.named(0, "Zoë"))
        found.edition()
        game = games.load("caries")
        begun = Match(game, Setup(settled(game.options, {}, game.id), unnamed([None]), 1))
        session = Session(begun, found.begin(begun))
        played_on(session, 3, Random(1))
    return "; ".join(refused)


def content(path: Path) -> None:
    """A file of cards for Hospital, played with."""
    _agreed("hospital", "content", read_file(path))


def setup(path: Path) -> None:
    """A position of Croco that was set up by hand."""
    _agreed("croco", "setup", read_file(path))


def circuit(path: Path) -> None:
    """A circuit of Caries of one's own."""
    _agreed("caries", "circuit", read_file(path))


def _agreed(name: str, option: str, text: str) -> None:
    game = games.load(name)
    agreed = settled(game.options, {option: text}, name)
    match = Match(game, Setup(agreed, unnamed([None] * 2), 1))
    assert game.parse(game.notation(match.start)) == match.start
    played_on(match, _FEW, Random(1))
    same(save.from_json(save.to_json(match), games.load), match)


# With the window


@contextmanager
def _window(folder: Path, *, with_library: bool) -> Iterator[Window]:
    """A window whose home is *folder*."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    from ui import app as program
    from ui import language, style
    from ui.settings import Settings, theme
    from ui.window import Window

    os.environ[HOME] = str(folder)
    app = QApplication.instance() or QApplication(["tabletop"])
    assert isinstance(app, QApplication)
    settings = Settings()
    language.install(app, settings.language)
    style.apply(app, theme(settings), settings.text)
    window = Window(settings)
    window.bots = _nobody(window)
    try:
        window.furnish(*(program.library() if with_library else (None, None)))
        window.show()
        app.processEvents()
        yield window
    finally:
        window.close()
        window.deleteLater()
        settings.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _nobody(window: Window) -> Any:
    from tabletop.players import Bots

    class Nobody(Bots):
        """Bots that never answer, in no process."""

        def start(self) -> None:
            """Starts nothing."""

        def ask(self, token: object, question: object) -> None:
            """Says nothing."""

    return Nobody(window)


def settings(path: Path) -> None:
    """What was set, and a window and all its questions after it."""
    from PySide6.QtCore import QSettings

    with _window(path.parent, with_library=False) as window:
        found = window.settings
        for name in games.names():
            found.wants_guide(name)
            found.pace_of_bots(name)
            window.new_match(name)
        window.menus.list_recent([], found.recent_files)
        window.files._folder()
        found.keep_file(path)
        found.theme, found.language = "dark", "fr"
        kept = QSettings(str(path), QSettings.Format.IniFormat)
        assert {kept.value(key, "", type=str) for key in ("theme", "language")} == {"dark", "fr"}


def mark(path: Path) -> None:
    """What a window left that ended violently, told by the next one."""
    from ui.returning import Returning
    from ui.running import Running

    with _window(path.parent.parent, with_library=True) as window:
        running = Running(window)
        left = running.left()
        assert len(left) == 1
        Returning(window, running).bring_back(left, is_free=True)
        assert not path.exists()


def shelf(path: Path) -> None:
    """All that a window shows of a library."""
    with _window(path.parent, with_library=True) as window:
        window.show_matches()
        window.show_counter()
        kept = window.keeping.recent(5)
        window.menus.list_recent(kept, ())
        for entry in kept:
            window.go_on(entry)
        window.show_statistics()
        window.show_shelf()


OPENS: Final[Mapping[str, Callable[[Path], object]]] = {
    "save": saved_match,
    "library": library,
    "content": content,
    "setup": setup,
    "circuit": circuit,
    "settings": settings,
    "mark": mark,
    "shelf": shelf,
}
"""What opens a file of each kind."""

NAMES: Final[Mapping[str, str]] = {
    "save": "evening.tabletop",
    "library": "matches.sqlite",
    "content": "content.json",
    "setup": "setup.txt",
    "circuit": "circuit.txt",
    "settings": "settings.ini",
    "mark": "running/4194305-1.json",
    "shelf": "matches.sqlite",
}
"""What such a file is called where it is looked for."""
