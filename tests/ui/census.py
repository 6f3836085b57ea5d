"""What there is in this process, counted: things of Qt and of Python, and what the system gave."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QMetaMethod, QMetaObject, QObject, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsScene
from shiboken6 import Shiboken

_PROC = Path("/proc/self")
_OWN = (Counter, QMetaObject)
"""Kinds that a count is made of."""


def settled() -> None:
    """What was to be done or deleted later is."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _collected() -> None:
    """Nothing is left that only a round holds."""
    for _ in range(3):
        settled()
        gc.collect()


def taken() -> Counter[str]:
    """How many there are of everything, a line a kind."""
    _collected()
    found = objects()
    counts: Counter[str] = Counter()
    for one in found:
        counts[f"object {one.metaObject().className()}"] += 1
        counts.update(_connections(one))
        if isinstance(one, QTimer) and one.isActive():
            counts["running timer"] += 1
        if isinstance(one, QGraphicsScene):
            counts["item of a scene"] += len(one.items())
    counts.update(f"python {kind}" for kind in _python())
    counts["thread"] = threading.active_count()
    if _PROC.exists():
        counts["open file"] = sum(1 for _ in (_PROC / "fd").iterdir())
        counts["process"] = sum(len(file.read_text().split()) for file in _children())
    return counts


def objects() -> list[QObject]:
    """All of Qt's objects that can be found: on windows, below others, and held by Python."""
    seen: dict[int, QObject] = {}
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    held = [one for one in gc.get_objects() if isinstance(one, QObject)]
    waiting: list[QObject] = [app, *app.topLevelWidgets(), *held]
    while waiting:
        one = waiting.pop()
        if not Shiboken.isValid(one):
            continue
        place = Shiboken.getCppPointer(one)[0]
        if place not in seen:
            seen[place] = one
            waiting += one.children()
    return list(seen.values())


def _connections(one: QObject) -> Iterable[str]:
    """A line for each that hears a signal of *one*."""
    kind = one.metaObject()
    for number in range(kind.methodCount()):
        method = kind.method(number)
        if method.methodType() == QMetaMethod.MethodType.Signal:
            signal = bytes(method.methodSignature().data()).decode()
            for _ in range(one.receivers(f"2{signal}")):
                yield f"connection {kind.className()}.{signal}"


def _python() -> Iterable[str]:
    """The kind of each object that Python's collector knows and that is ours, or one of Qt's."""
    for one in gc.get_objects():
        kind = type(one)
        # Some of C's kinds have there what is no text.
        ours = str(kind.__module__).split(".")[0] in ("ui", "tabletop", "PySide6")
        if ours and not isinstance(one, _OWN):
            yield f"{kind.__module__}.{kind.__qualname__}"


def _children() -> Iterable[Path]:
    return (_PROC / "task").glob("*/children")


def held() -> int:
    """The KiB of memory that this process has, after all that is free was given back."""
    _collected()
    QPixmapCache.clear()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int((_PROC / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def in_use() -> float:
    """The KiB of memory that something in this process uses: Qt, and Python's objects."""
    _collected()
    QPixmapCache.clear()
    told = ctypes.CDLL(None).mallinfo2
    told.restype = _Told
    found = told()
    allocated: int = found.uordblks + found.hblkhd
    return (allocated + sys.getallocatedblocks() * _BLOCK) / 1024


_BLOCK = 96
"""Bytes of one of Python's objects, on the average."""


class _Told(ctypes.Structure):
    """What the C library tells of its memory: mallinfo2(3)."""

    _fields_: ClassVar = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]
