"""The line over the table: where it lies, how long, and when it says what the cursor is on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop import games
from tests.ui.hands import quiet
from ui import fonts
from ui.panels.toast import Toast

K = Qt.Key
SEATS = [(name, seats) for name in games.names() for seats in games.load(name).seats]


def said(table) -> str:
    """What is said over the table just now; empty for nothing."""
    (toast,) = table.page.table.findChildren(Toast)
    return toast.text() if toast.isVisible() else ""


def place(table):
    """Where it is said, in the scene."""
    (toast,) = table.page.table.findChildren(Toast)
    return table.page.table.mapToScene(toast.geometry()).boundingRect()


class TestCursor:
    def test_a_key_says_what_it_comes_to_and_nothing_else_does(self, laid):
        table = laid("croco", seats=2, plies=8)
        quiet(table)
        assert not said(table)
        table.key(K.Key_Right)
        assert said(table) == table.scene.cursor.here.words
        table.session.play(table.session.legal_actions[0])
        quiet(table)
        assert table.scene.cursor.here is not None
        assert not said(table), "other things are offered: no key has come to them"
        table.key(K.Key_Home)
        assert said(table)

    def test_when_it_goes_what_it_was_on_is_said_no_longer(self, laid):
        table = laid("caries", seats=2, plies=20)
        quiet(table)
        table.key(K.Key_Right)
        assert said(table)
        table.key(K.Key_Escape)
        assert not said(table)

    def test_why_something_cannot_be_done_stays(self, laid):
        table = laid("croco", seats=2, plies=8)
        quiet(table)
        table.page.say("This cell is taken.")
        table.scene.cursor.leave()
        assert said(table) == "This cell is taken."

    @pytest.mark.parametrize("name", ["clever", "hospital"])
    def test_where_a_piece_can_go_to_many_places_they_are_counted(self, laid, name):
        table = laid(name, seats=2, plies=40)
        while True:
            quiet(table)
            waits = [stop for stop in table.scene.cursor.stops() if stop.piece is not None]
            for stop in waits:
                assert stop.words.count("; ") < 2, stop.words
            places = [spot.source for spot in table.scene.spots if spot.source is not None]
            if any(places.count(stop.piece) > 2 for stop in waits):
                return
            if table.page.host.awaits_throw:
                table.page.throw()
            else:
                table.session.play(table.session.legal_actions[0])


class TestPlace:
    @pytest.mark.parametrize(("name", "seats"), SEATS)
    def test_it_hides_nothing_or_is_away_from_the_cursor(self, laid, name, seats):
        table = laid(name, seats=seats, plies=12)
        quiet(table)
        for key in (K.Key_Home, K.Key_End):
            table.key(key)
            assert not place(table).intersects(table.scene.cursor.here.area.boundingRect())
        room = table.scene.room_to_say()
        if room.isNull():
            assert (name, seats) == ("hospital", 4)
            return
        hidden = [thing for thing in table.scene.told_things() if thing.area.intersects(room)]
        hidden += [spot for spot in table.scene.spots if spot.area.intersects(room)]
        assert not [one.words for one in hidden]
        assert room.adjusted(-8, -8, 8, 8).contains(place(table).center())

    def test_where_no_room_is_it_keeps_away_from_the_cursor(self, laid):
        table = laid("hospital", seats=4, plies=12)
        quiet(table)
        middle = table.scene.sceneRect().center().y()
        for _ in range(12):
            QTest.keyClick(table.page.table, K.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        assert table.scene.cursor.here.middle.y() > middle > place(table).center().y()
        for _ in range(12):
            QTest.keyClick(table.page.table, K.Key_Up, Qt.KeyboardModifier.ShiftModifier)
        assert table.scene.cursor.here.middle.y() < middle < place(table).center().y()

    def test_from_near_it_is_seen_all_the_same(self, laid):
        table = laid("croco", seats=2, plies=8)
        quiet(table)
        for _ in range(6):
            table.page.zoom_in()
        table.page.say("This cell is taken.")
        (toast,) = table.page.table.findChildren(Toast)
        assert table.page.table.rect().contains(toast.geometry())

    def test_it_finds_its_place_anew_where_the_table_becomes_smaller(self, qtbot, laid):
        """As it does when the bar of what is not kept appears above it."""
        table = laid("caries", seats=2, plies=12)
        quiet(table)
        table.page.say("The library of matches cannot be used: another program is holding it. " * 2)
        (toast,) = table.page.table.findChildren(Toast)
        before = toast.geometry()
        table.page.resize(800, 440)
        assert not table.page.table.rect().contains(before)
        qtbot.waitUntil(lambda: table.page.table.rect().contains(toast.geometry()))

    def test_a_folder_that_is_called_like_a_mark_is_read_as_it_is(self, laid):
        table = laid("caries", seats=2, plies=12)
        table.page.say("/home/<b>Ada</b>/matches.sqlite cannot be used.")
        (toast,) = table.page.table.findChildren(Toast)
        assert toast.textFormat() == Qt.TextFormat.PlainText

    def test_it_is_no_wider_than_its_words(self, laid):
        table = laid("hospital", seats=4, plies=30)
        quiet(table)
        widths = []
        for words in ("No.", "No, not there, and not now."):
            table.page.say(words)
            widths.append(place(table).width())
        assert widths[0] < widths[1] < 400

    @pytest.mark.parametrize(("name", "seats"), SEATS)
    def test_in_a_low_window_with_large_letters_all_of_it_is_seen(self, laid, name, seats):
        fonts.enlarge(1.3)
        try:
            table = laid(name, seats=seats, plies=12)
            table.page.resize(800, 440)
            quiet(table)
            table.page.say("A patient of yours may go home only when the shift changes. " * 2)
            (toast,) = table.page.table.findChildren(Toast)
            assert table.page.table.rect().contains(toast.geometry())
        finally:
            fonts.enlarge(1)
