"""Lists, ticks and rows of buttons in the window's flat look.

The style sheet has no picture for the marks of lists and ticks. Qt's own dialogs
have lists and ticks of their own, which it leaves alone.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

_AIR: Final = 2
"""Points that the style leaves beside the words of a list."""


class Box(QComboBox):
    """A list that drops down, with its arrow."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Who scrolls past it chooses nothing."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Long words end in dots before the arrow, which comes on top."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        kind, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(kind, option, field, self).width() - 2 * _AIR
        if not self.itemIcon(self.currentIndex()).isNull():
            room -= self.iconSize().width() + _AIR
        elide = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(self.currentText(), elide, room)
        painter = QStylePainter(self)
        painter.drawComplexControl(kind, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
        middle = QPointF(self.width() - 15, self.height() / 2)
        _stroke(self, self.palette().windowText().color(), middle, ((-4, -2), (0, 2), (4, -2)))


class Buttons(QDialogButtonBox):
    """The buttons below a dialog: it cannot be made so narrow that their words are cut."""

    def minimumSizeHint(self) -> QSize:
        """The style sheet's least width of a button knows nothing of its words."""
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Tab goes from the first to the last, in the order that the system has for them."""
        super().showEvent(event)
        row = self.layout()
        items = [] if row is None else [row.itemAt(place) for place in range(row.count())]
        buttons = [item.widget() for item in items if item is not None]
        for before, after in pairwise(button for button in buttons if button is not None):
            self.setTabOrder(before, after)


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
