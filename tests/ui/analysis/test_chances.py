"""The chart of chances: what it shows of a match, and where a click on it leads."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tabletop import games
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from ui.analysis.course import PASSES, Course, strided


def match_of(name: str, seats: int, plies: int) -> Match:
    game = games.load(name)
    match = Match(game, Setup(settled(game.options, {}, name), unnamed([None] * seats), 5))
    while match.ply < plies and match.turn is not None:
        drawn = match.turn < 0
        match.play(match.drawn() if drawn else game.legal_actions(match.state)[0])
    return match


def answered(course: Course, rounds: int, most: int = 8) -> None:
    """As if so many errands came back."""
    for _ in range(rounds):
        for question in course.questions(most):
            course.take(question, course.act(*question))


class TestOrder:
    def test_takes_each_once(self) -> None:
        for count in range(1, 80):
            assert sorted(strided(count, 1)) == list(range(count))

    def test_begins_with_the_ends_and_the_middle(self) -> None:
        assert strided(65, 1)[:5] == [0, 64, 32, 16, 48]

    def test_stays_as_it_is_when_the_match_goes_on(self) -> None:
        """What was found out for 100 actions serves for 101, too."""
        assert set(strided(100, 4)) - {99} < set(strided(101, 4))


@pytest.mark.usefixtures("guessed")
class TestCourse:
    def test_first_goes_over_the_whole_match(self, advise: Any) -> None:
        course = Course(match_of("caries", 2, 150))
        plies = [int(question[2].partition("/")[2]) for question in course.questions(400)]
        assert {0, 64, 128, 150} <= set(plies)
        assert len(set(plies)) < 40

    def test_then_asks_of_where_one_looks(self, advise: Any) -> None:
        course = Course(match_of("caries", 2, 150))
        course.look_at(77)
        answered(course, 1, 400)
        assert {question[2] for question in course.questions(400)} == {"chances/77"}

    def test_ends_when_every_position_was_played_on_200_times(self, advise: Any) -> None:
        course = Course(match_of("croco", 2, 3))
        while questions := course.questions(50):
            for question in questions:
                course.take(question, course.act(*question))
        assert [tally.games for tally in course.tallies] == [PASSES[-1]] * 4
        assert course.is_done
        aside = course.aside
        assert aside is not None
        assert 0.05 < aside < 0.09

    def test_the_end_is_exact_and_needs_no_games(self, advise: Any) -> None:
        match = match_of("croco", 2, 1000)
        course = Course(match)
        assert course.is_exact(match.ply)
        (winner,) = match.game.ranking(match.state).winners
        assert course.chance(match.ply, winner) == (1.0, 1.0, 1.0)
        scores = match.game.scores(match.state)
        told = [course.expected(match.ply, seat) for seat in (0, 1)]
        assert told == [(score.total,) * 3 for score in scores]
        last = f"chances/{match.ply}"
        assert last not in {question[2] for question in course.questions(1000)}

    def test_no_line_jumps_between_what_is_known_well_and_badly(self, advise: Any) -> None:
        course = Course(match_of("caries", 2, 150))
        answered(course, 8, 100)
        least = min(course.tallies[ply].games for ply in course.telling())
        assert least >= PASSES[0]
        some = [tally.games for tally in course.tallies if 0 < tally.games < least]
        assert len(course.telling()) >= 20
        assert len(some) < len(course.tallies)

    def test_chances_of_all_add_up_to_one(self, advise: Any) -> None:
        course = Course(match_of("caries", 3, 60))
        answered(course, 3, 100)
        for ply in course.telling():
            total = sum(course.chance(ply, seat).value for seat in range(3))
            assert total == pytest.approx(1)


@pytest.fixture
def chances(laid: Any, beside: Any, guessed: None) -> Any:
    """Forty actions of Caries among two, with the chart beside."""
    table = laid("caries", seats=2, plies=40)
    table.quiet()
    return beside(table)


def at(analysis: Any, ply: float, plot: int = 0) -> QPoint:
    """Where an action lies on the chart."""
    shown = analysis.chart.plots[plot]
    x = shown.getViewBox().mapViewToScene(QPointF(ply, 0)).x()
    middle = shown.getViewBox().sceneBoundingRect().center().y()
    return shown.mapFromScene(QPointF(x, middle))


def hover(view: QWidget, where: QPoint) -> None:
    """The mouse comes there; another window may lie at the same place of the screen."""
    none = Qt.MouseButton.NoButton
    place, on_screen = QPointF(where), QPointF(view.mapToGlobal(where))
    keys = Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(
        view, QMouseEvent(QEvent.Type.MouseMove, place, on_screen, none, none, keys)
    )


class TestChart:
    @pytest.mark.parametrize("plot", [0, 1])
    def test_a_click_brings_the_table_there(self, chances: Any, plot: int) -> None:
        view = chances.chart.plots[plot].viewport()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at(chances, 17.2, plot))
        assert chances.page.is_reviewing()
        assert chances.page.shown_ply() == 17
        assert chances.table.scene.dump() == chances.table.fresh(
            chances.page.session.match.state_at(17)
        )

    def test_pointing_tells_and_goes_nowhere(self, chances: Any) -> None:
        hover(chances.chart.plots[0].viewport(), at(chances, 9))
        assert chances.chart.there == 9
        assert "9" in chances.window.chances.readout.text()
        assert not chances.page.is_reviewing()

    def test_everything_goes_by_keyboard(self, chances: Any) -> None:
        key = Qt.Key
        assert chances.chart.hasFocus()
        for press, there in (
            (key.Key_Left, 39),
            (key.Key_PageUp, 29),
            (key.Key_Right, 30),
            (key.Key_Home, 0),
            (key.Key_Left, 0),
            (key.Key_PageDown, 10),
            (key.Key_End, 40),
            (key.Key_Right, 40),
            (key.Key_PageUp, 30),
        ):
            QTest.keyClick(chances.chart, press)
            assert chances.chart.there == there
        QTest.keyClick(chances.chart, key.Key_Return)
        assert chances.page.shown_ply() == 30

    def test_shows_where_the_table_looks(self, chances: Any) -> None:
        chances.page.past.look_at(12)
        assert chances.chart.there == 12
        QTest.keyClick(chances.chart, Qt.Key.Key_Right)
        pointed, shown = chances.chart._cursors[0]
        assert (pointed.value(), shown.value()) == (13, 12)

    def test_lines_go_where_the_figures_are(self, chances: Any) -> None:
        chances.desk.work(10)
        course = chances.window.chances.work
        telling = course.telling()
        assert len(telling) > 10
        for plot, told, scale in ((0, course.chance, 100), (1, course.expected, 1)):
            for seat in (0, 1):
                xs, ys = chances.chart._traces[plot][seat]._line.getData()
                assert list(xs) == telling
                figures = [told(ply, seat) for ply in telling]
                assert list(ys) == pytest.approx([scale * one.value for one in figures])
                low, high = chances.chart._traces[plot][seat]._band.curves
                assert list(low.getData()[1]) == pytest.approx([scale * one.low for one in figures])
                assert list(high.getData()[1]) == pytest.approx(
                    [scale * one.high for one in figures]
                )

    def test_a_chance_goes_from_0_to_100_and_more_is_up(self, chances: Any) -> None:
        (low, high) = chances.chart.plots[0].viewRange()[1]
        assert low < 0
        assert high > 100
        assert not chances.chart.plots[0].getViewBox().yInverted()

    def test_players_differ_in_more_than_colour(self, chances: Any) -> None:
        traces = chances.chart._traces[0]
        assert len({trace._marks.opts["symbol"] for trace in traces}) == 2

    def test_by_night_it_is_drawn_anew(self, qapp: Any, chances: Any) -> None:
        from ui import style
        from ui.stage.theme import DARK, LIGHT

        chances.desk.work(4)
        before = chances.chart._traces[0][0]._line.getData()
        style.apply(qapp, DARK)
        try:
            trace = chances.chart._traces[0][0]
            assert trace._line.opts["pen"].color().name().upper() == DARK.blue
            assert list(trace._line.getData()[1]) == list(before[1])
        finally:
            style.apply(qapp, LIGHT)


class TestWords:
    def test_tell_the_position_that_is_pointed_at(self, chances: Any) -> None:
        page, course = chances.window.chances, chances.window.chances.work
        assert "Not yet" in page.readout.text()
        chances.desk.work(8)
        chances.chart.point_at(course.telling()[1])
        where, told, points = page.readout.text().split("\n")
        ply = chances.chart.there
        assert str(ply) in where
        for seat, player in enumerate(chances.page.session.match.setup.players):
            assert f"{player.name} {round(100 * course.chance(ply, seat).value)}%" in told
            assert f"{player.name} {round(course.expected(ply, seat).value)}" in points
        assert "±" in told
        assert chances.chart.accessibleDescription() == page.readout.text()

    def test_of_what_is_not_known_are_found_out(self, laid: Any, beside: Any, guessed: None):
        table = laid("caries", seats=2, plies=100)
        table.quiet()
        analysis = beside(table)
        analysis.desk.work(6)
        analysis.chart.point_at(51)
        assert "Not yet" in analysis.window.chances.readout.text()
        analysis.desk.work(2)
        assert "%" in analysis.window.chances.readout.text()

    def test_name_the_beginning(self, chances: Any) -> None:
        chances.chart.point_at(0)
        assert chances.window.chances.readout.text().startswith("At the beginning")

    def test_say_how_exact_it_is(self, chances: Any) -> None:
        assert "first look" in chances.window.footer.words.text()
        chances.desk.work(8)
        assert "±" in chances.window.footer.words.text()
        assert chances.window.footer.bar.value() == chances.window.chances.work.games[0]

    @pytest.mark.parametrize("errands", [5, 8, 20])
    def test_no_figure_is_less_exact_than_is_said_at_worst(
        self, chances: Any, errands: int
    ) -> None:
        chances.desk.work(errands)
        said = chances.window.footer.words.text()
        assert said.endswith("at worst")
        (worst,) = map(int, re.findall(r"± (\d+)%", said))
        told = []
        for ply in range(41):
            chances.chart.point_at(ply)
            lines = chances.window.chances.readout.text().split("\n")
            if lines[1].startswith("Chances"):
                told += map(int, re.findall(r"±\s(\d+)", lines[1]))
        assert len(told) > 20
        assert max(told) == worst

    def test_do_not_tell_a_figure_from_fewer_games_than_the_others(self, chances: Any) -> None:
        chances.desk.work(6)
        course = chances.window.chances.work
        assert 7 not in course.telling()
        question = ("caries", course.match.state_at(7), "chances/7", range(4))
        course.take(question, course.act(*question))
        chances.chart.point_at(7)
        assert chances.window.chances.readout.text().endswith("Being played on from here…")

    def test_say_who_plays_on_and_what_the_band_is(self, chances: Any) -> None:
        method = chances.window.chances.method
        assert method.isVisible()
        assert "“Random”, with other dice" in method.text()
        assert "95 times of 100" in method.text()

    def test_without_dice_there_are_no_others(self, laid: Any, beside: Any, guessed: None):
        text = beside(laid("croco", seats=2)).window.chances.method.text()
        assert "“Random”." in text
        assert "dice" not in text

    def test_name_the_round(self, laid: Any, beside: Any) -> None:
        table = laid("clever", seats=1, plies=60)
        analysis = beside(table)
        begun = [
            played.ply + 1
            for played in table.session.match.log
            if any(map(table.page.words.is_head, played.events))
        ]
        analysis.chart.point_at(begun[1])
        assert "round 2" in analysis.window.chances.readout.text()
        analysis.chart.point_at(begun[1] - 1)
        assert "round 1" in analysis.window.chances.readout.text()
        assert [line.value() for _, line in analysis.chart._head_lines] == begun


def test_the_games_are_played_by_the_rules(advise: Any) -> None:
    course = Course(match_of("croco", 2, 20))
    answered(course, 1)
    tally = course.tallies[0]
    assert tally.games == PASSES[0]
    assert sum(tally.won) == PASSES[0]


@pytest.mark.parametrize(
    ("seats", "mode"),
    [
        pytest.param(1, "standard", id="alone"),
        pytest.param(2, "collaborative", id="together"),
    ],
)
def test_where_nobody_can_win_there_are_only_points(
    laid: Any, beside: Any, guessed: None, seats: int, mode: str
) -> None:
    table = laid("caries", seats=seats, plies=20, mode=mode)
    table.quiet()
    analysis = beside(table)
    analysis.desk.work(8)
    assert analysis.window.pages.button("chances").text() == "Points"
    assert len(analysis.chart.plots) == 1
    assert len(analysis.window.chances.readout.text().split("\n")) == 2
    assert "%" not in analysis.window.chances.readout.text()
    assert "±" in analysis.window.footer.words.text()
    assert "%" not in analysis.window.footer.words.text()


class TestHiddenPoints:
    """Somebody plays with points hidden until the end."""

    @pytest.fixture
    def hide(self, settings: Any) -> Any:
        def hide(table: Any, *, hidden: bool = True) -> None:
            table.page.manner.settings.points = "hidden" if hidden else "shown"
            table.page.apply_settings()
            table.quiet()
            QCoreApplication.processEvents()

        return hide

    def test_are_neither_drawn_nor_told(self, chances: Any, hide: Any) -> None:
        chances.desk.work(8)
        hide(chances.table)
        above, below = chances.chart.plots
        assert above.isVisible()
        assert not below.isVisible()
        assert above.getAxis("bottom").labelText == "Actions"
        chances.chart.point_at(chances.window.chances.work.telling()[1])
        told = chances.window.chances.readout.text()
        assert "Chances: " in told
        assert "Points" not in told
        assert "points" not in chances.chart.accessibleName()

    def test_are_there_again_when_they_are_shown(self, chances: Any, hide: Any) -> None:
        chances.desk.work(8)
        hide(chances.table)
        hide(chances.table, hidden=False)
        above, below = chances.chart.plots
        assert below.isVisible()
        assert (above.getAxis("bottom").labelText, below.getAxis("bottom").labelText) == (
            "",
            "Actions",
        )
        assert "Points: " in chances.window.chances.readout.text()

    def test_are_told_when_the_match_is_over(
        self, laid: Any, beside: Any, guessed: None, hide: Any
    ) -> None:
        table = laid("clever", seats=2, plies=5000)
        hide(table)
        analysis = beside(table)
        assert analysis.chart.plots[1].isVisible()
        assert "Points: " in analysis.window.chances.readout.text()

    def test_alone_nothing_is_left_and_nothing_is_worked_at(
        self, laid: Any, beside: Any, guessed: None, hide: Any
    ) -> None:
        table = laid("caries", seats=1, plies=20)
        table.quiet()
        hide(table)
        analysis = beside(table)
        page = analysis.window.chances
        assert not analysis.chart.isVisible()
        assert not page.readout.isVisible()
        assert not analysis.window.footer.isVisible()
        assert "hidden until the end" in page._waiting.text()
        assert page._waiting.isVisible()
        assert analysis.desk.errands == []
        hide(table, hidden=False)
        assert analysis.chart.isVisible()
        assert not page._waiting.isVisible()
        assert len(analysis.desk.errands) == 1
