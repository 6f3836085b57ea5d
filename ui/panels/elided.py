"""Lines that end in an ellipsis where they have no room; the tool tip has the rest."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from ui.fonts import sized


class Elided(QLabel):
    """One line of text that never holds the window wide."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        font = self.font()
        usual = font.pixelSize()
        # Large letters give way to the words, down to what is usual.
        while (
            QFontMetrics(font).horizontalAdvance(self.text()) > room.width()
            and sized(font.pixelSize() - 1) >= usual
        ):
            font.setPixelSize(font.pixelSize() - 1)
        elided = QFontMetrics(font).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        self.setToolTip(self.text() if elided != self.text() else "")
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), elided)


class Asking(Elided):
    """The line above the board: whose turn it is and what is asked, always true."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("part", "head")
        self.setContentsMargins(16, 4, 16, 4)
