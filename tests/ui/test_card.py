"""A card is put together from drawings and words, and cards with one face share their picture."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from ui import fonts
from ui.pieces.card import Card, Face, Written, box
from ui.stage.pixmaps import Art, Pixmaps
from ui.stage.theme import DARK, LIGHT

TOKEN = Art("croco/tokens.svg", "green-plus-3")
FACE = Face("three", (100.0, 60.0), ((TOKEN, (10.0, 10.0, 30.0, 32.0)),))
TITLE = Written("Three", (50.0, 10.0, 44.0, 20.0), 14, bold=True)
PLACE = QRectF(20, 30, 100, 60)


@pytest.fixture
def pixmaps(qapp):
    fonts.load()
    return Pixmaps()


@pytest.fixture
def scene(qapp):
    return QGraphicsScene(QRectF(0, 0, 150, 110))


def card(scene, pixmaps, face=FACE):
    made = Card("card", face, pixmaps)
    scene.addItem(made)
    made.put(PLACE)
    return made


def painted(scene):
    """A picture of the scene."""
    picture = QImage(150, 110, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()
    return picture


def inked(picture, where):
    """How many pixels are painted inside a place."""
    return sum(
        picture.pixelColor(x, y).alpha() > 20
        for x in range(round(where.left()), round(where.right()))
        for y in range(round(where.top()), round(where.bottom()))
    )


def test_a_drawing_lies_where_the_face_says(scene, pixmaps):
    card(scene, pixmaps)
    picture = painted(scene)
    there = QRectF(30, 40, 30, 32)
    assert inked(picture, there) > 0.5 * there.width() * there.height()
    assert inked(picture, QRectF(62, 30, 58, 60)) == 0


def test_words_too(scene, pixmaps):
    card(scene, pixmaps, replace(FACE, written=(TITLE,)))
    assert inked(painted(scene), QRectF(70, 40, 44, 20)) > 30


def test_a_smaller_card_is_the_same_card_but_smaller(scene, pixmaps):
    made = card(scene, pixmaps)
    made.put(QRectF(20, 30, 50, 30))
    picture = painted(scene)
    assert inked(picture, QRectF(25, 35, 15, 16)) > 100
    assert inked(picture, QRectF(42, 30, 78, 60)) == 0


@pytest.mark.parametrize(
    "text", ["Three", "Three or even four", "Three or four or even five of them"]
)
def test_words_stay_in_their_place(scene, pixmaps, text):
    """Too long they become smaller, and then they end in dots."""
    card(scene, pixmaps, replace(FACE, drawn=(), written=(replace(TITLE, text=text),)))
    picture = painted(scene)
    assert inked(picture, QRectF(70, 40, 44, 20)) > 30
    assert inked(picture, QRectF(20, 30, 49, 60)) == 0
    assert inked(picture, QRectF(115, 30, 30, 60)) == 0


def test_words_may_begin_at_the_left(scene, pixmaps):
    ink = {}
    for centred in (True, False):
        words = replace(TITLE, text="i", is_centred=centred)
        made = card(scene, pixmaps, replace(FACE, drawn=(), written=(words,)))
        ink[centred] = inked(painted(scene), QRectF(70, 40, 10, 20))
        scene.removeItem(made)
    assert ink[False] > 0
    assert ink[True] == 0


def test_cards_of_one_face_share_a_picture(scene, pixmaps, monkeypatch):
    painted_faces = []
    paint = Face.paint
    monkeypatch.setattr(
        Face, "paint", lambda self, *rest: (painted_faces.append(self.name), paint(self, *rest))[1]
    )
    one = card(scene, pixmaps)
    card(scene, pixmaps, replace(FACE)).setPos(QPointF(0, 0))
    painted(scene)
    painted(scene)
    assert painted_faces == ["three"]
    one.show_face(replace(FACE, name="other"))
    painted(scene)
    assert painted_faces == ["three", "other"]


def test_another_face_is_another_name_in_the_dump(scene, pixmaps):
    made = card(scene, pixmaps)
    assert made.told().startswith("card: three at 20.0,30.0")
    made.show_face(replace(FACE, name="four"))
    assert made.face.name == "four"
    assert made.told().startswith("card: four at 20.0,30.0")


def test_it_follows_the_theme(scene, pixmaps):
    card(scene, pixmaps, replace(FACE, drawn=(), written=(TITLE,)))
    colours = []
    for theme in (LIGHT, DARK):
        pixmaps.rethemed(theme)
        picture = painted(scene)
        seen = [
            picture.pixelColor(x, y).lightness()
            for x in range(70, 114)
            for y in range(40, 60)
            if picture.pixelColor(x, y).alpha() > 200
        ]
        colours.append(sum(seen) / len(seen))
    assert colours[0] < 110 < colours[1], "ink is dark by day and light by night"


def test_a_lifted_card_rises_over_its_shadow(scene, pixmaps):
    made = card(scene, pixmaps)
    flat = painted(scene)
    made.lift(True)
    lifted = painted(scene)
    assert lifted != flat
    top = QRectF(30, 35, 30, 4)
    assert inked(lifted, top) > inked(flat, top)


def test_a_rectangle_as_a_value():
    assert box(QRectF(1, 2, 3, 4)) == (1, 2, 3, 4)
