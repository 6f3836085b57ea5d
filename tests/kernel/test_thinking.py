"""A process that thinks: answers come by themselves, and what nobody wants is left off."""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
import threading
import time
from types import SimpleNamespace

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication

from tabletop import thinking as thought
from tabletop.thinking import Thinking, _Desk


def doubled(number):
    return 2 * number


def endless(path):
    """Never comes to an end, and tells that it has begun."""
    path.write_text("begun")
    while True:
        sum(range(100))


def said_by_half(path):
    """A long answer that sticks in the middle of its way, and tells when it does."""

    def stuck(_, answer, write=os.write):
        write(connection.fileno(), answer[: len(answer) // 2])
        endless(path)

    connection = multiprocessing.current_process()._args[1]._writer
    connection._send = stuck.__get__(connection)
    return bytes(100_000)


def failing():
    raise ValueError("no idea")


@pytest.fixture
def thinking(qapp):
    made = Thinking()
    yield made
    made.stop()


@pytest.fixture
def heard(thinking):
    """What has been answered so far."""
    found = []
    thinking.answered.connect(lambda token, answer: found.append((token, answer)))
    return found


def test_answers_come_with_their_tokens(thinking, heard, qtbot):
    thinking.send("a", doubled, 3)
    thinking.send("b", doubled, 4)
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=60_000)
    assert heard == [("a", 6), ("b", 8)]


def test_what_goes_wrong_is_the_answer(thinking, heard, qtbot):
    thinking.send("a", failing)
    qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
    ((token, error),) = heard
    assert (token, type(error), str(error)) == ("a", ValueError, "no idea")


class TestDropping:
    def begun(self, thinking, qtbot, path, token="long"):
        thinking.send(token, endless, path)
        qtbot.waitUntil(path.exists, timeout=60_000)

    def test_ends_a_thought_in_the_middle(self, thinking, heard, qtbot, tmp_path):
        self.begun(thinking, qtbot, tmp_path / "begun")
        thinking.drop("long")
        thinking.send("next", doubled, 1)
        qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
        assert heard == [("next", 2)]

    def test_happens_in_the_same_process_again_and_again(self, thinking, heard, qtbot, tmp_path):
        thinking.start()
        processes = set(thinking._pool._processes)
        for number in range(5):
            self.begun(thinking, qtbot, tmp_path / str(number), token=number)
            thinking.drop(number)
        thinking.send("next", doubled, 1)
        qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
        assert heard == [("next", 2)]
        assert set(thinking._pool._processes) == processes

    def test_of_what_has_not_begun_leaves_the_running_thought_alone(
        self, thinking, heard, qtbot, tmp_path
    ):
        self.begun(thinking, qtbot, tmp_path / "begun")
        thinking.send("second", doubled, 1)
        thinking.send("third", doubled, 2)
        thinking.send("fourth", doubled, 3)
        for token in ("second", "third"):
            thinking.drop(token)
        time.sleep(0.1)
        QCoreApplication.processEvents()
        assert heard == []
        thinking.drop("long")
        qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
        assert heard == [("fourth", 6)]

    def test_at_any_moment_does_no_harm(self, thinking, heard, qtbot):
        # Thoughts that end just when they are dropped.
        for number in range(300):
            thinking.send(number, doubled, number)
            if number % 3:
                time.sleep(0.0002 * (number % 7))
                thinking.drop(number)
        thinking.send("last", doubled, 1)
        qtbot.waitUntil(lambda: ("last", 2) in heard, timeout=60_000)
        assert all(answer == 2 * token for token, answer in heard if token != "last")
        assert set(range(0, 300, 3)) <= {token for token, _ in heard}

    def test_of_what_was_answered_or_never_asked_is_nothing(self, thinking, heard, qtbot):
        thinking.send("a", doubled, 1)
        qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
        thinking.drop("a")
        thinking.drop("b")
        thinking.send("c", doubled, 2)
        qtbot.waitUntil(lambda: len(heard) == 2, timeout=60_000)


class TestTrouble:
    def test_a_process_that_was_killed_is_told_and_another_thinks(
        self, thinking, heard, qtbot, tmp_path
    ):
        thinking.send("long", endless, tmp_path / "begun")
        qtbot.waitUntil((tmp_path / "begun").exists, timeout=60_000)
        self.killed(thinking)
        qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
        ((token, error),) = heard
        assert (token, str(error)) == ("long", "its process has ended.")
        thinking.send("next", doubled, 1)
        qtbot.waitUntil(lambda: len(heard) == 2, timeout=60_000)
        assert heard[1] == ("next", 2)

    def test_a_process_that_was_killed_in_the_middle_of_its_answer_is_told(
        self, thinking, heard, qtbot, tmp_path
    ):
        thinking.send("long", said_by_half, tmp_path / "half")
        qtbot.waitUntil((tmp_path / "half").exists, timeout=60_000)
        self.killed(thinking)
        qtbot.waitUntil(lambda: bool(heard), timeout=10_000)
        ((token, error),) = heard
        assert (token, str(error)) == ("long", "its process has ended.")

    @pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped there")
    def test_a_process_that_was_killed_before_it_heard_a_long_question_is_told(
        self, thinking, heard, qtbot
    ):
        thinking.send("first", doubled, 1)
        qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
        (process,) = thinking._pool._processes.values()
        os.kill(process.pid, signal.SIGSTOP)
        thread = thinking._pool._executor_manager_thread
        thinking.send("long", len, bytes(1_000_000))
        self.killed(thinking)
        qtbot.waitUntil(lambda: len(heard) == 2, timeout=10_000)
        assert str(heard[1][1]) == "its process has ended."
        thread.join(10)
        assert not thread.is_alive()

    def killed(self, thinking):
        for process in list(thinking._pool._processes.values()):
            process.kill()

    def test_an_answer_after_the_window_has_gone_is_for_nobody(self, qapp, qtbot, caplog):
        late = Thinking()
        late.send("a", doubled, 1)
        (_, future), pool = late._asked["a"], late._pool
        late._tidying.stop()
        shiboken6.delete(late)
        assert future.result(60) == 2
        pool.shutdown()
        assert caplog.records == []

    def test_it_ends_though_its_pool_keeps_the_thread_to_itself(self, thinking):
        thinking.start()
        (process,) = thinking._pool._processes.values()
        thinking._pool._executor_manager_thread = None
        thinking.stop()
        process.join(60)
        assert process.exitcode is not None

    def test_a_pool_that_keeps_the_ends_to_itself_is_left_alone(self):
        pool = SimpleNamespace()
        thought._let_go_of_its_ends(pool)
        assert pool == SimpleNamespace()

    def test_it_can_be_ended_before_it_has_begun_and_twice(self, thinking):
        thinking.stop()
        thinking.start()
        thinking.stop()
        thinking.stop()
        assert thinking._pool is None


class TestDesk:
    """What happens in the process, looked at in this one."""

    def test_a_thought_leaves_off_when_it_is_dropped(self):
        desk = _Desk()

        def dropped_meanwhile():
            threading.Thread(target=desk.drop, args=(1,)).start()
            while True:
                sum(range(100))

        assert desk.think(1, dropped_meanwhile, ()) is None
        assert desk.think(2, doubled, (2,)) == 4

    def test_what_was_dropped_before_is_never_begun(self):
        desk, begun = _Desk(), []
        desk.drop(1)
        assert desk.think(1, begun.append, (1,)) is None
        assert begun == []

    def test_the_thought_about_another_goes_on(self):
        desk = _Desk()

        def another_is_dropped():
            desk.drop(2)
            return "through"

        assert desk.think(1, another_is_dropped, ()) == "through"
        assert desk.think(2, doubled, (2,)) is None

    def test_it_does_not_end_while_the_other_thread_is_still_raising(self):
        desk = _Desk()
        raised = threading.Timer(0.05, lambda: setattr(desk, "_is_raising", False))

        def almost_dropped():
            desk._is_raising = True
            raised.start()

        desk.think(1, almost_dropped, ())
        assert not desk._is_raising
        raised.join()


class TestListening:
    """A process hears from its window what is dropped, and ends with it."""

    @pytest.fixture
    def left(self, monkeypatch):
        """With which code the process has ended."""
        codes = queue.SimpleQueue()
        monkeypatch.setattr(os, "_exit", codes.put)
        monkeypatch.setattr(thought, "_desk", None, raising=False)
        return codes

    @pytest.fixture
    def window(self, monkeypatch):
        """Is there until it is closed."""
        lives, is_there = multiprocessing.Pipe(duplex=False)
        parent = SimpleNamespace(sentinel=lives)
        monkeypatch.setattr(multiprocessing, "parent_process", lambda: parent)
        yield is_there
        is_there.close()
        lives.close()

    def test_what_is_dropped_is_not_thought_about(self, left, window, qtbot):
        heard, orders = multiprocessing.Pipe(duplex=False)
        thought._begin(heard)
        orders.send(7)
        qtbot.waitUntil(lambda: 7 in thought._desk._dropped, timeout=60_000)
        assert thought._thought(7, doubled, (1,)) is None
        assert thought._thought(8, doubled, (1,)) == 2
        orders.close()
        assert left.get(timeout=60) == 0
        heard.close()

    def test_it_ends_with_a_window_that_is_killed(self, left, window):
        heard, orders = multiprocessing.Pipe(duplex=False)
        thought._begin(heard)
        window.close()
        assert left.get(timeout=60) == 0
        orders.close()
        heard.close()
