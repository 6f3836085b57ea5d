"""When something goes wrong that nobody foresaw: one sentence, the details, and a log."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.kernel.errors import TabletopError
from tabletop.resources import HOME
from ui.saying import say, told

_LARGEST: Final = 1_000_000
"""Bytes of log that are kept."""


def log_file() -> Path:
    """Where mishaps are written down."""
    home = os.environ.get(HOME)
    if home:
        return Path(home) / "tabletop.log"
    import platformdirs

    return platformdirs.user_log_path("tabletop", "Tabletop") / "tabletop.log"


class Mishaps(QObject):
    """Takes what escaped from a slot. ``watch`` makes it the last to hear of it."""

    def __init__(self, window: Callable[[], QWidget | None], parent: QObject | None = None):
        super().__init__(parent)
        self._window = window
        self._is_told = False

    def watch(self) -> None:
        """From now on."""
        sys.excepthook = self.happened

    def happened(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Tells the player, once at a time, and writes it down."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            QApplication.exit(1)
            return
        if isinstance(error, TabletopError):
            self._tell(told(error), "")
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        kept = written(details)
        sentence = self.tr("Something went wrong in Tabletop. The match is safe in the library.")
        if kept is not None:
            more = self.tr("The details are also in {file}.").format(file=kept)
            sentence = f"{sentence} {more}"
        self._tell(sentence, details)

    def _tell(self, sentence: str, details: str) -> None:
        if not self._is_told:
            self._is_told = True
            say(self._window(), sentence, details).destroyed.connect(self._heard)

    def _heard(self) -> None:
        self._is_told = False


def written(details: str) -> Path | None:
    """Adds to the log; None where it cannot be written, which must not be a mishap as well."""
    file = log_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > _LARGEST:
            file.unlink()
        with file.open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now().astimezone().isoformat(timespec='seconds')}\n{details}\n")
    except OSError:
        return None
    return file
