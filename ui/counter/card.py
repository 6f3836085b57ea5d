"""The paper card that the pad is: how many play, the table, and below it what it comes to."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.kernel.counter import Counter, Objection
from ui.counter.pad import Pad
from ui.counter.result import Result
from ui.counter.table import Table
from ui.segments import Segments
from ui.stage.theme import Theme
from ui.style import lettered, repolish


class PadCard(QFrame):
    """The card of one game."""

    def __init__(self, game: str, counter: Counter, pad: Pad, parent: QWidget | None = None):
        super().__init__(parent)
        self.game = game
        self._result: Result | None = None
        self.table = Table(game, counter, pad)
        self.players = Segments([str(seats) for seats in counter.seats])
        self._players_label = QLabel()
        self._day = lettered(QLabel(), "quiet")
        self.said = lettered(QLabel(), "strong")
        self.said.setWordWrap(True)
        # Room for two lines: nothing moves when a sentence comes.
        self.said.setMinimumHeight(2 * self.said.fontMetrics().lineSpacing())
        self._lay()
        self.players.chosen.connect(lambda word: pad.seat(int(word)))
        self.table.focused.connect(lambda _: self._say())

    def _lay(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._players_label)
        top.addWidget(self.players)
        top.addStretch()
        top.addWidget(self._day)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(10)
        column.addLayout(top)
        column.addWidget(self.table)
        column.addWidget(self.said)
        column.addStretch()

    def set_theme(self, theme: Theme) -> None:
        """Paper and signs in the colours of *theme*."""
        self.setStyleSheet(
            f"PadCard {{ background: {theme.paper}; border: 1px solid {theme.line};"
            " border-radius: 4px; }"
        )
        self.table.set_theme(theme)

    def sync(self, result: Result) -> None:
        """Shows the pad as it stands, in the language of the window."""
        self._result = result
        self._players_label.setText(self.tr("Players"))
        self.players.label(self.players.words, self.tr("Players"))
        self.players.word = str(result.count.seats)
        self._day.setText(result.day())
        self.table.sync(result)
        self._say()

    def _say(self) -> None:
        """What cannot be, of all that the field which is written in; else who won."""
        result = self._result
        if result is None:
            return
        objection = self._objection(result)
        said = result.verdict() if objection is None else result.objection(objection)
        self.said.setText(said)
        part = "strong" if objection is None else "warning"
        if self.said.property("part") != part:
            repolish(lettered(self.said, part))

    def _objection(self, result: Result) -> Objection | None:
        """The objection to what is written in, or the first there is."""
        found, place = result.standing.objections, self.table.place
        if place is None:
            return next(iter(found), None)

        def distance(objection: Objection) -> tuple[bool, bool]:
            return objection.seat != place.seat, objection.line != place.line

        return min(found, key=distance, default=None)
