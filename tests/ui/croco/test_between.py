"""What comes between: another language, an unseen release, the end of a game, a small screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.croco.conftest import LAID, camp_piece, cell, label, space
from ui import games as looks
from ui import language
from ui.games.croco.drawings import BOARD
from ui.games.croco.editor import CrocoEditor
from ui.stage.pixmaps import place
from ui.stage.theme import LIGHT

ENDS = {"green": "1+", "blue": ".", "match": "1/2 alternate | -"}
LAST = "place green 1+ from a1 on 7.1"


def test_the_board_speaks_the_new_language_at_once(qapp, at):
    table = at(green="1+ 2+", blue="1-", match="1/2 alternate | -")
    table.quiet()
    language.install(qapp, "fr")
    QTest.qWait(1)
    table.quiet()
    state = table.session.state
    assert table.scene.dump() == table.fresh(state)
    assert any("pions" in line for line in table.scene.dump())


def test_a_press_after_a_release_that_nobody_saw_puts_the_token_back(at):
    table = at("7: . . . . . b6+ .", green="1+ 2+", blue="1-")
    table.quiet()
    before = table.scene.dump()
    table.drag(space(table, "green", "a1"), cell(table, "3.2"), drop=False)
    QTest.mousePress(
        table.page.table.viewport(), Qt.MouseButton.LeftButton, pos=table.pixel(cell(table, "4.4"))
    )
    QTest.mouseRelease(
        table.page.table.viewport(), Qt.MouseButton.LeftButton, pos=table.pixel(cell(table, "4.4"))
    )
    assert table.scene.dump() == before
    assert table.session.match.ply == 0


@pytest.mark.parametrize("disturb", ["language", "review", "points"])
def test_a_camp_that_is_half_laid_stays_so(qapp, seated, disturb):
    table = seated(own_dice=True)
    table.quiet()
    for _ in range(3):
        table.click(table.scene.unlaid._left[0].sceneBoundingRect().center())
    laid = table.scene.entered
    assert len(laid) == 3
    if disturb == "language":
        language.install(qapp, "fr")
    elif disturb == "review":
        table.page.past.toggle()
        table.page.past.toggle()
    else:
        table.page.manner.settings.points = "hidden"
        table.page.apply_settings()
    QTest.qWait(1)
    table.quiet()
    assert table.scene.entered == laid
    assert camp_piece(table, "green", "c1").isVisible()
    assert len(table.scene.unlaid._left) == 9


def test_a_bot_does_not_clear_the_table_before_a_person_has_looked(at):
    table = at(**ENDS, lines=(LAST,), bots_at={1: "random"})
    table.quiet()
    assert table.page.host.is_persons_turn
    QTest.qWait(60)
    assert table.actions == [LAST]
    table.click(table.spot("Clear the board for game 2"))
    assert table.actions[1] == "clear"


def test_bots_alone_go_on_by_themselves(at, qtbot):
    table = at(**ENDS, lines=(LAST,), bots_at={0: "random", 1: "random"})
    qtbot.waitUntil(lambda: "clear" in table.actions, timeout=8000)


def test_a_typed_camp_needs_no_name_and_may_have_the_printed_minus(seated):
    table = seated(own_dice=True)
    table.quiet()
    field = table.page.moves._dice
    tokens = LAID[0].removeprefix("lay green ")
    field.insert(tokens.replace("-", "\N{MINUS SIGN}"))
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert table.actions == [LAID[0]]


def test_tokens_that_may_not_leave_are_quiet(at):
    table = at(green="1+ 2+ 3+ 4+ 5+ . 1- 2- 3- 4- 5- .", blue="1-")
    table.quiet()
    seen = {
        name: camp_piece(table, "green", name).opacity() == 1 for name in ("e1", "e2", "a1", "c2")
    }
    assert seen == {"e1": True, "e2": True, "a1": False, "c2": False}


def test_an_editor_fits_the_screen_and_plays_no_line_without_words(qtbot, settings):
    dialog = CrocoEditor("", LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.size().boundedTo(dialog.screen().availableSize()) == dialog.size()
    dialog.lay.click()
    assert dialog.take.isEnabled()
    assert {piece.opacity() for piece in dialog.scene.in_camp.values()} == {1.0}
    for blank in ("", "   "):
        dialog.line.selectAll()
        dialog.line.insert(blank)
        dialog.line.textEdited.emit(blank)
        assert not dialog.take.isEnabled()


def test_the_drawings_of_the_camps_change_places_too(seated):
    """Whoever sits alone at the table has the own clan below."""
    table = seated(*LAID, bots_at={1: "random"})
    table.quiet()

    def below():
        camp = place(BOARD, "camp-below")
        return [laid.art.file for laid in table.scene.backdrop._laid if laid.where == camp]

    assert below() == ["croco/camp-blue.svg"]
    table.session.play(table.session.legal_actions[0])
    table.quiet()
    assert table.actions[-1] == "choose green"
    assert below() == ["croco/camp-green.svg"]


def test_no_seat_has_the_colour_of_a_clan(qapp):
    assert not {"green", "blue"} & set(looks.box("croco").colours)


def test_hidden_points_are_hidden_in_the_corners_and_in_the_bubble(at):
    table = at("7: . . . . . b6+ .", green="1+ 2+", blue="1-", match="2/4 alternate | 50-30")
    table.page.manner.settings.points = "hidden"
    table.page.apply_settings()
    table.quiet()
    assert label(table.scene, "note-below") == "Game 2 of 4 · 1 token"
    assert label(table.scene, "total-above") == ""
    table.drag(space(table, "green", "a1"), cell(table, "3.1"), drop=False)
    assert table.scene.bubble.text == "1+ is the first here and controls it."
