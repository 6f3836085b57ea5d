"""All counts that were kept, the last one first: to open again, or to forget."""

from __future__ import annotations

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
    from tabletop.counts import Counts, KeptCount

_MOST: Final = 500
_KEPT: Final = Qt.ItemDataRole.UserRole


class CountList(QWidget):
    """The list over *counts*."""

    opened = Signal(object)
    """A count was picked: as it is kept."""
    forgotten = Signal(object)
    """A count is no longer kept."""

    def __init__(self, counts: Counts, parent: QWidget | None = None):
        super().__init__(parent)
        self._counts = counts
        self._on_pad: KeptCount | None = None
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
        self._pages = QStackedLayout()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addLayout(self._pages, 1)
        column.addWidget(self.forget_button)
        self.list.itemClicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        self.list.currentRowChanged.connect(self._follow)
        self.forget_button.clicked.connect(self._ask_forget)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._ask_forget)

    def kept(self) -> list[KeptCount]:
        """The counts that are listed."""
        return [self.list.item(row).data(_KEPT) for row in range(self.list.count())]

    def fill(self, on_pad: KeptCount | None) -> None:
        """Lists them anew; the one *on_pad* stands out."""
        self._on_pad = on_pad
        try:
            found, self.trouble = self._counts.recent(_MOST), None
        except TabletopError as error:
            found, self.trouble = [], error
        self.list.clear()
        for kept in found:
            item = QListWidgetItem(_line(kept))
            item.setData(_KEPT, kept)
            self.list.addItem(item)
        ids = [kept.id for kept in found]
        self.list.setCurrentRow(ids.index(on_pad.id) if on_pad and on_pad.id in ids else -1)
        self._pages.setCurrentIndex(0 if found else 1)
        self._follow()

    def touch(self, kept: KeptCount) -> None:
        """The one on the pad was changed: it is the last touched."""
        item = self.list.item(0)
        if self.list.count() and item.data(_KEPT).id == kept.id:
            item.setText(_line(kept))
            item.setData(_KEPT, kept)
            self._on_pad = kept
        else:
            self.fill(kept)

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self._head.setText(self.tr("All counts"))
        self.list.setAccessibleName(self.tr("All counts"))
        self.forget_button.setText(self.tr("Forget…"))
        self._empty.setText(self.tr("What you count is kept here, number by number."))
        self.fill(self._on_pad)

    def _follow(self) -> None:
        self.forget_button.setEnabled(self._current() is not None)

    def _current(self) -> KeptCount | None:
        if self.list.currentRow() < 0:
            return None
        kept: KeptCount = self.list.currentItem().data(_KEPT)
        return kept

    def _open(self) -> None:
        kept = self._current()
        if kept is not None and (self._on_pad is None or kept.id != self._on_pad.id):
            self.opened.emit(kept)

    def _ask_forget(self) -> None:
        kept = self._current()
        if kept is None:
            return
        asked = self.tr("Forget this count for good?")
        ask(
            self,
            self.tr("Forget a count"),
            f"{asked}\n\n{_line(kept)}",
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
        self.forgotten.emit(kept)


def _line(kept: KeptCount) -> str:
    result = Result(kept.count, kept.begun)
    return f"{result.game()} · {result.day()}\n{result.totals()}"
