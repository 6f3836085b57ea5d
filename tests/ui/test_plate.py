"""A plate holds its words: with little room beside them, or with more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from ui import fonts
from ui.pieces.plate import HEIGHT, Plate, column, row, width
from ui.stage.pixmaps import Pixmaps

NARROW = 40.0
"""As wide as “→ 4” and little more."""


@pytest.fixture(autouse=True)
def lettered(qapp):
    fonts.load()


def inked(text, pad):
    """How many pixels of the words are seen on a narrow plate."""
    scene = QGraphicsScene(QRectF(0, 0, 60, 40))
    scene.addItem(Plate(text, QRectF(5, 2, NARROW, HEIGHT), Pixmaps(), pad=pad))
    picture = QImage(60, 40, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()
    paper = picture.pixelColor(10, 8)
    return sum(
        picture.pixelColor(x, y) != paper
        for x in range(9, round(NARROW))
        for y in range(8, round(HEIGHT) - 4)
    )


def test_a_narrow_one_with_little_room_beside_shows_all_of_its_words():
    assert inked("→ 4", 2) == inked("→ 4", 0), "nothing is cut"
    assert inked("→ 4", 16) != inked("→ 4", 2), "with more room beside it is"


def test_usually_there_is_room_for_a_finger():
    plate = Plate("Back", QRectF(0, 0, width("Back"), HEIGHT), Pixmaps())
    assert plate._pad == 8
    assert width("Back") - 2 * plate._pad > 0


def test_in_a_row_they_lie_side_by_side_and_shrink_if_they_must():
    wide = row(["Back", "End the shift"], QRectF(10, 0, 600, 40))
    assert [round(place.width(), 3) for place in wide] == [
        round(width(text), 3) for text in ("Back", "End the shift")
    ]
    narrow = row(["Back", "End the shift"], QRectF(10, 0, 120, 40))
    assert narrow[-1].right() == pytest.approx(130)
    assert narrow[0].right() < narrow[1].left()
    assert row([], QRectF(0, 0, 10, 10)) == []


def test_in_a_column_they_are_equally_wide():
    places = column(["Back", "End the shift"], QRectF(0, 0, 600, 200))
    assert places[0].width() == places[1].width() == width("End the shift")
    assert places[0].bottom() < places[1].top()
