"""What a player has set, kept between evenings.

A setting is one of a few words. A file that was edited by hand or written by
another version never stops the window: an unknown word counts as the default.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from tabletop.resources import HOME
from ui import stillness
from ui.stage.theme import HIGH, THEMES, Theme

MOST_FILES: Final = 8
"""How many files are remembered."""
PACES_OF_BOTS: Final = {"once": 0, "calm": 800, "slow": 2500}
"""Milliseconds that a bot takes at least for a choice; the first applies until one is chosen."""


class _Word:
    """A setting that is one of *words*; *usual*, or the first, applies until one is chosen."""

    def __init__(self, *words: str, usual: Callable[[], str] | None = None):
        self.words = words
        self.name = ""
        self._usual = usual or (lambda: words[0])

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    def __get__(self, settings: Settings, owner: type[Settings]) -> str:
        found = settings.read(self.name)
        return found if found in self.words else self._usual()

    def __set__(self, settings: Settings, word: str) -> None:
        assert word in self.words, f'{self.name} is none of {self.words}: "{word}"'
        before = self.__get__(settings, type(settings))
        # Even what is usual now is kept: somebody wants it, whatever becomes usual.
        settings.write(self.name, word)
        if word != before:
            settings.changed.emit()


def _usual_speed() -> str:
    return "off" if stillness.is_asked_for() else "normal"


class Settings(QObject):
    """The settings of the user, or of the folder that TABLETOP_HOME names."""

    changed = Signal()
    """A word is another now: the window follows at once."""

    unkept = Signal(str)
    """What was set holds only till the window is closed: a sentence that says so, once."""

    speed = _Word("normal", "off", "fast", "slow", usual=_usual_speed)
    """How fast things move; not at all where the system asks for less motion."""
    theme = _Word("system", "light", "dark")
    input = _Word("both", "drag", "click")
    language = _Word("", "en", "fr")
    """Empty for the language of the system."""
    throws = _Word("click", "auto")
    """Whether people click their dice or the dice fall by themselves."""
    pawns = _Word("hand", "walk")
    """Whether people move what their dice move, or it walks by itself."""

    points = _Word("shown", "hidden")
    """Whether points are told while a match is played; at its end they always are."""
    passing = _Word("off", "on")
    """Whether the table is covered until the next person sits before it."""
    sound = _Word("on", "off")
    """Whether dice and pieces are heard, where there is a device."""
    text = _Word("normal", "large", "larger")
    """How large everything is written: one of `style.LARGER`."""
    contrast = _Word("system", "normal", "high")
    """How far apart the colours are."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        home = os.environ.get(HOME)
        if home:
            self._kept = QSettings(str(Path(home) / "settings.ini"), QSettings.Format.IniFormat)
        else:
            self._kept = QSettings("Tabletop", "Tabletop")
        self._is_told = False
        self._looks = QTimer(self)
        self._looks.setSingleShot(True)
        self._looks.timeout.connect(self._look)

    def read(self, key: str) -> str:
        """The text under *key*, empty where there is none."""
        return str(self._kept.value(key, "", type=str))

    def write(self, key: str, text: str) -> None:
        """Keeps a text under *key*."""
        self._kept.setValue(key, text)
        self._looks.start(0)

    def _look(self) -> None:
        """Whether what was set is on disk."""
        self._kept.sync()
        if self._kept.status() == QSettings.Status.AccessError and not self._is_told:
            self._is_told = True
            sentence = self.tr(
                "{file} cannot be written: what you have set holds until you close Tabletop."
            )
            self.unkept.emit(sentence.format(file=self._kept.fileName()))

    def choice(self, game: str) -> str:
        """How *game* was set up last: the JSON that the new-match dialog wrote, or nothing."""
        return self.read(f"choices/{game}")

    def keep_choice(self, game: str, choice: str) -> None:
        """Remembers how *game* was set up."""
        self.write(f"choices/{game}", choice)

    def pace_of_bots(self, game: str) -> str:
        """How fast bots play *game*: one of ``PACES_OF_BOTS``."""
        found = self.read(f"paces/{game}")
        return found if found in PACES_OF_BOTS else next(iter(PACES_OF_BOTS))

    def keep_pace_of_bots(self, game: str, pace: str) -> None:
        """Remembers how fast bots are to play *game*."""
        self.write(f"paces/{game}", pace)
        self.changed.emit()

    def wants_guide(self, game: str) -> bool | None:
        """Whether somebody wants to be guided through *game*; None where nobody has said."""
        return {"yes": True, "no": False}.get(self.read(f"guides/{game}"))

    def keep_guide(self, game: str, wanted: bool) -> None:
        """Remembers whether somebody wants to be guided through *game*, or has been."""
        self.write(f"guides/{game}", "yes" if wanted else "no")

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood; empty at the first start."""
        found: Any = self._kept.value("geometry", QByteArray(), type=QByteArray)
        return found if isinstance(found, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._kept.setValue("geometry", geometry)

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files last opened or saved, the latest first."""
        return tuple(Path(line) for line in self.read("files").split("\n") if line)

    def keep_file(self, path: Path) -> None:
        """Remembers that *path* was opened or saved."""
        files = [path.absolute()]
        files += [known for known in self.recent_files if known != path.absolute()]
        self.write("files", "\n".join(str(known) for known in files[:MOST_FILES]))


def theme(settings: Settings) -> Theme:
    """The theme to show: the one that was set, or what the system prefers."""
    hints = QGuiApplication.styleHints()
    name, contrast = settings.theme, settings.contrast
    if name == "system":
        name = "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"
    if contrast == "system":
        wanted = hints.accessibility().contrastPreference()
        contrast = "high" if wanted == Qt.ContrastPreference.HighContrast else "normal"
    return THEMES[name + HIGH if contrast == "high" else name]
