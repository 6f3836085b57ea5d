"""A bubble says something about a place: beside it, inside the table, whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from ui.pieces.bubble import Bubble
from ui.stage.pixmaps import Pixmaps
from ui.stage.theme import DARK, LIGHT

TABLE = QRectF(0, 0, 1000, 700)
SHORT = "It wins."
LONG = " ".join(["It loses to the other one: different signs, nearer the tail."] * 3)
PLACES = [
    pytest.param(QRectF(470, 330, 70, 56), id="in the middle"),
    pytest.param(QRectF(0, 330, 70, 56), id="at the left"),
    pytest.param(QRectF(930, 330, 70, 56), id="at the right"),
    pytest.param(QRectF(470, 0, 70, 56), id="at the top"),
    pytest.param(QRectF(470, 644, 70, 56), id="at the bottom"),
    pytest.param(QRectF(0, 0, 70, 56), id="in the upper left corner"),
    pytest.param(QRectF(930, 644, 70, 56), id="in the lower right corner"),
]


@pytest.fixture
def scene(qapp):
    return QGraphicsScene(TABLE)


@pytest.fixture
def bubble(scene):
    made = Bubble(Pixmaps())
    scene.addItem(made)
    return made


def painted(scene, where):
    """A part of the scene."""
    picture = QImage(where.size().toSize(), QImage.Format.Format_ARGB32)
    picture.fill(QColor("magenta"))
    painter = QPainter(picture)
    scene.render(painter, QRectF(picture.rect()), where)
    painter.end()
    return picture


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("text", [SHORT, LONG])
def test_it_lies_beside_its_place_and_inside_the_table(bubble, place, text):
    bubble.say(text, place, TABLE)
    where = bubble.sceneBoundingRect()
    assert bubble.isVisible()
    assert not where.intersects(place)
    assert TABLE.adjusted(-1, -1, 1, 1).contains(where)


def test_it_lies_above_where_there_is_room(bubble):
    place = QRectF(470, 330, 70, 56)
    bubble.say(LONG, place, TABLE)
    assert bubble.sceneBoundingRect().bottom() <= place.top()
    assert abs(bubble.sceneBoundingRect().center().x() - place.center().x()) < 2


def test_without_words_there_is_none(bubble):
    bubble.say(SHORT, QRectF(470, 330, 70, 56), TABLE)
    bubble.say("", QRectF(470, 330, 70, 56), TABLE)
    assert not bubble.isVisible()


def test_more_words_take_more_lines_and_not_more_width(bubble):
    place = QRectF(470, 330, 70, 56)
    bubble.say(SHORT, place, TABLE)
    short = bubble.sceneBoundingRect()
    bubble.say(LONG, place, TABLE)
    long = bubble.sceneBoundingRect()
    assert short.width() < long.width() <= 370
    assert long.height() > 2 * short.height()


def test_it_takes_no_clicks(bubble):
    assert not bubble.acceptedMouseButtons()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_it_is_written_in_ink_on_paper(scene, bubble, theme):
    bubble._pixmaps.rethemed(theme)
    bubble.say(LONG, QRectF(470, 330, 70, 56), TABLE)
    picture = painted(scene, bubble.sceneBoundingRect())
    colours = {
        picture.pixelColor(x, y).name().upper() for x in range(12, 300) for y in range(6, 90)
    }
    assert theme.paper.upper() in colours
    assert theme.ink.upper() in colours


def test_all_its_words_find_room(scene, bubble):
    bubble.say(LONG, QRectF(470, 330, 70, 56), TABLE)
    where = bubble.sceneBoundingRect()
    picture = painted(scene, where)
    paper = QColor(LIGHT.paper).name()
    wide, high = picture.width(), picture.height()
    # Between the words and the edge all around there is bare paper.
    for x in range(30, wide - 30):
        assert picture.pixelColor(x, 8).name() == paper
        assert picture.pixelColor(x, high - 11).name() == paper
    for y in range(20, high - 20):
        assert picture.pixelColor(8, y).name() == paper
        assert picture.pixelColor(wide - 9, y).name() == paper
