"""A die may stand for another die: then it has other drawings, from the next face on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from ui.pieces.die import Die
from ui.stage.motion import Motion
from ui.stage.pixmaps import Art, Pixmaps

FILE = "hospital/patients.svg"


def look(letter):
    """The drawings of a colour."""
    return lambda face: Art(FILE, f"{letter}-{face}" if face else f"blank-{letter}")


@pytest.fixture
def scene(qapp):
    return QGraphicsScene(QRectF(0, 0, 120, 120))


@pytest.fixture
def die(scene):
    made = Die("die", 6, Pixmaps(), look("R"))
    scene.addItem(made)
    made.put(QRectF(QPointF(20, 20), QSizeF(40, 40)))
    made.show_face(3)
    return made


def test_it_keeps_what_it_shows_until_the_next_face(die):
    die.relook(look("G"))
    assert die.art == Art(FILE, "R-3")
    assert die.face == 3
    die.show_face(3)
    assert die.art == Art(FILE, "G-3")


def test_before_it_is_thrown_it_is_blank_in_its_colour(die):
    die.relook(look("Y"))
    die.show_face(0)
    assert die.art == Art(FILE, "blank-Y")


def test_it_tumbles_in_its_new_colour_and_lands_on_its_face(die):
    die.relook(look("G"))
    motion = Motion(1.0).tumble(die, 5)
    motion.start()
    motion.pause()
    seen = set()
    for part in (0.2, 0.5, 0.8, 1.0):
        motion.setCurrentTime(round(motion.totalDuration() * part))
        seen.add(die.art.element[0])
    assert seen == {"G"}
    assert die.art == Art(FILE, "G-5")
