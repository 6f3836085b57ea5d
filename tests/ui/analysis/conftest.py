"""An analysis window beside a match page; what it asks is answered when the test says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Signal
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.analysis import Tally
from tabletop.kernel.advice import Advice, Measure
from tabletop.thinking import Thinking
from ui.analysis.course import Course
from ui.analysis.window import AnalysisWindow


class Desk(QObject):
    """Answers in this process, one errand at a time."""

    answered = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.errands: list[tuple[object, Callable[..., Any], tuple[Any, ...]]] = []
        self.dropped = 0

    def send(self, token: object, act: Callable[..., Any], *args: Any) -> None:
        self.errands.append((token, act, args))

    def drop(self, token: object) -> None:
        self.dropped += 1
        self.errands = [errand for errand in self.errands if errand[0] is not token]

    def questions(self) -> list[tuple[Any, ...]]:
        """What the errand under way asks."""
        (errand,) = self.errands
        return list(errand[2][1])

    def work(self, most: int = 1) -> None:
        """Answers errands until so many are answered or nobody asks any more."""
        for _ in range(most):
            if not self.errands:
                return
            token, act, args = self.errands.pop(0)
            self.answered.emit(token, act(*args))
            QCoreApplication.processEvents()

    def fail(self, error: BaseException) -> None:
        """Something goes wrong with the errand under way."""
        token, _, _ = self.errands.pop(0)
        self.answered.emit(token, error)
        QCoreApplication.processEvents()


def first_is_best(game: Any, state: Any, rng: Any, budget: float) -> dict[Any, float]:
    """The later an action is listed, the less it is worth: two points for each place."""
    return {action: -2.0 * at for at, action in enumerate(game.legal_actions(state))}


def as_it_stands(game: Any, state: Any) -> tuple[float, ...]:
    return tuple(float(-score.total) for score in game.scores(state))


@pytest.fixture
def advise(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Gives every game an adviser whose mind is known."""

    def given(measure: Measure = Measure.POINTS, outlook: Any = as_it_stands) -> None:
        advice = Advice(measure, first_is_best, outlook, quick="random")
        monkeypatch.setattr(games, "advice", lambda name: advice)

    given()
    return given


@pytest.fixture
def guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are not played on but drawn: the bots of this test need no rules."""

    loaded = {name: games.load(name) for name in ("caries", "croco")}

    def drawn(game: str, state: Any, seed: str, numbers: range) -> Tally:
        seats = len(loaded[game].scores(state))
        tally = Tally.of(seats)
        for number in numbers:
            rng = Random(f"{seed}/{number}")
            points = tuple(rng.randrange(40) for _ in range(seats))
            won = tuple(float(mine == max(points)) for mine in points)
            shared = tuple(each / sum(won) for each in won)
            tally += Tally(1, shared, points, tuple(each * each for each in points))
        return tally

    monkeypatch.setattr(Course, "act", staticmethod(drawn))


class Analysis:
    """The window, the table beside it, and who answers."""

    def __init__(self, window: AnalysisWindow, table: Any, desk: Desk):
        self.window, self.table, self.desk = window, table, desk
        self.page = table.page

    @property
    def chart(self) -> Any:
        return self.window.chances.chart


@pytest.fixture
def beside(qtbot: QtBot, advise: Any) -> Iterator[Callable[..., Analysis]]:
    """Opens the window beside a table, with its chart laid."""
    made: list[Analysis] = []

    def opened(table: Any, page: str = "chances") -> Analysis:
        desk = Desk()
        window = AnalysisWindow(table.page, cast(Thinking, desk))
        qtbot.addWidget(window)
        window.turn_to(page)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.chances.chart is not None, timeout=60_000)
        made.append(Analysis(window, table, desk))
        return made[-1]

    yield opened
    for analysis in made:
        analysis.window.leave()
