"""Lists and ticks in the window's flat look: the style sheet has no picture for their marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QStyle, QStyleOptionButton


class Box(QComboBox):
    """A list that drops down, with its arrow."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The arrow comes on top."""
        super().paintEvent(event)
        middle = QPointF(self.width() - 15, self.height() / 2)
        _stroke(self, self.palette().windowText().color(), middle, ((-4, -2), (0, 2), (4, -2)))


class Check(QCheckBox):
    """A box to tick, with its tick."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tick comes on top."""
        super().paintEvent(event)
        if self.isChecked():
            option = QStyleOptionButton()
            self.initStyleOption(option)
            box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            paper = self.palette().color(QPalette.ColorRole.Base)
            middle = QPointF(box.x() + box.width() / 2, box.y() + box.height() / 2)
            _stroke(self, paper, middle, ((-4, 0), (-1, 3), (4, -3)))


def _stroke(
    widget: QComboBox | QCheckBox,
    colour: QColor,
    middle: QPointF,
    points: tuple[tuple[float, float], ...],
) -> None:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([middle + QPointF(*point) for point in points])
    painter.end()
