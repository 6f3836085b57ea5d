"""A hint: what is best here, why, and what all else would cost; on the table and in the list."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tabletop.analysis import Choice, weighed
from ui import hint, language

CAMPS = (
    "green 1+ 2+ 3+ 3+ 4+ 5+ 1- 2- 3- 4- 5- 7-",
    "blue 1+ 2+ 3+ 4+ 5+ 6+ 1- 2- 3- 3- 4- 6-",
)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """A shorter thought, for the same things are to be seen after it."""
    monkeypatch.setattr(hint, "HINT_BUDGET", 0.02)


@pytest.fixture
def table(laid):
    """Croco in the middle of a game between two people."""
    return laid("croco", seats=2, plies=8)


@pytest.fixture
def hinted(table, qtbot):
    """The hint has come."""
    table.page.hint.toggle()
    answered(table, qtbot)
    return table


def answered(table, qtbot):
    qtbot.waitUntil(lambda: bool(table.page.side.hint.advice), timeout=60_000)


def best(table, state):
    game = table.session.match.game
    return weighed("croco", state, f"hint/{game.notation(state)}", 0.02)[0][0]


class TestAtTheTable:
    def test_says_what_is_best_and_why(self, hinted):
        card, state = hinted.page.side.hint, hinted.session.state
        assert card.isVisible()
        assert card.advice == hinted.page.words.action(state, best(hinted, state))
        reason, others = card.why.split("\n")
        assert reason.endswith(".")
        assert others.startswith(("Next best", "As good", "Everything else"))

    def test_points_at_it_on_the_table(self, hinted):
        action = best(hinted, hinted.session.state)
        areas = {pointer.area.boundingRect().getRect() for pointer in hinted.scene.lights.pointers}
        spots = [spot for spot in hinted.scene.spots if spot.action == action]
        assert spots
        assert all(spot.area.boundingRect().getRect() in areas for spot in spots)

    def test_tells_in_the_list_what_the_others_cost(self, hinted):
        words, state = hinted.page.words, hinted.session.state
        action = words.action(state, best(hinted, state))
        assert f"{action} · best" in hinted.page.moves.rows
        assert any("· costs " in row for row in hinted.page.moves.rows)
        (chosen,) = hinted.page.moves._rows.selectedItems()
        assert chosen.text() == f"{action} · best"

    def test_the_row_and_the_place_still_play(self, hinted):
        action, ply = best(hinted, hinted.session.state), hinted.session.match.ply
        QTest.keyClick(hinted.page.moves._rows, Qt.Key.Key_Return)
        assert hinted.session.match.log[ply].action == action

    def test_goes_with_the_position(self, hinted, qtbot):
        hinted.page.moves.chosen.emit(best(hinted, hinted.session.state))
        hinted.quiet()
        assert not hinted.page.side.hint.isVisible()
        assert not any("·" in row for row in hinted.page.moves.rows)

    def test_closed_it_leaves_the_table_as_it_was(self, hinted):
        hinted.page.side.hint.close_button.click()
        assert not hinted.page.side.hint.isVisible()
        assert not hinted.scene.lights.pointers
        assert hinted.scene.spots
        assert not any("·" in row for row in hinted.page.moves.rows)

    def test_follows_the_language(self, hinted, qapp):
        hinted.page.hint._thinking.start()
        language.install(qapp, "fr")
        QCoreApplication.processEvents()
        state = hinted.session.state
        assert hinted.page.side.hint.advice == hinted.page.words.action(state, best(hinted, state))
        language.install(qapp, "en")


class TestAsking:
    def test_undo_in_the_middle_of_the_thought_is_the_end_of_it(self, table, qtbot, monkeypatch):
        dropped = []
        thinking = table.page.hint._thinking
        monkeypatch.setattr(thinking, "drop", dropped.append)
        table.page.hint.toggle()
        assert table.page.side.hint.text == "Thinking…"
        table.page.undo()
        table.quiet()
        assert len(dropped) == 1
        assert not table.page.side.hint.isVisible()

    def test_the_table_does_not_wait(self, table):
        table.page.hint.toggle()
        assert table.scene.spots
        assert table.page.host.is_persons_turn

    def test_nobody_is_hinted_at_for_a_bot(self, laid):
        table = laid("croco", seats=2, bots_at={0: "random", 1: "random"})
        assert not table.page.hint.is_possible
        table.page.hint.toggle()
        assert not table.page.hint.is_shown

    def test_what_goes_wrong_is_told(self, table, qtbot):
        table.page.hint.toggle()
        table.page.hint._answered(table.page.hint._token, ValueError("no idea"))
        assert table.page.side.hint.text == "There is no hint: no idea"


class TestLookingBack:
    @pytest.fixture
    def back(self, table, qtbot):
        """Somebody asks what was best four placements ago."""
        table.page.past.look_at(4)
        table.page.hint.toggle()
        answered(table, qtbot)
        return table

    def test_any_choice_can_be_asked_about(self, back):
        match = back.session.match
        state = match.state_at(4)
        words = back.page.words.action(state, best(back, state))
        assert back.page.side.hint.advice == words
        assert len(back.page.moves.rows) == len(match.game.legal_actions(state))
        assert back.scene.lights.pointers

    def test_its_rows_play_nothing(self, back):
        log = list(back.session.match.log)
        QTest.keyClick(back.page.moves._rows, Qt.Key.Key_Return)
        assert back.session.match.log == log
        assert not back.scene.spots

    def test_a_step_further_it_is_gone(self, back):
        back.page.review.step(1)
        assert not back.page.side.hint.isVisible()
        assert not back.scene.lights.pointers


def test_a_key_and_a_tool_ask_for_it(window, qtbot, laid):
    assert window.do.hint.shortcut().toString() == "H"
    assert not window.do.hint.isEnabled()


class TestTogether:
    """The hint beside what else is open."""

    def test_a_begun_action_stays_begun_when_the_hint_is_closed(self, hinted):
        spot = next(spot for spot in hinted.scene.spots if spot.source is not None)
        hinted.click(spot.source.sceneBoundingRect().center())
        carried = hinted.scene.hand.carried
        assert carried is not None
        hinted.page.side.hint.close_button.click()
        assert hinted.scene.hand.carried is carried

    def test_escape_closes_what_was_opened_last(self, table, qtbot):
        table.page.past.toggle()
        table.page.past.look_at(4)
        table.page.hint.toggle()
        answered(table, qtbot)
        table.key(Qt.Key.Key_Escape)
        assert not table.page.side.hint.isVisible()
        assert table.page.is_reviewing()
        table.key(Qt.Key.Key_Escape)
        assert not table.page.is_reviewing()

    def test_escape_first_puts_down_what_is_in_the_hand(self, hinted):
        spot = next(spot for spot in hinted.scene.spots if spot.source is not None)
        hinted.click(spot.source.sceneBoundingRect().center())
        hinted.key(Qt.Key.Key_Escape)
        assert hinted.scene.hand.carried is None
        assert hinted.page.side.hint.isVisible()

    def test_its_notes_stay_when_the_table_is_offered_anew(self, hinted):
        rows = hinted.page.moves.rows
        hinted.page.manner.settings.keep_pace_of_bots("croco", "slow")
        hinted.page.apply_settings()
        hinted.quiet()
        QCoreApplication.processEvents()
        assert hinted.page.moves.rows == rows
        assert hinted.scene.lights.pointers

    def test_the_best_comes_first_in_the_list(self, hinted):
        assert hinted.page.moves.rows[0].endswith("· best")

    def test_the_guide_makes_room_for_it(self, laid, qtbot):
        table = laid("clever", seats=2, plies=8)
        table.page.guided.toggle()
        table.quiet()
        table.page.guided._follow()
        assert table.page.side.guide.isVisible()
        table.page.hint.toggle()
        answered(table, qtbot)
        assert not table.page.side.guide.isVisible()
        table.page.hint.close()
        assert table.page.side.guide.isVisible()

    def test_a_choice_that_was_found_is_told_without_thinking(self, table):
        match = table.session.match
        state = match.state_at(4)
        worths = weighed("croco", state, "1", 0.02)
        choice = Choice(4, match.log[4].actor, worths[-1][0], worths)
        match.log[4] = replace(match.log[4], action=choice.action)
        table.page.past.show_choice(choice)
        card, words = table.page.side.hint, table.page.words
        assert card.text.startswith(f"Chosen was “{words.action(state, choice.action)}”: it costs ")
        assert card.advice == words.action(state, choice.best)
        assert table.page.moves.rows[0].endswith("· best")
        assert "· chosen, costs " in table.page.moves.rows[-1]

    def test_a_row_lights_its_place_and_leaving_it_points_at_the_best_again(self, table):
        match = table.session.match
        worths = weighed("croco", match.state_at(4), "1", 0.02)
        table.page.past.show_choice(Choice(4, match.log[4].actor, worths[0][0], worths))
        best = pointed(table)
        table.page.moves.lit.emit(worths[-1][0])
        assert pointed(table) != best
        table.page.moves.lit.emit(None)
        assert pointed(table) == best

    def test_where_only_one_thing_can_be_done_it_says_so(self, laid, qtbot):
        table = laid("caries", "starts 1", seats=2)
        table.page.hint.toggle()
        answered(table, qtbot)
        assert table.page.side.hint.text == "The only thing to do:"
        assert table.page.moves.rows == ["Throw"]
        assert len(pointed(table)) == 1, "one way to throw is enough"

    def test_trouble_and_thinking_follow_the_language(self, table, qapp):
        table.page.hint.toggle()
        language.install(qapp, "fr")
        QCoreApplication.processEvents()
        assert table.page.side.hint.text != "Thinking…"
        language.install(qapp, "en")


def pointed(table):
    return sorted(pointer.area.boundingRect().getRect() for pointer in table.scene.lights.pointers)
