"""A table of many rows: sorted by a click on a head, and quick with a hundred thousand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_ROW: Final = 30
# The roles of the palette follow the theme by themselves.
_SHEET: Final = """
QTableView { background: palette(base); alternate-background-color: palette(alternate-base);
  border: none; selection-background-color: palette(highlight);
  selection-color: palette(highlighted-text); }
QTableView::item { padding: 0 8px; border: none; }
QHeaderView { background: palette(base); }
QHeaderView::section { background: palette(base); color: palette(placeholder-text); border: none;
  border-bottom: 1px solid palette(mid); padding: 5px 11px; }
QHeaderView::section:hover { color: palette(text); }
"""


@dataclass(frozen=True, slots=True)
class Column:
    """What one column says of a row, and by what rows are sorted there."""

    head: str
    text: Callable[[Any], str]
    key: Callable[[Any], Any]
    is_number: bool = False


class Rows(QAbstractTableModel):
    """The rows; nothing is said of one before it is seen."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.rows: list[Any] = []
        self.columns: tuple[Column, ...] = ()

    def lay(self, rows: Sequence[Any], columns: Sequence[Column]) -> None:
        """Shows these rows, as they come."""
        self.beginResetModel()
        self.rows, self.columns = list(rows), tuple(columns)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, and on which side they stand."""
        column = self.columns[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return column.text(self.rows[index.row()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """What stands above the columns."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].head
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(self.columns[section])
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Equal rows stay as they were."""
        if not 0 <= column < len(self.columns):
            return
        self.beginResetModel()
        backward = order == Qt.SortOrder.DescendingOrder
        self.rows.sort(key=self.columns[column].key, reverse=backward)
        self.endResetModel()


class Table(QTableView):
    """The table; one row can be chosen."""

    picked = Signal(object)
    """A row was opened, by a double click or with Enter."""
    chosen = Signal()
    """Another row is chosen, or none."""

    def __init__(self, widest: int, parent: QWidget | None = None):
        super().__init__(parent)
        self._widest = widest
        self.model_of_rows = Rows(self)
        self.setModel(self.model_of_rows)
        self.setStyleSheet(_SHEET)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setSortIndicatorShown(False)
        # A hundred rows say how wide a column is.
        head.setResizeContentsPrecision(100)
        head.sortIndicatorChanged.connect(self._sort)
        self.activated.connect(lambda index: self.picked.emit(self.row(index.row())))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())

    def lay(self, rows: Sequence[Any], columns: Sequence[Column]) -> None:
        """Shows these rows in their order, until somebody asks for another."""
        head = self.horizontalHeader()
        head.blockSignals(True)
        head.setSortIndicatorShown(False)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        head.blockSignals(False)
        self.model_of_rows.lay(rows, columns)
        for number in range(len(columns)):
            widest = number == self._widest
            head.setSectionResizeMode(
                number,
                QHeaderView.ResizeMode.Stretch
                if widest
                else QHeaderView.ResizeMode.ResizeToContents,
            )

    def row(self, number: int) -> Any:
        """The row of that number, as they lie now."""
        return self.model_of_rows.rows[number]

    @property
    def current(self) -> Any | None:
        """The row that is chosen."""
        index = self.currentIndex()
        return self.row(index.row()) if index.isValid() else None

    def choose(self, number: int | None) -> None:
        """Chooses the row of that number, or none."""
        if number is None:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        else:
            self.selectRow(number)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self.horizontalHeader().setSortIndicatorShown(True)
        chosen = self.current
        self.model_of_rows.sort(column, order)
        if chosen is not None:
            self.choose(self.model_of_rows.rows.index(chosen))


def _side(column: Column) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return across | Qt.AlignmentFlag.AlignVCenter
