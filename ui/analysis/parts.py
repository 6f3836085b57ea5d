"""The points of each player part by part, on a scale that shows what is usual."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from tabletop.kernel.match import Match
from tabletop.usual import Band, Usual, usual
from ui.analysis.verdict import card_sheet
from ui.icons import emblem
from ui.stage.theme import Theme
from ui.style import lettered
from ui.words import GameWords, figure

_NAME, _SCALE, _FIRST = 0, 1, 2
_SIGN, _HIGH = 14, 26
_FULL: Final = 1.1
"""A scale goes a little further than what is on it."""
_FAINT: Final = 0.45
_BESIDE: Final = 9.0


class Scale(QWidget):
    """One part of the score from left to right: the usual band, its mean, and each player."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(_HIGH)
        self.setMinimumWidth(160)
        self._points: list[int] = []
        self._signs: list[Any] = []
        self._band: Band | None = None
        self._theme: Theme | None = None

    def show_points(self, points: list[int], band: Band | None) -> None:
        """The points by seat, and what is usual."""
        self._points, self._band = points, band
        self.update()

    def set_signs(self, signs: list[Any], theme: Theme) -> None:
        """The emblem of each seat, in *theme*."""
        self._signs, self._theme = signs, theme
        self.update()

    def _span(self) -> tuple[float, float]:
        """From which to which points it goes; nought is always on it."""
        ends = [0, *self._points]
        if self._band is not None:
            ends += [self._band.low, self._band.high]
        low, high = min(ends), max(ends)
        return low, low + max(1.0, _FULL * (high - low))

    def _x(self, points: float) -> float:
        low, high = self._span()
        room = self.width() - _SIGN - 4
        return _SIGN / 2 + 2 + room * (points - low) / (high - low)

    def _places(self) -> list[float]:
        """Where the signs lie: who has as many points lies beside the other."""
        places: list[float] = []
        for points in self._points:
            x = self._x(points)
            while any(abs(x - other) < _BESIDE for other in places):
                x += _BESIDE
            places.append(x)
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        """A groove, the band in it, the mean as a notch, and the signs on top."""
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        middle = self.height() / 2
        painter.setBrush(QColor(theme.shade))
        painter.drawRoundedRect(QRectF(0, middle - 5, self.width(), 10), 3, 3)
        if self._band is not None:
            self._paint_band(painter, theme, self._band, middle)
        for sign, x in zip(self._signs, self._places(), strict=True):
            place = QRectF(x - _SIGN / 2, middle - _SIGN / 2, _SIGN, _SIGN)
            sign.paint(painter, place.toRect())
        painter.end()

    def _paint_band(self, painter: QPainter, theme: Theme, band: Band, middle: float) -> None:
        left, right = self._x(band.low), self._x(band.high)
        usual = QColor(theme.quiet)
        usual.setAlphaF(_FAINT)
        painter.setBrush(usual)
        painter.drawRoundedRect(QRectF(left, middle - 5, max(2.0, right - left), 10), 3, 3)
        painter.setBrush(QColor(theme.quiet))
        painter.drawRect(QRectF(self._x(band.mean) - 1, middle - 9, 2, 18))


class Parts(QFrame):
    """A row for each part of the score of *match*, and for the total."""

    def __init__(self, match: Match, words: GameWords):
        super().__init__()
        self.setObjectName("card")
        self._match, self._words = match, words
        self._players = match.setup.players
        self._theme: Theme | None = None
        self.usual: Usual | None = usual(match.game, match.setup.options, len(self._players))
        self.note = lettered(QLabel(), "quiet")
        self.note.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(_SCALE, 1)
        self._grid.setRowMinimumHeight(0, _HIGH)
        self._heads = [QLabel() for _ in self._players]
        self._usually = lettered(QLabel(), "quiet")
        self._rows: dict[str, tuple[QLabel, Scale, list[QLabel], QLabel]] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        column.addLayout(self._grid)
        column.addWidget(self.note)
        self._lay_heads()

    def _lay_heads(self) -> None:
        right = Qt.AlignmentFlag.AlignRight
        for seat, sign in enumerate(self._heads):
            self._grid.addWidget(sign, 0, _FIRST + seat, right)
        self._grid.addWidget(self._usually, 0, _FIRST + len(self._players), right)

    def _row(self, part: str) -> tuple[QLabel, Scale, list[QLabel], QLabel]:
        """The row of a part, laid where there is none yet."""
        if part not in self._rows:
            row = len(self._rows) + 1
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            made = QLabel(), Scale(), [QLabel() for _ in self._players], lettered(QLabel(), "quiet")
            self._grid.addWidget(made[0], row, _NAME)
            self._grid.addWidget(made[1], row, _SCALE)
            for seat, label in enumerate(made[2]):
                self._grid.addWidget(label, row, _FIRST + seat, right)
            self._grid.addWidget(made[3], row, _FIRST + len(self._players), right)
            self._rows[part] = made
            self._sign(made[1])
        return self._rows[part]

    def _sign(self, scale: Scale) -> None:
        if self._theme is not None:
            theme = self._theme
            signs = [emblem(one.colour, one.shape, theme, _SIGN) for one in self._players]
            scale.set_signs(signs, theme)

    def set_theme(self, theme: Theme) -> None:
        """Paper and signs in *theme*."""
        self._theme = theme
        self.setStyleSheet(card_sheet(theme))
        for player, sign in zip(self._players, self._heads, strict=True):
            made = emblem(player.colour, player.shape, theme, 18)
            sign.setPixmap(made.pixmap(QSize(18, 18), self.devicePixelRatioF()))
            sign.setAccessibleName(player.name)
        for _, scale, _, _ in self._rows.values():
            self._sign(scale)

    def retranslate(self) -> None:
        """Words in the language of the window."""
        for head, player in zip(self._heads, self._players, strict=True):
            head.setToolTip(player.name)
        self._usually.setText(self.tr("usual") if self.usual is not None else "")
        self.follow()

    def follow(self) -> None:
        """The points as they stand."""
        scores = self._match.game.scores(self._match.state)
        for part, _ in scores[0].parts:
            points = [dict(score.parts)[part] for score in scores]
            band = None if self.usual is None else self.usual.parts.get(part)
            self._fill(part, self._words.part(part), points, band)
        total = None if self.usual is None else self.usual.total
        self._fill("", self.tr("total"), [score.total for score in scores], total)
        self.note.setText(self._note())

    def _fill(self, part: str, name: str, points: list[int], band: Band | None) -> None:
        label, scale, cells, usually = self._row(part)
        label.setText(name)
        scale.show_points(points, band)
        for cell, number in zip(cells, points, strict=True):
            cell.setText(figure(number))
        if band is not None:
            low, high = figure(band.low), figure(band.high)
            usually.setText(self.tr("{low} to {high}").format(low=low, high=high))

    def _note(self) -> str:
        if self.usual is None:
            return self.tr("What is usual is known only for the game as it is played by default.")
        name, _ = self._words.bot(self.usual.bot)
        return self.tr(
            "Usual is what “{bot}” reaches in two matches of three: %n match(es) against itself.",
            "",
            self.usual.matches,
        ).format(bot=name)
