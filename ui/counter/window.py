"""The window of the score counter: the pad, and all counts that were kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop import games
from tabletop.kernel.counter import Count, Standing, blank, standing
from tabletop.kernel.errors import TabletopError
from ui import games as looks
from ui.counter.counts import CountList
from ui.counter.pad import Pad
from ui.counter.printing import Printing
from ui.counter.result import Result, shown
from ui.counter.table import Table
from ui.saying import told
from ui.segments import Drop, Segments
from ui.settings import Settings
from ui.settings import theme as wanted_theme
from ui.style import lettered

if TYPE_CHECKING:
    from tabletop.counts import KeptCount
    from tabletop.library import Library

_SIZE: Final = QSize(980, 640)
_SMALLEST: Final = QSize(760, 500)
_LIST: Final = 192


def countable() -> tuple[str, ...]:
    """The games that have a score counter."""
    return tuple(name for name in games.names() if games.counter(name) is not None)


class CounterWindow(QWidget):
    """A window of its own. Without a *library* nothing is kept, and *trouble* says why."""

    def __init__(
        self,
        library: Library | None,
        trouble: TabletopError | None,
        settings: Settings,
        parent: QWidget | None = None,
    ):
        super().__init__(parent, Qt.WindowType.Window)
        self._settings = settings
        self._trouble = trouble
        self._theme = wanted_theme(settings)
        self._counts = None if library is None else library.counts
        self._games = countable()
        self.list = CountList(self._counts, self)
        self.pad = Pad(self._blank(self._games[0]), self._counts, self)
        self.table: Table | None = None
        self.printing = Printing(self._result, self)
        self._bar = lettered(QLabel(), "bar")
        self._title = lettered(QLabel(), "title")
        self.game = Drop(self._games)
        self.players = Segments([])
        self._players_label = QLabel()
        self.fresh = QPushButton()
        self.print = QPushButton()
        self._paper = QFrame()
        self.said = QLabel()
        self._build()
        self._connect()
        self._open_last()
        self.retranslate()
