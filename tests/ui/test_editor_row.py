"""An option that is set up by hand: its row in the dialog of a new match, and what comes of it."""

from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from tabletop import games
from ui import games as looks
from ui.editor import Editor
from ui.new_match import NewMatch
from ui.option_rows import EditedRow, TextRow
from ui.stage.theme import LIGHT

LINE = (
    "blue | green 1+ . . . . . . . . . . 7- | blue . 2+ . . . . . . . . . 6- "
    "| g . b3+ | . . . . | . b4- g . . | g2+ . . . . b | . . . . . . ."
)
HAND = [
    (game, option.id)
    for game in games.names()
    for option in games.load(game).options
    if looks.editor(game, option.id) is not None
]


@pytest.fixture
def opened(qtbot, settings):
    """Opens the dialog of a new match."""

    def open_it(game="croco"):
        made = NewMatch(games.load(game), settings, LIGHT)
        qtbot.addWidget(made)
        made.show()
        qtbot.waitExposed(made)
        return made

    return open_it


def press(qtbot, button: QAbstractButton):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def row(dialog) -> EditedRow:
    """The row of the position."""
    found = dialog.options.texts["setup"]
    assert isinstance(found, EditedRow)
    return found


def editor(qtbot, dialog):
    """Opens the editor by its button."""
    press(qtbot, row(dialog).edit)
    qtbot.waitUntil(lambda: bool(row(dialog).findChildren(Editor)))
    return row(dialog).findChildren(Editor)[-1]


def warnings(dialog):
    """What stands in the dialog about what cannot be."""
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_a_position_of_croco_is_set_up_by_hand():
    assert ("croco", "setup") in HAND


@pytest.mark.parametrize(("game", "option"), HAND)
def test_whatever_can_be_set_up_is_an_option_that_is_typed_elsewhere(opened, game, option):
    dialog = opened(game)
    assert isinstance(dialog.options.texts[option], EditedRow)
    others = [found for name, found in dialog.options.texts.items() if (game, name) not in HAND]
    assert all(isinstance(found, TextRow) for found in others)


class TestRow:
    """What was set up stands beside the button, and can be forgotten."""

    def test_at_first_nothing_is_set_up(self, opened):
        dialog = opened()
        assert row(dialog).told.text() == "Camps laid by lot"
        assert row(dialog).value == ""
        assert not row(dialog).forget.isVisible()
        assert dialog.match().setup.options["setup"] == ""

    def test_what_was_set_up_is_told_and_played(self, qtbot, opened):
        dialog = opened()
        made = editor(qtbot, dialog)
        made.line.selectAll()
        qtbot.keyClicks(made.line, LINE)
        with qtbot.waitSignal(row(dialog).changed):
            press(qtbot, made.take)
        assert row(dialog).value == LINE
        assert row(dialog).told.text() == "Set up: player 1 is blue, 6 tokens on the crocodiles"
        assert row(dialog).forget.isVisible()
        assert dialog.begin.isEnabled()
        match = dialog.match()
        assert match.setup.options["setup"] == LINE
        assert match.turn == 0
        assert match.game.notation(match.state).endswith(LINE.removeprefix("blue | "))

    def test_the_editor_begins_with_what_was_set_up(self, qtbot, opened):
        dialog = opened()
        row(dialog).value = LINE
        made = editor(qtbot, dialog)
        assert made.line.text() == LINE
        assert made.isModal()

    def test_given_up_it_changes_nothing(self, qtbot, opened):
        dialog = opened()
        row(dialog).value = LINE
        made = editor(qtbot, dialog)
        press(qtbot, made.empty)
        made.reject()
        assert row(dialog).value == LINE

    def test_it_is_forgotten(self, qtbot, opened):
        dialog = opened()
        row(dialog).value = LINE
        press(qtbot, row(dialog).forget)
        assert row(dialog).value == ""
        assert row(dialog).told.text() == "Camps laid by lot"
        assert dialog.match().setup.options["setup"] == ""

    def test_a_closed_editor_is_gone(self, qtbot, opened):
        dialog = opened()
        editor(qtbot, dialog).reject()
        qtbot.waitUntil(lambda: not row(dialog).findChildren(Editor))
        editor(qtbot, dialog).reject()

    def test_it_has_words_in_each_language(self, lang, opened):
        dialog = opened()
        texts = {}
        for value in ("", LINE):
            row(dialog).value = value
            texts[value] = row(dialog).told.text()
        assert all(texts.values())
        assert texts[""] != texts[LINE]
        assert row(dialog).edit.text()
        assert row(dialog).forget.text()


class TestSeveralGames:
    """A position that was set up is played once, and who wants more is told so."""

    def test_it_is_said_and_nobody_begins(self, qtbot, opened):
        dialog = opened()
        row(dialog).value = LINE
        press(qtbot, dialog.options.choices["games"].shown.button("2"))
        assert not dialog.begin.isEnabled()
        assert "A position that was set up by hand is played once." in warnings(dialog)

    @pytest.mark.parametrize("way", ["one game", "not by hand"])
    def test_and_no_more_once_it_fits(self, qtbot, opened, way):
        dialog = opened()
        row(dialog).value = LINE
        press(qtbot, dialog.options.choices["games"].shown.button("2"))
        if way == "one game":
            press(qtbot, dialog.options.choices["games"].shown.button("1"))
        else:
            press(qtbot, row(dialog).forget)
        assert dialog.begin.isEnabled()
        assert not any("played once" in text for text in warnings(dialog))

    def test_it_is_said_in_each_language(self, lang, qtbot, opened):
        dialog = opened()
        row(dialog).value = LINE
        before = set(warnings(dialog))
        press(qtbot, dialog.options.choices["games"].shown.button("4"))
        said = set(warnings(dialog)) - before
        assert len(said) == 1
        assert not dialog.begin.isEnabled()

    def test_the_words_of_croco_stand_in_the_dialog(self, opened):
        dialog = opened()
        assert "camps" in dialog.own_dice.text()
        assert "camps" in dialog.fair_undo.text()
        shown = chain(warnings(dialog), [dialog.own_dice.text(), dialog.fair_undo.text()])
        assert not any("dice" in text for text in shown)
        assert "camps" in dialog.seed.toolTip()


def test_the_next_time_it_is_as_it_was(qtbot, opened, settings):
    dialog = opened()
    row(dialog).value = LINE
    press(qtbot, dialog.begin)
    again = opened()
    assert row(again).value == LINE
    assert row(again).told.text().startswith("Set up")


def test_what_another_version_set_up_is_left_out(qtbot, opened, settings):
    dialog = opened()
    row(dialog).value = LINE
    press(qtbot, dialog.begin)
    kept = settings.choice("croco")
    settings.keep_choice("croco", kept.replace("b4-", "b9-"))
    assert "b9-" in settings.choice("croco")
    again = opened()
    assert row(again).value == ""
    assert again.begin.isEnabled()


def test_a_match_begins_from_it_in_the_window(qtbot, window, opened):
    made = opened()
    row(made).value = LINE
    window.begin(made.match())
    page = window.page
    qtbot.waitUntil(lambda: bool(page.scene.spots))
    assert page.session.match.ply == 0
    lying = [piece for piece in page.scene.on_cell.values() if piece.isVisible()]
    assert len(lying) == 6
