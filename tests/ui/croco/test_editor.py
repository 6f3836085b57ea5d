"""The board editor: tokens from their boxes to the camps and onto the crocodiles, or a line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from tabletop.games.croco import setting
from tabletop.games.croco.names import read_cell, read_clan, read_face, read_space
from tabletop.games.croco.printed import CLANS, SPACES, TOKENS
from tests.ui.croco.conftest import ALL_SPACES, LINES, camp_piece, cell_piece
from ui.editor import Editor
from ui.games import editor as editor_of
from ui.games.croco.editor import CrocoEditor
from ui.games.croco.reasons import Reasons
from ui.games.croco.words import Words
from ui.stage.theme import DARK, LIGHT

SET_UP = f"blue | {LINES.board('5: . b4- g . .', '6: g2+ . . . . b', green='7- 1+', blue='6-')}"
NONE = " ".join("." * 12)


class Hand:
    """A person in front of the editor."""

    def __init__(self, dialog, qtbot):
        self.dialog, self.scene, self.qtbot = dialog, dialog.scene, qtbot

    def boxed(self, told):
        """The middle of a token in its box, ``g3+``."""
        clan = read_clan("green" if told[0] == "g" else "blue")
        token = read_face(clan, told[1:])
        piece = next(
            piece
            for (of, number), piece in self.scene._boxed.items()
            if of is clan and TOKENS[clan][number] == token and piece.isVisible()
        )
        return piece.sceneBoundingRect().center()

    def box(self, clan):
        """The middle of a box."""
        return self.scene.box_of(read_clan(clan)).center()

    def cell(self, name):
        return self.scene.cell(read_cell(name)).center()

    def space(self, clan, name):
        return self.scene.space(read_clan(clan), read_space(name)).center()

    def pixel(self, where):
        return self.dialog.table.mapFromScene(where)

    def click(self, where):
        view = self.dialog.table.viewport()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=self.pixel(where))

    def drag(self, start, end, *, drop=True):
        view = self.dialog.table.viewport()
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=self.pixel(start))
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(view, self.pixel(start + (end - start) * part))
        if drop:
            QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=self.pixel(end))

    def key(self, *keys):
        for key in keys:
            QTest.keyClick(self.dialog.table, key)

    def press(self, button: QAbstractButton):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def type(self, line):
        self.dialog.line.selectAll()
        QTest.keyClick(self.dialog.line, Qt.Key.Key_Delete)
        QTest.keyClicks(self.dialog.line, line)

    def crocodile(self, length):
        """What lies on a crocodile, as the line has it."""
        return self.dialog.value.split(" | ")[length]

    def camp(self, clan):
        """What lies in a camp, as the line has it."""
        return self.dialog.value.split(" | ")[1 + read_clan(clan)].partition(" ")[2]

    def true(self):
        """Whether the table, the line and the position are one."""
        clan, board = setting.read_clan(self.dialog.places.word), self.scene.draft.board
        assert self.dialog.value == self.dialog.line.text() == setting.written_setup(clan, board)
        for number, piece in self.scene.on_cell.items():
            assert piece.isVisible() == bool(board.cells[number])
        for each in CLANS:
            for at in SPACES:
                assert self.scene.in_camp[each, at].isVisible() == bool(board.camps[each][at])
            seen = sum(
                piece.isVisible() for (clan, _), piece in self.scene._boxed.items() if clan is each
            )
            assert seen == len(self.scene.draft.box(each))
        return True


@pytest.fixture
def opened(qtbot, settings):
    """Opens the editor: with what was set up before, or empty."""

    def open_it(value="", theme=LIGHT):
        made = CrocoEditor(value, theme)
        qtbot.addWidget(made)
        made.show()
        qtbot.waitExposed(made)
        return Hand(made, qtbot)

    return open_it


class TestDrag:
    """Every token goes anywhere where there is room, and to its box again."""

    def test_from_the_box_onto_a_cell(self, opened):
        hand = opened()
        hand.drag(hand.boxed("g3+"), hand.cell("5.4"))
        assert hand.crocodile(5) == ". . . g3+ ."
        assert cell_piece(hand, "5.4").art.element == "green-plus-3"
        assert hand.true()

    def test_from_the_box_to_the_camp(self, opened):
        hand = opened()
        hand.drag(hand.boxed("b6-"), hand.space("blue", "c2"))
        assert hand.camp("blue").split()[8] == "6-"
        assert hand.true()

    def test_to_the_camp_of_the_other_clan_it_does_not_go(self, opened):
        hand = opened()
        before = hand.dialog.value
        hand.drag(hand.boxed("b6-"), hand.space("green", "c2"))
        assert hand.dialog.value == before
        assert hand.true()

    def test_by_clicks_too(self, opened):
        hand = opened()
        hand.click(hand.boxed("g3+"))
        hand.click(hand.cell("7.7"))
        assert hand.crocodile(7) == ". . . . . . g3+"
        hand.click(hand.cell("7.7"))
        hand.click(hand.space("green", "a1"))
        assert hand.crocodile(7) == ". . . . . . ."
        assert hand.camp("green").split()[0] == "3+"
        assert hand.true()

    def test_the_last_one_on_a_crocodile_controls(self, opened):
        hand = opened()
        hand.drag(hand.boxed("b4-"), hand.cell("5.2"))
        hand.drag(hand.boxed("g2-"), hand.cell("5.4"))
        assert hand.crocodile(5) == ". b . g2- ."
        assert cell_piece(hand, "5.2").art.element == "blue-hidden"

    def test_a_token_that_is_turned_over_is_clicked_and_controls(self, opened):
        hand = opened()
        hand.drag(hand.boxed("b4-"), hand.cell("5.2"))
        hand.drag(hand.boxed("g2-"), hand.cell("5.4"))
        hand.click(hand.cell("5.2"))
        assert hand.crocodile(5) == ". b4- . g ."
        assert cell_piece(hand, "5.2").art.element == "blue-minus-4"
        assert hand.true()

    def test_a_token_that_is_turned_over_can_be_moved(self, opened):
        hand = opened()
        hand.drag(hand.boxed("b4-"), hand.cell("5.2"))
        hand.drag(hand.boxed("g2-"), hand.cell("5.4"))
        hand.drag(hand.cell("5.2"), hand.cell("3.1"))
        assert hand.crocodile(5) == ". . . g2- ."
        assert hand.crocodile(3) == "b4- . ."

    @pytest.mark.parametrize("start", ["cell", "camp"])
    def test_back_to_the_box(self, opened, start):
        hand = opened()
        empty = hand.dialog.value
        place = hand.cell("5.4") if start == "cell" else hand.space("green", "f2")
        hand.drag(hand.boxed("g3+"), place)
        hand.drag(place, hand.box("green"))
        assert hand.dialog.value == empty
        assert hand.true()

    def test_not_onto_a_cell_that_is_taken(self, opened):
        hand = opened()
        hand.drag(hand.boxed("g3+"), hand.cell("5.4"))
        hand.drag(hand.boxed("b4-"), hand.cell("5.4"))
        assert hand.crocodile(5) == ". . . g3+ ."
        assert hand.dialog.said.text() == hand.scene.reasons.sets_up()
        assert hand.true()

    def test_while_a_token_is_in_hand_the_places_for_it_glow_and_else_nothing(self, opened):
        hand = opened()
        assert not hand.scene.lights.glows
        hand.drag(hand.boxed("g3+"), QPointF(500, 300), drop=False)
        # All cells and the whole camp; it comes from the box.
        assert len(hand.scene.lights.glows) == 25 + 12
        hand.key(Qt.Key.Key_Escape)
        assert not hand.scene.lights.glows
        assert hand.true()

    def test_a_token_under_the_pointer_lights_nothing_yet(self, opened):
        hand = opened()
        view = hand.dialog.table.viewport()
        for step in (3, 0):
            QTest.mouseMove(view, hand.pixel(hand.boxed("g3+") + QPointF(0, step)))
        assert not hand.scene.lights.hints


class TestButtons:
    """Laid by lot, emptied, undone; and from where one may play."""

    def test_the_boxes_are_laid_by_lot(self, opened):
        hand = opened()
        hand.drag(hand.boxed("g3+"), hand.cell("5.4"))
        hand.press(hand.dialog.lay)
        assert hand.camp("green").split().count(".") == 1
        assert hand.camp("blue").split().count(".") == 0
        assert hand.crocodile(5) == ". . . g3+ ."
        assert hand.true()

    def test_the_board_is_emptied(self, opened):
        hand = opened(SET_UP)
        hand.press(hand.dialog.empty)
        assert hand.camp("green") == hand.camp("blue") == NONE
        assert not any(hand.scene.draft.cells)
        assert hand.true()

    @pytest.mark.parametrize("how", ["button", "key"])
    def test_each_change_is_undone(self, opened, how):
        hand = opened(SET_UP)
        seen = [hand.dialog.value]
        hand.drag(hand.boxed("g3+"), hand.cell("7.4"))
        seen.append(hand.dialog.value)
        hand.press(hand.dialog.lay)
        seen.append(hand.dialog.value)
        hand.press(hand.dialog.empty)
        assert len({*seen, hand.dialog.value}) == 4
        for before in reversed(seen):
            assert hand.dialog.back.isEnabled()
            if how == "button":
                hand.press(hand.dialog.back)
            else:
                with hand.qtbot.waitActive(hand.dialog):
                    hand.dialog.activateWindow()
                hand.dialog.table.setFocus()
                QTest.keyClick(hand.dialog.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            assert hand.dialog.value == before
            assert hand.true()
        assert not hand.dialog.back.isEnabled()

    def test_who_places_is_undone_too_and_nothing_changed_is_no_step(self, opened):
        hand = opened(SET_UP)
        line = hand.dialog.value
        hand.type(line.replace("blue |", "green |", 1))
        assert hand.dialog.places.word == "green"
        hand.dialog.line.insert("  ")
        hand.press(hand.dialog.back)
        assert hand.dialog.value == line
        assert not hand.dialog.back.isEnabled()
        assert hand.true()

    def test_a_hidden_token_that_is_dropped_where_it_lay_stays_hidden(self, opened):
        hand = opened(SET_UP)
        line, where = hand.dialog.value, hand.cell("5.3")
        hand.drag(where, where + QPointF(18, 6))
        assert hand.dialog.value == line

    def test_who_places_needs_a_token_in_the_camp(self, opened):
        hand = opened()
        dialog = hand.dialog
        assert not dialog.take.isEnabled()
        assert "green" in dialog._trouble.text()
        hand.drag(hand.boxed("b6-"), hand.space("blue", "a1"))
        assert not dialog.take.isEnabled()
        hand.press(dialog.places.button("blue"))
        assert dialog.take.isEnabled()
        assert dialog._trouble.text() == ""
        assert dialog.value.startswith("blue | ")
        hand.press(dialog.places.button("green"))
        assert not dialog.take.isEnabled()

    def test_what_was_set_up_is_taken(self, opened):
        hand = opened(SET_UP)
        with hand.qtbot.waitSignal(hand.dialog.accepted):
            hand.press(hand.dialog.take)
        assert hand.dialog.value == SET_UP
        LINES.start(setup=hand.dialog.value)


class TestLine:
    """The line says what lies there, and what it says lies there."""

    def test_what_was_set_up_before_lies_there(self, opened):
        hand = opened(SET_UP)
        assert hand.dialog.line.text() == SET_UP
        assert hand.dialog.places.word == "blue"
        assert cell_piece(hand, "5.2").art.element == "blue-minus-4"
        assert cell_piece(hand, "5.3").art.element == "green-hidden"
        assert hand.true()

    def test_a_line_is_typed_and_lies_there(self, opened):
        hand = opened()
        hand.type(SET_UP)
        assert hand.dialog.value == SET_UP
        assert hand.dialog.places.word == "blue"
        assert camp_piece(hand, "blue", "a1").art.element == "blue-minus-6"
        assert hand.dialog.take.isEnabled()
        hand.press(hand.dialog.back)
        assert hand.dialog.value != SET_UP
        assert hand.true()

    @pytest.mark.parametrize(
        ("line", "why"),
        [
            pytest.param("nonsense", "is no clan", id="nonsense"),
            pytest.param(SET_UP.replace("7- 1+", "7- 6+"), "6+", id="a token it has not"),
            pytest.param(SET_UP.replace("g . .", "g3+ . ."), "one token", id="two numbers"),
            pytest.param(SET_UP.rpartition(" | ")[0], "five crocodiles", id="too short"),
            pytest.param(SET_UP.replace("blue 6-", "blue ."), "no token to place", id="none left"),
        ],
    )
    def test_what_is_wrong_with_a_line_is_said(self, opened, line, why):
        hand = opened(SET_UP)
        hand.dialog.line.setText(line)
        hand.dialog.line.textEdited.emit(line)
        assert why in hand.dialog._trouble.text()
        assert not hand.dialog.take.isEnabled()
        assert hand.dialog.value == SET_UP, "what lay there lies there"
        hand.type(SET_UP)
        assert hand.dialog._trouble.text() == ""
        assert hand.dialog.take.isEnabled()

    def test_a_line_that_cannot_be_read_any_more_opens_an_empty_board(self, opened):
        hand = opened("green | of another version")
        assert not any(hand.scene.draft.cells)
        assert hand.true()


class TestKeyboard:
    """Without a mouse."""

    def test_a_token_is_taken_and_put_down(self, opened):
        hand = opened()
        hand.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
        assert hand.scene.hand.carried is not None
        hand.key(Qt.Key.Key_Return)
        assert sum(token > 0 for token in hand.scene.draft.cells) == 1
        assert hand.true()

    def test_what_the_cursor_is_on_is_said(self, opened):
        hand = opened()
        hand.key(Qt.Key.Key_Right)
        assert hand.dialog.said.text() == "1+ of the green clan"
        hand.key(Qt.Key.Key_Return)
        assert hand.dialog.said.text() == "To cell 1 of the crocodile of 3"
        hand.key(Qt.Key.Key_Escape)
        assert hand.scene.hand.carried is None
        assert hand.dialog.isVisible()

    def test_every_token_and_every_space_can_be_reached(self, opened):
        hand = opened()
        assert len(hand.scene.cursor.stops()) == 24
        hand.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
        assert len(hand.scene.cursor.stops()) == 25 + len(ALL_SPACES)


class TestLooks:
    """In both themes and languages, and as the editor of the option."""

    def test_it_is_the_editor_of_the_option(self):
        assert editor_of("croco", "setup") is CrocoEditor
        assert issubclass(CrocoEditor, Editor)
        assert editor_of("croco", "games") is None
        assert editor_of("clever", "setup") is None

    @pytest.mark.parametrize("theme", [LIGHT, DARK])
    def test_in_each_language_and_theme(self, lang, opened, theme):
        hand = opened(SET_UP, theme)
        assert hand.scene.pixmaps.theme is theme
        for button in (hand.dialog.lay, hand.dialog.empty, hand.dialog.back, hand.dialog.take):
            assert button.text()
        assert hand.dialog.said.text() == Reasons(Words()).sets_up()
        assert not hand.dialog.grab().isNull()

    def test_tokens_in_a_box_lie_side_by_side_and_inside_it(self, opened):
        hand = opened()
        for clan in CLANS:
            pieces = [piece for (owner, _), piece in hand.scene._boxed.items() if owner is clan]
            places = [piece.sceneBoundingRect().adjusted(3, 3, -3, -3) for piece in pieces]
            box = hand.scene.box_of(clan)
            assert all(box.contains(place) for place in places)
            for number, place in enumerate(places):
                assert not any(place.intersects(other) for other in places[:number])
