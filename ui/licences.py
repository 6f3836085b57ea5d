"""What the program is made of, and under which licences: each can be read in full."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop.kernel.errors import TabletopError
from tabletop.resources import asset
from ui.controls import Buttons
from ui.fonts import sized
from ui.saying import told
from ui.style import lettered

_FOLDER: Final = "licences"
_NAMES, _TEXT, _HEIGHT = 230, 690, 660


@dataclass(frozen=True, slots=True)
class Work:
    """A work of others, or our own: its name, its licence in short, and where that is written.

    *packages* are what the package index calls it.
    """

    name: str
    licence: str
    texts: tuple[str, ...]
    packages: tuple[str, ...]

    def text(self) -> str:
        """The licence in full. Raises TabletopError."""
        return "\n\n".join(_read(text).strip("\n") for text in self.texts)


def works() -> list[Work]:
    """All that there is in an installed Tabletop. Raises TabletopError."""
    found = tomllib.loads(_read("licences.toml"))["work"]
    return [
        Work(work["name"], work["licence"], tuple(work["texts"]), tuple(work.get("packages", ())))
        for work in found
    ]


def _read(name: str) -> str:
    file = asset(f"{_FOLDER}/{name}")
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise TabletopError("the licence {file} cannot be read.", file=file) from error


class Licences(QDialog):
    """The dialog: the works on the left, on the right the licence of the one that is picked.

    Raises TabletopError where nothing tells of them.
    """

    def __init__(self, parent: QWidget | None = None):
        # First, or half a dialog would stay with its parent.
        found = works()
        super().__init__(parent)
        self._works = found
        self.names = QListWidget()
        self.text = QTextBrowser()
        self._title = lettered(QLabel(), "title")
        self._buttons = Buttons(QDialogButtonBox.StandardButton.Close)
        self._build()
        self.names.currentRowChanged.connect(self._show)
        self._buttons.rejected.connect(self.accept)
        self.retranslate()
        self.names.setCurrentRow(0)
        self.names.setFocus()

    def _build(self) -> None:
        for work in self._works:
            self.names.addItem(f"{work.name}\n{work.licence}")
        self.names.setFixedWidth(sized(_NAMES))
        self.names.setWordWrap(True)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setOpenExternalLinks(True)
        self.text.document().setDocumentMargin(12)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        sides.addWidget(self.names)
        sides.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(16)
        column.addWidget(self._title)
        column.addLayout(sides, 1)
        column.addWidget(self._buttons)
        room = self.screen().availableSize()
        wanted = sized(_NAMES + _TEXT)
        self.resize(min(wanted, room.width()), min(_HEIGHT, room.height() - 40))

    def _show(self, row: int) -> None:
        try:
            self.text.setPlainText(self._works[row].text())
        except TabletopError as error:
            self.text.setPlainText(told(error))

    def retranslate(self) -> None:
        """Says everything in the language of the window; licences stay as they were given."""
        self.setWindowTitle(self.tr("Licences"))
        self._title.setText(self.tr("Licences"))
        self.names.setAccessibleName(self.tr("What Tabletop is made of"))
        self.text.setAccessibleName(self.tr("The licence in full"))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
