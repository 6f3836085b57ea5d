"""A table of Hospital in a real window.

Hospitals are told in short, as for the rules: ``at(ward("R3 R3+ . Y1", blood=1))``. What lies
on the table is looked for by its name: bed ``a1``, room ``R_IMG``, worker ``nurse``.
"""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.games.hospital.lines import bed_name, read_bed
from tabletop.games.hospital.printed import BEDS
from tests.games.hospital.conftest import Table
from ui import fonts, language
from ui.pieces.plate import Plate, width

LINES = Table()
ward = Table.ward


@pytest.fixture(autouse=True)
def english(qapp):
    """Numbers and their words agree, “1 point”, “2 points”, and take as much room as in the app."""
    language.install(qapp, "en")
    fonts.load()


@pytest.fixture(autouse=True)
def nothing_held(qapp):
    """A button that is still down would be down in the next test, too."""
    yield
    if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
        beside = QWidget()
        beside.show()
        QTest.mouseRelease(beside, Qt.MouseButton.LeftButton)
        beside.close()
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture
def seated(laid):
    """Makes tables: what ``laid`` does, of this game."""
    return partial(laid, "hospital")


@pytest.fixture
def at(seated):
    """Makes tables with these hospitals; what is not told is as in ``position``."""

    def lay(*hospitals, lines=(), bots_at=None, own_dice=False, speed="off", quiet=True, **told):
        start = LINES.game.notation(LINES.position(*hospitals, **told))
        table = seated(
            *lines,
            seats=len(hospitals),
            start=start,
            bots_at=bots_at,
            own_dice=own_dice,
            speed=speed,
        )
        if quiet:
            table.quiet()
        return table

    return lay


# Where things are


def bed(table, name):
    """The middle of a bed of the large hospital."""
    return table.scene.large.bed(read_bed(name)).center()


def patient(table, name):
    """The piece of who lies in a bed of the large hospital."""
    return table.scene.large.patient(read_bed(name))


def room(table, name):
    """The middle of a room of the large hospital, the first of that kind."""
    rooms = table.scene.shown.hospitals[table.scene.large.seat].rooms
    return table.scene.large.room(rooms.index(name)).center()


def figure(table, name):
    """The figure of the worker of that kind that is sent next."""
    large = table.scene.large
    return large.idle_figures(table.scene.shown.hospitals[large.seat], name)[0]


def worker(table, name):
    """The middle of that figure."""
    return figure(table, name).sceneBoundingRect().center()


def place(table, element):
    """The middle of something in the drawing of the large hospital."""
    return table.scene.large.place(element).center()


def bag(table):
    """The middle of the blood bag."""
    return table.scene.large.bag.sceneBoundingRect().center()


def on_market(table, card):
    """The middle of a card of the market, the first of that kind."""
    return table.scene.road.on_market(table.scene.shown.intake.market.index(card)).center()


def plates(table):
    """What the plates say that can be clicked, each of them whole."""
    for plate in table.scene.offers.laid:
        assert plate.where.width() >= width(plate.text) - 16, f"“{plate.text}” is cut"
        assert table.scene.sceneRect().contains(plate.sceneBoundingRect()), plate.text
    return [plate.text for plate in table.scene.offers.laid]


def press(table, words):
    """A click on the plate with these words."""
    (found,) = (plate for plate in table.scene.offers.laid if plate.text == words)
    table.click(found.sceneBoundingRect().center())


# What is seen


def label(scene, key):
    """What a label says."""
    line = next(line for line in scene.dump() if line.startswith(f"{key}: "))
    return line.removeprefix(f"{key}: ")[1:-1]


def becoming(table):
    """The values that patients would get, as they stand beside them: ``{"a1": "→ 4"}``."""
    large, found = table.scene.large, {}
    for item in table.scene.items():
        if isinstance(item, Plate) and item not in table.scene.offers.laid:
            middle = item.sceneBoundingRect().center()
            (at,) = (at for at in BEDS if large.bed(at).contains(middle))
            found[bed_name(at)] = item.text
    return dict(sorted(found.items()))


def glowing(table):
    """The beds and the rooms that glow."""
    scene, found = table.scene, set()
    rooms = scene.shown.hospitals[scene.large.seat].rooms
    for glow in scene.lights.glows:
        where = glow.area.boundingRect()
        for at in BEDS:
            if where.contains(scene.large.bed(at)):
                found.add(bed_name(at))
        for at, name in enumerate(rooms):
            if where.contains(scene.large.room(at)):
                found.add(name)
    return found


def hover(table, where):
    """The pointer comes there, no button down."""
    view, pixel = table.page.table.viewport(), table.pixel(where)
    # From beside it: a pointer that is there already does not move.
    QTest.mouseMove(view, pixel + QPoint(0, 3))
    QTest.mouseMove(view, pixel)


def said(table, act):
    """The line that is said while that is done, and by which nothing happens."""
    before = table.actions
    with table._qtbot.waitSignal(table.page.refused) as signal:
        act()
    assert table.actions == before
    return signal.args[0]


def asked(table):
    """The line above the board."""
    return table.page.words.asked(table.session.state)


def is_true(table):
    """Whether the table shows what a new one would show."""
    return table.scene.dump() == table.fresh(table.session.state)
