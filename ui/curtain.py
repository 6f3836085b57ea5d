"""A curtain over the table while the computer is passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.settings import Settings

if TYPE_CHECKING:
    from ui.match_page import MatchPage


class Curtain(QObject):
    """A curtain over the table while the computer is passed on."""

    def __init__(self, page: MatchPage, settings: Settings):
        super().__init__(page)
        self._page = page
