"""The analysis of a match, beside the table: chances, and a review of luck and decisions.

What is worked out is worked out for the page that is seen, as long as the window is
open. It goes on with the match, and what was taken back is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tabletop.analysis import Choice
from tabletop.kernel.match import Played
from tabletop.thinking import Thinking
from ui import games as looks
from ui.analysis.chances import ChancesPage
from ui.analysis.course import Course
from ui.analysis.findings import Findings
from ui.analysis.footer import Footer
from ui.analysis.review import ReviewPage
from ui.analysis.run import Run
from ui.segments import Segments
from ui.stage.theme import theme_of

if TYPE_CHECKING:
    from ui.match_page import MatchPage

_SIZE: Final = QSize(760, 640)
_SMALLEST: Final = QSize(640, 460)
_TITLE, _EDGE = 40, 8
"""So much room a window has around it for its title and its frame."""
PAGES: Final = ("chances", "review")


class AnalysisWindow(QWidget):
    """A window of its own about the match on *page*; it stays open while one plays.

    It belongs to nobody: so the table can come before it when something is shown there.
    """

    rules_wanted = Signal(str)
    """The rules of a game are to be read."""

    def __init__(self, page: MatchPage, thinking: Thinking):
        super().__init__(None, Qt.WindowType.Window)
        self.page = page
        match, theme = page.session.match, theme_of(self.palette())
        self.run = Run(thinking, self)
        self.chances = ChancesPage(Course(match), page.words, theme)
        self.review = ReviewPage(Findings(match), page.words, theme)
        self.pages = Segments(PAGES)
        self.footer = Footer(self.run, theme)
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self.retranslate()
        self._look(page.shown_ply())

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        for shown in (self.chances, self.review):
            self._stack.addWidget(shown)
        top = QHBoxLayout()
        top.addWidget(self.pages)
        top.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self._stack, 1)
        column.addWidget(self.footer)
        self.setMinimumSize(_SMALLEST)
        table = self.page.window()
        self.setGeometry(beside(table.geometry(), table.screen().availableGeometry()))

    def _connect(self) -> None:
        self.pages.chosen.connect(self.turn_to)
        self.chances.wanted.connect(self.page.past.look_at)
        self.review.wanted.connect(self._show_choice)
        self.run.came.connect(self._tell)
        self.page.director.shown.connect(self._shown)
        self.page.director.rewound.connect(self._rewound)
        self.page.changed.connect(self._changed)
        for keys, do in (
            ("Escape", self.close),
            ("Ctrl+J", self.close),
            ("Ctrl+Tab", self._turn_over),
            ("F1", self._want_rules),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    def _want_rules(self) -> None:
        self.rules_wanted.emit(self.page.session.match.game.id)

    @property
    def _seen(self) -> ChancesPage | ReviewPage:
        return self.chances if self.pages.word == "chances" else self.review

    def turn_to(self, page: str) -> None:
        """Shows a page; from now on it is worked for that one."""
        self.pages.word = page
        self._stack.setCurrentWidget(self._seen)
        self._work()

    def _turn_over(self) -> None:
        self.turn_to(PAGES[1 - PAGES.index(self.pages.word)])

    def _work(self) -> None:
        """Goes on with what the page that is seen needs."""
        self._tell()
        if self.isVisible():
            self.run.turn_to(self._seen.needs)

    def _tell(self) -> None:
        """What is known now, and how far it is."""
        self.chances.show_points(self._may_tell_points())
        self._seen.follow()
        self.footer.setVisible(self._seen.needs is not None)
        self.footer.tell(*self._seen.progress(), self._seen.exactness())

    # The match goes on

    def _shown(self, played: Played) -> None:
        self._follow(played.ply + 1)

    def _rewound(self) -> None:
        self.run.drop()
        self._follow(self.page.session.match.ply)

    def _follow(self, length: int) -> None:
        for work in (self.chances.work, self.review.work):
            work.follow(length)
        self._look(self.page.shown_ply())
        self._work()

    def _changed(self) -> None:
        if len(self.chances.work.log) > self.page.session.match.ply:
            # The page hears before this window that something was taken back.
            return
        if self._may_tell_points() != self.chances.tells_points:
            self._work()
        self._look(self.page.shown_ply())

    def _may_tell_points(self) -> bool:
        """Whether points are told: who has them hidden sees them in the end."""
        work = self.chances.work
        is_shown: bool = self.page.scene.shows_points
        return is_shown or work.is_over or self.page.words.are_counted(work.state)

    def _look(self, ply: int) -> None:
        """The table shows the position after so many actions."""
        self.chances.look_at(min(ply, len(self.chances.work.log)))

    def _show_choice(self, choice: Choice) -> None:
        """The table shows what would have been better, and comes to the front."""
        self.page.past.show_choice(choice)
        self.page.window().activateWindow()

    def leave(self) -> None:
        """The match has left the table."""
        self.run.leave()
        self.close()

    # The window itself

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        game = looks.box(self.page.session.match.game.id).title()
        self.setWindowTitle(self.tr("Analysis of {game}").format(game=game))
        is_alone = not self.chances.work.competes
        first = self.tr("Points") if is_alone else self.tr("Chances")
        self.pages.label([first, self.tr("Review")], self.tr("Pages"))
        self.chances.retranslate()
        self.review.retranslate()
        self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        """What was left because the window was closed goes on; what a person paused does not."""
        super().showEvent(event)
        self._work()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nobody looks: nothing is worked out."""
        self.run.turn_to(None)
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language and the theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            theme = theme_of(self.palette())
            self.chances.set_theme(theme)
            self.review.set_theme(theme)
            self.footer.set_theme(theme)
        super().changeEvent(event)


def beside(table: QRect, screen: QRect) -> QRect:
    """Where the window opens: at the right edge of the *screen*, as high as the *table*."""
    room = screen.adjusted(0, _TITLE, -_EDGE, -_EDGE)
    place = QRect(table.topLeft(), _SIZE.boundedTo(room.size()))
    place.moveRight(room.right())
    place.moveTop(max(room.top(), min(table.top(), room.bottom() + 1 - place.height())))
    return place
