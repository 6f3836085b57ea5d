"""The speaker of this machine, where Qt's multimedia is installed and a device is there.

Qt's documentation of QSoundEffect: uncompressed WAV files, decoded when their source is set, are
played with the least delay. Multimedia is no part of PySide6-Essentials; the extra
``tabletop[sound]`` brings it.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from tabletop.resources import asset
from ui.sounds import Sound

_SCREENLESS: Final = ("offscreen", "minimal", "minimalegl", "vnc")
"""Platforms before which nobody sits."""
_LOUD: Final = 0.7


class Speaker(QObject):
    """Plays the sounds of ``assets/sounds``, each read once."""

    def __init__(self, multimedia: Any, parent: QObject | None = None):
        super().__init__(parent)
        self._effects: dict[Sound, Any] = {}
        for sound in Sound:
            effect = multimedia.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(asset(f"sounds/{sound.value}.wav"))))
            effect.setVolume(_LOUD)
            self._effects[sound] = effect

    def play(self, sound: Sound) -> None:
        """Plays *sound* from its beginning."""
        self._effects[sound].play()


def is_installed() -> bool:
    """Whether Qt's multimedia is there; it is not loaded for that."""
    return importlib.util.find_spec("PySide6.QtMultimedia") is not None


class Silence(QObject):
    """Why nothing can be heard, for who has just asked for sound."""

    def why(self) -> str:
        """In one sentence; empty where something can be heard."""
        if speaker() is not None:
            return ""
        if not is_installed():
            return self.tr("Sound is not installed.")
        return self.tr("There is no device that plays sound.")


@cache
def speaker() -> Speaker | None:
    """The one speaker; None where nothing can be heard, and then nothing is said of it."""
    if QGuiApplication.platformName() in _SCREENLESS or not is_installed():
        return None
    before = qInstallMessageHandler(_unheard)
    try:
        multimedia = importlib.import_module("PySide6.QtMultimedia")
        if multimedia.QMediaDevices.defaultAudioOutput().isNull():
            return None
        return Speaker(multimedia, QGuiApplication.instance())
    except ImportError:
        # It is there, and a library of the system that it needs is not.
        return None
    finally:
        qInstallMessageHandler(before)


def _unheard(*_: object) -> None:
    """What Qt mutters while it looks for servers of sound that are not there."""
