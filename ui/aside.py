"""What opens beside the table: rules, settings, matches, statistics, counter, paper, who made this.

Each is imported when it is first wanted: the first picture of the window does
not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tabletop.kernel.errors import TabletopError
from ui.saying import say, told
from ui.settings import Settings
from ui.soon import soon
from ui.stage.theme import Theme

if TYPE_CHECKING:
    from tabletop.library import Entry, Library, MatchId
    from tabletop.players import Bots
    from ui.analysis.window import AnalysisWindow
    from ui.counter.window import CounterWindow
    from ui.match_page import MatchPage
    from ui.matches import Matches
    from ui.menus import Menus
    from ui.new_match import NewMatch
    from ui.rules_window import RulesWindow
    from ui.statistics.window import StatisticsWindow


class Aside(QObject):
    """The windows beside *window*."""

    def __init__(self, settings: Settings, window: QWidget):
        super().__init__(window)
        self._settings = settings
        self._window = window
        self.rules: RulesWindow | None = None
        self.counter: CounterWindow | None = None
        self.statistics: StatisticsWindow | None = None
        self.analysis: AnalysisWindow | None = None

    def say(self, sentence: str) -> None:
        """One sentence to the player."""
        if QApplication.activePopupWidget() is None:
            say(self._window, sentence)
        else:
            # A menu may just be opening, which Qt does not survive when a window tears it down.
            soon(self, lambda: say(self._window, sentence))

    def show_rules(self, game: str) -> None:
        """The rules of *game*, to be read while one plays."""
        from ui.rules_window import RulesWindow

        if self.rules is None:
            self.rules = RulesWindow(self._window)
        try:
            self.rules.read(game)
        except TabletopError as error:
            self.say(told(error))
            return
        self.rules.show()
        self.rules.activateWindow()

    def show_settings(self) -> None:
        """The settings."""
        from ui.settings_dialog import SettingsDialog

        _opened(SettingsDialog(self._settings, self._window))

    def show_keys(self, menus: Menus) -> None:
        """All keys, and what the mouse does."""
        from ui.keys import Keys

        _opened(Keys(menus, self._window))

    def show_about(self) -> None:
        """Whose games and whose work."""
        from ui.about import About

        _opened(About(self._window))

    def matches(self, library: Library, on_table: MatchId | None) -> Matches:
        """All matches that were kept; one of them may lie on the table."""
        from ui.matches import Matches

        dialog = Matches(library, on_table, self._window)
        _opened(dialog)
        return dialog

    def show_statistics(
        self,
        library: Library,
        bots: Bots,
        on_table: Callable[[], MatchId | None],
        go_on: Callable[[Entry], None],
        game: str,
    ) -> None:
        """What the matches of *library* tell about *game*; *go_on* puts one on the table."""
        from ui.statistics.window import StatisticsWindow

        if self.statistics is None:
            parent = self._window
            self.statistics = StatisticsWindow(library, bots.beside, on_table, game, parent)
            self.statistics.opened.connect(go_on)
            self.statistics.opened.connect(lambda _: parent.activateWindow())
        else:
            self.statistics.turn_to(game)
        self.statistics.show()
        self.statistics.activateWindow()

    def show_counter(
        self, library: Library | None, trouble: TabletopError | None, game: str = ""
    ) -> None:
        """The score counter, of *game* or as it was left.

        *trouble* says why there is no library to keep counts in.
        """
        from ui.counter.window import CounterWindow

        if self.counter is None:
            self.counter = CounterWindow(library, trouble, self._settings, self._window)
            self.counter.rules_wanted.connect(self.show_rules)
        if game:
            self.counter.turn_to(game)
        self.counter.show()
        self.counter.activateWindow()

    def show_analysis(self, page: MatchPage, bots: Bots) -> None:
        """How the match on *page* stood, and what luck and decisions did to it."""
        from ui.analysis.window import AnalysisWindow

        if self.analysis is None or self.analysis.page is not page:
            if self.analysis is not None:
                self._leave(self.analysis)
            page.finish_motion()
            self.analysis = opened = AnalysisWindow(page, bots.beside)
            page.destroyed.connect(lambda: self._leave(opened))
            opened.rules_wanted.connect(self.show_rules)
        self.analysis.show()
        self.analysis.activateWindow()

    def _leave(self, analysis: AnalysisWindow) -> None:
        """The match that *analysis* is about has left the table."""
        if self.analysis is analysis:
            self.analysis = None
            analysis.leave()
            analysis.deleteLater()

    def new_match(self, game: str, theme: Theme) -> NewMatch:
        """Who plays *game*, and how."""
        from tabletop import games
        from ui.new_match import NewMatch

        dialog = NewMatch(games.load(game), self._settings, theme, self._window)
        _opened(dialog)
        return dialog

    def show_sheets(self, game: str, page: MatchPage | None, first: str, kind: str = "") -> None:
        """The match on paper, or blank sheets of a game: *first* is what Enter does.

        The *kind* of sheet, where one is named, is the one that is shown first.
        """
        from ui.sheets_dialog import Sheets

        try:
            match, ply = (None, 0) if page is None else (page.session.match, page.shown_ply())
            sheets = Sheets(game, match, ply, first, self._window)
            if kind:
                sheets.turn_to(kind)
            _opened(sheets)
        except TabletopError as error:
            self.say(told(error))

    def close(self) -> None:
        """The table is left."""
        for beside in (self.rules, self.counter, self.statistics, self.analysis):
            if beside is not None:
                beside.close()


def _opened(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
