"""The window: the shelf, or the match on the table, and what its menus do.

A match is in the library from its first action on, so closing never asks.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.kernel.errors import LibraryError, TabletopError
from ui import games as looks
from ui import language, style
from ui.menus import Actions, Menus, Tools
from ui.settings import Settings
from ui.settings import theme as wanted_theme
from ui.shelf import MOST_WAITING, Shelf
from ui.stage.theme import Theme

if TYPE_CHECKING:
    from tabletop.kernel.match import Match
    from tabletop.library import Entry, Kept, Library
    from tabletop.players import Bots
    from ui.match_page import MatchPage
    from ui.rules_window import RulesWindow

SIZE = QSize(1280, 800)
_SMALLEST = QSize(800, 560)
_RECENT = 8


class Window(QMainWindow):
    """The one window. Without a *library* it plays, and says that nothing is kept."""

    def __init__(self, settings: Settings, library: Library | None, trouble: str = ""):
        super().__init__()
        self.settings = settings
        self.library = library
        self.page: MatchPage | None = None
        self._kept: Kept | None = None
        self._path: Path | None = None
        self._saved_at = -1
        self._trouble = trouble
        self._bots: Bots | None = None
        self._rules: RulesWindow | None = None
        self._theme = wanted_theme(settings)
        self._language = settings.language
        self.shelf = Shelf(self._theme)
        self.do = Actions(self)
        # A native bar has no corner for the tools.
        self.menuBar().setNativeMenuBar(False)
        self.menus = Menus(self.menuBar(), self.do)
        self._tools = Tools(self.do)
        self._bar = style.lettered(QLabel(), "bar")
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self.retranslate()
        self.show_shelf()

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._bar.setWordWrap(True)
        self._bar.setVisible(bool(self._trouble))
        column.addWidget(self._bar)
        column.addWidget(self._stack)
        self._stack.addWidget(self.shelf)
        self.setCentralWidget(inside)
        self.setMinimumSize(_SMALLEST)
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        if not self.restoreGeometry(self.settings.geometry):
            self.resize(SIZE)

    def _connect(self) -> None:
        do = self.do
        for action, act in (
            (do.new, self.new_match),
            (do.open, self.ask_open),
            (do.matches, self.show_matches),
            (do.save, self.save),
            (do.save_as, self.save_as),
            (do.print, self.print_match),
            (do.preview, self.preview_match),
            (do.export, self.export_match),
            (do.home, self.show_shelf),
            (do.quit, self.close),
            (do.full_screen, self._fill_screen),
            (do.settings, self.show_settings),
            (do.rules, self.show_rules),
            (do.about, self.show_about),
        ):
            action.triggered.connect(lambda _=False, act=act: act())
        for action, name in (
            (do.undo, "undo"),
            (do.redo, "redo"),
            (do.throw, "throw"),
            (do.review, "toggle_review"),
            (do.zoom_in, "zoom_in"),
            (do.zoom_out, "zoom_out"),
            (do.zoom_fit, "zoom_fit"),
        ):
            action.triggered.connect(lambda _=False, name=name: self._tell_page(name))
        do.languages.triggered.connect(
            lambda action: setattr(self.settings, "language", action.data())
        )
        self.menus.recent.aboutToShow.connect(self._fill_recent)
        self.shelf.chosen.connect(self.new_match)
        self.shelf.gone_on.connect(self.go_on)
        self.settings.changed.connect(self._follow_settings)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_settings)

    # What lies on the table

    @property
    def bots(self) -> Bots:
        """The process of the bots, made when first wanted."""
        if self._bots is None:
            # Costs a good part of the time to the first picture.
            from tabletop.players import Bots

            self._bots = Bots(self)
        return self._bots

    def new_match(self, game: str | None = None) -> None:
        """Asks who plays, then begins; *game* is the one on the table where none is named."""
        from ui.new_match import NewMatch

        if game is None:
            game = self._game()
        if game is None:
            return
        dialog = NewMatch(games.load(game), self.settings, self._theme, self)
        if dialog.exec():
            self.begin(dialog.match())
        dialog.deleteLater()

    def begin(self, match: Match, path: Path | None = None) -> None:
        """Puts a match on the table, and into the library first."""
        kept = None
        if self.library is not None:
            try:
                kept = self.library.begin(match)
            except LibraryError as error:
                self.say(str(error))
        self._lay(match, kept, path)

    def go_on(self, entry: Entry) -> None:
        """Puts a match of the library on the table."""
        if self.library is None:
            return
        try:
            match, kept = self.library.open(entry.id)
        except TabletopError as error:
            self.say(str(error))
            return
        self._lay(match, kept, None)

    def open_file(self, path: Path) -> None:
        """Reads a saved match, keeps it in the library, and puts it on the table."""
        from tabletop.kernel import save

        try:
            match = save.read(path, games.load)
        except TabletopError as error:
            self.say(str(error))
            return
        self.settings.keep_file(path)
        self.begin(match, path)

    def _lay(self, match: Match, kept: Kept | None, path: Path | None) -> None:
        from tabletop.session import Session
        from ui.match_page import MatchPage

        self._clear()
        session = Session(match, kept)
        page = MatchPage(session, self.bots, self.settings, self._theme, self)
        session.setParent(page)
        self.page, self._kept, self._path = page, kept, path
        self._saved_at = match.ply if path else -1
        page.changed.connect(self._refresh)
        page.again.connect(self.again)
        page.home.connect(self.show_shelf)
        page.print_requested.connect(self.print_match)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self._tools.set_theme(self._theme)
        self.menuBar().setCornerWidget(self._tools)
        self._tools.show()
        page.setFocus()
        self._refresh()

    def _clear(self) -> None:
        """Takes the match off the table; one that was never played leaves no trace."""
        page, kept = self.page, self._kept
        self.page, self._kept, self._path = None, None, None
        if page is None:
            return
        page.finish_motion()
        page.leave()
        match = page.session.match
        if kept is not None and self.library is not None and not (match.ply or match.undone):
            try:
                self.library.forget(kept.id)
            except LibraryError as error:
                self.say(str(error))
        self._stack.removeWidget(page)
        page.deleteLater()

    def show_shelf(self) -> None:
        """Back to the shelf; the match waits there."""
        self._clear()
        self._tools.hide()
        self.menuBar().setCornerWidget(None)  # type: ignore[arg-type]
        self.shelf.set_waiting(self._recent(MOST_WAITING, waiting=True))
        self._stack.setCurrentWidget(self.shelf)
        self._refresh()

    def again(self) -> None:
        """The same people, the same game, other dice."""
        from dataclasses import replace

        from tabletop.kernel.match import Match
        from ui.new_match import drawn_seed

        if self.page is None:
            return
        match = self.page.session.match
        setup = replace(match.setup, seed=int(drawn_seed()))
        self.begin(Match(match.game, setup))
