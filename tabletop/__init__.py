"""Rules, matches and the library of matches: everything of Tabletop that needs no window."""

from typing import Final

__version__: Final = "0.1.0"
