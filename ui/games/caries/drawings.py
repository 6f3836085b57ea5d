"""The drawings of Caries, by their files."""

from typing import Final

BOARD: Final = "caries/board.svg"
SPACES: Final = "caries/spaces.svg"
CHART: Final = "caries/chart.svg"
PIECES: Final = "caries/pieces.svg"
