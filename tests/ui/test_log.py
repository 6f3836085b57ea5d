"""The log beside the table: is it read link by link, and does it stay where one looks?"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextBlock

_SIZES = ((1280, 740), (800, 500))


def blocks(log: Any) -> list[QTextBlock]:
    """Its lines."""
    document = log._lines.document()
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


def is_set_in(block: QTextBlock) -> bool:
    """Whether it tells what came of something."""
    return block.blockFormat().leftMargin() > 0


def is_strong(block: QTextBlock) -> bool:
    """Whether it is a head."""
    return block.begin().fragment().charFormat().font().bold()


def seen(log: Any, block: QTextBlock) -> bool:
    """Whether all of it is in sight."""
    lines = log._lines
    place = lines.document().documentLayout().blockBoundingRect(block)
    top = place.top() - lines.verticalScrollBar().value()
    return bool(top >= -1 and top + place.height() <= lines.viewport().height() + 1)


@pytest.mark.parametrize("name", ["caries", "clever"])
def test_an_action_begins_a_paragraph_and_what_came_of_it_is_set_in(laid: Any, name: str) -> None:
    table = laid(name, seats=2, plies=60)
    page, lines = table.page, iter(blocks(table.page.side.log))
    for played in table.session.match.log:
        heads = [page.words.sentence(event) for event in played.events if page.words.is_head(event)]
        whole = [next(lines) for _ in page.words.story(played.events)]
        assert sorted(block.text() for block in whole) == sorted(page.words.story(played.events))
        assert [block.text() for block in whole if is_strong(block)] == heads
        fresh = True
        for block in whole:
            assert is_set_in(block) is not (fresh or is_strong(block)), block.text()
            fresh = is_strong(block)
    assert next(lines, None) is None


def test_a_round_has_a_head(laid: Any) -> None:
    log = laid("clever", seats=2, plies=60).page.side.log
    heads = [block.text() for block in blocks(log) if is_strong(block)]
    assert heads[:3] == ["Round 1 begins.", "Round 2 begins.", "Round 3 begins."]


@pytest.mark.parametrize("size", _SIZES)
@pytest.mark.parametrize("name", ["caries", "clever"])
def test_the_end_is_whole_after_undo(laid: Any, name: str, size: tuple[int, int]) -> None:
    table = laid(name, seats=2, plies=90)
    table.page.resize(*size)
    table.quiet()
    for _ in range(4):
        table.page.undo()
        log = table.page.side.log
        assert seen(log, blocks(log)[-1])
        table._qtbot.wait(20)
        assert seen(log, blocks(log)[-1])


@pytest.mark.parametrize("name", ["caries", "clever"])
def test_the_action_one_looks_at_is_marked_and_seen(laid: Any, name: str) -> None:
    table = laid(name, seats=2, plies=90)
    table.page.resize(800, 500)
    table.page.past.toggle()
    log, words = table.page.side.log, table.page.words
    for ply in (90, 41, 12, 13, 2):
        table.page.review.go(ply)
        told = words.story(table.session.match.log[ply - 1].events)
        if told:
            marked = [blocks(log)[number] for number in log._lines._marked]
            assert [block.text() for block in marked] == told
            assert seen(log, marked[0])
    table.page.review.go(0)
    assert not log._lines._marked
    assert seen(log, blocks(log)[0])
    table.page.past.toggle()
    assert log._lines._marked is None
    assert seen(log, blocks(log)[-1])


def test_any_line_of_an_action_leads_to_it(laid: Any) -> None:
    table = laid("caries", "one die", "roll 1")
    log = table.page.side.log
    texts = [block.text() for block in blocks(log)]
    told = table.page.words.story(table.session.match.log[1].events)
    assert len(told) > 1
    place = log._lines.document().documentLayout().blockBoundingRect
    for text in told:
        middle = place(blocks(log)[texts.index(text)]).center()
        at = QPoint(30, round(middle.y()) - log._lines.verticalScrollBar().value())
        table.double_click(log._lines.viewport(), at)
        assert table.page.review.ply == 2
        table.page.past.toggle()
