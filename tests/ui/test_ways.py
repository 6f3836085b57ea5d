"""A whole match of every game: by keyboard only, by clicks, by drags, by the list alone."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tabletop import games
from tabletop.kernel.game import CHANCE
from tests.ui.hands import (
    WAYS,
    Keys,
    begins,
    for_piece,
    on_area,
    on_piece,
    play,
    quiet,
    way_to,
)
from ui.settings import Settings

each_game = pytest.mark.parametrize("name", games.names())
each_way = pytest.mark.parametrize("way", WAYS)
_KEYS = (
    *[Qt.Key.Key_Return] * 6,
    *[Qt.Key.Key_Space] * 6,
    *[Qt.Key.Key_Tab] * 2,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Escape,
)


def seats_of(name: str) -> int:
    """Two people, where two can play."""
    return 2 if 2 in games.load(name).seats else min(games.load(name).seats)


def is_true(table) -> bool:
    """Whether the table shows what a new one would."""
    return table.scene.dump() == table.fresh(table.session.state)


@each_way
@each_game
class TestWholeMatch:
    """Whichever way is chosen, it leads to the end, action by action as they were chosen."""

    def test_of_people(self, laid, name, way):
        table = laid(name, seats=seats_of(name))
        play(table, way(table, Random(f"{name} {way.__name__}")))
        assert is_true(table)
        table._qtbot.waitUntil(lambda: table.page.result.card is not None)

    def test_with_real_dice(self, laid, name, way):
        table = laid(name, seats=min(games.load(name).seats), own_dice=True)
        play(table, way(table, Random(f"{name} {way.__name__}")))
        assert is_true(table)


@each_game
def test_nothing_that_can_be_done_is_out_of_reach(laid, name):
    """Of no action on the table: neither for a click or a drag, nor for the arrows."""
    table = laid(name, seats=seats_of(name))
    session, rng = table.session, Random(name)
    while session.turn is not None:
        if session.turn == CHANCE:
            session.throw()
            continue
        quiet(table)
        if session.match.ply % 5 == 0:
            for action in session.legal_actions:
                within_reach(table, action)
        session.play(rng.choice(session.legal_actions))


def within_reach(table, action):
    """Asserts that a hand comes to an action, and the cursor from the first stop."""
    spot, scene = begins(table, action), table.scene
    stops = scene.cursor.stops()
    if spot.source is None:
        on_area(table, spot)
        way_to(stops, 0, lambda stop: stop.spot is spot)
        return
    on_piece(table, spot.source)
    for_piece(table, spot)
    way_to(stops, 0, lambda stop: stop.piece is spot.source)
    if not scene.goes_at_once([one for one in scene.spots if one.source is spot.source]):
        scene.hand.carry(spot.source)
        way_to(scene.cursor.stops(), 0, lambda stop: stop.spot is spot)
        scene.hand.let_go()


@each_game
def test_keys_are_hammered_while_things_move(laid, name):
    """Whatever is pressed when, the match goes on and the table is true in the end."""
    table, rng = laid(name, seats=seats_of(name), speed="fast"), Random(name)
    for _ in range(900):
        QTest.keyClick(table.page.table, rng.choice(_KEYS))
        if rng.random() < 0.3:
            QCoreApplication.processEvents()
    assert table.session.match.ply > 20
    Settings().speed = "off"
    table.page.apply_settings()
    quiet(table)
    while table.scene.is_begun:
        table.key(Qt.Key.Key_Escape)
        quiet(table)
    assert is_true(table)
    if table.session.turn is not None:
        before = table.session.match.ply
        hand = Keys(table, rng)
        hand.do(None if table.page.host.awaits_throw else table.session.legal_actions[0])
        assert table.session.match.ply > before
