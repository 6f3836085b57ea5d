"""The real page of a match: what is done on it, and the CPU time that each time has taken.

Run by ``frames.py`` in a process of its own with a game and a pixel ratio.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any, Final

TABLE: Final = "the whole table painted"
WINDOW: Final = "the whole window painted"
ALONE: Final = "a match that moves"
BESIDE_BOT: Final = "a match that moves while a bot thinks"
"""These two are measured frame by frame."""
MOVING: Final = 12
"""Pieces that go round."""

Found = Mapping[str, list[float]]
"""By what was measured, milliseconds, each time."""

_PLIES = 120
_CHOICES = 3
"""Actions of a position that is a choice."""
_FRAMES = 60
_SECONDS = 4.0
"""So long a match moves."""
_QUIET = 0.45
"""After so long without zooming everything is sharp."""


def main(name: str, ratio: str) -> int:
    """Measures the page of a game, and prints all that was found as one line of JSON."""
    from PySide6.QtWidgets import QApplication, QWidget

    from tabletop.players import Bots
    from ui import style
    from ui.stage.theme import LIGHT

    app = QApplication(["tabletop", *style.WORDS])
    style.apply(app, LIGHT)
    bots = Bots()
    bots.start()
    page = _page(name, bots)
    _settle(app, 1.0)
    found = {
        f"{MOVING} pieces moved": list(_moved(app, page)),
        TABLE: list(_painted(app, [page.table.viewport()])),
        WINDOW: list(_painted(app, [page, *page.findChildren(QWidget)])),
        "a click painted": list(_clicks(app, page)),
        **_zooms(app, page),
        "a step of another size painted": list(_sizes(app, page)),
        "another theme painted": list(_themes(app, page)),
    }
    if ratio == "1":
        found |= _sheets(page)
    page.leave()
    page.close()
    for what in (ALONE, BESIDE_BOT):
        costs, between = _match_moves(app, _page(name, bots), bots, thinks=what == BESIDE_BOT)
        found |= {what: costs, f"{what}: between": between}
    bots.stop()
    print(json.dumps(found))
    return 0


def _page(name: str, bots: Any) -> Any:
    from tabletop import games
    from tabletop.kernel.game import CHANCE
    from tabletop.kernel.match import Match, Setup
    from tabletop.kernel.options import Choice, settled
    from tabletop.kernel.seats import unnamed
    from tabletop.session import Session
    from ui.match_page import MatchPage
    from ui.settings import Settings
    from ui.stage.theme import LIGHT

    game = games.load(name)
    # The last value of an option is what asks most of the players.
    options = {
        option.id: option.values[-1] for option in game.options if isinstance(option, Choice)
    }
    players = unnamed([None] * max(game.seats))
    match = Match(game, Setup(settled(game.options, options, name), players, 5))
    while (
        match.ply < _PLIES
        or match.turn == CHANCE
        or len(game.legal_actions(match.state)) < _CHOICES
    ):
        drawn = match.turn == CHANCE
        match.play(match.drawn() if drawn else game.legal_actions(match.state)[0])
    settings = Settings()
    settings.speed = "normal"
    page = MatchPage(Session(match), bots, settings, LIGHT)
    page.resize(1280, 800)
    page.show()
    return page


def _settle(app: Any, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        app.processEvents()
        time.sleep(0.001)


def _spent(app: Any, act: Callable[[], object]) -> float:
    """Milliseconds of CPU until what *act* has brought is painted."""
    began = time.process_time()
    act()
    app.processEvents()
    return (time.process_time() - began) * 1000


def _moved(app: Any, page: Any) -> Iterator[float]:
    """Twelve pieces go round."""
    import math

    from ui.pieces.piece import Piece

    pieces = [item for item in page.scene.items() if isinstance(item, Piece)][:MOVING]
    homes = [piece.pos() for piece in pieces]

    def move(frame: int) -> None:
        for number, (piece, home) in enumerate(zip(pieces, homes, strict=True)):
            angle = (frame + number * 7) / 20
            piece.setPos(home.x() + 60 * math.cos(angle), home.y() + 60 * math.sin(angle))

    for frame in range(_FRAMES):
        yield _spent(app, partial(move, frame))
        time.sleep(1 / 60)
    page.scene.sync(page.session.state)
    _settle(app, 0.2)


def _painted(app: Any, widgets: Sequence[Any]) -> Iterator[float]:
    """All of these, as after another window was over them."""

    def update() -> None:
        for widget in widgets:
            widget.update()

    for _ in range(_FRAMES):
        yield _spent(app, update)
        time.sleep(1 / 60)


def _clicks(app: Any, page: Any) -> Iterator[float]:
    """A click on what can be done: from the button's press to the frame after it."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    for number in range(30):
        spot = page.scene.spots[0]
        area = spot.area.boundingRect() if spot.source is None else spot.source.sceneBoundingRect()
        view, where = page.table.viewport(), page.table.mapFromScene(area.center())
        click = partial(QTest.mouseClick, view, Qt.MouseButton.LeftButton, pos=where)
        cost = _spent(app, click)
        if number >= 5:
            yield cost
        page.finish_motion()
        page.undo()
        page.scene.hand.let_go()
        _settle(app, 0.05)


def _zooms(app: Any, page: Any) -> Found:
    """Steps of a wheel, and the time after each in which all becomes sharp again."""
    from PySide6.QtCore import QPoint, QPointF, Qt
    from PySide6.QtGui import QWheelEvent

    view = page.table.viewport()
    middle = QPointF(view.rect().center())

    def turn(way: int) -> None:
        wheel = QWheelEvent(
            middle,
            view.mapToGlobal(middle),
            QPoint(),
            QPoint(0, way),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        app.sendEvent(view, wheel)

    steps, sharp, stops = [], [], []
    for way in (120,) * 4 + (-120,) * 4:
        steps.append(_spent(app, partial(turn, way)))
        began = time.process_time()
        stops.append(max(_until_sharp(app)))
        sharp.append((time.process_time() - began) * 1000)
    return {
        "a zoom step painted": steps,
        "all sharp again after it": sharp,
        "a stop while it becomes sharp": stops,
    }


def _until_sharp(app: Any) -> Iterator[float]:
    """Each stretch in which the window answers nobody, by the clock: a thread draws as well."""
    end = time.monotonic() + _QUIET
    while (began := time.monotonic()) < end:
        app.processEvents()
        yield (time.monotonic() - began) * 1000
        time.sleep(0.002)


def _sizes(app: Any, page: Any) -> Iterator[float]:
    """The window is drawn smaller, and larger again."""
    for number in range(20):
        wide = 1280 - 8 * min(number, 20 - number)
        yield _spent(app, partial(page.resize, wide, 800))
        _settle(app, 0.02)
    page.resize(1280, 800)
    _settle(app, _QUIET)


def _themes(app: Any, page: Any) -> Iterator[float]:
    from ui import style
    from ui.stage.theme import DARK, LIGHT

    for theme in (DARK, LIGHT) * 3:
        began = time.process_time()
        style.apply(app, theme)
        page.set_theme(theme)
        _settle(app, _QUIET)
        yield (time.process_time() - began) * 1000


def _sheets(page: Any) -> Found:
    """The sheets of the match to a file: the first ones, and each kind once more."""
    from ui import games as looks
    from ui.paper import output
    from ui.paper.sheet import Request

    kinds = looks.paper(page.session.match.game.id).kinds

    def cost(kind: Any) -> float:
        began = time.process_time()
        output.pdf(kind.pages(Request(page.session.match)), "sheets")
        return (time.process_time() - began) * 1000

    first = [cost(kinds[0])]
    of_match = [kind for kind in kinds if kind.of_match]
    again = [median(cost(kind) for _ in range(3)) for kind in of_match]
    return {"a PDF, the first": first, "a PDF, once more": again}


def _match_moves(
    app: Any, page: Any, bots: Any, *, thinks: bool
) -> tuple[list[float], list[float]]:
    """A match goes on at normal speed: what each frame costs, and what passes between them.

    A frame begins where the table is painted and ends where it is painted next, as
    long as something moves; whatever else is done in between is part of it.
    """
    from PySide6.QtCore import QEvent, QObject, QTimer

    marks: list[tuple[float, float, bool]] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                moves = page.director.is_moving and not page.director.waits_for_hand
                marks.append((time.process_time(), time.monotonic(), moves))
            return False

    # A page that has just opened is laid out, and then made sharp.
    _settle(app, 2 * _QUIET)
    watch, rng = Watch(), Random(3)
    view = page.table.viewport()
    view.installEventFilter(watch)
    ticking = QTimer()
    ticking.setInterval(100)
    ticking.timeout.connect(lambda: _go_on(page, rng))
    ticking.start()
    if thinks:
        _think(page.session.match, bots)
        _settle(app, 1.0)
        marks.clear()
    QTimer.singleShot(round(_SECONDS * 1000), app.quit)
    app.exec()
    ticking.stop()
    view.removeEventFilter(watch)
    page.leave()
    page.close()
    frames = [
        ((after[0] - before[0]) * 1000, (after[1] - before[1]) * 1000)
        for before, after in pairwise(marks)
        if before[2] and after[2]
    ]
    return [cpu for cpu, _ in frames], [wall for _, wall in frames]


def _go_on(page: Any, rng: Random) -> None:
    """Does the next thing at random where nothing moves; what waits for a hand does itself."""
    from tabletop.kernel.game import CHANCE

    session = page.session
    if page.director.is_moving:
        if page.director.waits_for_hand:
            page.director.hand_it_over()
    elif session.turn == CHANCE:
        session.throw()
    elif session.turn is not None:
        session.play(rng.choice(session.legal_actions))
    else:
        while session.match.ply > _PLIES:
            session.undo()


def _think(match: Any, bots: Any) -> None:
    """The strongest bot of the game thinks about this position, again and again."""
    from tabletop import games
    from tabletop.players import asked_of

    level = list(games.bots(match.game.id))[-1]
    question = asked_of(level, match.game, match.state)
    # Asked from here again and again, quick answers would cost more than the frames.
    bots.send(object(), _answers, question)


def _answers(question: Any) -> None:
    """Runs in the bots' process, for longer than anybody looks."""
    from tabletop.players import answer

    end = time.monotonic() + 3 * _SECONDS
    while time.monotonic() < end:
        answer(question)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
