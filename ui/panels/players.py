"""Who plays: sign, name, points; who is on the move stands out."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tabletop.kernel.game import AnyGame, Seat
from tabletop.kernel.seats import Player
from ui.icons import emblem, icon
from ui.panels.elided import Elided
from ui.stage.theme import Theme
from ui.style import lettered
from ui.words import GameWords, figure

_MOVE, _SIGN, _NAME, _SIDE, _BOT, _POINTS = range(6)


class PlayersPanel(QWidget):
    """A row a seat."""

    def __init__(self, game: AnyGame, players: tuple[Player, ...], words: GameWords, theme: Theme):
        super().__init__()
        self._game = game
        self._players = players
        self._words = words
        self._rows: list[dict[int, QLabel]] = []
        self._active: int | None = None
        self.shows_points = True
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(6)
        layout.setColumnStretch(_NAME, 1)
        for seat, player in enumerate(players):
            row = {part: QLabel() for part in range(6)}
            row[_NAME] = Elided(player.name)
            row[_SIDE] = lettered(QLabel(), "quiet")
            row[_MOVE].setFixedWidth(14)
            row[_POINTS].setAlignment(Qt.AlignmentFlag.AlignRight)
            for part, label in row.items():
                layout.addWidget(label, seat, part)
            self._rows.append(row)
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Signs in the colours of *theme*."""
        self._theme = theme
        for player, row in zip(self._players, self._rows, strict=True):
            sign, ratio = QSize(20, 20), self.devicePixelRatioF()
            emblem_icon = emblem(player.colour, player.shape, theme, 20)
            row[_SIGN].setPixmap(emblem_icon.pixmap(sign, ratio))
            if player.bot is not None:
                row[_BOT].setPixmap(icon("bot", theme).pixmap(sign, ratio))
        self._show_active()

    def retranslate(self) -> None:
        """Words in the language of the window."""
        for player, row in zip(self._players, self._rows, strict=True):
            if player.bot is not None:
                name, thinks = self._words.bot(player.bot)
                row[_BOT].setToolTip(
                    self.tr("Bot {name}: {thinks}").format(name=name, thinks=thinks)
                )

    def sync(self, state: Any) -> None:
        """Shows the points as they stand, unless they are hidden, and who is on the move."""
        turn = self._game.turn(state)
        told = self.shows_points or turn is None or self._words.are_counted(state)
        for score, row in zip(self._game.scores(state), self._rows, strict=True):
            row[_POINTS].setText(figure(score.total) if told else "")
        for seat, row in enumerate(self._rows):
            row[_SIDE].setText(self._words.side(state, Seat(seat)))
        if turn is not None and turn < 0:
            turn = self._game.roller(state)
        self._active = turn
        self._show_active()

    def _show_active(self) -> None:
        for seat, row in enumerate(self._rows):
            on_move = seat == self._active
            row[_MOVE].setText("▸" if on_move else "")
            for part in (_NAME, _POINTS):
                font = row[part].font()
                font.setBold(on_move)
                row[part].setFont(font)
