"""A page is seen for the first time when everything on it has found its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from ui.soon import soon

_ROUNDS: Final = 3
"""It tells what can be done, its parts ask for room, and its panels share it out."""


def unveil(page: QWidget, rounds: int = _ROUNDS) -> None:
    """Soon shows *page*, which has just been laid out; till then what was there before is seen.

    The board would be drawn anew for each size that the table has on the way.
    """
    page.setUpdatesEnabled(not rounds)
    if rounds:
        soon(page, lambda: unveil(page, rounds - 1))
