"""Matches come to the table and leave it, with all that opens beside it; nothing of them stays."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.ui import census
from ui.settings import Settings
from ui.window import Window

_MOST_USED = 16
"""The KiB that something still uses of a match that was closed, on the average of fifty."""
_MOST_HELD = 320
"""The same with what the process leaves unused between what it needs; it grows ever slower."""
_ROUND = 5
"""With every so many matches all that opens beside the table is opened."""
_ACTIONS = 12
_USED = {True: 10, False: 3}
"""So many matches till everything that is kept for ever has been used, drawings and letters;
memory takes longer than what can be counted. Three matches wait on the shelf, and no more."""
_PATIENCE_MS = 60_000
"""A bot, or pyqtgraph when it is first needed, may take long on a busy machine."""
_DIALOGS = ("new", "matches", "settings", "keys", "about", "print")
_ASIDE = ("rules", "counter", "statistics", "analysis")


@pytest.fixture
def window(window: Window) -> Iterator[Window]:
    yield window
    # What a test before has opened may still be held by it.
    window.aside.close()


class Evening:
    """Somebody who opens a match, has a look at everything, and closes it again."""

    def __init__(self, window: Window, qtbot: QtBot, settings: Settings):
        self._window, self._qtbot, self._settings = window, qtbot, settings

    def plays(self, name: str, *, looks_round: bool) -> None:
        """The same match each evening, a bot among the people."""
        window, game = self._window, games.load(name)
        seats = unnamed([None, "random"])
        window.begin(Match(game, Setup(settled(game.options, {}, name), seats, 7)))
        self._acts()
        for way in ("hint", "hint", "guide", "undo", "undo", "redo", "zoom_in", "zoom_fit"):
            getattr(window.do, way).trigger()
            census.settled()
        if looks_round:
            self._looks_round()
        window.do.home.trigger()
        self._until(lambda: window.aside.analysis is None)
        census.settled()

    def _until(self, is_so: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(is_so, timeout=_PATIENCE_MS)

    def _acts(self) -> None:
        page = self._window.page
        assert page is not None
        session, host = page.session, page.host
        for _ in range(_ACTIONS):
            self._until(lambda: not host.is_thinking and page.director.is_quiet)
            if session.turn == CHANCE:
                session.throw()
            elif host.is_persons_turn:
                session.play(session.legal_actions[0])
            census.settled()

    def _looks_round(self) -> None:
        """Opens what there is beside the table, and closes it."""
        window, settings = self._window, self._settings
        for name in _ASIDE:
            getattr(window.do, name).trigger()
            self._qtbot.wait(30)
        analysis = window.aside.analysis
        self._until(lambda: analysis.chances.chart is not None)
        for theme, language in (("dark", "fr"), ("light", "en")):
            settings.theme, settings.language = theme, language
            census.settled()
        for name in _DIALOGS:
            getattr(window.do, name).trigger()
            census.settled()
            for top in QApplication.topLevelWidgets():
                if isinstance(top, QDialog) and top.isVisible():
                    top.close()
            census.settled()
        window.do.review.trigger()
        window.page.review.step(-2)
        census.settled()
        window.aside.close()


@pytest.fixture
def evening(window: Window, qtbot: QtBot, settings: Settings) -> Evening:
    # Both processes are there all the while, however late one is needed.
    window.bots.start()
    window.bots.beside.start()
    return Evening(window, qtbot, settings)


def left_of(matches: int, before: Counter[str]) -> dict[str, int]:
    """What there is more of, and more with each of the *matches* or each round of them."""
    # The answer that came last is held till the next one comes.
    more = census.taken() - before
    return {kind: much for kind, much in more.items() if much >= max(2, matches // _ROUND)}


@pytest.mark.trust
@pytest.mark.parametrize("game", games.names())
def test_nothing_stays_of_matches_that_were_closed(
    evening: Evening, game: str, thorough: bool, figure: Callable[..., None]
) -> None:
    matches = 50 if thorough else 2
    every = _ROUND if thorough else 1 if game == games.names()[0] else 0
    for number in range(_USED[thorough]):
        evening.plays(game, looks_round=bool(every) and number % every == 0)
    before, used, held = census.taken(), census.in_use(), census.held()
    for number in range(matches):
        evening.plays(game, looks_round=bool(every) and number % every == 0)
    left = left_of(matches, before)
    end = time.monotonic() + _PATIENCE_MS / 1000
    while left and time.monotonic() < end:
        # What a bot was asked last may still be on its way.
        left = left_of(matches, before)
    used, held = (census.in_use() - used) / matches, (census.held() - held) / matches
    group, title = "Opened and closed", game.capitalize()
    for what, kinds in (
        ("items of scenes", ("item",)),
        ("objects of Qt and Python", ("object", "python", "running")),
        ("connections", ("connection",)),
        ("threads, processes and open files", ("thread", "process", "open")),
    ):
        count = sum(much for kind, much in left.items() if kind.split()[0] in kinds)
        beside = f"after {matches} matches"
        figure(group, f"{title}: {what} left", count, at_most=0, beside=beside)
    if thorough:
        how = f"of {matches}, with all that opens beside the table opened {matches // _ROUND} times"
        for what, much, most in (
            ("memory a match still in use", used, _MOST_USED),
            ("memory a match held", held, _MOST_HELD),
        ):
            figure(group, f"{title}: {what}", much, unit="KiB", at_most=most, beside=how)
            assert much < most
    assert left == {}
