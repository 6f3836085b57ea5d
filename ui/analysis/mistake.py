"""A row for a choice that cost much: who made it, what was better, and a button to see it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tabletop.analysis import Choice
from tabletop.kernel.seats import Player
from ui.analysis.verdict import card_sheet
from ui.icons import emblem
from ui.stage.theme import Theme
from ui.style import lettered


class Mistake(QFrame):
    """*choice* of *player* in a *part* of the match; *words* tell it and the best one."""

    def __init__(
        self, choice: Choice, player: Player, part: str, words: tuple[str, str], cost: str
    ):
        super().__init__()
        self.choice, self._player = choice, player
        self.setObjectName("card")
        self._sign = QLabel()
        where = self.tr("Action {number}").format(number=choice.ply + 1)
        self.where = QLabel(" · ".join(filter(None, (player.name, where, part))))
        self.what = QLabel(
            self.tr("“{action}”; better was “{best}”.").format(action=words[0], best=words[1])
        )
        self.cost = lettered(QLabel(cost), "strong")
        self.button = QPushButton(self.tr("Show me"))
        self._lay_out()
        self.button.setAccessibleName(f"{self.button.text()}: {self.where.text()}")
        self.setAccessibleName(f"{self.where.text()}. {self.what.text()} {cost}")

    def _lay_out(self) -> None:
        lettered(self.where, "quiet")
        for label in (self.where, self.what):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        middle = QVBoxLayout()
        middle.setSpacing(2)
        middle.addWidget(self.where)
        middle.addWidget(self.what)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addLayout(middle, 1)
        row.addWidget(self.cost)
        row.addWidget(self.button)

    def set_theme(self, theme: Theme) -> None:
        """Paper and sign in *theme*."""
        self.setStyleSheet(card_sheet(theme))
        made = emblem(self._player.colour, self._player.shape, theme, 20)
        self._sign.setPixmap(made.pixmap(QSize(20, 20), self.devicePixelRatioF()))
