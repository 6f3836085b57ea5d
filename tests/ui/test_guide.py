"""The guide: who is guided, what the card says when, what is pointed at, and how it ends.

The guide here is the stand-in of ``guided.py``.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.session import Session
from tests.ui.guided import GAME, Guided, SlowBots, StandIn
from ui import games as looks
from ui import language
from ui.match_page import MatchPage
from ui.stage.theme import LIGHT

FIRST = "one die", "roll 1", "roll 1"
"""Alone on the circuit of teeth that are chosen: after these a tooth is to be chosen."""


@pytest.fixture
def sat(qtbot, settings, monkeypatch):
    """Seats people (None) and bots at a guided match in which these actions were made."""
    pages: list[MatchPage] = []

    def sit(*lines, seats=(None,), last=1000, wanted=True, own_dice=False, kind=StandIn, **options):
        options = settled(GAME.options, {"teeth": "choose", **options}, GAME.id)
        match = Match(GAME, Setup(options, unnamed(list(seats)), 11, own_dice))
        for line in lines:
            match.play(GAME.decode(line))
        monkeypatch.setattr(StandIn, "played", match, raising=False)
        monkeypatch.setattr(StandIn, "last", last)
        monkeypatch.setattr(looks, "guide", lambda name, words: kind and kind(words))
        if wanted:
            settings.keep_guide(GAME.id, True)
        bots = SlowBots()
        page = MatchPage(Session(match), bots, settings, LIGHT)  # type: ignore[arg-type]
        qtbot.addWidget(page)
        page.resize(1280, 740)
        page.show()
        qtbot.waitExposed(page)
        pages.append(page)
        made = Guided(page, bots)
        made.settle()
        return made

    yield sit
    for page in pages:
        if not page.host.has_left:
            page.leave()


class TestWhoIsGuided:
    def test_nobody_who_has_not_asked_for_it(self, sat) -> None:
        table = sat(*FIRST, wanted=False)
        assert not table.is_open
        assert not table.bots.asked
        assert not table.pointed

    def test_nobody_through_a_game_that_has_no_guide(self, sat) -> None:
        table = sat(*FIRST, kind=None)
        assert looks.guide(GAME.id, table.page.words) is None
        assert not table.is_open
        assert not table.page.guided.is_possible
        table.page.guided.toggle()
        assert not table.page.guided.is_on

    def test_nobody_where_only_bots_sit(self, sat) -> None:
        table = sat("starts 1", seats=("random", "random"))
        assert not table.is_open
        assert not table.page.guided.is_possible

    def test_every_person_who_is_asked(self, sat) -> None:
        table = sat("starts 2", seats=(None, None))
        assert table.session.turn == 1
        assert table.card.text.startswith("choose")

    def test_who_goes_on_in_the_same_round(self, sat) -> None:
        assert sat(*FIRST, last=4).is_open

    def test_who_is_guided_is_told_what_is_new_since_then(self, sat) -> None:
        """The guide knows what was played since it began, and not what was taken back."""
        table = sat(*FIRST)
        assert StandIn.told[-1] == list(range(table.session.match.ply))
        table.page.guided.close()
        table.page.guided.toggle()
        assert StandIn.told[-1] == []
        ply = table.session.match.ply
        table.session.play(table.session.legal_actions[0])
        table.settle()
        assert StandIn.told[-1] == [ply]
        table.page.undo()
        table.settle()
        assert StandIn.told[-1] == []

    def test_nobody_who_goes_on_in_a_later_round(self, sat) -> None:
        assert not sat(*FIRST, last=3).is_open


class TestCard:
    def test_lies_between_what_can_be_done_and_what_happened(self, sat) -> None:
        side = sat(*FIRST).page.side
        assert side.moves.geometry().bottom() < side.guide.geometry().top()
        assert side.guide.geometry().bottom() < side.log.geometry().top()

    def test_is_told_to_a_screen_reader(self, sat) -> None:
        card = sat(*FIRST).card
        assert card.accessibleName() == "The guide"
        assert card.close_button.accessibleName() == "Close the guide"
        assert card.text in [label.text() for label in card.findChildren(type(card._text))]

    def test_is_closed_by_the_cross(self, sat, settings) -> None:
        table = sat(*FIRST)
        table.advise()
        QTest.mouseClick(table.card.close_button, Qt.MouseButton.LeftButton)
        assert not table.is_open
        assert not table.pointed
        assert settings.wants_guide(GAME.id) is False

    def test_is_closed_by_the_keyboard_which_then_is_the_table_s(self, sat, qtbot) -> None:
        table = sat(*FIRST)
        table.page.activateWindow()
        order, found = table.page.side.moves._rows, []
        while order not in found:
            found.append(order)
            order = order.nextInFocusChain()
        assert table.card.close_button in found
        assert table.card.close_button.focusPolicy() & Qt.FocusPolicy.TabFocus
        table.card.close_button.setFocus()
        qtbot.waitUntil(table.card.close_button.hasFocus)
        QTest.keyClick(table.card.close_button, Qt.Key.Key_Space)
        assert not table.is_open
        qtbot.waitUntil(table.page.table.hasFocus)

    def test_speaks_the_language_of_the_window(self, sat, qapp) -> None:
        table = sat(*FIRST)
        table.advise()
        language.install(qapp, "fr")
        table.settle()
        said, was_advised, pointed = table.card.text, bool(table.card.why), table.pointed
        language.install(qapp, "en")
        assert said == "choose in fr"
        assert (was_advised, pointed > 0) == (True, True)
        assert len(table.bots.asked) == 1


class TestAdvice:
    def test_the_words_are_there_before_the_bot_has_thought(self, sat) -> None:
        table = sat(*FIRST)
        assert table.card.text == "choose in en"
        assert not table.card.advice
        assert not table.pointed

    def test_comes_from_the_strongest_bot_which_is_asked_once(self, sat) -> None:
        table = sat(*FIRST)
        table.page.changed.emit()
        ((_, question),) = table.bots.asked
        assert question.level == list(games.bots(GAME.id))[-1]
        assert question.state is table.session.state

    def test_is_said_in_the_words_of_the_moves_list_with_the_reason(self, sat) -> None:
        table = sat(*FIRST)
        action = table.advise(2)
        row = table.page.words.action(table.session.state, action)
        assert row in table.page.moves.rows
        assert table.card.advice == f"A good choice: “{row}”."
        assert table.card.why == "It is cheap."

    def test_is_pointed_at_on_the_table(self, sat) -> None:
        table = sat(*FIRST)
        action = table.advise(2)
        areas = [spot.area for spot in table.page.scene.spots if spot.action == action]
        assert [pointer.area for pointer in table.page.scene.lights.pointers] == areas
        assert areas

    def test_the_one_thing_that_can_be_done_needs_no_bot(self, sat) -> None:
        table = sat()
        assert len(table.session.legal_actions) == 1
        assert table.pointed
        assert not table.bots.asked
        assert not table.card.advice

    def test_for_a_position_that_is_no_more_is_dropped(self, sat) -> None:
        table = sat("one die", "roll 1", "roll 3")
        here, late = table.session.legal_actions[:2]
        table.session.play(here)
        table.bots.answer(late, 0)
        table.settle()
        assert late in table.session.legal_actions
        table.bots.answer(late, 0)
        assert not table.card.advice
        assert not table.pointed
        table.bots.answer(late)
        assert table.card.advice

    def test_comes_again_for_a_position_that_was_come_back_to(self, sat) -> None:
        table = sat(*FIRST)
        action = table.advise(0)
        table.session.play(action)
        table.settle()
        table.page.undo()
        table.settle()
        table.advise(0)
        assert table.card.advice
        assert table.pointed

    def test_a_bot_that_fails_leaves_the_words(self, sat) -> None:
        table = sat(*FIRST)
        table.bots.answer(RuntimeError("no idea"))
        assert table.card.text == "choose in en"
        assert not table.card.advice
        assert not table.page.host.is_stalled

    def test_nothing_is_told_to_a_table_that_is_left(self, sat) -> None:
        table = sat(*FIRST)
        action = table.session.legal_actions[0]
        table.page.leave()
        table.bots.answer(action)
        assert not table.card.advice

    def test_stays_when_something_else_is_lit_or_taken_up(self, sat) -> None:
        table = sat(*FIRST)
        table.advise(2)
        pointed = table.pointed
        table.page.scene.lights.light(table.session.legal_actions[0])
        table.page.scene.lights.light(None)
        table.page.scene.keyPressEvent(key(Qt.Key.Key_Escape))
        assert table.pointed == pointed

    def test_is_pointed_at_no_longer_when_it_was_done(self, sat) -> None:
        table = sat(*FIRST)
        table.session.play(table.advise(2))
        assert not table.pointed

    def test_is_pointed_at_no_longer_when_it_is_offered_anew(self, sat) -> None:
        """What moves meanwhile may lay the same things to be touched."""
        table = sat(*FIRST)
        table.advise(2)
        table.page.scene.withdraw()
        table.page.scene.present(table.session.state, table.session.legal_actions, False)
        assert not table.pointed


def key(which: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QKeyEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier)


class TestMoments:
    def test_a_throw_is_pointed_at_and_clicked(self, sat) -> None:
        table = sat("two dice", "roll 6 6", "two dice", "roll 1 1", dice="two")
        assert table.page.host.awaits_throw
        assert table.card.text == "throw Click there: “Throw the sixteen-sided die”."
        assert table.pointed == 1

    def test_what_real_dice_show_is_entered(self, sat) -> None:
        table = sat("one die", own_dice=True)
        assert table.card.text == "throw Enter what your dice show."
        assert not table.pointed

    def test_who_waits_for_a_bot_is_told_what_to_watch(self, sat) -> None:
        table = sat("starts 2", seats=(None, "random"))
        assert table.card.text == "wait"
        assert not table.pointed
        # The bot of the table is asked; the guide asks nobody.
        assert [question.level for _, question in table.bots.asked] == ["random"]

    def test_who_looks_back_is_told_how_to_come_back(self, sat) -> None:
        table = sat(*FIRST)
        table.advise()
        pointed = table.pointed
        table.page.past.toggle()
        assert table.card.text == "You are looking back. Close the review, and the guide goes on."
        assert not table.card.advice
        table.page.review.go(1)
        assert not table.pointed
        table.page.past.toggle()
        assert table.card.text == "choose in en"
        assert table.card.advice
        assert table.pointed == pointed
        assert len(table.bots.asked) == 1


class TestEnd:
    def test_the_last_word_stays_until_a_person_has_chosen(self, sat, settings) -> None:
        table = sat("one die", "roll 1", last=3)
        table.play("roll 1")
        assert table.card.text == "farewell"
        assert not table.card.advice
        assert settings.wants_guide(GAME.id) is True
        table.session.play(table.session.legal_actions[0])
        assert not table.is_open
        assert settings.wants_guide(GAME.id) is False

    def test_a_bot_does_not_end_it(self, sat) -> None:
        table = sat("starts 2", seats=(None, "random"), last=1, wanted=False)
        table.page.guided.toggle()
        assert table.card.text == "farewell"
        table.session.play(table.session.legal_actions[0])
        table.settle()
        assert table.card.text == "farewell"

    def test_who_takes_back_into_the_round_is_guided_on(self, sat) -> None:
        table = sat(*FIRST, last=4)
        table.session.play(table.session.legal_actions[0])
        table.settle()
        assert table.card.text == "farewell"
        table.page.undo()
        table.settle()
        assert table.card.text == "choose in en"
