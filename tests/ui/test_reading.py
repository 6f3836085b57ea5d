"""Can everything be read when letters are larger and sentences longer?

Everything is opened, in the smallest window and in a usual one: in French, and in a language
in which each sentence is a third longer than in English. No word is cut, none lies on another,
and what is not in that language has been forgotten by the translators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSizeF, QSysInfo, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled as settled_options
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tabletop.players import Bots
from tests.ui.reading import Lengthened, bare, cut, overlapping, spilling
from ui import app, fonts, language, style
from ui.new_match import NewMatch
from ui.settings_dialog import GROUPS, SettingsDialog
from ui.stage.theme import LIGHT
from ui.window import Window

BESIDE = ("rules", "about", "keys", "matches", "statistics", "counter", "print", "analysis")
OWN_NAMES = {
    *("Tabletop", "Anna", "Ben", "Chloé", "David", "English", "Français"),
    *("PDF", "SVG", "PNG", "A4", "Letter", "Python", "PySide", "Qt"),
    # Between the last two of a list, from Qt; and the system, as it calls itself.
    *("and", *re.findall(r"[^\W\d_]{2,}", QSysInfo.prettyProductName())),
    # The keys are called by Qt, as the keyboard has them.
    *("Ctrl", "Shift", "Alt", "Esc", "Enter", "Tab", "Space", "Return", "Del", "Home", "End"),
}
by_size = pytest.mark.parametrize("size", [(1280, 800), (800, 480)], ids=["usual", "smallest"])


@pytest.fixture(params=["fr", "longer"])
def spoken(request: pytest.FixtureRequest, qapp: QApplication, settings) -> Iterator[str]:
    """French, or a longer language than there is."""
    longer = Lengthened()
    language.install(qapp, "fr" if request.param == "fr" else "en")
    if request.param == "longer":
        QCoreApplication.installTranslator(longer)
    yield request.param
    QCoreApplication.removeTranslator(longer)
    language.install(qapp, "en")


@pytest.fixture
def large(qtbot, qapp: QApplication, spoken: str, settings, monkeypatch) -> Iterator[Window]:
    """The window with the largest letters; nobody in it thinks."""
    monkeypatch.setattr(Bots, "ask", lambda *asked: None)
    settings.text, settings.language = "larger", "fr" if spoken == "fr" else "en"
    style.apply(qapp, LIGHT, "larger")
    made = Window(settings)
    made.furnish(*app.library())
    for name in ("start", "send", "drop"):
        monkeypatch.setattr(made.bots.beside, name, lambda *asked: None)
    yield made
    made.close()
    made.deleteLater()
    # A new dress for all that is still there would take long.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    style.apply(qapp, LIGHT)


def played(name: str, seats: int | None, plies: int) -> Match:
    """A match of people that chance has played so far, or to its end."""
    game = games.load(name)
    people = tuple(map(Player, ("Anna", "Ben", "Chloé", "David"), COLOURS, SHAPES))
    people = people[: seats or max(game.seats)]
    match = Match(game, Setup(settled_options(game.options, {}, name), people, 5))
    choice = Random(7)
    while match.turn is not None and match.ply < plies:
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else choice.choice(game.legal_actions(match.state)))
    return match


def settled() -> None:
    """Layouts settle in one round, late pixmaps in another."""
    for _ in range(4):
        QCoreApplication.processEvents()


def unreadable(window: QWidget, spoken: str) -> list[str]:
    """What is wrong with the words of a window."""
    settled()
    found = [f"cut: {line}" for line in cut(window)]
    found += [f"overlap: {line}" for line in overlapping(window)]
    found += [f"over the edge: {line}" for line in spilling(window)]
    if spoken == "longer":
        found += [f"not translated: {word}" for word in bare(window) - OWN_NAMES]
    return [f"{window.windowTitle()}: {line}" for line in found]


def windows() -> set[QWidget]:
    """Those that are on the screen."""
    return {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}


def opened_by(window: Window, name: str) -> QWidget:
    """The window that opens when an action is triggered."""
    before = windows()
    getattr(window.do, name).trigger()
    settled()
    (made,) = windows() - before
    return made


@by_size
class TestLargeLetters:
    def test_can_be_read_on_every_table(self, qtbot, large: Window, spoken: str, size) -> None:
        large.resize(*size)
        large.show()
        qtbot.waitExposed(large)
        wrong = unreadable(large, spoken)
        for name in games.names():
            large.begin(played(name, None, 30))
            wrong += unreadable(large, spoken)
            assert large.page is not None
            large.page.past.toggle()
            wrong += unreadable(large, spoken)
            large.page.past.toggle()
        large.begin(played("caries", 2, 4000))
        qtbot.waitUntil(lambda: large.page is not None and large.page.result.card is not None)
        wrong += unreadable(large, spoken)
        large.show_shelf()
        wrong += unreadable(large, spoken)
        assert wrong == [], "\n".join(wrong)

    def test_can_be_read_in_every_window_beside(self, qtbot, large: Window, spoken, size) -> None:
        large.resize(*size)
        large.show()
        qtbot.waitExposed(large)
        large.begin(played("hospital", None, 12))
        wrong = []
        for name in BESIDE:
            made = opened_by(large, name)
            wrong += unreadable(made, spoken)
            made.close()
        dialog = opened_by(large, "settings")
        assert isinstance(dialog, SettingsDialog)
        for group in GROUPS:
            dialog.turn_to(group)
            wrong += unreadable(dialog, spoken)
        assert dialog.height() <= 480
        assert dialog.width() <= 800 or spoken == "longer"
        dialog.close()
        for name in games.names():
            large.new_match(name)
            (asked,) = (made for made in large.findChildren(NewMatch) if made.isVisible())
            asked.more.setChecked(True)
            wrong += unreadable(asked, spoken)
            asked.close()
        assert wrong == [], "\n".join(wrong)


class TestSizeOfText:
    def test_is_that_of_every_window_at_once(self, qtbot, window: Window) -> None:
        window.begin(played("clever", 2, 20))
        window.do.settings.trigger()
        (dialog,) = window.findChildren(SettingsDialog)
        assert window.page is not None
        shown = [dialog, window.page, window.page.side.log, window.page.moves, window.menuBar()]
        letters = {}
        for word, times in style.LARGER.items():
            dialog.text.button(word).click()
            settled()
            letters[word] = [widget.font().pixelSize() for widget in shown]
            assert letters[word] == [round(style.SIZES[1] * times)] * len(shown)
        dialog.text.button("normal").click()

    def test_reaches_titles_and_bold_names_too(self, qtbot, window: Window) -> None:
        window.begin(played("clever", 2, 20))
        window.settings.text = "larger"
        settled()
        assert window.page is not None
        panel = window.page.side.players
        names = [label for label in panel.findChildren(QLabel) if label.text() in ("Anna", "Ben")]
        assert {label.font().pixelSize() for label in names} == {18}
        window.settings.text = "normal"
        settled()
        assert {label.font().pixelSize() for label in names} == {14}

    def test_is_kept_for_the_next_evening(self, qtbot, qapp, settings) -> None:
        settings.text = "large"
        style.apply(qapp, LIGHT, settings.text)
        button = QPushButton("Throw")
        qtbot.addWidget(button)
        button.ensurePolished()
        assert button.font().pixelSize() == 16
        style.apply(qapp, LIGHT)

    def test_on_the_table_grows_as_far_as_there_is_room(self, qapp, settings) -> None:
        style.apply(qapp, LIGHT, "larger")

        def letters(room: tuple[float, float]) -> int:
            font, _ = fonts.fitted("Anna", 20, QSizeF(*room))
            return font.pixelSize()

        assert letters((200, 40)) == 26
        assert letters((200, 24)) < 26
        assert letters((30, 40)) < 20
        style.apply(qapp, LIGHT)
        assert letters((200, 40)) == 20

    def test_changes_nothing_of_the_match(self, qtbot, window: Window) -> None:
        window.begin(played("hospital", 2, 40))
        page = window.page
        assert page is not None
        settled()
        before, ply = page.scene.dump(), page.session.match.ply
        window.settings.text = "larger"
        settled()
        assert window.page is page
        assert (page.scene.dump(), page.session.match.ply) == (before, ply)
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)
        window.settings.text = "normal"
