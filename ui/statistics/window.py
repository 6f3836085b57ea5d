"""The window of statistics: which matches are looked at, and below what they tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from tabletop import games
from tabletop.kernel.errors import TabletopError
from tabletop.statistics import Which, ended, those
from ui.saying import told
from ui.segments import Segments
from ui.statistics.fairness import FairnessPage
from ui.statistics.filters import Filters
from ui.statistics.matches import MatchList
from ui.statistics.one_by_one import OneByOne
from ui.statistics.scores import Scores
from ui.statistics.tallying import Tallying
from ui.statistics.words import StatisticsWords
from ui.style import lettered

if TYPE_CHECKING:
    from tabletop.library import Library, MatchId
    from tabletop.records import Alike, Record
    from tabletop.thinking import Thinking

_SIZE: Final = QSize(940, 720)
_FRAME: Final = QSize(8, 40)
"""What the system draws around a window."""
_PAGES: Final = ("scores", "dice", "matches")


class StatisticsWindow(QWidget):
    """A window of its own over a *library*; it stays open while one plays.

    It opens on *game*; *on_table* says which match lies on the table now. Dice are
    counted where somebody is *thinking* beside the window.
    """

    opened = Signal(object)
    """A match was picked: its entry."""

    def __init__(
        self,
        library: Library,
        thinking: Thinking,
        on_table: Callable[[], MatchId | None],
        game: str,
        parent: QWidget | None = None,
    ):
        super().__init__(parent, Qt.WindowType.Window)
        self._library, self._on_table = library, on_table
        self._heaps: Sequence[Alike] = ()
        self._one_by_one = OneByOne(library, thinking, self)
        self._read_at: object = None
        self._words = StatisticsWords(games.load(game))
        self.filters = Filters()
        self.pages = Segments(_PAGES)
        self.scores = Scores()
        self.dice = FairnessPage(Tallying(thinking, library.path, self))
        self.matches = MatchList()
        self.bar = lettered(QLabel(), "bar")
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self._label()
        self.turn_to(game)

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.bar.setWordWrap(True)
        self.bar.hide()
        paper = QWidget()
        paper.setBackgroundRole(QPalette.ColorRole.Base)
        paper.setAutoFillBackground(True)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(8, 4, 8, 12)
        inside.addWidget(self._stack)
        for page in (self.scores, self.dice, self.matches):
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.bar)
        column.addWidget(self.filters)
        column.addWidget(self.pages)
        column.addWidget(paper, 1)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() - _FRAME))

    def _connect(self) -> None:
        self._one_by_one.come.connect(self._come)
        self.filters.turned.connect(lambda: self.turn_to(self.filters.game.value))
        self.filters.changed.connect(self._tell)
        self.pages.chosen.connect(lambda _: self._turn_page())
        self.matches.opened.connect(lambda record: self.opened.emit(record.entry))
        for keys, do in (
            ("Escape", self.close),
            ("Ctrl+W", self.close),
            ("F5", self._read),
            ("Ctrl+1", lambda: self.turn_page("scores")),
            ("Ctrl+2", lambda: self.turn_page("dice")),
            ("Ctrl+3", lambda: self.turn_page("matches")),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    # What is looked at

    def turn_to(self, game: str) -> None:
        """The matches of *game*; where others were played by more or fewer, those of as many.

        As many as in the match on the table, or else in the last that is over.
        """
        self._words = StatisticsWords(games.load(game))
        self.filters.ask_for_all()
        self.filters.game.value = game
        self._look()
        self.filters.offer(self._heaps, self._words)
        self.filters.seats.value = played_by(self._heaps, self._lying())
        self._tell()
        self._entitle()

    def turn_page(self, page: str) -> None:
        """Points, dice, or the matches themselves."""
        self.pages.word = page
        self._turn_page()

    def _turn_page(self) -> None:
        self._stack.setCurrentIndex(_PAGES.index(self.pages.word))
        self._tell()

    def _read(self) -> None:
        """Looks into the library, and shows what is there now."""
        self._look()
        self._offer()

    def _look(self) -> None:
        """Reads the matches of the game; what cannot be read is said above."""
        try:
            self._read_at = self._library.edition()
            self._heaps = self._library.alike(self._words.game.id)
            self._say("")
        except TabletopError as error:
            self._heaps = ()
            self._say(told(error))
        self._one_by_one.forget()

    def _say(self, trouble: str) -> None:
        self.bar.setText(trouble)
        self.bar.setVisible(bool(trouble))

    def _records(self) -> Sequence[Record]:
        """The matches one by one; none while they are still being read."""
        number = sum(heap.times for heap in self._heaps)
        try:
            found = self._one_by_one.of(self._words.game.id, number)
        except TabletopError as error:
            self._say(told(error))
            return ()
        if found is None:
            self._say(self.tr("%n match(es) are being read…", "", number))
            return ()
        return found

    def _come(self) -> None:
        self._say("")
        self._tell()

    def _lying(self) -> Sequence[Record]:
        """The match on the table, where it is one of the game."""
        lies = self._on_table()
        try:
            found = None if lies is None else self._library.record(self._words.game.id, lies)
        except TabletopError as error:
            found = None
            self._say(told(error))
        return () if found is None else (found,)

    def _read_again(self) -> None:
        """Looks into the library if somebody has written there since."""
        try:
            is_new = self._library.edition() != self._read_at
        except TabletopError:
            is_new = True
        if is_new:
            self._read()

    def _offer(self) -> None:
        self.filters.offer(self._heaps, self._words)
        self._tell()

    def _tell(self) -> None:
        """Shows the page that is open; the others wait until they are."""
        which, options = self.filters.which, self._words.game.options
        match self.pages.word:
            case "scores":
                # Who is looked at stands out among all who played like this.
                everybody = Which(which.seats, None, which.variant)
                among = those(self._heaps, everybody, options)
                lying = those(self._lying(), everybody, options)
                self.scores.tell(among, which.player, lying, self._words)
            case "dice":
                self.dice.tell(those(self._records(), which, options), self._words)
            case _:
                self.matches.tell(those(self._records(), which, options), self._words)

    # The window itself

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self._label()
        self._words = StatisticsWords(self._words.game)
        self._offer()
        self._entitle()

    def _label(self) -> None:
        labels = self.tr("Points"), self.tr("Dice"), self.tr("Matches")
        self.pages.label(labels, self.tr("What is shown"))

    def _entitle(self) -> None:
        self.setWindowTitle(self.tr("Statistics of {game}").format(game=self._words.title()))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language; looks again when one comes back."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._read_again()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nobody waits for dice any more."""
        self.dice.tallying.stop()
        self._one_by_one.forget()
        super().closeEvent(event)


def played_by(heaps: Sequence[Alike], on_table: Sequence[Record]) -> int | None:
    """How many play in the match that is first looked at; None where all are as many."""
    if len({len(heap.players) for heap in heaps}) < 2:
        return None
    latest = max(heaps, key=lambda heap: (ended(heap) is not None, heap.touched))
    return len((on_table[0] if on_table else latest).players)
