"""Does the Qt binding keep its counts? 6.12.0 lost one on every emit, and ended the process."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

CALLS = 500
# Other work in the process may take or give a few references meanwhile.
SLACK = CALLS // 5


class Caller(QObject):
    called = Signal(bool)


def test_calls_and_emits_lose_no_reference(qapp: QApplication):
    caller = Caller()
    heard = []
    caller.called.connect(heard.append)
    before = sys.getrefcount(None), sys.getrefcount(True) - len(heard)
    for _ in range(CALLS):
        caller.setObjectName("caller")
        caller.called.emit(True)
    after = sys.getrefcount(None), sys.getrefcount(True) - len(heard)
    assert abs(after[0] - before[0]) < SLACK
    assert abs(after[1] - before[1]) < SLACK
