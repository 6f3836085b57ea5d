"""Is what happens told in motion, link by link, on the right sheet, and in the log?"""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QTimer

from tabletop.games.clever.events import (
    BonusLost,
    BonusUsed,
    BonusWon,
    DieTaken,
    Marked,
    SlidToPlatter,
)
from tabletop.games.clever.printed import Bonus, Die
from tests.ui.clever.conftest import cell, cube
from ui.games.clever.drawings import bonus_place
from ui.games.clever.drawings import cell as cell_place
from ui.pieces.pencil import Pencil


class Told:
    """What *table* tells in motion from now on, and what is seen meanwhile."""

    def __init__(self, table):
        self.scene = table.scene
        self.events = []
        self.moved = []
        self.offered = []
        self.at_start = {}
        self.at_end = {}
        self.dumps = []
        self._links, self._act = 0, None
        self.scene.motion.pace = 0.1
        self._animate = table.scene.animate
        table.scene.animate = self._animated

    def after(self, links, act):
        """Does something as soon as so many events are in motion."""
        self._links, self._act = links, act

    def _animated(self, event):
        before = set(self.scene.dump())
        motion = self._animate(event)
        self.events.append(event)
        self.offered.append(list(self.scene.spots))
        self.dumps.append((event, before, set(self.scene.dump())))
        if motion is not None:
            number = len(self.events) - 1
            self.moved.append(event)
            self.at_start[number] = self.icons()
            motion.finished.connect(partial(self._ended, number))
        if len(self.events) == self._links:
            QTimer.singleShot(0, self._act)
        return motion

    def _ended(self, number):
        self.at_end[number] = self.icons()
        self.offered.append(list(self.scene.spots))

    def icons(self):
        """Where the bonuses are that fly about: their middles by what is drawn."""
        return {
            icon.art.element: icon.sceneBoundingRect().center() for icon in self.scene._story._icons
        }

    def number_of(self, kind, **what):
        """The number of the event of that kind with these facts."""
        return next(
            number
            for number, event in enumerate(self.events)
            if isinstance(event, kind)
            and all(getattr(event, name) == value for name, value in what.items())
        )


def near(one, other):
    """Whether two points are the same to a unit."""
    return (one - other).manhattanLength() < 1


class TestChain:
    """A chain is seen link by link before anybody is asked anything."""

    def test_one_step_is_told_in_order_before_the_next_decision(self, at):
        # 2, 6 and 10 win a green cross, which is made in cell 7, where the fox is.
        table = at("b 2 6 g 6", dice="w5 y1 b5 g1 o2 p6 / - / -", speed="fast")
        table.quiet()
        told = Told(table)
        table.drag(cube(table, Die.BLUE), cell(table, "blue-10"))
        table.quiet()
        kinds = [type(event) for event in told.events]
        assert kinds == [
            *(DieTaken, SlidToPlatter, Marked),
            *(BonusWon, BonusUsed, Marked, BonusWon),
        ]
        assert [told.events[3].bonus, told.events[6].bonus] == [Bonus.GREEN_CROSS, Bonus.FOX]
        assert told.moved == told.events, "each link is seen"
        assert not any(told.offered), "nothing is asked before all is told"
        assert table.scene.spots, "then the next throw is"
        assert tuple(told.events) == table.session.match.log[-1].events

    def test_a_bonus_flies_from_where_it_was_won_to_where_it_is_used(self, at):
        table = at("b 2 6 g 6", dice="w5 y1 b5 g1 o2 p6 / - / -", speed="fast")
        table.quiet()
        told, large = Told(table), table.scene.large
        table.drag(cube(table, Die.BLUE), cell(table, "blue-10"))
        table.quiet()
        won = told.number_of(BonusWon, bonus=Bonus.GREEN_CROSS)
        source = large.place(bonus_place("blue column 2")).center()
        assert near(told.at_start[won]["green-cross"], source)
        assert near(told.at_end[won]["green-cross"], source), "it waits to be used"
        used = told.number_of(Marked, cell=7)
        assert near(told.at_end[used]["green-cross"], cell(table, "green-7"))
        fox = told.number_of(BonusWon, bonus=Bonus.FOX)
        assert near(told.at_start[fox]["fox"], large.place("bonus-green-7").center())
        assert near(told.at_end[fox]["fox"], large.place("total-foxes").center())
        assert not told.icons(), "nothing flies about any more"

    def test_an_action_flies_to_its_slot_which_is_circled(self, at):
        table = at(
            "b 5 r 1/2", dice="w4 y1 b5 g1 o2 p6 / - / -", turn="asked 1 pick 1", speed="fast"
        )
        table.quiet()
        told = Told(table)
        table.drag(cube(table, Die.BLUE), cell(table, "blue-9"))
        table.quiet()
        won = told.number_of(BonusWon)
        assert near(told.at_end[won]["reroll"], cell(table, "reroll-3"))
        circled = [line for line in table.scene.dump() if "circle" in line and "reroll-3" in line]
        assert len(circled) == 1

    def test_a_bonus_that_is_lost_is_seen_too(self, at):
        # Orange 10 wins a purple 6, and purple is full.
        sheet = "o 1 1 1 2 1 1 2 1 2 p 6 6 6 6 6 6 6 6 6 6 6"
        table = at(sheet, speed="fast")
        table.quiet()
        told = Told(table)
        table.drag(cube(table, Die.ORANGE), cell(table, "orange-10"))
        table.quiet()
        lost = told.number_of(BonusLost)
        assert told.events[lost] in told.moved
        assert "1 loses a purple 6 (orange cell 10): no cell is left." in table.page.side.log.text

    def test_a_choice_in_the_middle_comes_after_what_was_won_and_before_what_follows(self, at):
        # The first yellow row wins a blue cross; 4 completes the first blue row: an orange 5.
        table = at("y 3.1 6.1 b 2 3", dice="w3 y5 b5 g3 o2 p6 / - / -", speed="fast")
        table.quiet()
        told = Told(table)
        table.drag(cube(table, Die.YELLOW), cell(table, "yellow-5-1"))
        table.quiet()
        assert isinstance(told.events[-1], BonusWon)
        assert [piece.art.element for piece in table.scene._due] == ["blue-cross"]
        table.click(cell(table, "blue-4"))
        table.quiet()
        won = told.number_of(BonusWon, bonus=Bonus.ORANGE_5)
        kinds = [type(event) for event in told.events[won - 2 :]]
        assert kinds == [BonusUsed, Marked, BonusWon, BonusUsed, Marked]
        assert near(told.at_end[won - 1]["blue-cross"], cell(table, "blue-4"))
        assert near(told.at_end[won + 2]["orange-5"], cell(table, "orange-1"))
        assert "large-total-orange: “5”" in table.scene.dump()

    def test_a_bonus_that_flies_does_not_lie_where_it_waited(self, at):
        table = at(
            "y 3.1 6.1 5.1 o 1 1 1 2 1",
            due="blue cross of yellow row 1, yellow cross of orange 5",
            speed="fast",
        )
        table.quiet()
        seen = []
        table.scene.motion.pace = 0.01
        animate = table.scene.animate

        def animated(event):
            motion = animate(event)
            seen.append([piece.art.element for piece in table.scene._due if piece.isVisible()])
            return motion

        table.scene.animate = animated
        table.click(cell(table, "blue-7"))
        table.quiet()
        assert seen[0] == ["yellow-cross"], "the other still waits"

    def test_the_log_tells_each_link(self, at):
        table = at("y 3.1 6.1 b 2 3", dice="w3 y5 b5 g3 o2 p6 / - / -")
        table.quiet()
        table.drag(cube(table, Die.YELLOW), cell(table, "yellow-5-1"))
        table.quiet()
        table.click(cell(table, "blue-4"))
        log = table.page.side.log.text
        links = [
            "1 takes yellow 5: crosses yellow 5, row 1.",
            "1 wins a blue cross (yellow row 1).",
            "1 uses a blue cross (yellow row 1): crosses blue 4.",
            "1 wins an orange 5 (blue row 1): writes 5 in orange cell 1.",
        ]
        found = [log.find(link) for link in links]
        assert -1 not in found
        assert found == sorted(found)

    @pytest.mark.parametrize("speed", ["off", "fast"])
    def test_undo_in_the_middle_of_a_chain_takes_one_choice_back(self, at, speed):
        thrown = {"turn": "asked 1 throw 1", "dice": "w. y. b. g. o. p. / - / -"}
        table = at("y 3.1 6.1 b 2 3", **thrown, lines=("roll 3 5 5 3 2 6",), speed=speed)
        table.quiet()
        before = table.scene.dump()
        table.drag(cube(table, Die.YELLOW), cell(table, "yellow-5-1"))
        table.quiet()
        amid = table.scene.dump()
        table.click(cell(table, "blue-4"))
        table.page.undo()
        assert table.scene.dump() == amid
        table._qtbot.waitUntil(lambda: table.offered("cross blue 4"))
        table.page.undo()
        assert table.scene.dump() == before
        table._qtbot.waitUntil(lambda: table.offered("take yellow 5.1"))
        table.page.redo()
        table.page.redo()
        table.quiet()
        assert table.actions[1:] == ["take yellow 5.1", "cross blue 4"]

    @pytest.mark.parametrize("links", range(1, 8))
    def test_a_click_amid_the_chain_finishes_it(self, at, links):
        table = at("b 2 6 g 6", dice="w5 y1 b5 g1 o2 p6 / - / -", speed="fast")
        table.quiet()
        told = Told(table)
        told.after(links, lambda: table.click(cell(table, "purple-9")))
        table.drag(cube(table, Die.BLUE), cell(table, "blue-10"))
        table.quiet()
        assert len(told.events) == links, "the rest is told later, or was told before"
        assert table.actions == ["take blue 10"]
        assert table.scene.dump() == table.fresh(table.session.state)
        strokes = [item for item in table.scene.items() if isinstance(item, Pencil)]
        assert strokes
        assert all(stroke.drawn == 1 for stroke in strokes)

    def test_undo_hammered_amid_chains(self, at):
        table = at("b 2 6 g 6", dice="w5 y1 b5 g1 o2 p6 / - / -", speed="slow")
        table.quiet()
        for wait in (5, 30, 60, 120):
            table.drag(cube(table, Die.BLUE), cell(table, "blue-10"))
            table._qtbot.wait(wait)
            table.page.undo()
            table.quiet()
            assert table.scene.dump() == table.fresh(table.session.state)


class TestDice:
    """Dice end their ways where they then lie."""

    def test_the_taken_die_goes_to_its_space_and_the_smaller_ones_to_the_platter(self, at):
        table = at(speed="fast")
        table.quiet()
        told, tray, ends = Told(table), table.scene.tray, {}
        sync = table.scene.sync

        def synced(state):
            ends.update({die: cube.sceneBoundingRect() for die, cube in tray.dice.items()})
            sync(state)

        table.scene.sync = synced
        table.drag(cube(table, Die.GREEN), cell(table, "green-1"))
        table.quiet()
        assert ends[Die.GREEN].center() == tray.on_space(1).center()
        assert ends[Die.YELLOW].center() == tray.on_platter(1).center()
        assert ends[Die.ORANGE].center() == tray.on_platter(2).center()
        assert ends[Die.WHITE].center() == tray.in_hand(Die.WHITE).center(), "equal dice stay"
        slid = told.number_of(SlidToPlatter)
        assert told.events[slid].dice == (Die.YELLOW, Die.ORANGE)

    def test_each_motion_of_a_match_ends_where_the_dice_and_the_marks_then_are(self, seated):
        table = seated(seats=2, bots_at={0: "random", 1: "random"}, speed="fast")
        table.scene.motion.pace = 0.001
        sync, compared = table.scene.sync, []

        def synced(state):
            large, dice, marks = table.scene.large.seat, *lying(table)
            sync(state)
            if table.scene.large.seat == large and any(state.faces):
                compared.append(((dice, marks), lying(table)))

        table.scene.sync = synced
        table._qtbot.waitUntil(lambda: len(compared) > 60, timeout=20000)
        for animated, synced_to in compared:
            assert animated == synced_to


def lying(table):
    """Where the dice and the marks are."""
    lines = table.scene.dump()
    return (
        [line for line in lines if line.startswith("die-")],
        [line for line in lines if any(f": {mark}" in line for mark in MARKS)],
    )


MARKS = ("cross-", "digit-", "circle", "strike", "loop")


class TestSheets:
    """Every mark is drawn on the sheet of who makes it."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_marks_of_bots_appear_on_their_sheets(self, seated, seats):
        bots = dict.fromkeys(range(seats), "random")
        table = seated(seats=seats, bots_at=bots, speed="fast")
        told, scene, marked = Told(table), table.scene, []
        scene.motion.pace = 0.001
        animated = scene.animate

        def animate(event):
            motion = animated(event)
            if isinstance(event, Marked):
                card = scene.card_of(event.seat)
                _, before, after = told.dumps[-1]
                place = cell_place(event.area, event.cell)
                new = [line for line in after - before if "total" not in line]
                marked.append((event, card is scene.large))
                assert new, "nothing was drawn"
                for line in new:
                    assert line.startswith(f"{card._key}-{place}-")
                strokes = [
                    stroke
                    for key, stroke in card._strokes.items()
                    if key.startswith(f"{card._key}-{place}-")
                ]
                assert all(
                    card.place(place).adjusted(-3, -3, 3, 3).contains(stroke.sceneBoundingRect())
                    for stroke in strokes
                )
            return motion

        scene.animate = animate
        table._qtbot.waitUntil(lambda: len(marked) > 30, timeout=20000)
        assert {event.seat for event, _ in marked} == set(range(seats))
        assert {large for _, large in marked} == {True, False}

    def test_each_player_gets_the_bonus_of_the_round_from_the_own_sheet(self, seated):
        table = seated(seats=3, own_dice=True, speed="fast")
        table.quiet()
        told, scene = Told(table), table.scene
        starts = {}
        animated = scene.animate

        def animate(event):
            motion = animated(event)
            if isinstance(event, BonusWon):
                starts[event.seat] = scene._story._icons[-1].sceneBoundingRect().center()
            return motion

        scene.animate = animate
        table.click(scene.card_of(0).where.center())
        table.quiet()
        assert table.actions == ["starts 1"]
        assert [event.seat for event in told.events if isinstance(event, BonusWon)] == [0, 1, 2]
        for seat in range(3):
            assert scene.card_of(seat).where.contains(starts[seat]), f"seat {seat}"
        assert all("circle" in line for line in scene.dump() if "large-reroll-1" in line)
