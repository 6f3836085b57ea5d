"""Can everything be read, by day and by night, and do drawings follow the theme?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tabletop.kernel.seats import COLOURS
from ui.pieces.glow import Glow, rounded
from ui.stage.pixmaps import Pixmaps
from ui.stage.theme import DARK, LIGHT, THEMES, exchanged, seat_tint

by_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2.2."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = colour.redF(), colour.greenF(), colour.blueF()
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@by_theme
@pytest.mark.parametrize("ground", ["table", "paper", "shade"])
@pytest.mark.parametrize("letters", ["ink", "quiet"])
def test_letters_can_be_read(theme, letters, ground):
    assert contrast(theme.colour(letters), theme.colour(ground)) >= 4.5


@by_theme
@pytest.mark.parametrize("letters", ["accent", "warning"])
def test_letters_in_colour_can_be_read_on_paper(theme, letters):
    assert contrast(theme.colour(letters), theme.colour("paper")) >= 4.5


@by_theme
@pytest.mark.parametrize("ground", ["table", "paper"])
def test_what_may_be_touched_is_seen(theme, ground):
    assert contrast(theme.colour("accent"), theme.colour(ground)) >= 3


@by_theme
@pytest.mark.parametrize("colour", COLOURS)
def test_a_seats_pieces_have_an_edge_that_is_seen(theme, colour):
    edge = QColor(theme.resolved(f"@{colour}-edge"))
    fill = QColor(theme.resolved(f"@{colour}"))
    assert max(contrast(edge, theme.colour("paper")), contrast(fill, theme.colour("paper"))) >= 3


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
