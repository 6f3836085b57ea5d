"""The rows of what can be done: is every one of them whole, at every width?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from tabletop import games
from ui import games as looks
from ui.panels.moves import MovesPanel
from ui.panels.side import NARROW, WIDE

_ROWS = [
    "Orange 3 → orange cell 3, wins a re-roll",
    "White with blue, 2 + 1 → blue 3, wins a purple 6, an extra die and an orange 5",
    "Take no die",
    "Bonus: write 6 → purple cell 7, wins a fox",
]


@pytest.mark.usefixtures("settings")
@pytest.mark.parametrize("many", [1, 6], ids=["without a bar", "with a bar"])
def test_no_row_is_cut(qtbot: QtBot, many: int) -> None:
    panel = MovesPanel(games.load("clever"), looks.words("clever", ()))
    qtbot.addWidget(panel)
    rows = panel._rows
    paper = QLabel()
    paper.setTextFormat(Qt.TextFormat.PlainText)
    paper.setWordWrap(True)
    paper.setFont(rows.font())
    for wide in range(NARROW, WIDE + 1, 10):
        panel.resize(wide, 400)
        panel.show()
        panel._fill([None] * 4 * many, _ROWS * many)
        rows.doItemsLayout()
        assert rows.verticalScrollBar().isVisible() is (many > 1)
        for number, text in enumerate(_ROWS * many):
            option = QStyleOptionViewItem()
            rows.initViewItemOption(option)
            rows.itemDelegate().initStyleOption(option, rows.indexFromItem(rows.item(number)))
            option.rect = rows.visualItemRect(rows.item(number))
            assert option.rect.width() <= rows.viewport().width(), (wide, text)
            part = QStyle.SubElement.SE_ItemViewItemText
            room = rows.style().subElementRect(part, option, rows)
            margin = rows.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
            paper.setText(text)
            assert paper.heightForWidth(room.width() - 2 * margin) <= room.height(), (wide, text)
