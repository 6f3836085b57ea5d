"""The bar above everything: what is not on disk, why, and how it can be had all the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel

from tabletop.kernel.errors import LibraryError, TabletopError
from ui.saying import told
from ui.style import lettered

if TYPE_CHECKING:
    from tabletop.kernel.match import Match, Played
    from tabletop.library import Kept


class Unkept(QLabel):
    """Is seen as long as there is no library, or the match on the table is not in it."""

    def __init__(self) -> None:
        super().__init__()
        lettered(self, "bar")
        self.setWordWrap(True)
        self._has_library = True
        self.why: TabletopError | None = None
        """Why there is no library."""
        self._is_match_kept = True
        self._refused: LibraryError | None = None
        self.retranslate()

    def furnish(self, has_library: bool, why: TabletopError | None) -> None:
        """The library is open, or there is none, and *why*."""
        self._has_library, self.why = has_library, why
        self.retranslate()

    def lay(self, kept: Kept | None) -> _Watched | None:
        """A match lies on the table; where its session shall write it down."""
        self._is_match_kept, self._refused = kept is not None, None
        self.retranslate()
        return None if kept is None else _Watched(kept, self)

    def clear_table(self) -> None:
        """No match lies there."""
        self._is_match_kept, self._refused = True, None
        self.retranslate()

    def refuse(self, why: LibraryError | None) -> None:
        """The last action could not be written, and *why*; None when one was."""
        if why is not self._refused:
            self._refused = why
            self.retranslate()

    def retranslate(self) -> None:
        """Says it in the language of the window."""
        text = self._told()
        self.setText(text)
        self.setVisible(bool(text))

    def _told(self) -> str:
        if not self._has_library:
            what = self.tr("Matches are not kept: save to a file what you want to go on with.")
            return what if self.why is None else f"{what} {told(self.why)}"
        if not self._is_match_kept:
            return self.tr("This match is not kept: save it to a file to go on with it later.")
        if self._refused is None:
            return ""
        from tabletop.library import Overtaken

        if isinstance(self._refused, Overtaken):
            return told(self._refused)
        how = self.tr("The match waits until that is mended; save it to a file to be safe.")
        return f"{told(self._refused)} {how}"


class _Watched:
    """A session's ``Keep``: writes to *kept*, and the bar tells where that fails."""

    def __init__(self, kept: Kept, bar: Unkept):
        self._kept = kept
        self._bar = bar

    def append(self, played: Played) -> None:
        """Writes one action."""
        with self._telling():
            self._kept.append(played)

    def rewind(self, match: Match) -> None:
        """Writes that it was undone or redone."""
        with self._telling():
            self._kept.rewind(match)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except LibraryError as error:
            self._bar.refuse(error)
            raise
        self._bar.refuse(None)
