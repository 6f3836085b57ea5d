"""Are the drawings what Qt can draw, and do they have every place that all games need?"""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import games, resources
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.seats import SHAPES
from ui.stage import pixmaps
from ui.stage.theme import LIGHT

DRAWINGS = sorted(
    path.relative_to(resources.root()).as_posix() for path in resources.root().rglob("*.svg")
)
SVG = "{http://www.w3.org/2000/svg}"
# What Qt ignores in silence, or draws as nothing.
UNDRAWN = {"clipPath", "symbol", "foreignObject", "filter", "style", "text", "image"}

NEEDED = {
    "common/dice.svg": [
        *(f"d6-{face}" for face in range(1, 7)),
        *(f"d16-{face}" for face in range(1, 17)),
        *("d6-blank", "d16-blank"),
    ],
    "common/emblems.svg": list(SHAPES),
}


@pytest.mark.parametrize("file", DRAWINGS)
def test_a_drawing_has_nothing_that_qt_does_not_draw(file):
    root = ElementTree.fromstring(resources.asset(file).read_text(encoding="utf-8"))
    kinds = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not kinds & UNDRAWN
    for element in root.iter():
        for name, value in element.attrib.items():
            if name.endswith("href"):
                assert value.startswith("#"), f"{value} lies outside {file}"


@pytest.mark.parametrize("file", DRAWINGS)
def test_a_drawing_is_valid_and_names_nothing_twice(file):
    ids = re.findall(r'\bid="([^"]+)"', resources.asset(file).read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids))
    assert pixmaps.renderer(file, LIGHT).isValid()


@pytest.mark.parametrize(
    ("file", "element"),
    [(file, element) for file, elements in NEEDED.items() for element in elements],
)
def test_a_place_that_games_share_is_there(qapp: QApplication, file, element):
    assert not pixmaps.place(file, element).isEmpty()


def test_an_unknown_place_is_named_with_its_drawing(qapp: QApplication):
    with pytest.raises(TabletopError, match=r'dice\.svg has no element "d6-7"'):
        pixmaps.place("common/dice.svg", "d6-7")


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_cover(game):
    assert resources.asset(f"{game}/cover.svg").is_file()


def test_a_shared_place_cannot_be_moved_by_who_reads_it(qapp: QApplication):
    first = pixmaps.place("common/dice.svg", "d6-3")
    first.translate(100, 100)
    assert pixmaps.place("common/dice.svg", "d6-3") != first
