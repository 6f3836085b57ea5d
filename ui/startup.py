"""What must be there before a window can be: a display, and the system's libraries.

Qt ends the whole process where they are missing. We look first, by loading what
Qt will load anyway, and say in one sentence what is missing and what brings it.
"""

from __future__ import annotations

import builtins
import ctypes
import importlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tabletop.kernel.errors import TabletopError

PACKAGES: Final[Mapping[str, str]] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The Debian package that brings a library."""


class Missing(TabletopError):
    """The system lacks something that a window needs."""


def check() -> None:
    """Raises Missing where Qt could not open a window."""
    check_libraries()
    if sys.platform == "linux":
        _check_display(os.environ)


def check_libraries() -> None:
    """Raises Missing where Qt itself cannot be loaded."""
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        raise missing_library(str(error)) from error
    _import_plainly()


def _import_plainly() -> None:
    """Python's own import again, which PySide has exchanged for one that is much slower.

    PySide's reads the source of every module there is, ours and others', for its switches
    (``from __feature__ import snake_case``), which nobody here uses. It keeps Python's own as
    ``__orig_import__``: its module ``shibokensupport/feature.py`` tells of both.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def missing_library(words: str) -> Missing:
    """What the loader's *words* mean for somebody who wants to play."""
    name = words.partition(":")[0].strip()
    if ".so" not in name:
        return Missing("Qt cannot be loaded: {words}.", words=words)
    if name in PACKAGES:
        command = f"sudo apt install {PACKAGES[name]}"
        return Missing(
            "the system library {library} is missing; on Debian or Ubuntu: {command}",
            library=name,
            command=command,
        )
    return Missing(
        "the system library {library} is missing; install the package that has it.", library=name
    )


def _check_display(environment: Mapping[str, str]) -> None:
    wanted = environment.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if wanted not in ("", "xcb", "wayland"):
        _check_plugin(f"libq{wanted}.so")
        return
    x, wayland = environment.get("DISPLAY"), environment.get("WAYLAND_DISPLAY")
    if (wanted == "xcb" and not x) or (wanted == "wayland" and not wayland) or not (x or wayland):
        raise Missing(
            "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); "
            "start Tabletop from a desktop, or use its commands that need none: tabletop --help"
        )
    if wayland and wanted != "xcb":
        # Qt tries both here; one that works is enough.
        if not x or wanted == "wayland":
            _check_plugin("libqwayland.so")
        return
    _check_plugin("libqxcb.so")
    _check_x(x or "")


def _check_plugin(file: str) -> None:
    """Loads the plug-in that Qt loads next: the loader's own words name what is missing."""
    from PySide6.QtCore import QLibraryInfo

    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms" / file
    if not plugin.exists():
        return
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        raise missing_library(str(error)) from error


def _check_x(display: str) -> None:
    """Knocks at the X server, since Qt aborts where nobody answers."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    trouble = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if trouble:
        raise Missing(
            'nothing answers at the display "{display}"; '
            "start Tabletop from a desktop, or set DISPLAY to one that is there",
            display=display,
        )
