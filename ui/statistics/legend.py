"""What the marks of a chart mean: a small drawing of each, and words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.stage.theme import Theme, theme_of
from ui.style import lettered

_SIZE: Final = QSize(18, 14)
_EDGE, _BETWEEN, _BELOW = 12, 20, 4
"""Points beside the marks, between two of a line, and between two lines."""


class Swatch(QWidget):
    """One mark: solid or hollow bar, triangle, diamond, band, or dashed line."""

    def __init__(self, mark: str, parent: QWidget | None = None):
        super().__init__(parent)
        self.mark = mark
        self.setFixedSize(_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws it in the theme of the window."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(painter, self.mark, QRectF(self.rect()), theme_of(self.palette()))
        painter.end()


def _paint(painter: QPainter, mark: str, room: QRectF, theme: Theme) -> None:
    bar = QRectF(room.center().x() - 6, 1, 12, room.height() - 2)
    x, y = room.center().x(), room.center().y()
    match mark:
        case "solid":
            painter.fillRect(bar, theme.colour("accent"))
        case "hollow":
            painter.setPen(QPen(theme.colour("quiet"), 1))
            painter.setBrush(theme.colour("shade"))
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
        case "band":
            faint = QColor(theme.colour("quiet"))
            faint.setAlphaF(0.3)
            painter.fillRect(room.adjusted(0, 2, 0, -2), faint)
        case "dashed":
            pen = QPen(theme.colour("ink"), 2)
            pen.setDashPattern([3, 2])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(0, y), QPointF(room.width(), y))
        case "triangle" | "diamond":
            painter.setPen(QPen(theme.colour("ink"), 1))
            painter.setBrush(theme.colour("warning" if mark == "triangle" else "yellow"))
            corners = [(0, -5), (5, 5), (-5, 5)]
            if mark == "diamond":
                corners = [(0, -6), (5, 0), (0, 6), (-5, 0)]
            painter.drawPolygon([QPointF(x + right, y + down) for right, down in corners])
        case _:
            raise AssertionError(f"nobody knows how to draw {mark}")


class _Meaning(QWidget):
    """One mark and its words."""

    def __init__(self, mark: str, words: str, parent: QWidget):
        super().__init__(parent)
        label = lettered(QLabel(words), "small")
        label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(Swatch(mark))
        row.addWidget(label)


class Legend(QWidget):
    """The marks of one chart side by side, in several lines where one has no room."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self._meanings: list[_Meaning] = []
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, marks: Sequence[tuple[str, str]]) -> None:
        """Shows these marks, each with its words."""
        for meaning in self._meanings:
            meaning.hide()
            meaning.deleteLater()
        self._meanings = [_Meaning(mark, words, self) for mark, words in marks]
        for meaning in self._meanings:
            meaning.show()
        self.setVisible(bool(marks))
        self._place()

    def _lines(self, width: int) -> list[list[_Meaning]]:
        """Those of each line, as many as have room."""
        lines: list[list[_Meaning]] = [[]]
        at = _EDGE
        for meaning in self._meanings:
            wide = meaning.sizeHint().width()
            if lines[-1] and at + wide > width - _EDGE:
                lines.append([])
                at = _EDGE
            lines[-1].append(meaning)
            at += wide + _BETWEEN
        return lines

    def _place(self) -> None:
        down = 0
        for line in self._lines(self.width()):
            at = _EDGE
            for meaning in line:
                meaning.setGeometry(QRect(QPoint(at, down), meaning.sizeHint()))
                at += meaning.width() + _BETWEEN
            down += self._high() + _BELOW
        self.updateGeometry()

    def _high(self) -> int:
        return max((meaning.sizeHint().height() for meaning in self._meanings), default=0)

    def heightForWidth(self, width: int) -> int:
        """As many lines as it needs."""
        lines = len(self._lines(width))
        return lines * self._high() + (lines - 1) * _BELOW

    def sizeHint(self) -> QSize:
        """In one line."""
        wide = sum(meaning.sizeHint().width() + _BETWEEN for meaning in self._meanings)
        return QSize(2 * _EDGE + wide, self._high())

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest words."""
        wide = max((meaning.sizeHint().width() for meaning in self._meanings), default=0)
        return QSize(2 * _EDGE + wide, self._high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._place()
