"""The moves list: everything that can be done now, in words.

Whoever plays by keyboard or by screen reader plays from here; hovering a row
lights what it would do on the board. Where real dice are thrown, what they show
is typed below. Who has begun to play here goes on here: after each choice the first
of the next rows is current, and between typed dice the rows have the keyboard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final, TypeAlias

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextLayout
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.game import AnyGame
from ui.panels.dice import DiceField
from ui.words import GameWords

Index: TypeAlias = QModelIndex | QPersistentModelIndex

_MANY = 36
"""More rows than these nobody reads: dice are typed then."""
_TALL: Final = 10000
"""Points in height in which any row finds room."""


class _Whole(QStyledItemDelegate):
    """Rows as high as their words, which may need several lines."""

    def __init__(self, rows: QListWidget):
        super().__init__(rows)
        self._rows = rows
        self._wide = 0
        self._known: dict[tuple[str, str], QSize] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = self._rows.viewport().width()
        key = str(index.data()), option.font.key()
        if wide != self._wide:
            self._known.clear()
            self._wide = wide
        # The same rows come turn after turn, fifty at once in some games.
        if key not in self._known:
            self._known[key] = self._measured(option, index, wide)
        return self._known[key]

    def _measured(self, option: QStyleOptionViewItem, index: Index, wide: int) -> QSize:
        shown, style = QStyleOptionViewItem(option), self._rows.style()
        self.initStyleOption(shown, index)
        # Measured as it will be painted: the style's own hint knows nothing of the padding.
        shown.rect = QRect(0, 0, wide, _TALL)
        part = QStyle.SubElement.SE_ItemViewItemText
        inside = style.subElementRect(part, shown, self._rows)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._rows) + 1
        words = QTextLayout(shown.text, shown.font)
        high = _lines_high(words, inside.width() - 2 * margin)
        return QSize(wide, high + _TALL - inside.height())


class _Rows(QListWidget):
    """A list that is chosen from by a click or by Enter."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_Whole(self))
        self.clicked.connect(self._take)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            # A key that is held down chooses once.
            if self.currentIndex().isValid() and not event.isAutoRepeat():
                self._take(self.currentIndex())
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A row is chosen, and seen to be, before Enter takes it; not by a click's focus."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.begin()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is chosen where nobody is; a menu or another window only covers it."""
        super().focusOutEvent(event)
        away = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if event.reason() not in away:
            self.setCurrentRow(-1)

    def begin(self) -> None:
        """Stands at the first row."""
        # Qt may have made it the current one without selecting it.
        self.setCurrentRow(0, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _take(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row())


def _lines_high(words: QTextLayout, wide: int) -> int:
    """How high words are in lines so wide."""
    high = 0.0
    words.beginLayout()
    while (line := words.createLine()).isValid():
        line.setLineWidth(wide)
        high += line.height()
    words.endLayout()
    return ceil(high)


class MovesPanel(QWidget):
    """The rows of the moment; *None* as an action stands for the throw that chance waits for."""

    chosen = Signal(object)
    thrown = Signal()
    lit = Signal(object)
    """The action under the pointer or the cursor; None for none."""
    refused = Signal(str)
    filled = Signal()
    """There are other rows."""

    def __init__(self, game: AnyGame, words: GameWords):
        super().__init__()
        self._game = game
        self._words = words
        self._state: Any = None
        self._actions: list[Any] = []
        self._is_past = False
        """Whether the rows are only to be looked at."""
        self._types = False
        """Whether the dice before were typed, so that the next will be, too."""
        self._head = QLabel()
        self._head.setProperty("part", "strong")
        self._rows = _Rows()
        self._rows.chosen.connect(self._choose)
        self._rows.itemEntered.connect(lambda item: self._light(self._rows.row(item)))
        self._rows.currentRowChanged.connect(self._light)
        self._rows.viewport().installEventFilter(self)
        self._dice = DiceField(game, words)
        self._dice.entered.connect(self._typed)
        self._dice.refused.connect(self.refused)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(4)
        layout.addWidget(self._head)
        layout.addWidget(self._rows, 1)
        layout.addWidget(self._dice)
        self.retranslate()
        self.clear()

    @property
    def rows(self) -> list[str]:
        """The rows as they stand."""
        return [self._rows.item(row).text() for row in range(self._rows.count())]

    @property
    def whole_height(self) -> int:
        """How high it would be with every row in sight."""
        rows = sum(self._rows.sizeHintForRow(row) for row in range(self._rows.count()))
        around = self.sizeHint().height() - self._rows.sizeHint().height()
        return around + rows + 2 * self._rows.frameWidth()

    def retranslate(self) -> None:
        """Words in the language of the window."""
        self._head.setText(self.tr("What can be done"))
        self._rows.setAccessibleName(self._head.text())
        self._dice.retranslate()

    def clear(self) -> None:
        """Nothing can be done."""
        self._fill([], [])
        self._put_away_dice()

    def _put_away_dice(self) -> None:
        """No dice are typed now; who has typed goes on in the rows."""
        if self._dice.hasFocus():
            self._rows.setFocus()
        self._dice.hide()

    def offer(self, state: Any, actions: Sequence[Any], *, throw: bool) -> None:
        """Rows for these actions, and for the throw that chance waits for."""
        self._state = state
        texts = [self._words.action(state, action) for action in actions]
        self._put_away_dice()
        if throw:
            self._fill([*actions, None], [*texts, self._words.throw(state)])
        else:
            self._fill(list(actions), texts)

    def rank(
        self, state: Any, actions: Sequence[Any], notes: Mapping[Any, str], *, is_past: bool
    ) -> None:
        """Rows in this order with notes behind them; of what is past they are only lit."""
        self.offer(state, actions, throw=False)
        self._is_past = is_past
        for row, action in enumerate(actions):
            if action in notes:
                self._rows.item(row).setText(f"{self._rows.item(row).text()} · {notes[action]}")
        self._rows.setCurrentRow(0)

    def offer_one(self, words: str) -> None:
        """A single row, for what is done like a throw."""
        self._put_away_dice()
        self._fill([None], [words])

    def ask_dice(self, state: Any) -> None:
        """The people throw real dice: what they show is chosen or typed; of a lot, chosen."""
        outcomes = self._game.legal_actions(state)
        is_listed = len(outcomes) <= _MANY
        self.offer(state, outcomes if is_listed else (), throw=False)
        if is_listed and outcomes and self._game.roller(state) is None:
            return
        self._dice.ask(state)
        self._dice.show()
        if self._types or (self._rows.hasFocus() and not self._rows.count()):
            self._dice.setFocus()

    def begin_typing(self, text: str) -> None:
        """Somebody begins to type dice, wherever the cursor was."""
        if self._dice.isVisibleTo(self):
            self._dice.setFocus()
            self._dice.insert(text)

    def _fill(self, actions: list[Any], texts: list[str]) -> None:
        self._actions = actions
        self._is_past = False
        self._rows.clear()
        for text in texts:
            QListWidgetItem(text, self._rows)
        if self._rows.hasFocus():
            self._rows.begin()
        self.filled.emit()

    def _choose(self, row: int) -> None:
        self._types = False
        action = self._actions[row]
        if self._is_past:
            self.lit.emit(action)
        elif action is None:
            self.thrown.emit()
        else:
            self.chosen.emit(action)

    def _light(self, row: int) -> None:
        self.lit.emit(self._actions[row] if 0 <= row < len(self._actions) else None)

    def _typed(self, action: Any) -> None:
        self._types = True
        self.chosen.emit(action)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.lit.emit(None)
        return False
