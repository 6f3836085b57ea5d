"""The matches themselves: when, who, how many points, and the seed of their dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from tabletop.records import Record
from tabletop.statistics import ended
from ui.statistics.table import Column, Table
from ui.statistics.words import StatisticsWords
from ui.style import lettered
from ui.words import figure


class MatchList(QWidget):
    """The page of matches."""

    opened = Signal(object)
    """A match was picked: its record."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.table = Table(widest=1)
        self.open_button = QPushButton()
        self._same = lettered(QLabel(), "small")
        self._same.setWordWrap(True)
        self._empty = lettered(QLabel(), "quiet")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.table)
        self._pages.addWidget(self._empty)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 0, 12, 0)
        foot.setSpacing(12)
        foot.addWidget(self._same, 1)
        foot.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._pages, 1)
        column.addLayout(foot)
        self.table.picked.connect(self.opened)
        self.table.chosen.connect(self._follow)
        self.open_button.clicked.connect(self._open)

    def tell(self, records: Sequence[Record], words: StatisticsWords) -> None:
        """Lists these matches."""
        before = self.table.current
        chance = words.words.chance()
        self.table.lay(
            records,
            (
                Column(self.tr("Last played"), lambda row: words.day(row.touched), _touched),
                Column(self.tr("Players and points"), self._told, _names),
                Column(self.tr("Won by"), words.winners, words.winners),
                Column(self.tr("Seed"), self._seed, _seed, is_number=True),
            ),
        )
        self.table.setAccessibleName(self.tr("Matches"))
        self.open_button.setText(self.tr("Open"))
        self._same.setText(chance.same)
        self._empty.setText(self.tr("No match yet: every match you begin is kept here."))
        self._pages.setCurrentIndex(0 if records else 1)
        same = (at for at, row in enumerate(records) if before and row.id == before.id)
        self.table.choose(next(same, None))
        self._follow()

    def _told(self, record: Record) -> str:
        result = ended(record)
        if result is None:
            names = ", ".join(player.name for player in record.players)
            return self.tr("{names} (not finished)").format(names=names)
        return " · ".join(
            self.tr("{name}: {points}").format(name=player.name, points=figure(total))
            for player, total in zip(record.players, result.totals, strict=True)
        )

    def _seed(self, record: Record) -> str:
        return self.tr("own dice") if record.own_dice else record.seed

    def _follow(self) -> None:
        self.open_button.setEnabled(self.table.current is not None)

    def _open(self) -> None:
        record = self.table.current
        if record is not None:
            self.opened.emit(record)


def _touched(record: Record) -> Any:
    return record.touched


def _names(record: Record) -> Any:
    return [player.name.casefold() for player in record.players]


def _seed(record: Record) -> Any:
    return record.own_dice, len(record.seed), record.seed
