"""What is heard of a match: dice, pieces, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.settings import Settings

if TYPE_CHECKING:
    from ui.match_page import MatchPage


class Sounds(QObject):
    """What is heard of a match: dice, pieces, points."""

    def __init__(self, page: MatchPage, settings: Settings):
        super().__init__(page)
        self._page = page
