"""Everything that a player sees is said in French, and has the room it needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from tabletop import games
from tabletop.kernel.game import CHANCE, AnyGame
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import Choice, settled
from tabletop.kernel.seats import COLOURS, SHAPES, Player
from tabletop.resources import asset
from tests.ui.reading import CLOSE, OPEN, outside
from ui import games as looks
from ui import language
from ui.about import About
from ui.new_match import NewMatch
from ui.pieces.plate import Plate, width
from ui.window import Window

FOLDER = asset("translations")
by_game = pytest.mark.parametrize(
    "game", [games.load(name) for name in games.names()], ids=games.names()
)
OWN_NAMES = {"Tabletop", "English", "Français", "A4", "Letter", "PDF", "SVG", "PNG", "et"}
"""The same in every language; the last is Qt's, between the last two of a list."""


class Marked(QTranslator):
    """French between marks; what has no French stays English, and bare."""

    def __init__(self) -> None:
        super().__init__()
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._files = [_loaded(FOLDER / "fr.qm"), _loaded(Path(qt) / "qtbase_fr.qm")]

    def isEmpty(self) -> bool:
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        for file in self._files:
            said = file.translate(context, source, disambiguation, n)
            if said:
                return f"{OPEN}{said}{CLOSE}"
        return None


def _loaded(file: Path) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(file))
    return translator


@pytest.fixture
def marked(qapp, settings) -> Iterator[None]:
    """From here on French is marked, and English is what was forgotten."""
    language.install(qapp, "fr")
    translator = Marked()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
    language.install(qapp, "en")


def unsaid(text: str) -> set[str]:
    """The words that stand outside all marks."""
    return outside(text) - OWN_NAMES


def some_matches(game: AnyGame, seats: int) -> Iterator[Match]:
    """Matches among people without names, so that each option takes each of its values."""
    people = tuple(Player(f"{seat + 1}", COLOURS[seat], SHAPES[seat]) for seat in range(seats))
    choices = [option for option in game.options if isinstance(option, Choice)]
    for number in range(max((len(option.values) for option in choices), default=1)):
        agreed = {option.id: option.values[number % len(option.values)] for option in choices}
        match = Match(game, Setup(settled(game.options, agreed, game.id), people, seed=number))
        rng = Random(f"{game.id}/{seats}/{number}")
        while match.turn is not None:
            drawn = match.turn == CHANCE
            match.play(match.drawn() if drawn else rng.choice(game.legal_actions(match.state)))
        yield match


def words_of(match: Match) -> Any:
    return looks.words(match.game.id, match.setup.players)


def offered(match: Match, state: Any) -> tuple[tuple[Any, ...], bool]:
    """What a person may do there, and whether dice are to be thrown."""
    if match.game.turn(state) == CHANCE:
        return (), True
    return match.game.legal_actions(state), False


class TestNoEnglishIsLeft:
    @by_game
    def test_in_what_a_game_is_called(self, marked, game: AnyGame) -> None:
        words = looks.words(game.id)
        box = looks.box(game.id)
        said = [box.title(), box.blurb(), box.thanks()]
        for level in games.bots(game.id):
            said += words.bot(level)
        for option in game.options:
            said.append(words.option(option.id))
            if isinstance(option, Choice):
                said += [words.value(option.id, value) for value in option.values]
        said += [kind.label() for kind in looks.paper(game.id).kinds]
        assert set().union(*map(unsaid, said)) == set()

    @by_game
    def test_in_what_a_game_says(self, marked, game: AnyGame) -> None:
        said: set[str] = set()
        for seats in game.seats:
            for match in some_matches(game, seats):
                words = words_of(match)
                for played in match.log:
                    said |= unsaid(words.action(played.before, played.action))
                    said |= unsaid(words.asked(played.before))
                    said |= set().union(*map(unsaid, words.story(played.events)))
                    if played.actor == CHANCE:
                        said |= unsaid(words.throw(played.before))
                said |= unsaid(words.reason(match.state, game.ranking(match.state)))
                said |= unsaid(words.asked(match.state))
                for seat, score in enumerate(game.scores(match.state)):
                    said |= unsaid(words.appreciation(match.state, seat))
                    said |= set().union(*(unsaid(words.part(part)) for part, _ in score.parts))
        assert said == set()

    @by_game
    def test_in_the_window_and_what_opens_beside_it(
        self, qtbot, marked, window: Window, game: AnyGame
    ) -> None:
        assert seen(window) == set()
        match = next(some_matches(game, max(game.seats)))
        window.begin(match)
        page = window.page
        assert page is not None
        qtbot.waitUntil(lambda: page.result.card is not None)
        assert seen(window) == set()
        window.menus.recent.aboutToShow.emit()
        for name in ("settings", "about", "matches", "print", "statistics", "analysis"):
            getattr(window.do, name).trigger()
        # What we stand on is called the same in every language.
        (about,) = window.findChildren(About)
        versions = outside(about.made_of.text())
        window.new_match(game.id)
        window.findChildren(NewMatch)[0].more.click()
        page.past.toggle()
        page.past.look_at(match.ply // 2)
        assert seen(window) | seen(window.aside.analysis) <= versions
        window.show_shelf()
        assert seen(window) <= versions


def seen(window: QWidget | None) -> set[str]:
    """The words in the window and its dialogs that are not French."""
    assert window is not None
    found = set().union(*(unsaid(text) for text in texts(window)))
    for widget in window.findChildren(QWidget):
        found |= set().union(*(unsaid(text) for text in texts(widget)))
    for action in window.findChildren(QAction):
        found |= unsaid(action.text()) | unsaid(action.toolTip())
    return found


def texts(widget: QWidget) -> Iterator[str]:
    """What a widget says, and what a screen reader says of it."""
    yield from (widget.windowTitle(), widget.toolTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QMenu():
            yield widget.title()
        case QComboBox():
            yield from (widget.itemText(number) for number in range(widget.count()))
        case QListWidget():
            yield from (widget.item(row).text() for row in range(widget.count()))
        case QPlainTextEdit():
            yield widget.toPlainText()


@by_game
def test_it_fits_on_the_plates_that_lie_on_the_table(qapp, settings, game: AnyGame) -> None:
    language.install(qapp, "fr")
    cut = set()
    for seats in game.seats:
        for match in some_matches(game, seats):
            scene = looks.scene(game, match.setup.players, words_of(match))
            for state in (played.before for played in match.log):
                scene.sync(state)
                scene.present(state, *offered(match, state))
                plates = [item for item in scene.items() if isinstance(item, Plate)]
                cut |= {
                    plate.text for plate in plates if width(plate.text) - 16 > plate.where.width()
                }
    language.install(qapp, "en")
    assert cut == set()
