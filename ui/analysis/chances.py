"""The page of chances: a chart of how the match stood, and in words where one points at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.intervals import Interval
from ui.analysis.course import PASSES, Course
from ui.analysis.heads import Heads
from ui.icons import emblem
from ui.stage.theme import Theme
from ui.style import lettered
from ui.words import GameWords

if TYPE_CHECKING:
    from ui.analysis.chart import Chart

_SOON_MS: Final = 30
"""The page is seen before its chart is loaded, which takes half a second."""


class ChancesPage(QWidget):
    """What became of a match, and where it turned."""

    wanted = Signal(int)
    """The table shall look at the position after so many actions."""

    def __init__(self, course: Course, words: GameWords, theme: Theme):
        super().__init__()
        self.work = course
        self._words, self._theme = words, theme
        self._players = course.match.setup.players
        self._heads = Heads(course.log, words)
        self._shown = course.match.ply
        self.chart: Chart | None = None
        self._signs: list[QLabel] = []
        self._legend = QHBoxLayout()
        self._method = lettered(QLabel(), "small")
        self._waiting = lettered(QLabel(), "quiet")
        self.readout = QLabel()
        self._lay_out()
        self.set_theme(theme)

    def _lay_out(self) -> None:
        self._legend.setSpacing(8)
        for player in self._players:
            sign, name = QLabel(), QLabel(player.name)
            name.setTextFormat(Qt.TextFormat.PlainText)
            self._signs.append(sign)
            self._legend.addWidget(sign)
            self._legend.addWidget(name)
            self._legend.addSpacing(16)
        self._legend.addStretch()
        self._legend.addWidget(self._method)
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.readout.setWordWrap(True)
        self.readout.setTextFormat(Qt.TextFormat.PlainText)
        lines = 2 if len(self._players) == 1 else 3
        self.readout.setMinimumHeight(lines * self.readout.sizeHint().height())
        self.readout.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addLayout(self._legend)
        self._column.addWidget(self._waiting, 1)
        self._column.addWidget(self.readout)
        QTimer.singleShot(_SOON_MS, self, self._lay_chart)

    def _lay_chart(self) -> None:
        from ui.analysis.chart import Chart

        self.chart = Chart(self.work, self._players, lambda: self._heads.plies)
        self.chart.set_theme(self._theme)
        self.chart.pointed.connect(self._tell)
        self.chart.wanted.connect(self.wanted)
        self._column.replaceWidget(self._waiting, self.chart)
        self._column.setStretchFactor(self.chart, 1)
        self._waiting.hide()
        self.chart.show()
        self.setFocusProxy(self.chart)
        if self.isVisible():
            self.chart.setFocus()
        self.retranslate()
        self.chart.look_at(self._shown)

    def set_theme(self, theme: Theme) -> None:
        """Everything in *theme*."""
        self._theme = theme
        for player, sign in zip(self._players, self._signs, strict=True):
            made = emblem(player.colour, player.shape, theme, 20)
            sign.setPixmap(made.pixmap(QSize(20, 20), self.devicePixelRatioF()))
        if self.chart is not None:
            self.chart.set_theme(theme)

    def retranslate(self) -> None:
        """Words in the language of the window."""
        self._waiting.setText(self.tr("One moment: the chart is being laid out…"))
        self._method.setText(self.tr("The faint band: where the true figure most likely lies"))
        self._method.setToolTip(self._how())
        if self.chart is None:
            return
        self.chart.name_axes(self.tr("Actions"), self.tr("Chance to win"), self.tr("Points"))
        self.chart.setAccessibleName(
            self.tr("Expected points after every action")
            if len(self._players) == 1
            else self.tr("Chances to win and expected points after every action")
        )
        self._tell(self.chart.there)

    def follow(self) -> None:
        """Shows what is known now."""
        if self.chart is not None:
            self.chart.follow()

    def look_at(self, ply: int) -> None:
        """The table looks at the position after so many actions."""
        if ply != self._shown:
            self._shown = ply
            if self.chart is not None:
                self.chart.look_at(ply)

    # In words

    def exactness(self) -> str:
        """How exact the figures are by now."""
        aside = self.work.aside
        if aside is None:
            return self.tr("A first look at every position…")
        if len(self._players) == 1:
            text = self.tr("So exact now: ± %n point(s)", "", max(1, round(aside)))
        else:
            text = self.tr("So exact now: ± {number}%").format(number=max(1, round(100 * aside)))
        return text

    def progress(self) -> tuple[int, int]:
        """How much is done, of how much."""
        return self.work.games

    def _how(self) -> str:
        """How the figures come about, in one sentence."""
        name, _ = self._words.bot(self.work.quick)
        return self.tr(
            "From every position “{bot}” plays up to {games} games to their end on all seats, "
            "with dice of its own. The true figure lies in the faint band 95 times of 100."
        ).format(bot=name, games=PASSES[-1])

    def _tell(self, ply: int) -> None:
        """The position that is pointed at, in words; where little is known, it is asked for."""
        self.work.look_at(ply)
        text = "\n".join([self._where(ply), *self._figures(ply)])
        self.readout.setText(text)
        if self.chart is not None:
            self.chart.setAccessibleDescription(text)

    def _where(self, ply: int) -> str:
        head = self._heads.at(ply)
        if self.work.is_exact(ply):
            where = self.tr("In the end, after %n action(s)", "", ply)
        elif ply == 0:
            where = self.tr("At the beginning")
        else:
            where = self.tr("After %n action(s)", "", ply)
        return f"{where} · {head}" if head else where

    def _figures(self, ply: int) -> list[str]:
        if not self.work.is_known(ply):
            return [self.tr("Not yet played on from here.")]
        seats = range(len(self._players))
        points = [self._points(ply, seat) for seat in seats]
        told = [self.tr("Points: {each}").format(each=", ".join(points))]
        if len(self._players) > 1:
            chances = ", ".join(self._chance(ply, seat) for seat in seats)
            told.insert(0, self.tr("Chances: {each}").format(each=chances))
        return told

    def _chance(self, ply: int, seat: int) -> str:
        found = self.work.chance(ply, seat)
        told = self.tr("{name} {number}%") + self._aside(found, 100)
        return told.format(name=self._players[seat].name, number=round(100 * found.value))

    def _points(self, ply: int, seat: int) -> str:
        from ui.charts import number

        found = self.work.expected(ply, seat)
        told = self.tr("{name} {number}", "points") + self._aside(found, 1)
        return told.format(name=self._players[seat].name, number=number(found.value))

    def _aside(self, found: Interval, scale: int) -> str:
        """How far the truth may be to each side, behind the figure."""
        aside = round(scale * (found.high - found.low) / 2)
        return f" (±\N{NO-BREAK SPACE}{aside})" if aside else ""
