"""What an eye is told at the table of Croco: who would win, what it is worth, what has happened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from tabletop.games.croco.printed import LENGTHS
from tests.ui.croco.conftest import (
    LAID,
    LINES,
    cell,
    cell_piece,
    hover,
    label,
    named,
    space,
)

RIVER = QPointF(820, 200)
"""Water behind the tail of the crocodile of 3."""
VERDICTS = [
    pytest.param(
        (),
        {"green": "5+ 1-"},
        ("a1", "5.5"),
        "5+ is the first here and controls it: 25 points.",
        id="first",
    ),
    pytest.param(
        (),
        {"green": "1+ 1-"},
        ("a1", "3.1"),
        "1+ is the first here and controls it: 3 points.",
        id="first, worth little",
    ),
    # The four newcomers of the rules.
    pytest.param(
        ("5: . b4- . . .",),
        {"green": "2- 1+"},
        ("a1", "5.4"),
        "2− loses to 4− of 2: same sign, nearer the head. You place another at once.",
        id="same sign, nearer the tail",
    ),
    pytest.param(
        ("5: . b4- . . .",),
        {"green": "5- 1+"},
        ("a1", "5.1"),
        "5− wins: same sign, nearer the head. 4− of 2 is turned over: 25 points.",
        id="same sign, nearer the head",
    ),
    pytest.param(
        ("5: . b4- . . .",),
        {"green": "1+ 2-"},
        ("a1", "5.1"),
        "1+ loses to 4− of 2: different signs, nearer the tail. You place another at once.",
        id="different signs, nearer the head",
    ),
    pytest.param(
        ("5: . b4- . . .",),
        {"green": "5+ 2-"},
        ("a1", "5.5"),
        "5+ wins: different signs, nearer the tail. 4− of 2 is turned over: 25 points.",
        id="different signs, nearer the tail",
    ),
    pytest.param(
        ("5: . b4- . . .",),
        {"green": "2-"},
        ("a1", "5.4"),
        "2− loses to 4− of 2: same sign, nearer the head. It was your last: the turn ends.",
        id="the last token",
    ),
    pytest.param(
        ("5: . g4- . . .",),
        {"green": "2- 1+"},
        ("a1", "5.4"),
        "2− loses to 4− of 1: same sign, nearer the head. You place another at once.",
        id="to an own token",
    ),
    pytest.param(
        ("5: . g4- . . .",),
        {"green": "5+ 1+"},
        ("a1", "5.5"),
        "5+ wins: different signs, nearer the tail. 4− of 1 is turned over: 25 points.",
        id="against an own token",
    ),
    pytest.param(
        ("7: b1+ . . . . . .", "3: b . b1-"),
        {"green": "7- 1+"},
        ("a1", "3.2"),
        "7− wins: same sign, nearer the head. 1− of 2 is turned over: 21 points.",
        id="anywhere: by the cell, not by the number",
    ),
]


@pytest.mark.parametrize(("crocodiles", "camps", "way", "told"), VERDICTS)
class TestBubble:
    """Over a cell it is said who would win there and why, before anything is decided."""

    def test_a_token_that_is_dragged_tells(self, at, crocodiles, camps, way, told):
        table = at(*crocodiles, **camps)
        table.quiet()
        start, end = space(table, "green", way[0]), cell(table, way[1])
        bubble = table.scene.bubble
        table.drag(start, end, drop=False)
        assert bubble.isVisible()
        assert bubble.text == told
        assert not bubble.sceneBoundingRect().contains(end), "it hides its cell"
        assert table.scene.sceneRect().contains(bubble.sceneBoundingRect().center())
        QTest.mouseMove(table.page.table.viewport(), table.pixel(RIVER))
        assert not bubble.isVisible()

    def test_and_one_that_is_carried(self, at, crocodiles, camps, way, told):
        table = at(*crocodiles, **camps)
        table.quiet()
        table.click(space(table, "green", way[0]))
        assert not table.scene.bubble.isVisible()
        hover(table, cell(table, way[1]))
        assert table.scene.bubble.text == told
        assert table.scene.bubble.isVisible()

    def test_and_what_it_says_comes_true(self, at, crocodiles, camps, way, told):
        table = at(*crocodiles, **camps)
        table.quiet()
        table.drag(space(table, "green", way[0]), cell(table, way[1]))
        shown = cell_piece(table, way[1]).art.element
        assert (shown == "green-hidden") == (" loses " in told)
        assert (table.session.turn == 0) == ("place another" in told)
        length = int(way[1][0])
        if " loses " not in told:
            worth = dict(table.session.match.game.scores(table.session.state)[0].parts)
            assert f" {worth[f'crocodile-{length}']} point" in told
        assert not table.scene.bubble.isVisible()


class TestBubbleGoes:
    """Nothing is said of a place any more once the token is out of the hand."""

    def carried(self, at):
        table = at("5: . b4- . . .", green="2- 1+")
        table.quiet()
        table.click(space(table, "green", "a1"))
        hover(table, cell(table, "5.4"))
        assert table.scene.bubble.isVisible()
        return table

    def test_escape(self, at):
        table = self.carried(at)
        table.key(Qt.Key.Key_Escape)
        assert not table.scene.bubble.isVisible()

    def test_the_pointer_leaves_the_table(self, at):
        table = self.carried(at)
        QCoreApplication.sendEvent(table.page.table, QEvent(QEvent.Type.Leave))
        assert not table.scene.bubble.isVisible()

    def test_another_cell_of_the_token_says_another_thing(self, at):
        table = self.carried(at)
        hover(table, cell(table, "6.5"))
        assert table.scene.bubble.text == "2− is the first here and controls it: 12 points."

    def test_a_cell_where_it_cannot_go_says_nothing(self, at):
        table = self.carried(at)
        hover(table, cell(table, "5.1"))
        assert not table.scene.bubble.isVisible()

    def test_the_keyboard_is_told_the_same(self, at):
        table = at("5: . b4- . . .", green="2- 1+")
        table.quiet()
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        assert table.scene.bubble.text.startswith("2− is the first here")
        table.key(Qt.Key.Key_Down)
        table.key(Qt.Key.Key_Down)
        assert table.scene.bubble.text.startswith("2− loses to 4− of 2")
        table.key(Qt.Key.Key_Return)
        assert not table.scene.bubble.isVisible()


TIPS = [
    pytest.param(
        "5.3",
        "5, cell 3: 3+ and 3−.",
        "Against 4− of 2 a + would win here (different signs, nearer the tail), a − lose.",
        id="+",
    ),
    pytest.param(
        "5.1",
        "5, cell 1: 1+ and 5−.",
        "Against 4− of 2 a − would win here (same sign, nearer the head), a + lose.",
        id="-",
    ),
    pytest.param("5.2", "5, cell 2: 2+ and 4−.", "4− of 2 controls the crocodile.", id="controls"),
    pytest.param(
        "5.5",
        "5, cell 5: 5+ and 1−.",
        "A token of the green clan that is turned over.",
        id="turned over",
    ),
    pytest.param(
        "7.3", "7, cell 3: 3+ and 5−.", "The first token controls the crocodile.", id="bare"
    ),
]


class TestTip:
    """The pointer rests on a cell, and it is told what a token there would come to."""

    @pytest.mark.parametrize(("name", "codes", "what"), TIPS)
    def test_a_cell_says_its_codes_and_who_would_win(self, at, name, codes, what):
        table = at("5: . b4- . . g", green="2- 1+")
        table.quiet()
        assert table.scene.tip(cell(table, name)) == f"The crocodile of {codes}\n{what}"

    @pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
    def test_it_is_shown_where_the_pointer_rests(self, at):
        table = at("5: . b4- . . g", green="2- 1+")
        table.quiet()
        view, pixel = table.page.table.viewport(), table.pixel(cell(table, "5.3"))
        event = QHelpEvent(QEvent.Type.ToolTip, pixel, view.mapToGlobal(pixel))
        QCoreApplication.sendEvent(view, event)
        assert QToolTip.text() == table.scene.tip(cell(table, "5.3"))
        QToolTip.hideText()

    def test_beside_the_cells_there_is_none(self, at):
        table = at()
        assert table.scene.tip(RIVER) == ""
        assert table.scene.tip(QPointF(1, 1)) == ""

    def test_while_a_token_is_in_hand_the_bubble_speaks_alone(self, at):
        table = at(green="2- 1+")
        table.quiet()
        table.click(space(table, "green", "a1"))
        assert table.scene.tip(cell(table, "5.4")) == ""

    @pytest.mark.parametrize("lines", [(), LAID[:1], LAID])
    def test_cells_tell_of_themselves_before_the_first_token_too(self, seated, lines):
        table = seated(*lines, own_dice=True)
        tip = table.scene.tip(cell(table, "4.4"))
        assert tip == (
            "The crocodile of 4, cell 4: 4+ and 1−.\nThe first token controls the crocodile."
        )


class TestWorth:
    """Beside each crocodile stands what it brings to whom, and in the corners what that makes."""

    def test_of_every_crocodile(self, at):
        table = at("3: g . b3+", "5: . b4- g . .", "6: g2+ . . . . b", green="7-", blue="6-")
        scene = table.scene
        told = [label(scene, f"worth-{length}") for length in LENGTHS]
        assert told == ["3 × 3 = 9", "× 4", "5 × 4 = 20", "6 × 2 = 12", "× 7"]
        crests = [worth._crest for worth in scene.worths]
        assert [crest.isVisible() for crest in crests] == [True, False, True, True, False]
        assert [crest.art.element for crest in crests if crest.isVisible()] == [
            "crest-blue",
            "crest-blue",
            "crest-green",
        ]
        assert label(scene, "total-above") == "12"
        assert label(scene, "total-below") == "29"

    def test_the_corners_say_whose_they_are(self, at):
        scene = at(green="1+ 2+ 3+", blue="1-", places="green", seat=2).scene
        assert label(scene, "name-above") == "2"
        assert label(scene, "name-below") == "1"
        assert label(scene, "note-above") == "3 tokens in the camp"
        assert label(scene, "note-below") == "1 token in the camp"
        assert scene.corners["above"]._crest.art.element == "crest-green"
        assert scene.corners["below"]._crest.art.element == "crest-blue"

    def test_before_a_clan_is_chosen_they_name_the_clans(self, seated):
        scene = seated(*LAID).scene
        assert label(scene, "name-above") == "Green clan"
        assert label(scene, "name-below") == "Blue clan"
        assert label(scene, "total-above") == label(scene, "note-above") == ""

    def test_in_a_match_of_several_games_both_sums_are_told(self, at):
        scene = at("7: . . . . . b6+ .", match="2/4 alternate | 50-30", green="7-").scene
        assert label(scene, "total-above") == "0"
        assert label(scene, "total-below") == "42"
        assert label(scene, "note-below") == "Game 2 of 4, in all 72 · 1 token"

    def test_points_may_be_hidden_and_control_is_told_all_the_same(self, at):
        table = at("5: . b4- g . .", green="7-", blue="6-")
        table.page.manner.settings.points = "hidden"
        table.page.apply_settings()
        scene = table.scene
        assert label(scene, "worth-5") == "5 × 4"
        assert label(scene, "total-above") == label(scene, "total-below") == ""
        table.page.manner.settings.points = "shown"
        table.page.apply_settings()
        assert label(scene, "worth-5") == "5 × 4 = 20"
        assert label(scene, "total-below") == "20"

    def test_when_a_game_has_ended_nothing_is_hidden(self, at):
        table = at("5: . b4- g . .", green="7-", blue=".")
        table.page.manner.settings.points = "hidden"
        table.page.apply_settings()
        table.quiet()
        table.drag(space(table, "green", "a1"), cell(table, "7.1"))
        table.quiet()
        assert table.session.turn is None
        assert label(table.scene, "worth-7") == "7 × 7 = 49"
        assert label(table.scene, "total-above") == "49"
        assert label(table.scene, "total-below") == "20"

    def test_tokens_that_are_turned_over_show_their_clan_alone(self, seated):
        placed = ("place green 3+ from c1 on 5.3", "place blue 6- from f2 on 6.1")
        table = seated(*LAID, "choose green", *placed)
        table.quiet()
        # Of the same sign and nearer the head.
        table.page._play(LINES.game.decode("place green 1+ from a1 on 5.1"))
        table.quiet()
        assert cell_piece(table, "5.3").art.element == "green-hidden"
        assert not [line for line in table.scene.dump() if "cell-5-3" in line and "plus" in line]


class TestTraces:
    """What the other one has just done stays ringed until one acts oneself."""

    def ringed(self, table):
        return named(table, [trace.area for trace in table.scene.lights.traces])

    def test_the_cell_of_the_newcomer_and_who_was_turned_over(self, at):
        lines = ("place green 5+ from a1 on 5.5",)
        table = at("5: . b4- . . .", green="5+ 1+", blue="6- 1-", lines=lines)
        table.quiet()
        assert self.ringed(table) == {"5.5", "5.2"}

    def test_all_of_a_chain_that_was_placed_in_one_turn(self, at):
        lines = (
            "place green 2- from b1 on 5.4",
            "place green 1+ from a1 on 5.1",
            "place green 5+ from d1 on 5.5",
        )
        table = at("5: . b4- . . .", green="1+ 2- 3- 5+", blue="1- 2+", lines=lines)
        table.quiet()
        assert self.ringed(table) == {"5.4", "5.1", "5.5", "5.2"}

    def test_they_go_with_the_next_turn(self, at):
        lines = ("place green 5+ from a1 on 5.5",)
        table = at("5: . b4- . . .", green="5+ 1+", blue="6- 1-", lines=lines)
        table.quiet()
        table.drag(space(table, "blue", "a1"), cell(table, "7.2"))
        table.quiet()
        assert self.ringed(table) == {"7.2"}
