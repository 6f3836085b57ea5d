"""Croco: two clans of bird dentists fight for five crocodiles."""

from typing import Final

from tabletop.games.croco.rules import Croco

game: Final = Croco()
