"""A mark on the disk while the window is open, so that the next start knows of a violent end.

Each window has a mark and a lock of its own: several may be open at once. The lock is
Qt's, which knows on each system whether who holds it is still alive (its documentation of
QLockFile: a stale lock is one whose process is gone). Beside the mark Python's
`faulthandler` writes where the program was when the system ended it.
"""

from __future__ import annotations

import faulthandler
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import time_ns
from typing import Final, TextIO

import msgspec
from PySide6.QtCore import QLockFile, QObject

from tabletop.kernel import files
from tabletop.library import MatchId
from tabletop.resources import logs

_LOCK, _MARK, _TRACE = ".lock", ".json", ".trace"
_PARTS: Final = (_MARK, _TRACE)
_LARGEST: Final = 1024 * 1024
"""Bytes of a part; a trace of all threads has a hundredth of this."""


class _Mark(msgspec.Struct, frozen=True):
    """What is written: the match on the table, and how far it was when it was brought back."""

    match: MatchId | None = None
    brought_back: int | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """What a window left that ended violently."""

    match: MatchId | None
    """What lay on its table."""
    brought_back: int | None
    """How far that match was when it had been brought back after another violent end."""
    trace: str
    """Where the program was, as far as that could still be written."""


class Running(QObject):
    """The mark of this window: from ``begin`` to ``end``. A disk that is full has no marks."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self._folder = logs() / "running"
        self._stem = self._folder / f"{os.getpid()}-{time_ns()}"
        self._lock = QLockFile(str(self._stem.with_suffix(_LOCK)))
        self._trace: TextIO | None = None

    def left(self) -> list[Left]:
        """What those left whose end was violent; it is told once."""
        found = []
        for mark in sorted(self._folder.glob(f"*{_MARK}"), key=_age):
            lock = QLockFile(str(mark.with_suffix(_LOCK)))
            lock.setStaleLockTime(0)
            if _is_taken(lock):
                # Another window that starts now may have told it already.
                if mark.exists():
                    found.append(_read(mark))
                for part in _PARTS:
                    _remove(mark.with_suffix(part))
                lock.unlock()
        return found

    def begin(self) -> None:
        """The window is open, and nothing lies on its table."""
        self._lock.setStaleLockTime(0)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            if self._lock.tryLock(0):
                self._trace = self._stem.with_suffix(_TRACE).open("w", encoding="utf-8")
                faulthandler.enable(self._trace)
        self.lies(None)

    def lies(self, match: MatchId | None, brought_back: int | None = None) -> None:
        """Another match lies on the table, or none."""
        if self._trace is not None:
            mark = msgspec.json.encode(_Mark(match, brought_back))
            with suppress(OSError):
                self._stem.with_suffix(_MARK).write_bytes(mark)

    def end(self) -> None:
        """The window is closed as it should be."""
        if self._trace is None:
            return
        faulthandler.disable()
        self._trace.close()
        self._trace = None
        for part in _PARTS:
            _remove(self._stem.with_suffix(part))
        self._lock.unlock()


def _is_taken(lock: QLockFile) -> bool:
    """Takes the lock of a window that is no more; whether it was one."""
    if lock.tryLock(0):
        return True
    # In a sandbox each program has the same number, and Qt takes the dead one for us. Who
    # lives holds the file itself, which is not removed then.
    number, *_ = lock.getLockInfo()
    return number == os.getpid() and lock.removeStaleLockFile() and lock.tryLock(0)


def _read(mark: Path) -> Left:
    """What a mark says; one that was half written says nothing."""
    said, trace = _Mark(), ""
    with suppress(files.Unreadable, files.TooLarge, msgspec.DecodeError, RecursionError):
        said = msgspec.json.decode(files.content(mark, _LARGEST), type=_Mark)
    with suppress(files.Unreadable, files.TooLarge):
        trace = files.content(mark.with_suffix(_TRACE), _LARGEST).decode("utf-8", "replace")
    return Left(said.match, said.brought_back, trace)


def _age(mark: Path) -> float:
    with suppress(OSError):
        return mark.stat().st_mtime
    return 0.0


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)
