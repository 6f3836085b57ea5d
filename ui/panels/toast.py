"""One line over the table for a while: why something cannot be done, what the cursor is on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from ui.soon import soon
from ui.stage.table import Table
from ui.stage.theme import Theme

POINTED_MS: Final = 3000
"""So long is said what the cursor is on; its ring stays."""
_MS: Final = 5000
_NARROWEST, _WIDEST = 180, 560
_ACROSS: Final = 36
"""Pixels beside the words: the padding, the edges, and a little."""
_FREE: Final = 24
"""Pixels to the edge of the table."""


class Toast(QLabel):
    """A sentence over *table*: where it hides nothing, else at an edge, away from the cursor."""

    def __init__(self, table: Table):
        super().__init__(table)
        self._table = table
        self.setObjectName("toast")
        self.setWordWrap(True)
        # A folder that is told of may be called like a mark of HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.hide)
        self.hide()
        table.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """In the colours of *theme*."""
        self.setStyleSheet(
            f"QLabel#toast {{ background: {theme.paper}; color: {theme.ink};"
            f" border: 1px solid {theme.quiet}; border-radius: 6px; padding: 10px 16px; }}"
        )

    def say(self, sentence: str, for_ms: int = _MS) -> None:
        """Says it for a while."""
        self.setText(sentence)
        self._lie()
        self.show()
        self.raise_()
        self._away.start(for_ms)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finds its place anew where the table becomes another size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            # The table itself hears of it after this.
            soon(self, self._lie)
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        self.move(self._place().topLeft())

    def _place(self) -> QRect:
        """Where it hides nothing, if there it has room enough; else at an edge."""
        room = self._table.room_to_say()
        if not room.isNull():
            self._fit(room.width())
            where = self.rect()
            where.moveCenter(room.center())
            if self._table.rect().contains(where):
                return where
        self._fit(self._table.width() - 2 * _FREE)
        where = self.rect()
        where.moveCenter(self._at_edge())
        return where

    def _fit(self, widest: int) -> None:
        """As wide as its words, or as there is room for; as high as they become then."""
        self.ensurePolished()
        wide = QFontMetrics(self.font()).horizontalAdvance(self.text()) + _ACROSS
        widest = min(_WIDEST, max(_NARROWEST, widest))
        wide = min(wide, widest)
        self.resize(QSize(wide, self.heightForWidth(wide)))

    def _at_edge(self) -> QPoint:
        """The middle of the lower edge; of the upper one while the cursor is below."""
        table = self._table
        away = self.height() // 2 + _FREE
        down = away if table.points_below() else table.height() - away
        return QPoint(table.width() // 2, down)

    def unsay(self, sentence: str) -> None:
        """Hides it, if it is what is said just now."""
        if self.text() == sentence:
            self.hide()
