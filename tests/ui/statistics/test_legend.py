"""The legend of a chart: in one line where there is room, else in several, and never cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui import reading
from ui.statistics.legend import Legend

MARKS = [
    ("band", "Where 95 of 100 fair faces lie"),
    ("dashed", "What is expected"),
    ("triangle", "Outside: 1 face in 20, with fair dice"),
]


@pytest.mark.parametrize(("wide", "lines"), [(900, 1), (480, 2), (280, 3)])
def test_takes_as_many_lines_as_it_needs(qtbot: QtBot, settings, wide: int, lines: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    legend, below = Legend(), QLabel("From 11 matches.")
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(legend)
    column.addWidget(below)
    column.addStretch()
    legend.tell(MARKS)
    window.resize(wide, 200)
    window.show()
    for _ in range(3):
        QApplication.processEvents()
    words = [label for label in legend.findChildren(QLabel) if label.isVisible()]
    places = [label.mapTo(window, label.rect().topLeft()) for label in words]
    assert [label.text() for label in words] == [text for _, text in MARKS]
    assert len({place.y() for place in places}) == lines
    assert reading.cut(window) + reading.overlapping(window) == []
    for label, place in zip(words, places, strict=True):
        assert place.x() + label.width() <= wide
        assert place.y() + label.height() <= below.y()


def test_forgets_what_it_told_before(qtbot: QtBot, settings) -> None:
    legend = Legend()
    qtbot.addWidget(legend)
    legend.tell(MARKS)
    legend.tell(MARKS[:1])
    legend.show()
    shown = [label.text() for label in legend.findChildren(QLabel) if label.isVisible()]
    assert shown == [MARKS[0][1]]
    legend.tell(())
    assert legend.isHidden()
