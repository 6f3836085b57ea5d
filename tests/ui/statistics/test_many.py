"""Where there are many matches the window reads them beside itself, and goes on meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ui.statistics import one_by_one


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches are many."""
    monkeypatch.setattr(one_by_one, "_AT_ONCE", 1)


@pytest.mark.usefixtures("many")
class TestMany:
    @pytest.fixture
    def shown(self, opened: Any, shelf: Any) -> Any:
        for seed in range(2):
            shelf.keep("clever", "Ada", plies=5, seed=seed)
        return opened("clever")

    def come(self, qtbot: QtBot, shown: Any) -> None:
        qtbot.waitUntil(shown.window.bar.isHidden, timeout=60_000)

    def test_are_there_as_soon_as_they_are_read(self, qtbot: QtBot, shown: Any) -> None:
        shown.window.turn_page("matches")
        assert shown.cells(shown.matches.table) == []
        assert "being read" in shown.window.bar.text()
        self.come(qtbot, shown)
        assert len(shown.cells(shown.matches.table)) == 2

    def test_are_read_once_for_all_pages(self, qtbot: QtBot, shown: Any) -> None:
        shown.window.turn_page("matches")
        self.come(qtbot, shown)
        shown.window.turn_page("dice")
        assert shown.window.bar.isHidden()
        shown.wait_for_dice()

    def test_are_read_again_where_one_has_come(self, qtbot: QtBot, shown: Any, shelf: Any) -> None:
        shown.window.turn_page("matches")
        self.come(qtbot, shown)
        shelf.keep("clever", "Ben", plies=5)
        shown.come_back()
        self.come(qtbot, shown)
        qtbot.waitUntil(lambda: len(shown.cells(shown.matches.table)) == 3, timeout=60_000)

    def test_are_not_waited_for_by_a_closed_window(self, qtbot: QtBot, shown: Any) -> None:
        shown.window.turn_page("matches")
        shown.window.close()
        qtbot.wait(200)
        assert shown.cells(shown.matches.table) == []

    def test_that_cannot_be_read_are_said(self, qtbot: QtBot, shown: Any, shelf: Any) -> None:
        shelf.library.path.with_suffix(".sqlite-wal").unlink(missing_ok=True)
        shelf.library.path.write_bytes(b"Dear diary, " * 500)
        shown.window.turn_page("matches")
        qtbot.waitUntil(lambda: "cannot be used" in shown.window.bar.text(), timeout=60_000)
