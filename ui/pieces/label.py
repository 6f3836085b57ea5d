"""Words and numbers on the table, in the table's type."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.fonts import fitted
from ui.stage.pixmaps import Pixmaps


class Label(QGraphicsItem):
    """A line of text inside a rectangle; too long, it becomes smaller, and ends in an ellipsis."""

    def __init__(
        self,
        key: str,
        where: QRectF,
        pixmaps: Pixmaps,
        *,
        height: float = 18,
        bold: bool = False,
        token: str = "ink",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ):
        super().__init__()
        self.key = key
        self.where = where
        self._pixmaps = pixmaps
        self._token = token
        self._align = align | Qt.AlignmentFlag.AlignVCenter
        self._height = height
        self._bold = bold
        self._text = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def font(self) -> QFont:
        """In which it is written, in the scene's units."""
        return self._fitted()[0]

    def _fitted(self) -> tuple[QFont, str]:
        return fitted(self._text, self._height, self.where.size(), bold=self._bold)

    def say(self, text: str) -> None:
        """Says *text* from now on."""
        if text != self._text:
            self._text = text
            self.update()

    def boundingRect(self) -> QRectF:
        return self.where

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        font, text = self._fitted()
        painter.setFont(font)
        painter.setPen(self._pixmaps.theme.colour(self._token))
        painter.drawText(self.where, int(self._align), text)

    def told(self) -> str:
        """The label in one line, for ``dump()``."""
        return f"{self.key}: “{self._text}”"
