"""Four ways to play at a table, each with real events: keys, clicks, drags, and the list.

A way does an action that is offered, or something that real dice may show. It sees what a
player sees: the spots, the stops of the cursor, and the rows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget

from tests.ui.conftest import Seated
from ui.pieces.piece import Piece
from ui.settings import Settings
from ui.stage.cursor import ARROWS
from ui.stage.spots import Spot
from ui.stage.stops import Stop, ahead

_STEPS = 4
"""More touches than these no action needs."""
_GRID = (0.5, 0.25, 0.75, 0.1, 0.9)


class Way(ABC):
    """How somebody plays at *table*; *input* is set while they do."""

    input = "both"

    def __init__(self, table: Seated, rng: Random):
        self.table, self.rng = table, rng
        Settings().input = self.input
        table.page.apply_settings()

    @property
    def ply(self) -> int:
        """How many actions have been made."""
        return self.table.session.match.ply

    @abstractmethod
    def touch(self, spot: Spot) -> None:
        """Does what a spot is for."""

    def do(self, action: Any) -> None:
        """Makes an action, or the throw for None; that may need several touches."""
        ply = self.ply
        for _ in range(_STEPS):
            self.touch(begins(self.table, action))
            if self.ply != ply:
                return
        raise AssertionError(f"after {_STEPS} touches not done: {action}")

    def bring(self) -> None:
        """Enters something that real dice may show."""
        ply = self.ply
        for _ in range(200):
            loud = [spot for spot in self.table.scene.spots if not spot.quiet]
            self.touch(self.rng.choice(loud))
            if self.ply != ply:
                return
        raise AssertionError(f"nothing comes of: {[spot.words for spot in loud]}")


def begins(table: Seated, action: Any) -> Spot:
    """The spot of an action, or of one whose line begins like its own: there it is asked for."""
    spots = [spot for spot in table.scene.spots if not spot.quiet]
    if action is None:
        wanted = table.page.words.throw(table.session.state)
        return next(spot for spot in spots if spot.action is None and spot.words == wanted)
    encode = table.session.match.game.encode
    known = [spot for spot in spots if spot.action is not None]
    same = [spot for spot in known if spot.action == action]
    verb, about, *_ = [*encode(action).split(), ""]
    akin = [spot for spot in known if [*encode(spot.action).split(), ""][:2] == [verb, about]]
    assert same or akin, f"nowhere on the table: {action}"
    return (same or akin)[0]


# Where the mouse goes


def points_of(area: QRectF) -> Iterator[QPointF]:
    """The middle of an area, and places around it."""
    for across in _GRID:
        for down in _GRID:
            yield area.topLeft() + QPointF(area.width() * across, area.height() * down)


def on_piece(table: Seated, piece: Piece) -> QPointF:
    """Where a piece can be taken up."""
    for where in points_of(piece.sceneBoundingRect()):
        if _taken_at(table, where) is piece:
            return where
    raise AssertionError(f"something else lies on {piece.key}")


def on_area(table: Seated, spot: Spot) -> QPointF:
    """Where an area without a piece of its own can be touched."""
    for where in points_of(spot.area.boundingRect()):
        if spot.area.contains(where) and _taken_at(table, where) is None:
            free = (one for one in table.scene.spots if one.source is None)
            if next(one for one in free if one.area.contains(where)).act is spot.act:
                return where
    raise AssertionError(f"something else lies on: {spot.words}")


def _taken_at(table: Seated, where: QPointF) -> Piece | None:
    """The piece that a hand would take up there."""
    sources = {spot.source for spot in table.scene.spots if spot.source is not None}
    for item in table.scene.items(where):
        if isinstance(item, Piece):
            for piece in (item, table.scene.handle_of(item)):
                if piece in sources:
                    return piece
    return None


def for_piece(table: Seated, spot: Spot) -> QPointF:
    """Where a piece in hand can be put to do what *spot* is for."""
    own = [one for one in table.scene.spots if one.source is spot.source]
    for where in points_of(spot.area.boundingRect()):
        there = next((one for one in own if one.area.contains(where)), None)
        if there is not None and there.action == spot.action and there.words == spot.words:
            return where
    raise AssertionError(f"another place lies on: {spot.words}")


class Clicks(Way):
    """Only clicks: a piece and then its place, or the place alone."""

    input = "click"

    def touch(self, spot: Spot) -> None:
        if spot.source is None:
            self.table.click(on_area(self.table, spot))
            return
        ply = self.ply
        where = for_piece(self.table, spot)
        self.table.click(on_piece(self.table, spot.source))
        if self.table.scene.hand.carried is spot.source and self.ply == ply:
            self.table.click(where)


class Drags(Way):
    """Only drags: a piece to its place, or a line from a place where no piece lies."""

    input = "drag"

    def touch(self, spot: Spot) -> None:
        if spot.source is not None:
            start, end = on_piece(self.table, spot.source), for_piece(self.table, spot)
        else:
            start = on_area(self.table, spot)
            end = start + QPointF(self.rng.choice((-40, 40)), self.rng.choice((-30, 30)))
        self.table.drag(start, end)


class Keys(Way):
    """Only keys, on the table."""

    def touch(self, spot: Spot) -> None:
        piece = spot.source
        if piece is None:
            self._enter(lambda stop: stop.spot is spot)
            return
        self._enter(lambda stop: stop.piece is piece)
        if self.table.scene.hand.carried is piece:
            self._enter(lambda stop: stop.spot is spot)

    def _enter(self, wanted: Callable[[Stop], bool]) -> None:
        cursor = self.table.scene.cursor
        if self.rng.random() < 0.2:
            self._press(self.rng.choice((Qt.Key.Key_Tab, Qt.Key.Key_Backtab)))
        if cursor.at is None:
            self._press(Qt.Key.Key_Home)
        stops = cursor.stops()
        for key in way_to(stops, cursor.at, wanted):
            self._press(key)
        assert wanted(cursor.stops()[cursor.at])
        self._press(self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))

    def _press(self, key: Qt.Key) -> None:
        # Tab may have left the table.
        if not self.table.page.table.hasFocus():
            self.table.page.table.setFocus()
        self.table.key(key)


def way_to(stops: list[Stop], at: int | None, wanted: Callable[[Stop], bool]) -> list[Qt.Key]:
    """The arrows that lead from stop number *at* to one that is *wanted*."""
    assert at is not None, "the cursor is nowhere"
    known: dict[int, list[Qt.Key]] = {at: []}
    waiting = deque([at])
    while waiting:
        here = waiting.popleft()
        if wanted(stops[here]):
            return known[here]
        for key, towards in ARROWS.items():
            found = ahead(stops, stops[here].middle, here, towards)
            if found is not None and found not in known:
                known[found] = [*known[here], key]
                waiting.append(found)
    missed = [stop.words for stop in stops if wanted(stop)]
    raise AssertionError(f"no arrow leads to: {missed}")


class Rows(Way):
    """Only the moves list, by keyboard or by mouse; what is not listed is typed."""

    by_mouse = False

    def __init__(self, table: Seated, rng: Random):
        super().__init__(table, rng)
        found = table.page.moves.findChild(QListWidget)
        line = table.page.moves.findChild(QLineEdit)
        assert isinstance(found, QListWidget)
        assert isinstance(line, QLineEdit)
        self.rows, self.line = found, line
        quiet(table)
        (self.rows if table.page.moves.rows else self.line).setFocus()

    def touch(self, spot: Spot) -> None:
        raise AssertionError(f"not on the table: {spot.words}")

    def do(self, action: Any) -> None:
        actions = [*self.table.session.legal_actions] if action is not None else [None]
        self._choose(actions.index(action), len(actions))

    def bring(self) -> None:
        if self.table.page.moves.rows:
            count = len(self.table.page.moves.rows)
            self._choose(self.rng.randrange(count), count)
            return
        session = self.table.session
        game = session.match.game
        shown = game.encode(game.sample(session.state, self.rng))
        assert self.by_mouse or self.line.hasFocus(), "nobody who types has to look for the line"
        QTest.keyClicks(self.line, shown.partition(" ")[2])
        QTest.keyClick(self.line, Qt.Key.Key_Return)

    def _choose(self, row: int, count: int) -> None:
        assert len(self.table.page.moves.rows) == count, self.table.page.moves.rows
        if self.by_mouse:
            self.rows.scrollToItem(self.rows.item(row))
            where = self.rows.visualItemRect(self.rows.item(row)).center()
            QTest.mouseClick(self.rows.viewport(), Qt.MouseButton.LeftButton, pos=where)
            return
        # The keyboard is where it was left: a match goes on without looking for the list.
        assert self.rows.hasFocus(), QApplication.focusWidget()
        key = Qt.Key.Key_Down if self.rows.currentRow() < row else Qt.Key.Key_Up
        while self.rows.currentRow() != row:
            QTest.keyClick(self.rows, key)
        QTest.keyClick(self.rows, self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))


class RowsByMouse(Rows):
    """Only clicks in the moves list."""

    by_mouse = True


WAYS = (Keys, Clicks, Drags, Rows, RowsByMouse)


def quiet(table: Seated) -> None:
    """Until nothing moves and something is offered, or the match is over."""
    for _ in range(100):
        QCoreApplication.processEvents()
        if not table.page.director.is_moving and (table.scene.spots or table.session.turn is None):
            return
    table.quiet()


def play(table: Seated, way: Way) -> None:
    """Plays to the end; what is done is what was chosen."""
    session = table.session
    host = table.page.host
    while True:
        quiet(table)
        ply = session.match.ply
        if session.turn is None:
            return
        if host.awaits_throw or host.awaits_dice:
            state = session.state
            if host.awaits_dice:
                way.bring()
            else:
                way.do(None)
            assert session.match.ply > ply
            assert session.match.game.is_outcome(state, session.match.actions[ply])
        else:
            action = way.rng.choice(session.legal_actions)
            way.do(action)
            done = session.match.actions[ply]
            assert done == action, f"{done} instead of {action}"
