"""Is what happens told in motion, token by token, and does it end as the truth has it?"""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from tabletop.games.croco.actions import Place
from tabletop.games.croco.events import (
    CampLaid,
    ClanChosen,
    ControlTaken,
    GameEnded,
    PlacesAgain,
    TokenPlaced,
    TurnedOver,
)
from tabletop.games.croco.printed import Clan
from tests.games.croco.conftest import BLUE, GREEN
from tests.ui.croco.conftest import LAID, camp_piece, cell, cell_piece, label, space
from ui.games.croco.drawings import lying
from ui.pieces.token import Token

CHAIN = {"green": "1+ 2- 3- 5+", "blue": "1- 2+ 6-"}
"""Against ``5: . b4- . . .`` a 2- loses, and a 1+ too."""


def tokens(scene):
    """The tokens that are seen: what they show, where, and how; never mind whose piece it is.

    Nor how quiet: which ones may be placed next is only shown when it is somebody's turn.
    """
    return sorted(
        (item.told().partition(": ")[2].partition(" see ")[0], item.transform() == QTransform())
        for item in scene.items()
        if isinstance(item, Token) and item.isVisible() and item.opacity() > 0
    )


class Watched:
    """What *table* tells from now on, at a pace at which an evening fits into a second."""

    def __init__(self, table, pace=0.001):
        self.table, self.scene = table, table.scene
        self.scene.motion.pace = pace
        self.events, self.moved = [], []
        self.since = table.session.match.ply
        self.ends, self.fresh, self.compared = [], [], []
        """Tokens at the end of a step and after it; tables as they are and as they should be."""
        self._animate, self._sync = self.scene.animate, self.scene.sync
        self.scene.animate, self.scene.sync = self._animated, self._synced
        table.page.director.shown.connect(self._shown)

    def _animated(self, event):
        motion = self._animate(event)
        self.events.append(event)
        if motion is not None:
            self.moved.append(event)
        return motion

    def _synced(self, state):
        before = tokens(self.scene)
        self._sync(state)
        self.ends.append((state, before, tokens(self.scene)))

    def _shown(self, played):
        self.compared.append((self.scene.dump(), self.table.fresh(played.after)))

    def play(self, choice):
        """Plays on by whim to the end of the match."""
        session, rng = self.table.session, Random(choice)
        while session.turn is not None:
            self.table.quiet()
            if session.turn is not None and self.table.page.host.is_persons_turn:
                session.play(rng.choice(session.legal_actions))
        self.table.quiet()


def whole_match(watched):
    """Each step ends where the tokens then lie, and leaves what a new table would show."""
    assert watched.compared
    for shown, fresh in watched.compared:
        assert shown == fresh
    for state, before, after in watched.ends:
        if any(map(any, (*state.board.camps, state.board.cells))):
            assert before == after, state
    log = watched.table.session.match.log[watched.since :]
    assert watched.events == [event for played in log for event in played.events]


def halfway(motion, part=0.5):
    """Brings a motion so far, and holds it there."""
    motion.start()
    motion.pause()
    motion.setCurrentTime(round(motion.totalDuration() * part))


class TestMatch:
    """From the first camp to the last point, motion and truth are the same."""

    def test_two_games_of_two_people(self, seated):
        watched = Watched(seated(games="2", speed="fast"))
        watched.play("two people")
        whole_match(watched)
        kinds = {type(event) for event in watched.events}
        assert {CampLaid, ClanChosen, TokenPlaced, TurnedOver, PlacesAgain, GameEnded} <= kinds
        assert sum(isinstance(event, GameEnded) for event in watched.events) == 2

    @pytest.mark.parametrize("seat", [0, 1])
    def test_one_person_and_a_bot(self, seated, seat):
        watched = Watched(seated(games="2", bots_at={1 - seat: "random"}, speed="fast"))
        watched.play(f"one person, seat {seat}")
        whole_match(watched)

    def test_a_position_that_was_set_up(self, seated):
        told = f"blue | green {GREEN} | blue {BLUE.replace('4-', '.').replace('6+', '.')}"
        setup = f"{told} | . . . | b6+ . . . | . b4- . . . | . . . . . . | . . . . . . ."
        watched = Watched(seated(setup=setup, speed="fast"))
        watched.play("set up")
        whole_match(watched)

    def test_without_motion_too(self, seated):
        table = seated(games="2")
        watched = Watched(table, pace=0)
        watched.play("no motion")
        assert not watched.events
        for shown, fresh in watched.compared:
            assert shown == fresh


class TestPlacement:
    """A token slides from its space to its cell, and then one of two is turned over."""

    def test_what_loses_is_turned_over_on_its_cell(self, at):
        table = at("5: . b4- . . .", **CHAIN, speed="fast")
        table.quiet()
        watched = Watched(table)
        table.drag(space(table, "green", "b1"), cell(table, "5.4"))
        table.quiet()
        kinds = [type(event) for event in watched.events]
        assert kinds == [TokenPlaced, TurnedOver, PlacesAgain]
        assert [type(event) for event in watched.moved] == [TokenPlaced, TurnedOver]
        assert cell_piece(table, "5.4").art.element == "green-hidden"
        whole_match(watched)

    def test_the_first_on_a_crocodile_is_turned_over_by_nobody(self, at):
        table = at(**CHAIN, speed="fast")
        table.quiet()
        watched = Watched(table)
        table.drag(space(table, "green", "b1"), cell(table, "5.4"))
        table.quiet()
        assert [type(event) for event in watched.events] == [TokenPlaced, ControlTaken]
        whole_match(watched)

    def test_it_slides_and_does_not_jump(self, at):
        table = at("5: . b4- . . .", **CHAIN, speed="fast")
        table.quiet()
        scene = table.scene
        piece, home = camp_piece(table, "green", "d1"), camp_piece(table, "green", "d1").pos()
        action = next(
            action
            for action in table.session.legal_actions
            if isinstance(action, Place) and scene.in_camp[Clan.GREEN, action.space] is piece
        )
        motion = scene.animate(TokenPlaced(0, action.token, action.space, action.cell, False))
        halfway(motion, 0.3)
        there = lying(scene.cell(action.cell)).topLeft()
        assert piece.pos() not in (home, there)
        assert piece.zValue() > cell_piece(table, "5.2").zValue(), "it comes over the others"
        halfway(motion, 1)
        assert piece.pos() == there

    def test_while_it_is_turned_over_its_face_goes_and_then_its_back_comes(self, at):
        table = at("5: . b4- . . .", **CHAIN, speed="fast")
        table.quiet()
        scene, piece = table.scene, cell_piece(table, "5.2")
        state = table.session.state
        held, placed = state.board.cells[8], state.board.camps[0][3]
        assert piece is scene.on_cell[8]
        motion = scene.animate(TurnedOver(placed, 11, held, 8, newcomer=False))
        shown = []
        for part in (0.0, 0.15, 0.6, 1.0):
            halfway(motion, part)
            shown.append((piece.art.element, piece.sceneBoundingRect().width()))
        assert [element for element, _ in shown][:2] == ["blue-minus-4"] * 2
        assert [element for element, _ in shown][2:] == ["blue-hidden"] * 2
        wide = [width for _, width in shown]
        assert wide[1] < wide[0], "it is seen on its edge"
        assert wide[3] == wide[0]

    @pytest.mark.parametrize("links", [1, 2])
    def test_a_click_amid_it_finishes_it(self, at, links):
        table = at("5: . b4- . . .", **CHAIN, speed="slow")
        table.quiet()
        watched = Watched(table, pace=2.0 if links == 1 else 0.001)
        if links == 2:
            scene, animate = table.scene, table.scene.animate

            def slower(event):
                scene.motion.pace = 2.0 if isinstance(event, TurnedOver) else 0.001
                return animate(event)

            scene.animate = slower
        table.drag(space(table, "green", "b1"), cell(table, "5.4"))
        table._qtbot.waitUntil(lambda: len(watched.events) == links)
        table._qtbot.wait(80)
        assert table.page.director.is_moving
        table.click(QPointF(820, 200))
        assert not table.page.director.is_moving
        assert table.actions == ["place green 2- from b1 on 5.4"]
        assert table.scene.dump() == table.fresh(table.session.state)
        table.page.undo()
        assert table.scene.dump() == table.fresh(table.session.state)
        assert all(is_flat for _, is_flat in tokens(table.scene))

    def test_undo_hammered_amid_it(self, at):
        table = at("5: . b4- . . .", **CHAIN, speed="slow")
        table.quiet()
        for wait in (5, 40, 120):
            table.drag(space(table, "green", "b1"), cell(table, "5.4"))
            table._qtbot.wait(wait)
            table.page.undo()
            table.quiet()
            assert table.actions == []
            assert table.scene.dump() == table.fresh(table.session.state)

    def test_nothing_is_offered_while_a_chain_is_told(self, at):
        table = at("5: . b4- . . .", **CHAIN, speed="fast")
        table.quiet()
        watched, offered = Watched(table), []
        table.scene.animate = lambda event: (
            offered.append(table.scene.spots),
            watched._animated(event),
        )[1]
        table.drag(space(table, "green", "b1"), cell(table, "5.4"))
        table.quiet()
        assert offered
        assert not any(offered)
        assert table.scene.spots


class TestCamps:
    """Camps are laid token by token; whoever sits alone has the own one below."""

    def test_one_token_falls_after_the_other(self, seated):
        table = seated(speed="off")
        table.quiet()
        scene = table.scene
        scene.motion.pace = 1.0
        camp = table.session.state.board.camps[Clan.GREEN]
        pieces = [scene.in_camp[Clan.GREEN, number] for number in range(12)]
        for piece in pieces:
            piece.hide()
        motion = scene.animate(CampLaid(Clan.GREEN, camp))
        assert all(piece.opacity() == 0 for piece in pieces)
        halfway(motion)
        seen = [piece.opacity() > 0 for piece in pieces]
        assert seen == sorted(seen, reverse=True)
        assert seen[0]
        assert not seen[-1]
        halfway(motion, 1)
        assert all(piece.opacity() == 1 for piece in pieces)

    def test_among_two_people_blue_stays_below(self, seated):
        table = seated(*LAID, "choose green")
        table.quiet()
        assert table.scene.camp(Clan.BLUE).top() > table.scene.camp(Clan.GREEN).top()

    @pytest.mark.parametrize("clan", [Clan.GREEN, Clan.BLUE])
    def test_who_is_alone_has_the_own_camp_below(self, seated, clan):
        table = seated(*LAID, bots_at={1: "random"}, speed="fast")
        table.quiet()
        assert table.scene.side_of(Clan.BLUE) == "below"
        watched = Watched(table)
        table.click(space(table, clan.name.lower(), "c1"))
        table._qtbot.waitUntil(lambda: not table.page.director.is_moving)
        assert table.actions[-1] == f"choose {clan.name.lower()}"
        assert table.scene.side_of(clan) == "below"
        assert table.scene.camp(clan).center().y() > table.scene.cell(24).bottom()
        assert label(table.scene, "name-below") == "1"
        whole_match(watched)

    def test_the_camps_slide_to_their_new_places(self, seated):
        table = seated(*LAID, bots_at={1: "random"}, speed="off")
        table.quiet()
        scene = table.scene
        scene.motion.pace = 1.0
        pieces = [scene.in_camp[clan, space] for clan in Clan for space in range(12)]
        before = [piece.pos() for piece in pieces]
        motion = scene.animate(ClanChosen(0, Clan.GREEN))
        halfway(motion)
        assert all(piece.pos() != home for piece, home in zip(pieces, before, strict=True))
        halfway(motion, 1)
        assert [piece.pos() for piece in pieces] == [*before[12:], *before[:12]]
