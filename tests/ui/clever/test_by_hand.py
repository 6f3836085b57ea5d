"""A whole match by one way of playing alone, and with dice that are real."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt

from tabletop.games.clever.actions import Extra, Take
from tabletop.games.clever.printed import DICE, Die
from ui.pieces.pencil import Pencil
from ui.stage.cursor import ARROWS


def cube(table, die):
    """The middle of a die."""
    return table.scene.tray.dice[die].sceneBoundingRect().center()


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


UNTHROWN = {"turn": "asked 1 throw 1", "dice": "w. y. b. g. o. p. / - / -"}


class TestRealDice:
    """Dice that lie on the real table are asked for one by one, or typed."""

    def test_each_die_is_asked_for_in_its_colour(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        for die, face in zip(DICE, (3, 5, 1, 6, 2, 4), strict=True):
            assert table.actions == []
            shown = [spot.words for spot in table.scene.spots]
            name = f"The {die.name.lower()} die"
            assert shown == [f"{name} shows {number}" for number in range(1, 7)]
            drawn = {line for line in table.scene.dump() if line.startswith("face-")}
            assert len(drawn) == 6
            assert all(f": {die.name.lower()}-" in line for line in drawn)
            table.click(table.spot(f"{name} shows {face}"))
            if die is not Die.PURPLE:
                assert table.scene.tray.dice[die].face == face
        assert table.actions == ["roll 3 5 1 6 2 4"]
        table.quiet()
        assert not [line for line in table.scene.dump() if line.startswith("face-")]
        assert table.scene.dump() == table.fresh(table.session.state)

    def test_only_the_dice_in_hand_are_asked_for(self, at):
        table = at(turn="asked 1 throw 2", dice="b5 p6 / w3 y1 o2 / g3", own_dice=True)
        table.quiet()
        table.click(table.spot("The blue die shows 2"))
        table.click(table.spot("The purple die shows 5"))
        assert table.actions == ["roll 2 5"]

    def test_they_are_typed_in_a_line(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.table.setFocus()
        field = table.page.moves._dice
        table.key(Qt.Key.Key_3)
        assert field.hasFocus()
        table._qtbot.keyClicks(field, " 5 1 6 2 4")
        table._qtbot.keyClick(field, Qt.Key.Key_Return)
        assert table.actions == ["roll 3 5 1 6 2 4"]

    @pytest.mark.parametrize("typed", ["3 5 1 6 2", "3 5 1 6 2 7", "nonsense", "take blue 7"])
    def test_what_they_cannot_show_is_refused(self, at, typed):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.moves._dice.setText(typed)
        with table._qtbot.waitSignal(table.page.refused) as said:
            table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        assert said.args[0] == f"The dice cannot show “{typed}” here."
        assert table.actions == []

    def test_escape_begins_with_the_first_die_again(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.click(table.spot("The white die shows 6"))
        table.click(table.spot("The yellow die shows 6"))
        table.key(Qt.Key.Key_Escape)
        assert table.scene.tray.dice[Die.WHITE].face == 0
        assert table.spot("The white die shows 1")
        assert table.scene.dump() != table.fresh(table.session.state), "faces lie there"

    def test_undo_asks_for_the_dice_again(self, at):
        table = at(**UNTHROWN, own_dice=True)
        table.quiet()
        table.page.moves._dice.setText("3 5 1 6 2 4")
        table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        table.quiet()
        table.page.undo()
        table._qtbot.waitUntil(lambda: table.page.moves._dice.isVisibleTo(table.page))
        assert table.actions == []
        assert table.spot("The white die shows 1")

    def test_who_begins_is_a_click_on_a_sheet(self, seated):
        table = seated(seats=3, own_dice=True)
        table.quiet()
        table.click(table.scene.card_of(2).where.center())
        assert table.actions == ["starts 3"]

    def _equal(self, at):
        """Alone, passive: green, orange and purple show 4, and one of them is the third lowest."""
        table = at(
            turn="asked 1 throw 0",
            dice="w. y. b. g. o. p. / - / -",
            lines=("roll 1 6 2 4 4 4",),
            own_dice=True,
        )
        table.quiet()
        return table

    @pytest.mark.parametrize("how", ["click", "row", "typed"])
    def test_which_of_equal_dice_lies_nearest_to_the_platter_is_said(self, at, how):
        table = self._equal(at)
        words = "Nearest to the platter: orange 4"
        match how:
            case "click":
                table.click(cube(table, Die.ORANGE))
            case "row":
                table.page.moves._choose(table.page.moves.rows.index(words))
            case "typed":
                table.page.moves._dice.setText("orange")
                table._qtbot.keyClick(table.page.moves._dice, Qt.Key.Key_Return)
        assert table.actions[-1] == "nearest orange"
        assert table.session.state.platter == (Die.WHITE, Die.BLUE, Die.ORANGE)

    def test_a_die_that_is_not_among_the_equal_ones_is_no_answer(self, at):
        table = self._equal(at)
        table.click(cube(table, Die.YELLOW))
        assert table.actions == ["roll 1 6 2 4 4 4"]

    def test_where_two_of_them_are_nearest_the_list_says_which(self, at):
        table = at(
            turn="asked 1 throw 0",
            dice="w. y. b. g. o. p. / - / -",
            lines=("roll 1 6 4 4 4 6",),
            own_dice=True,
        )
        words = "Nearest to the platter: blue 4, orange 4"
        table._qtbot.waitUntil(lambda: words in table.page.moves.rows)
        table.page.moves._choose(table.page.moves.rows.index(words))
        assert table.actions[-1] == "nearest blue orange"

    def test_where_dice_are_not_real_the_lot_falls_by_itself(self, at):
        table = at(
            turn="asked 1 throw 0",
            dice="w. y. b. g. o. p. / - / -",
            lines=("roll 1 6 2 4 4 4",),
        )
        table._qtbot.waitUntil(lambda: len(table.actions) == 2)
        assert table.actions[1].startswith("nearest ")
