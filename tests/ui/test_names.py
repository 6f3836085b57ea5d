"""Whatever the keyboard can come to has a name, in every window: a screen reader says it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui import games as looks
from ui.stage.theme import LIGHT
from ui.window import Window

Begun = Callable[[str], Match]


def unnamed_in(top: QWidget) -> list[str]:
    """What the keyboard can come to in a window and has no name there."""
    found = []
    for widget in top.findChildren(QWidget):
        is_part = widget.objectName().startswith("qt_")  # of a field or a view
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()
        if not reached or is_part or not widget.isVisible() or widget.focusProxy() is not None:
            continue
        if not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name):
            path, above = [], widget
            while above is not None and above is not top:
                path.append(type(above).__name__)
                above = above.parentWidget()
            found.append(" in ".join(path))
    return found


def tops() -> list[QWidget]:
    return [top for top in QApplication.topLevelWidgets() if top.isVisible()]


def all_named() -> None:
    for top in tops():
        assert top.windowTitle(), type(top).__name__
        assert unnamed_in(top) == [], type(top).__name__


@pytest.fixture
def begun() -> Begun:
    """A match that was played for a while."""

    def match(game: str) -> Match:
        rules = games.load(game)
        made = Match(rules, Setup(settled(rules.options, {}, game), unnamed([None, None]), 3))
        while made.ply < 30 and made.turn is not None:
            drawn = made.turn == CHANCE
            made.play(made.drawn() if drawn else rules.legal_actions(made.state)[0])
        return made

    return match


def test_the_shelf(window: Window) -> None:
    all_named()


@pytest.mark.parametrize("game", games.names())
def test_a_match(window: Window, begun: Begun, qtbot: QtBot, game: str) -> None:
    window.begin(begun(game))
    page = window.page
    assert page is not None
    qtbot.waitUntil(lambda: bool(page.moves.rows))
    all_named()
    page.guided.toggle()
    page.past.toggle()
    all_named()


@pytest.mark.parametrize("game", games.names())
def test_a_new_match(window: Window, qtbot: QtBot, game: str) -> None:
    dialog = window.aside.new_match(game, LIGHT)
    dialog.more.click()
    all_named()
    dialog.reject()


@pytest.mark.parametrize(
    "name", ["matches", "statistics", "counter", "settings", "rules", "keys", "about", "print"]
)
def test_what_opens_beside_the_shelf(window: Window, begun: Begun, qtbot: QtBot, name: str) -> None:
    window.begin(begun("clever"))
    before = len(tops())
    getattr(window.do, name).trigger()
    qtbot.waitUntil(lambda: len(tops()) > before)
    all_named()
    for top in tops():
        if top is not window and isinstance(top, QDialog):
            top.reject()
    window.aside.close()


def test_the_analysis(window: Window, begun: Begun, qtbot: QtBot) -> None:
    window.begin(begun("croco"))
    window.do.analysis.trigger()
    analysis = window.aside.analysis
    assert analysis is not None
    all_named()
    window.aside.close()


def test_setting_up_a_position(window: Window, qtbot: QtBot) -> None:
    kind = looks.editor("croco", "setup")
    assert kind is not None
    dialog = kind("", LIGHT, window)
    dialog.open()
    all_named()
    dialog.reject()


def test_what_has_no_name_is_found(qtbot: QtBot, window: Window) -> None:
    bare = QWidget(window)
    bare.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    bare.show()
    assert unnamed_in(window) == ["QWidget"]
