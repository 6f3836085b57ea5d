"""Hospital: dice are patients, and whoever discharges many at once earns most."""

from typing import Final

from tabletop.games.hospital.rules import Hospital

game: Final = Hospital()
