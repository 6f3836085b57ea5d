"""What a screen reader is told of a match while it goes on: dice, turns, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from ui.match_page import MatchPage


class Spoken(QObject):
    """What a screen reader is told of a match while it goes on: dice, turns, points."""

    def __init__(self, page: MatchPage):
        super().__init__(page)
        self._page = page
