"""The session tells each step once: on disk first, then at the table, then told."""

from __future__ import annotations

import pytest

from tabletop.kernel.errors import IllegalAction, LibraryError
from tabletop.session import Session


class Told(list):
    """What a session has announced, as (signal, what)."""

    def __init__(self, session: Session):
        self.session = session
        session.stepped.connect(self._stepped)
        session.rewound.connect(self._rewound)

    def _stepped(self, played):
        # Who listens already finds the match where the signal says it is.
        assert self.session.match.log[-1] is played
        assert self.session.state is played.after
        self.append(("stepped", played))

    def _rewound(self, state):
        assert self.session.state is state
        self.append(("rewound", state))


class Paper:
    """Writes down what it is told to, and when: how many actions the match had then."""

    def __init__(self):
        self.match = None
        self.written = []
        self.torn = False

    def append(self, played):
        self._write("append", played.ply)

    def rewind(self, match):
        assert match is self.match
        self._write("rewind", match.ply)

    def _write(self, what, ply):
        if self.torn:
            raise LibraryError("the paper is torn.")
        self.written.append((what, ply, self.match.ply))


@pytest.fixture
def paper():
    return Paper()


@pytest.fixture
def session(caries, paper):
    """Anna has moved to the brush; it is Bob's turn."""
    paper.match = caries.begin("Anna", "Bob")
    session = Session(paper.match, paper)
    caries.play(session, "starts 1", "one die", "roll 2")
    paper.written.clear()
    return session


@pytest.fixture
def told(session):
    return Told(session)


class TestPlay:
    def test_is_told_once_with_its_story(self, caries, session, told):
        caries.play(session, "one die", "roll 3")
        assert [what for what, _ in told] == ["stepped", "stepped"]
        played = told[-1][1]
        assert (played.ply, played.actor) == (4, -1)
        assert played.events
        assert played.before == told[0][1].after

    def test_is_written_before_it_happens(self, caries, session, paper):
        caries.play(session, "one die")
        assert paper.written == [("append", 3, 3)]
        assert session.match.ply == 4

    def test_by_chance_brings_what_the_seed_says(self, caries, session, told):
        caries.play(session, "one die")
        expected = session.match.drawn()
        session.throw()
        assert told[-1][1].action == expected

    def test_against_the_rules_is_not_even_written(self, caries, session, paper, told):
        with pytest.raises(IllegalAction):
            caries.play(session, "stop")
        assert (paper.written, list(told), session.match.ply) == ([], [], 3)

    def test_without_a_library_is_possible(self, caries):
        session = Session(caries.begin("Anna"))
        caries.play_on(session, 10_000)
        assert session.turn is None
        assert session.legal_actions == ()


class TestTakingBack:
    def test_and_again_are_told_once_each(self, session, told):
        there = session.state
        assert session.undo()
        assert session.match.ply == 1
        assert session.redo()
        assert [what for what, _ in told] == ["rewound", "rewound"]
        assert told[-1][1] == there

    def test_is_written(self, session, paper):
        session.undo()
        session.redo()
        assert [written[:2] for written in paper.written] == [("rewind", 1), ("rewind", 3)]

    def test_says_where_it_is_closed_and_tells_nobody(self, session, paper, told):
        assert not session.redo()
        session.undo()
        paper.written.clear()
        told.clear()
        assert not session.undo()
        assert (paper.written, list(told)) == ([], [])


class TestTornPaper:
    """What cannot be written does not happen."""

    @pytest.fixture
    def unwritten(self, session, paper, told):
        def act(move):
            log, undone = list(session.match.log), list(session.match.undone)
            told.clear()
            paper.torn = True
            with pytest.raises(LibraryError, match="torn"):
                move()
            paper.torn = False
            assert (session.match.log, session.match.undone) == (log, undone)
            assert list(told) == []

        return act

    def test_no_action_happens(self, caries, session, told, unwritten):
        def move():
            caries.play(session, "one die")

        unwritten(move)
        move()
        assert [what for what, _ in told] == ["stepped"]

    def test_no_throw_happens(self, caries, session, unwritten):
        caries.play(session, "one die")
        expected = session.match.drawn()
        unwritten(session.throw)
        assert session.match.drawn() == expected

    def test_nothing_is_taken_back(self, caries, session, told, unwritten):
        caries.play(session, "one die", "roll 2")
        session.undo()
        unwritten(session.undo)
        assert session.undo()
        assert session.match.ply == 1
        assert [what for what, _ in told] == ["rewound"]

    def test_nothing_comes_again(self, session, told, unwritten):
        session.undo()
        unwritten(session.redo)
        assert session.redo()
        assert session.match.ply == 3
        assert [what for what, _ in told] == ["rewound"]
