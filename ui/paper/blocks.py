"""Blocks of a page that is read in columns: paragraphs, pictures with words, small tables.

A block knows how high it is in a column of some width, for letters of some size.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.paper.lettering import CENTRE, Lettering, paragraph, paragraph_height, write
from ui.stage.theme import LIGHT

Picture: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws in a place."""


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of a page whose text has so many points."""

    points: float

    @property
    def text(self) -> Lettering:
        """What is read."""
        return Lettering(self.points)

    @property
    def bold(self) -> Lettering:
        """Names and numbers."""
        return Lettering(self.points, bold=True)

    @property
    def small(self) -> Lettering:
        """Captions."""
        return Lettering(max(7.0, self.points - 1.5), colour=LIGHT.quiet)

    @property
    def heading(self) -> Lettering:
        """The head of a section."""
        return Lettering(self.points + 2, bold=True)

    @property
    def air(self) -> float:
        """Millimetres below a block."""
        return self.points * 0.11


class Block:
    """A part of a column."""

    @abstractmethod
    def height(self, width: float, letters: Letters) -> float:
        """Millimetres that it takes in a column of this *width*."""

    @abstractmethod
    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        """Draws it; *place* is as high as it said."""


@dataclass(frozen=True, slots=True)
class Text(Block):
    """A paragraph."""

    words: str

    def height(self, width: float, letters: Letters) -> float:
        return paragraph_height(self.words, width, letters.text)

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        paragraph(painter, self.words, place, letters.text)


@dataclass(frozen=True, slots=True)
class Step(Block):
    """A paragraph with a number before it."""

    number: int
    words: str

    def height(self, width: float, letters: Letters) -> float:
        return paragraph_height(self.words, width - _inset(letters), letters.text)

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        line = QRectF(place.left(), place.top(), _inset(letters), letters.text.height)
        write(painter, str(self.number), line, letters.bold)
        paragraph(painter, self.words, place.adjusted(_inset(letters), 0, 0, 0), letters.text)


def steps(sentences: Iterable[str]) -> list[Block]:
    """Sentences one after the other, numbered."""
    return [Step(number, sentence) for number, sentence in enumerate(sentences, 1)]


def _inset(letters: Letters) -> float:
    """Millimetres that a number takes before its paragraph."""
    return letters.points * 0.55


@dataclass(frozen=True, slots=True)
class Item(Block):
    """A picture, and beside it a name and what there is to say; either may be missing."""

    picture: Picture
    wide: float
    high: float
    words: str = ""
    name: str = ""

    def height(self, width: float, letters: Letters) -> float:
        return max(self.high, self._written(width - self._beside, letters))

    @property
    def _beside(self) -> float:
        return self.wide + 3

    def _written(self, width: float, letters: Letters) -> float:
        said = paragraph_height(self.words, width, letters.text) if self.words else 0.0
        return said + (letters.bold.height if self.name else 0.0)

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        """The lower of the two stands half way down the other."""
        down = (place.height() - self.high) / 2
        self.picture(painter, QRectF(place.left(), place.top() + down, self.wide, self.high))
        beside = place.adjusted(self._beside, 0, 0, 0)
        beside.translate(0, (place.height() - self._written(beside.width(), letters)) / 2)
        if self.name:
            line = QRectF(beside.left(), beside.top(), beside.width(), letters.bold.height)
            write(painter, self.name, line, letters.bold)
            beside.translate(0, letters.bold.height)
        if self.words:
            paragraph(painter, self.words, beside, letters.text)


@dataclass(frozen=True, slots=True)
class Figure(Block):
    """A drawing as wide as the column: so high, or so high by the width."""

    picture: Picture
    high: float | Callable[[float], float]

    def height(self, width: float, letters: Letters) -> float:
        return self.high if isinstance(self.high, float) else self.high(width)

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        self.picture(painter, place)


@dataclass(frozen=True, slots=True)
class Beside(Block):
    """Blocks side by side, in parts of the same width."""

    blocks: Sequence[Block]
    gap: float = 4.0

    def _wide(self, width: float) -> float:
        return (width - self.gap * (len(self.blocks) - 1)) / len(self.blocks)

    def height(self, width: float, letters: Letters) -> float:
        return max(block.height(self._wide(width), letters) for block in self.blocks)

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        wide = self._wide(place.width())
        for at, block in enumerate(self.blocks):
            left = place.left() + at * (wide + self.gap)
            block.paint(painter, QRectF(left, place.top(), wide, place.height()), letters)


@dataclass(frozen=True, slots=True)
class Scale(Block):
    """Numbers above numbers: what so many of something bring; one column may be framed."""

    heads: tuple[str, ...]
    brings: tuple[str, ...]
    labels: tuple[str, str]
    framed: int | None = None

    def height(self, width: float, letters: Letters) -> float:
        return 2 * self._row(letters)

    def _row(self, letters: Letters) -> float:
        return letters.text.height * 1.25

    def paint(self, painter: QPainter, place: QRectF, letters: Letters) -> None:
        high = self._row(letters)
        labels = max(letters.text.width(label) for label in self.labels) + 3
        pitch = (place.width() - labels) / len(self.heads)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.colour("shade"))
        painter.drawRoundedRect(QRectF(place.left(), place.top(), place.width(), high), 1, 1)
        rows = ((self.heads, letters.text), (self.brings, letters.bold))
        for row, (figures, lettering) in enumerate(rows):
            top = place.top() + row * high
            label = QRectF(place.left() + 1, top, labels, high)
            write(painter, self.labels[row], label, letters.text)
            for at, figure in enumerate(figures):
                cell = QRectF(place.left() + labels + at * pitch, top, pitch, high)
                write(painter, figure, cell, lettering, CENTRE)
        if self.framed is not None:
            left = place.left() + labels + self.framed * pitch
            painter.setPen(QPen(LIGHT.colour("ink"), 0.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(left + 2, place.top(), pitch - 4, 2 * high), 1.5, 1.5)


def caption(painter: QPainter, words: str, place: QRectF, lettering: Lettering) -> None:
    """Words below a picture: in as many lines as they need, each in the middle of *place*."""
    rows: list[str] = []
    for word in words.split(" "):
        if rows and lettering.width(f"{rows[-1]} {word}") <= place.width():
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    for at, row in enumerate(rows):
        top = place.top() + at * lettering.height
        write(
            painter,
            row,
            QRectF(place.left(), top, place.width(), lettering.height),
            lettering,
            CENTRE,
        )
