"""Bots answer from their own process; who hosts a match asks them, and plays what they say."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tabletop import games
from tabletop.players import Bots, Host, Question, answer
from tabletop.session import Session


@pytest.fixture
def thinking(seated):
    """Anna has moved; the bot is asked."""
    session, host = seated("Anna", "bot random", log=("starts 1", "one die", "roll 2"))
    host.go_on()
    return session, host


class TestRealBots:
    @pytest.fixture
    def real(self, qapp):
        found = Bots()
        yield found
        found.stop()

    def test_think_in_another_process(self, caries, real, qtbot, monkeypatch):
        match = caries.begin("bot random", "bot random")
        caries.play_on(match, 40)
        while match.turn == -1:
            match.play(match.drawn())
        question = Question("caries", "random", match.state, "7/40/random")
        expected = answer(question)

        def not_here(*_args):
            raise AssertionError("a bot thinks in the process of the window")

        monkeypatch.setattr(games, "bot", not_here)
        with qtbot.waitSignal(real.answered, timeout=60_000) as came:
            real.ask("token", question)
        assert came.args == ["token", expected]

    def test_play_a_match_to_its_end(self, caries, real, qtbot):
        session = Session(caries.begin("bot random", "bot random"))
        host = Host(session, real, session)
        failed = []
        host.failed.connect(failed.append)
        session.stepped.connect(lambda _played: host.go_on())
        host.go_on()
        qtbot.waitUntil(lambda: session.turn is None, timeout=60_000)
        assert failed == []
        again = Session(caries.begin("bot random", "bot random"))
        for action in session.match.actions:
            again.play(action)
        assert again.state == session.state

    def test_that_do_not_exist_are_told(self, caries, real, qtbot):
        session = Session(caries.begin("bot genius"))
        host = Host(session, real, session)
        with qtbot.waitSignal(host.failed, timeout=60_000) as came:
            host.go_on()
        assert 'the bot could not answer: caries has no bot "genius"' in str(came.args[0])
        assert not host.is_thinking

    def test_come_back_when_their_process_was_killed(self, caries, real, qtbot):
        match = caries.begin("bot random")
        question = Question("caries", "random", match.state, "7/0/random")
        with qtbot.waitSignal(real.answered, timeout=60_000):
            real.ask("first", question)
        for process in list(real._pool._processes.values()):
            process.kill()
            process.join()
        expected = answer(question)

        def asked():
            with qtbot.waitSignal(real.answered, timeout=60_000) as came:
                real.ask("again", question)
            return came.args[1]

        # The first question may still go to the dead process, and that is told.
        assert expected in (asked(), asked())


class TestBotsTurn:
    def test_is_asked_once_for_the_position(self, caries, bots, thinking):
        session, host = thinking
        host.go_on()
        assert [question for _, question in bots.asked] == [
            Question(
                "caries", "random", session.state, f"random/{caries.game.notation(session.state)}"
            )
        ]
        assert host.is_thinking

    def test_is_played_when_the_answer_comes(self, caries, bots, thinking):
        session, host = thinking
        bots.answer(caries.game.decode("one die"))
        assert caries.lines(session.match)[3:] == ["one die"]
        assert (host.is_thinking, host.told) == (False, [])

    def test_a_persons_turn_is_left_to_the_person(self, bots, seated):
        session, host = seated("Anna", "bot random", log=("starts 1",))
        host.go_on()
        assert (bots.asked, session.match.ply, host.is_thinking) == ([], 1, False)

    def test_nobody_is_asked_when_it_is_over(self, caries, bots, seated):
        session, host = seated("bot random")
        caries.play_on(session, 10_000)
        host.go_on()
        assert bots.asked == []

    @pytest.mark.parametrize(
        ("found", "says"),
        [
            pytest.param(ValueError("no idea"), "the bot could not answer: no idea", id="fails"),
            pytest.param("stop", '"stop" cannot be played', id="breaks the rules"),
        ],
    )
    def test_a_bot_that_is_told(self, caries, bots, thinking, found, says):
        session, host = thinking
        bots.answer(caries.game.decode(found) if isinstance(found, str) else found)
        assert session.match.ply == 3
        assert says in host.told[0]
        host.go_on()
        assert len(bots.asked) == 1, "nobody has said: try again"
        host.try_again()
        assert len(bots.asked) == 2


class TestLateAnswer:
    """An answer to a position that is no more finds nobody."""

    def late(self, caries, bots, session, host):
        log = list(session.match.log)
        bots.answer(caries.game.decode("one die"), number=0)
        assert session.match.log == log
        assert host.told == []

    def test_after_undo(self, caries, bots, thinking):
        session, host = thinking
        session.undo()
        assert not host.is_thinking
        self.late(caries, bots, session, host)

    def test_after_undo_and_redo(self, caries, bots, thinking):
        session, host = thinking
        session.undo()
        session.redo()
        host.go_on()
        assert len(bots.asked) == 2
        self.late(caries, bots, session, host)
        bots.answer(caries.game.decode("one die"))
        assert caries.lines(session.match)[3:] == ["one die"]

    def test_after_somebody_played_for_the_bot(self, caries, bots, thinking):
        session, host = thinking
        caries.play(session, "one die", "roll 2")
        self.late(caries, bots, session, host)

    def test_after_the_match_was_closed(self, caries, bots, thinking):
        session, host = thinking
        host.leave()
        self.late(caries, bots, session, host)

    def test_that_was_on_its_way_when_the_match_was_taken_back(self, caries, bots, thinking):
        session, host = thinking
        bots.answered.emit(bots.asked[0][0], caries.game.decode("one die"))
        session.undo()
        QCoreApplication.processEvents()
        assert caries.lines(session.match) == ["starts 1"]
        assert host.told == []


class TestDropping:
    """A thought that nobody waits for any more is ended."""

    @pytest.mark.parametrize(
        "leave",
        [
            pytest.param(lambda session, host: session.undo(), id="undo"),
            pytest.param(lambda session, host: host.leave(), id="the match is closed"),
            pytest.param(lambda session, host: host.pause(), id="somebody looks back"),
        ],
    )
    def test_when(self, bots, thinking, leave):
        leave(*thinking)
        assert bots.dropped == [bots.asked[0][0]]

    def test_not_when_it_has_answered(self, caries, bots, thinking):
        bots.answer(caries.game.decode("one die"))
        thinking[1].pause()
        assert bots.dropped == []


class TestPace:
    def test_a_bot_takes_its_time(self, caries, bots, thinking, qtbot):
        session, host = thinking
        host.unhurried = 150
        bots.answer(caries.game.decode("one die"))
        assert session.match.ply == 3
        assert host.is_thinking
        qtbot.waitUntil(lambda: session.match.ply == 4, timeout=5000)
        assert not host.is_thinking

    def test_what_is_taken_back_meanwhile_is_not_played(self, caries, bots, thinking, qtbot):
        session, host = thinking
        host.unhurried = 30
        bots.answer(caries.game.decode("one die"))
        session.undo()
        qtbot.wait(60)
        assert caries.lines(session.match) == ["starts 1"]
        assert not host.is_thinking


WINDOW = """
import sys, time
from PySide6.QtCore import QCoreApplication
from tabletop.players import Bots, Question

if __name__ == "__main__":
    app = QCoreApplication([])
    bots = Bots()
    bots.start()
    (process,) = bots._pool._processes
    print(process, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_bots_process_ends_with_a_window_that_is_killed(tmp_path):
    script = tmp_path / "window.py"
    script.write_text(WINDOW)
    tree = str(Path(__file__).parents[2])
    window = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": tree},
    )
    assert window.stdout is not None
    stat = Path("/proc", window.stdout.readline().strip(), "stat")
    assert stat.exists()
    window.kill()
    window.wait()
    window.stdout.close()
    end = time.monotonic() + 60
    # It may be gone between two looks.
    with suppress(FileNotFoundError, ProcessLookupError):
        # Where nobody collects it, what has ended stays as a zombie.
        while stat.read_text().split()[2] != "Z":
            assert time.monotonic() < end, "the process of the bots goes on"
            time.sleep(0.1)
