"""The language changes in the middle of a match, with everything open that can be: the match goes
on where it was, and not a word is left in the language before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtTest import QTest

from tabletop import games
from tests.ui.reading import Lengthened, bare
from tests.ui.test_reading import OWN_NAMES, played, settled
from ui import language

BESIDE = ("rules", "statistics", "counter", "analysis")
by_game = pytest.mark.parametrize("game", games.names())


@pytest.fixture
def longer(qapp) -> Iterator[Lengthened]:
    """A language that nobody speaks, to be installed while the window runs."""
    translator = Lengthened()
    yield translator
    QCoreApplication.removeTranslator(translator)
    settled()


@pytest.fixture
def unthinking(window, monkeypatch) -> None:
    """Nothing is thought about beside the table."""
    monkeypatch.setattr(type(window.bots), "ask", lambda *asked: None)
    for name in ("start", "send", "drop"):
        monkeypatch.setattr(window.bots.beside, name, lambda *asked: None)


@by_game
def test_nothing_is_left_in_the_language_before(unthinking, qtbot, window, longer, game) -> None:
    window.begin(played(game, None, 30))
    page = window.page
    if page.guided.is_possible:
        window.do.guide.trigger()
    for name in BESIDE:
        getattr(window.do, name).trigger()
    qtbot.waitUntil(lambda: window.aside.analysis.chances.chart is not None)
    window.do.settings.trigger()
    before = page.session.match.actions
    QCoreApplication.installTranslator(longer)
    settled()
    beside = window.aside
    opened = (window, beside.rules, beside.statistics, beside.counter, beside.analysis)
    left = {one.windowTitle(): bare(one) - OWN_NAMES for one in opened if one is not None}
    assert {title: words for title, words in left.items() if words} == {}
    assert window.page is page
    assert page.session.match.actions == before


@by_game
@pytest.mark.parametrize("word", ["fr", "en"])
def test_the_match_lies_as_it_lay(unthinking, window, settings, game, word) -> None:
    window.begin(played(game, None, 24))
    settled()
    page, match = window.page, window.page.session.match
    ply = match.ply
    settings.language = "fr" if word == "en" else "en"
    settings.language = word
    settled()
    assert language.current() == word
    assert (window.page, window.page.session.match, match.ply) == (page, match, ply)
    spots = [spot.action for spot in page.scene.spots if spot.action is not None]
    assert set(spots) <= set(page.session.legal_actions)
    settings.language = "en"


def test_a_piece_in_the_hand_can_be_put_down_in_another_language(
    unthinking, qtbot, window, settings
) -> None:
    window.begin(played("croco", 2, 8))
    settled()
    page = window.page
    spot = next(spot for spot in page.scene.spots if spot.source is not None)
    view = page.table.viewport()
    start = page.table.mapFromScene(spot.source.sceneBoundingRect().center())
    ply = page.session.match.ply
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, start + (QPointF(40, 30)).toPoint())
    settings.language = "fr"
    settled()
    QTest.mouseMove(view, start + (QPointF(60, 30)).toPoint())
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start)
    settled()
    assert page.session.match.ply == ply
    assert page.scene.spots
    match = page.session.match
    page.scene.sync(match.state)
    assert match.ply == ply
    settings.language = "en"


def test_a_look_back_stays_where_one_looks(unthinking, window, settings) -> None:
    window.begin(played("clever", 2, 40))
    page = window.page
    page.past.toggle()
    page.past.look_at(12)
    settings.language = "fr"
    settled()
    assert page.is_reviewing()
    assert page.shown_ply() == 12
    settings.language = "en"
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_hint_that_was_given_is_told_in_another_language(qtbot, window, longer) -> None:
    window.begin(played("clever", 1, 12))
    settled()
    page = window.page
    while not page.hint.is_possible or len(page.session.legal_actions) < 2:
        if page.host.awaits_throw:
            page.throw()
        else:
            page.session.play(page.session.legal_actions[0])
        settled()
    window.do.hint.trigger()
    qtbot.waitUntil(lambda: bool(page.side.hint.advice), timeout=60_000)
    rows, state = page.moves.rows, page.session.state
    assert "·" in "".join(rows)
    QCoreApplication.installTranslator(longer)
    settled()
    assert page.hint.is_shown
    assert page.session.state == state
    assert len(page.moves.rows) == len(rows)
    assert "·" in "".join(page.moves.rows), "what each action would cost is told still"
    assert bare(window) - OWN_NAMES == set()
