"""A monkey plays with each game's window: nothing breaks, nothing is lost, the table is true.

What it did before something broke is told line by line; as a file of ``tests/ui/monkeys/``,
named after the game, it is done again by every run. Another monkey is let loose by
``TABLETOP_MONKEY="7 5000"``: its seed, and how many events.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog, QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tabletop import games
from tabletop.kernel import save
from tests.ui.monkey import Monkey
from tests.ui.paws import Paws
from tests.ui.quickly import QuickBots
from ui import app
from ui import games as looks
from ui.settings import Settings
from ui.window import Window

KEPT = sorted(Path(__file__).with_name("monkeys").glob("*.txt"))
"""What once broke something."""
_EVERY = 100
_OF_PLATFORM = "This plugin does not support"
_PATIENCE = 400
_BEGUN = 3
"""So many steps back what is begun may need at most."""


class Broken(AssertionError):
    """Something went wrong that was not raised where the monkey was."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What went wrong unseen: exceptions nobody caught, and what Qt mutters."""
    found: list[str] = []

    def muttered(kind: QtMsgType, _where: Any, words: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not words.startswith(_OF_PLATFORM):
            found.append(f"Qt: {words}")

    def raised(kind: type[BaseException], error: BaseException, trace: Any) -> None:
        import traceback

        found.append("".join(traceback.format_exception(kind, error, trace)))

    monkeypatch.setattr(sys, "excepthook", raised)
    monkeypatch.setattr(
        sys, "unraisablehook", lambda it: raised(it.exc_type, it.exc_value, it.exc_traceback)
    )
    before = qInstallMessageHandler(muttered)
    yield found
    qInstallMessageHandler(before)


@pytest.fixture
def systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What the system shows, and waits for an answer: files are named, nothing is printed."""
    turns = iter(range(10**9))

    def named(*_args: Any, **_more: Any) -> tuple[str, str]:
        turn = next(turns)
        return ("" if turn % 3 == 0 else str(tmp_path / f"kept-{turn % 2}.tabletop")), ""

    for asks in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asks, named)
    for dialog in (QPrintDialog, QPrintPreviewDialog):
        monkeypatch.setattr(dialog, "exec", lambda self: 0)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: True)


@pytest.fixture
def opens(settings: Settings, systems: None) -> Iterator[Callable[[], Window]]:
    """Opens a window, over the library and with the settings of the one before.

    Its bots answer soon, and in this process.
    """
    opened: list[Window] = []

    def away(window: Window) -> None:
        closed(window)
        window.close()
        window.deleteLater()

    def new() -> Window:
        if opened:
            away(opened.pop())
        made = Window(Settings())
        made.furnish(*app.library())
        made.bots = QuickBots(made)
        made.resize(1280, 800)
        made.show()
        made.activateWindow()
        QTest.qWaitForWindowActive(made)
        opened.append(made)
        return made

    yield new
    away(opened.pop())


def closed(window: Window) -> None:
    """Nothing lies over the window."""
    for _ in range(20):
        over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if over is None:
            return
        over.close()
        QCoreApplication.processEvents()


@pytest.mark.trust
@pytest.mark.parametrize("game", games.names())
def test_nothing_breaks(
    game: str,
    opens: Callable[[], Window],
    heard: list[str],
    tmp_path: Path,
    thorough: bool,
    figure: Callable[..., None],
) -> None:
    seed, events = (1, 20_000) if thorough else (2, 300)
    if wanted := os.environ.get("TABLETOP_MONKEY"):
        seed, events = map(int, wanted.split())
    diary = tmp_path / "lines.txt"
    monkey = Monkey(opens, game, seed, diary)
    looked = 0
    for number in range(1, events + 1):
        try:
            monkey.act()
            if number % _EVERY == 0:
                looked += look(monkey)
            assert not heard, heard[0]
        except BaseException as error:
            lines = "\n".join(monkey.lines)
            told = f"{game}, seed {seed}, event {number}; all are in {diary}. The last:\n{lines}"
            raise Broken(told) from error
    title = game.capitalize()
    figure("Monkey", f"{title}: events that broke nothing", number, at_least=events)
    figure("Monkey", f"{title}: times the table was as a fresh one", looked)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_what_once_broke_holds(file: Path, opens: Callable[[], Window], heard: list[str]) -> None:
    game = file.stem.partition("-")[0]
    paws = Paws(opens, game)
    for line in file.read_text(encoding="utf-8").splitlines():
        paws.do(line)
        assert not heard, heard[0]
    look(paws)


def look(paws: Paws) -> bool:
    """Whether there was a table to be looked at; it was as it has to be."""
    closed(paws.window)
    page, bots = paws.page, paws.window.bots
    if page is None:
        return False
    assert isinstance(bots, QuickBots)
    bots.hold()
    paws.do("release window 2 2")
    rest(page)
    for _ in range(_BEGUN):
        if page.scene.is_begun:
            # Another sheet that is looked at, a die that was entered before the others.
            QTest.keyClick(page.table, Qt.Key.Key_Escape)
            rest(page)
    shown, fresh = page.scene.dump(), fresh_table(page)
    assert shown == fresh, difference(shown, fresh)
    match = page.session.match
    assert save.from_json(save.to_json(match), games.load, games.bot).state == match.state
    told = [line for played in match.log for line in page.words.story(played.events)]
    assert bare(page.side.log.text) == bare("\n".join(told))
    bots.let_go()
    return True


def rest(page: Any) -> None:
    """Nothing moves, and nothing is held."""
    for _ in range(_PATIENCE):
        page.finish_motion()
        page.scene.settle()
        QCoreApplication.processEvents()
        if page.director.is_quiet:
            break
    assert page.director.is_quiet, "it goes on and on"
    page.scene.hand.let_go()
    page.scene.settle()
    page.scene.show_glows()


def fresh_table(page: Any) -> list[str]:
    """What a new table shows of what lies there."""
    match = page.session.match
    game, players = match.game, match.setup.players
    scene = looks.scene(game, players, looks.words(game.id, players))
    scene.motion.pace, scene.shows_points = 0.0, page.scene.shows_points
    state = page.shown_state()
    scene.sync(state)
    if page.is_reviewing():
        scene.present(state, (), False)
    elif page.host.awaits_dice:
        scene.ask_dice(state)
        if page.scene.entered:
            scene.enter(page.scene.entered)
    else:
        scene.present(state, page._offered, page.host.awaits_throw)
    return scene.dump()


def difference(shown: list[str], fresh: list[str]) -> str:
    """The lines that are only on the table, and those that are not on it."""
    more = [f"+ {line}" for line in shown if line not in fresh]
    less = [f"- {line}" for line in fresh if line not in shown]
    return "\n".join([*more, *less]) or f"{len(shown)} lines, not {len(fresh)}"


def bare(text: str) -> str:
    """Without the spaces that French keeps together."""
    return text.replace("\xa0", " ").replace("\u202f", " ")
