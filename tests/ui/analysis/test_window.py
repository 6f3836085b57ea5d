"""The window of the analysis: what is worked at in the background, and for how long."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from shiboken6 import Shiboken

from tabletop import games
from tabletop.kernel.errors import TabletopError
from ui.analysis.window import beside as placed
from ui.picture import played
from ui.window import Window


@pytest.fixture
def analysis(laid: Any, beside: Any, guessed: None) -> Any:
    """Twenty actions of Caries among two, and the window beside."""
    table = laid("caries", seats=2, plies=20)
    table.quiet()
    return beside(table)


def course(analysis: Any) -> Any:
    return analysis.window.chances.work


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


class TestErrands:
    def test_there_is_one_at_a_time(self, analysis: Any) -> None:
        for _ in range(3):
            assert len(analysis.desk.errands) == 1
            analysis.desk.work()

    def test_ask_what_was_not_asked(self, analysis: Any) -> None:
        seen: set[str] = set()
        for _ in range(3):
            asked = {str(question[2:]) for question in analysis.desk.questions()}
            analysis.desk.work()
            left = {str(question[2:]) for question in analysis.desk.questions()}
            seen |= asked - left
            assert not seen & left

    def test_are_dropped_when_the_window_closes(self, analysis: Any) -> None:
        analysis.desk.work()
        known = course(analysis).games
        analysis.window.close()
        assert analysis.desk.errands == []
        analysis.window.show()
        assert len(analysis.desk.errands) == 1
        assert course(analysis).games == known

    def test_are_those_of_the_page_that_is_seen(self, analysis: Any) -> None:
        assert analysis.desk.questions()[0][2].startswith("chances/")
        press(analysis.window.pages.button("review"))
        assert analysis.desk.questions()[0][2].startswith("review/")
        press(analysis.window.pages.button("chances"))
        assert analysis.desk.questions()[0][2].startswith("chances/")
        assert analysis.desk.dropped == 2

    def test_can_be_paused(self, analysis: Any) -> None:
        button = analysis.window.footer.button
        assert button.text() == "Pause"
        press(button)
        assert button.text() == "Go on"
        assert analysis.desk.errands == []
        analysis.page.session.play(analysis.page.session.legal_actions[0])
        assert analysis.desk.errands == []
        analysis.window.close()
        analysis.window.show()
        assert analysis.desk.errands == [], "what a person paused stays so"
        press(button)
        assert len(analysis.desk.errands) == 1

    @pytest.mark.parametrize(
        ("error", "told"),
        [
            (ValueError("no idea"), "no idea"),
            (TabletopError("its process has ended."), "its process has ended"),
        ],
    )
    def test_that_fail_are_told_and_can_be_tried_again(
        self, analysis: Any, error: Exception, told: str
    ) -> None:
        footer = analysis.window.footer
        analysis.desk.fail(error)
        assert told in footer.words.text()
        assert analysis.desk.errands == []
        press(footer.button)
        assert len(analysis.desk.errands) == 1
        assert told not in footer.words.text()


class TestFollowing:
    def test_new_actions_are_asked_of_and_the_others_kept(self, analysis: Any) -> None:
        analysis.desk.work(3)
        before = course(analysis).tallies[0]
        assert before.games
        play_one(analysis)
        assert len(course(analysis).tallies) == len(analysis.page.session.match.log) + 1 > 21
        assert course(analysis).tallies[0] == before

    def test_what_was_taken_back_is_forgotten(self, analysis: Any) -> None:
        analysis.desk.work(4)
        findings = analysis.window.review.work
        analysis.window.turn_to("review")
        analysis.desk.work(20)
        assert findings.is_done
        ply = analysis.page.session.match.undo_to()
        analysis.page.undo()
        assert analysis.page.session.match.ply == ply
        assert len(course(analysis).tallies) == ply + 1
        assert findings.done == ply
        analysis.page.redo()
        assert not findings.is_done

    def test_an_answer_to_what_was_taken_back_finds_nobody(self, analysis: Any) -> None:
        late = analysis.desk.errands[0]
        analysis.page.undo()
        assert late not in analysis.desk.errands
        known = course(analysis).games
        token, act, args = late
        analysis.desk.answered.emit(token, act(*args))
        QCoreApplication.processEvents()
        assert course(analysis).games == known

    def test_other_actions_are_another_match(self, laid: Any, beside: Any, guessed: None) -> None:
        table = laid("croco", seats=2)
        table.quiet()
        analysis = beside(table)
        ply = table.session.match.ply
        actions = table.session.legal_actions
        table.session.play(actions[0])
        analysis.desk.work(8)
        known = list(course(analysis).tallies)
        assert all(tally.games for tally in known)
        analysis.page.undo()
        table.session.play(actions[-1])
        tallies = course(analysis).tallies
        assert tallies[: ply + 1] == known[: ply + 1]
        assert tallies[ply + 1].games == 0

    def test_the_end_is_told_as_it_is(self, laid: Any, beside: Any) -> None:
        table = laid("croco", seats=2, plies=1000)
        analysis = beside(table)
        analysis.chart.point_at(table.session.match.ply)
        text = analysis.window.chances.readout.text()
        assert text.startswith("In the end")
        assert "100%" in text
        assert "±" not in text


def play_one(analysis: Any) -> None:
    """Somebody acts, and the table tells it."""
    page = analysis.page
    if page.host.awaits_throw:
        page.throw()
    else:
        page.session.play(page.session.legal_actions[0])
    QCoreApplication.processEvents()


class TestBesideTheTable:
    @pytest.fixture
    def window(self, window: Window) -> Window:
        window.begin(played(games.load("croco"), 2, 5, 4))
        return window

    def test_is_opened_from_the_menu_and_works(self, qtbot: Any, window: Window) -> None:
        """With the real process and the real adviser."""
        window.do.analysis.trigger()
        opened = window.aside.analysis
        assert opened is not None
        assert opened.isVisible()
        assert not opened.isModal()
        qtbot.waitUntil(lambda: opened.chances.work.games[0] > 20, timeout=60_000)
        opened.turn_to("review")
        qtbot.waitUntil(lambda: opened.review.work.done > 0, timeout=60_000)
        assert opened.run.trouble is None

    def test_is_the_same_for_the_same_match(self, window: Window) -> None:
        window.do.analysis.trigger()
        opened = window.aside.analysis
        assert opened is not None
        opened.close()
        window.do.analysis.trigger()
        assert window.aside.analysis is opened
        assert opened.isVisible()

    def test_closes_when_the_match_is_left(self, qtbot: Any, window: Window) -> None:
        window.do.analysis.trigger()
        opened = window.aside.analysis
        assert opened is not None
        window.show_shelf()
        qtbot.waitUntil(lambda: window.aside.analysis is None)
        assert not opened.isVisible()
        assert not opened.run.is_under_way
        window.begin(played(games.load("caries"), 2, 5, 4))
        window.do.analysis.trigger()
        assert window.aside.analysis is not opened
        assert window.aside.analysis is not None
        assert "Caries" in window.aside.analysis.windowTitle()

    def test_is_forgotten_with_the_match(self, qtbot: Any, window: Window) -> None:
        """It would keep the match, its table and all their drawings."""
        window.do.analysis.trigger()
        opened = window.aside.analysis
        window.show_shelf()
        qtbot.waitUntil(lambda: window.aside.analysis is None)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not Shiboken.isValid(opened)

    def test_bears_undo_while_points_are_hidden(self, window: Window) -> None:
        """The page hears first that there are fewer actions now, and tells it on."""
        window.settings.points = "hidden"
        window.do.analysis.trigger()
        opened, page = window.aside.analysis, window.page
        assert opened is not None
        assert page is not None
        page.undo()
        assert len(opened.chances.work.log) == page.session.match.ply

    def test_closes_with_the_table(self, window: Window) -> None:
        window.do.analysis.trigger()
        opened = window.aside.analysis
        assert opened is not None
        window.close()
        assert not opened.isVisible()


class TestPlace:
    @pytest.mark.parametrize(
        ("table", "screen", "place"),
        [
            pytest.param(
                (60, 80, 1100, 800), (0, 0, 1920, 1080), (1152, 80, 760, 640), id="beside it"
            ),
            pytest.param(
                (2000, 700, 900, 300), (1920, 0, 1600, 900), (2752, 252, 760, 640), id="its screen"
            ),
            pytest.param((0, 0, 800, 560), (0, 0, 800, 600), (32, 40, 760, 552), id="little room"),
        ],
    )
    def test_is_at_the_right_of_the_screen(
        self, table: Any, screen: Any, place: tuple[int, ...]
    ) -> None:
        assert placed(QRect(*table), QRect(*screen)) == QRect(*place)

    def test_is_where_it_was_left(self, analysis: Any) -> None:
        analysis.window.setGeometry(20, 60, 700, 500)
        analysis.window.close()
        analysis.window.show()
        assert analysis.window.geometry() == QRect(20, 60, 700, 500)


class Marked(QTranslator):
    """Puts a mark before everything that can be translated."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, comment: Any = None, n: int = -1) -> str:
        return f"¤{source}"


def said(window: QWidget) -> list[str]:
    """What can be read in a window."""
    labels = [*window.findChildren(QLabel), *window.findChildren(QAbstractButton)]
    return [window.windowTitle(), *(one.text() for one in labels if one.isVisible())]


class TestWords:
    def test_all_can_be_translated_while_it_is_open(self, analysis: Any) -> None:
        window = analysis.window
        names = {player.name for player in analysis.page.session.match.setup.players}
        analysis.desk.work(6)
        window.turn_to("review")
        analysis.desk.work(30)
        assert window.review.rows
        translator = Marked()
        QCoreApplication.installTranslator(translator)
        QCoreApplication.processEvents()
        try:
            texts = said(window)
            window.turn_to("chances")
            texts += [*said(window), analysis.chart.accessibleName()]
        finally:
            QCoreApplication.removeTranslator(translator)
        worded = [text for text in texts if any(map(str.isalpha, text)) and text not in names]
        assert len(worded) > 15
        assert [text for text in worded if "¤" not in text] == []

    @pytest.mark.parametrize("key", ["Escape", "J"])
    def test_a_key_closes_it(self, analysis: Any, key: str) -> None:
        control = Qt.KeyboardModifier.ControlModifier
        none = Qt.KeyboardModifier.NoModifier
        press = getattr(Qt.Key, f"Key_{key}")
        QTest.keyClick(analysis.window, press, control if key == "J" else none)
        assert not analysis.window.isVisible()

    def test_a_key_turns_the_page(self, analysis: Any) -> None:
        for page in ("review", "chances"):
            QTest.keyClick(analysis.window, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
            assert analysis.window.pages.word == page
