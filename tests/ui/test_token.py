"""A token is turned over: its face narrows to an edge, and then its back widens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsScene

from ui.pieces.token import Token
from ui.stage.motion import Motion
from ui.stage.pixmaps import Art, Pixmaps

FACE = Art("croco/tokens.svg", "green-plus-3")
BACK = Art("croco/tokens.svg", "green-hidden")
PLACE = QRectF(20, 30, 60, 64)


@pytest.fixture
def scene(qapp):
    return QGraphicsScene(QRectF(0, 0, 120, 120))


@pytest.fixture
def token(scene):
    made = Token("token", FACE, QSizeF(60, 64), Pixmaps())
    scene.addItem(made)
    made.put(PLACE)
    return made


def seen(token):
    """What the token shows, how wide and about which middle."""
    where = token.mapRectToScene(QRectF(QPointF(), token.units))
    return token.art, round(where.width(), 1), round(where.center().x(), 1)


def test_it_narrows_shows_its_back_and_widens(token):
    token.begin_turn(BACK)
    shown = []
    for turned in (0.0, 0.25, 0.49, 0.51, 0.75, 1.0):
        token.setProperty("turned", turned)
        shown.append(seen(token))
    assert [art for art, _, _ in shown] == [FACE] * 3 + [BACK] * 3
    assert [width for _, width, _ in shown] == [60, 30, 2.4, 2.4, 30, 60]
    assert {middle for _, _, middle in shown} == {50.0}, "it turns about its own middle"


def test_on_its_edge_it_is_still_seen(token, scene):
    token.begin_turn(BACK)
    token.setProperty("turned", 0.5)
    picture = QImage(120, 120, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()
    assert any(picture.pixel(x, y) for x in range(48, 53) for y in range(40, 90))


def test_what_is_put_down_lies_flat_with_what_it_shows(token):
    token.begin_turn(BACK)
    token.setProperty("turned", 0.3)
    token.put(PLACE)
    assert token.transform() == QTransform()
    token.setProperty("turned", 0.8)
    assert token.art == FACE, "no turn has begun"


def test_a_motion_turns_it_from_its_face_to_its_back(token):
    motion = Motion(1.0).turn_over(token, BACK)
    motion.start()
    motion.pause()
    motion.setCurrentTime(10)
    assert token.art == FACE
    motion.setCurrentTime(motion.totalDuration())
    assert token.art == BACK
    assert token.transform() == QTransform()


def test_at_no_pace_it_is_over_at_once(token):
    assert Motion(0.0).turn_over(token, BACK).totalDuration() == 1


def test_it_is_round(token):
    around = token.around()
    assert around.contains(PLACE.center())
    assert not around.contains(PLACE.topLeft() + QPointF(3, 3))
    assert around.boundingRect().center() == token.sceneBoundingRect().center()
