"""The window: the shelf, or the match on the table; closing never asks, all is in the library."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.errors import TabletopError
from ui import doing, language, style
from ui import games as looks
from ui.aside import Aside
from ui.dropping import Dropping
from ui.keeping import Keeping
from ui.menus import Actions, Menus, Tools
from ui.settings import Settings
from ui.settings import theme as wanted_theme
from ui.unkept import Unkept
from ui.unveiling import unveil

if TYPE_CHECKING:
    from tabletop.kernel.match import Match
    from tabletop.library import Entry, Kept, Library, MatchId
    from tabletop.players import Bots
    from ui.files import Files
    from ui.match_page import MatchPage
    from ui.shelf import Shelf

SIZE: Final = QSize(1280, 800)
_FRAME: Final = QSize(8, 40)
_SMALLEST: Final = QSize(800, 480)
_RECENT: Final = 8
_MOST_WAITING: Final = 3  # on the shelf; the others are in the library


class Window(QMainWindow):
    """The one window. It can be shown at once; ``furnish`` then lays out what it has."""

    appeared = Signal()
    """The window is on the screen for the first time."""
    laid = Signal(object)
    """Another match of the library lies on the table: its number; None for none."""

    def __init__(self, settings: Settings):
        super().__init__()
        self._has_appeared = False
        self.settings = settings
        self.page: MatchPage | None = None
        self._kept: Kept | None = None
        self._bots: Bots | None = None
        self._files: Files | None = None
        self._tools: Tools | None = None
        self._theme = wanted_theme(settings)
        self._text = settings.text
        self._spoken = settings.language
        self.aside = Aside(settings, self)
        self.keeping = Keeping(None, self.aside.say)
        self.shelf: Shelf | None = None
        self.do = Actions(self)
        # A native bar has no corner for the tools.
        self.menuBar().setNativeMenuBar(False)
        self.menus = Menus(self.menuBar(), self.do)
        self.bar = Unkept()
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._has_appeared:
            self._has_appeared = True
            self.appeared.emit()

    def furnish(self, library: Library | None, trouble: TabletopError | None = None) -> None:
        """Lays out the shelf. Without a *library*, *trouble* says why nothing is kept."""
        self.keeping = Keeping(library, self.aside.say)
        self.bar.furnish(library is not None, trouble)
        # The games take longer to load than the window takes to show.
        from ui.shelf import Shelf

        self.shelf = Shelf(self._theme, keeps=library is not None)
        self.shelf.chosen.connect(self.new_match)
        self.shelf.gone_on.connect(self.go_on)
        self.shelf.counted.connect(self.show_counter)
        self._stack.addWidget(self.shelf)
        self.retranslate()
        self.show_shelf()
        # Not before: all that happens to the window while it is made would pass through it.
        Dropping(self, self.open_file)

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(inside)
        self.setMinimumSize(_SMALLEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        if not self.restoreGeometry(self.settings.geometry):
            room = self.screen().availableSize() - _FRAME
            self.resize(SIZE.boundedTo(room).expandedTo(_SMALLEST))

    def _connect(self) -> None:
        doing.connect(self)
        self.menus.recent.aboutToShow.connect(self._list_recent)
        self.menus.gone_on.connect(self.go_on)
        self.menus.opened.connect(self.open_file)
        self.settings.changed.connect(self._follow_settings)
        self.settings.unkept.connect(self.aside.say)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_settings)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_settings)

    # The match on the table

    @property
    def bots(self) -> Bots:
        """The process of the bots."""
        if self._bots is None:
            from tabletop.players import Bots

            self._bots = Bots(self)
        return self._bots

    @bots.setter
    def bots(self, bots: Bots) -> None:
        self._bots = bots

    @property
    def files(self) -> Files:
        """The match as a file."""
        if self._files is None:
            from ui.files import Files

            self._files = Files(self.settings, self)
            self._files.saved.connect(self._refresh)
        return self._files

    def game(self) -> str:
        """The game on the table, or the one that was last picked up."""
        if self.page is not None:
            return self.page.session.match.game.id
        assert self.shelf is not None
        return self.shelf.picked

    def new_match(self, game: str = "") -> None:
        """Asks who plays, then begins."""
        dialog = self.aside.new_match(game or self.game(), self._theme)
        dialog.accepted.connect(lambda: self.begin(dialog.match()))

    def begin(self, match: Match, path: Path | None = None) -> None:
        """Puts a match on the table, and into the library first; one of a file but once."""
        self._clear()
        if path is None:
            self._lay(match, self.keeping.begin(match), None)
        else:
            self._lay(*self.keeping.found(match), path)

    def again(self) -> None:
        """The same people and the same game, with other dice."""
        from msgspec.structs import replace

        from tabletop.kernel.match import Match
        from ui.new_match import drawn_seed

        assert self.page is not None
        match = self.page.session.match
        self.begin(Match(match.game, replace(match.setup, seed=int(drawn_seed()))))

    def go_on(self, entry: Entry) -> None:
        """Puts a match of the library on the table; the one there only if it went on elsewhere."""
        if self._kept is not None and self._kept.id == entry.id:
            if self.keeping.is_behind(self._kept):
                self.lay_anew()
            return
        self._clear()
        found = self.keeping.opened(entry)
        if found is None:
            self.show_shelf()
        else:
            self._lay(*found, None)

    def open_file(self, path: Path) -> None:
        """Reads a saved match, keeps it in the library, and puts it on the table."""
        match = self.files.read(path)
        if match is not None:
            self.begin(match, path)

    def _lay(self, match: Match, kept: Kept | None, path: Path | None) -> None:
        from tabletop.session import Session
        from ui.match_page import MatchPage

        session = Session(match, self.bar.lay(kept))
        self.page = page = MatchPage(session, self.bots, self.settings, self._theme, self)
        session.setParent(page)
        self._kept = kept
        self.files.lay(match, path)
        page.changed.connect(self._refresh)
        page.again.connect(self.again)
        page.result.analysis.connect(self.show_analysis)
        page.print_requested.connect(lambda: self.show_sheets("print"))
        if self._tools is None:
            self._tools = Tools(self.do)
            self._tools.set_theme(self._theme)
            self.menuBar().setCornerWidget(self._tools)
        self._tools.show()
        unveil(page)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.setFocus()
        self.laid.emit(self.lying())
        self._refresh()

    def _clear(self) -> None:
        """Takes the match off the table; one that was never played leaves no trace."""
        kept = self._kept
        if self.page is not None:
            try:
                self._take_away(self.page)
            finally:
                self.keeping.leave(kept)

    def _take_away(self, page: MatchPage) -> None:
        """Takes away what shows the match, even where that is broken."""
        self.page = self._kept = None
        self.bar.clear_table()
        self.files.lay(None)
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()
        self.laid.emit(None)
        page.finish_motion()
        page.leave()

    def lay_anew(self) -> None:
        """The same match, and all that shows it is made again."""
        assert self.page is not None
        match, kept, path = self.page.session.match, self._kept, self.files.path
        with suppress(Exception):
            self._take_away(self.page)
        self._lay(*self.keeping.anew(match, kept), path)

    def show_shelf(self) -> None:
        """Back to the shelf; the match waits there."""
        self._clear()
        if self._tools is not None:
            self._tools.hide()
        self._wait_on_shelf()
        self._refresh()

    def _wait_on_shelf(self) -> None:
        """What can be gone on with lies on the shelf, if that is what is seen."""
        if self.shelf is not None and self.page is None:
            self.shelf.set_waiting(self.keeping.unfinished(_MOST_WAITING))
            self._stack.setCurrentWidget(self.shelf)

    # Beside the table

    def ask_open(self) -> None:
        """Opens a file that somebody picks."""
        path = self.files.ask()
        if path is not None:
            self.open_file(path)

    def save(self) -> None:
        """Saves to the match's file."""
        self.files.save()

    def save_as(self) -> None:
        """Saves to a file that somebody names."""
        self.files.save_as()

    def show_matches(self) -> None:
        """All matches of the library."""
        library = self.keeping.library
        if library is not None:
            dialog = self.aside.matches(library, self.lying())
            dialog.opened.connect(self.go_on)
            dialog.finished.connect(lambda _: self._wait_on_shelf())

    def show_statistics(self) -> None:
        """What the matches of the library tell about the game that lies here."""
        library = self.keeping.library
        if library is not None:
            on_table, go_on = self.lying, self.go_on
            self.aside.show_statistics(library, self.bots, on_table, go_on, self.game())

    def lying(self) -> MatchId | None:
        """The match of the library that lies on the table."""
        return None if self._kept is None else self._kept.id

    def show_counter(self, game: str = "") -> None:
        """The score counter, of *game* or as it was left."""
        self.aside.show_counter(self.keeping.library, self.bar.why, game)

    def show_sheets(self, first: str, kind: str = "") -> None:
        """The match on paper; from the shelf, blank sheets of the game that is picked."""
        if self.page is not None:
            self.page.finish_motion()
        self.aside.show_sheets(self.game(), self.page, first, kind)

    def show_analysis(self) -> None:
        """The chances in the match on the table, and what luck and decisions did."""
        if self.page is not None:
            self.aside.show_analysis(self.page, self.bots)

    def _list_recent(self) -> None:
        self.menus.list_recent(self.keeping.recent(_RECENT), self.settings.recent_files)

    # The window itself

    def _refresh(self) -> None:
        """What can be done now, and what the window is called."""
        self.do.follow(self.page)
        for action in (self.do.matches, self.do.statistics):
            action.setEnabled(self.keeping.library is not None)
        if self.page is None:
            self.setWindowTitle("Tabletop")
        else:
            self._entitle(self.page)

    def _entitle(self, page: MatchPage) -> None:
        what = [looks.box(page.session.match.game.id).title(), "Tabletop"]
        if self.files.path is not None:
            what.insert(0, f"{self.files.path.name}[*]")
        self.setWindowTitle(" – ".join(what))
        self.setWindowModified(self.files.is_behind)

    def _follow_settings(self) -> None:
        """Takes over what was set, at once."""
        app = cast(QApplication, QApplication.instance())
        if self.settings.language != self._spoken:
            self._spoken = self.settings.language
            language.install(app, self._spoken)
        theme = wanted_theme(self.settings)
        if (theme, self.settings.text) != (self._theme, self._text):
            self._theme, self._text = theme, self.settings.text
            style.apply(app, theme, self._text)
            if self.shelf is not None:
                self.shelf.set_theme(theme)
            if self._tools is not None:
                self._tools.set_theme(theme)
            if self.page is not None:
                self.page.set_theme(theme)
        if self.page is not None:
            self.page.apply_settings()

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.do.retranslate()
        self.menus.retranslate()
        for action in self.do.languages.actions():
            action.setChecked(action.data() == language.current())
        self.bar.retranslate()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language and the window's state."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.do.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, where nothing else takes it, goes back to the table or leaves the full screen."""
        escapes = event.key() == Qt.Key.Key_Escape
        if escapes and self.page is not None and self.page.come_back():
            return
        if escapes and self.isFullScreen():
            self.do.full_screen.trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked: everything is on disk."""
        self.settings.geometry = self.saveGeometry()
        try:
            self._clear()
        finally:
            # Even where the table is broken, nothing runs on without a window.
            self.aside.close()
            if self._bots is not None:
                self._bots.stop()
            self.keeping.close()
        super().closeEvent(event)
