"""All keys, and what the mouse does: from the menus themselves, and from the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from ui.menus import Menus
from ui.scrolled import ScrolledDialog
from ui.style import lettered

_ACROSS: Final = 20
_BETWEEN: Final = 40
_ABOVE: Final = 10

Line = tuple[str, str]
"""A key or a movement of the mouse, and what it does."""
Group = tuple[str, Sequence[Line]]
"""A head, and what stands below it."""


class Keys(ScrolledDialog):
    """The menus, a line an action that has a key; at the right what is done on the table."""

    def __init__(self, menus: Menus, parent: QWidget | None = None):
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard and mouse"))
        first, second, third = (_Column(groups) for groups in self._groups(menus))
        row = QHBoxLayout()
        row.setSpacing(_BETWEEN)
        row.addWidget(first)
        wide = sum(column.sizeHint().width() + _BETWEEN for column in (first, second, third))
        if wide < self.screen().availableGeometry().width():
            row.addWidget(second)
            row.addWidget(third)
        else:
            # Large letters on a small screen: what is one below the other can be scrolled.
            both = QVBoxLayout()
            both.addWidget(second)
            both.addWidget(third)
            row.addLayout(both)
        self.column.setContentsMargins(28, 24, 28, 8)
        self.column.setSpacing(16)
        self.column.addWidget(lettered(QLabel(self.tr("Keyboard and mouse")), "title"))
        self.column.addLayout(row)
        self.below.setContentsMargins(28, 8, 28, 20)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.accept)

    def _groups(self, menus: Menus) -> Sequence[Sequence[Group]]:
        """What stands below a head, column by column."""
        match, play, view, help = _of_menus(menus)
        rules = (self.tr("In the rules"), self._rules())
        past = (self.tr("Looking back"), self._past())
        keyboard = (self.tr("On the table, by keyboard"), self._keyboard())
        mouse = (self.tr("On the table, by mouse"), self._mouse())
        return ((match, play), (view, help, rules, past), (keyboard, mouse))

    def _keyboard(self) -> Sequence[Line]:
        return (
            (self.tr("Arrows"), self.tr("to the next thing that can be done")),
            (self.tr("Tab"), self.tr("to the next group of things")),
            (self.tr("Shift and arrows"), self.tr("to all that lies there, to read it")),
            (self.tr("Home, End"), self.tr("to the first thing, to the last one")),
            (self.tr("Space, Enter"), self.tr("do it; take a piece up, put it down")),
            (self.tr("Escape"), self.tr("put it back; close; back to the table")),
            (self.tr("Digits"), self.tr("what real dice show")),
            (self.tr("Backspace"), self.tr("take back the last real die")),
        )

    def _mouse(self) -> Sequence[Line]:
        return (
            (self.tr("Click"), self.tr("do what glows; end what moves")),
            (self.tr("Click, click"), self.tr("take a piece up, put it down")),
            (self.tr("Drag"), self.tr("the same in one go")),
            (self.tr("Draw a line"), self.tr("with “Drag only”: do what glows")),
            (self.tr("Wheel"), self.tr("nearer and farther away")),
            (self.tr("Middle button"), self.tr("move the table that is seen from near")),
            (self.tr("Rest"), self.tr("say what lies there")),
            (self.tr("Double click in the log"), self.tr("look back to there")),
            (self.tr("Drop a file"), self.tr("lay its match on the table")),
        )

    def _past(self) -> Sequence[Line]:
        return (
            (self.tr("Left, Right"), self.tr("an action back, an action on")),
            (self.tr("Home, End"), self.tr("to the beginning, to the last action")),
            (self.tr("Escape"), self.tr("back to the match")),
        )

    def _rules(self) -> Sequence[Line]:
        find = QKeySequence(QKeySequence.StandardKey.Find).toString(_NATIVE)
        return (
            (find, self.tr("search")),
            ("F3", self.tr("find the next place")),
            (f"{_key('Ctrl++')}, {_key('Ctrl+-')}", self.tr("larger and smaller letters")),
        )


_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


def _key(keys: str) -> str:
    return QKeySequence(keys).toString(_NATIVE)


def _of_menus(menus: Menus) -> Iterator[Group]:
    """The menus with what in them has a key."""
    for menu in (menus.match, menus.play, menus.view, menus.help):
        lines = [(_keys_of(action), _name(action.text())) for action in _actions(menu)]
        yield _name(menu.title()), [line for line in lines if line[0]]


def _actions(menu: QMenu) -> Iterator[QAction]:
    """What is in a menu, and in those that it opens."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _actions(inner)
        else:
            yield action


def _keys_of(action: QAction) -> str:
    return ", ".join(keys.toString(_NATIVE) for keys in action.shortcuts())


def _name(text: str) -> str:
    return text.replace("&", "").removesuffix("…")


class _Column(QWidget):
    """Heads with their lines below, in two columns that are the same for all."""

    def __init__(self, groups: Sequence[Group]):
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_ACROSS)
        grid.setVerticalSpacing(5)
        for head, lines in groups:
            row = grid.rowCount()
            if row > 1:
                grid.setRowMinimumHeight(row, _ABOVE)
            grid.addWidget(lettered(QLabel(head), "head"), row + 1, 0, 1, 2)
            for at, (keys, does) in enumerate(lines, row + 2):
                grid.addWidget(lettered(QLabel(keys), "strong"), at, 0)
                grid.addWidget(QLabel(does), at, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(grid.rowCount(), 1)
