"""Do drawings follow the theme?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from ui.pieces.glow import Glow, rounded
from ui.stage.pixmaps import Pixmaps
from ui.stage.theme import (
    DARK,
    LIGHT,
    LIGHT_HIGH,
    THEMES,
    exchanged,
    palette,
    seat_tint,
    theme_of,
)

by_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def test_a_drawing_is_painted_in_the_colours_of_the_night():
    drawing = '<svg fill="#FBF8F1" stroke="#22303A"/>'
    assert LIGHT.painted(drawing) == drawing
    assert DARK.painted(drawing) == '<svg fill="#2A3236" stroke="#EDEBE3"/>'


def test_no_colour_is_exchanged_twice():
    assert exchanged("#A #B", [("#A", "#B"), ("#B", "#C")]) == "#B #C"


def test_a_seats_colour_follows_the_theme():
    fill = dict(seat_tint("blue"))["#C0FFEE"]
    assert LIGHT.resolved(fill) == LIGHT.blue
    assert DARK.resolved(fill) == DARK.blue


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_drawing_keeps_no_colour_of_another_theme(theme):
    tokens = {name: getattr(LIGHT, name) for name in LIGHT.__slots__ if name != "name"}
    painted = theme.painted(" ".join(tokens.values())).split()
    assert painted == [getattr(theme, token) for token in tokens]


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_window_tells_its_theme_by_its_palette(theme):
    assert theme_of(palette(theme)) is theme


def test_a_ring_is_bolder_where_contrast_is_high(qapp):
    inked = []
    for theme in (LIGHT, LIGHT_HIGH):
        image = QImage(60, 60, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(10, 10)
        Glow(rounded(QRectF(0, 0, 40, 40)), Pixmaps(theme)).paint(
            painter, QStyleOptionGraphicsItem()
        )
        painter.end()
        pixels = [image.pixelColor(x, 30).alpha() for x in range(60)]
        inked.append(sum(alpha > 250 for alpha in pixels))
    assert inked[1] > inked[0] > 0


def test_a_glow_is_drawn_anew_in_another_theme(qapp):
    pixmaps, area = Pixmaps(LIGHT), rounded(QRectF(0, 0, 40, 40))
    seen = []
    for theme in (LIGHT, DARK, LIGHT):
        pixmaps.rethemed(theme)
        image = QImage(60, 60, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(10, 10)
        Glow(area, pixmaps).paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        seen.append(image)
    assert seen[0] == seen[2] != seen[1]
