"""One line over the table for a while: why something cannot be done, what the cursor is on."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel

from ui.stage.table import Table
from ui.stage.theme import Theme

_MS = 5000
_WIDEST = 560


class Toast(QLabel):
    """A sentence over *table*: where there is room for it, else at the lower edge."""

    def __init__(self, table: Table):
        super().__init__(table)
        self._table = table
        self.setObjectName("toast")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.hide)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """In the colours of *theme*."""
        self.setStyleSheet(
            f"QLabel#toast {{ background: {theme.paper}; color: {theme.ink};"
            f" border: 1px solid {theme.quiet}; border-radius: 6px; padding: 10px 16px; }}"
        )

    def say(self, sentence: str) -> None:
        """Says it for a while."""
        room = self._table.room_to_say()
        self.setText(sentence)
        widest = self._table.width() - 48 if room.isNull() else room.width()
        self.setFixedWidth(min(_WIDEST, max(200, widest)))
        self.adjustSize()
        if room.isNull():
            room = self._table.rect().adjusted(0, self._table.height() - self.height() - 24, 0, -24)
        where = self.rect()
        where.moveCenter(room.center())
        self.move(where.topLeft())
        self.show()
        self.raise_()
        self._away.start(_MS)

    def unsay(self, sentence: str) -> None:
        """Hides it, if it is what is said just now."""
        if self.text() == sentence:
            self.hide()
