"""A card for each player: what the dice gave, and what the choices cost."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from tabletop.kernel.advice import EQUAL, Measure
from tabletop.kernel.seats import Player
from ui.advice import GameAdvice
from ui.analysis.findings import Sums
from ui.icons import emblem
from ui.stage.theme import Theme
from ui.style import lettered


class Verdict(QFrame):
    """What became of one player's luck and decisions."""

    def __init__(self, player: Player):
        super().__init__()
        self._player = player
        self.setObjectName("card")
        self._sign, name = QLabel(), lettered(QLabel(player.name), "head")
        name.setTextFormat(Qt.TextFormat.PlainText)
        self.luck, self.choices, self.count = QLabel(), QLabel(), lettered(QLabel(), "quiet")
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign)
        head.addWidget(name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(4)
        column.addLayout(head)
        for label in (self.luck, self.choices, self.count):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch()

    def set_theme(self, theme: Theme) -> None:
        """Paper and sign in *theme*."""
        self.setStyleSheet(card_sheet(theme))
        made = emblem(self._player.colour, self._player.shape, theme, 20)
        self._sign.setPixmap(made.pixmap(QSize(20, 20), self.devicePixelRatioF()))

    def tell(
        self, sums: Sums, measure: Measure, advice: GameAdvice, nothing: str, *, is_over: bool
    ) -> None:
        """What is known by now; *nothing* is said as long as no choice was looked at."""
        self.luck.setVisible(bool(sums.throws and (sums.choices or is_over)))
        self.luck.setText(self._luck(sums, measure, advice))
        self.choices.setText(self._cost(sums, measure, advice) if sums.choices else nothing)
        self.count.setVisible(bool(sums.choices))
        best = self.tr("{number} of them the best").format(number=sums.best)
        count = self.tr("%n choice(s)", "", sums.choices)
        self.count.setText(f"{count}, {best}")

    def _cost(self, sums: Sums, measure: Measure, advice: GameAdvice) -> str:
        if sums.cost < EQUAL[measure]:
            return self.tr("Choices: nothing given away")
        if measure is Measure.CHANCE:
            # Chances do not add up: more than all would be given away.
            cost = advice.cost(sums.cost / sums.choices, measure)
            return self.tr("Choices: {cost} given away by each, on average").format(cost=cost)
        cost = advice.cost(sums.cost, measure)
        return self.tr("Choices: {cost} given away").format(cost=cost)

    def _luck(self, sums: Sums, measure: Measure, advice: GameAdvice) -> str:
        if abs(sums.luck) < max(EQUAL[measure], sums.unsure):
            return self.tr("Dice: as expected")
        text = self.tr("Dice: {gain} better than expected")
        if sums.luck < 0:
            text = self.tr("Dice: {gain} worse than expected")
        gain = advice.cost(sums.luck, measure)
        if sums.unsure >= EQUAL[measure]:
            gain = f"{gain} (± {advice.cost(sums.unsure, measure)})"
        return text.format(gain=gain)


def card_sheet(theme: Theme, *, is_marked: bool = False) -> str:
    """A frame called card as a sheet of paper; one that is marked has another edge."""
    edge = f"2px solid {theme.accent}" if is_marked else f"1px solid {theme.line}"
    return f"QFrame#card {{ background: {theme.paper}; border: {edge}; border-radius: 4px; }}"
