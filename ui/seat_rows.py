"""Who sits at the table: a row a seat, with a name, a colour and a shape, a person or a bot.

Colours and shapes are each given once: who takes another's gets it in exchange.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from tabletop.kernel.seats import COLOURS, SHAPES, Player
from ui.controls import Box
from ui.icons import emblem
from ui.stage.theme import Theme
from ui.style import lettered

LONGEST_NAME: Final = 24
_SIDE: Final = 20
_LARGE: Final = 30


class SeatRow(QWidget):
    """One seat. *bots* gives, by level, the name of a bot and how it thinks."""

    changed = Signal()
    coloured = Signal(str)
    """Another colour was picked; tells the one given up."""
    shaped = Signal(str)
    """Another shape was picked; tells the one given up."""

    def __init__(
        self,
        seat: int,
        bots: Mapping[str, tuple[str, str]],
        theme: Theme,
        colours: Sequence[str] = COLOURS,
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self._seat, self._bots, self._theme, self._colours = seat, bots, theme, colours
        self._colour, self._shape = colours[seat], SHAPES[seat]
        self._sign = QLabel()
        self._sign.setFixedSize(_LARGE, _LARGE)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.who = Box()
        self.colour = Box()
        self.shape = Box()
        self.thinks = lettered(QLabel(), "small")
        self._lay()
        self._fill()
        self.name.textChanged.connect(lambda _: self.changed.emit())
        self.who.currentIndexChanged.connect(self._sat)
        self.colour.activated.connect(self._recoloured)
        self.shape.activated.connect(self._reshaped)
        self._sat()

    def _lay(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for column, widget in enumerate((self._sign, self.name, self.who, self.colour, self.shape)):
            grid.addWidget(widget, 0, column)
        grid.addWidget(self.thinks, 1, 1, 1, 4)
        grid.setColumnStretch(1, 1)
        self.name.setMinimumWidth(200)
        for box in (self.colour, self.shape):
            box.setIconSize(QSize(_SIDE, _SIDE))

    def _fill(self) -> None:
        number = self._seat + 1
        self.who.addItem(self.tr("Person"), None)
        for level, (name, _) in self._bots.items():
            self.who.addItem(self.tr("Bot: {name}").format(name=name), level)
        named = {
            "blue": self.tr("Blue"),
            "orange": self.tr("Orange"),
            "green": self.tr("Green"),
            "purple": self.tr("Purple"),
            "circle": self.tr("Circle"),
            "square": self.tr("Square"),
            "triangle": self.tr("Triangle"),
            "diamond": self.tr("Diamond"),
        }
        for colour in self._colours:
            self.colour.addItem(named[colour], colour)
        for shape in SHAPES:
            self.shape.addItem(named[shape], shape)
        for widget, label in (
            (self.name, self.tr("Seat {number}: name")),
            (self.who, self.tr("Seat {number}: person or bot")),
            (self.colour, self.tr("Seat {number}: colour")),
            (self.shape, self.tr("Seat {number}: shape")),
        ):
            widget.setAccessibleName(label.format(number=number))
            widget.setToolTip(label.format(number=number))
        self._draw()

    @property
    def bot(self) -> str | None:
        """The level of the bot that sits here; None for a person."""
        level: str | None = self.who.currentData()
        return level

    def named(self) -> str:
        """The name, or what is said of a seat that nobody named."""
        return self.name.text().strip() or self.name.placeholderText()

    def seated(self) -> Player:
        """Who sits here; the name is empty where nobody wrote one."""
        return Player(self.name.text().strip(), self._colour, self._shape, self.bot)

    def seat(self, player: Player) -> None:
        """Puts *player* here; an unknown bot is a person."""
        self.name.setText(player.name)
        self.who.setCurrentIndex(max(0, self.who.findData(player.bot)))
        self.paint(player.colour, player.shape)

    def paint(self, colour: str, shape: str) -> None:
        """Gives the seat a colour and a shape."""
        self._colour, self._shape = colour, shape
        self._draw()

    @property
    def sign(self) -> tuple[str, str]:
        """The colour and the shape."""
        return self._colour, self._shape

    def _sat(self) -> None:
        bot = self.bot
        if bot is None:
            default = self.tr("Player {number}").format(number=self._seat + 1)
        else:
            default = self._bots[bot][0]
        self.name.setPlaceholderText(default)
        self.thinks.setText("" if bot is None else self._bots[bot][1])
        self.thinks.setVisible(bot is not None)
        self.changed.emit()

    def _recoloured(self) -> None:
        old, self._colour = self._colour, self.colour.currentData()
        self._draw()
        if old != self._colour:
            self.coloured.emit(old)

    def _reshaped(self) -> None:
        old, self._shape = self._shape, self.shape.currentData()
        self._draw()
        if old != self._shape:
            self.shaped.emit(old)

    def _draw(self) -> None:
        """The sign, and in the two lists what it would be."""
        large = emblem(self._colour, self._shape, self._theme, _LARGE)
        self._sign.setPixmap(large.pixmap(QSize(_LARGE, _LARGE), self.devicePixelRatioF()))
        for number, colour in enumerate(self._colours):
            self.colour.setItemIcon(number, emblem(colour, self._shape, self._theme, _SIDE))
        for number, shape in enumerate(SHAPES):
            self.shape.setItemIcon(number, emblem(self._colour, shape, self._theme, _SIDE))
        self.colour.setCurrentIndex(self._colours.index(self._colour))
        self.shape.setCurrentIndex(SHAPES.index(self._shape))


class SeatRows(QWidget):
    """All seats a game may have; the first *count* of them are taken."""

    changed = Signal()

    def __init__(
        self,
        most: int,
        bots: Mapping[str, tuple[str, str]],
        theme: Theme,
        colours: Sequence[str] = COLOURS,
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self._colours = colours
        self.rows = [SeatRow(seat, bots, theme, colours) for seat in range(most)]
        self.count = most
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self.changed)
            row.coloured.connect(lambda old, taker=row: self._exchange_colour(taker, old))
            row.shaped.connect(lambda old, taker=row: self._exchange_shape(taker, old))

    def set_count(self, count: int) -> None:
        """So many play."""
        self.count = count
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < count)
        self.changed.emit()

    def people(self) -> int:
        """How many of those who play are people."""
        return sum(row.bot is None for row in self.rows[: self.count])

    def players(self) -> tuple[Player, ...]:
        """Who plays, each with a name that no other has."""
        names = _told_apart([row.named() for row in self.rows[: self.count]])
        return tuple(
            Player(name, *row.sign, row.bot)
            for name, row in zip(names, self.rows[: self.count], strict=True)
        )

    def seated(self) -> list[Player]:
        """Every row as it stands, also of those who do not play."""
        return [row.seated() for row in self.rows]

    def seat(self, players: Sequence[Player]) -> None:
        """Puts *players* on the first seats, with their signs where they are all different."""
        for row, player in zip(self.rows, players, strict=False):
            row.seat(Player(player.name, *row.sign, player.bot))
        signs = [(player.colour, player.shape) for player in players]
        if len(signs) == len(self.rows) and _all_different(signs, self._colours):
            for row, sign in zip(self.rows, signs, strict=True):
                row.paint(*sign)

    def _exchange_colour(self, taker: SeatRow, old: str) -> None:
        for row in self.rows:
            if row is not taker and row.sign[0] == taker.sign[0]:
                row.paint(old, row.sign[1])
        self.changed.emit()

    def _exchange_shape(self, taker: SeatRow, old: str) -> None:
        for row in self.rows:
            if row is not taker and row.sign[1] == taker.sign[1]:
                row.paint(row.sign[0], old)
        self.changed.emit()


def _all_different(signs: Sequence[tuple[str, str]], known: Sequence[str]) -> bool:
    colours = {colour for colour, _ in signs} & set(known)
    shapes = {shape for _, shape in signs} & set(SHAPES)
    return len(colours) == len(shapes) == len(signs)


def _told_apart(names: Sequence[str]) -> list[str]:
    """Two of one name get a number."""
    told: list[str] = []
    for name in names:
        number, apart = 1, name
        while apart in told:
            number += 1
            apart = f"{name} {number}"
        told.append(apart)
    return told
