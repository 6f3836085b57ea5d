"""The matches of a game one by one: few at once, many beside the window, which goes on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal

from tabletop.library import Library
from tabletop.records import Record
from tabletop.thinking import Thinking

_AT_ONCE: Final = 10_000
"""So many are read before anybody sees it."""


def read(path: Path, game: str) -> list[Record]:
    """All matches of *game* in the library at *path*; runs in another process."""
    with closing(Library(path)) as library:
        return library.records(game)


class OneByOne(QObject):
    """Reads the matches of a *library*, many of them where somebody is *thinking*."""

    come = Signal()
    """What was waited for is there."""

    def __init__(self, library: Library, thinking: Thinking, parent: QObject | None = None):
        super().__init__(parent)
        self._library, self._thinking = library, thinking
        self._asked: object = None
        self._found: Sequence[Record] | BaseException | None = None
        thinking.answered.connect(self._answered, Qt.ConnectionType.QueuedConnection)

    def of(self, game: str, number: int) -> Sequence[Record] | None:
        """The matches of *game*, of which there are so many; None until they have ``come``.

        Raises TabletopError.
        """
        if self._found is None and self._asked is None:
            if number <= _AT_ONCE:
                self._found = self._library.records(game)
            else:
                self._asked = object()
                self._thinking.send(self._asked, read, self._library.path, game)
        if isinstance(self._found, BaseException):
            raise self._found
        return self._found

    def forget(self) -> None:
        """There are others now, or nobody wants them any more."""
        if self._asked is not None:
            self._thinking.drop(self._asked)
        self._asked = self._found = None

    def _answered(self, token: object, found: Any) -> None:
        if self._asked is not None and token is self._asked:
            self._asked, self._found = None, found
            self.come.emit()
