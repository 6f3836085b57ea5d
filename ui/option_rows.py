"""What a table may agree on before a match, a row an option, in the game's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.errors import Problem
from tabletop.kernel.game import AnyGame
from tabletop.kernel.options import Choice, File, Text
from ui import games as looks
from ui.editor import Editor
from ui.file_row import FileRow
from ui.forms import Label
from ui.saying import told
from ui.segments import Drop, Radios, Segments
from ui.stage.theme import Theme
from ui.style import lettered
from ui.words import GameWords

_SIDE_BY_SIDE: Final = 56
"""So many letters go into one row."""
_BELOW: Final = 4


class ChoiceRow(QWidget):
    """An option of a few words: side by side if they are short, else one below the other."""

    changed = Signal()

    def __init__(self, option: Choice, words: GameWords, parent: QWidget | None = None):
        super().__init__(parent)
        self.option = option
        label = words.option(option.id)
        labels = [words.value(option.id, value) for value in option.values]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.shown: Segments | Radios | Drop
        if sum(map(len, labels)) <= _SIDE_BY_SIDE:
            self.shown = Segments(option.values)
        elif len(labels) <= _BELOW:
            self.shown = Radios(option.values)
        else:
            self.shown = Drop(option.values)
        self.shown.label(labels, label)
        self.shown.chosen.connect(lambda _: self.changed.emit())
        column.addWidget(self.shown)

    @property
    def value(self) -> str:
        """The word that was chosen."""
        return self.shown.word

    @value.setter
    def value(self, value: str) -> None:
        self.shown.word = value


class TextRow(QWidget):
    """An option that is typed; what is wrong with it stands below."""

    changed = Signal()

    def __init__(self, option: Text, words: GameWords, parent: QWidget | None = None):
        super().__init__(parent)
        self.option = option
        self.line = QLineEdit(option.default)
        self.line.setAccessibleName(words.option(option.id))
        self._trouble = lettered(QLabel(), "warning")
        self._trouble.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.line)
        column.addWidget(self._trouble)
        self.line.textChanged.connect(self._typed)
        self._typed()

    @property
    def problem(self) -> Problem | None:
        """What is wrong with what was typed."""
        return self.option.problem(self.value)

    @property
    def value(self) -> str:
        """What was typed; the default where nothing was."""
        return self.line.text().strip() or self.option.default

    @value.setter
    def value(self, value: str) -> None:
        self.line.setText(value)

    def _typed(self) -> None:
        problem = self.problem
        self._trouble.setText("" if problem is None else told(problem))
        self._trouble.setVisible(problem is not None)
        self.changed.emit()


class EditedRow(QWidget):
    """An option that is set up by hand in an *editor*; what was set up stands beside it."""

    changed = Signal()

    def __init__(
        self,
        option: Text,
        words: GameWords,
        editor: type[Editor],
        theme: Theme,
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self.option = option
        self._words, self._editor, self._theme = words, editor, theme
        self._value = option.default
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.edit = QPushButton(self.tr("Set up by hand…"))
        self.forget = QPushButton(self.tr("Not by hand"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.told, 1)
        for button, act in ((self.edit, self._open), (self.forget, self._forget)):
            button.setAutoDefault(False)
            button.clicked.connect(act)
            row.addWidget(button)
        self.value = option.default

    @property
    def problem(self) -> Problem | None:
        """What is wrong with what was set up."""
        return self.option.problem(self._value)

    @property
    def value(self) -> str:
        """What was set up; the default where nothing was."""
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        self._value = value
        self.told.setText(self._words.value(self.option.id, value))
        self.forget.setVisible(value != self.option.default)
        self.changed.emit()

    def _open(self) -> None:
        editor = self._editor(self._value, self._theme, self)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        editor.accepted.connect(lambda: self._take(editor.value))
        editor.open()

    def _take(self, value: str) -> None:
        if self.option.problem(value) is None:
            self.value = value

    def _forget(self) -> None:
        self.value = self.option.default


class OptionRows(QObject):
    """The rows of a game's options: choices in one form, what is typed in another."""

    changed = Signal()

    def __init__(
        self,
        game: AnyGame,
        words: GameWords,
        choices: QFormLayout,
        typed: QFormLayout,
        theme: Theme,
    ) -> None:
        super().__init__()
        self.choices: dict[str, ChoiceRow] = {}
        self.texts: dict[str, TextRow | EditedRow | FileRow] = {}
        for option in game.options:
            label = words.option(option.id)
            match option:
                case Choice():
                    choice = self.choices[option.id] = ChoiceRow(option, words)
                    choices.addRow(Label(choice.shown.first_line, label), choice)
                case Text():
                    editor = looks.editor(game.id, option.id)
                    if editor is not None:
                        edited = self.texts[option.id] = EditedRow(option, words, editor, theme)
                        choices.addRow(Label(edited.edit, label), edited)
                        continue
                    text = self.texts[option.id] = TextRow(option, words)
                    typed.addRow(Label(text.line, label), text)
                case File():
                    file = self.texts[option.id] = FileRow(option, words)
                    typed.addRow(Label(file.choose, label), file)
                case _:
                    assert_never(option)
        for row in self._rows():
            row.changed.connect(self.changed)

    def _rows(self) -> list[ChoiceRow | TextRow | EditedRow | FileRow]:
        return [*self.choices.values(), *self.texts.values()]

    def values(self) -> dict[str, str]:
        """What the table agreed on."""
        return {row.option.id: row.value for row in self._rows()}

    def agree(self, values: Mapping[str, str]) -> None:
        """Sets what was agreed on before; leaves out what the game does not know any more."""
        for row in self._rows():
            value = values.get(row.option.id)
            if value is not None and row.option.problem(value) is None:
                row.value = value

    @property
    def has_problem(self) -> bool:
        """Whether something typed cannot be played."""
        return any(row.problem for row in self.texts.values())
