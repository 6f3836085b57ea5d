"""A window on a home of its own, without motion, in English and by day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui import app, language, style
from ui.settings import Settings
from ui.stage.theme import LIGHT
from ui.window import Window


@pytest.fixture
def settings(qapp: QApplication, home: Path) -> Settings:
    # No event loop runs between tests: what they closed would stay for ever.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made = Settings()
    made.speed, made.theme, made.language = "off", "light", "en"
    language.install(qapp, "en")
    style.apply(qapp, LIGHT)
    return made


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[Window]:
    """The shelf, over a library in which nothing is yet."""
    made = Window(settings)
    made.furnish(*app.library())
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
