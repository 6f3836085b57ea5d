"""The panels beside the table: the moves have the room that they need, and the log the rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QListWidget

MANY = [f"A move with number {number}" for number in range(30)]


def settled() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


@pytest.fixture
def side(settings, laid):
    """The panels of a match in which one thing can be done: to throw."""
    table = laid("caries")
    table.quiet()
    settled()
    return table.page.side


def offer(side, rows: list[str]) -> None:
    side.moves._fill([None] * len(rows), rows)
    settled()


def is_whole(side) -> bool:
    """Whether every row is in sight."""
    return side.moves.findChild(QListWidget).verticalScrollBar().maximum() == 0


def test_where_little_can_be_done_one_reads_what_happened(side) -> None:
    assert side.log.height() > 2 * side.moves.height()


def test_a_few_rows_more_are_all_in_sight(side) -> None:
    before = side.moves.height()
    offer(side, MANY[:7])
    assert side.moves.height() > before
    assert side.moves.height() < side.log.height()
    assert is_whole(side)


@pytest.mark.parametrize("high", [440, 740])
def test_many_rows_have_more_room_than_the_log(side, high) -> None:
    side.window().resize(800, high)
    settled()
    offer(side, MANY)
    assert side.moves.height() >= side.log.height()
    assert side.log.height() > 100


def test_the_room_is_kept_from_turn_to_turn(side) -> None:
    offer(side, MANY)
    high = side.moves.height()
    offer(side, MANY[:1])
    assert side.moves.height() == high


def test_with_a_hint_the_rows_are_read(side) -> None:
    side.share(hinted=True)
    settled()
    assert side.moves.height() > side.log.height()
    side.share(hinted=False)
    settled()
    assert side.log.height() > 2 * side.moves.height()
