"""Whether the dice are fair: each face against what fair dice would show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from tabletop import games
from tabletop.fairness import Evenness, Fallen, by_kind
from tabletop.records import Record
from ui.numbers import number
from ui.saying import why
from ui.stage.theme import Theme
from ui.statistics.canvas import Canvas
from ui.statistics.legend import Legend
from ui.statistics.tallying import Tallying
from ui.statistics.words import StatisticsWords
from ui.style import lettered

_WIDE: Final = 1100
_HIGH: Final = 520
# The roles of the palette follow the theme by themselves.
_BAR: Final = """
QProgressBar { background: palette(alternate-base); border: none; border-radius: 3px; }
QProgressBar::chunk { background: palette(highlight); border-radius: 3px; }
"""
_PATIENCE: Final = 400
"""Milliseconds between two drawings while more is counted."""
_ROOM_OF_COUNT: Final = 44
"""So wide is a face with its count below."""


class DiceCard(QWidget):
    """One kind of dice: its chart, and whether it fell as fair dice do."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.head = lettered(QLabel(), "strong")
        self.canvas = Canvas()
        self.verdict = QLabel()
        self.details = lettered(QLabel(), "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for label in (self.head, self.verdict, self.details):
            label.setWordWrap(True)
            label.setContentsMargins(12, 0, 12, 0)
        column.addWidget(self.head)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.verdict)
        column.addWidget(self.details)

    def tell(self, dice: Evenness, words: StatisticsWords) -> None:
        """Shows how they fell."""
        self.head.setText(words.dice(dice.faces))
        self.verdict.setText(words.verdict(dice))
        self.details.setText(words.details(dice))
        self.verdict.setVisible(bool(dice.throws))
        if not dice.throws:
            self.canvas.say(words.verdict(dice))
            return
        said = f"{words.verdict(dice)} {words.fallen(dice)}"
        draw = partial(_draw, dice, self.tr("% of throws"))
        self.canvas.show_chart(draw, words.dice(dice.faces), said)


class FairnessPage(QWidget):
    """The page of dice; *tallying* counts them, or nobody where nothing is kept."""

    def __init__(self, tallying: Tallying, parent: QWidget | None = None):
        super().__init__(parent)
        self.tallying = tallying
        self.cards: dict[str, DiceCard] = {}
        self.empty = lettered(QLabel(), "quiet")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        # It keeps its room: nothing jumps when it has come to its end.
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.bar.setFixedHeight(6)
        self.bar.setStyleSheet(_BAR)
        self.counted = lettered(QLabel(), "small")
        self.counted.setWordWrap(True)
        self.counted.setContentsMargins(12, 0, 12, 0)
        self.legend = Legend()
        self._words: StatisticsWords | None = None
        self._dice: games.Dice | None = None
        self._left_out = 0
        self._since = QElapsedTimer()
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._line.setSpacing(12)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.empty, 1)
        column.addLayout(self._line, 1)
        column.addWidget(self.legend)
        column.addWidget(self.counted)
        column.addWidget(self.bar)
        tallying.advanced.connect(self._advance)
        tallying.failed.connect(self._fail)

    def tell(self, records: Sequence[Record], words: StatisticsWords) -> None:
        """Shows the dice that the app has thrown in these matches."""
        game = words.game.id
        if self._words is None or self._words.game.id != game:
            self._lay(games.dice(game))
        self._words = words
        thrown = [record for record in records if not record.own_dice]
        self._left_out = len(records) - len(thrown)
        if self._dice is None:
            self.tallying.stop()
            self._say(self.tr("{game} is played without dice.").format(game=words.title()))
        elif not thrown:
            self.tallying.stop()
            self._say(self._nothing())
        else:
            self._since.invalidate()
            self.tallying.count(game, thrown)
            self._advance()

    def _lay(self, dice: games.Dice | None) -> None:
        """A card for each kind of dice."""
        for card in self.cards.values():
            self._line.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._dice = dice
        self.cards = {kind: DiceCard() for kind in (dice.kinds if dice else ())}
        for kind, card in self.cards.items():
            assert dice is not None, "nobody has dice to lay"
            self._line.addWidget(card, 10 + len(dice.kinds[kind]))

    def _say(self, sentence: str) -> None:
        """A sentence instead of dice."""
        self.empty.setText(sentence)
        self.empty.setVisible(bool(sentence))
        for card in self.cards.values():
            card.setVisible(not sentence)
        for widget in (self.legend, self.counted):
            widget.setVisible(not sentence)
        self.bar.setVisible(self.tallying.is_counting)

    def _nothing(self) -> str:
        if self._left_out:
            return self.tr(
                "In all of these matches you threw your own dice: the app has thrown none."
            )
        return self.tr("No match yet: the dice of every match are counted here.")

    def _advance(self) -> None:
        """More is counted."""
        if self._words is None or self._dice is None:
            return
        is_over = not self.tallying.is_counting
        has_begun = is_over or sum(self.tallying.fell) > 0
        self._say("" if has_begun else self.tr("Counting…"))
        self._say_progress()
        if not has_begun:
            return
        if is_over or not self._since.isValid() or self._since.elapsed() >= _PATIENCE:
            self._since.start()
            self._show(self._dice, self.tallying.fell, self._words)

    def _show(self, dice: games.Dice, fell: Fallen, words: StatisticsWords) -> None:
        nothing = (0,) * sum(map(len, dice.kinds.values()))
        found = by_kind(dice, fell or nothing)
        for kind, card in self.cards.items():
            card.tell(found[kind], words)
        legend = [
            ("band", self.tr("Where 95 of 100 fair faces lie")),
            ("dashed", self.tr("What is expected")),
        ]
        if any(one.outside for one in found.values()):
            legend.append(("triangle", self.tr("Outside: 1 face in 20, with fair dice")))
        self.legend.tell(legend)

    def _say_progress(self) -> None:
        done, total = self.tallying.done, self.tallying.total
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)
        self.bar.setVisible(self.tallying.is_counting)
        if self.tallying.is_counting:
            counted = self.tr("{done} of {total} matches are counted…").format(
                done=number(done, grouped=True), total=number(total, grouped=True)
            )
        else:
            counted = self.tr("From %n match(es).", "", done)
        if self._left_out:
            own = self.tr("%n match(es) with your own dice are left out.", "", self._left_out)
            counted = f"{counted} {own}"
        self.counted.setText(counted)

    def _fail(self, found: BaseException) -> None:
        self._say(self.tr("The dice cannot be counted: {why}").format(why=why(found)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Dice of two kinds lie side by side, unless there is room only below each other."""
        wide = event.size().width() >= _WIDE or event.size().height() < _HIGH
        direction = QBoxLayout.Direction
        self._line.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        super().resizeEvent(event)


def _draw(dice: Evenness, axis: str, plot: Any, theme: Theme) -> None:
    from ui import charts

    hundred = 100 / dice.throws
    middle, low, high = (each * hundred for each in (dice.expected, dice.low, dice.high))
    shares = [times * hundred for times in dice.fallen]
    places = list(range(len(dice.faces)))
    edges = [-0.6, len(places) - 0.4]
    charts.band(plot, edges, [low, low], [high, high], theme.colour("quiet"))
    reach = 1.3 * max(high - middle, *(abs(share - middle) for share in shares))
    charts.bars(
        plot,
        places,
        [share - middle for share in shares],
        0.5,
        theme.colour("accent"),
        ground=middle,
    )
    charts.line(plot, edges, [middle, middle], theme.colour("ink"), dashed=True)
    for place, face in enumerate(dice.faces):
        if face in dice.outside:
            charts.marks(
                plot,
                [place],
                [shares[place]],
                "triangle",
                theme.colour("warning"),
                theme.colour("ink"),
                size=12,
            )
    roomy = plot.width() >= _ROOM_OF_COUNT * (len(places) + 1)
    charts.ticks(
        plot,
        "bottom",
        [
            (place, f"{face}\n{number(times)}" if roomy else str(face))
            for place, face, times in zip(places, dice.faces, dice.fallen, strict=True)
        ],
    )
    charts.name_axes(plot, "", axis)
    charts.span(plot, (edges[0], edges[1]), (middle - reach, middle + reach))
