"""Does anything rest on colour alone? What must be told apart differs in shape as well, or
looks different to whoever lacks a kind of cones."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, qGray

from bench.seeing import KINDS, seen, seen_image
from tabletop.kernel.seats import COLOURS, SHAPES
from tests.ui.colours import distance
from ui.stage.pixmaps import Art, draw
from ui.stage.theme import DARK, LIGHT, THEMES, seat_tint

_SIDE = 96
"""Pixels: a die or a pawn on a table that fills a large screen."""
_APART = 15.0
"""CIE 1976: different colours at a glance."""
_INK = 24
"""Of 255: how much darker or lighter a pixel is that was painted otherwise."""
_SHARE = 0.03

PAWNS = [Art("caries/pieces.svg", f"pawn-{shape}", seat_tint("blue")) for shape in SHAPES]
SIGNS = [Art("common/emblems.svg", shape, seat_tint("blue")) for shape in SHAPES]
TEETH = [
    Art("caries/pieces.svg", f"mark-{state}") for state in ("yellow", "orange", "red", "black")
]
DICE = [
    Art("clever/dice.svg", f"{die}-3")
    for die in ("white", "yellow", "blue", "green", "orange", "purple")
]
PATIENTS = [Art("hospital/patients.svg", f"{colour}-3") for colour in "RYG"]
SMALL = [Art("hospital/patients.svg", f"mini-{colour}-3") for colour in "RYG"]
WORKERS = [Art("hospital/workers.svg", colour) for colour in ("red", "yellow", "green", "blue")]
CLANS = [Art("croco/tokens.svg", f"{clan}-plus-3") for clan in ("green", "blue")]
BACKS = [Art("croco/tokens.svg", f"{clan}-hidden") for clan in ("green", "blue")]
CRESTS = [Art("croco/tokens.svg", f"crest-{clan}") for clan in ("green", "blue")]


def drawn(art: Art, theme) -> QImage:
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_RGB32)
    image.fill(theme.colour("paper"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, art, QRectF(image.rect()), theme)
    painter.end()
    return image


def edges(image: QImage) -> set[tuple[int, int]]:
    """The pixels beside which it gets darker or lighter: the shape, whatever the colours."""
    grey = [[qGray(image.pixel(x, y)) for x in range(_SIDE)] for y in range(_SIDE)]
    return {
        (x, y)
        for x, y in product(range(_SIDE - 1), repeat=2)
        if max(abs(grey[y][x] - grey[y][x + 1]), abs(grey[y][x] - grey[y + 1][x])) >= _INK
    }


def differs_in_shape(one: Art, other: Art, theme, kind: str) -> bool:
    """Whether lines stand elsewhere on the two as they are seen."""
    first, second = (edges(seen_image(drawn(art, theme), kind)) for art in (one, other))
    near = {(x + dx, y + dy) for x, y in second for dx, dy in product((-1, 0, 1), repeat=2)}
    back = {(x + dx, y + dy) for x, y in first for dx, dy in product((-1, 0, 1), repeat=2)}
    return len(first - near) + len(second - back) >= _SHARE * len(first | second)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    "told_apart",
    [PAWNS, SIGNS, TEETH, DICE, PATIENTS, SMALL, WORKERS, CLANS, BACKS, CRESTS],
    ids=lambda arts: f"{arts[0].file}-{arts[0].element}".replace("/", "-"),
)
def test_what_must_be_told_apart_has_shapes_of_its_own(qapp, told_apart, theme, kind) -> None:
    alike = [
        (one.element, other.element)
        for one, other in combinations(told_apart, 2)
        if not differs_in_shape(one, other, theme, kind)
    ]
    assert alike == []


def test_the_same_drawing_in_another_colour_would_be_found(qapp) -> None:
    one, other = (Art("common/emblems.svg", "circle", seat_tint(c)) for c in ("green", "orange"))
    assert not differs_in_shape(one, other, LIGHT, "deuteranopia")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("kind", KINDS)
def test_what_may_be_touched_is_not_told_from_ink_by_its_hue(theme, kind) -> None:
    """Glows are wider than lines of ink; where they are one colour, that must be enough."""
    told = [seen(theme.colour(token), kind) for token in ("accent", "paper")]
    assert distance(*told) >= _APART


@pytest.mark.parametrize("kind", KINDS)
def test_seats_are_never_told_by_colour_alone(kind) -> None:
    """At least one pair looks alike to each, so that a seat has a shape, too."""
    colours = [seen(LIGHT.colour(colour), kind) for colour in COLOURS]
    assert len(SHAPES) >= len(COLOURS)
    assert min(distance(*pair) for pair in combinations(colours, 2)) < 60


def test_white_and_black_are_seen_by_everybody() -> None:
    for kind in KINDS:
        for plain in ("#FFFFFF", "#000000", "#808080"):
            assert distance(seen(QColor(plain), kind), QColor(plain)) < 1
