"""The window of the score counter: the pad, and beside it all counts that were kept."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop import games
from tabletop.kernel.counter import Count, Counter, blank, standing
from tabletop.kernel.errors import TabletopError
from ui import games as looks
from ui.counter.card import PadCard
from ui.counter.counts import CountList
from ui.counter.pad import Pad
from ui.counter.printing import Printing
from ui.counter.result import Result
from ui.saying import told
from ui.segments import Drop
from ui.settings import Settings
from ui.settings import theme as wanted_theme
from ui.style import lettered

if TYPE_CHECKING:
    from tabletop.counts import KeptCount
    from tabletop.library import Library

_SIZE: Final = QSize(1000, 700)
_SMALLEST: Final = QSize(800, 480)
_FRAME: Final = QSize(8, 40)
"""What the system draws around a window."""


def counters() -> dict[str, Counter]:
    """The games that have a score counter, and theirs."""
    found = {name: games.counter(name) for name in games.names()}
    return {name: counter for name, counter in found.items() if counter is not None}


class CounterWindow(QWidget):
    """A window of its own. Without a *library* nothing is kept, and *trouble* says why."""

    rules_wanted = Signal(str)
    """The rules of a game are to be read."""

    def __init__(
        self,
        library: Library | None,
        trouble: TabletopError | None,
        settings: Settings,
        parent: QWidget | None = None,
    ):
        super().__init__(parent, Qt.WindowType.Window)
        self._settings, self._trouble = settings, trouble
        self._theme = wanted_theme(settings)
        self._counters = counters()
        counts = None if library is None else library.counts
        first = next(iter(self._counters))
        self.pad = Pad(blank(first, self._counters[first]), counts, self)
        self.list = None if counts is None else CountList(counts, self._counters)
        self.card: PadCard
        self.printing = Printing(self.result, self)
        self.bar = lettered(QLabel(), "bar")
        self._title = lettered(QLabel(), "title")
        self.game = Drop(list(self._counters))
        self.fresh, self.paper = QPushButton(), QPushButton()
        self._begun = datetime.now(UTC)
        self._room = QScrollArea()
        self._build()
        self._connect()
        self._lay(first)
        self.retranslate()
        self._read()
        self._open_last(self._known(), first)

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.bar.setWordWrap(True)
        self._title.setVisible(len(self._counters) == 1)
        self.game.setVisible(len(self._counters) > 1)
        self._room.setWidgetResizable(True)
        self._room.viewport().setAutoFillBackground(False)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        top = QHBoxLayout()
        top.setSpacing(10)
        for widget in (self._title, self.game):
            top.addWidget(widget)
        top.addStretch()
        top.addWidget(self.fresh)
        top.addWidget(self.paper)
        below = QHBoxLayout()
        below.setSpacing(14)
        if self.list is not None:
            below.addWidget(self.list)
        below.addWidget(self._room, 1)
        inside = QVBoxLayout()
        inside.setContentsMargins(16, 14, 16, 16)
        inside.setSpacing(12)
        inside.addLayout(top)
        inside.addLayout(below, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(inside, 1)
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() - _FRAME))

    def _connect(self) -> None:
        self.pad.changed.connect(self._sync)
        if self.list is not None:
            self.list.opened.connect(self.open)
            self.list.forgotten.connect(self._forgotten)
            self.pad.left.connect(self.list.remove)
            self.pad.written.connect(self._touch)
        self.game.chosen.connect(self.begin)
        self.fresh.clicked.connect(lambda: self.begin(self.pad.count.game))
        self.paper.clicked.connect(self._offer_paper)
        for keys, do in (
            (QKeySequence.StandardKey.New, self.fresh.click),
            (QKeySequence.StandardKey.Print, self.printing.to_printer.trigger),
            (QKeySequence.StandardKey.Cancel, self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)
        QShortcut(QKeySequence("F1"), self).activated.connect(self._want_rules)

    def _want_rules(self) -> None:
        self.rules_wanted.emit(self.pad.count.game)

    # The count on the pad

    def result(self) -> Result:
        """The count that lies there, in words."""
        count = self.pad.count
        return Result(count, self._counters[count.game], self._begun)

    def begin(self, game: str) -> None:
        """An empty pad, for those who are there or who played this game last."""
        self._read()
        counts = [self.pad.count, *(kept.count for kept in self._known())]
        self._begin(game, next((count for count in counts if count.game == game), None))

    def _begin(self, game: str, like: Count | None) -> None:
        count = blank(game, self._counters[game])
        if like is not None:
            count = replace(count, players=like.players, seats=like.seats)
        self._take(count, None, datetime.now(UTC))

    def turn_to(self, game: str) -> None:
        """The pad of *game*, where another lies there."""
        if self.pad.count.game != game:
            self._read()
            self._open_last([kept for kept in self._known() if kept.count.game == game], game)

    def open(self, kept: KeptCount) -> None:
        """A count that was kept."""
        self._take(kept.count, kept, kept.begun)

    def _known(self) -> list[KeptCount]:
        return [] if self.list is None else self.list.kept()

    def _open_last(self, known: Sequence[KeptCount], game: str) -> None:
        """Where one was interrupted; else an empty pad for the same people, or of *game*."""
        last = next(iter(known), None)
        if last is None:
            self._begin(game, None)
        elif standing(self._counters[last.count.game], last.count).is_final:
            self._begin(last.count.game, last.count)
        else:
            self._take(last.count, last, last.begun)

    def _take(self, count: Count, kept: KeptCount | None, begun: datetime) -> None:
        self._begun = begun
        self.pad.lay(count, kept)
        if self.list is not None:
            self.list.choose(kept)
        self.card.table.start()

    def _forgotten(self, kept: KeptCount) -> None:
        if self.pad.kept is not None and self.pad.kept.id == kept.id:
            self.pad.kept = None
            self.begin(kept.count.game)

    def _touch(self) -> None:
        if self.list is not None and self.pad.kept is not None:
            self.list.touch(self.pad.kept)

    def _read(self) -> None:
        """Lists what is kept now: another window may have written."""
        if self.list is not None:
            self.list.read()

    # The window itself

    def _lay(self, game: str) -> None:
        """Lays the card of *game* on the table."""
        self.card = PadCard(game, self._counters[game], self.pad)
        self.card.set_theme(self._theme)
        self.card.table.focused.connect(self._room.ensureWidgetVisible)
        self._room.setWidget(self.card)

    def _sync(self) -> None:
        """Shows the pad as it stands, and whether it is kept."""
        game = self.pad.count.game
        if self.card.game != game:
            self._lay(game)
        self.game.word = game
        result = self.result()
        self._title.setText(self.tr("{game}: score counter").format(game=result.game()))
        self.card.sync(result)
        self._say_trouble()

    def _say_trouble(self) -> None:
        if self.list is None:
            not_kept = self.tr("Counts are not kept: print what you want to have.")
            why = "" if self._trouble is None else told(self._trouble)
        elif self.pad.trouble is not None:
            not_kept, why = self.tr("This is not kept."), told(self.pad.trouble)
        elif self.list.trouble is not None:
            not_kept, why = self.tr("No counts can be shown."), told(self.list.trouble)
        else:
            not_kept = why = ""
        self.bar.setText(f"{not_kept} {why}".strip())
        self.bar.setVisible(bool(not_kept))

    def _offer_paper(self) -> None:
        self.printing.popup(self.paper.mapToGlobal(QPoint(0, self.paper.height() + 2)))

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.setWindowTitle(self.tr("Score counter"))
        self.fresh.setText(self.tr("New count"))
        self.paper.setText(self.tr("Print…"))
        titles = [looks.box(game).title() for game in self._counters]
        self.game.label(titles, self.tr("Game"))
        self.printing.retranslate()
        if self.list is not None:
            self.list.retranslate()
        self._sync()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language and the theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._follow_theme()
        super().changeEvent(event)

    def _follow_theme(self) -> None:
        theme = wanted_theme(self._settings)
        if theme is not self._theme:
            self._theme = theme
            self.card.set_theme(theme)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked: everything is on disk."""
        self.pad.leave()
        super().closeEvent(event)
