"""How points are spread, with one's own marked, and how everybody fares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.records import Alike, Record
from tabletop.statistics import (
    Bins,
    Standing,
    Who,
    bins,
    ended,
    points,
    spread,
    standings,
    variants,
    who,
)
from ui.numbers import number
from ui.stage.theme import Theme
from ui.statistics.canvas import Canvas
from ui.statistics.legend import Legend
from ui.statistics.table import Column, Table
from ui.statistics.words import StatisticsWords
from ui.words import figure

_WIDE: Final = 1100
"""From so many points on the table has its place beside the chart."""
_FEW_ROWS: Final = 124
_GAP: Final = 0.12
"""Of a bin, left free between two bars."""


@dataclass(frozen=True, slots=True)
class Histogram:
    """The bars: *ours* from the ground, and *all* behind them; *marked* are points."""

    all: Bins
    ours: Bins
    marked: tuple[int, ...]


class Scores(QWidget):
    """The page of points."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.canvas = Canvas()
        self.legend = Legend()
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setContentsMargins(12, 0, 12, 0)
        self.table = Table(widest=0)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.table.setMinimumHeight(_FEW_ROWS)
        chart = QVBoxLayout()
        chart.setSpacing(6)
        chart.addWidget(self.canvas, 1)
        chart.addWidget(self.legend)
        chart.addWidget(self.told)
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(0, 8, 0, 0)
        self._line.setSpacing(12)
        self._line.addLayout(chart, 3)
        self._line.addWidget(self.table, 2)

    def tell(
        self,
        heaps: Sequence[Alike],
        player: Who | None,
        on_table: Sequence[Record],
        words: StatisticsWords,
    ) -> None:
        """Shows these matches; *player*'s stand out, or without one those of all people.

        *on_table* is the match that lies there, where it is one of them.
        """
        self._list(heaps, player, words)
        finished = [heap for heap in heaps if ended(heap) is not None]
        is_mixed = len(variants(finished, words.game.options)) > 1
        ours, others = Counter[int](), Counter[int]()
        for name, totals in points(heaps).items():
            is_ours = name == player if player else not name.is_bot
            (ours if is_ours else others).update(totals)
        marked = [row for record in on_table for row in _marked(record, player)]
        self._chart(ours, others, marked, words, player, is_mixed=is_mixed)

    def _chart(
        self,
        ours: Counter[int],
        others: Counter[int],
        marked: Sequence[tuple[str, int]],
        words: StatisticsWords,
        player: Who | None,
        *,
        is_mixed: bool,
    ) -> None:
        everybody = spread(ours + others)
        if everybody is None:
            self.canvas.say(self.tr("No match is over yet: at its end its points come here."))
            self.legend.tell(())
            self.told.setText("")
            return
        mine = words.who(player) if player else self.tr("People")
        rest = self.tr("All others") if player else self.tr("Bots")
        rows = [(mine, spread(ours)), (rest, spread(others))]
        said = [
            words.spread(words.all_variants(name) if is_mixed else name, found)
            for name, found in rows
            if found is not None
        ]
        legend = [("solid", mine)] if ours else []
        legend += [("hollow", rest)] if others else []
        if marked:
            legend.append(("diamond", self.tr("The match on the table")))
            names, totals = zip(*marked, strict=True)
            said.append(words.on_table(names, totals, everybody))
        self.legend.tell(legend)
        self.told.setText("\n".join(said))
        all_bins = bins(ours + others)
        shown = Histogram(all_bins, bins(ours, all_bins), tuple(total for _, total in marked))
        axes = self.tr("Points"), self.tr("Results")
        name = self.tr("How points are spread in {game}").format(game=words.title())
        self.canvas.show_chart(partial(_draw, shown, axes), name, " ".join(said))

    def _list(self, heaps: Sequence[Alike], player: Who | None, words: StatisticsWords) -> None:
        rows = standings(heaps)
        # Alone there is nobody to win against.
        against = [heap for heap in heaps if len(heap.players) > 1]
        wins = {row.who: row.wins for row in standings(against)}
        self.table.lay(
            rows,
            (
                Column(self.tr("Who"), lambda row: words.who(row.who), _name),
                Column(
                    self.tr("Matches"),
                    lambda row: number(row.matches, grouped=True),
                    lambda row: row.matches,
                    is_number=True,
                ),
                Column(
                    self.tr("Won"),
                    lambda row: number(wins[row.who], grouped=True) if row.who in wins else "–",
                    lambda row: wins.get(row.who, -1),
                    is_number=True,
                ),
                Column(
                    self.tr("Mean"),
                    lambda row: number(row.mean, 1),
                    lambda row: row.mean,
                    is_number=True,
                ),
                Column(
                    self.tr("Fewest"),
                    lambda row: figure(row.lowest),
                    lambda row: row.lowest,
                    is_number=True,
                ),
                Column(
                    self.tr("Most"),
                    lambda row: figure(row.highest),
                    lambda row: row.highest,
                    is_number=True,
                ),
                Column(
                    self.tr("Last played"),
                    lambda row: words.day(row.last),
                    lambda row: row.last,
                    is_number=True,
                ),
            ),
        )
        self.table.setAccessibleName(self.tr("Results of everybody"))
        self.table.setVisible(bool(rows))
        chosen = next((at for at, row in enumerate(rows) if row.who == player), None)
        self.table.choose(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Table and chart lie side by side where there is room."""
        wide = event.size().width() >= _WIDE
        direction = QBoxLayout.Direction
        self._line.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        super().resizeEvent(event)


def _name(row: Standing) -> tuple[bool, str]:
    return row.who.is_bot, row.who.name.casefold()


def _marked(record: Record, player: Who | None) -> list[tuple[str, int]]:
    """Names and points of the match on the table, where it is over."""
    result = ended(record)
    if result is None:
        return []
    seats = list(zip(record.players, result.totals, strict=True))
    ours = [
        (seated.name, total)
        for seated, total in seats
        if (who(seated) == player if player else seated.is_person)
    ]
    return ours or [(seated.name, total) for seated, total in seats if player is None]


def _draw(shown: Histogram, axes: tuple[str, str], plot: Any, theme: Theme) -> None:
    from ui import charts

    first, width = shown.all.first, shown.all.width
    # The whole numbers of a bin reach half a point beyond the first and the last.
    middles = [first - 0.5 + (at + 0.5) * width for at in range(len(shown.all.counts))]
    side = width * (1 - _GAP)
    charts.bars(
        plot,
        middles,
        shown.all.counts,
        side,
        theme.colour("shade"),
        edge=theme.colour("quiet"),
    )
    charts.bars(plot, middles, shown.ours.counts, side, theme.colour("accent"))
    top = max(shown.all.counts) * 1.15
    for total in sorted(set(shown.marked)):
        charts.level(plot, total, theme.colour("ink"), upright=True)
        charts.marks(
            plot,
            [total],
            [top * 0.95],
            "diamond",
            theme.colour("yellow"),
            theme.colour("ink"),
            size=13,
        )
    charts.name_axes(plot, *axes)
    charts.whole(plot, "left")
    charts.whole(plot, "bottom")
    margin = max(1.0, width * 0.75)
    charts.span(plot, (middles[0] - margin, middles[-1] + margin), (0, top))
