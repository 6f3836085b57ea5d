"""The keyboard at the table: where the cursor stands, where it goes, and what it reads."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tabletop import games
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tests.ui.hands import Keys, begins, quiet, way_to
from ui.pieces.glow import rounded
from ui.pieces.ring import Ring
from ui.stage.cursor import ARROWS
from ui.stage.stops import Stop, ahead, groups_of, readings_of

K = Qt.Key


@pytest.fixture
def croco(laid):
    """Two people in the middle of a game: each token of a camp can go to several cells."""
    table = laid("croco", seats=2, plies=8)
    quiet(table)
    return table


@pytest.fixture
def clever(laid):
    """Two people; somebody chooses one of six dice."""
    table = laid("clever", seats=2, plies=2)
    quiet(table)
    return table


def held_down(table, key):
    """A key that was pressed long ago comes again."""
    press = QEvent.Type.KeyPress
    QApplication.sendEvent(
        table.page.table, QKeyEvent(press, key, Qt.KeyboardModifier.NoModifier, "", True)
    )


def shifted(table, key):
    QTest.keyClick(table.page.table, key, Qt.KeyboardModifier.ShiftModifier)


def rings(table):
    return [item for item in table.scene.items() if isinstance(item, Ring)]


class TestStays:
    """Who plays by keyboard goes on from where they were."""

    def test_after_an_action_it_stands_at_what_is_nearest(self, croco):
        hand, cursor = Keys(croco, Random(1)), croco.scene.cursor
        where = begins(croco, croco.session.legal_actions[0]).area.boundingRect().center()
        hand.do(croco.session.legal_actions[0])
        quiet(croco)
        assert cursor.at is not None
        assert len(rings(croco)) == 1
        far = [(stop.middle - where).manhattanLength() for stop in cursor.stops()]
        assert far[cursor.at] == min(far)

    def test_it_comes_back_to_the_throw(self, laid):
        table = laid("caries", seats=2)
        quiet(table)
        table.key(K.Key_End)
        while not table.page.host.awaits_throw:
            table.key(K.Key_Return)
            quiet(table)
            table.key(K.Key_End)
        words = table.scene.cursor.here.words
        table.key(K.Key_Return)
        quiet(table)
        while not table.page.host.awaits_throw:
            table.session.play(table.session.legal_actions[0])
            quiet(table)
        assert table.scene.cursor.here.words == words

    @pytest.mark.parametrize("name", games.names())
    def test_pressing_again_never_takes_another_choice_in_words(self, laid, name):
        table, pressed = laid(name, seats=2, plies=4), 0
        cursor = table.scene.cursor
        while table.session.turn is not None and table.session.match.ply < 160:
            quiet(table)
            stops = cursor.stops()
            plates = [stop.words for stop in stops if stop.plate]
            if not plates:
                drawn = table.session.turn == CHANCE
                actions = table.session.legal_actions
                table.session.throw() if drawn else table.session.play(actions[0])
                continue
            table.key(K.Key_Home)
            for key in way_to(stops, cursor.at, lambda stop: stop.words == plates[0]):  # noqa: B023
                table.key(key)
            table.key(K.Key_Space)
            quiet(table)
            pressed += 1
            here = cursor.here
            others = [stop for stop in cursor.stops() if not stop.plate and not stop.quiet]
            assert not here or not here.plate or here.words == plates[0] or not others
        assert pressed or name == "croco", "there are no plates in Croco"

    def test_it_stands_on_what_is_only_looked_at_only_after_a_look(self, clever):
        clever.key(K.Key_Home)
        stops = clever.scene.cursor.stops()
        for key in way_to(stops, clever.scene.cursor.at, lambda stop: stop.quiet):
            clever.key(key)
        assert clever.scene.cursor.here.quiet
        clever.session.play(clever.session.legal_actions[0])
        quiet(clever)
        assert not clever.scene.cursor.here.quiet

    def test_with_the_mouse_it_goes_and_does_not_come_back(self, croco):
        croco.key(K.Key_Right)
        assert rings(croco)
        croco.click(croco.scene.sceneRect().topLeft())
        assert croco.scene.cursor.at is None
        assert not rings(croco)
        croco.session.play(croco.session.legal_actions[0])
        quiet(croco)
        assert croco.scene.cursor.at is None

    def test_a_key_that_is_held_down_does_it_once(self, croco):
        croco.key(K.Key_Right)
        croco.key(K.Key_Return)
        carried = croco.scene.hand.carried
        assert carried is not None
        for _ in range(5):
            held_down(croco, K.Key_Return)
        assert croco.scene.hand.carried is carried

    @pytest.mark.parametrize("first", [K.Key_Home, K.Key_End])
    def test_escape_brings_it_back_to_the_piece(self, croco, first):
        croco.key(first)
        where, words = croco.scene.cursor.here.middle, croco.scene.cursor.here.words
        croco.key(K.Key_Return)
        croco.key(K.Key_Home)
        assert croco.scene.cursor.here.words != words
        croco.key(K.Key_Escape)
        assert croco.scene.hand.carried is None
        assert croco.scene.cursor.here.words == words
        assert croco.scene.cursor.here.area.contains(where)

    def test_escape_again_and_it_goes(self, croco):
        croco.key(K.Key_Right)
        croco.key(K.Key_Escape)
        assert croco.scene.cursor.here is None
        assert not rings(croco)


class TestGoes:
    @pytest.mark.parametrize("name", games.names())
    def test_tab_goes_through_every_group_and_on_to_the_panels_and_back(self, laid, name):
        table = laid(name, seats=min(games.load(name).seats), plies=14)
        quiet(table)
        scene, view = table.scene, table.page.table
        view.setFocus()
        stops = scene.cursor.stops()
        groups = groups_of(stops, scene.told_things())
        assert sorted(number for group in groups for number in group) == [*range(len(stops))]
        stood = []
        while view.hasFocus():
            table.key(K.Key_Tab)
            stood.append(scene.cursor.at)
        assert stood == [*(group[0] for group in groups), None]
        assert table.page.isAncestorOf(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), K.Key_Backtab)
        assert view.hasFocus()
        assert scene.cursor.at == groups[-1][0]

    def test_home_and_end(self, clever):
        clever.key(K.Key_End)
        assert clever.scene.cursor.at == len(clever.scene.cursor.stops()) - 1
        clever.key(K.Key_Home)
        assert clever.scene.cursor.at == 0

    def test_with_other_modifiers_keys_are_not_for_it(self, clever):
        QTest.keyClick(clever.page.table, K.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert clever.scene.cursor.at is None

    def test_where_the_table_is_zoomed_it_is_always_seen(self, croco):
        for _ in range(9):
            croco.page.table.zoom_in()
        seen = croco.page.table.viewport().rect()
        for key in (K.Key_Home, K.Key_End, K.Key_Home):
            croco.key(key)
            area = croco.scene.cursor.here.area.boundingRect()
            assert seen.contains(croco.page.table.mapFromScene(area).boundingRect())

    @pytest.mark.parametrize("name", games.names())
    def test_arrows_lead_from_every_stop_to_every_other(self, laid, name):
        table = laid(name, seats=max(games.load(name).seats))
        session, scene, rng = table.session, table.scene, Random(name)
        while session.turn is not None and session.match.ply < 200:
            if session.turn == CHANCE:
                session.throw()
                continue
            quiet(table)
            if session.match.ply % 4 == 0:
                all_reached(scene.cursor.stops())
                pieces = {spot.source for spot in scene.spots if spot.source is not None}
                for piece in sorted(pieces, key=lambda piece: piece.key)[:3]:
                    scene.hand.carry(piece)
                    all_reached(scene.cursor.stops())
                    scene.hand.let_go()
            session.play(rng.choice(session.legal_actions))


def test_what_lies_at_one_place_is_gone_through_one_after_the_other():
    places = [QRectF(left, 0, 10, 10) for left in (0, 50, 50, 50, 100)]
    stops = [Stop(rounded(place), lambda: None, "") for place in places]
    assert ways_over(stops, 0, QPointF(1, 0)) == [1, 2, 3, 4]
    assert ways_over(stops, 4, QPointF(-1, 0)) == [3, 2, 1, 0]


def ways_over(stops, at, towards):
    """Where one comes by and by, always that way."""
    found = ahead(stops, stops[at].middle, at, towards)
    return [] if found is None else [found, *ways_over(stops, found, towards)]


def all_reached(stops):
    """Asserts that arrows lead from the first to each of them, and from each to the first."""
    onwards: dict[int, set[int]] = {}
    for number, stop in enumerate(stops):
        ways = (ahead(stops, stop.middle, number, towards) for towards in ARROWS.values())
        onwards[number] = {found for found in ways if found is not None}
    back = {number: {one for one in onwards if number in onwards[one]} for number in onwards}
    for ways in (onwards, back):
        reached, waiting = {0}, deque([0])
        while waiting:
            new = ways[waiting.popleft()] - reached
            reached |= new
            waiting += new
        missed = [stops[number].words for number in set(onwards) - reached]
        assert not missed, f"{missed} among {[stop.words for stop in stops]}"


class TestReads:
    """With Shift the arrows go through all that lies there."""

    @pytest.mark.parametrize("name", games.names())
    def test_everything_can_be_read(self, laid, name):
        table = laid(name, seats=max(games.load(name).seats), plies=30)
        quiet(table)
        things = table.scene.told_things()
        assert things
        all_reached(readings_of(things, lambda: None))

    def test_what_lies_there_is_said_and_nothing_done(self, clever):
        shifted(clever, K.Key_Down)
        things = {thing.words for thing in clever.scene.told_things()}
        said = []
        clever.scene.pointed.connect(said.append)
        for key in (K.Key_Down, K.Key_Down, K.Key_Right, K.Key_Down):
            shifted(clever, key)
        assert len({*said} & things) > 2
        assert rings(clever)[0].is_read
        assert len(clever.actions) == 2

    def test_enter_stands_at_what_can_be_done_there(self, clever):
        clever.key(K.Key_Home)
        for _ in range(3):
            shifted(clever, K.Key_Right)
        read = clever.scene.cursor.here
        assert clever.scene.cursor.at is None
        clever.key(K.Key_Return)
        assert clever.scene.cursor.at is not None
        assert clever.scene.cursor.here.area.contains(read.middle)
        assert len(clever.actions) == 2

    def test_an_arrow_alone_goes_on_to_what_can_be_done(self, clever):
        shifted(clever, K.Key_Down)
        clever.key(K.Key_Down)
        assert clever.scene.cursor.at is not None
        assert not rings(clever)[0].is_read


class TestSingleKeys:
    """R, U and H while one plays; letters while one types."""

    @pytest.fixture
    def playing(self, window):
        def begin(name, *, own_dice):
            game = games.load(name)
            setup = Setup(settled(game.options, {}, name), unnamed([None]), 7, own_dice=own_dice)
            window.begin(Match(game, setup))
            window.activateWindow()
            return window

        return begin

    def test_they_throw_take_back_and_ask_for_a_hint(self, qtbot, playing):
        window = playing("caries", own_dice=False)
        match = window.page.session.match
        qtbot.waitUntil(window.page.can_throw)
        QTest.keyClick(window.page.table, K.Key_R)
        qtbot.waitUntil(lambda: bool(match.log) and window.page.can_throw())
        made = match.ply
        QTest.keyClick(window.page.table, K.Key_U)
        assert match.ply < made
        qtbot.waitUntil(lambda: window.page.hint.is_possible)
        QTest.keyClick(window.page.table, K.Key_H)
        assert window.page.hint.is_shown
        QTest.keyClick(window.page.table, K.Key_H)
        assert not window.page.hint.is_shown

    def test_in_a_line_they_are_letters(self, qtbot, playing):
        window = playing("clever", own_dice=True)
        page = window.page
        line = page.moves.findChild(QLineEdit)
        qtbot.waitUntil(line.isVisible)
        line.setFocus()
        before = page.session.match.ply
        QTest.keyClicks(line, "ruh")
        assert line.text() == "ruh"
        assert page.session.match.ply == before
        assert not page.hint.is_shown
