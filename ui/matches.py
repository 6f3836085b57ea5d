"""All matches that were kept: to look at again, to go on with, or to forget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.errors import TabletopError
from tabletop.library import Entry, Library, MatchId
from ui.controls import Buttons
from ui.saying import ask, say, told
from ui.style import lettered
from ui.told import Told

_MOST: Final = 500
_ENTRY: Final = Qt.ItemDataRole.UserRole


class Matches(QDialog):
    """The dialog over the library; the match *on_table* cannot be forgotten meanwhile."""

    opened = Signal(object)
    """A match was picked: its entry."""

    def __init__(
        self, library: Library, on_table: MatchId | None = None, parent: QWidget | None = None
    ):
        super().__init__(parent)
        self._library = library
        self._on_table = on_table
        self.list = QListWidget()
        self.list.setSpacing(2)
        self._empty = lettered(QLabel(), "quiet")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._pages = QStackedLayout()
        self._buttons = Buttons(QDialogButtonBox.StandardButton.Close)
        self.open_button = self._buttons.addButton(
            self.tr("Open"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.forget_button = self._buttons.addButton(
            self.tr("Forget…"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        self._build()
        self.list.itemActivated.connect(lambda _: self._open())
        self.list.currentRowChanged.connect(self._follow)
        self._buttons.accepted.connect(self._open)
        self._buttons.rejected.connect(self.reject)
        self.forget_button.clicked.connect(self._ask_forget)
        self._fill()

    def _build(self) -> None:
        self.setWindowTitle(self.tr("All matches"))
        self._empty.setText(
            self.tr("No match yet. Every match you begin is kept here, action by action.")
        )
        self.list.setAccessibleName(self.tr("All matches"))
        self.forget_button.setAutoDefault(False)
        self.open_button.setDefault(True)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(16)
        column.addWidget(lettered(QLabel(self.tr("All matches")), "title"))
        column.addLayout(self._pages, 1)
        column.addWidget(self._buttons)
        self.resize(620, 520)

    def _fill(self, row: int = 0) -> None:
        self.list.clear()
        try:
            entries = self._library.recent(_MOST)
        except TabletopError as error:
            say(self, told(error))
            entries = []
        for entry in entries:
            item = QListWidgetItem(_line(entry))
            item.setData(_ENTRY, entry)
            self.list.addItem(item)
        self._pages.setCurrentIndex(0 if entries else 1)
        self.list.setCurrentRow(min(row, len(entries) - 1))
        self._follow()

    def _follow(self) -> None:
        entry = self._entry()
        lies_there = entry is not None and entry.id == self._on_table
        self.open_button.setEnabled(entry is not None)
        self.forget_button.setEnabled(entry is not None and not lies_there)
        self.forget_button.setToolTip(self.tr("It lies on the table") if lies_there else "")

    def _entry(self) -> Entry | None:
        if self.list.currentRow() < 0:
            return None
        entry: Entry = self.list.currentItem().data(_ENTRY)
        return entry

    def _open(self) -> None:
        entry = self._entry()
        if entry is not None:
            self.accept()
            self.opened.emit(entry)

    def _ask_forget(self) -> None:
        entry = self._entry()
        if entry is None:
            return
        asked = self.tr("Forget this match for good?")
        ask(
            self,
            self.windowTitle(),
            f"{asked}\n\n{_line(entry)}",
            self.tr("Forget"),
            lambda: self.forget(entry),
        )

    def forget(self, entry: Entry) -> None:
        """Takes the match out of the library."""
        try:
            self._library.forget(entry.id)
        except TabletopError as error:
            say(self, told(error))
        self._fill(self.list.currentRow())


def _line(entry: Entry) -> str:
    told = Told(entry)
    return f"{told.game()} · {told.players()}\n{told.how_far()} · {told.outcome()}"
