"""A table of Croco in a real window.

A position is told in short, as for the rules: ``at("5: . b4- g . .", green="1+ 2-")``. What
lies on the table is looked for by its name: cell ``5.2``, space ``a1`` of a camp.
"""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.games.croco.names import cell_name, read_cell, read_clan, read_space, space_name
from tabletop.games.croco.printed import CELLS, CLANS, SPACES
from tests.games.croco.conftest import BLUE, GREEN, Table
from ui import language

LAID = (f"lay green {GREEN}", f"lay blue {BLUE}")
"""Both camps, told space by space."""
LINES = Table()


@pytest.fixture(autouse=True)
def english(qapp):
    """Numbers and their words agree: “1 point”, “2 points”."""
    language.install(qapp, "en")


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
    return partial(laid, "croco", seats=2)


@pytest.fixture
def at(seated):
    """Makes tables at a position; what is not told is as in ``position``."""

    def lay(*crocodiles, lines=(), bots_at=None, own_dice=False, speed="off", **told):
        start = LINES.game.notation(LINES.position(*crocodiles, **told))
        return seated(*lines, start=start, bots_at=bots_at, own_dice=own_dice, speed=speed)

    return lay


def cell(table, name):
    """The middle of a cell."""
    return table.scene.cell(read_cell(name)).center()


def space(table, clan, name):
    """The middle of a space of a camp."""
    return table.scene.space(read_clan(clan), read_space(name)).center()


def camp_piece(table, clan, name):
    """The token of a space."""
    return table.scene.in_camp[read_clan(clan), read_space(name)]


def cell_piece(table, name):
    """The token of a cell."""
    return table.scene.on_cell[read_cell(name)]


def label(scene, key):
    """What a label says."""
    line = next(line for line in scene.dump() if line.startswith(f"{key}: "))
    return line.removeprefix(f"{key}: ")[1:-1]


def hover(table, where):
    """The pointer comes there, no button down."""
    view, pixel = table.page.table.viewport(), table.pixel(where)
    # From beside it: a pointer that is there already does not move.
    QTest.mouseMove(view, pixel + QPoint(0, 3))
    QTest.mouseMove(view, pixel)


def named(table, areas):
    """Which cells, spaces and camps these areas are, each once: ``5.2``, ``green a1``."""
    scene, found = table.scene, []
    for area in areas:
        where = area.boundingRect()
        lying = scene.cell_at(where.center())
        if lying is not None:
            found.append(cell_name(lying))
            continue
        clan, place = scene.space_at(where.center()) or (None, None)
        if place is not None and scene.space(clan, place).width() * 1.5 > where.width():
            found.append(f"{clan.name.lower()} {space_name(place)}")
            continue
        found += [clan.name.lower() for clan in CLANS if scene.camp(clan).contains(where.center())]
    assert len(found) == len(areas) == len(set(found)), found
    return set(found)


def glowing(table):
    """What glows."""
    return named(table, [glow.area for glow in table.scene.lights.glows])


def said(table, act):
    """The line that is said while that is done, and by which nothing happens."""
    before = table.actions
    with table._qtbot.waitSignal(table.page.refused) as signal:
        act()
    assert table.actions == before
    return signal.args[0]


ALL_CELLS = {cell_name(at) for at in CELLS}
ALL_SPACES = [space_name(at) for at in SPACES]
