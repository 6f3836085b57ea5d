"""Is every place there that the table of Clever looks for, and does all of it find room?"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.games.clever.printed import DICE, PLACES, ROUNDS, SLOTS, SUMS, YELLOW, Bonus
from tabletop.games.clever.sheet import AREA_NAMES
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui.games.clever import drawings
from ui.games.clever.drawings import (
    BONUSES,
    CELLS,
    MARKS,
    MINI,
    SHEET,
    TABLE,
    bonus_art,
    bonus_place,
    die_art,
)
from ui.stage import pixmaps

SEATS = (1, 2, 3, 4)
CELL_IDS = [
    *(f"yellow-{printed.number}-{printed.row}" for printed in YELLOW),
    *(f"blue-{total}" for total in SUMS),
    *(f"{row}-{number}" for row in ("green", "orange", "purple") for number in range(1, 12)),
]
ON_TABLE = [
    "hand",
    "plates",
    *(f"space-{number}" for number in range(1, 4)),
    *(f"platter-{number}" for number in range(1, 7)),
]
NEEDED = {
    SHEET: [
        *CELL_IDS,
        *map(bonus_place, PLACES),
        *(f"{bar}-{slot}" for bar in ("reroll", "extra") for slot in range(1, SLOTS + 1)),
        *(f"round-{number}" for number in range(1, max(ROUNDS) + 1)),
        *(f"total-{part}" for part in (*AREA_NAMES, "foxes")),
        *("total", "blue-sum", "sign", "name"),
    ],
    MINI: [*CELL_IDS, "sign", "name", "total", "rerolls", "extras", "foxes"],
    TABLE: ON_TABLE,
    drawings.DICE: [die_art(die, face).element for die in DICE for face in range(7)],
    MARKS: [
        *(f"cross-{number}" for number in range(1, 4)),
        *(f"digit-{number}" for number in range(10)),
        *("circle", "strike", "loop"),
    ],
    BONUSES: [bonus_art(bonus).element for bonus in Bonus],
    "clever/layout-1.svg": ["sheet"],
    "clever/layout-2.svg": ["sheet", "whole-1"],
    "clever/layout-3.svg": ["sheet", "mini-1", "mini-2"],
    "clever/layout-4.svg": ["sheet", "mini-1", "mini-2", "mini-3"],
}


@pytest.mark.parametrize(
    ("file", "element"),
    [(file, element) for file, elements in NEEDED.items() for element in elements],
)
def test_the_place_is_there(qapp: QApplication, file, element):
    assert not pixmaps.place(file, element).isEmpty()


def test_a_mark_finds_each_cell_by_its_name():
    assert sorted(CELLS) == sorted(CELL_IDS)


@pytest.mark.parametrize("file", [SHEET, MINI])
def test_no_cell_lies_on_another(qapp: QApplication, file):
    cells = {name: pixmaps.place(file, name).adjusted(1, 1, -1, -1) for name in CELL_IDS}
    for (one, here), (other, there) in combinations(cells.items(), 2):
        assert not here.intersects(there), f"{one} and {other}"


@pytest.fixture
def laid_out(window):
    """A match of so many in the window of 1280 x 800, with what lies on its table by name."""

    def begin(seats: int) -> dict[str, QRectF]:
        game = games.load("clever")
        options = settled(game.options, {}, "clever")
        window.begin(Match(game, Setup(options, unnamed([None] * seats), 1)))
        scene = window.page.scene
        places = {name: pixmaps.place(TABLE, name) for name in ON_TABLE}
        places["sheet"] = scene.large.where
        places.update({f"sheet of {card.seat}": card.where for card in scene.small})
        return places

    return begin


@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_seen_at_once_and_nothing_lies_on_anything(window, laid_out, seats):
    places = laid_out(seats)
    assert len([name for name in places if name.startswith("sheet of")]) == seats - 1
    for (one, here), (other, there) in combinations(places.items(), 2):
        assert not here.intersects(there), f"{one} and {other}"
    view = window.page.table
    for name, where in places.items():
        seen = view.mapFromScene(where).boundingRect()
        assert view.viewport().rect().contains(seen), name
    assert view.horizontalScrollBar().maximum() == view.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("seats", SEATS)
def test_every_sheet_is_large_enough_to_be_read(window, laid_out, seats):
    laid_out(seats)
    view, scene = window.page.table, window.page.scene
    assert view.width() >= 0.7 * window.width()
    for card, least in ((scene.large, 30), *((card, 17) for card in scene.small)):
        for name in CELL_IDS:
            seen = view.mapFromScene(card.place(name)).boundingRect()
            assert min(seen.width(), seen.height()) >= least, name
        assert card.seat in range(seats)
    assert len({card.seat for card in scene.cards}) == seats


def test_dice_lie_side_by_side_in_the_hand_and_are_nowhere_stretched(window, laid_out):
    laid_out(4)
    tray = window.page.scene.tray
    hand = [tray.in_hand(die) for die in DICE]
    assert all(tray.hand.contains(place) for place in hand)
    assert not any(here.intersects(there) for here, there in combinations(hand, 2))
    sizes = {place.width() / place.height() for place in (*hand, tray.on_platter(1))}
    assert max(sizes) - min(sizes) < 0.01, "a die is stretched"
