"""After a zoom or another size the old drawings are seen stretched, and soon all is sharp."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tests.ui.conftest import Seated
from ui import fonts
from ui.pieces.card import Card
from ui.pieces.glow import Glow
from ui.pieces.piece import Piece
from ui.stage.pixmaps import Pixmaps
from ui.stage.theme import DARK, LIGHT


def wanted(table: Seated) -> float:
    """Pixels that a unit of the scene has where it is seen."""
    view = table.page.table
    return view.transform().m11() * view.devicePixelRatioF()


@pytest.fixture
def game() -> str:
    """What lies there; one has cards and labels, too."""
    return "hospital"


@pytest.fixture
def table(laid, game: str, qtbot: QtBot) -> Seated:
    """A page that lies still, painted and sharp."""
    made = laid(game, seats=2, plies=20)
    qtbot.waitUntil(lambda: made.page.table._is_seen and is_sharp(made))
    return made


def is_sharp(table: Seated) -> bool:
    """Whether all is drawn as large as it is seen, and nothing is drawn for it any more."""
    view = table.page.table
    works = view._sharpen.isActive() or view._draws.isActive() or view._drawing is not None
    pixmaps = table.scene.pixmaps
    return not works and not pixmaps.stretched and pixmaps.scale == wanted(table)


def begins(table: Seated) -> None:
    """After a zoom it has been quiet for long enough; all drawings but the last are made."""
    view = table.page.table
    table.page.zoom_in()
    view._sharpen.stop()
    view._begin_to_sharpen()
    assert view._drawing is not None
    for _ in range(drawings(table) - 1):
        next(view._drawing)


def drawings(table: Seated) -> int:
    """How many are made for another scale."""
    pieces = [item for item in table.scene.items() if isinstance(item, Piece)]
    return len(table.scene.backdrop._laid) + sum(piece.isVisible() for piece in pieces)


@pytest.fixture
def letters() -> Iterator[Callable[[float], None]]:
    """Makes letters so many times as large, where nothing beside the table needs more room."""
    yield fonts.enlarge
    fonts.enlarge(1)


def picture(table: Seated) -> object:
    """All that is seen on the table, pixel for pixel."""
    return table.page.table.viewport().grab().toImage()


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("change", ["a zoom", "another size"])
def test_all_becomes_sharp_once_it_is_quiet(table, qtbot, change):
    before = table.scene.pixmaps.scale
    if change == "a zoom":
        table.page.zoom_in()
    else:
        table.page.resize(1000, 600)
        QCoreApplication.sendPostedEvents()
    assert table.scene.pixmaps.scale == before != wanted(table)
    qtbot.waitUntil(lambda: is_sharp(table))
    assert table.scene.pixmaps._made or table.scene.pixmaps._kept


@pytest.mark.parametrize(
    ("theme", "larger"), [(DARK, 1), (LIGHT, 1.6)], ids=["another theme", "larger letters"]
)
def test_what_changes_in_between_is_seen_as_it_is_now(table, qtbot, letters, theme, larger):
    begins(table)
    letters(larger)
    table.page.set_theme(theme)
    qtbot.waitUntil(lambda: is_sharp(table))
    seen = picture(table)
    table.page.set_theme(theme)
    assert picture(table) == seen


@pytest.mark.parametrize(
    "changes", [[(DARK, 1), (LIGHT, 1)], [(LIGHT, 1.6)]], ids=["the theme, and back", "letters"]
)
def test_what_was_drawn_ahead_and_is_outdated_is_not_used(table, letters, changes):
    before = table.scene.pixmaps.scale
    drawn = table.scene.drawn_ahead(2 * before)
    next(drawn)
    for theme, larger in changes:
        letters(larger)
        table.scene.pixmaps.rethemed(theme)
        next(drawn)
    for _ in drawn:
        pass
    assert table.scene.pixmaps.scale == before
    assert not table.scene.pixmaps._made
    assert not table.scene.pixmaps._kept


@pytest.mark.parametrize(
    "kind", [None, Piece, Card, Glow], ids=["board", "pieces", "cards", "glows"]
)
def test_what_is_stretched_is_rough_and_so_in_time(table, kind):
    """The board alone, then pieces, cards and glows alone."""
    scene, view = table.scene, table.page.table
    for item in scene.items():
        is_it = kind is not None and isinstance(item, kind)
        item.setVisible(is_it and item.isVisible() and (kind is Card or not isinstance(item, Card)))
    if kind is not None:
        scene.backdrop.lay(())
    table.page.zoom_in()
    rough = picture(table)
    scene.pixmaps.stretched = False
    view._repaint()
    assert picture(table) != rough


def test_another_zoom_begins_anew(table, qtbot):
    begins(table)
    table.page.zoom_in()
    assert table.page.table._drawing is None
    qtbot.waitUntil(lambda: is_sharp(table))


@pytest.mark.parametrize("begun", [False, True])
def test_a_page_that_is_left_draws_nothing_any_more(table, begun):
    view = table.page.table
    if begun:
        begins(table)
    else:
        table.page.zoom_in()
    table.page.leave()
    assert not view._sharpen.isActive()
    assert not view._draws.isActive()
    assert view._drawing is None


def test_a_scene_that_has_gone_is_not_drawn(table):
    view = table.page.table
    table.page.leave()
    begins(table)
    shiboken6.delete(table.scene)
    assert not view._draws.isActive()
    QCoreApplication.processEvents()


def test_an_edition_ends_with_all_that_is_changed():
    pixmaps = Pixmaps()
    for change in (
        lambda: pixmaps.rescaled(2.0),
        lambda: pixmaps.rethemed(DARK),
        lambda: pixmaps.rethemed(DARK),
    ):
        ahead = pixmaps.ahead(3.0)
        change()
        scale = pixmaps.scale
        pixmaps.take(ahead)
        assert pixmaps.scale == scale != 3.0
    pixmaps.take(pixmaps.ahead(3.0))
    assert pixmaps.scale == 3.0
