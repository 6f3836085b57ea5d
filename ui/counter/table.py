"""The pad as a table: a line for what is counted, a column for each player, totals and places.

The numbers typed and the points they make stand above the totals they add up to.
"""

from __future__ import annotations

from collections.abc import Set
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tabletop.kernel.counter import Counter
from tabletop.kernel.game import Seat
from ui.counter.art import entry_art
from ui.counter.field import Field, NumberField
from ui.counter.pad import Pad, Place
from ui.counter.result import Result
from ui.icons import emblem, pixmap
from ui.seat_rows import LONGEST_NAME
from ui.stage.theme import Theme
from ui.style import lettered, repolish

_SIGN: Final = 24
_EMBLEM: Final = 28
_COLUMN: Final = 80
"""The narrowest column."""
_HEAD, _NAMES, _FIRST = 0, 1, 2
_SIGNS, _LABELS, _SEATS = 0, 1, 2
_EDGE: Final = 12
_MANY: Final = 10
"""A pad with more lines is set closer, so that it is seen whole."""
_ABOVE, _CLOSE = 6, 2
"""Room above and below what is written in a field, with few lines and with many."""


class Table(QWidget):
    """All that stands on *pad*, as the game's *counter* reads it."""

    focused = Signal(QWidget)
    """Another field is written in."""

    def __init__(self, game: str, counter: Counter, pad: Pad, parent: QWidget | None = None):
        super().__init__(parent)
        self._game, self._counter, self._pad = game, counter, pad
        most = max(counter.seats)
        self._emblems = [QLabel() for _ in range(most)]
        self.names = [Field() for _ in range(most)]
        self._signs = [QLabel() for _ in counter.lines]
        self._labels = [QLabel() for _ in counter.lines]
        self.numbers = [
            [NumberField(is_scaled=bool(line.scale)) for line in counter.lines] for _ in range(most)
        ]
        self._total_label = lettered(QLabel(), "strong")
        self.totals = [lettered(QLabel(), "title") for _ in range(most)]
        self._place_label = lettered(QLabel(), "quiet")
        self.places = [QLabel() for _ in range(most)]
        self._lay()
        self._connect()

    def _lay(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2 if self._is_close else 4)
        lines = len(self._counter.lines)
        for line in range(lines):
            grid.addWidget(self._signs[line], _FIRST + line, _SIGNS)
            grid.addWidget(self._labels[line], _FIRST + line, _LABELS)
        grid.addWidget(self._total_label, _FIRST + lines, _LABELS)
        grid.addWidget(self._place_label, _FIRST + lines + 1, _LABELS)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for seat, column in enumerate(self.numbers):
            at = _SEATS + seat
            grid.addWidget(self._emblems[seat], _HEAD, at, Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(self.names[seat], _NAMES, at)
            for line, field in enumerate(column):
                field.setMinimumWidth(_COLUMN)
                grid.addWidget(field, _FIRST + line, at)
            for label, row in ((self.totals[seat], lines), (self.places[seat], lines + 1)):
                label.setAlignment(right)
                label.setContentsMargins(0, 0, _EDGE, 0)
                grid.addWidget(label, _FIRST + row, at)
            self.names[seat].setMaxLength(LONGEST_NAME)
            self.names[seat].setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.setColumnStretch(at, 1)
        grid.setColumnMinimumWidth(_SIGNS, _SIGN)
        grid.setRowMinimumHeight(_FIRST + lines, 30 if self._is_close else 40)

    @property
    def _is_close(self) -> bool:
        """Whether there are many lines."""
        return len(self._counter.lines) > _MANY

    def _rows(self) -> list[list[Field]]:
        """The fields row by row, as Tab goes through them."""
        return [list(self.names), *(list(row) for row in zip(*self.numbers, strict=True))]

    def _connect(self) -> None:
        fields = [field for row in self._rows() for field in row]
        for before, after in pairwise(fields):
            QWidget.setTabOrder(before, after)
        for seat, name in enumerate(self.names):
            name.textChanged.connect(lambda text, seat=seat: self._pad.name(seat, text.strip()))
            self._wire(name, seat, -1)
            for line, field in enumerate(self.numbers[seat]):
                field.textChanged.connect(
                    lambda _, seat=seat, line=line: self._pad.enter(
                        seat, line, self.numbers[seat][line].number
                    )
                )
                self._wire(field, seat, line)

    def _wire(self, field: Field, seat: int, line: int) -> None:
        field.went.connect(lambda across, down: self._go(seat + across, line, down))
        field.settled.connect(self._pad.settle)
        field.entered.connect(lambda: self.focused.emit(field))
        field.undone.connect(lambda: self._show(self._pad.undo()))
        field.redone.connect(lambda: self._show(self._pad.redo()))

    def set_theme(self, theme: Theme) -> None:
        """Signs and warnings in the colours of *theme*."""
        ratio = self.devicePixelRatioF()
        for line, sign in zip(self._counter.lines, self._signs, strict=True):
            art = entry_art(self._game, line.id)
            if art is not None:
                sign.setPixmap(pixmap(art, _SIGN, ratio, theme))
        for player, sign in zip(self._pad.count.players, self._emblems, strict=True):
            icon = emblem(player.colour, player.shape, theme, _EMBLEM)
            sign.setPixmap(icon.pixmap(QSize(_EMBLEM, _EMBLEM), ratio))
        above = _CLOSE if self._is_close else _ABOVE
        self.setStyleSheet(
            f"Field {{ padding: {above}px 8px; }}"
            f"Field:focus {{ padding: {above - 1}px 7px; }}"
            f'Field[wrong="true"] {{ border: 2px solid {theme.warning};'
            f" padding: {above - 1}px 7px; }}"
            f'QLabel[waits="true"] {{ color: {theme.quiet}; font-weight: normal; }}'
            f'QLabel[wins="true"] {{ color: {theme.accent}; font-weight: bold; }}'
        )

    def sync(self, result: Result) -> None:
        """Shows the pad as it stands, in the language of the window."""
        self._total_label.setText(result.total())
        self._place_label.setText(result.place())
        for at, line in enumerate(self._counter.lines):
            self._labels[at].setText(result.words.entry(line.id))
            for label in (self._signs[at], self._labels[at]):
                label.setVisible(line.is_for(result.count.seats))
        wrong = {(objection.seat, objection.line) for objection in result.standing.objections}
        for seat in range(len(result.players)):
            plays = seat < result.count.seats
            self._show_column(seat, plays)
            self._show_name(seat, result.count.players[seat].name)
            if plays:
                self._show_numbers(seat, result, wrong)
                self._show_total(Seat(seat), result)

    def _show_name(self, seat: int, written: str) -> None:
        name, number = self.names[seat], seat + 1
        name.show_text(written)
        name.setPlaceholderText(self.tr("Player {number}").format(number=number))
        name.updateGeometry()
        name.setAccessibleName(self.tr("Player {number}: name").format(number=number))

    def _show_numbers(self, seat: int, result: Result, wrong: Set[tuple[Seat, int | None]]) -> None:
        for line, field in enumerate(self.numbers[seat]):
            kind = self._counter.lines[line]
            entered = result.count.columns[seat][line]
            points = result.standing.points[seat][line]
            field.show_text("" if entered is None else str(entered))
            field.worth = str(points) if kind.scale and points is not None else ""
            field.setAccessibleName(
                self.tr("{entry}, {name}").format(
                    entry=result.words.entry(kind.id), name=result.players[seat].name
                )
            )
            each = self._counter.each(line, result.standing.points[seat])
            field.setPlaceholderText("" if each is None else f"× {each}")
            field.setAccessibleDescription(self._worth(points, each))
            _mark(field, "wrong", (Seat(seat), line) in wrong)

    def _worth(self, points: int | None, each: int | None) -> str:
        """What a number is worth; where none stands yet, what one of the things would be."""
        if points is not None:
            return self.tr("%n point(s)", "", points)
        return "" if each is None else self.tr("%n point(s) each", "", each)

    def _show_column(self, seat: int, shown: bool) -> None:
        ends = (self._emblems[seat], self.names[seat], self.totals[seat], self.places[seat])
        for widget in ends:
            widget.setVisible(shown)
        for line, field in enumerate(self.numbers[seat]):
            field.setVisible(shown and line in self._there)

    def _show_total(self, seat: Seat, result: Result) -> None:
        """The total, quiet as long as it is not all; then the place."""
        self.totals[seat].setText(result.told_total(seat))
        self.places[seat].setText(result.told_place(seat))
        _mark(self.totals[seat], "waits", not result.standing.is_final)
        for label in (self.totals[seat], self.places[seat]):
            _mark(label, "wins", result.wins(seat))
        for label in (self.places[seat], self._place_label):
            label.setVisible(len(result.playing) > 1)

    @property
    def place(self) -> Place | None:
        """The field that is written in."""
        for seat, column in enumerate(self.numbers):
            for line, field in enumerate(column):
                if field.hasFocus():
                    return Place(seat, line)
        return None

    def start(self) -> None:
        """The first number that is still to be written."""
        for column in self.numbers[: self._pad.count.seats]:
            for line in self._there:
                if column[line].number is None:
                    column[line].setFocus(Qt.FocusReason.OtherFocusReason)
                    return
        self.numbers[0][0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _there(self) -> list[int]:
        """The lines that so many players write down."""
        seats = self._pad.count.seats
        return [at for at, line in enumerate(self._counter.lines) if line.is_for(seats)]

    def _go(self, seat: int, line: int, down: int) -> None:
        """To a field, round the edges: below the last is the head of the next column."""
        rows = [None, *self._there]
        row = rows.index(None if line < 0 else line) + down
        if row >= len(rows):
            seat, row = seat + 1, 1
        elif row < 0:
            seat, row = seat - 1, len(rows) - 1
        self._show(Place(seat % self._pad.count.seats, rows[row]))

    def _show(self, place: Place | None) -> None:
        if place is None or place.seat is None:
            return
        column = self.numbers[place.seat]
        field = self.names[place.seat] if place.line is None else column[place.line]
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()


def _mark(widget: QWidget, name: str, holds: bool) -> None:
    """A property that the style sheet knows."""
    if bool(widget.property(name)) != holds:
        widget.setProperty(name, holds)
        repolish(widget)
