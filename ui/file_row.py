"""An option that takes a file: it is chosen in a dialog, and its text goes with the match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.kernel.errors import Problem, TabletopError
from tabletop.kernel.options import File, read_file
from tabletop.kernel.save import write_whole
from tabletop.resources import documents
from ui.naming import Naming
from ui.saying import told
from ui.style import lettered
from ui.words import GameWords

_SUFFIX = ".json"


class FileRow(QWidget):
    """What is played with, and buttons for another file; a file that cannot be says so below."""

    changed = Signal()

    def __init__(self, option: File, words: GameWords, parent: QWidget | None = None):
        super().__init__(parent)
        self.option = option
        self._words = words
        self._value = option.default
        self._naming = Naming(self)
        self.told = QLabel()
        self.told.setWordWrap(True)
        # A file says what it likes: no tag in it is one.
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.choose = QPushButton(self.tr("Choose a file…"))
        self.example = QPushButton(self.tr("Save an example…"))
        self.forget = QPushButton(self.tr("Without a file"))
        self.trouble = lettered(QLabel(), "warning")
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button, act in (
            (self.choose, self._choose),
            (self.example, self._save_example),
            (self.forget, self._forget),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(act)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.told)
        column.addLayout(buttons)
        column.addWidget(self.trouble)
        self.value = option.default

    @property
    def problem(self) -> Problem | None:
        """What is wrong with the file that is played with."""
        return self.option.problem(self._value)

    @property
    def value(self) -> str:
        """The text of the file; empty for none."""
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        self._value = value
        self.told.setText(self._words.value(self.option.id, value))
        self.forget.setVisible(value != self.option.default)
        self._complain("")
        self.changed.emit()

    def take(self, path: Path) -> None:
        """Plays with the file at *path*; one that cannot be used leaves what was."""
        try:
            text = read_file(path)
        except TabletopError as error:
            self._complain(told(error))
            return
        problem = self.option.problem(text)
        if problem is None:
            self.value = text
        else:
            sentence = self.tr("{file}: {problem}")
            self._complain(sentence.format(file=path.name, problem=told(problem)))

    def _complain(self, text: str) -> None:
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    def _choose(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self._words.option(self.option.id), str(documents()), self._kinds()
        )
        if chosen:
            self.take(Path(chosen))

    def _save_example(self) -> None:
        proposed = documents() / f"{self.option.id}{_SUFFIX}"
        title = self._words.option(self.option.id)
        self._naming.ask(title, proposed, self._kinds(), _SUFFIX, self.write_example)

    def write_example(self, path: Path) -> None:
        """Writes what is played with without a file, to begin one's own from."""
        try:
            write_whole(path, self.option.example().encode())
        except TabletopError as error:
            self._complain(told(error))

    def _forget(self) -> None:
        self.value = self.option.default

    def _kinds(self) -> str:
        return self.tr("Files (*{suffix})").format(suffix=_SUFFIX)
