"""The library as the window uses it: where it fails, the player hears why and play goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.kernel.errors import TabletopError
from ui.saying import told

if TYPE_CHECKING:
    from tabletop.kernel.match import Match
    from tabletop.library import Entry, Kept, Library


class Keeping:
    """Matches kept in *library*, or nowhere. *say* tells the player one sentence."""

    def __init__(self, library: Library | None, say: Callable[[str], None]):
        self.library = library
        self._say = say

    def begin(self, match: Match) -> Kept | None:
        """Where *match* is written down from now on."""
        if self.library is None:
            return None
        try:
            return self.library.begin(match)
        except TabletopError as error:
            self._say(told(error))
            return None

    def found(self, match: Match) -> tuple[Match, Kept | None]:
        """The match as the library has it already, or begun there now."""
        if self.library is None:
            return match, None
        try:
            known = self.library.equal(match)
            return (match, self.begin(match)) if known is None else self.library.open(known)
        except TabletopError as error:
            self._say(told(error))
            return match, None

    def opened(self, entry: Entry) -> tuple[Match, Kept] | None:
        """A match that was kept, as far as it was played."""
        if self.library is None:
            return None
        try:
            return self.library.open(entry.id)
        except TabletopError as error:
            self._say(told(error))
            return None

    def anew(self, match: Match, kept: Kept | None) -> tuple[Match, Kept | None]:
        """The match that lies on the table as the library has it, or as it is."""
        if self.library is None or kept is None:
            return match, kept
        try:
            return self.library.open(kept.id)
        except TabletopError as error:
            self._say(told(error))
            return match, kept

    def is_behind(self, kept: Kept) -> bool:
        """Whether another window has played on in the match that lies here."""
        try:
            return kept.is_behind()
        except TabletopError as error:
            self._say(told(error))
            return False

    def recent(self, limit: int) -> list[Entry]:
        """The latest matches, the last one first."""
        if self.library is None:
            return []
        try:
            return self.library.recent(limit)
        except TabletopError as error:
            self._say(told(error))
            return []

    def unfinished(self, limit: int) -> list[Entry]:
        """The latest matches that are not over, the last one first."""
        if self.library is None:
            return []
        try:
            return self.library.unfinished(limit)
        except TabletopError as error:
            self._say(told(error))
            return []

    def leave(self, kept: Kept | None) -> None:
        """The match is left: one that was never played leaves no trace."""
        if kept is None:
            return
        try:
            kept.forget_unplayed()
        except TabletopError as error:
            self._say(told(error))

    def close(self) -> None:
        """Lets go of the library."""
        if self.library is not None:
            self.library.close()
