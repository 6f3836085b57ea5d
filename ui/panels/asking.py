"""The line above the board: whose turn it is and what is asked, always true."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy


class Asking(QLabel):
    """One line; what has no room ends in an ellipsis and is read in the tool tip."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("part", "head")
        self.setContentsMargins(16, 4, 16, 4)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def ask(self, sentence: str) -> None:
        """Says *sentence* from now on."""
        self.setText(sentence)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width()
        is_cut = self.fontMetrics().horizontalAdvance(self.text()) > room
        self.setToolTip(self.text() if is_cut else "")

    def minimumSizeHint(self) -> QSize:
        # The longest sentence must not hold the window wide.
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        self._fit()
        painter = QPainter(self)
        room = self.contentsRect()
        elided = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), elided)
