"""A dialog for any screen: as high as its words need, and no higher than the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QScrollArea, QVBoxLayout, QWidget

from ui.controls import Buttons
from ui.soon import soon

_TITLE_BAR: Final = 40
"""Room for what the system draws above a window, as long as it has not said how high that is."""


class _Inside(QWidget):
    """What is in the dialog; tells when it wants another size."""

    resettled = Signal()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.resettled.emit()
        return handled


class ScrolledDialog(QDialog):
    """What is in ``column`` scrolls where the screen is too low for it; ``buttons`` never do."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.buttons = Buttons()
        self._inside = _Inside()
        self.column = QVBoxLayout(self._inside)
        self.pane = QScrollArea()
        self.pane.setWidget(self._inside)
        self.pane.setWidgetResizable(True)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The dialog's own paper shows through.
        for widget in (self.pane.viewport(), self._inside):
            widget.setAutoFillBackground(False)
        self.below = QVBoxLayout()
        self.below.addWidget(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pane, 1)
        column.addLayout(self.below)
        self._inside.resettled.connect(self._fit)

    def showEvent(self, event: QShowEvent) -> None:
        """Only now every row knows how high its letters are."""
        super().showEvent(event)
        self._fit()

    def reveal(self, widget: QWidget) -> None:
        """Scrolls to what has just appeared."""
        soon(widget, lambda: self.pane.ensureWidgetVisible(widget, 0, 12))

    def _fit(self) -> None:
        """As high as it needs to be, and whole on the screen."""
        screen = self.screen().availableGeometry()
        frame = max(_TITLE_BAR, self.frameGeometry().height() - self.height())
        room = screen.height() - frame - self.below.sizeHint().height()
        self.column.activate()
        narrowest = self._inside.minimumSizeHint().width()
        width = max(self.width(), narrowest)
        height = self.column.totalSizeHint().height()
        if self.column.hasHeightForWidth():
            # Some words are broken into lines.
            height = self.column.totalHeightForWidth(width)
        if height > room:
            bar = self.pane.verticalScrollBar().sizeHint().width()
            narrowest += bar
            width = max(width, narrowest)
        self.pane.setMinimumWidth(narrowest)
        self.resize(width, min(height, room) + self.below.sizeHint().height())
        over = self.frameGeometry().bottom() - screen.bottom()
        if over > 0:
            self.move(self.x(), max(screen.top(), self.y() - over))
