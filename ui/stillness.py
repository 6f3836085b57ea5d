"""Whether the system asks for less motion.

Qt knows since 6.12 (`QAccessibilityHints::motionPreference`). Before that the system is
asked itself: on Linux the settings portal (`org.freedesktop.appearance`, `reduced-motion`),
on Windows `SPI_GETCLIENTAREAANIMATION`, on macOS `com.apple.universalaccess`.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Final

from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication

_WAIT_MS: Final = 150
"""A portal that answers later has no say."""
_ANIMATES: Final = 0x1042


@cache
def is_asked_for() -> bool:
    """Whether the system asked for less motion when that was first needed."""
    hints = QGuiApplication.styleHints().accessibility()
    preferred = getattr(hints, "motionPreference", None)
    if preferred is not None:
        return bool(preferred().name == "ReducedMotion")
    if sys.platform == "win32":
        return _on_windows()
    return _on_mac() if sys.platform == "darwin" else _of_portal()


def _of_portal() -> bool:
    """What the desktop answers; nothing where there is no bus or no portal."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    asked = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    asked.setArguments(["org.freedesktop.appearance", "reduced-motion"])
    # Who has no portal is not to start one for this.
    asked.setAutoStartService(False)
    answer = bus.call(asked, timeout=_WAIT_MS)
    return answer.type() == QDBusMessage.MessageType.ReplyMessage and _is_one(answer.arguments())


def _is_one(arguments: list[object]) -> bool:
    """Whether the answer is the number that means less motion."""
    value = arguments[0] if arguments else 0
    return getattr(value, "variant", lambda: value)() == 1


def _on_windows() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    library = getattr(ctypes, "windll").user32  # noqa: B009  # known on Windows only
    library.SystemParametersInfoW(_ANIMATES, 0, ctypes.byref(animates), 0)
    return not animates.value


def _on_mac() -> bool:
    kept = QSettings("com.apple", "universalaccess")
    return bool(kept.value("reduceMotion", False, type=bool))
