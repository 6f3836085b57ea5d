"""All counts that were kept, the last one first: to open again, or to forget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.errors import TabletopError
from ui.counter.result import Result
from ui.saying import ask, say, told
from ui.style import lettered

if TYPE_CHECKING:
    from tabletop.counts import CountId, Counts, KeptCount
    from tabletop.kernel.counter import Counter

_MOST: Final = 500
_WIDTH: Final = 188
_WORDS: Final = _WIDTH - 44
"""Room for words beside the edges of a row and the bar that scrolls."""
_KEPT: Final = Qt.ItemDataRole.UserRole
_WHOLE: Final = Qt.ItemDataRole.AccessibleTextRole


class CountList(QWidget):
    """The list over *counts* of the games that have one of these *counters*."""

    opened = Signal(object)
    """A count was picked: as it is kept."""
    forgotten = Signal(object)
    """A count is no longer kept."""

    def __init__(
        self, counts: Counts, counters: Mapping[str, Counter], parent: QWidget | None = None
    ):
        super().__init__(parent)
        self._counts, self._counters = counts, counters
        self._on_pad: KeptCount | None = None
        self._items: dict[CountId, QListWidgetItem] = {}
        self.trouble: TabletopError | None = None
        """Why they cannot be listed."""
        self._head = lettered(QLabel(), "strong")
        self._empty = lettered(QLabel(), "quiet")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._empty.setContentsMargins(10, 8, 10, 8)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.forget_button = QPushButton()
        self.forget_button.setProperty("part", "flat")
        # Letters in the accent are too faint on the table.
        self.forget_button.setProperty("ground", "table")
        self._pages = QStackedLayout()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._empty)
        self.setFixedWidth(_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addLayout(self._pages, 1)
        column.addWidget(self.forget_button)
        self.list.itemClicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        self.list.itemSelectionChanged.connect(self._follow)
        self.forget_button.clicked.connect(self._ask_forget)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._ask_forget)

    def kept(self) -> list[KeptCount]:
        """The counts that are listed."""
        return [self.list.item(row).data(_KEPT) for row in range(self.list.count())]

    def read(self) -> None:
        """Lists what is kept now. Only what is new or has changed is said anew."""
        try:
            found, self.trouble = self._counts.recent(_MOST), None
        except TabletopError as error:
            found, self.trouble = [], error
        for gone in self._items.keys() - {kept.id for kept in found}:
            self._take_out(gone)
        for row, kept in enumerate(found):
            self._put(row, kept)
        self.choose(self._on_pad)

    def _put(self, row: int, kept: KeptCount) -> None:
        """Shows *kept* in that row, wherever it is listed up to now."""
        item = self._items.get(kept.id)
        if item is None or item is not self.list.item(row):
            item = self._take_out(kept.id) or QListWidgetItem()
            self.list.insertItem(row, item)
            self._items[kept.id] = item
        if item.data(_KEPT) != kept:
            self._show(item, kept)

    def _take_out(self, count_id: CountId) -> QListWidgetItem | None:
        """The row of that count, where it has one; the list is without it."""
        item = self._items.pop(count_id, None)
        return None if item is None else self.list.takeItem(self.list.row(item))

    def _show(self, item: QListWidgetItem, kept: KeptCount) -> None:
        result = Result(kept.count, self._counters[kept.count.game], kept.begun)
        head, rows = f"{result.game()} · {result.day()}", result.rows()
        fitted = _told(head, [(self._fitted(name, total), total) for name, total in rows])
        whole = _told(head, rows)
        item.setText(fitted)
        item.setData(_WHOLE, whole)
        item.setToolTip("" if fitted == whole else whole)
        item.setData(_KEPT, kept)

    def _fitted(self, name: str, total: str) -> str:
        """The name as far as there is room beside the total."""
        metrics = self.list.fontMetrics()
        room = _WORDS - metrics.horizontalAdvance(f" {total}")
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)

    def choose(self, on_pad: KeptCount | None) -> None:
        """The one *on_pad* stands out."""
        self._on_pad = on_pad
        item = None if on_pad is None else self._items.get(on_pad.id)
        self.list.setCurrentRow(-1 if item is None else self.list.row(item))
        self._pages.setCurrentIndex(0 if self.list.count() else 1)
        self._follow()

    def touch(self, kept: KeptCount) -> None:
        """The one on the pad was changed: it is the last touched."""
        self._put(0, kept)
        self.choose(kept)

    def remove(self, kept: KeptCount) -> None:
        """It is no longer kept."""
        self._take_out(kept.id)
        self.choose(self._on_pad)

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self._head.setText(self.tr("All counts"))
        self.list.setAccessibleName(self.tr("All counts"))
        self.forget_button.setText(self.tr("Forget…"))
        self._empty.setText(self.tr("What you count is kept here, number by number."))
        for item in self._items.values():
            self._show(item, item.data(_KEPT))

    def _follow(self) -> None:
        self.forget_button.setEnabled(self._chosen() is not None)

    def _chosen(self) -> QListWidgetItem | None:
        """The row that stands out; the keyboard can be on another that it has not chosen."""
        return next(iter(self.list.selectedItems()), None)

    def _open(self, item: QListWidgetItem) -> None:
        """The one on the pad, too, where another window has changed it since."""
        kept, on_pad = item.data(_KEPT), self._on_pad
        self.read()
        still = self._items.get(kept.id)
        if still is not None:
            kept = still.data(_KEPT)
        if on_pad is None or (kept.id, kept.edition) != (on_pad.id, on_pad.edition):
            self.opened.emit(kept)

    def _ask_forget(self) -> None:
        item = self._chosen()
        if item is None:
            return
        kept = item.data(_KEPT)
        asked = self.tr("Forget this count for good?")
        ask(
            self,
            self.tr("Forget a count"),
            f"{asked}\n\n{item.data(_WHOLE)}",
            self.tr("Forget"),
            lambda: self.forget(kept),
        )

    def forget(self, kept: KeptCount) -> None:
        """Takes the count out of the library."""
        try:
            self._counts.forget(kept.id)
        except TabletopError as error:
            say(self, told(error))
            return
        self.remove(kept)
        self.forgotten.emit(kept)


def _told(head: str, rows: Sequence[tuple[str, str]]) -> str:
    """The game and the day, and below them everybody on a line."""
    return "\n".join([head, *(f"{name} {total}".rstrip() for name, total in rows)])
