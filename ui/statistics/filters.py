"""Which matches are looked at: the game, how many play, who, and what was agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop import games
from tabletop.records import Alike
from tabletop.statistics import Which, players, variants
from ui import games as looks
from ui.controls import Box
from ui.statistics.words import StatisticsWords
from ui.style import lettered

_FEWEST_LETTERS: Final = 9


class Offer(Box):
    """A list of values, of which one is chosen; the first stands for all."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self._values: list[Any] = []
        # Long names are cut, and do not hold the window wide.
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_FEWEST_LETTERS)

    @property
    def value(self) -> Any:
        """The value that is chosen."""
        return self._values[self.currentIndex()] if self._values else None

    @value.setter
    def value(self, value: Any) -> None:
        self.setCurrentIndex(self._values.index(value))
        self.setToolTip(self.currentText())

    def offer(self, values: Sequence[Any], labels: Sequence[str]) -> None:
        """Offers these; what was chosen stays chosen as long as it is there."""
        before = self.value
        self.clear()
        self._values = list(values)
        self.addItems(list(labels))
        if before in self._values:
            self.setCurrentIndex(self._values.index(before))
        self.setToolTip(self.currentText())


class Filters(QWidget):
    """The row of lists."""

    turned = Signal()
    """Another game was chosen."""
    changed = Signal()
    """Other matches of the game are asked for."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.game, self.seats, self.player, self.variant = (Offer() for _ in range(4))
        self._labels = [lettered(QLabel(), "small") for _ in range(4)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        fields = zip((self.game, self.seats, self.player, self.variant), self._labels, strict=True)
        for number, (field, label) in enumerate(fields):
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(label)
            column.addWidget(field)
            label.setBuddy(field)
            row.addLayout(column, 3 if number == 3 else 2)
        self.game.offer(games.names(), games.names())
        self.game.activated.connect(lambda _: self.turned.emit())
        for field in (self.seats, self.player, self.variant):
            field.activated.connect(lambda _, field=field: self._chose(field))

    def _chose(self, field: Offer) -> None:
        field.setToolTip(field.currentText())
        self.changed.emit()

    @property
    def which(self) -> Which:
        """The matches that are asked for."""
        return Which(self.seats.value, self.player.value, self.variant.value)

    def ask_for_all(self) -> None:
        """Of the next game all matches are asked for."""
        for field in (self.seats, self.player, self.variant):
            field.offer((None,), ("",))

    def offer(self, heaps: Sequence[Alike], words: StatisticsWords) -> None:
        """Offers what is found in these matches, in the language of the window."""
        titles = [looks.box(name).title() for name in games.names()]
        self.game.offer(games.names(), titles)
        numbers = sorted({len(heap.players) for heap in heaps})
        self.seats.offer(
            [None, *numbers],
            [self.tr("Any number"), *(self.tr("%n player(s)", "", one) for one in numbers)],
        )
        found = players(heaps)
        sitting = sorted(found, key=lambda who: (who.is_bot, -found[who], who.name))
        self.player.offer([None, *sitting], [self.tr("Everybody"), *map(words.who, sitting)])
        agreed = [variant for variant, _ in variants(heaps, words.game.options).most_common()]
        self.variant.offer([None, *agreed], [self.tr("All variants"), *map(words.variant, agreed)])
        names = (self.tr("Game"), self.tr("Players"), self.tr("Who"), self.tr("Variant"))
        fields = (self.game, self.seats, self.player, self.variant)
        for field, label, name in zip(fields, self._labels, names, strict=True):
            label.setText(name)
            field.setAccessibleName(name)
