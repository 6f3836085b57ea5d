"""How a turn of Clever goes, on one page, for whoever plays with pens and real dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.games.clever.printed import DICE, ROUNDS, Die
from ui.games.clever import CleverBox
from ui.games.clever.drawings import bonus_art, die_art
from ui.games.clever.paper_legend import KINDS, ratings
from ui.games.clever.paper_sheet import printed
from ui.games.clever.paper_table import DIE_SHAPE, one_die
from ui.games.clever.paper_words import CleverPaper, CleverReminder
from ui.paper.lettering import CENTRE, Lettering, paragraph, write
from ui.paper.report import title
from ui.stage.pixmaps import Art
from ui.stage.theme import LIGHT

_HEADING: Final = Lettering(11.5, bold=True)
_TEXT: Final = Lettering(9.5)
_BOLD: Final = Lettering(10, bold=True)
_SMALL: Final = Lettering(8, colour=LIGHT.quiet)
_GAP: Final = 8.0
"""Millimetres between the columns."""
_LADDER: Final = 12.0

# A throw, and what becomes of it when the green 3 is chosen.
_THROWN: Final = {
    Die.YELLOW: 5,
    Die.BLUE: 2,
    Die.GREEN: 3,
    Die.ORANGE: 6,
    Die.PURPLE: 1,
    Die.WHITE: 3,
}
_CHOSEN: Final = Die.GREEN
_BETWEEN: Final = 1.6
_APART: Final = 6.0
"""Millimetres between dice, and between those that go different ways."""


def reminder(painter: QPainter, field: QRectF, players: int | None, *, must_take: bool) -> None:
    """How a turn goes, in two columns; the number of *players* is framed."""
    words = CleverReminder()
    title(painter, field, CleverBox().title(), words.title())
    width = (field.width() - _GAP) / 2
    left = _Column(painter, QRectF(field.left(), field.top() + 20, width, 0))
    right = _Column(painter, left.place.translated(width + _GAP, 0))
    _rounds(left, words, players)
    _active(left, words)
    _others(left, words, must_take=must_take)
    _alone(left, words)
    _areas(right, words)
    _bonuses(right, words)
    _end(right, words)
    ladder = QRectF(field.left(), field.bottom() - _LADDER, field.width(), _LADDER)
    heading = QRectF(ladder.left(), ladder.top() - 7, ladder.width(), 6)
    write(painter, words.alone_result(), heading, _HEADING)
    ratings(painter, ladder, CleverPaper(), None)


class _Column:
    """A column that is written from top to bottom; *place* is where it begins."""

    def __init__(self, painter: QPainter, place: QRectF):
        self.painter = painter
        self.place = place
        self.y = place.top()

    def row(self, height: float, gap: float = 0.0) -> QRectF:
        """The next part of the column, of that height."""
        found = QRectF(self.place.left(), self.y, self.place.width(), height)
        self.y += height + gap
        return found

    def heading(self, words: str) -> None:
        """A heading, with air above."""
        self.y += 3.5 if self.y > self.place.top() else 0
        write(self.painter, words, self.row(6, 1), _HEADING)

    def text(self, words: str) -> None:
        """A paragraph as wide as the column."""
        room = QRectF(self.place.left(), self.y, self.place.width(), 0)
        self.y += paragraph(self.painter, words, room, _TEXT) + 1.2

    def item(self, words: str, art: Art, width: float, height: float) -> None:
        """A paragraph beside a picture."""
        inset = width + 3
        room = QRectF(self.place.left() + inset, self.y, self.place.width() - inset, 0)
        if _TEXT.width(words) < room.width():
            # A single line stands half way down its picture.
            room.translate(0, (height - _TEXT.height) / 2)
        taken = paragraph(self.painter, words, room, _TEXT)
        picture = QRectF(self.place.left(), self.y + 0.4, width, height)
        printed(self.painter, art, picture)
        self.y += max(taken, height) + 1.8

    def step(self, number: int, words: str) -> None:
        """A paragraph with a number before it."""
        line = QRectF(self.place.left(), self.y, 5, _TEXT.height)
        write(self.painter, str(number), line, _BOLD)
        room = QRectF(self.place.left() + 6, self.y, self.place.width() - 6, 0)
        self.y += paragraph(self.painter, words, room, _TEXT) + 1.2


def _rounds(column: _Column, words: CleverReminder, players: int | None) -> None:
    """How many rounds there are, by the number of players."""
    column.heading(words.rounds())
    block = column.row(12, 2.5)
    labels = max(_TEXT.width(words.players()), _TEXT.width(words.rounds())) + 4
    pitch = (block.width() - labels) / len(ROUNDS)
    for row, label in enumerate((words.players(), words.rounds())):
        line = QRectF(block.left(), block.top() + 6 * row, labels, 6)
        write(column.painter, label, line, _TEXT)
        for at, rounds in enumerate(ROUNDS, 1):
            cell = QRectF(block.left() + labels + (at - 1) * pitch, line.top(), pitch, 6)
            shown = str(rounds if row else at)
            write(column.painter, shown, cell, _BOLD if row else _TEXT, CENTRE)
    if players is not None:
        left = block.left() + labels + (players - 1) * pitch
        column.painter.setPen(QPen(LIGHT.colour("ink"), 0.5))
        column.painter.setBrush(Qt.BrushStyle.NoBrush)
        column.painter.drawRoundedRect(QRectF(left + 3, block.top(), pitch - 6, 12), 1.5, 1.5)
    column.text(words.round_begins())


def _active(column: _Column, words: CleverReminder) -> None:
    column.heading(words.active())
    for at, step in enumerate(words.steps(), 1):
        column.step(at, step)
    _example(column, words)


def _example(column: _Column, words: CleverReminder) -> None:
    """A throw, and below it where its dice go."""
    lower = [die for die in _THROWN if _THROWN[die] < _THROWN[_CHOSEN]]
    kept = [die for die in _THROWN if die is not _CHOSEN and die not in lower]
    side = (column.place.width() - 3 * _BETWEEN - 2 * _APART) / len(_THROWN)
    high = side * DIE_SHAPE
    column.y += 1.5
    thrown = column.row(high, 3)
    left = thrown.center().x() - _wide(len(_THROWN), side) / 2
    _dice(column.painter, list(_THROWN), QPointF(left, thrown.top()), side)
    chosen = left + list(_THROWN).index(_CHOSEN) * (side + _BETWEEN)
    _ring(column.painter, QRectF(chosen, thrown.top(), side, side))
    below = column.row(high + 5, 1)
    left = below.left()
    for dice, caption in (
        ([_CHOSEN], words.chosen()),
        (lower, words.to_platter()),
        (kept, words.thrown_again()),
    ):
        wide = _wide(len(dice), side)
        _dice(column.painter, dice, QPointF(left, below.top()), side)
        line = QRectF(left - _APART / 2 + 0.5, below.bottom() - 4.2, wide + _APART - 1, 4)
        write(column.painter, caption, line, _SMALL, CENTRE)
        left += wide + _APART


def _wide(count: int, side: float) -> float:
    """How wide dice side by side are."""
    return count * side + (count - 1) * _BETWEEN


def _dice(painter: QPainter, dice: Sequence[Die], corner: QPointF, side: float) -> None:
    for at, die in enumerate(dice):
        beside = corner + QPointF(at * (side + _BETWEEN), 0)
        one_die(painter, die, _THROWN[die], beside, side)


def _ring(painter: QPainter, die: QRectF) -> None:
    """This one is chosen."""
    painter.setPen(QPen(LIGHT.colour("ink"), 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(die.adjusted(-1, -1, 1, 1), 3, 3)


def _others(column: _Column, words: CleverReminder, *, must_take: bool) -> None:
    column.heading(words.others())
    column.text(words.others_choose())
    column.text(words.must_take() if must_take else words.may_decline())


def _alone(column: _Column, words: CleverReminder) -> None:
    column.heading(words.alone())
    column.text(words.alone_turns())


def _areas(column: _Column, words: CleverReminder) -> None:
    column.heading(words.areas())
    for die in (*DICE[1:], DICE[0]):
        column.item(words.area(die), die_art(die, 1), 8, 8 * DIE_SHAPE)


def _bonuses(column: _Column, words: CleverReminder) -> None:
    column.heading(words.bonuses())
    column.text(words.bonuses_won())
    for bonus in KINDS:
        column.item(words.bonus(bonus), bonus_art(bonus), 8, 8)
    column.text(words.bars())


def _end(column: _Column, words: CleverReminder) -> None:
    column.heading(words.end())
    column.text(words.counting())
    column.text(words.most_wins())
