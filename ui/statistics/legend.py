"""What the marks of a chart mean: a small drawing of each, and words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.stage.theme import Theme, theme_of
from ui.style import lettered

_SIZE: Final = QSize(18, 14)


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


class Legend(QWidget):
    """The marks of one chart side by side."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 0, 12, 0)
        self._row.setSpacing(6)
        self._row.addStretch()

    def tell(self, marks: Sequence[tuple[str, str]]) -> None:
        """Shows these marks, each with its words."""
        while self._row.count() > 1:
            item = self._row.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number, (mark, words) in enumerate(marks):
            label = lettered(QLabel(words), "small")
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setContentsMargins(0, 0, 14, 0)
            self._row.insertWidget(2 * number, Swatch(mark))
            self._row.insertWidget(2 * number + 1, label)
        self.setVisible(bool(marks))
