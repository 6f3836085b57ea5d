"""Pieces of Hospital that lie nowhere yet: dice, and cards without a face of their own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.games.hospital.printed import Colour, Patient
from ui.games.hospital.card_faces import faces_of
from ui.games.hospital.drawings import face_art
from ui.pieces.card import Card
from ui.pieces.die import Die

if TYPE_CHECKING:
    from ui.games.hospital.scene import Scene


def new_die(scene: Scene, key: str, height: int) -> Die:
    """A die that is not seen yet and lies so high."""
    die = Die(key, 6, scene.pixmaps, partial(face_art, Colour.RED))
    die.setZValue(height)
    die.hide()
    scene.addItem(die)
    return die


def new_card(scene: Scene, key: str, height: int) -> Card:
    """A card that is not seen yet and lies so high."""
    some_room = faces_of(scene.content).room(next(iter(scene.content.starting)))
    card = Card(key, some_room, scene.pixmaps)
    card.setZValue(height)
    card.hide()
    scene.addItem(card)
    return card


def dress(die: Die, one: Patient) -> None:
    """A die shows *one*, in the colour that it has now."""
    die.relook(partial(face_art, one.shown))
    die.show_face(one.value)
