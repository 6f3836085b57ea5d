"""The log: what happened, a paragraph an action; a double click goes there."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from tabletop.kernel.match import Played
from ui.words import GameWords


class _Lines(QPlainTextEdit):
    """Read only; tells which paragraph was double-clicked."""

    pointed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        # When the bar comes, the lines break anew, and the end would be out of sight.
        self.verticalScrollBar().rangeChanged.connect(self.to_end)

    def to_end(self) -> None:
        """The last paragraph is seen."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.to_end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())


class LogPanel(QWidget):
    """The story of the match so far."""

    wanted = Signal(int)
    """The number of actions after which the match is to be seen."""

    def __init__(self, words: GameWords):
        super().__init__()
        self._words = words
        self._plies: list[int] = []
        self._head = QLabel()
        self._head.setProperty("part", "strong")
        self._lines = _Lines()
        self._lines.pointed.connect(self._pointed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 10)
        layout.setSpacing(4)
        layout.addWidget(self._head)
        layout.addWidget(self._lines, 1)
        self.retranslate()

    @property
    def text(self) -> str:
        """Everything it says."""
        return self._lines.toPlainText()

    def retranslate(self) -> None:
        """Words in the language of the window; the paragraphs come with ``retell``."""
        self._head.setText(self.tr("What happened"))
        self._lines.setAccessibleName(self._head.text())

    def tell(self, played: Played) -> None:
        """One action more."""
        for paragraph in self._paragraphs([played]):
            self._lines.appendPlainText(paragraph)
        self._lines.to_end()

    def retell(self, log: Iterable[Played]) -> None:
        """The whole story from the beginning."""
        self._plies.clear()
        self._lines.setPlainText("\n".join(self._paragraphs(log)))
        self._lines.to_end()

    def _paragraphs(self, log: Iterable[Played]) -> list[str]:
        """What the actions tell; those that tell something are remembered by their ply."""
        told = [(played.ply + 1, self._words.story(played.events)) for played in log]
        self._plies += [ply for ply, sentences in told if sentences]
        return [" ".join(sentences) for _, sentences in told if sentences]

    def _pointed(self, paragraph: int) -> None:
        if paragraph < len(self._plies):
            self.wanted.emit(self._plies[paragraph])
