"""Caries: a circuit of sugar, brushing and the dentist."""

from typing import Final

from tabletop.games.caries.rules import Caries

game: Final = Caries()
