"""Whole matches, after every action of which the table is true."""

from __future__ import annotations

from random import Random

import pytest

from ui.pieces.pencil import Pencil


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
