"""The board editor: a position is set up by hand, token by token, or as a line of text."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.games.croco import setting
from tabletop.games.croco.draft import Draft
from tabletop.games.croco.names import NAMES, read_clan
from tabletop.kernel.errors import NotationError
from ui.controls import Buttons
from ui.editor import Editor
from ui.games.croco.draft_scene import DraftScene
from ui.saying import told
from ui.segments import Segments
from ui.stage.table import Table
from ui.stage.theme import Theme
from ui.style import lettered

_WIDTH, _HEIGHT = 1000, 860
_FRAME: Final = QSize(16, 48)
"""What the system draws around a window."""


class CrocoEditor(Editor):
    """Drag tokens from their boxes to the camps and onto the crocodiles."""

    def __init__(self, value: str, theme: Theme, parent: QWidget | None = None):
        super().__init__(value, theme, parent)
        self.scene = DraftScene(self)
        self.table = Table(self.scene, None)
        self.table.set_theme(theme)
        self.places = Segments(NAMES)
        self.lay = QPushButton(self.tr("Lay the rest in the camps by lot"))
        self.empty = QPushButton(self.tr("Empty the board"))
        self.back = QPushButton(self.tr("Undo"))
        self.line = QLineEdit()
        self.said = lettered(QLabel(), "quiet")
        self._trouble = lettered(QLabel(), "warning")
        self._drafts: list[tuple[str, Draft]] = [(NAMES[0], Draft())]
        """What was set up step by step: the clan that places, and what lies where."""
        self.buttons = Buttons(QDialogButtonBox.StandardButton.Cancel)
        self.take = self.buttons.addButton(
            self.tr("Play from here"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._build()
        self._connect()
        self._begin(value)

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Set up a position"))
        self.places.label(
            [self.tr("Green places"), self.tr("Blue places")], self.tr("Who places first")
        )
        self.line.setAccessibleName(self.tr("The position as a line of text"))
        self.said.setWordWrap(True)
        self._trouble.setWordWrap(True)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.places)
        top.addStretch()
        for button in (self.lay, self.empty, self.back):
            button.setAutoDefault(False)
            top.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addWidget(self.said)
        column.addWidget(self.line)
        column.addWidget(self._trouble)
        column.addWidget(self.buttons)
        self.table.setMinimumSize(600, 444)
        room = self.screen().availableSize() - _FRAME
        self.resize(QSize(_WIDTH, _HEIGHT).boundedTo(room))

    def _connect(self) -> None:
        self.scene.changed.connect(lambda draft: self._go(self.places.word, draft))
        self.scene.refused.connect(self.said.setText)
        self.scene.pointed.connect(self._pointed)
        self.places.chosen.connect(lambda clan: self._go(clan, self.draft))
        self.lay.clicked.connect(self._lay_by_lot)
        self.empty.clicked.connect(lambda: self._go(self.places.word, Draft()))
        self.back.clicked.connect(self.undo)
        QShortcut(QKeySequence.StandardKey.Undo, self.table).activated.connect(self.undo)
        self.line.textEdited.connect(self._typed)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _begin(self, value: str) -> None:
        if value and setting.problem(value) is None:
            clan, board = setting.read(value)
            self._drafts = [(NAMES[clan], Draft.of(board))]
        self._show()
        self.table.setFocus()

    @property
    def draft(self) -> Draft:
        """What lies where."""
        return self._drafts[-1][1]

    @property
    def value(self) -> str:
        """The position that was set up, as the option takes it."""
        clan, draft = self._drafts[-1]
        return setting.written_setup(read_clan(clan), draft.board)

    def _pointed(self, words: str) -> None:
        """What the cursor is on; else what can be done here."""
        self.said.setText(words or self.scene.reasons.sets_up())

    def _go(self, clan: str, draft: Draft) -> None:
        """A step on; none where nothing has changed."""
        if (clan, draft) != self._drafts[-1]:
            self._drafts.append((clan, draft))
        self._show()

    def _show(self) -> None:
        """The table and the line say what was set up."""
        self._lay_out()
        self.line.setText(self.value)
        self.line.setCursorPosition(0)
        self._judge(self.value)

    def _lay_out(self) -> None:
        clan, draft = self._drafts[-1]
        self.places.word = clan
        self.scene.show_draft(draft)

    def _lay_by_lot(self) -> None:
        rng = Random(SystemRandom().getrandbits(64))
        self._go(self.places.word, self.draft.with_camps_laid(rng))

    def undo(self) -> None:
        """Takes the last change back."""
        if len(self._drafts) > 1:
            self._drafts.pop()
            self._show()

    def _typed(self, text: str) -> None:
        """What lies there is what the line says, where it can be read."""
        try:
            clan, board = setting.read(text)
        except NotationError:
            self._judge(text)
            return
        if (clan, board) != (read_clan(self.places.word), self.draft.board):
            self._drafts.append((NAMES[clan], Draft.of(board)))
            self._lay_out()
        self._judge(text)

    def _judge(self, text: str) -> None:
        """Says what is wrong, and whether one can play from here."""
        try:
            setting.read(text)
        except NotationError as error:
            self._trouble.setText(told(error))
            self.take.setEnabled(False)
        else:
            self._trouble.setText("")
            self.take.setEnabled(True)
        self.back.setEnabled(len(self._drafts) > 1)


EDITORS: Final = {"setup": CrocoEditor}
