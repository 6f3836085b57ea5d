"""The end of a match: each player's total, built up part by part, and who won by what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.game import AnyGame, Seat
from tabletop.kernel.seats import Player
from ui.icons import emblem
from ui.stage.theme import Theme
from ui.words import GameWords, figure

_PART_MS = 450
_WIDE_EDGE = (32, 24, 32, 24)
_NARROW_EDGE = (12, 16, 12, 16)


class Ending(QFrame):
    """A card over the table with the result of *state*, which is over."""

    again = Signal()
    review = Signal()
    analysis = Signal()
    print_requested = Signal()
    closed = Signal()

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        words: GameWords,
        state: Any,
        theme: Theme,
        pace: float,
        table: QWidget,
    ):
        # Large letters may want more room than the table has: the panels beside it give some.
        whole = table.parentWidget() or table
        super().__init__(whole)
        self.setObjectName("ending")
        self._over, self._whole = table, whole
        self._heads: list[QLabel] = []
        self._buttons: list[QPushButton] = []
        self._rows = (QHBoxLayout(), QHBoxLayout())
        self._words = words
        self._state = state
        self._ranking = game.ranking(state)
        self._scores = game.scores(state)
        self._shown = 0
        self._cells: list[list[QLabel]] = []
        self._totals: list[QLabel] = []
        self.setStyleSheet(
            f"QFrame#ending {{ background: {theme.paper}; border: 2px solid {theme.line};"
            " border-radius: 6px; }"
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*_WIDE_EDGE)
        layout.setSpacing(16)
        self._lines = layout
        title = QLabel(words.reason(state, self._ranking))
        title.setProperty("part", "title")
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title.setTextFormat(Qt.TextFormat.PlainText)
        title.setWordWrap(True)
        layout.addWidget(title)
        layout.addLayout(self._table(players, theme))
        self._make_buttons()
        for row in self._rows:
            row.addStretch()
            row.addStretch()
            layout.addLayout(row)
        self._lay_buttons(len(self._buttons))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next_part)
        if pace:
            self._timer.start(round(_PART_MS * pace))
        else:
            self.finish()

    def _table(self, players: Sequence[Player], theme: Theme) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(10)
        parts = [name for name, _ in self._scores[0].parts]
        for column, part in enumerate(parts, 3):
            head = QLabel(self._words.part(part))
            head.setProperty("part", "quiet")
            head.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            self._heads.append(head)
            grid.addWidget(head, 0, column)
        seats = sorted(range(len(players)), key=lambda seat: self._ranking.places[seat])
        for row, seat in enumerate(seats, 1):
            self._row(grid, row, Seat(seat), players[seat], theme)
        return grid

    def _row(self, grid: QGridLayout, row: int, seat: Seat, player: Player, theme: Theme) -> None:
        right = Qt.AlignmentFlag.AlignRight
        competes = bool(self._ranking.winners)
        grid.addWidget(QLabel(f"{self._ranking.places[seat]}." if competes else ""), row, 0)
        sign = QLabel()
        sign.setPixmap(emblem(player.colour, player.shape, theme).pixmap(24, 24))
        grid.addWidget(sign, row, 1)
        name = QLabel(player.name)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setProperty("part", "head")
        grid.addWidget(name, row, 2)
        cells = []
        for column, (_, points) in enumerate(self._scores[seat].parts, 3):
            cell = QLabel(figure(points))
            grid.addWidget(cell, row, column, right)
            cells.append(cell)
        self._cells.append(cells)
        total = QLabel("0")
        total.setProperty("part", "head")
        total.setProperty("seat", int(seat))
        total.setMinimumWidth(48)
        total.setAlignment(right)
        grid.addWidget(total, row, 3 + len(cells), right)
        self._totals.append(total)
        said = self._words.appreciation(self._state, seat)
        if said:
            grid.addWidget(QLabel(said), row, 4 + len(cells))
        for cell in cells:
            # The place is kept, so that nothing moves when the number comes.
            policy = cell.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            cell.setSizePolicy(policy)
            cell.hide()

    def _make_buttons(self) -> None:
        for text, signal in (
            (self.tr("Play again"), self.again),
            (self.tr("Look back"), self.review),
            (self.tr("Analysis…"), self.analysis),
            (self.tr("Print…"), self.print_requested),
            (self.tr("Close"), self.closed),
        ):
            button = QPushButton(text)
            button.clicked.connect(signal)
            self._buttons.append(button)
            if signal is self.again:
                button.setDefault(True)
                self.setFocusProxy(button)

    def _lay_buttons(self, in_row: int) -> None:
        """So many in the first row, the others below."""
        for number, button in enumerate(self._buttons):
            self._rows[number >= in_row].insertWidget(1 + number % in_row, button)

    @property
    def totals(self) -> list[str]:
        """The totals as they stand, the best first."""
        return [total.text() for total in self._totals]

    def place(self) -> None:
        """Lies in the middle of the table, or as near to it as the window lets it."""
        whole = self._whole
        self._give_way(whole.width())
        wide = min(self._lines.totalSizeHint().width(), whole.width())
        self.resize(wide, self._lines.totalHeightForWidth(wide))
        where = self.rect()
        corner = self._over.mapTo(whole, QPoint()) if whole is not self._over else QPoint()
        where.moveCenter(self._over.rect().translated(corner).center())
        where.moveLeft(max(0, min(where.left(), whole.width() - where.width())))
        self.move(where.topLeft())

    def _give_way(self, room: int) -> None:
        """Where the card would be wider than *room* heads break, and buttons lie in two rows."""
        many = len(self._buttons)
        for is_tight, edge, in_row in ((False, _WIDE_EDGE, many), (True, _NARROW_EDGE, 3)):
            for head, (part, _) in zip(self._heads, self._scores[0].parts, strict=True):
                name = self._words.part(part)
                head.setText(_broken(name) if is_tight else name)
            self._lines.setContentsMargins(*edge)
            self._lay_buttons(in_row)
            # What lies in it is measured anew, now and not a little later.
            self._lines.invalidate()
            self._lines.activate()
            if self._lines.totalSizeHint().width() <= room:
                return

    def _next_part(self) -> None:
        """One part more for everybody."""
        self._shown += 1
        for cells, total in zip(self._cells, self._totals, strict=True):
            parts = self._scores[int(total.property("seat"))].parts
            for cell in cells[: self._shown]:
                cell.show()
            total.setText(figure(sum(points for _, points in parts[: self._shown])))
        if not self._cells or self._shown >= len(self._cells[0]):
            self._timer.stop()

    def finish(self) -> None:
        """All parts at once."""
        self._timer.stop()
        self._shown = len(self._scores[0].parts) - 1
        self._next_part()

    def mousePressEvent(self, event: object) -> None:
        self.finish()


def _broken(words: str) -> str:
    """The words on two lines that are about equally long."""
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    if not spaces:
        return words
    middle = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return f"{words[:middle]}\n{words[middle + 1 :]}"


class Result(QObject):
    """The card at the end of one match: laid on the table once, and again when it is asked for."""

    again = Signal()
    review = Signal()
    analysis = Signal()
    print_requested = Signal()

    def __init__(self, game: AnyGame, players: Sequence[Player], words: GameWords, table: QWidget):
        super().__init__(table)
        self._game, self._players, self._words, self._table = game, players, words, table
        self.card: Ending | None = None

    def show(self, state: Any, theme: Theme, pace: float) -> None:
        """Lays the card on the table, the totals still to be built up."""
        self.forget()
        self._make(state, theme, pace)
        assert self.card is not None
        self.card.show()
        self.card.setFocus()

    def _make(self, state: Any, theme: Theme, pace: float) -> None:
        card = Ending(self._game, self._players, self._words, state, theme, pace, self._table)
        card.again.connect(self.again)
        card.review.connect(self.review)
        card.analysis.connect(self.analysis)
        card.print_requested.connect(self.print_requested)
        card.closed.connect(self.put_away)
        card.place()
        self.card = card

    def remake(self, state: Any, theme: Theme) -> None:
        """The same card in another language or theme; put away, it stays so."""
        if self.card is None:
            return
        was_seen = self.card.isVisibleTo(self._table)
        self.forget()
        self._make(state, theme, 0)
        self.card.setVisible(was_seen)

    def put_away(self) -> None:
        """The card is out of sight, and the table has the keyboard."""
        if self.card is not None:
            self.card.hide()
            self._table.setFocus()

    def forget(self) -> None:
        """There is no end any more."""
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
            self.card = None

    def place(self) -> None:
        """Lies in the middle of the table again."""
        if self.card is not None:
            self.card.place()
