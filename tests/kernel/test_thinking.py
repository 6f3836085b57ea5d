"""A process that thinks: answers come by themselves, and what nobody wants is left off."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QCoreApplication

from tabletop.thinking import Thinking


def doubled(number):
    return 2 * number


def endless(path):
    """Never comes to an end, and tells that it has begun."""
    path.write_text("begun")
    while True:
        sum(range(100))


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
