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
    """*choice* of *player* in a *part* of the match; *words* tell it and the best one.

    Nothing stands above it before ``place`` was told.
    """

    def __init__(
        self, choice: Choice, player: Player, part: str, words: tuple[str, str], cost: str
    ):
        super().__init__()
        self.choice, self._player, self._part = choice, player, part
        self._theme: Theme | None = None
        self.was_shown = False
        """Whether the table showed it last of all; its edge and a word say so."""
        self.setObjectName("card")
        self._sign = QLabel()
        self.where = QLabel()
        self.what = QLabel(
            self.tr("“{action}”; better was “{best}”.").format(action=words[0], best=words[1])
        )
        self.cost = lettered(QLabel(cost), "strong")
        self.button = QPushButton(self.tr("Show me"))
        self._lay_out()

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

    def place(self, length: int, *, was_shown: bool) -> None:
        """In a match of so many actions; and whether the table showed it last of all."""
        where = self.tr("Action {number} of {count}").format(
            number=self.choice.ply + 1, count=length
        )
        shown = self.tr("shown last") if was_shown else ""
        told = " · ".join(filter(None, (self._player.name, where, self._part, shown)))
        if told == self.where.text():
            return
        self.where.setText(told)
        self.button.setAccessibleName(f"{self.button.text()}: {told}")
        self.setAccessibleName(f"{told}. {self.what.text()} {self.cost.text()}")
        if was_shown != self.was_shown:
            self.was_shown = was_shown
            if self._theme is not None:
                self.set_theme(self._theme)

    def set_theme(self, theme: Theme) -> None:
        """Paper and sign in *theme*."""
        self._theme = theme
        self.setStyleSheet(card_sheet(theme, is_marked=self.was_shown))
        made = emblem(self._player.colour, self._player.shape, theme, 20)
        self._sign.setPixmap(made.pixmap(QSize(20, 20), self.devicePixelRatioF()))
