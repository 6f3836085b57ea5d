"""The review: luck and decisions apart, the costliest choices, and what is usual."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tabletop import games
from tabletop.kernel.advice import Measure
from tabletop.kernel.game import CHANCE
from tabletop.kernel.options import settled
from tabletop.usual import usual
from ui.analysis.review import MOST

# With this adviser the first action listed is the best, and each further one costs two
# points more. A table that was laid with plies has always had the last one.


@pytest.fixture
def review(laid: Any, beside: Any) -> Any:
    """A hundred actions of Caries among two, looked at to the end."""
    table = laid("caries", seats=2, plies=100, dice="two")
    table.quiet()
    analysis = beside(table, "review")
    analysis.desk.work(200)
    return analysis


def choices(analysis: Any) -> dict[int, int]:
    """By its number, how many actions could be chosen from where there was a choice."""
    game = analysis.page.session.match.game
    listed = {
        played.ply: len(game.legal_actions(played.before))
        for played in analysis.page.session.match.log
        if played.actor != CHANCE
    }
    return {ply: count for ply, count in listed.items() if count > 1}


def of_seat(analysis: Any, seat: int) -> list[int]:
    """What each choice of a seat has cost."""
    log = analysis.page.session.match.log
    return [2 * (n - 1) for ply, n in choices(analysis).items() if log[ply].actor == seat]


class TestSums:
    def test_tell_what_the_choices_cost(self, review: Any) -> None:
        for seat, verdict in enumerate(review.window.review.verdicts):
            costs = of_seat(review, seat)
            assert f"{sum(costs)} point" in verdict.choices.text()
            assert verdict.count.text().startswith(f"{len(costs)} choice")
            assert ", 0 of them" in verdict.count.text()

    def test_tell_luck_by_itself(self, review: Any) -> None:
        findings = review.window.review.work
        for seat, verdict in enumerate(review.window.review.verdicts):
            luck = findings.sums(seat).luck
            assert luck != 0
            assert ("better" if luck > 0 else "worse") in verdict.luck.text()
            told = f"{abs(luck):.1f}" if abs(luck) < 10 else f"{abs(luck):.0f}"
            assert told in verdict.luck.text()

    def test_luck_is_what_the_dice_brought_and_no_more(self, review: Any) -> None:
        """Choices leave it alone: it is that of the actions of chance."""
        thrown = {played.ply for played in review.page.session.match.log if played.actor == CHANCE}
        findings = review.window.review.work
        from tabletop.analysis import Luck

        found = {ply for ply, one in findings._found.items() if isinstance(one, Luck)}
        assert found
        assert found <= thrown

    def test_the_best_choices_are_counted(self, laid: Any, beside: Any) -> None:
        table = laid("croco", seats=2)
        table.quiet()
        for at in (0, 0, -1, 0):
            table.session.play(table.session.legal_actions[at])
            table.quiet()
        analysis = beside(table, "review")
        analysis.desk.work(20)
        told = [verdict.count.text() for verdict in analysis.window.review.verdicts]
        assert sum(int(text.split()[0]) for text in told) == len(choices(analysis)) == 4
        assert sum(int(text.split(", ")[1].split()[0]) for text in told) == 3
        assert len(analysis.window.review.rows) == 1

    def test_without_dice_it_says_so(self, laid: Any, beside: Any, advise: Any) -> None:
        advise(Measure.CHANCE, None)
        table = laid("croco", seats=2, plies=12)
        table.quiet()
        analysis = beside(table, "review")
        page = analysis.window.review
        assert page.nothing_thrown.isVisible()
        assert not any(verdict.luck.isVisible() for verdict in page.verdicts)

    def test_chances_are_told_in_percent(self, laid: Any, beside: Any, advise: Any) -> None:
        advise(Measure.CHANCE, None)
        table = laid("croco", seats=2, plies=12)
        table.quiet()
        analysis = beside(table, "review")
        analysis.desk.work(20)
        told = [verdict.choices.text() for verdict in analysis.window.review.verdicts]
        assert all("%" in text and "point" not in text for text in told)
        assert all("%" in row.cost.text() for row in analysis.window.review.rows)


class TestBeforeAnyChoice:
    def test_nothing_is_summed_up(self, laid: Any, beside: Any) -> None:
        table = laid("croco", seats=2)
        table.quiet()
        analysis = beside(table, "review")
        analysis.desk.work(3)
        for verdict in analysis.window.review.verdicts:
            assert verdict.choices.text() == "Nothing to choose yet"
            assert not verdict.luck.isVisible()
            assert not verdict.count.isVisible()

    def test_what_waits_to_be_looked_at_is_not_called_nothing(self, laid: Any, beside: Any) -> None:
        table = laid("croco", seats=2, plies=14)
        table.quiet()
        analysis = beside(table, "review")
        verdict = analysis.window.review.verdicts[0]
        assert verdict.choices.text() == "No choice looked at yet"
        analysis.desk.work(30)
        assert "given away" in verdict.choices.text()
        assert verdict.count.isVisible()

    def test_after_a_match_without_choices_luck_is_told(self, laid: Any, beside: Any) -> None:
        table = laid("caries", seats=1, plies=5000)
        analysis = beside(table, "review")
        page, match = analysis.window.review, table.session.match
        for played in match.log:
            question = ("caries", played, "", 0.0)
            if played.actor == CHANCE:
                page.work.take(question, page.work.act(*question))
            else:
                page.work.take(question, None)
        page.follow()
        (verdict,) = page.verdicts
        assert verdict.choices.text() == page.no_rows.text() == "Nothing to choose"
        assert verdict.luck.isVisible()


class TestMethod:
    def test_says_why_the_two_do_not_add_up(self, review: Any) -> None:
        text = review.window.review.method.text()
        assert "on average" in text
        assert "do not add up" in text

    def test_without_dice_speaks_of_choices_only(self, laid: Any, beside: Any, advise: Any) -> None:
        advise(Measure.CHANCE, None)
        table = laid("croco", seats=2, plies=3)
        text = beside(table, "review").window.review.method.text()
        assert text.startswith("Choices")
        assert "Dice" not in text


class TestCostliest:
    def test_are_five_the_worst_first(self, laid: Any, beside: Any) -> None:
        table = laid("croco", seats=2, plies=14)
        table.quiet()
        analysis = beside(table, "review")
        analysis.desk.work(30)
        rows = analysis.window.review.rows
        listed = choices(analysis).values()
        costs = sorted((2 * (count - 1) for count in listed), reverse=True)[:MOST]
        assert len(set(costs)) > 2
        assert [row.choice.cost for row in rows] == costs
        assert [row.cost.text().split()[0] for row in rows] == [str(cost) for cost in costs]

    def test_say_who_when_and_what(self, review: Any) -> None:
        match = review.page.session.match
        words = review.page.words
        for row in review.window.review.rows:
            played = match.log[row.choice.ply]
            assert match.setup.players[played.actor].name in row.where.text()
            assert str(played.ply + 1) in row.where.text()
            best = match.game.legal_actions(played.before)[0]
            assert words.action(played.before, played.action) in row.what.text()
            assert words.action(played.before, best) in row.what.text()

    @pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keyboard"])
    def test_are_shown_on_the_table(self, review: Any, by_key: bool) -> None:
        row = review.window.review.rows[1]
        if by_key:
            row.button.setFocus()
            QTest.keyClick(row.button, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
        page, choice = review.page, row.choice
        assert page.is_reviewing()
        assert page.shown_ply() == choice.ply
        state = page.session.match.state_at(choice.ply)
        assert page.side.hint.isVisible()
        assert page.side.hint.advice == page.words.action(state, choice.best)

    def test_the_one_that_was_shown_last_is_marked(self, review: Any) -> None:
        first, second = review.window.review.rows[:2]
        for row, other in ((first, second), (second, first)):
            QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
            review.window.close()
            review.window.show()
            assert "shown last" in row.where.text()
            assert "shown last" in row.accessibleName()
            assert "shown last" not in other.where.text()
            assert row.styleSheet() != other.styleSheet()

    def test_the_mark_stays_when_more_is_found(self, laid: Any, beside: Any) -> None:
        table = laid("croco", seats=2, plies=14)
        table.quiet()
        analysis = beside(table, "review")
        analysis.desk.work(1)
        row = analysis.window.review.rows[0]
        QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
        analysis.desk.work(30)
        marked = [row.choice for row in analysis.window.review.rows if row.was_shown]
        assert marked == [row.choice]

    def test_say_of_how_many_actions(self, laid: Any, beside: Any) -> None:
        table = laid("croco", seats=2, plies=14)
        table.quiet()
        analysis = beside(table, "review")
        analysis.desk.work(30)
        row = analysis.window.review.rows[0]
        assert f"Action {row.choice.ply + 1} of 14" in row.where.text()
        table.session.play(table.session.legal_actions[0])
        table.quiet()
        row = analysis.window.review.rows[0]
        assert f"Action {row.choice.ply + 1} of 15" in row.where.text()

    def test_come_as_they_are_found(self, laid: Any, beside: Any) -> None:
        table = laid("caries", seats=2, plies=100, dice="two")
        table.quiet()
        analysis = beside(table, "review")
        page, footer = analysis.window.review, analysis.window.footer
        assert page.no_rows.text() == "None found yet."
        assert footer.words.text().startswith("0 of 100")
        analysis.desk.work(3)
        some = page.work.done
        assert 0 < some < 100
        assert footer.words.text().startswith(f"{some} of 100")
        assert (footer.bar.value(), footer.bar.maximum()) == (some, 100)
        assert page.rows
        analysis.desk.work(200)
        assert footer.words.text().startswith("All 100")
        assert not footer.button.isVisible()

    def test_at_the_beginning_there_are_none(self, laid: Any, beside: Any) -> None:
        table = laid("caries", seats=1)
        page = beside(table, "review").window.review
        assert page.no_rows.isVisible()
        assert page.no_rows.text() == "Nothing has been done yet."


def rows(analysis: Any) -> dict[str, tuple[Any, ...]]:
    """The lines of the points: by part, its name, scale, numbers and what is usual."""
    found: dict[str, tuple[Any, ...]] = analysis.window.review.parts._rows
    return found


class TestParts:
    def test_stand_beside_what_is_usual(self, laid: Any, beside: Any) -> None:
        table = laid("caries", seats=2, plies=5000)
        analysis = beside(table, "review")
        game = games.load("caries")
        known = usual(game, settled(game.options, {}, "caries"), 2)
        assert known is not None
        scores = game.scores(table.session.state)
        for part, _ in scores[0].parts:
            name, scale, numbers, usually = rows(analysis)[part]
            assert name.text() == analysis.page.words.part(part)
            points = [dict(score.parts)[part] for score in scores]
            assert [int(number.text()) for number in numbers] == points
            band = known.parts[part]
            assert usually.text() == f"{band.low} to {band.high}"
            assert scale._x(band.low) <= scale._x(band.high)
        assert rows(analysis)[""][2][0].text() == str(scores[0].total)

    def test_come_at_the_end_of_the_match(self, laid: Any, beside: Any) -> None:
        table = laid("clever", seats=1, plies=5000)
        length = table.session.match.ply
        analysis = beside(table, "review")
        page = analysis.window.review
        title = page._titles[1]
        assert (title.isVisible(), page.parts.isVisible()) == (True, True)
        assert not page.no_parts.isVisible()
        page.work.follow(length - 1)
        page.follow()
        assert (title.isVisible(), page.parts.isVisible()) == (False, False)
        assert "at the end of the match" in page.no_parts.text()
        assert page.no_parts.isVisible()

    def test_another_variant_has_no_usual(self, review: Any) -> None:
        assert review.window.review.parts.usual is None
        assert "by default" in review.window.review.parts.note.text()
        assert {row[3].text() for row in rows(review).values()} == {""}

    def test_of_equal_points_every_sign_is_seen(self, review: Any) -> None:
        _, scale, _, _ = rows(review)[""]
        scale.show_points([7, 7, 7, 7], None)
        places = scale._places()
        assert len(set(places)) == 4
        assert places == sorted(places)

    def test_more_points_lie_further_right(self, review: Any) -> None:
        _, scale, _, _ = rows(review)[""]
        scale.show_points([3, -4, 30], None)
        scale.resize(400, 26)
        third, first, last = scale._places()
        assert 0 <= first < third < last <= 400


def test_nothing_is_cut_or_lies_over_another(review: Any) -> None:
    review.window.resize(800, 560)
    for label in review.window.review.findChildren(QLabel):
        if label.isVisible() and label.text() and not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()
    assert review.window.review.horizontalScrollBar().maximum() == 0
