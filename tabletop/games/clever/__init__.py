"""Clever: six dice and the score sheet."""

from typing import Final

from tabletop.games.clever.rules import Clever

game: Final = Clever()
