"""The page of chances: a chart of how the match stood, and in words where one points at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop import games
from tabletop.intervals import Interval
from ui.analysis.course import PASSES, Course
from ui.analysis.heads import Heads
from ui.icons import emblem
from ui.numbers import number
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
        self.tells_points = True
        """Whether points may be seen; while they are hidden only the chances are."""
        self.chart: Chart | None = None
        self._signs: list[QLabel] = []
        self._legend = QHBoxLayout()
        self.method = lettered(QLabel(), "small")
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
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.method.setTextFormat(Qt.TextFormat.PlainText)
        self.method.setWordWrap(True)
        self.readout.setWordWrap(True)
        self.readout.setTextFormat(Qt.TextFormat.PlainText)
        lines = 3 if self.work.competes else 2
        self.readout.setMinimumHeight(lines * self.readout.sizeHint().height())
        self.readout.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addLayout(self._legend)
        self._column.addWidget(self._waiting, 1)
        self._column.addWidget(self.method)
        self._column.addWidget(self.readout)
        QTimer.singleShot(_SOON_MS, self, self._lay_chart)

    def _lay_chart(self) -> None:
        from ui.analysis.chart import Chart

        self.chart = Chart(self.work, self._players, lambda: self._heads.plies)
        self.chart.set_theme(self._theme)
        self.chart.pointed.connect(self._tell)
        self.chart.wanted.connect(self.wanted)
        self._column.insertWidget(self._column.indexOf(self.method), self.chart, 1)
        self.setFocusProxy(self.chart)
        self._uncover()
        if self.isVisible():
            self.chart.setFocus()
        self.retranslate()
        self.chart.look_at(self._shown)

    @property
    def needs(self) -> Course | None:
        """What has to be worked at for this page; alone nothing is left without points."""
        return self.work if self.tells_points or self.work.competes else None

    def show_points(self, told: bool) -> None:
        """Points may be seen now, or not."""
        if told != self.tells_points:
            self.tells_points = told
            self._uncover()
            self.retranslate()

    def _uncover(self) -> None:
        """Shows what may be seen and is there."""
        is_drawn = self.chart is not None and self.needs is not None
        self._waiting.setVisible(not is_drawn)
        self.method.setVisible(self.needs is not None)
        self.readout.setVisible(self.needs is not None)
        if self.chart is not None:
            self.chart.show_points(self.tells_points)
            self.chart.setVisible(is_drawn)

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
        self._waiting.setText(
            self.tr("Points are hidden until the end of the match.")
            if self.needs is None
            else self.tr("One moment: the chart is being laid out…")
        )
        self.method.setText(self._how())
        self.method.setToolTip(self._how_often())
        if self.chart is None:
            return
        self.chart.name_axes(self.tr("Actions"), self.tr("Chance to win"), self.tr("Points"))
        self.chart.setAccessibleName(self._called())
        self._tell(self.chart.there)

    def _called(self) -> str:
        if not self.work.competes:
            return self.tr("Expected points after every action")
        if not self.tells_points:
            return self.tr("Chances to win after every action")
        return self.tr("Chances to win and expected points after every action")

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
        if not self.work.competes:
            return self.tr("Accuracy so far: ± %n point(s) at worst", "", max(1, round(aside)))
        return self.tr("Accuracy so far: ± {number}% at worst").format(
            number=max(1, round(100 * aside))
        )

    def progress(self) -> tuple[int, int]:
        """How much is done, of how much."""
        return self.work.games

    def _how(self) -> str:
        """Who plays on, and what the band is."""
        name, _ = self._words.bot(self.work.quick)
        has_dice = games.dice(self.work.match.game.id) is not None
        who = (
            self.tr("Played on from every position by “{bot}”, with other dice.")
            if has_dice
            else self.tr("Played on from every position by “{bot}”.")
        )
        band = self.tr("The faint band: how sure that is, 95 times of 100.")
        return f"{who} {band}".format(bot=name)

    def _how_often(self) -> str:
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
        if not self.work.is_shown(ply):
            return [self.tr("Being played on from here…")]
        seats = range(len(self._players))
        told = []
        if self.work.competes:
            chances = ", ".join(self._chance(ply, seat) for seat in seats)
            told.append(self.tr("Chances: {each}").format(each=chances))
        if self.tells_points:
            points = ", ".join(self._points(ply, seat) for seat in seats)
            told.append(self.tr("Points: {each}").format(each=points))
        return told

    def _chance(self, ply: int, seat: int) -> str:
        found = self.work.chance(ply, seat)
        told = self.tr("{name} {number}%") + self._aside(found, 100)
        return told.format(name=self._players[seat].name, number=round(100 * found.value))

    def _points(self, ply: int, seat: int) -> str:
        found = self.work.expected(ply, seat)
        told = self.tr("{name} {number}", "points") + self._aside(found, 1)
        return told.format(name=self._players[seat].name, number=number(found.value))

    def _aside(self, found: Interval, scale: int) -> str:
        """How far the truth may be to each side, behind the figure."""
        aside = round(scale * (found.high - found.low) / 2)
        return f" (±\N{NO-BREAK SPACE}{aside})" if aside else ""
