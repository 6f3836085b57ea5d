"""The settings, each of which holds as soon as it is chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui import stillness
from ui.controls import Buttons
from ui.forms import Label, form
from ui.segments import Segments
from ui.settings import Settings
from ui.speaker import Silence
from ui.style import lettered

GROUPS: Final = {
    "play": ("speed", "throws", "pawns", "input", "points", "passing"),
    "looks": ("theme", "contrast", "text", "sound", "language"),
}
"""The settings on each page, in the order in which they stand there."""


class SettingsDialog(QDialog):
    """Two pages, a row for each setting, and below some what they do."""

    def __init__(self, settings: Settings, parent: QWidget | None = None):
        super().__init__(parent)
        self._settings = settings
        self.group = Segments(list(GROUPS))
        self.speed = Segments(["off", "fast", "normal", "slow"])
        self.throws = Segments(["click", "auto"])
        self.pawns = Segments(["hand", "walk"])
        self.input = Segments(["both", "drag", "click"])
        self.points = Segments(["shown", "hidden"])
        self.passing = Segments(["off", "on"])
        self.theme = Segments(["system", "light", "dark"])
        self.contrast = Segments(["system", "normal", "high"])
        self.text = Segments(["normal", "large", "larger"])
        self.sound = Segments(["on", "off"])
        self.language = Segments(["", "en", "fr"])
        self._rows: dict[str, Segments] = {
            name: getattr(self, name) for names in GROUPS.values() for name in names
        }
        self._labels = {name: Label(row.first_line) for name, row in self._rows.items()}
        self._notes = {name: lettered(QLabel(), "small") for name in self._rows}
        self._title = lettered(QLabel(), "title")
        self._pages = QStackedWidget()
        self._buttons = Buttons(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.accept)
        self._build()
        for name, row in self._rows.items():
            row.word = getattr(settings, name)
            row.chosen.connect(lambda word, name=name: setattr(settings, name, word))
        self.group.chosen.connect(self.turn_to)
        self.retranslate()
        self.group.button(self.group.word).setFocus()

    def _build(self) -> None:
        for names in GROUPS.values():
            self._pages.addWidget(self._page(names))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.group)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        column.addLayout(head)
        column.addWidget(self._pages)
        column.addStretch()
        column.addWidget(self._buttons)

    def _page(self, names: tuple[str, ...]) -> QWidget:
        page = QWidget()
        rows = form(24, 12, page)
        for name in names:
            field = QVBoxLayout()
            field.setSpacing(3)
            field.addWidget(self._rows[name])
            field.addWidget(self._notes[name])
            rows.addRow(self._labels[name], field)
            rows.setAlignment(self._labels[name], Qt.AlignmentFlag.AlignTop)
        return page

    def turn_to(self, group: str) -> None:
        """Shows the page of a group."""
        self.group.word = group
        self._pages.setCurrentIndex(list(GROUPS).index(group))

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self.group.label([self.tr("Play"), self.tr("Look and sound")], self.tr("Settings"))
        labels = {
            "speed": self.tr("Motion"),
            "throws": self.tr("Your dice"),
            "pawns": self.tr("Your pieces"),
            "input": self.tr("Moving a piece"),
            "points": self.tr("Points in play"),
            "passing": self.tr("Pass the computer"),
            "theme": self.tr("Colours"),
            "contrast": self.tr("Contrast"),
            "text": self.tr("Size of text"),
            "sound": self.tr("Sound"),
            "language": self.tr("Language"),
        }
        words = self._words()
        notes = self._said_of_them()
        for name, row in self._rows.items():
            self._labels[name].setText(labels[name])
            row.label(words[name], labels[name])
            row.setAccessibleDescription(notes.get(name, ""))
            self._notes[name].setText(notes.get(name, ""))
            self._notes[name].setVisible(name in notes)

    def _words(self) -> dict[str, list[str]]:
        return {
            "speed": [self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")],
            "throws": [self.tr("Thrown by a click"), self.tr("Thrown at once")],
            "pawns": [self.tr("Moved by hand"), self.tr("Move by themselves")],
            "input": [self.tr("Drag or click"), self.tr("Drag only"), self.tr("Click only")],
            "points": [self.tr("Shown"), self.tr("Hidden until the end")],
            "passing": [self.tr("Go on at once"), self.tr("Cover the table")],
            "theme": [self.tr("As the system"), self.tr("Light"), self.tr("Dark")],
            "contrast": [self.tr("As the system"), self.tr("Standard"), self.tr("High")],
            "text": [self.tr("Standard"), self.tr("Large"), self.tr("Larger")],
            "sound": [self.tr("On"), self.tr("Muted")],
            # Languages are named in themselves: who is lost finds back.
            "language": [self.tr("As the system"), "English", "Français"],
        }

    def _said_of_them(self) -> dict[str, str]:
        """What a setting does, where its words do not tell."""
        said = {
            "passing": self.tr("Until the next person sits down before it"),
            "contrast": self.tr("High: colours far apart, and thicker lines"),
            "text": self.tr("In windows and on the table; paper stays as it is"),
        }
        silent = Silence().why()
        if silent:
            said["sound"] = silent
        if stillness.is_asked_for():
            said["speed"] = self.tr("Your system asks for less motion")
        return said

    def showEvent(self, event: QShowEvent) -> None:
        """As large as its words, which are dressed only now."""
        super().showEvent(event)
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language and the size of text, which may be changed right here."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.adjustSize()
        super().changeEvent(event)
