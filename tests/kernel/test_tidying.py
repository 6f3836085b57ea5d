"""What nobody holds any more is destroyed in the thread of the window, whoever else runs."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QObject

from tabletop.players import Bots


class Held(QObject):
    """A thing of Qt's that holds itself, and tells in which thread it is let go."""

    def __init__(self, told):
        super().__init__()
        self.itself = self
        self.told = told

    def __del__(self):
        self.told.append(threading.current_thread())


@pytest.fixture
def bots(qapp):
    made = Bots()
    yield made
    made.stop()


def test_no_other_thread_collects_while_bots_think(qtbot, bots):
    bots.start()
    assert not gc.isenabled()
    told = []
    for _ in range(50):
        Held(told)
    elsewhere = threading.Thread(target=lambda: [[] for _ in range(20_000)])
    elsewhere.start()
    elsewhere.join()
    assert not told
    keep = [[] for _ in range(2 * gc.get_threshold()[0])]
    qtbot.waitUntil(lambda: len(told) == 50, timeout=5000)
    assert set(told) == {threading.main_thread()}
    assert keep


def test_as_long_as_anybody_thinks_python_does_not_collect_by_itself(qapp, bots):
    others = Bots()
    bots.start()
    others.start()
    others.stop()
    assert not gc.isenabled()
    bots.stop()
    assert gc.isenabled()


def test_python_collects_by_itself_again_when_they_have_left(bots):
    before = set(threading.enumerate())
    bots.start()
    assert set(threading.enumerate()) > before
    bots.stop()
    assert gc.isenabled()
    assert set(threading.enumerate()) == before
