"""Labels are level with what they stand beside, in every dialog that has a form."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QImage, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from tabletop import games
from ui.controls import Box
from ui.forms import Label
from ui.new_match import NewMatch
from ui.segments import Drop, Radios, Segments
from ui.settings_dialog import GROUPS, SettingsDialog
from ui.sheets_dialog import Sheets
from ui.stage.theme import LIGHT

GAME = games.load(games.names()[0])


def middle(widget: QWidget, dialog: QDialog) -> float:
    """How far down the middle of *widget* is."""
    return widget.mapTo(dialog, QPoint()).y() + widget.height() / 2


def lines(dialog: QDialog) -> dict[str, QWidget]:
    """The first line of each field, by its label."""
    match dialog:
        case SettingsDialog():
            rows = {name: dialog._rows[name] for name in GROUPS["play"]}
            return {dialog._labels[name].text(): row.first_line for name, row in rows.items()}
        case Sheets():
            fields = (dialog.kind, dialog.filled, dialog.format, dialog.ending)
            return {field.accessibleName(): field.first_line for field in fields}
        case NewMatch():
            shown = [row.shown for row in dialog.options.choices.values()]
            typed = [*(row.line for row in dialog.options.texts.values()), dialog.seed]
            return {
                **{field.accessibleName(): field.first_line for field in shown},
                **{line.accessibleName(): line for line in typed},
            }
    raise AssertionError(dialog)


@pytest.mark.parametrize("kind", [SettingsDialog, Sheets, NewMatch])
def test_a_label_is_level_with_the_first_line_of_its_field(qtbot, settings, kind) -> None:
    made = {
        SettingsDialog: lambda: SettingsDialog(settings),
        Sheets: lambda: Sheets(GAME.id, None, 0, "print"),
        NewMatch: lambda: NewMatch(GAME, settings, LIGHT),
    }
    dialog = made[kind]()
    qtbot.addWidget(dialog)
    dialog.show()
    if isinstance(dialog, NewMatch):
        dialog.more.setChecked(True)
        dialog.seed.setText("nonsense")
        qtbot.wait(1)
    labels = {label.text(): label for label in dialog.findChildren(QLabel)}
    beside = lines(dialog)
    assert len(beside) >= 4
    for text, line in beside.items():
        assert abs(middle(labels[text], dialog) - middle(line, dialog)) <= 1, text


@pytest.mark.parametrize("kind", [Segments, Radios, Drop])
def test_a_label_is_as_high_as_a_line_of_any_choice(qtbot, settings, kind) -> None:
    choice = kind(["a", "b", "c"])
    qtbot.addWidget(choice)
    label = Label(choice.first_line, "Letters")
    qtbot.addWidget(label)
    assert label.sizeHint().height() == choice.first_line.sizeHint().height()


@pytest.mark.parametrize("has_icon", [False, True])
def test_long_words_in_a_list_end_in_dots_before_its_arrow(qtbot, settings, has_icon) -> None:
    sign = QPixmap(16, 16)
    sign.fill(Qt.GlobalColor.red)

    def seen(words: str) -> QImage:
        box = Box()
        qtbot.addWidget(box)
        box.addItem(QIcon(sign) if has_icon else QIcon(), words)
        box.setFixedWidth(150)
        return box.grab().toImage()

    long = "All variants of all the games"
    shortened = [f"{long[:letters].rstrip()}…" for letters in range(len(long))]
    room = 150 - 50 - (18 if has_icon else 0)
    letters = QFontMetrics(QApplication.font())
    whole = [words for words in shortened if letters.horizontalAdvance(words) <= room]
    assert seen(long) in [seen(words) for words in whole]
