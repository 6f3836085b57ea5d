"""The window's language: our own sentences and those of Qt, exchanged while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from tabletop.resources import asset

LANGUAGES: Final = ("en", "fr")
"""The languages there are; English is what the source speaks."""

_installed: Final[list[QTranslator]] = []


def resolved(language: str) -> str:
    """The language to speak: the one that was set, or the system's first that we know."""
    if language in LANGUAGES:
        return language
    for wanted in QLocale.system().uiLanguages():
        known = wanted.replace("_", "-").split("-")[0].lower()
        if known in LANGUAGES:
            return known
    return LANGUAGES[0]


def current() -> str:
    """The language spoken now."""
    return QLocale().name()[:2]


def install(app: QCoreApplication, language: str) -> None:
    """Speaks *language* from now on; every widget hears of it as LanguageChange."""
    spoken = resolved(language)
    # The locale first: what is retranslated asks it for dates and lists.
    system = QLocale.system()
    QLocale.setDefault(system if system.name()[:2] == spoken else QLocale(spoken))
    old = list(_installed)
    _installed.clear()
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    # Qt's own French is older than its dialogs: what it lacks comes from us.
    for file in (
        qt / f"qtbase_{spoken}.qm",
        asset(f"translations/qt_{spoken}.qm"),
        asset(f"translations/{spoken}.qm"),
    ):
        translator = QTranslator()
        if file.exists() and translator.load(str(file)):
            app.installTranslator(translator)
            _installed.append(translator)
    for translator in old:
        app.removeTranslator(translator)
