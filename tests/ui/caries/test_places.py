"""Does every place that the table and the paper of Caries look for exist in its drawings?"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.games.caries.position import Space
from tabletop.kernel.seats import SHAPES
from ui.stage import pixmaps

NEEDED = {
    "caries/board.svg": [f"space-{number:02}" for number in range(28)],
    "caries/spaces.svg": [
        *(kind.name.lower() for kind in Space),
        *(f"pawn-{rank}" for rank in range(1, 5)),
        "pawns",
    ],
    "caries/chart.svg": [
        *(f"{what}-{number:02}" for what in ("tooth", "mark") for number in range(1, 17)),
        *(f"lap-{number}" for number in range(1, 6)),
        *("emblem", "name", "points", "appointments", "cube", "laps-more"),
    ],
    "caries/pieces.svg": [
        *(f"mark-{colour}" for colour in ("yellow", "orange", "red", "black")),
        *(f"pawn-{shape}" for shape in SHAPES),
        *("appointment", "lap", "cube"),
    ],
    **{
        f"caries/layout-{seats}.svg": [
            *(f"chart-{seat}" for seat in range(1, seats + 1)),
            *("dice", "cube", "words"),
        ]
        for seats in range(1, 5)
    },
}


@pytest.mark.parametrize(
    ("file", "element"),
    [(file, element) for file, elements in NEEDED.items() for element in elements],
)
def test_the_place_is_there(qapp: QApplication, file, element):
    assert not pixmaps.place(file, element).isEmpty()
