"""Is what happens told in motion, patient by patient, and does it end as the truth has it?"""

from __future__ import annotations

from random import Random

import pytest

from tabletop.games.hospital.actions import Idle
from tabletop.kernel.game import CHANCE
from ui import games as looks

MATCHES = [
    pytest.param(1, {}, id="alone"),
    pytest.param(1, {"experimental": "on", "epidemic": "on"}, id="alone with two variants"),
    pytest.param(2, {"administrators": "off"}, id="the first game of two"),
    pytest.param(2, {"virus": "on", "experimental": "on"}, id="two with virus and experiments"),
    pytest.param(3, {"panic": "on", "epidemic": "on"}, id="three in panic and epidemic"),
    pytest.param(4, {}, id="four"),
]
IN_WORDS = {
    "LotDrawn",
    "AdministratorsOffered",
    "AdministratorKept",
    "ReportsShown",
    "RoundBegan",
    "ImprovementsRevealed",
    "KindChosen",
    "AmbulanceTaken",
    "BedsMissing",
    "LowestTaken",
    "SpecialistHelps",
    "SpecialistIdle",
    "ShiftEnded",
    "PatientSpared",
    "MatchEnded",
}
"""What is told in words only."""


class Watched:
    """What *table* tells from now on, each motion brought to its end at once."""

    def __init__(self, table, pace=1.0):
        self.table, self.scene = table, table.scene
        self.scene.motion.pace = pace
        self.events, self.moved, self.steps = [], [], 0
        match = table.session.match
        self._since = match.ply
        # One other table is enough to compare with: it only jumps.
        self._other = looks.scene(match.game, match.setup.players, table.page.words)
        self._animate = self.scene.animate
        self.scene.animate = self._animated
        table.page.director.shown.connect(self._shown)

    def _animated(self, event):
        motion = self._animate(event)
        self.events.append(event)
        if motion is not None:
            self.moved.append(event)
        return motion

    def _shown(self, played):
        self._other.sync(played.after)
        self.steps += 1
        if self.steps % 25:
            assert self.scene.dump() == self._other.dump(), played
        else:
            assert self.scene.dump() == self.table.fresh(played.after), played

    def finish(self):
        """Every motion of the step comes to its end, one after the other."""
        director = self.table.page.director
        while director.is_moving:
            motion = director._moving
            motion.setCurrentTime(motion.totalDuration())

    def play(self, choice, until):
        """Plays on by whim so many actions, or to the end of the match."""
        session, rng = self.table.session, Random(choice)
        while session.turn is not None and session.match.ply < until:
            legal = session.legal_actions if session.turn != CHANCE else ()
            self.scene.present(session.state, legal, session.turn == CHANCE)
            if session.turn == CHANCE:
                session.throw()
            else:
                idle = [action for action in legal if isinstance(action, Idle)]
                # Not every worker: a match is long enough.
                lazy = idle and rng.random() < 0.2
                session.play(idle[0] if lazy else rng.choice(legal))
            self.finish()

    def names(self):
        """What was told, in order; it is what has happened."""
        log = self.table.session.match.log[self._since :]
        assert self.events == [event for played in log for event in played.events]
        assert self.steps == len(log)
        return [type(event).__name__ for event in self.events]


class TestMatch:
    """From the lot to the last point, motion and truth are the same."""

    @pytest.mark.parametrize(("seats", "variants"), MATCHES)
    def test_rounds_of_people(self, seated, seats, variants):
        table = seated(seats=seats, **variants)
        watched = Watched(table)
        watched.play(f"{seats} {variants}", until=130)
        told = set(watched.names())
        assert {"RoundBegan", "AmbulanceTaken", "PatientArrived", "WorkerSent"} <= told
        still = {type(event).__name__ for event in watched.events if event not in watched.moved}
        assert still <= IN_WORDS

    def test_a_whole_match_to_its_end(self, seated):
        table = seated(seats=2, administrators="off")
        watched = Watched(table, pace=0.4)
        watched.play("whole", until=9999)
        assert watched.names()[-1] == "MatchEnded"
        assert watched.names().count("RoundBegan") == 8

    @pytest.mark.parametrize("people", [0, 1])
    def test_bots_move_in_small_hospitals_and_in_the_large_one(self, seated, people):
        bots = dict.fromkeys(range(people, 3), "random")
        table = seated(seats=3, bots_at=bots, speed="fast")
        watched, rng = Watched(table, pace=0.002), Random(people)

        def sit():
            """The person, if there is one, does anything that is allowed."""
            if table.page.host.awaits_throw:
                table.page.throw()
            elif table.page.host.is_persons_turn and not table.page.director.is_moving:
                table.session.play(rng.choice(table.session.legal_actions))
            return watched.steps > 35

        table._qtbot.waitUntil(sit, timeout=30000)

    def test_without_motion_nothing_is_told_and_all_is_shown(self, seated):
        table = seated(seats=2)
        watched = Watched(table, pace=0.0)
        watched.play("no motion", until=60)
        assert not watched.events
        assert watched.steps == 60
