"""The settings, each of which holds as soon as it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from ui.controls import Buttons
from ui.forms import Label, form
from ui.segments import Segments
from ui.settings import Settings
from ui.style import lettered


class SettingsDialog(QDialog):
    """A row for each setting, and below it what it does."""

    def __init__(self, settings: Settings, parent: QWidget | None = None):
        super().__init__(parent)
        self._settings = settings
        self.speed = Segments(["off", "fast", "normal", "slow"])
        self.throws = Segments(["click", "auto"])
        self.pawns = Segments(["hand", "walk"])
        self.input = Segments(["both", "drag", "click"])
        self.points = Segments(["shown", "hidden"])
        self.passing = Segments(["off", "on"])
        self.sound = Segments(["on", "off"])
        self.theme = Segments(["system", "light", "dark"])
        self.contrast = Segments(["system", "normal", "high"])
        self.text = Segments(["normal", "large", "larger"])
        self.language = Segments(["", "en", "fr"])
        self._rows = {
            "speed": self.speed,
            "throws": self.throws,
            "pawns": self.pawns,
            "input": self.input,
            "points": self.points,
            "passing": self.passing,
            "sound": self.sound,
            "theme": self.theme,
            "contrast": self.contrast,
            "text": self.text,
            "language": self.language,
        }
        self._labels = {name: Label(row.first_line) for name, row in self._rows.items()}
        self._title = lettered(QLabel(), "title")
        self._buttons = Buttons(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.accept)
        self._build()
        for name, row in self._rows.items():
            row.word = getattr(settings, name)
            row.chosen.connect(lambda word, name=name: setattr(settings, name, word))
        self.retranslate()
        self._buttons.setFocus()

    def _build(self) -> None:
        rows = form(24, 14)
        for name, row in self._rows.items():
            rows.addRow(self._labels[name], row)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        column.addWidget(self._title)
        column.addLayout(rows)
        column.addStretch()
        column.addWidget(self._buttons)

    def retranslate(self) -> None:
        """Says everything in the language of the window."""
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        labels = {
            "speed": self.tr("Motion"),
            "throws": self.tr("Your dice"),
            "pawns": self.tr("Your pieces"),
            "input": self.tr("Moving a piece"),
            "points": self.tr("Points in play"),
            "passing": self.tr("Pass the computer"),
            "sound": self.tr("Sound"),
            "theme": self.tr("Colours"),
            "contrast": self.tr("Contrast"),
            "text": self.tr("Size of text"),
            "language": self.tr("Language"),
        }
        words = {
            "speed": [self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")],
            "throws": [self.tr("Thrown by a click"), self.tr("Thrown at once")],
            "pawns": [self.tr("Moved by hand"), self.tr("Move by themselves")],
            "input": [self.tr("Drag or click"), self.tr("Drag only"), self.tr("Click only")],
            "points": [self.tr("Shown"), self.tr("Hidden until the end")],
            "passing": [self.tr("Go on at once"), self.tr("Cover the table between people")],
            "sound": [self.tr("On"), self.tr("Off")],
            "theme": [self.tr("As the system"), self.tr("Light"), self.tr("Dark")],
            "contrast": [self.tr("As the system"), self.tr("Normal"), self.tr("High")],
            "text": [self.tr("Normal"), self.tr("Large"), self.tr("Larger")],
            # Languages are named in themselves: who is lost finds back.
            "language": [self.tr("As the system"), "English", "Français"],
        }
        for name, row in self._rows.items():
            self._labels[name].setText(labels[name])
            row.label(words[name], labels[name])

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language, which may be changed right here."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.adjustSize()
        super().changeEvent(event)
