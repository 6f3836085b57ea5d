"""A chart that is drawn when it is first seen, or a sentence where there is nothing to draw.

The charts take half a second to load: the window stands there by then, and says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStackedLayout, QWidget

from ui.soon import soon
from ui.stage.theme import Theme, theme_of
from ui.style import lettered

Draw = Callable[[Any, Theme], None]
"""Draws into an empty plot, in a theme."""

_SMALLEST: Final = QSize(240, 120)
_USUAL: Final = QSize(560, 320)


class Canvas(QWidget):
    """Room for one chart."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.plot: Any = None
        """The chart once it is loaded."""
        self._draw: Draw | None = None
        self._said = ("", "")
        self.label = lettered(QLabel(), "quiet")
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setWordWrap(True)
        self.label.setContentsMargins(24, 12, 24, 12)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """As a chart is read well."""
        return _USUAL

    def minimumSizeHint(self) -> QSize:
        """As a chart can still be read."""
        return _SMALLEST

    def say(self, sentence: str) -> None:
        """A sentence instead of a chart."""
        self._draw = None
        self.setToolTip("")
        self.label.setText(sentence)
        self._pages.setCurrentWidget(self.label)

    def show_chart(self, draw: Draw, name: str, description: str) -> None:
        """The chart that *draw* makes; *name* and *description* are for a screen reader."""
        self._draw, self._said = draw, (name, description)
        self.setToolTip(description)
        if self.plot is None:
            self.label.setText(self.tr("The chart is being drawn…"))
            self._pages.setCurrentWidget(self.label)
            self.update()
        else:
            self._redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is seen for the first time is drawn right after."""
        super().paintEvent(event)
        if self._draw is not None and self.plot is None:
            soon(self, self._load)

    def _load(self) -> None:
        if self._draw is None or self.plot is not None:
            return
        from ui import charts

        self.plot = charts.plot(theme_of(self.palette()))
        self.plot.resize(self.size())
        self._pages.addWidget(self.plot)
        self._redraw()

    def _redraw(self) -> None:
        """Draws anew, in the theme and the language of the window."""
        if self._draw is None or self.plot is None:
            return
        from ui import charts

        theme = theme_of(self.palette())
        self.plot.clear()
        charts.dress(self.plot, theme)
        charts.describe(self.plot, *self._said)
        self._draw(self.plot, theme)
        self._pages.setCurrentWidget(self.plot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands at the axes depends on the room there is."""
        super().resizeEvent(event)
        if self.plot is not None:
            soon(self, self._redraw)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the theme."""
        if event.type() == QEvent.Type.PaletteChange:
            self._redraw()
        super().changeEvent(event)
