"""The log: what happened, link by link.

An action is told by its first sentence, and below it, set in, by what came of it; so a
chain can be read from its beginning. A new part of the match has a head. A double click
goes there.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QLabel, QTextEdit, QVBoxLayout, QWidget

from tabletop.kernel.match import Played
from ui.words import GameWords

_SPACE: Final = 6
"""Points between two actions; a head has more above it."""
_ABOVE_HEAD: Final = 12
_SET_IN: Final = 14
_EDGE, _MARGIN = 3, 7


class _Lines(QTextEdit):
    """Read only; tells which line was double-clicked."""

    pointed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(_MARGIN)
        self._marked: range | None = None
        # When the bar comes, the lines break anew, and the end would be out of sight.
        self.verticalScrollBar().rangeChanged.connect(self.settle)

    def write(self, sentence: str, *, is_head: bool = False, is_link: bool = False) -> None:
        """One line more."""
        block, letters = QTextBlockFormat(), QTextCharFormat()
        if is_link:
            block.setLeftMargin(_SET_IN)
        elif not self.document().isEmpty():
            block.setTopMargin(_ABOVE_HEAD if is_head else _SPACE)
        if is_head:
            letters.setFontWeight(700)
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self.document().isEmpty():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        cursor.insertText(sentence, letters)

    def rewrite(self, write: Callable[[], None]) -> None:
        """Everything anew, laid out once."""
        self.clear()
        whole = QTextCursor(self.document())
        whole.beginEditBlock()
        write()
        whole.endEditBlock()

    def mark(self, lines: range) -> None:
        """Marks these lines and has them seen; without any the beginning is seen."""
        self._marked = lines
        self.settle()
        self.viewport().update()

    def unmark(self) -> None:
        """Marks nothing: the end is seen."""
        self._marked = None
        self.settle()
        self.viewport().update()

    def settle(self) -> None:
        """The marked lines are seen, or the end."""
        bar = self.verticalScrollBar()
        # Lines have their places when all are laid out.
        self._place(self.document().lastBlock())
        if self._marked is None:
            bar.setValue(bar.maximum())
        elif not self._marked:
            bar.setValue(0)
        else:
            place, room = self._place_of(self._marked), self.viewport().height()
            bar.setValue(round(min(place.top(), place.center().y() - room / 2)))

    def _place(self, block: QTextBlock) -> QRectF:
        return self.document().documentLayout().blockBoundingRect(block)

    def _place_of(self, lines: range) -> QRectF:
        return reduce(
            QRectF.united, map(self._place, map(self.document().findBlockByNumber, lines))
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._marked:
            place = self._place_of(self._marked).translated(0, -self.verticalScrollBar().value())
            whole = QRectF(
                0, place.top() - _EDGE, self.viewport().width(), place.height() + 2 * _EDGE
            )
            colour, painter = self.palette().color, QPainter(self.viewport())
            painter.fillRect(whole, colour(QPalette.ColorRole.AlternateBase))
            whole.setWidth(_EDGE)
            painter.fillRect(whole, colour(QPalette.ColorRole.Highlight))
            painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()

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
        """The number of actions after which each line is told."""
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
        """Everything it says, a sentence a line."""
        return self._lines.toPlainText()

    def retranslate(self) -> None:
        """Words in the language of the window; the sentences come with ``retell``."""
        self._head.setText(self.tr("What happened"))
        self._lines.setAccessibleName(self._head.text())

    def tell(self, played: Played) -> None:
        """One action more."""
        self._write(played)
        self._lines.unmark()

    def retell(self, log: Iterable[Played]) -> None:
        """The whole story from the beginning."""
        self._plies.clear()
        self._lines.rewrite(lambda: self._write(*log))
        self._lines.unmark()

    def mark(self, ply: int) -> None:
        """Marks what is told of the last of *ply* actions that tells something."""
        told = max((known for known in self._plies if known <= ply), default=0)
        self._lines.mark(range(bisect_left(self._plies, told), bisect_right(self._plies, told)))

    def _write(self, *log: Played) -> None:
        """What actions tell: their first sentence, what came of it, heads between."""
        for played in log:
            for is_head, sentences in self._parts(played):
                for number, sentence in enumerate(sentences):
                    is_link = number > 0 and not is_head
                    self._lines.write(sentence, is_head=is_head, is_link=is_link)
                    self._plies.append(played.ply + 1)

    def _parts(self, played: Played) -> Iterator[tuple[bool, list[str]]]:
        for is_head, events in groupby(played.events, self._words.is_head):
            yield is_head, self._words.story(list(events))

    def _pointed(self, line: int) -> None:
        if line < len(self._plies):
            self.wanted.emit(self._plies[line])
