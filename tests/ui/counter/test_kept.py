"""Every number is kept when it is typed; counts are listed, opened again and forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from tabletop import games
from tabletop.counts import Counts
from tabletop.kernel.counter import Line
from tabletop.kernel.errors import LibraryError, Problem
from tabletop.kernel.game import Ranking
from tabletop.library import Library
from ui import games as looks

ANNA = (24, 7, 8, 41, 30, 44)
"""Yellow, crosses in blue and green, orange, purple, two foxes: 197 points."""
BEN = (40, 6, 5, 38, 35, 30)
"""174 points."""


class TestKeeping:
    def test_each_number_is_on_disk_when_it_is_typed(self, counter, library) -> None:
        counter.fill(0, ANNA[:2], "Anna")
        with closing(Library(library.path)) as other:
            (kept,) = other.counts.recent(9)
        assert kept.count.columns[0] == (24, 7, None, None, None, None)
        assert kept.count.players[0].name == "Anna"

    def test_is_listed_with_game_day_players_and_totals(self, counter) -> None:
        counter.fill(0, BEN, "Ben")
        counter.fill(1, ANNA[:2], "Anna")
        (line,) = counter.lines
        head, *rows = line.split("\n")
        assert "Clever" in head
        assert counter.window.result().day() in head
        assert rows == ["Ben 174", "Anna 46"]

    def test_is_listed_with_the_winner_first_when_all_is_counted(self, counter) -> None:
        counter.fill(0, BEN, "Ben")
        counter.fill(1, ANNA, "Anna")
        assert counter.lines[0].split("\n")[1:] == ["1. Anna 197", "2. Ben 174"]

    def test_is_listed_with_four_long_names_and_every_total(self, qtbot, counter) -> None:
        qtbot.mouseClick(counter.window.card.players.button("4"), Qt.MouseButton.LeftButton)
        for seat in range(4):
            counter.fill(seat, BEN, "W" * 23 + str(seat))
        found = counter.window.list.list
        item = found.item(0)
        rows = item.text().split("\n")
        assert [row[-4:] for row in rows[1:]] == [" 174"] * 4
        metrics, room = found.fontMetrics(), found.viewport().width() - 2 * 10
        assert max(map(metrics.horizontalAdvance, rows)) <= room
        assert found.visualItemRect(item).height() >= len(rows) * metrics.height()
        whole = item.data(Qt.ItemDataRole.AccessibleTextRole)
        assert all("W" * 23 + str(seat) in whole for seat in range(4))

    def test_nothing_is_forgotten_where_none_is_chosen(self, qtbot, counter, library) -> None:
        counter.fill(0, ANNA, "Anna")
        qtbot.mouseClick(counter.window.fresh, Qt.MouseButton.LeftButton)
        found = counter.window.list
        found.list.setFocus(Qt.FocusReason.TabFocusReason)
        assert not found.forget_button.isEnabled()
        qtbot.keyClick(found.list, Qt.Key.Key_Delete)
        assert counter.window.findChildren(QMessageBox) == []
        counter.pick(0)
        assert found.forget_button.isEnabled()

    def test_goes_on_where_one_was_interrupted(self, counter, library, opened) -> None:
        counter.fill(0, ANNA[:2], "Anna")
        again = opened(library)
        assert again.field(0, 1).text() == "7"
        assert again.field(0, 2).hasFocus()

    def test_begins_anew_for_the_same_people_when_all_is_counted(
        self, counter, library, opened
    ) -> None:
        counter.fill(0, ANNA, "Anna")
        counter.fill(1, BEN, "Ben")
        again = opened(library)
        assert again.window.pad.count.is_empty
        assert again.name(1).text() == "Ben"
        assert len(again.lines) == 1

    def test_an_earlier_one_is_opened_from_the_list(self, qtbot, counter) -> None:
        counter.fill(0, ANNA, "Anna")
        qtbot.mouseClick(counter.window.fresh, Qt.MouseButton.LeftButton)
        assert counter.totals == ["", ""]
        counter.fill(0, BEN)
        assert len(counter.lines) == 2
        counter.pick(1)
        assert counter.totals == ["197", ""]
        qtbot.keyClicks(counter.field(1, 0), "10")
        assert len(counter.lines) == 2
        assert "197" in counter.lines[0]

    def test_a_pad_without_a_number_leaves_no_trace(self, qtbot, counter, library) -> None:
        qtbot.keyClicks(counter.name(0), "Anna")
        assert len(counter.lines) == 1
        counter.window.close()
        assert library.counts.recent(9) == []
        assert counter.lines == []

    def test_one_that_another_window_changed_is_opened_again_by_a_click(
        self, qtbot, counter, library
    ) -> None:
        counter.fill(0, ANNA[:2], "Anna")
        with closing(Library(library.path)) as other:
            (kept,) = other.counts.recent(9)
            other.counts.write(kept, kept.count.entered(1, 0, 40))
        qtbot.keyClicks(counter.field(0, 2), "8")
        assert "changed in another window" in counter.window.bar.text()
        counter.pick(0)
        assert not counter.window.bar.isVisible()
        assert counter.totals == ["46", "40"]
        qtbot.keyClicks(counter.field(0, 2), "8")
        assert library.counts.recent(9)[0].count.columns[0][2] == 8

    def test_one_that_is_begun_elsewhere_is_listed_with_the_next(
        self, qtbot, counter, library
    ) -> None:
        counter.fill(0, ANNA, "Anna")
        with closing(Library(library.path)) as other:
            other.counts.begin(other.counts.recent(9)[0].count.named(0, "Cleo"))
        qtbot.mouseClick(counter.window.fresh, Qt.MouseButton.LeftButton)
        assert [line.split("\n")[1] for line in counter.lines] == ["Cleo 197", "Anna 197"]

    def test_the_library_is_read_neither_for_a_number_nor_at_the_end(
        self, qtbot, counter, monkeypatch
    ) -> None:
        for who in ("Anna", "Ben", "Cleo"):
            counter.window.begin(counter.window.pad.count.game)
            counter.name(0).clear()
            counter.fill(0, BEN, who)
        counter.pick(2)
        read = []
        monkeypatch.setattr(Counts, "recent", lambda _, limit: read.append(limit) or [])
        qtbot.keyClicks(counter.field(1, 0), "10")
        assert [line.split("\n")[1] for line in counter.lines] == [
            "Anna 174",
            "Cleo 174",
            "Ben 174",
        ]
        counter.window.close()
        assert len(counter.lines) == 3
        assert read == []

    def _agree(self, qtbot, counter) -> None:
        """Yes, forget it."""
        (asked,) = counter.window.findChildren(QMessageBox)
        forget = next(button for button in asked.buttons() if button.text() == "Forget")
        qtbot.mouseClick(forget, Qt.MouseButton.LeftButton)

    def test_is_forgotten_only_after_asking(self, qtbot, counter, library) -> None:
        counter.fill(0, ANNA, "Anna")
        qtbot.mouseClick(counter.window.list.forget_button, Qt.MouseButton.LeftButton)
        assert "Anna 197" in counter.window.findChild(QMessageBox).text()
        assert len(library.counts.recent(9)) == 1
        self._agree(qtbot, counter)
        assert library.counts.recent(9) == []
        assert counter.window.pad.count.is_empty

    def test_another_than_that_on_the_pad_is_forgotten(self, qtbot, counter, library) -> None:
        counter.fill(0, ANNA, "Anna")
        qtbot.mouseClick(counter.window.fresh, Qt.MouseButton.LeftButton)
        counter.fill(0, BEN)
        found = counter.window.list.list
        found.setFocus()
        qtbot.keyClick(found, Qt.Key.Key_Down)
        qtbot.keyClick(found, Qt.Key.Key_Delete)
        self._agree(qtbot, counter)
        assert [line.split("\n")[1] for line in counter.lines] == ["Anna 174"]
        assert counter.totals == ["174", ""]
        assert len(library.counts.recent(9)) == 1

    def test_one_that_cannot_be_read_hides_no_other(self, counter, library, opened) -> None:
        counter.fill(0, ANNA)
        counter.window.begin(counter.window.pad.count.game)
        counter.fill(0, BEN)
        with closing(sqlite3.connect(library.path)) as file:
            file.execute("UPDATE counts SET columns = 'no' WHERE id = 1")
            file.commit()
        assert [line for line in opened(library).lines if "174" in line]

    def test_what_cannot_be_written_is_told_and_written_with_the_next(
        self, qtbot, counter, library
    ) -> None:
        counter.fill(0, (24,))
        with closing(sqlite3.connect(library.path, isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout = 0")
            with library._file.transaction() as file:
                file.execute("PRAGMA busy_timeout = 0")
            other.execute("BEGIN IMMEDIATE")
            qtbot.keyClicks(counter.field(0, 1), "7")
            other.execute("ROLLBACK")
        assert counter.window.bar.isVisible()
        assert "another program is holding it" in counter.window.bar.text()
        assert counter.field(0, 1).text() == "7"
        qtbot.keyClicks(counter.field(0, 2), "8")
        assert not counter.window.bar.isVisible()
        assert library.counts.recent(1)[0].count.columns[0][:3] == (24, 7, 8)

    def test_what_cannot_be_read_is_told_beside_the_pad(self, opened, settings) -> None:
        library = Library()
        library.close()
        desk = opened(library)
        assert "No counts can be shown." in desk.window.bar.text()
        assert not desk.window.findChildren(QMessageBox)

    def test_works_where_nothing_can_be_kept_and_says_so(self, opened) -> None:
        desk = opened(None, LibraryError("the disk is full."))
        assert desk.window.bar.isVisible()
        assert "not kept" in desk.window.bar.text()
        assert "The disk is full." in desk.window.bar.text()
        desk.fill(0, ANNA)
        assert desk.totals == ["197", ""]


class Apples:
    """Another game's counter: one line, at most nine."""

    seats = (2, 3)
    lines = (Line("apples"),)

    def problem(self, line, entered):
        return Problem("nine are all") if entered > 9 else None

    def contradiction(self, column, players):
        return None

    def each(self, line, points):
        return None

    def ranking(self, points):
        return Ranking((1,) * len(points), (), "points")


class TestSeveralGames:
    @pytest.fixture
    def both(self, opened, library, monkeypatch):
        """Every other game has a counter, too."""
        real = games.counter
        monkeypatch.setattr(games, "counter", lambda name: real(name) or Apples())
        return opened(library)

    def test_each_has_its_own_pad(self, qtbot, both) -> None:
        counters = {name: games.counter(name) for name in both.window.game.words}
        apples = next(name for name, found in counters.items() if isinstance(found, Apples))
        other = next(name for name, found in counters.items() if not isinstance(found, Apples))
        both.choose(apples)
        assert len(both.window.card.table.numbers[0]) == 1
        qtbot.keyClicks(both.field(1, 0), "12")
        assert "nine are all" in both.said
        both.window.turn_to(apples)
        assert both.field(1, 0).text() == "12"
        both.choose(other)
        assert len(both.window.card.table.numbers[0]) == len(counters[other].lines)
        assert looks.box(apples).title() in both.lines[0]
        both.pick(0)
        assert both.window.game.word == apples
        assert both.field(1, 0).text() == "12"
        both.window.turn_to(other)
        assert both.window.game.word == other
        both.window.turn_to(apples)
        assert both.field(1, 0).text() == "12"
