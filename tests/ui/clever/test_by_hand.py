"""A whole match by one way of playing alone."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt

from tabletop.games.clever.actions import Extra, Take
from tests.ui.clever.conftest import cube
from ui.pieces.pencil import Pencil
from ui.stage.cursor import ARROWS


def middle(spot):
    """The middle of a spot."""
    return spot.area.boundingRect().center()


class Clicking:
    """Clicks dice, cells, slots and plates."""

    def throw(self, table, rng):
        loud = [spot for spot in table.scene.spots if not spot.quiet]
        spot = rng.choice(loud)
        table.click(spot.source.sceneBoundingRect().center() if spot.source else middle(spot))

    def play(self, table, action, rng):
        spot = rng.choice([spot for spot in table.scene.spots if spot.action == action])
        if spot.source is not None:
            table.click(spot.source.sceneBoundingRect().center())
        table.click(middle(spot))


class Dragging(Clicking):
    """Drags what is a piece, also to throw it."""

    def throw(self, table, rng):
        die = rng.choice(table.session.state.hand)
        table.drag(cube(table, die), table.scene.tray.hand.center())

    def play(self, table, action, rng):
        spot = table.spot_of(table.session.match.game.encode(action))
        if spot.source is None:
            table.click(middle(spot))
        else:
            table.drag(spot.source.sceneBoundingRect().center(), middle(spot))


class Arrows:
    """Steps from thing to thing by arrows; Enter does it."""

    def throw(self, table, rng):
        self._go(table, table.page.words.throw(table.session.state))
        table.key(Qt.Key.Key_Return)

    def play(self, table, action, rng):
        words = table.page.words.action(table.session.state, action)
        self._go(table, words)
        table.key(Qt.Key.Key_Return)
        if isinstance(action, Take | Extra):
            assert table.scene.hand.carried is table.scene.tray.dice[action.die]
            self._go(table, words)
            table.key(Qt.Key.Key_Space)

    def _go(self, table, words):
        """Presses the arrow that leads nearer, and another one where that leads nowhere."""
        cursor, tried = table.scene.cursor, set()
        stops = cursor.stops()
        goals = [n for n, stop in enumerate(stops) if words in stop.words.split("; ")]
        assert goals, f"the cursor does not stop at: {words}"
        while cursor.at not in goals:
            if cursor.at is None:
                table.key(Qt.Key.Key_Right)
                continue
            way = stops[goals[0]].middle - stops[cursor.at].middle
            keys = sorted(ARROWS, key=lambda key: -QPointF.dotProduct(way, ARROWS[key]))
            untried = [key for key in keys if (cursor.at, key) not in tried]
            assert untried, f"no arrow leads to: {words}"
            tried.add((cursor.at, untried[0]))
            table.key(untried[0])


class Rows:
    """Chooses from the moves list by the keyboard."""

    def throw(self, table, rng):
        self._choose(table, table.page.words.throw(table.session.state))

    def play(self, table, action, rng):
        self._choose(table, table.page.words.action(table.session.state, action))

    def _choose(self, table, words):
        rows = table.page.moves._rows
        rows.setFocus()
        table._qtbot.keyClick(rows, Qt.Key.Key_Home)
        for _ in range(table.page.moves.rows.index(words)):
            table._qtbot.keyClick(rows, Qt.Key.Key_Down)
        table._qtbot.keyClick(rows, Qt.Key.Key_Return)


class TestWholeMatch:
    """Each way of playing reaches the end, and the table is true after every action."""

    @pytest.mark.parametrize("way", [Clicking, Dragging, Arrows, Rows])
    @pytest.mark.parametrize("seats", [1, 2])
    def test_it_reaches_the_end(self, seated, way, seats):
        table, hand, rng = seated(seats=seats), way(), Random(f"{way.__name__} {seats}")
        session = table.session
        table._qtbot.waitUntil(lambda: table.page.host.awaits_throw, timeout=8000)
        while session.turn is not None:
            table.quiet()
            ply = len(table.actions)
            if table.page.host.awaits_throw:
                hand.throw(table, rng)
                assert table.actions[ply].startswith("roll ")
            elif session.turn is not None and session.turn >= 0:
                action = rng.choice(session.legal_actions)
                hand.play(table, action, rng)
                assert session.match.actions[ply] == action
            else:
                table._qtbot.waitUntil(lambda ply=ply: len(table.actions) > ply)
            if ply % 5 == 0:
                assert table.scene.dump() == table.fresh(session.state)
        table._qtbot.waitUntil(lambda: table.page.result.card is not None)

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_every_stop_of_the_cursor_is_reached_by_arrows(self, seated, seats):
        table, rng = seated(seats=seats), Random(seats)
        session, scene = table.session, table.scene
        while session.turn is not None and session.match.ply < 150:
            if session.turn < 0:
                session.throw()
            else:
                session.play(rng.choice(session.legal_actions))
            if session.turn is None or session.turn < 0 or session.match.ply % 4:
                continue
            scene.present(session.state, session.legal_actions, False)
            if carriers := {spot.source for spot in scene.spots if spot.source}:
                self._all_reached(table)
                scene.hand.carry(rng.choice(sorted(carriers, key=lambda piece: piece.key)))
            self._all_reached(table)
            scene.hand.let_go()

    def _all_reached(self, table):
        cursor = table.scene.cursor
        words = [stop.words for stop in cursor.stops()]
        reached, waiting = {0}, deque([0])
        while waiting:
            here = waiting.popleft()
            for key in ARROWS:
                cursor.at = here
                table.key(key)
                if cursor.at not in reached:
                    reached.add(cursor.at)
                    waiting.append(cursor.at)
        missed = [words[number] for number in range(len(words)) if number not in reached]
        assert not missed, f"{missed} among {words}"


class TestTruth:
    """The animated table equals a fresh one after every action."""

    @pytest.mark.parametrize("seats", [1, 4])
    def test_a_table_that_was_played_on_equals_a_fresh_one(self, seated, seats):
        table, rng = seated(seats=seats), Random(seats)
        session = table.session
        while session.turn is not None:
            if session.turn < 0:
                session.throw()
            else:
                session.play(rng.choice(session.legal_actions))
            assert table.scene.dump() == table.fresh(session.state)
        assert session.match.ply > 50

    @pytest.mark.parametrize("people", [0, 1])
    def test_every_step_of_an_animated_match_of_bots_ends_in_the_truth(self, seated, people):
        bots = {0: "greedy", 1: "random", 2: "greedy", 3: "random"}
        bots = {seat: level for seat, level in bots.items() if seat >= people}
        table, rng = seated(seats=4, bots_at=bots, speed="fast"), Random(people)
        table.scene.motion.pace = 0.002
        seen = []
        table.page.director.shown.connect(
            lambda played: seen.append((table.scene.dump(), table.fresh(played.after)))
        )

        def sit():
            """The person, if there is one, does anything that is allowed."""
            if table.page.host.awaits_throw:
                table.page.throw()
            elif table.page.host.is_persons_turn and not table.page.director.is_moving:
                table.session.play(rng.choice(table.session.legal_actions))
            return len(seen) > 60

        table._qtbot.waitUntil(sit, timeout=30000)
        for animated, fresh in seen:
            assert animated == fresh
        strokes = [item for item in table.scene.items() if isinstance(item, Pencil)]
        table.page.finish_motion()
        assert strokes
        assert all(stroke.drawn == 1 for stroke in strokes)
