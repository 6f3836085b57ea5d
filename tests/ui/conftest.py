"""A window on a home of its own, and a table with a hand that clicks and drags on it.

Without motion, in English and by day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player, unnamed
from tabletop.players import Bots
from tabletop.session import Keep, Session
from ui import app, language, style
from ui import games as looks
from ui.match_page import MatchPage
from ui.paper import output
from ui.paper.sheet import Request
from ui.settings import Settings
from ui.stage.spots import Spot
from ui.stage.theme import LIGHT
from ui.window import Window


@pytest.fixture(autouse=True)
def nothing_modal(qapp: QApplication) -> Iterator[None]:
    """A modal dialog that stayed open would keep the mouse from the next test's window."""
    yield
    while (modal := QApplication.activeModalWidget()) is not None:
        modal.close()


@pytest.fixture(autouse=True)
def pointer_away(qapp: QApplication) -> Iterator[None]:
    """QTest remembers a button that stays down, and where the pointer was.

    With a button down the next test would only drag and never hover; and a move to where
    the pointer is already reaches no widget.
    """
    yield
    nowhere = QWidget()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
        QTest.mouseRelease(nowhere, button)
    QTest.mouseMove(nowhere, QPoint(1, 1))


@pytest.fixture(autouse=True)
def nothing_closed(qapp: QApplication) -> Iterator[None]:
    """No event loop runs between tests: what they closed would stay for ever."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> None:
    """Whatever language the test before has spoken."""
    if language.current() != "en":
        language.install(qapp, "en")


@pytest.fixture
def settings(qapp: QApplication, home: Path) -> Settings:
    made = Settings()
    made.speed, made.theme, made.language = "off", "light", "en"
    language.install(qapp, "en")
    style.apply(qapp, LIGHT)
    return made


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[Window]:
    """The shelf, over a library in which nothing is yet."""
    made = Window(settings)
    made.furnish(*app.library())
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    # Whatever is left is dressed anew with every window that comes.
    made.deleteLater()


class Seated:
    """A match page, and what a person does with the mouse on its table."""

    def __init__(self, page: MatchPage, qtbot: QtBot):
        self.page = page
        self.scene = page.scene
        self.session = page.session
        self._qtbot = qtbot

    @property
    def actions(self) -> list[str]:
        """The log in notation."""
        match = self.session.match
        return [match.game.encode(action) for action in match.actions]

    def fresh(self, state: Any) -> list[str]:
        """What a new table shows of *state*."""
        match = self.session.match
        words = looks.words(match.game.id, match.setup.players)
        scene = looks.scene(match.game, match.setup.players, words)
        scene.sync(state)
        return scene.dump()

    def quiet(self) -> None:
        """Waits until nothing moves and something is offered, or the match is over."""
        self._qtbot.waitUntil(
            lambda: (
                not self.page.director.is_moving
                and (bool(self.scene.spots) or self.session.turn is None)
            ),
            timeout=8000,
        )

    def offered(self, line: str) -> bool:
        """Whether a person may make this action now."""
        return any(
            spot.action is not None and self.session.match.game.encode(spot.action) == line
            for spot in self.scene.spots
        )

    def spot_of(self, line: str) -> Spot:
        """The spot of an action, by its line."""
        encode = self.session.match.game.encode
        return next(
            spot
            for spot in self.scene.spots
            if spot.action is not None and encode(spot.action) == line
        )

    def awaits_hand(self) -> None:
        """Waits until a pawn waits for its player's hand."""
        self._qtbot.waitUntil(lambda: self.page.director.waits_for_hand, timeout=8000)

    def pixel(self, where: QPointF) -> QPoint:
        """The pixel of the view at a point of the scene."""
        return self.page.table.mapFromScene(where)

    def click(self, where: QPointF) -> None:
        """A click on the table."""
        view = self.page.table.viewport()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=self.pixel(where))

    def drag(self, start: QPointF, end: QPointF, *, drop: bool = True) -> None:
        """Press, move in three steps, release."""
        view = self.page.table.viewport()
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=self.pixel(start))
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(view, self.pixel(start + (end - start) * part))
        if drop:
            QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=self.pixel(end))

    def double_click(self, widget: QWidget, at: QPoint) -> None:
        """A double click beside the table; its last release is sent, too."""
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=at)

    def key(self, key: Qt.Key) -> None:
        """A key while the table has the focus."""
        QTest.keyClick(self.page.table, key)

    def spot(self, words: str) -> QPointF:
        """The middle of the spot that is so called; of its piece where it has one."""
        spot = next(spot for spot in self.scene.spots if spot.words == words)
        if spot.source is not None:
            return spot.source.sceneBoundingRect().center()
        return spot.area.boundingRect().center()


Lay = Callable[..., Seated]


@pytest.fixture
def laid(qtbot: QtBot) -> Iterator[Lay]:
    """Lays a game: ``laid("caries", "roll 4", seats=2, dice="two")`` has made these actions.

    With *start*, a position on one line, the match begins there.
    """
    bots = Bots()
    pages: list[MatchPage] = []

    def lay(
        name: str,
        *lines: str,
        seats: int = 1,
        bots_at: dict[int, str] | None = None,
        own_dice: bool = False,
        fair_undo: bool = False,
        speed: str = "off",
        throws: str = "click",
        plies: int = 0,
        keep: Keep | None = None,
        start: str = "",
        **options: str,
    ) -> Seated:
        game = games.load(name)
        sitting = [(bots_at or {}).get(seat) for seat in range(seats)]
        setup = Setup(
            settled(game.options, options, name), unnamed(sitting), 11, own_dice, fair_undo
        )
        match = Match(game, setup)
        if start:
            match.start = game.parse(start)
        for line in lines:
            match.play(game.decode(line))
        while match.ply < plies and match.turn is not None:
            drawn = match.turn == CHANCE
            match.play(match.drawn() if drawn else game.legal_actions(match.state)[-1])
        settings = Settings()
        settings.speed = speed
        settings.throws = throws
        page = MatchPage(Session(match, keep), bots, settings, LIGHT)
        qtbot.addWidget(page)
        page.resize(1280, 740)
        page.show()
        qtbot.waitExposed(page)
        pages.append(page)
        return Seated(page, qtbot)

    yield lay
    for page in pages:
        if not page.host.has_left:
            page.leave()
    bots.stop()


@pytest.fixture(params=language.LANGUAGES)
def lang(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language of the program in turn."""
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


class Press:
    """Prints sheets of a game, and reads them as they are found in the PDF."""

    names = ("Ada", "Zoé Lefèvre", "Grace", "Blaise")

    def __init__(self, game: str, folder: Path):
        self.game = games.load(game)
        self.paper = looks.paper(game)
        self._folder = folder

    def played(
        self,
        seats: int,
        actions: int | None = None,
        seed: int = 7,
        own_dice: bool = False,
        **options: str,
    ) -> Match:
        """A match of that many, played at random to its end or for so many actions."""
        players = tuple(map(Player, self.names, COLOURS, SHAPES))[:seats]
        agreed = settled(self.game.options, options, self.game.id)
        match = Match(self.game, Setup(agreed, players, seed, own_dice))
        choice = Random(seed)
        while match.turn is not None and match.ply != actions:
            drawn = match.turn == CHANCE
            legal = self.game.legal_actions(match.state)
            match.play(match.drawn() if drawn else choice.choice(legal))
        return match

    def printed(self, kind: str | None, request: Request) -> list[PageObject]:
        """The pages of a sheet, the usual one without a *kind*."""
        sheet = self.paper.kind(kind, blank=request.blank)
        output.export(sheet.pages(request), self._folder / "sheet.pdf", sheet.label())
        return list(PdfReader(self._folder / "sheet.pdf").pages)

    def read(self, page: PageObject) -> str:
        """All that is written on a page, in one line."""
        return self.in_line(page.extract_text())

    @staticmethod
    def in_line(text: str) -> str:
        """Without the spaces that French keeps together, and without line ends."""
        return " ".join(text.split())


@pytest.fixture
def press_of(qapp: QApplication, tmp_path: Path) -> Callable[[str], Press]:
    """Makes the press of a game."""
    return lambda game: Press(game, tmp_path)
